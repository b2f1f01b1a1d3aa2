Feature: Kinds of elephants and chariots

  @minis.13.1.1
  Rule: Elephant values

    @x1
    Scenario Outline: Indian and African elephants have values of their own
      Given unit A: <elephant>
      When the <statistic> of A is looked up
      Then the value is <value>
      And this clause gives <value>

      Examples:
        | elephant         | statistic | value |
        | Indian elephant  | attack    | 6     |
        | Indian elephant  | defence   | 5     |
        | Indian elephant  | movement  | 14    |
        | African elephant | attack    | 5     |
        | African elephant | defence   | 4     |
        | African elephant | movement  | 14    |

    @x2
    Scenario: The total attack of an Indian elephant begins with 6 and its crew of 3
      Given unit A: Indian elephant
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A is on Attack
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 13

  @minis.13.1.2
  Rule: Elephant impact

    @x1
    Scenario: An attacking elephant strikes with impact
      Given unit A: African elephant
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A is on Attack
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 12
      And this clause applies

    @x2
    Scenario: Cavalry without lances does not
      Given units A + B: cavalry in loose order, A 2, Def 1, M 2
      And A is on Attack
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 9
      And this clause does not apply

  @minis.13.1.3
  Rule: Retreating elephants

    @x1
    Scenario: An elephant goes back a quarter of its 14 steps
      Given unit A: Indian elephant
      And unit B: infantry
      And B stands in the front zone of A
      When A retreats from B
      Then A goes 3½ steps
      And this clause applies

    @x2
    Scenario: Struck in its rear, an elephant cannot retreat either
      Given unit A: Indian elephant
      And unit B: infantry
      And B stands in the rear zone of A
      When A retreats from B
      Then it is not allowed, by clause 9.1.3

  @minis.13.1.4
  Rule: Fleeing elephants

    @x1
    Scenario: An elephant that must flee is rolled for
      Given unit A: Indian elephant
      And unit B: infantry
      When A flees from B
      Then A must then: be rolled for as a fleeing elephant

    @x2
    Scenario Outline: The die decides between a frenzy and death
      Given unit A: Indian elephant
      And A is fleeing from B
      When the owner of the fleeing elephant A rolls <die>
      Then the fate of A is: <fate>
      And this clause applies

      Examples:
        | die | fate                                |
        | 1   | frenzy, in its direction of movement |
        | 2   | frenzy, to the right                |
        | 3   | frenzy, back                        |
        | 4   | frenzy, to the left                 |
        | 5   | killed by its driver                |
        | 6   | killed by its driver                |

    @x3
    Scenario: A frenzied elephant rushes fourteen steps
      Given unit A: African elephant
      And A is fleeing from B
      When the owner of the fleeing elephant A rolls 2
      Then A rushes 14 steps

    @x4
    Scenario: Nobody rolls for an elephant that stands
      Given unit A: Indian elephant
      When the owner of the fleeing elephant A rolls
      Then it is not allowed, by this clause

    @x5
    Scenario: Nobody rolls for cavalry that flees
      Given unit A: cavalry
      And A is fleeing from B
      When the owner of the fleeing elephant A rolls
      Then it is not allowed, by this clause

    @x6
    Scenario: An elephant that flees with a loss is rolled for, and takes no disorder before
      Given unit A: Indian elephant
      And unit B: infantry in loose order, A 4, Def 1, M 2
      And B fights A hand to hand, front edge to front edge
      When B and A fight, rolling 5 and 1 for attack, 6 and 2 for defence
      Then A must then: flee
      And figures lost by A: 1
      And this clause applies

    @x7
    Scenario: Read the other way, its disorder scatters it before anybody rolls
      Given unit A: Indian elephant
      And unit B: infantry in loose order, A 4, Def 1, M 2
      And B fights A hand to hand, front edge to front edge
      And the table plays: the disorder of a fleeing elephant comes before its die
      When B and A fight, rolling 5 and 1 for attack, 6 and 2 for defence
      Then A is removed: scattered

    @x8
    Scenario: A frenzied elephant attacks nobody by order
      Given unit A: Indian elephant, on Attack
      And A is a frenzied elephant
      And A and B face each other, 10 steps apart
      When A declares an attack on B
      Then it is not allowed, by this clause

  @minis.13.1.5
  Rule: In the way of a frenzied elephant

    @x1
    Scenario: A friend nine steps away in its way is attacked
      Given unit A: Indian elephant
      And units C: infantry in loose order
      And A + C are red
      And A is fleeing from B
      And after 9 steps of level ground, A runs into C
      When the owner of the fleeing elephant A rolls 1
      Then A must then: attack whoever is in its way

    @x2
    Scenario: A unit fifteen steps away is not reached
      Given unit A: Indian elephant
      And units C: infantry in loose order
      And A is fleeing from B
      And after 15 steps of level ground, A runs into C
      When the owner of the fleeing elephant A rolls 1
      Then A rushes 14 steps
      And this clause does not apply

    @x3
    Scenario: A frenzied elephant strikes with its attack, its crew and its impact
      Given unit A: Indian elephant
      And A is a frenzied elephant
      And unit C: infantry in loose order, A 2, Def 1, M 2
      And A and C face each other, 0 steps apart
      When the frenzied elephant A attacks C, rolling 1 against 3
      Then total attack of A is 11
      And C suffers: flight

    @x4
    Scenario: A unit put to flight by a frenzied elephant takes two disorder points
      Given unit A: Indian elephant
      And A is a frenzied elephant
      And unit C: infantry in loose order, A 2, Def 1, M 2
      And A and C face each other, 0 steps apart
      When the frenzied elephant A attacks C, rolling 1 against 3
      Then C takes 2 DP
      And figures lost by C: 1

    @x5
    Scenario: A unit that holds against the elephant carries on
      Given unit A: African elephant
      And A is a frenzied elephant
      And unit C: infantry in loose order, A 2, Def 3, M 2
      And A and C face each other, 0 steps apart
      When the frenzied elephant A attacks C, rolling 1 against 6
      Then C suffers: carry on

    @x6
    Scenario: An elephant in its right mind tramples nobody
      Given unit A: Indian elephant
      And unit C: infantry in loose order, A 2, Def 1, M 2
      When the frenzied elephant A attacks C
      Then it is not allowed, by this clause

    @x7
    Scenario: Whether the unit it strikes strikes back is not said
      Given unit A: Indian elephant
      And A is a frenzied elephant
      And unit C: infantry in loose order, A 2, Def 1, M 2
      When C strikes back at the frenzied elephant A
      Then the source does not say

  @minis.13.1.6
  Rule: End of the frenzy

    @x1
    Scenario: On the next turn a frenzied elephant dies
      Given unit A: Indian elephant
      And A is a frenzied elephant
      When the next turn of the frenzied elephant A comes
      Then A is removed: destroyed

    @x2
    Scenario: It does not die in the turn in which it went into its frenzy
      Given unit A: Indian elephant
      And A is fleeing from B
      And it is the turn of blue
      And the owner of the fleeing elephant A has rolled 3
      When the next turn of the frenzied elephant A comes
      Then it is not allowed, by this clause

    @x3
    Scenario: An elephant in its right mind does not die
      Given unit A: Indian elephant
      When the next turn of the frenzied elephant A comes
      Then it is not allowed, by this clause

    @x4
    Scenario: When the turn of its owner begins, its death is due
      Given A is a frenzied elephant
      And A is blue
      And red is the attacker
      And it is the turn of red
      And it is the Orders phase
      When the phase ends
      Then A must then: die of its frenzy

  @minis.13.2.1
  Rule: Scythed chariot values

    @x1
    Scenario Outline: A scythed chariot has attack 4, defence 3 and movement 14
      Given unit A: scythed chariot
      When the <statistic> of A is looked up
      Then the value is <value>
      And this clause gives <value>

      Examples:
        | statistic | value |
        | attack    | 4     |
        | defence   | 3     |
        | movement  | 14    |

    @x2
    Scenario: The total attack of a scythed chariot begins with 4 and its crew of 3
      Given unit A: scythed chariot
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A is on Attack
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 11

  @minis.13.2.2
  Rule: Scythed chariot impact

    @x1
    Scenario: An attacking scythed chariot strikes with impact
      Given unit A: scythed chariot
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A is on Attack
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 2 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 10
      And this clause applies

    @x2
    Scenario: On a flank the scythes give nothing
      Given unit A: scythed chariot
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A is on Attack
      And A has attacked B from the left flank zone; the clash comes next
      When A and B fight, rolling 2 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 9

  @minis.13.2.3
  Rule: Scythed chariots are used only once

    @x1
    Scenario: After its clash a scythed chariot is taken off
      Given unit A: scythed chariot
      And units B: infantry in loose order
      And A is in close combat with B
      When after its clash, the scythed chariot A is taken off
      Then A is removed: used up

    @x2
    Scenario: Before its clash it is not
      Given unit A: scythed chariot
      And units B: infantry in loose order
      And A has attacked B; the clash comes next
      When after its clash, the scythed chariot A is taken off
      Then it is not allowed, by this clause

    @x3
    Scenario: A heavy chariot fights on
      Given unit A: heavy chariot
      And units B: infantry in loose order
      And A is in close combat with B
      When after its clash, the scythed chariot A is taken off
      Then it is not allowed, by this clause

    @x4
    Scenario: It fights no second round
      Given unit A: scythed chariot, on Attack
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      And A and B have fought, rolling 1 and 1 for attack, 6 and 6 for defence
      When A and B fight a round
      Then it is not allowed, by this clause

  @minis.13.3.1
  Rule: Heavy chariot values

    @x1
    Scenario Outline: A heavy chariot has attack 3, defence 4 and movement 14
      Given unit A: heavy chariot
      When the <statistic> of A is looked up
      Then the value is <value>
      And this clause gives <value>

      Examples:
        | statistic | value |
        | attack    | 3     |
        | defence   | 4     |
        | movement  | 14    |

    @x2
    Scenario: The total defence of a heavy chariot begins with 4 and its crew of 3
      Given unit A: heavy chariot
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A is on Attack
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total defence of A is 10

  @minis.13.3.2
  Rule: Heavy chariot impact

    @x1
    Scenario: An attacking heavy chariot strikes with impact
      Given unit A: heavy chariot
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A is on Attack
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 10
      And this clause applies

    @x2
    Scenario: A heavy chariot that is attacked has no impact
      Given unit A: heavy chariot
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A is on Defence
      And B has attacked A from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 9

  @minis.13.4.1
  Rule: Light chariot values

    @x1
    Scenario Outline: A light chariot has attack 2, defence 2 and movement 16
      Given unit A: light chariot
      When the <statistic> of A is looked up
      Then the value is <value>
      And this clause gives <value>

      Examples:
        | statistic | value |
        | attack    | 2     |
        | defence   | 2     |
        | movement  | 16    |

    @x2
    Scenario: The total defence of a light chariot begins with 2 and its crew of 3
      Given unit A: light chariot
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A is on Attack
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total defence of A is 8

  @minis.13.4.3
  Rule: Light chariot crew

    @x1
    Scenario Outline: The crew shoots with bows or javelins
      Given unit A on Defence: light chariot with <weapon>
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A and B face each other, 3 steps apart
      When A shoots at B, rolling 3 against 3
      Then total shooting of A is <total>
      And this clause applies

      Examples:
        | weapon    | total |
        | light bow | 7     |
        | heavy bow | 8     |
        | javelin   | 6     |

    @x2
    Scenario: Crossbows are no weapons of such a crew
      Given unit A on Defence: light chariot with light crossbow
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A and B face each other, 3 steps apart
      When A shoots at B
      Then it is not allowed, by this clause

  @minis.13.4.4
  Rule: Light chariots act like skirmishers

    @x1
    Scenario: A light chariot evades with all of its movement
      Given unit A: light chariot
      And units B: infantry in loose order
      And A is on Manoeuvre
      When A evades B
      Then A goes 16 steps
      And this clause applies

    @x2
    Scenario: A heavy chariot evades a quarter
      Given unit A: heavy chariot
      And units B: infantry in loose order
      And B stands in the front zone of A
      And A is on Manoeuvre
      When A evades B
      Then A goes 3½ steps
      And this clause does not apply

    @x3
    Scenario: A light chariot is no skirmisher to difficult going
      Given unit A: light chariot
      And A is on Manoeuvre
      And on its way, A then meets: difficult going
      When A moves 6 steps
      Then it is not allowed

    @x4
    Scenario: Read the other way, it goes where skirmishers may
      Given unit A: light chariot
      And A is on Manoeuvre
      And on its way, A then meets: difficult going
      And the table plays: light chariots may go where skirmishers may
      When A moves 6 steps
      Then it is allowed

  @minis.13.4.5
  Rule: Light chariots cannot pass through friends

    @x1
    Scenario: A friend in loose order stops an evading light chariot
      Given unit A: light chariot, on Manoeuvre
      And units B + C: infantry in loose order
      And A + C belong to red and B to the enemy
      And after 5 steps of level ground, A runs into C
      When A evades B
      Then A goes 5 steps
      And this clause applies

    @x2
    Scenario: Foot skirmishers evade through the same friend
      Given units A: infantry in dispersed order, Mv 12
      And units B + C: infantry in loose order
      And A + C belong to red and B to the enemy
      And after 5 steps of level ground, A runs into C
      When A evades B
      Then A goes 12 steps
      And this clause does not apply

  @minis.13.4.6
  Rule: Light chariots have no impact

    @x1
    Scenario: An attacking light chariot strikes without impact
      Given unit A: light chariot
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A is on Attack
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 8
      And this clause applies

    @x2
    Scenario: A heavy chariot strikes with impact
      Given unit A: heavy chariot
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A is on Attack
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 2 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 9
      And this clause does not apply

  @minis.13.4.7
  Rule: Shooting support from light chariots

    @x1
    Scenario: A light chariot adds half a point to the shot of another
      Given units A + S on Defence: light chariot with light bow
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A and B face each other, 8 steps apart
      And S and B face each other, 8 steps apart
      When A shoots at B with the support of S, rolling 3 against 3
      Then total shooting of A is 7½
      And this clause gives ½

    @x2
    Scenario: A unit of archers on foot adds a whole one
      Given unit A on Defence: light chariot with light bow
      And unit S on Defence: infantry with light bow
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A and B face each other, 8 steps apart
      And S and B face each other, 8 steps apart
      When A shoots at B with the support of S, rolling 3 against 3
      Then total shooting of A is 8

  @minis.13.4.8
  Rule: Light chariots under orders

    @x1
    Scenario: A light chariot acts under the order it was given
      Given unit A: light chariot
      And A is on Manoeuvre
      When it is asked which order is in force for A
      Then the order in force is: Manoeuvre
      And this clause applies

    @x2
    Scenario: Skirmishers act under none
      Given units A: infantry in dispersed order
      When it is asked which order is in force for A
      Then the order in force is: no order
      And this clause does not apply
