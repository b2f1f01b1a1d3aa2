Feature: Leaders

  @aig.4.1.group-orders.max
  Rule: Number of group orders

    @x1
    Scenario: A group-order value of 2 leaves one after the first
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order
      Then activated in this order phase: U
      And this clause gives 1

    @x2
    Scenario: With a value of 1 there is no second group order
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      And A has issued a group order
      When A issues a group order
      Then it is not allowed, by this clause

  @aig.4.2.2.trace
  Rule: Tracing command

    @x1
    Scenario: A unit three hexes away is within a command range of 3
      Given the board is 6x4; blue leader A 0103 command-range=3; blue HI B 0403 N
      When the command of A is traced to B
      Then the order travels 3 hexes
      And this clause applies

    @x2
    Scenario: A unit four hexes away is out of a command range of 3
      Given the board is 6x4; blue leader A 0103 command-range=3; blue HI B 0503 N
      When the command of A is traced to B
      Then it is not allowed, by clause 4.2.2§2
      And this clause does not apply

  @aig.4.2.2.length
  Rule: Counting the distance

    @x1
    Scenario: The way round a marsh nobody can enter is what counts
      Given the board is 6x4; 0203 0202 0204 impassable-terrain; blue leader A 0103 command-range=5; blue HI B 0303 N
      When the command of A is traced to B
      Then the order travels 5 hexes
      And this clause gives 5

    @x2
    Scenario: A unit in the leader's own hex is at distance 0
      Given the board is 6x4; blue leader A 0103 command-range=1; blue HI B 0103 N
      When the command of A is traced to B
      Then the order travels 0 hexes
      And this clause gives 0

  @aig.4.2.2.block
  Rule: What blocks command

    @x1
    Scenario: An enemy in the way and his ZOI block the line
      Given the board is 6x3; blue leader A 0102 command-range=3; blue HI B 0402 N; red HI X 0202 N
      And the ZOI of X: 0201 + 0203
      When the command of A is traced to B
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit that is itself in enemy ZOI can be reached
      Given the board is 6x3; blue leader A 0102 command-range=3; blue HI B 0302 N; red HI X 0401 S
      When the command of A is traced to B
      Then the order travels 2 hexes
      And this clause does not apply

  @aig.4.2.4.instead
  Rule: Group orders instead

    @x1
    Scenario: A leader with the ability issues a group order
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U + V
      When A issues a group order
      Then activated in this order phase: U + V
      And this clause applies

    @x2
    Scenario: A leader with a dash issues none
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U + V
      When A issues a group order
      Then it is not allowed, by this clause

  @aig.4.2.4.eligible
  Rule: Units a group order reaches

    @x1
    Scenario: The scenario says who belongs to the group
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: V
      When A issues a group order
      Then activated in this order phase: V
      And this clause applies

    @x2
    Scenario: Where no scenario says it, the source does not either
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      When A issues a group order
      Then the source does not say
      And this clause applies

  @aig.4.2.4.all-at-once
  Rule: All eligible units together

    @x1
    Scenario: One order activates them all
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U + V + W
      When A issues a group order
      Then activated in this order phase: U + V
      And this clause applies

    @x2
    Scenario: An individual order activates one
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      When A orders U: move and fire
      Then activated in this order phase: U
      And this clause does not apply

  @aig.4.2.4.range
  Rule: Reach of a group order

    @x1
    Scenario: A command range of 2 reaches four hexes
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: V
      When A issues a group order
      Then V is now: activated
      And this clause gives 4

    @x2
    Scenario: Five hexes are too far
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: W
      When A issues a group order
      Then W is not: activated
      And this clause gives 4

  @aig.4.2.4.trace
  Rule: Tracing a group order

    @x1
    Scenario: The way of a group order is counted hex by hex, like that of any order
      Given the board is 6x4; 0203 0202 0204 impassable-terrain; blue leader A 0103 overall-commander initiative=3 command-range=3 group-order-value=1 active; blue HI U 0303 N tq=5
      And the group of A: U
      When A issues a group order
      Then U is now: activated
      And this clause applies

    @x2
    Scenario: Enemy ZOI cuts it off
      Given the board is 6x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0402 N tq=5; red HI X 0202 N tq=5
      And the ZOI of X: 0201 + 0203 + 0101 + 0103
      And the group of A: U
      When A issues a group order
      Then U is not: activated
      And this clause applies

  @aig.4.3.1.b
  Rule: Overall commander's group orders

    @x1
    Scenario: The overall commander's group order needs no die
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order
      Then activated in this order phase: U
      And this clause applies

    @x2
    Scenario: Another commander far from him rolls
      Given the board is 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 5
      Then activated in this order phase: U
      And this clause does not apply

  @aig.4.3.1.c.group-try
  Rule: Group order to other commands

    @x1
    Scenario: The overall commander orders another command
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 3
      Then activated in this order phase: V
      And this clause applies

    @x2
    Scenario: Another commander cannot
      Given the board is 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order to V
      Then it is not allowed, by this clause

  @aig.4.3.1.c.declare
  Rule: Naming other commands' units

    @x1
    Scenario: He names the units first
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 3
      Then activated in this order phase: V
      And this clause applies

    @x2
    Scenario: His own group needs no naming
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order
      Then activated in this order phase: U
      And this clause does not apply

  @aig.4.3.1.c.roll
  Rule: Roll for other commands

    @x1
    Scenario: One is added to the die
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 5
      Then A is now: finished
      And this clause gives 1

    @x2
    Scenario: For his own group nothing is rolled
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order
      Then A is not: finished
      And this clause does not apply

  @aig.4.3.1.c.success
  Rule: Other commands obey

    @x1
    Scenario: A 3 and 1 are below initiative 5
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 3
      Then activated in this order phase: V
      And this clause gives 4

    @x2
    Scenario: A 4 and 1 are exactly 5, which is enough
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 4
      Then activated in this order phase: V
      And this clause gives 5

    @x3
    Scenario: Read the other way, exactly 5 is not enough
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      And the table plays: another command misunderstands on a result equal to the initiative
      When A issues a group order to V, rolling 4
      Then A is now: finished
      And this clause does not apply

  @aig.4.3.1.c.fail
  Rule: Other commands misunderstand

    @x1
    Scenario: A 5 and 1 are above initiative 5
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 5
      Then V is not: activated
      And this clause gives 6

    @x2
    Scenario: Exactly at his initiative he does not fail
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 4
      Then V is now: activated
      And this clause does not apply

  @aig.4.3.1.c.fail-units
  Rule: Misled units out of action

    @x1
    Scenario: The units he meant are out of action for the game turn
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 9
      Then V is now: misled
      And this clause applies

    @x2
    Scenario: Nobody can activate them any more
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5 misled; blue HI W 0602 N tq=5
      And the group of A: U
      When A orders V: move and fire
      Then it is not allowed, by this clause

  @aig.4.3.1.c.fail-leader
  Rule: Overall commander finished

    @x1
    Scenario: He is finished at once
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 7
      Then A is now: finished
      And this clause applies

    @x2
    Scenario: If they obey he is not
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 1
      Then A is not: finished
      And this clause does not apply

  @aig.4.3.1.c.fail-no-more
  Rule: No group orders after failure

    @x1
    Scenario: A second group order is lost with the first
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 7
      Then A is now: finished
      And this clause applies

    @x2
    Scenario: With a value of 1 there was none to lose
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 7
      Then A is now: finished
      And this clause does not apply

  @aig.4.3.1.c.fail-earlier
  Rule: Earlier group orders stand

    @x1
    Scenario: Those he had activated before still act
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      And A has issued a group order
      When A issues a group order to V, rolling 8
      Then activated in this order phase: U
      And this clause applies

    @x2
    Scenario: If he had activated nobody, nobody acts
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 8
      Then A is now: finished
      And this clause does not apply

  @aig.4.3.1.c.zero
  Rule: Natural 0 for other commands

    @x1
    Scenario: A natural 0 succeeds even at initiative 1
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=1 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 0
      Then activated in this order phase: V
      And this clause gives 1

    @x2
    Scenario: At initiative 1 nothing else does
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=1 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 1
      Then A is now: finished
      And this clause does not apply

  @aig.4.3.1.c.zero-lasting
  Rule: Lasting effect of a 0

    @x1
    Scenario: After a natural 0 they are won over
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 0
      Then V is now: won over
      And this clause applies

    @x2
    Scenario: From then on they obey without a die
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5 won-over; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V
      Then activated in this order phase: V
      And this clause applies

    @x3
    Scenario: A 1 wins nobody over
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 1
      Then V is not: won over
      And this clause does not apply

  @aig.4.3.1.d
  Rule: Commanders near the overall commander

    @x1
    Scenario: A commander near the overall commander needs no check
      Given the board is 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=1 active; blue leader O 0302 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order
      Then activated in this order phase: U
      And this clause applies

    @x2
    Scenario: One out of his range does
      Given the board is 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 6
      Then A is now: finished
      And this clause does not apply

  @aig.4.3.1.e.penalty
  Rule: Stand-in's penalty

    @x1
    Scenario: A stand-in adds 1
      Given the board is 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=1 active stand-in; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 5
      Then A is now: finished
      And this clause gives 1

    @x2
    Scenario: Another commander does not
      Given the board is 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 5
      Then activated in this order phase: U
      And this clause does not apply

  @aig.4.3.2.a.auto
  Rule: Within the overall commander's range

    @x1
    Scenario: In the overall commander's range no die is rolled
      Given the board is 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=1 active; blue leader O 0302 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order
      Then activated in this order phase: U
      And this clause applies

    @x2
    Scenario: Out of it one is
      Given the board is 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 5
      Then activated in this order phase: U
      And this clause does not apply

  @aig.4.3.2.a.lasts
  Rule: Freedom from the check

    @x1
    Scenario: Having been in range, he is free of the check after momentum
      Given the board is 9x3; blue leader A 0302 initiative=5 command-range=2 group-order-value=1 active; blue leader O 0102 overall-commander command-range=2; blue HI U 0602 N tq=5
      And the group of A: U
      And A has moved to 0502 by an order to himself
      And A has tried momentum, rolling 2
      When A issues a group order
      Then activated in this order phase: U
      And this clause applies

    @x2
    Scenario: Having never been there, he is not
      Given the board is 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 9
      Then A is now: finished
      And this clause does not apply

    @x3
    Scenario: Read the other way, he must have issued a group order there
      Given the board is 9x3; blue leader A 0302 initiative=5 command-range=2 group-order-value=1 active; blue leader O 0102 overall-commander command-range=2; blue HI U 0602 N tq=5
      And the group of A: U
      And the table plays: only a group order issued in the overall commander's range frees from the check
      And A has moved to 0502 by an order to himself
      And A has tried momentum, rolling 2
      When A issues a group order, rolling 9
      Then A is now: finished

  @aig.4.3.2.b.roll
  Rule: Outside the overall commander's range

    @x1
    Scenario: Out of the overall commander's range he rolls
      Given the board is 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 3
      Then activated in this order phase: U
      And this clause gives 3

    @x2
    Scenario: In range he does not
      Given the board is 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=1 active; blue leader O 0302 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order
      Then activated in this order phase: U
      And this clause does not apply

  @aig.4.3.2.b.success
  Rule: Group order issued

    @x1
    Scenario: A 5 at initiative 5 is enough
      Given the board is 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 5
      Then activated in this order phase: U
      And this clause gives 5

    @x2
    Scenario: A 6 is not
      Given the board is 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 6
      Then A is now: finished
      And this clause does not apply

  @aig.4.3.2.b.fail
  Rule: Group order failed

    @x1
    Scenario: The order fails and he is finished
      Given the board is 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 6
      Then U is not: activated
      And A is now: finished
      And this clause gives 6

    @x2
    Scenario: At exactly his initiative the order does not fail
      Given the board is 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 5
      Then U is now: activated
      And this clause does not apply
