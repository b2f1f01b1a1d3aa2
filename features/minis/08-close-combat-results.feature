Feature: Who gives way, and who is destroyed

  @minis.8.3.22
  Rule: Equal results

    @x1
    Scenario: Two retreats move nobody, and the close combat goes on
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 4 and 4 for attack, 3 and 4 for defence
      Then A stays where it is
      And B stays where it is
      And the close combat of A and B goes on
      And this clause applies

    @x2
    Scenario: Two units destroyed in the same round are both removed
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 6 and 6 for attack, 1 and 1 for defence
      Then A is removed: destroyed
      And B is removed: destroyed
      And this clause applies

    @x3
    Scenario: A retreat and a flight are not the same result
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 4 for attack, 3 and 4 for defence
      Then the close combat of A and B is over
      And B suffers: flight
      And this clause does not apply

  @minis.8.3.23
  Rule: Neither attack breaks through

    @x1
    Scenario: An R of zero both ways costs nothing, and the close combat goes on
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 2 for attack, 3 and 4 for defence
      Then the close combat of A and B goes on
      And the losses of A are 0
      And the losses of B are 0
      And this clause applies

    @x2
    Scenario: One attack that breaks through by one ends the equality
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 4 and 2 for attack, 3 and 4 for defence
      Then the close combat of A and B is over
      And B suffers: retreat
      And this clause does not apply

  @minis.8.3.24
  Rule: Retreat or flight on both sides

    @x1
    Scenario: Retreat on both sides costs each a figure and a disorder point
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 4 and 4 for attack, 3 and 4 for defence
      Then figures lost by A: 1
      And A takes 1 DP
      And B takes 1 DP
      And this clause applies

    @x2
    Scenario: Flight on both sides costs each two disorder points and moves nobody
      Given units A + B: infantry in close order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 6 and 5 for attack, 3 and 3 for defence
      Then A takes 2 DP
      And B takes 2 DP
      And the close combat of A and B goes on
      And this clause applies

  @minis.8.3.25
  Rule: Carrying out the worse result

    @x1
    Scenario: The unit in flight goes, the other does not
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 1 for attack, 6 and 4 for defence
      Then B must then: flee
      And A stays where it is
      And this clause applies

    @x2
    Scenario: The worse of two results is the attacker’s, so the attacker retreats
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 1 and 3 for attack, 2 and 6 for defence
      Then A must then: retreat
      And B stays where it is
      And this clause applies

    @x3
    Scenario: Compared by action, retreat against retreat is equal although R is 1 against 2
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 4 and 4 for attack, 4 and 3 for defence
      Then the close combat of A and B goes on
      And this clause does not apply

    @x4
    Scenario: Compared by number, the unit with the higher R retreats
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      And the table plays: results are compared by the number R
      When A and B fight, rolling 4 and 4 for attack, 4 and 3 for defence
      Then B must then: retreat
      And A stays where it is
      And this clause applies

  @minis.8.3.26
  Rule: Winner of the round

    @x1
    Scenario: A winner ignores its own retreat
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 4 for attack, 3 and 4 for defence
      Then A suffers: retreat
      And A stays where it is
      And B must then: flee
      And this clause applies

    @x2
    Scenario: A winner in the clash does not ignore its flight
      Given units A + B: infantry in close order, A 2, Def 1, M 2
      And B has: fanatics
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 6 for attack, 4 and 2 for defence
      Then B is removed: destroyed
      And A must then: flee

  @minis.8.3.27
  Rule: Losses in every case

    @x1
    Scenario: The winner too loses a figure and takes a disorder point
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 4 for attack, 3 and 4 for defence
      Then figures lost by A: 1
      And A takes 1 DP
      And A stays where it is
      And this clause applies

    @x2
    Scenario: A winner that carries on loses nothing
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 1 for attack, 6 and 4 for defence
      Then the losses of A are 0
      And figures lost by B: 1
      And this clause applies

  @minis.8.3.28
  Rule: Example: retreat against flight

    @x1
    Scenario: The first loses a figure and takes 1 disorder point, the second flees with 2
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 4 for attack, 3 and 4 for defence
      Then A takes 1 DP
      And B takes 2 DP
      And B must then: flee
      And this clause applies

    @x2
    Scenario: Both remove one figure, and the first does not retreat
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 4 for attack, 3 and 4 for defence
      Then figures lost by A: 1
      And figures lost by B: 1
      And A stays where it is
      And this clause applies

  @minis.8.4.1
  Rule: Destroyed in hand-to-hand combat

    @x1
    Scenario: Hand to hand, an R above twice the morale destroys
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 6 and 1 for attack, 6 and 2 for defence
      Then B is removed: destroyed
      And this clause applies

    @x2
    Scenario: An R of exactly twice the morale is only flight
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 6 and 1 for attack, 6 and 3 for defence
      Then B must then: flee
      And this clause does not apply

    @x3
    Scenario: The attacker can be destroyed as well
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 1 and 6 for attack, 2 and 6 for defence
      Then A is removed: destroyed
      And this clause applies

  @minis.8.4.2
  Rule: No way to flee

    @x1
    Scenario: A unit in panic that cannot get away is destroyed
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      And B has no way to flee
      When A and B fight, rolling 6 and 1 for attack, 6 and 2 for defence
      Then B is removed: destroyed
      And this clause applies

    @x2
    Scenario: A unit in flight without panic is not destroyed on the spot for it
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      And B has no way to flee
      When A and B fight, rolling 6 and 1 for attack, 6 and 3 for defence
      Then B must then: flee
      And this clause does not apply

    @x3
    Scenario: A counter-attacker in panic that cannot get away is destroyed too
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A and B have counter-attacked each other; the clash comes next
      And A has no way to flee
      When A and B fight, rolling 1 and 6 for attack, 2 and 6 for defence
      Then A is removed: destroyed
      And this clause applies

    @x4
    Scenario: What barred its way in an earlier phase bars it no more
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And it is the Attack phase of blue, the attacker
      And A has attacked B from the front zone; the clash comes next
      And B has no way to flee
      And the phase has ended
      When A and B fight, rolling 6 and 1 for attack, 6 and 2 for defence
      Then B must then: flee

  @minis.8.4.3
  Rule: Panicking unit caught

    @x1
    Scenario: Knights with fourteen steps left catch infantry that flees twelve
      Given units A: cavalry in loose order, Mv 18
      And units B: infantry in loose order, Mv 12
      And A has spent 4 steps of its movement this turn
      And after panic, B stands 12 steps from A
      When A pursues B
      Then B is removed: scattered
      And this clause applies

    @x2
    Scenario: Knights with eight steps left do not catch it
      Given units A: cavalry in loose order, Mv 18
      And units B: infantry in loose order, Mv 12
      And A has spent 10 steps of its movement this turn
      And after panic, B stands 12 steps from A
      When A pursues B
      Then A pursues for 8 steps
      And this clause does not apply

    @x3
    Scenario: Until it is caught it flees, however fast the attacker is
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A: Mv 18
      And A has spent 4 steps of its movement this turn
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 1 for attack, 6 and 2 for defence
      Then B must then: flee
      And this clause does not apply

  @minis.8.4.4
  Rule: Fanatics never panic

    @x1
    Scenario: Fanatics are destroyed where others panic
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And B has: fanatics
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 1 for attack, 6 and 2 for defence
      Then B is removed: destroyed
      And this clause applies

    @x2
    Scenario: The blow of fanatics that are destroyed still counts
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And B has: fanatics
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 4 for attack, 4 and 2 for defence
      Then B is removed: destroyed
      And figures lost by A: 1
      And this clause applies

    @x3
    Scenario: Fanatics do flee where R is no more than twice their morale
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And B has: fanatics
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 1 for attack, 6 and 3 for defence
      Then B must then: flee
      And this clause does not apply

  @minis.8.4.5
  Rule: Column with a destroyed unit

    @x1
    Scenario: The second unit of a column flees when the first is destroyed
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And B + C form a column, from front to rear
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 6 and 1 for attack, 6 and 1 for defence
      Then B is removed: destroyed
      And C must then: flee
      And this clause applies

    @x2
    Scenario: The neighbour in a line stays
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And B + C form a line, from left to right
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 6 and 1 for attack, 6 and 1 for defence
      Then B is removed: destroyed
      And C stays where it is
      And this clause does not apply

    @x3
    Scenario: A column flees too when the losses of a mere retreat destroy its first unit
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And losses of B: 1
      And B + C form a column, from front to rear
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 4 and 1 for attack, 6 and 4 for defence
      Then C must then: flee
      And this clause applies

  @minis.8.4.6
  Rule: Retreat or flight ignored after destroying the opponent

    @x1
    Scenario: A unit that destroyed its opponent need not flee itself
      Given units A + B: infantry in close order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      And A and B have fought, rolling 6 and 5 for attack, 3 and 2 for defence
      When A ignores its result
      Then A stays where it is
      And this clause applies

    @x2
    Scenario: If it does not ignore its flight, it flees
      Given units A + B: infantry in close order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 6 and 5 for attack, 3 and 2 for defence
      Then A must then: flee

    @x3
    Scenario: A unit whose opponent only fled ignores nothing
      Given units A + B: infantry in close order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      And A and B have fought, rolling 6 and 1 for attack, 3 and 3 for defence
      When A ignores its result
      Then it is not allowed, by this clause

    @x4
    Scenario: In the clash, the flight of a unit that destroyed fanatics cannot be ignored
      Given units A + B: infantry in close order, A 2, Def 1, M 2
      And B has: fanatics
      And A has attacked B from the front zone; the clash comes next
      And A and B have fought, rolling 6 and 6 for attack, 4 and 2 for defence
      When A ignores its result
      Then it is not allowed, by this clause

  @minis.8.4.7
  Rule: Losses in spite of destroying the opponent

    @x1
    Scenario: The unit that ignores its flight has lost a figure all the same
      Given units A + B: infantry in close order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      And A and B have fought, rolling 6 and 5 for attack, 3 and 2 for defence
      When A ignores its result
      Then the losses of A are 1
      And this clause applies

    @x2
    Scenario: It keeps the two disorder points of its flight
      Given units A + B: infantry in close order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      And A and B have fought, rolling 6 and 5 for attack, 3 and 2 for defence
      When A ignores its result
      Then A now has 2 disorder points
      And this clause applies
