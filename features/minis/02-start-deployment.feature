Feature: Deployment

  @minis.2.2.camp.half
  Rule: A camp for each army

    @x1
    Scenario: A camp stands in its owner's half
      When blue places its camp in its own half: ordinary camp
      Then it is allowed
      And this clause applies

    @x2
    Scenario: A camp does not stand in the enemy half
      When blue places its camp in the enemy half: fortified camp
      Then blue cannot place its camp in the enemy half: fortified camp
      And it is not allowed, by this clause

  @minis.2.2.camp.line
  Rule: Foremost line and camp

    @x1
    Scenario: A front line 40 steps before the camp is near enough
      Given red is the attacker
      And the camp of blue is: ordinary camp
      And the front line of blue is 40 steps from its camp
      When blue finishes its deployment
      Then it is allowed
      And this clause applies

    @x2
    Scenario: A front line 41 steps before the camp is too far
      Given red is the attacker
      And the camp of blue is: ordinary camp
      And the front line of blue is 41 steps from its camp
      When blue finishes its deployment
      Then blue cannot finish its deployment
      And it is not allowed, by this clause

    @x3
    Scenario: An army without a camp has no such limit
      Given red is the attacker
      And the camp of blue is: no camp
      When blue finishes its deployment
      Then it is allowed
      And this clause does not apply

  @minis.2.2.order
  Rule: Order of deployment

    @x1
    Scenario: The defender deploys in his own half
      Given A is blue
      And red is the attacker
      When A is deployed in its own half
      Then it is allowed
      And this clause applies

    @x2
    Scenario: The defender does not deploy in the enemy half
      Given A is blue
      And red is the attacker
      When A is deployed in the enemy half
      Then A cannot be deployed in the enemy half
      And it is not allowed, by this clause

    @x3
    Scenario: The attacker waits until the defender has deployed
      Given A is red
      And red is the attacker
      When A is deployed in its own half
      Then A cannot be deployed in its own half
      And it is not allowed, by this clause

    @x4
    Scenario: Then it is the attacker's turn
      Given red is the attacker
      And blue has finished its deployment
      When red finishes its deployment
      Then it is allowed
      And this clause applies

  @minis.2.2.attacker-distance
  Rule: Distance of the attacker

    @x1
    Scenario: The attacker deploys 20 steps from the enemy
      Given A is red
      And red is the attacker
      And blue has finished its deployment
      And A and B are 20 steps apart
      When A is deployed in its own half
      Then it is allowed
      And this clause applies

    @x2
    Scenario: Nineteen and a half steps are too near
      Given A is red
      And red is the attacker
      And blue has finished its deployment
      And A and B are 19.5 steps apart
      When A is deployed in its own half
      Then A cannot be deployed in its own half
      And it is not allowed, by this clause

    @x3
    Scenario: How near another unit stands does not matter
      Given A is red
      And red is the attacker
      And blue has finished its deployment
      And A and B are 20 steps apart
      And C and B are 12 steps apart
      When A is deployed in its own half
      Then it is allowed

  @minis.2.2.example.local
  Rule: Example: a wing pushed forward

    @x1
    Scenario: On the wing where blue stands back, red comes forward to 20 steps
      Given A is red
      And red is the attacker
      And blue has finished its deployment
      And A and B are 20 steps apart
      When A is deployed in the enemy half
      Then it is allowed
      And this clause applies

    @x2
    Scenario: Eighteen steps from the unit opposite are too near, wherever the rest of the enemy stands
      Given A is red
      And red is the attacker
      And blue has finished its deployment
      And A and B are 18 steps apart
      When A is deployed in its own half
      Then it is not allowed, by clause 2.2§4
      And this clause applies

  @minis.2.2.ambush.conceal
  Rule: Laying an ambush

    @x1
    Scenario Outline: Units hide behind a hill, behind a forest and inside a forest
      Given A is blue
      When an ambush of A is laid <hiding>: <terrain>
      Then A lies hidden
      And this clause applies

      Examples:
        | hiding | terrain       |
        | behind | hill          |
        | behind | dense forest  |
        | inside | sparse forest |

    @x2
    Scenario Outline: Nobody hides on level ground, nor inside a hill
      Given A is blue
      When an ambush of A is laid <hiding>: <terrain>
      Then no ambush of A can be laid <hiding>: <terrain>
      And it is not allowed, by this clause

      Examples:
        | hiding | terrain      |
        | behind | level ground |
        | inside | hill         |

    @x3
    Scenario: Whether a stream hides anybody is not said
      Given A is blue
      When an ambush of A is laid behind: stream
      Then the source does not say

  @minis.2.2.ambush.marker
  Rule: Ambush card

    @x1
    Scenario: The card says which units lie there
      Given A + B are blue
      And an ambush of A + B has been laid behind: hill
      When the ambush card is turned over that lies behind: hill
      Then A must be set out on the table
      And B must be set out on the table
      And this clause applies

    @x2
    Scenario: The card of the forest says nothing of those behind the hill
      Given A + B are blue
      And an ambush of B has been laid inside: dense forest
      And an ambush of A has been laid behind: hill
      When the ambush card is turned over that lies inside: dense forest
      Then B must be set out on the table
      And A lies hidden

  @minis.2.2.ambush.dummy
  Rule: Dummy ambush

    @x1
    Scenario: A card may stand for nobody
      Given a dummy ambush card has been laid behind: hill
      When the ambush card is turned over that lies behind: hill
      Then nobody lies there
      And this clause applies

    @x2
    Scenario: A dummy lies where a unit could lie, so not on level ground
      When a dummy ambush card is laid behind: level ground
      Then no dummy ambush card can be laid behind: level ground
      And this clause does not apply

  @minis.2.2.ambush.reveal
  Rule: Revealing an ambush

    @x1
    Scenario: An enemy who looks at the hidden unit from 12 steps spots it
      Given A is blue
      And an ambush of A has been laid behind: hill
      And A stands in the front zone of E
      And A and E are 12 steps apart
      When E comes to where it may spot A
      Then A must be set out on the table
      And this clause applies

    @x2
    Scenario: An enemy who has the hidden unit in his flank does not
      Given A is blue
      And units E: infantry in close order
      And an ambush of A has been laid behind: hill
      And A stands in the left flank zone of E
      And A and E are 12 steps apart
      When E comes to where it may spot A
      Then A lies hidden

    @x3
    Scenario: As long as the hill is between them the unit stays hidden
      Given A is blue
      And an ambush of A has been laid behind: hill
      And A stands in the front zone of E
      And A and E are 12 steps apart
      And between A and E lies: hill
      When E comes to where it may spot A
      Then A lies hidden

  @minis.2.2.ambush.distance
  Rule: Spotting distance

    @x1
    Scenario: Twenty steps are near enough to spot an ambush
      Given A is blue
      And an ambush of A has been laid behind: hill
      And A stands in the front zone of E
      And A and E are 20 steps apart
      When E comes to where it may spot A
      Then A must be set out on the table
      And this clause applies

    @x2
    Scenario: From 21 steps nobody spots it
      Given A is blue
      And an ambush of A has been laid behind: hill
      And A stands in the front zone of E
      And A and E are 21 steps apart
      When E comes to where it may spot A
      Then A lies hidden
      And this clause applies

    @x3
    Scenario: From how far an ambush inside a forest is spotted is not said
      Given A is blue
      And an ambush of A has been laid inside: dense forest
      And A and E are 12 steps apart
      When E comes to where it may spot A
      Then the source does not say

    @x4
    Scenario: An ambush elsewhere does not matter
      Given A + B are blue
      And an ambush of A has been laid behind: hill
      And an ambush of B has been laid inside: dense forest
      And A stands in the front zone of E
      And A and E are 12 steps apart
      When E comes to where it may spot A
      Then A must be set out on the table

  @minis.2.2.first-move
  Rule: First turn

    @x1
    Scenario: The attacker takes the first turn
      Given red is the attacker
      When red takes the first turn
      Then it is now the turn of red
      And this clause applies

    @x2
    Scenario: The defender does not
      Given red is the attacker
      When blue takes the first turn
      Then blue cannot take the first turn
      And it is not allowed, by this clause

    @x3
    Scenario: After the attacker's turn it is the defender's
      Given red is the attacker
      And it is the turn of red
      And it is the Orders phase
      When the phase ends
      Then it is now the turn of blue
      And this clause applies
