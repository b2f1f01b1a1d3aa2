Feature: Clash and hand-to-hand combat

  @minis.8.3.1
  Rule: The clash

    @x1
    Scenario: The first round is a clash, and it can bring panic
      Given units A + B: infantry in loose order, A 2, Def 1, M 1
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 1 for attack, 3 and 1 for defence
      Then B suffers: panic
      And this clause applies

    @x2
    Scenario: A round after the first is no clash, and panic is over
      Given units A + B: infantry in loose order, A 2, Def 1, M 1
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 6 and 1 for attack, 3 and 1 for defence
      Then B suffers: destroyed
      And this clause does not apply

  @minis.8.3.2
  Rule: Clash modifiers

    @x1
    Scenario: Pikes lend no strength after the clash
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A carries pike
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 9
      And this clause applies

    @x2
    Scenario: Javelins are no help after the clash either
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And B carries javelin
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of B is 9
      And this clause applies

    @x3
    Scenario: In the clash pikes count
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A carries pike
      And A is on Attack
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 11
      And this clause does not apply

  @minis.8.3.3
  Rule: Hand-to-hand combat follows

    @x1
    Scenario: Nobody gave way in the clash, so the close combat goes on
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 2 and 2 for attack, 3 and 3 for defence
      Then the close combat of A and B goes on
      And this clause applies

    @x2
    Scenario: The next round is not fought in the same player’s turn
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And it is the turn of blue
      And A and B have fought a round in the turn of blue
      When A and B fight a round
      Then it is not allowed, by this clause

    @x3
    Scenario: It is fought in the turn of the other player that comes directly after
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And it is the turn of red
      And A and B have fought a round in the turn of blue
      And A and B face each other, 0 steps apart
      When A and B fight, rolling 2 and 2 for attack, 3 and 3 for defence
      Then the close combat of A and B goes on
      And this clause applies

    @x4
    Scenario: Read as the same player’s next turn, it is not fought in the turn of the other
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And it is the turn of red
      And A and B have fought a round in the turn of blue
      And the table plays: the next round is fought in the same player’s next turn
      When A and B fight a round
      Then it is not allowed, by this clause

    @x5
    Scenario: Read as the same phase, the next round is fought at once
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And it is the turn of blue
      And A and B have fought a round in the turn of blue
      And A and B face each other, 0 steps apart
      And the table plays: the next round is fought in the same phase
      When A and B fight, rolling 2 and 2 for attack, 3 and 3 for defence
      Then the close combat of A and B goes on

  @minis.8.3.4
  Rule: Simultaneous blows

    @x1
    Scenario: A unit that loses a figure has answered with all four
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 4 and 2 for defence
      Then total attack of B is 9
      And figures lost by B: 1
      And this clause applies

    @x2
    Scenario: Hand to hand both strike with all they have as well
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 6 and 3 for attack, 4 and 1 for defence
      Then total attack of B is 9
      And B suffers: destroyed
      And this clause applies

    @x3
    Scenario: A unit struck in the rear is no equal in the clash
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the rear zone; the clash comes next
      When A and B fight, rolling 3 for attack and 3 for defence
      Then figures lost by B: 1
      And this clause does not apply

  @minis.8.3.5
  Rule: Losses after the blows

    @x1
    Scenario: Both lose a figure, and neither blow was the weaker for it
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 2 and 2 for defence
      Then total attack of A is 9
      And total attack of B is 9
      And figures lost by A: 1
      And this clause applies

    @x2
    Scenario: A unit that dies of its losses has struck before it is removed
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And losses of B: 1
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 2 and 2 for defence
      Then B is removed: destroyed
      And total attack of B is 8
      And this clause applies

  @minis.8.3.6
  Rule: Working out a round

    @x1
    Scenario: Each side rolls a die for attack and a die for defence
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 5 and 2 for attack, 6 and 4 for defence
      Then total attack of A is 11
      And total defence of A is 11
      And this clause applies

    @x2
    Scenario: The other side works out its own attack against the first
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 5 and 2 for attack, 6 and 4 for defence
      Then R against A is -3
      And this clause applies

  @minis.8.3.7
  Rule: Total attack

    @x1
    Scenario: Combat strength 4, attack 2 and a three make 9
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 1 for attack, 1 and 1 for defence
      Then total attack of A is 9
      And this clause applies

    @x2
    Scenario: An ordinary commander and a skirmisher beside it add one and a half
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And unit C: infantry in dispersed order, A 1, Def 0, M 2
      And A + C form a line, from left to right
      And K is a commander in A
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 1 for attack, 1 and 1 for defence
      Then total attack of A is 10.5

    @x3
    Scenario: A disorder point takes one off
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has 1 DP
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 1 for attack, 1 and 1 for defence
      Then total attack of A is 8
      And this clause applies

  @minis.8.3.8
  Rule: Total defence

    @x1
    Scenario: Combat strength 4, defence 1 and a five make 10
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 1 for attack, 1 and 5 for defence
      Then total defence of B is 10
      And this clause applies

    @x2
    Scenario: A unit on a hill defends with one more
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      And B stands higher than A
      When A and B fight, rolling 3 and 1 for attack, 1 and 5 for defence
      Then total defence of B is 11
      And this clause applies

  @minis.8.3.9
  Rule: Result of a blow

    @x1
    Scenario: Twelve against nine gives R 3
      Given unit A: infantry in loose order, A 6, Def 4, M 3
      And unit B: infantry in loose order, A 6, Def 3, M 3
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 2 and 1 for attack, 6 and 2 for defence
      Then R against B is 3
      And this clause applies

    @x2
    Scenario: A result can be below zero
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 1 and 1 for attack, 1 and 6 for defence
      Then R against B is -4
      And this clause applies

  @minis.8.3.10
  Rule: Result against morale

    @x1
    Scenario Outline: The same R puts militia to flight and veterans only back
      Given unit A: infantry in loose order, A 2, Def 1, M 2
      And unit B: infantry in loose order, A 2, Def 1, M <morale>
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 1 for attack, 6 and 2 for defence
      Then B suffers: <result>
      And this clause applies

      Examples:
        | morale | result  |
        | 1      | flight  |
        | 2      | retreat |
        | 3      | retreat |

    @x2
    Scenario: The morale of the unit that suffers the blow counts, not the striker’s
      Given unit A: infantry in loose order, A 2, Def 1, M 1
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 1 for attack, 6 and 2 for defence
      Then B suffers: retreat
      And this clause applies

  @minis.8.3.11
  Rule: Close-combat results

    @x1
    Scenario Outline: In the clash, R against morale 2 gives the result from front or flank
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling <attack> and 1 for attack, 6 and <guard> for defence
      Then R against B is <number>
      And B suffers: <result>
      And this clause applies

      Examples:
        | attack | guard | number | result   |
        | 3      | 4     | 0      | carry on |
        | 4      | 4     | 1      | retreat  |
        | 5      | 4     | 2      | retreat  |
        | 6      | 4     | 3      | flight   |
        | 6      | 3     | 4      | flight   |
        | 6      | 2     | 5      | panic    |

    @x2
    Scenario Outline: Hand to hand, the last column destroys
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling <attack> and 1 for attack, 6 and <guard> for defence
      Then B suffers: <result>
      And this clause applies

      Examples:
        | attack | guard | result    |
        | 3      | 4     | carry on  |
        | 4      | 4     | retreat   |
        | 6      | 4     | flight    |
        | 6      | 2     | destroyed |

    @x3
    Scenario Outline: Struck in the rear, a unit stands, flees or is destroyed
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the rear zone; the clash comes next
      When A and B fight, rolling <attack> for attack and <guard> for defence
      Then B suffers: <result>
      And this clause gives <loss>

      Examples:
        | attack | guard | result    | loss |
        | 3      | 4     | carry on  | 0    |
        | 4      | 4     | flight    | -1   |
        | 6      | 4     | flight    | -1   |
        | 6      | 2     | destroyed | 0    |

    @x4
    Scenario: A flank reads the row of the front; only its combat strength is less
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the flank zone; the clash comes next
      When A and B fight, rolling 2 and 1 for attack, 6 and 5 for defence
      Then R against B is 1
      And B suffers: retreat
      And this clause applies

    @x5
    Scenario: A result of one half is above zero
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And unit C: infantry in dispersed order, A 1, Def 0, M 2
      And A + C form a line, from left to right
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 1 for attack, 6 and 4 for defence
      Then B suffers: retreat
      And this clause applies

  @minis.8.3.12
  Rule: Taking losses

    @x1
    Scenario: A retreat costs one figure
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 4 and 1 for attack, 6 and 4 for defence
      Then figures lost by B: 1
      And this clause gives 1

    @x2
    Scenario: A flight costs no more figures than a retreat
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 1 for attack, 6 and 4 for defence
      Then figures lost by B: 1
      And this clause gives 1

    @x3
    Scenario: The third loss of a unit of five removes it
      Given units A + B: infantry in close order, A 2, Def 1, M 2
      And losses of B: 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 4 and 1 for attack, 6 and 5 for defence
      Then B is removed: destroyed
      And this clause gives 1

  @minis.8.3.13
  Rule: Panic in the clash

    @x1
    Scenario: An R of five is more than twice morale 2, and the victim panics
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 1 for attack, 6 and 2 for defence
      Then B suffers: panic
      And this clause applies

    @x2
    Scenario: An R of exactly twice the morale is flight, not panic
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 1 for attack, 6 and 3 for defence
      Then B suffers: flight
      And this clause does not apply

    @x3
    Scenario: Veterans still stand where regulars panic
      Given units A + B: infantry in loose order, A 2, Def 1, M 3
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 1 for attack, 6 and 2 for defence
      Then B suffers: flight
      And this clause does not apply

  @minis.8.3.14
  Rule: Attacker in panic

    @x1
    Scenario: An attacker in panic halts two steps short with two disorder points
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 1 and 6 for attack, 1 and 6 for defence
      Then A and B are now 2 steps apart
      And A takes 2 DP
      And this clause gives 2

    @x2
    Scenario: Read as a missed attack as well, it takes three
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      And the table plays: an attacker thrown back has missed its target as well
      When A and B fight, rolling 1 and 6 for attack, 1 and 6 for defence
      Then A takes 3 DP

    @x3
    Scenario: An attacker in panic does not flee
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 1 and 6 for attack, 1 and 6 for defence
      Then A stays where it is
      And the close combat of A and B is over
      And this clause applies

  @minis.8.3.15
  Rule: Defender in panic

    @x1
    Scenario: A defender in panic flees with two disorder points
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 1 for attack, 6 and 1 for defence
      Then B must then: flee
      And B takes 2 DP
      And this clause applies

    @x2
    Scenario: Skirmishers in panic are scattered before they get away
      Given unit A: infantry in loose order, A 2, Def 1, M 2
      And unit B: infantry in dispersed order, A 1, Def 0, M 1
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 1 for attack, 6 and 1 for defence
      Then B is removed: scattered
      And this clause applies

  @minis.8.3.16
  Rule: Panic cancels the blow

    @x1
    Scenario: Who panics loses no figures
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 4 for attack, 4 and 1 for defence
      Then the losses of B are 0
      And this clause applies

    @x2
    Scenario: The enemy suffers nothing from the blow of a unit in panic
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 4 for attack, 4 and 1 for defence
      Then the losses of A are 0
      And A now has 0 disorder points
      And this clause applies

    @x3
    Scenario: In flight without panic the blow counts
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 4 for attack, 4 and 3 for defence
      Then figures lost by A: 1
      And this clause does not apply

  @minis.8.3.17
  Rule: Both sides in panic

    @x1
    Scenario: The attacker stops two steps short, and the defender goes back without losses
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 6 for attack, 1 and 1 for defence
      Then B must then: retreat
      And A and B are now 2 steps apart
      And the losses of B are 0
      And this clause gives 2

    @x2
    Scenario: Both take two disorder points
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 6 for attack, 1 and 1 for defence
      Then A takes 2 DP
      And B takes 2 DP
      And this clause applies

    @x3
    Scenario: Read as a mere retreat, it costs the defender one
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      And the table plays: where both panic, a retreat or a halt costs 1 disorder point
      When A and B fight, rolling 6 and 6 for attack, 1 and 1 for defence
      Then B takes 1 DP
      And this clause applies

    @x4
    Scenario: The attacker, who has stopped in panic, does not pursue
      Given unit A: infantry in loose order, A 2, Def 1, M 2, Mv 12
      And unit B: infantry in loose order, A 2, Def 1, M 2, Mv 12
      And A has attacked B from the front zone; the clash comes next
      And A and B have fought, rolling 6 and 6 for attack, 1 and 1 for defence
      And B has retreated from A
      When A pursues B
      Then it is not allowed, by clause 9.3.1

  @minis.8.3.18
  Rule: Two attackers in a counter-attack

    @x1
    Scenario: The unit that declared the attack does not halt but flees, like any counter-attacker
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A and B have counter-attacked each other; the clash comes next
      When A and B fight, rolling 1 and 6 for attack, 1 and 6 for defence
      Then A must then: flee
      And this clause applies

    @x2
    Scenario: The fanatics’ onslaught counts in a counter-attack too
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And B has: fanatics
      And A and B have counter-attacked each other; the clash comes next
      When A and B fight, rolling 1 and 6 for attack, 1 and 6 for defence
      Then total attack of B is 13
      And this clause applies

  @minis.8.3.19
  Rule: Panic at a counter-attack

    @x1
    Scenario: Only the counter-attacker panics, and it flees
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A and B have counter-attacked each other; the clash comes next
      When A and B fight, rolling 6 and 1 for attack, 6 and 1 for defence
      Then B must then: flee
      And this clause applies

    @x2
    Scenario: It flees from the place it held before, five steps from where they met
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And B has spent 5 steps of its movement this turn
      And A and B have counter-attacked each other; the clash comes next
      When A and B fight, rolling 6 and 1 for attack, 6 and 1 for defence
      Then A and B are now 5 steps apart
      And this clause applies

    @x3
    Scenario: Only the attacker panics, and it does not stop two steps short
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A and B have counter-attacked each other; the clash comes next
      When A and B fight, rolling 1 and 6 for attack, 1 and 6 for defence
      Then A must then: flee
      And clause minis.8.3.14 does not apply
      And this clause applies

  @minis.8.3.20
  Rule: Both counter-attackers in panic

    @x1
    Scenario: Both stop two steps apart, each with two disorder points
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A and B have counter-attacked each other; the clash comes next
      When A and B fight, rolling 6 and 6 for attack, 1 and 1 for defence
      Then A and B are now 2 steps apart
      And A takes 2 DP
      And B takes 2 DP
      And this clause gives 2

    @x2
    Scenario: Nobody retreats
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A and B have counter-attacked each other; the clash comes next
      When A and B fight, rolling 6 and 6 for attack, 1 and 1 for defence
      Then B stays where it is
      And this clause applies

    @x3
    Scenario: Read as plain disorder, it costs each of them one
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A and B have counter-attacked each other; the clash comes next
      And the table plays: where both panic, a retreat or a halt costs 1 disorder point
      When A and B fight, rolling 6 and 6 for attack, 1 and 1 for defence
      Then A takes 1 DP
      And B takes 1 DP

  @minis.8.3.21
  Rule: Joining combat

    @x1
    Scenario: Without panic both results of the chart are applied
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 3 for attack, 2 and 3 for defence
      Then A suffers: retreat
      And B suffers: flight
      And this clause applies

    @x2
    Scenario: Where one panics, nothing of the chart is applied to the other
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 3 for attack, 2 and 2 for defence
      Then the losses of A are 0
      And B suffers: panic
      And this clause does not apply
