Feature: Movement

  @gboa.6.1.1.a
  Rule: Moving under orders

    @x1
    Scenario Outline: A unit may move on an individual order or a line command
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6
      And the order: <order>, from leader L
      When A is ordered to move: 0303 0302
      Then this clause applies
      And A stands at 0302 N

      Examples:
        | order            |
        | individual order |
        | line command     |

    @x2
    Scenario: A unit without an order may not move
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6
      When A moves without an order: 0303
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit cannot move on the order of a leader who is not activated
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6
      And leader M is not activated
      When A is ordered to move: 0303
      Then it is not allowed, by this clause

  @gboa.6.1.1.b
  Rule: Limit set by the movement allowance

    @x1
    Scenario: A unit spends its whole allowance of 4 on three hexes and one turn
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=4 tq=6
      When A is ordered to move: 0303 NE 0302 0401
      Then this clause gives 4
      And A stands at 0401 NE

    @x2
    Scenario: A unit that has spent its allowance cannot turn at the end of its move
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=2 tq=6
      When A is ordered to move: 0303 0302 NE
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit need not spend its whole allowance
      Given the board, where a clear hex costs 1: 5x5; blue cavalry A 0304 N allowance=8 tq=6
      When A is ordered to move: 0303
      Then this clause gives 1
      And movement points spent: 1

  @gboa.6.1.2
  Rule: One move per phase

    @x1
    Scenario: A unit cannot move again on a second order in the same orders phase
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N moved moved-in-phase allowance=5 tq=6
      When A is ordered to move: 0303
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit marked Moved may move again in a later orders phase, but takes a hit
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N moved allowance=5 tq=6
      When A is ordered to move: 0303
      Then this clause does not apply
      And A stands at 0303 N
      And cohesion hits taken by A: 1

  @gboa.6.1.3
  Rule: Marking a unit Moved

    @x1
    Scenario: A unit that has completed its move is marked Moved
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6
      When A is ordered to move: 0403
      Then this clause applies
      And A is now: Moved

    @x2
    Scenario: A unit that withdraws is not marked Moved
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 3
      When A withdraws from B: 0305
      Then this clause does not apply
      And A is now: not marked

  @gboa.6.1.4
  Rule: Additional move

    @x1
    Scenario: A unit already marked Moved takes a hit for moving again
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N moved allowance=5 tq=6
      And the order: individual order, from leader M
      When A is ordered to move: 0303
      Then this clause gives 1
      And cohesion hits taken by A: 1

    @x2
    Scenario: A unit takes no hit for its first move of the game turn, even if another leader orders it
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6
      And the order: individual order, from leader M
      And own commander of the unit: L
      When A is ordered to move: 0303
      Then this clause does not apply
      And cohesion hits taken by A: 0

    @x3
    Scenario: If every order not from the unit’s own commander causes a hit, the unit takes one even for its first move
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6
      And the table plays: any order not given by the unit’s own commander causes the hit
      And the order: individual order, from leader M
      And own commander of the unit: L
      When A is ordered to move: 0303
      Then this clause gives 1

    @x4
    Scenario: If only orders from other leaders cause a hit, a unit may move twice on its own commander’s orders without one
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N moved allowance=5 tq=6
      And the table plays: any order not given by the unit’s own commander causes the hit
      And the order: individual order, from leader L
      And own commander of the unit: L
      When A is ordered to move: 0303
      Then this clause does not apply

    @x5
    Scenario: A unit that moves a second time on the same leader’s order takes a hit
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N moved allowance=5 tq=6
      And the order: individual order, from leader L
      And the unit moved before on the order of L
      When A is ordered to move: 0303
      Then this clause gives 1

    @x6
    Scenario: If only a change of leader causes a hit, a unit may move twice on the same leader’s orders without one
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N moved allowance=5 tq=6
      And the table plays: a second move causes the hit only if another leader orders it
      And the order: individual order, from leader L
      And the unit moved before on the order of L
      When A is ordered to move: 0303
      Then cohesion hits taken by A: 0

    @x7
    Scenario: A unit that has already moved takes a hit for moving again, even if it was not marked Moved
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6
      And the order: individual order, from leader M
      And the unit moved before on the order of L
      When A is ordered to move: 0303
      Then this clause gives 1
      And cohesion hits taken by A: 1

  @gboa.6.1.4.a
  Rule: Involuntary movement

    @x1
    Scenario Outline: A unit marked Moved takes no hit when it moves involuntarily
      Given the board: 5x5; blue infantry A 0304 N moved allowance=5 tq=6
      When A moves by: <cause>
      Then this clause gives 0
      And cohesion hits taken by A: 0

      Examples:
        | cause                |
        | advance after combat |
        | orderly withdrawal   |
        | reaction             |

    @x2
    Scenario: A unit marked Moved that withdraws still suffers the penalties for withdrawing
      Given the board, where a clear hex costs 1: 5x6; blue infantry A 0304 N moved allowance=6 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 3
      When A withdraws from B: 0305
      Then this clause gives 0
      And clause gboa.6.7.5.1 gives 1
      And cohesion hits taken by A: 1

    @x3
    Scenario: A unit marked Moved takes a hit for moving on an order, because that is not involuntary movement
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N moved allowance=5 tq=6
      When A is ordered to move: 0303
      Then this clause does not apply
      And clause gboa.6.1.4 gives 1

    @x4
    Scenario: A unit not marked Moved takes no hit when it reacts, so none is waived
      Given the board: 5x5; blue infantry A 0304 N allowance=5 tq=6
      When A moves by: reaction
      Then this clause does not apply
      And cohesion hits taken by A: 0

  @gboa.6.1.4.b
  Rule: Harassment and dispersal

    @x1
    Scenario: A unit marked Moved takes 1 hit for harassment and dispersal
      Given the board: 5x5; blue cavalry A 0304 N moved missile-unit allowance=8 tq=5
      When A moves by: harassment and dispersal
      Then this clause gives 1
      And cohesion hits taken by A: 1

    @x2
    Scenario: A unit that has not moved takes no hit for harassment and dispersal
      Given the board: 5x5; blue cavalry A 0304 N missile-unit allowance=8 tq=5
      When A moves by: harassment and dispersal
      Then this clause does not apply
      And cohesion hits taken by A: 0

    @x3
    Scenario: If every use of harassment and dispersal causes a hit, even a unit that has not moved takes 1
      Given the board: 5x5; blue cavalry A 0304 N missile-unit allowance=8 tq=5
      And the table plays: harassment and dispersal always causes the hit
      When A moves by: harassment and dispersal
      Then this clause gives 1

    @x4
    Scenario: A unit that has moved on an order takes a hit for harassment and dispersal, even if it was not marked Moved
      Given the board: 5x5; blue cavalry A 0303 N allowance=8 tq=6
      And the unit moved before on the order of L
      When A moves by: harassment and dispersal
      Then this clause gives 1
      And cohesion hits taken by A: 1

  @gboa.6.1.4.c
  Rule: Additional move of skirmishers

    @x1
    Scenario: Skirmishers marked Moved may move again without a hit
      Given the board, where a clear hex costs 1: 5x5; blue skirmishers A 0304 N moved allowance=6 tq=4
      When A is ordered to move: 0303 0302
      Then this clause gives 0
      And cohesion hits taken by A: 0

    @x2
    Scenario: Skirmishers marked Moved may harass and disperse without a hit
      Given the board: 5x5; blue skirmishers A 0304 N moved allowance=6 tq=4
      When A moves by: harassment and dispersal
      Then this clause gives 0
      And clause gboa.6.1.4.b does not apply

    @x3
    Scenario: Cavalry marked Moved takes a hit for moving again
      Given the board, where a clear hex costs 1: 5x5; blue cavalry A 0304 N moved allowance=8 tq=6
      When A is ordered to move: 0303
      Then this clause does not apply
      And cohesion hits taken by A: 1

  @gboa.6.2.1.a
  Rule: Movement costs chart

    @x1
    Scenario: A unit that enters a hex pays the movement points and takes the hits that the scenario’s chart gives
      Given the board, where a clear hex costs 1: 5x5; 0303 rough; blue infantry A 0304 N allowance=5 tq=6
      And the chart for rough terrain: movement points 3, cohesion hits 1
      When A is ordered to move: 0303
      Then this clause gives 3
      And cohesion hits taken by A: 1

    @x2
    Scenario: A move into terrain that is not in the chart cannot be ruled on
      Given the board, where a clear hex costs 1: 5x5; 0303 rough; blue infantry A 0304 N allowance=5 tq=6
      When A is ordered to move: 0303
      Then the source does not say
      And this clause applies

    @x3
    Scenario: The source does not give a cost even for clear ground
      Given the board: 5x5; blue infantry A 0304 N allowance=5 tq=6
      When A is ordered to move: 0303
      Then the source does not say
      And this clause applies

    @x4
    Scenario: A unit cannot enter a hex that the chart closes to it
      Given the board: 5x5; 0303 impassable; blue infantry A 0304 N allowance=5 tq=6
      When A is ordered to move: 0303
      Then it is not allowed, by this clause

    @x5
    Scenario: A unit that crosses a hexside pays for it as well as for the hex it enters
      Given the board, where a clear hex costs 1: 5x5; 0303/0304 rough-hexside; blue infantry A 0304 N allowance=5 tq=6
      And the chart for rough terrain hexside: movement points 2, cohesion hits 1
      When A is ordered to move: 0303
      Then this clause gives 3
      And cohesion hits taken by A: 1

    @x8
    Scenario: A hexside that costs no movement points can still cause a cohesion hit
      Given the board, where a clear hex costs 1: 5x5; 0303/0304 rough-hexside; blue infantry A 0304 N allowance=5 tq=6
      And the chart for rough terrain hexside: movement points 0, cohesion hits 1
      When A is ordered to move: 0303
      Then this clause gives 1
      And cohesion hits taken by A: 1

    @x6
    Scenario: Infantry may climb two levels at once if the scenario’s chart gives the cost
      Given the board, where a clear hex costs 1: 5x5; 0303 +2; blue infantry A 0304 N allowance=5 tq=6
      And the chart for change of two elevation levels: movement points 2, cohesion hits 1
      When A is ordered to move: 0303
      Then this clause gives 3
      And cohesion hits taken by A: 1

    @x7
    Scenario: A climb of three levels at once cannot be ruled on if the chart gives only the cost of two
      Given the board, where a clear hex costs 1: 5x5; 0303 +3; blue infantry A 0304 N allowance=5 tq=6
      And the chart for change of two elevation levels: movement points 2, cohesion hits 1
      When A is ordered to move: 0303
      Then the source does not say
      And this clause applies

  @gboa.6.2.1.b
  Rule: Cost of woods

    @x1
    Scenario: Entering woods costs 2 movement points where a clear hex costs 1
      Given the board, where a clear hex costs 1: 5x5; 0303 woods; blue infantry A 0304 N allowance=5 tq=6
      And the chart for woods: movement points 2, cohesion hits 1
      When A is ordered to move: 0303 0302
      Then this clause gives 2
      And movement points spent: 3
      And cohesion hits taken by A: 1

    @x2
    Scenario: The source does not say how many hits woods cause
      Given the board, where a clear hex costs 1: 5x5; 0303 woods; blue infantry A 0304 N allowance=5 tq=6
      When A is ordered to move: 0303
      Then the source does not say
      And clause gboa.6.2.1.a applies

  @gboa.6.2.1.c
  Rule: Cost of elevation

    @x1
    Scenario Outline: Going up or down one level costs 1 extra movement point
      Given the board, where a clear hex costs 1: 5x5; <heights>; blue infantry A 0304 N allowance=5 tq=6
      And the chart for change of one elevation level: movement points 1, cohesion hits 0
      When A is ordered to move: 0303
      Then this clause gives 1
      And movement points spent: 2

      Examples:
        | heights |
        | 0303 +1 |
        | 0304 +1 |

    @x2
    Scenario: If the point for a change of level is the whole cost, climbing into woods costs 1 movement point
      Given the board, where a clear hex costs 1: 5x5; 0303 woods +1; blue infantry A 0304 N allowance=5 tq=6
      And the table plays: the point for a level is the whole cost of the step
      And the chart for woods: movement points 2, cohesion hits 0
      And the chart for change of one elevation level: movement points 1, cohesion hits 0
      When A is ordered to move: 0303
      Then movement points spent: 1

    @x3
    Scenario: If the point for a change of level is added to the cost of the terrain, climbing into woods costs 3 movement points
      Given the board, where a clear hex costs 1: 5x5; 0303 woods +1; blue infantry A 0304 N allowance=5 tq=6
      And the chart for woods: movement points 2, cohesion hits 0
      And the chart for change of one elevation level: movement points 1, cohesion hits 0
      When A is ordered to move: 0303
      Then movement points spent: 3

    @x4
    Scenario: Moving between two hexes on the same level costs nothing extra
      Given the board, where a clear hex costs 1: 5x5; 0303 0304 +2; blue infantry A 0304 N allowance=5 tq=6
      When A is ordered to move: 0303
      Then this clause does not apply
      And movement points spent: 1

    @x5
    Scenario: The source does not say how many hits a change of level causes
      Given the board, where a clear hex costs 1: 5x5; 0303 +1; blue infantry A 0304 N allowance=5 tq=6
      When A is ordered to move: 0303
      Then the source does not say
      And clause gboa.6.2.1.a applies

    @x6
    Scenario: Even if the point for a change of level is the whole cost, a unit that climbs into woods takes the hit for the woods
      Given the board, where a clear hex costs 1: 5x5; 0303 woods +1; blue infantry A 0304 N allowance=5 tq=6
      And the table plays: the point for a level is the whole cost of the step
      And the chart for woods: movement points 2, cohesion hits 1
      And the chart for change of one elevation level: movement points 1, cohesion hits 0
      When A is ordered to move: 0303
      Then movement points spent: 1
      And cohesion hits taken by A: 1

  @gboa.6.2.2
  Rule: Cavalry on slopes

    @x1
    Scenario Outline: Cavalry cannot go up or down two levels at once
      Given the board, where a clear hex costs 1: 5x5; <heights>; blue <type> A 0304 N allowance=8 tq=6
      When A is ordered to move: 0303
      Then it is not allowed, by this clause

      Examples:
        | heights          | type            |
        | 0304 +1; 0303 +3 | cavalry         |
        | 0304 +3; 0303 +1 | heavy-cavalry   |
        | 0303 +2          | mounted-archers |

    @x2
    Scenario: Cavalry may climb a hill one level at a time
      Given the board, where a clear hex costs 1: 5x5; 0304 +1; 0303 +2; 0302 +3; blue cavalry A 0304 N allowance=8 tq=6
      And the chart for change of one elevation level: movement points 1, cohesion hits 0
      When A is ordered to move: 0303 0302
      Then this clause does not apply
      And movement points spent: 4

    @x3
    Scenario: What infantry pays to climb two levels at once is unknown, because the chart is missing
      Given the board, where a clear hex costs 1: 5x5; 0304 +1; 0303 +3; blue infantry A 0304 N allowance=5 tq=6
      When A is ordered to move: 0303
      Then the source does not say
      And clause gboa.6.2.1.a applies

    @x4
    Scenario Outline: The source does not say whether chariots and elephants may go up or down two levels at once
      Given the board, where a clear hex costs 1: 5x5; 0303 +2; blue <type> A 0304 N allowance=6 tq=6
      And the chart for change of two elevation levels: movement points 2, cohesion hits 1
      When A is ordered to move: 0303
      Then the source does not say
      And this clause applies

      Examples:
        | type     |
        | chariot  |
        | elephant |

  @gboa.6.2.3
  Rule: Skirmishers on slopes

    @x1
    Scenario: Skirmishers may climb from level 1 to level 3 for 3 hits
      Given the board, where a clear hex costs 1: 5x5; 0304 +1; 0303 +3; blue skirmishers A 0304 N allowance=6 tq=5
      And the chart for change of two elevation levels: movement points 2, cohesion hits 0
      When A is ordered to move: 0303
      Then this clause applies
      And cohesion hits taken by A: 3
      And movement points spent: 3

    @x2
    Scenario: The source does not say how many movement points skirmishers pay to go up two levels at once
      Given the board, where a clear hex costs 1: 5x5; 0304 +1; 0303 +3; blue skirmishers A 0304 N allowance=6 tq=5
      When A is ordered to move: 0303
      Then the source does not say
      And this clause applies

    @x4
    Scenario: Skirmishers that withdraw down two levels at once take 3 hits, whatever the cost in movement points
      Given the board, where a clear hex costs 1: 5x6; 0304 +2; blue skirmishers A 0304 N allowance=6 tq=5; red cavalry B 0302 S allowance=9 tq=6
      When A withdraws from B: 0305
      Then this clause gives 3
      And A stands at 0305 N
      And cohesion hits taken by A: 3

    @x5
    Scenario: If skirmishers may withdraw more than 2 hexes, the source does not say what they pay to go down two levels at once
      Given the board, where a clear hex costs 1: 5x8; 0304 +2; blue skirmishers A 0304 N allowance=8 tq=5; red infantry B 0302 S allowance=4 tq=6
      And the table plays: skirmishers may use a greater difference
      When A withdraws from B: 0305 0306 0307
      Then the source does not say
      And this clause applies

    @x3
    Scenario: Skirmishers cannot go up or down three levels at once
      Given the board, where a clear hex costs 1: 5x5; 0303 +3; blue skirmishers A 0304 N allowance=6 tq=5
      When A is ordered to move: 0303
      Then it is not allowed, by this clause

  @gboa.6.2.4
  Rule: Two terrains in one hex

    @x1
    Scenario: A unit pays for the terrain that covers more of the hex, even if the other terrain costs more
      Given the board, where a clear hex costs 1: 5x5; 0303 woods rough; blue infantry A 0304 N allowance=5 tq=6
      And the chart for woods: movement points 2, cohesion hits 0
      And the chart for rough terrain: movement points 3, cohesion hits 1
      When A is ordered to move: 0303
      Then this clause applies
      And movement points spent: 2
      And cohesion hits taken by A: 0

    @x2
    Scenario: If the costlier terrain decides, a unit pays for rough terrain in a hex that also has woods
      Given the board, where a clear hex costs 1: 5x5; 0303 woods rough; blue infantry A 0304 N allowance=5 tq=6
      And the table plays: the costlier terrain of a hex counts
      And the chart for woods: movement points 2, cohesion hits 0
      And the chart for rough terrain: movement points 3, cohesion hits 1
      When A is ordered to move: 0303
      Then movement points spent: 3
      And cohesion hits taken by A: 1

    @x3
    Scenario: A hex with only one kind of terrain needs no comparison
      Given the board, where a clear hex costs 1: 5x5; 0303 woods; blue infantry A 0304 N allowance=5 tq=6
      And the chart for woods: movement points 2, cohesion hits 0
      When A is ordered to move: 0303
      Then this clause does not apply

    @x4
    Scenario: If the costlier terrain decides, a hex with one terrain of unknown cost cannot be ruled on
      Given the board, where a clear hex costs 1: 5x5; 0303 woods rough; blue infantry A 0304 N allowance=5 tq=6
      And the table plays: the costlier terrain of a hex counts
      And the chart for woods: movement points 2, cohesion hits 0
      When A is ordered to move: 0303
      Then the source does not say
      And clause gboa.6.2.1.a applies

    @x5
    Scenario: If the costlier terrain decides, the 2 points the source gives for woods are enough for the comparison, even without the chart
      Given the board, where a clear hex costs 1: 5x5; 0303 woods rough; blue infantry A 0304 N allowance=5 tq=6
      And the table plays: the costlier terrain of a hex counts
      And the chart for rough terrain: movement points 3, cohesion hits 1
      When A is ordered to move: 0303
      Then this clause applies
      And movement points spent: 3

  @gboa.6.2.5
  Rule: Too few movement points

    @x1
    Scenario: A unit with 1 point left cannot enter woods
      Given the board, where a clear hex costs 1: 5x5; 0302 woods; blue infantry A 0304 N allowance=2 tq=6
      And the chart for woods: movement points 2, cohesion hits 0
      When A is ordered to move: 0303 0302
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit may spend its last 2 points on woods
      Given the board, where a clear hex costs 1: 5x5; 0302 woods; blue infantry A 0304 N allowance=3 tq=6
      And the chart for woods: movement points 2, cohesion hits 0
      When A is ordered to move: 0303 0302
      Then this clause does not apply
      And movement points spent: 3

    @x3
    Scenario: A unit that cannot pay for its first hex cannot move at all
      Given the board, where a clear hex costs 1: 5x5; 0303 rough; blue infantry A 0304 N allowance=4 tq=6
      And the chart for rough terrain: movement points 5, cohesion hits 0
      When A is ordered to move: 0303
      Then it is not allowed, by this clause

    @x4
    Scenario: A unit with 1 point left cannot enter woods, whatever hits they may cause
      Given the board, where a clear hex costs 1: 5x5; 0302 woods; blue infantry A 0304 N allowance=2 tq=6
      When A is ordered to move: 0303 0302
      Then it is not allowed, by this clause

  @gboa.6.3.1
  Rule: Moving to the front

    @x1
    Scenario Outline: A unit may not move into a flank or rear hex
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=5 tq=6
      When A is ordered to move: <hex>
      Then it is not allowed, by this clause

      Examples:
        | hex  |
        | 0203 |
        | 0403 |
        | 0204 |
        | 0304 |

    @x2
    Scenario Outline: A unit may move into either of its front hexes
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=5 tq=6
      When A is ordered to move: <hex>
      Then this clause does not apply
      And A stands at <hex> N

      Examples:
        | hex  |
        | 0202 |
        | 0302 |

    @x3
    Scenario: A two-hex unit cannot sidestep
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0303+0403 N tq=7
      When A is ordered to move: 0403+0503
      Then it is not allowed, by this clause

    @x4
    Scenario: A phalanx cannot leave one half in place and put the other on its far side
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0303+0403 N tq=7
      When A is ordered to move: 0403+0202
      Then it is not allowed, by this clause

  @gboa.6.3.2
  Rule: Pivoting in the hex

    @x1
    Scenario: A unit may pivot in its hex and move off in a new direction
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=5 tq=6
      When A is ordered to move: NE 0403
      Then this clause applies
      And A stands at 0403 NE
      And movement points spent: 2

    @x2
    Scenario: A unit that moves straight ahead need not pivot
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6
      When A is ordered to move: 0303 0302
      Then this clause does not apply
      And A stands at 0302 N

    @x3
    Scenario: A unit told to face the way it already faces pays nothing for it
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6
      When A is ordered to move: 0303 N
      Then this clause does not apply
      And A stands at 0303 N
      And movement points spent: 1

  @gboa.6.3.3
  Rule: No pivot for two-hex units

    @x1
    Scenario Outline: A two-hex unit cannot pivot in place
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0303+0403 N tq=7
      When A is ordered to move: <facing>
      Then it is not allowed, by this clause

      Examples:
        | facing |
        | NE     |
        | NW     |
        | SE     |

    @x2
    Scenario: A two-hex unit may turn in place by reverse facing, as an exception
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0303+0403 N tq=7
      When A is ordered to move: S
      Then this clause does not apply
      And A stands at 0403+0303 S

    @x3
    Scenario: An order for a front-to-flank turn may name the facing in which the turn ends
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7
      When A is ordered to move: 0304+0403 NW
      Then this clause does not apply
      And A stands at 0304+0403 NW
      And cohesion hits taken by A: 1

    @x4
    Scenario: After a front-to-flank turn, a unit cannot choose another facing
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7
      When A is ordered to move: 0304+0403 NE
      Then it is not allowed, by this clause

  @gboa.6.4.1
  Rule: The costlier hex

    @x1
    Scenario: A two-hex unit pays 2 movement points when only one half enters woods
      Given the board, where a clear hex costs 1: 6x5; 0303 woods; blue phalanx A 0304+0404 N tq=7
      And the chart for woods: movement points 2, cohesion hits 0
      When A is ordered to move: 0303+0403
      Then this clause gives 2
      And movement points spent: 2

    @x2
    Scenario: A two-hex unit pays 2 movement points, not 4, when both halves enter woods
      Given the board, where a clear hex costs 1: 6x5; 0303 0403 woods; blue phalanx A 0304+0404 N tq=7
      And the chart for woods: movement points 2, cohesion hits 0
      When A is ordered to move: 0303+0403
      Then this clause does not apply
      And movement points spent: 2

  @gboa.6.4.2
  Rule: Hit caused by one half

    @x1
    Scenario: A two-hex unit takes the hit for rough terrain even if only one half enters it
      Given the board, where a clear hex costs 1: 6x5; 0403 rough; blue phalanx A 0304+0404 N tq=7
      And the chart for rough terrain: movement points 2, cohesion hits 1
      When A is ordered to move: 0303+0403
      Then this clause gives 1
      And cohesion hits taken by A: 1

    @x2
    Scenario: A two-hex unit takes no hit if neither half enters rough terrain
      Given the board, where a clear hex costs 1: 6x5; 0503 rough; blue phalanx A 0304+0404 N tq=7
      And the chart for rough terrain: movement points 2, cohesion hits 1
      When A is ordered to move: 0303+0403
      Then this clause does not apply
      And cohesion hits taken by A: 0

  @gboa.6.4.3
  Rule: One effect for both halves

    @x1
    Scenario: A two-hex unit takes a single hit when both halves enter rough terrain
      Given the board, where a clear hex costs 1: 6x5; 0303 0403 rough; blue phalanx A 0304+0404 N tq=7
      And the chart for rough terrain: movement points 2, cohesion hits 1
      When A is ordered to move: 0303+0403
      Then this clause gives 1
      And cohesion hits taken by A: 1

    @x2
    Scenario: A two-hex unit that later enters another rough hex takes another hit
      Given the board, where a clear hex costs 1: 6x5; 0303 0402 rough; blue phalanx A 0304+0404 N tq=7
      And the chart for rough terrain: movement points 2, cohesion hits 1
      When A is ordered to move: 0303+0403 0302+0402
      Then this clause does not apply
      And cohesion hits taken by A: 2

    @x3
    Scenario: A two-hex unit takes no second hit when its left half follows its right half into the same rough hex
      Given the board, where a clear hex costs 1: 6x6; 0404 rough; blue infantry A 0305+0405 N allowance=8 tq=6
      And the chart for rough terrain: movement points 2, cohesion hits 1
      When A is ordered to move: 0304+0404 0403+0503 S 0504+0404
      Then this clause gives 0
      And cohesion hits taken by A: 1

  @gboa.6.4.4
  Rule: Front-to-flank turn

    @x1
    Scenario Outline: In a front-to-flank turn, one half stays and the other swings forward
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7
      When A is ordered to move: <place>
      Then this clause applies
      And A stands at <place> <facing>

      Examples:
        | place     | facing |
        | 0403+0404 | NE     |
        | 0304+0403 | NW     |

    @x2
    Scenario: A step in which both halves move is not a front-to-flank turn
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7
      When A is ordered to move: 0403+0503
      Then this clause does not apply
      And A stands at 0403+0503 N

    @x3
    Scenario: In a front-to-flank turn, neither half can swing backward
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7
      When A is ordered to move: 0304+0405
      Then it is not allowed, by clause gboa.6.3.1

  @gboa.6.4.4.a
  Rule: Hit for a front-to-flank turn

    @x1
    Scenario: A phalanx takes 1 hit for each front-to-flank turn
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7
      When A is ordered to move: 0403+0404 0503+0404
      Then this clause gives 2
      And A stands at 0503+0404 SE
      And cohesion hits taken by A: 2

    @x2
    Scenario: A phalanx that moves straight ahead takes no hit
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7
      When A is ordered to move: 0303+0403
      Then this clause does not apply
      And cohesion hits taken by A: 0

  @gboa.6.4.4.b
  Rule: Cost of a front-to-flank turn

    @x1
    Scenario: In a front-to-flank turn, the unit pays the cost and takes the hit of the hex its moving half enters
      Given the board, where a clear hex costs 1: 6x5; 0403 woods; blue phalanx A 0304+0404 N tq=7
      And the chart for woods: movement points 2, cohesion hits 1
      When A is ordered to move: 0403+0404
      Then this clause gives 2
      And cohesion hits taken by A: 2

    @x2
    Scenario: In a front-to-flank turn, the unit pays nothing for the hex in which one half stays
      Given the board, where a clear hex costs 1: 6x5; 0404 woods; blue phalanx A 0304+0404 N tq=7
      And the chart counts woods as: not rough
      When A is ordered to move: 0403+0404
      Then this clause gives 1
      And movement points spent: 1

  @gboa.6.4.4.c
  Rule: Macedonian front-to-flank turn

    @x1
    Scenario: A Macedonian phalanx takes no hit for a front-to-flank turn
      Given the board, where a clear hex costs 1: 6x5; blue macedonian-phalanx A 0304+0404 N tq=7
      When A is ordered to move: 0403+0404
      Then this clause gives 0
      And cohesion hits taken by A: 0

    @x2
    Scenario: A Macedonian phalanx still takes the hit for the terrain in a front-to-flank turn
      Given the board, where a clear hex costs 1: 6x5; 0403 woods; blue macedonian-phalanx A 0304+0404 N tq=7
      And the chart for woods: movement points 2, cohesion hits 1
      When A is ordered to move: 0403+0404
      Then this clause gives 0
      And cohesion hits taken by A: 1

    @x3
    Scenario: A phalanx that is not Macedonian takes a hit for a front-to-flank turn
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7
      When A is ordered to move: 0403+0404
      Then this clause does not apply
      And cohesion hits taken by A: 1

    @x4
    Scenario: If every hit of a front-to-flank turn is waived, a Macedonian phalanx takes no hit for the terrain
      Given the board, where a clear hex costs 1: 6x5; 0403 woods; blue macedonian-phalanx A 0304+0404 N tq=7
      And the table plays: a Macedonian phalanx is spared every hit of a front-to-flank turn
      And the chart for woods: movement points 2, cohesion hits 1
      When A is ordered to move: 0403+0404
      Then this clause gives 0
      And cohesion hits taken by A: 0

  @gboa.6.4.4.fig
  Rule: Front-to-flank turn illustrated

    @x1
    Scenario: A phalanx swings its left half into the front hex that both halves share
      Given the board, where a clear hex costs 1: 6x5; blue macedonian-phalanx A 0304+0404 N tq=7
      When A is ordered to move: 0403+0404
      Then this clause applies
      And A stands at 0403+0404 NE

    @x2
    Scenario: A phalanx faces the opposite way after three front-to-flank turns
      Given the board, where a clear hex costs 1: 6x5; blue macedonian-phalanx A 0304+0404 N tq=7
      When A is ordered to move: 0403+0404 0503+0404 0504+0404
      Then this clause applies
      And A stands at 0504+0404 S
      And movement points spent: 3

  @gboa.6.4.5
  Rule: Reverse facing

    @x1
    Scenario: A phalanx may turn about for 3 movement points and takes no hit
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0303+0403 N tq=7
      When A is ordered to move: S
      Then this clause gives 3
      And A stands at 0403+0303 S
      And cohesion hits taken by A: 0

    @x2
    Scenario: With 2 points left, a phalanx cannot turn about
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0303+0403 N tq=7
      When A is ordered to move: 0302+0402 0301+0401 S
      Then this clause applies
      And it is not allowed, by clause gboa.6.1.1.b

    @x3
    Scenario: A one-hex unit that turns about pays for each vertex
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=5 tq=6
      When A is ordered to move: S
      Then this clause does not apply
      And clause gboa.7.1.2 gives 3

    @x4
    Scenario: With 2 points left, a phalanx cannot turn about in woods, whether they count as rough or not
      Given the board, where a clear hex costs 1: 6x5; 0302 0402 woods; blue phalanx A 0303+0403 N tq=7
      And the chart for woods: movement points 2, cohesion hits 0
      When A is ordered to move: 0302+0402 S
      Then this clause applies
      And it is not allowed, by clause gboa.6.1.1.b

  @gboa.6.4.5.a
  Rule: No reversing in an EZOC

    @x1
    Scenario: A phalanx with one half in an EZOC cannot reverse its facing
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7; red infantry B 0204 NE allowance=5 tq=6
      When A is ordered to move: S
      Then it is not allowed, by this clause

    @x2
    Scenario: A phalanx may reverse its facing next to an enemy that faces away
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7; red infantry B 0204 S allowance=5 tq=6
      When A is ordered to move: S
      Then this clause does not apply
      And A stands at 0404+0304 S

    @x3
    Scenario: A phalanx in the ZOC of one enemy cannot reverse its facing, whether or not a routed enemy has a ZOC there too
      Given the board: 6x5; blue phalanx A 0304+0404 N tq=7; red infantry B 0303 S allowance=5 tq=6; red infantry C 0504 NW routed allowance=5 tq=6
      When A is ordered to move: S
      Then it is not allowed, by this clause

  @gboa.6.4.5.b
  Rule: No reversing in rough terrain

    @x1
    Scenario: A phalanx with one half in rough terrain cannot reverse its facing
      Given the board, where a clear hex costs 1: 6x5; 0404 rough; blue phalanx A 0304+0404 N tq=7
      When A is ordered to move: S
      Then it is not allowed, by this clause

    @x2
    Scenario: A phalanx may reverse its facing next to rough terrain
      Given the board, where a clear hex costs 1: 6x5; 0504 rough; blue phalanx A 0304+0404 N tq=7
      When A is ordered to move: S
      Then this clause does not apply
      And A stands at 0404+0304 S

    @x3
    Scenario: The source does not say whether a phalanx may reverse its facing in woods
      Given the board, where a clear hex costs 1: 6x5; 0404 woods; blue phalanx A 0304+0404 N tq=7
      When A is ordered to move: S
      Then the source does not say
      And this clause applies

    @x4
    Scenario: A phalanx cannot reverse its facing in woods that the chart counts as rough
      Given the board, where a clear hex costs 1: 6x5; 0404 woods; blue phalanx A 0304+0404 N tq=7
      And the chart counts woods as: rough terrain
      When A is ordered to move: S
      Then it is not allowed, by this clause

  @gboa.6.4.6
  Rule: Wheeling in an EZOC

    @x1
    Scenario: A phalanx held by a faster enemy may wheel to face it
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7; red cavalry B 0204 NE allowance=8 tq=6
      And DR of A: 5
      When A is ordered to move: 0304+0403
      Then this clause applies
      And A stands at 0304+0403 NW
      And clause gboa.7.2.4 does not apply

    @x2
    Scenario: Outside any EZOC, a front-to-flank turn is not a wheel
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7
      When A is ordered to move: 0304+0403
      Then this clause does not apply
      And clause gboa.6.4.4.a gives 1

    @x3
    Scenario: A phalanx with both halves in an EZOC cannot wheel
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7; red cavalry B 0204 NE allowance=8 tq=6; red cavalry C 0504 NW allowance=8 tq=6
      And DR of A: 5
      When A is ordered to move: 0304+0403
      Then it is not allowed, by this clause

    @x4
    Scenario: If neither half need be free of EZOCs, a phalanx may wheel with both halves in an EZOC
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7; red cavalry B 0204 NE allowance=8 tq=6; red cavalry C 0504 NW allowance=8 tq=6
      And the table plays: a unit may wheel with both halves in an EZOC too
      And DR of A: 5
      When A is ordered to move: 0304+0403
      Then this clause applies
      And A stands at 0304+0403 NW

  @gboa.6.4.6.a
  Rule: Hit for wheeling

    @x1
    Scenario: A phalanx takes 1 hit in all for a wheel
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7; red cavalry B 0204 NE allowance=8 tq=6
      And DR of A: 7
      When A is ordered to move: 0304+0403
      Then this clause gives 1
      And clause gboa.6.4.4.a does not apply
      And cohesion hits taken by A: 1

    @x2
    Scenario: If the hit for wheeling is a second hit, a phalanx takes 2 hits for a wheel
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7; red cavalry B 0204 NE allowance=8 tq=6
      And the table plays: the hit for wheeling is a second hit
      And DR of A: 7
      When A is ordered to move: 0304+0403
      Then this clause gives 1
      And clause gboa.6.4.4.a gives 1
      And cohesion hits taken by A: 2

  @gboa.6.4.6.a.ma
  Rule: Macedonian wheel

    @x1
    Scenario: A Macedonian phalanx that passes its check wheels without a hit
      Given the board, where a clear hex costs 1: 6x5; blue macedonian-phalanx A 0304+0404 N tq=7; red cavalry B 0204 NE allowance=8 tq=6
      And DR of A: 7
      When A is ordered to move: 0304+0403
      Then this clause gives 0
      And cohesion hits taken by A: 0

    @x2
    Scenario: A Macedonian phalanx still makes the TQ check after a wheel
      Given the board, where a clear hex costs 1: 6x5; blue macedonian-phalanx A 0304+0404 N tq=7; red cavalry B 0204 NE allowance=8 tq=6
      And DR of A: 9
      When A is ordered to move: 0304+0403
      Then this clause gives 0
      And clause gboa.6.4.6.b gives 2
      And cohesion hits taken by A: 2

  @gboa.6.4.6.b
  Rule: TQ check after wheeling

    @x1
    Scenario Outline: After a wheel, a phalanx takes a hit for each point by which the roll exceeds its TQ
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=6; red cavalry B 0204 NE allowance=8 tq=6
      And DR of A: <die>
      When A is ordered to move: 0304+0403
      Then this clause gives <hits>
      And cohesion hits taken by A: <total>

      Examples:
        | die | hits | total |
        | 5   | 0    | 1     |
        | 6   | 0    | 1     |
        | 7   | 1    | 2     |
        | 9   | 3    | 4     |

    @x2
    Scenario: If the minimum of 1 always applies, even a passed check after a wheel causes 1 hit
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=6; red cavalry B 0204 NE allowance=8 tq=6
      And the table plays: a passed check causes 1 hit
      And DR of A: 5
      When A is ordered to move: 0304+0403
      Then this clause gives 1
      And cohesion hits taken by A: 2

  @gboa.6.4.6.c
  Rule: Wheeling beside skirmishers

    @x1
    Scenario: A phalanx that wheels in the EZOC of skirmishers makes no TQ check
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=6; red skirmishers B 0204 NE allowance=6 tq=4
      When A is ordered to move: 0304+0403
      Then this clause applies
      And clause gboa.6.4.6.b does not apply
      And cohesion hits taken by A: 1

    @x2
    Scenario: A phalanx that wheels in the EZOC of both skirmishers and cavalry makes the TQ check
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=6; red skirmishers B 0204 NE allowance=6 tq=4; red cavalry C 0303 S allowance=8 tq=6
      And DR of A: 8
      When A is ordered to move: 0304+0403
      Then this clause does not apply
      And clause gboa.6.4.6.b gives 2

  @gboa.6.4.7
  Rule: Enhanced movement

    @x1
    Scenario: Without enhanced movement, a phalanx may go no further than 4 hexes
      Given the board, where a clear hex costs 1: 4x7; blue phalanx A 0207+0307 N tq=7
      When A is ordered to move: 0206+0306 0205+0305 0204+0304 0203+0303 0202+0302
      Then this clause gives 4
      And it is not allowed, by clause gboa.6.2.5

    @x2
    Scenario: With enhanced movement, a phalanx may go 5 hexes
      Given the board, where a clear hex costs 1: 4x7; blue phalanx A 0207+0307 N tq=7
      And DR of A: 4
      When A is ordered to make an enhanced move: 0206+0306 0205+0305 0204+0304 0203+0303 0202+0302
      Then this clause gives 5
      And A stands at 0202+0302 N

    @x3
    Scenario: A phalanx with a single allowance of 5 cannot make an enhanced move
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N allowance=5 tq=7
      When A is ordered to make an enhanced move: 0303+0403
      Then it is not allowed, by this clause

    @x4
    Scenario: A phalanx with a base allowance of 4 may go 5 hexes by enhanced movement
      Given the board, where a clear hex costs 1: 4x7; blue phalanx A 0207+0307 N allowance=4 tq=7
      And DR of A: 3
      When A is ordered to make an enhanced move: 0206+0306 0205+0305 0204+0304 0203+0303 0202+0302
      Then this clause gives 5
      And movement points spent: 5

    @x5
    Scenario: A phalanx with a single allowance of 4 cannot make an enhanced move
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N one-allowance allowance=4 tq=7
      When A is ordered to make an enhanced move: 0303+0403
      Then it is not allowed, by this clause

    @x6
    Scenario: A phalanx with a single allowance of 4 may move 4 hexes
      Given the board, where a clear hex costs 1: 4x7; blue phalanx A 0207+0307 N one-allowance allowance=4 tq=7
      When A is ordered to move: 0206+0306 0205+0305 0204+0304 0203+0303
      Then this clause does not apply
      And movement points spent: 4

    @x7
    Scenario: A phalanx whose counter shows 4/5 has both a base and an enhanced allowance
      Given the board, where a clear hex costs 1: 4x7; blue phalanx A 0207+0307 N two-allowances tq=7
      And DR of A: 8
      When A is ordered to make an enhanced move: 0206+0306 0205+0305 0204+0304 0203+0303 0202+0302
      Then this clause gives 5
      And cohesion hits taken by A: 1

  @gboa.6.4.7.a
  Rule: One enhanced move per game turn

    @x1
    Scenario: A phalanx cannot make a second enhanced move in a game turn
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N moved enhanced-used tq=7
      When A is ordered to make an enhanced move: 0303+0403
      Then it is not allowed, by this clause

    @x2
    Scenario: After its enhanced move, a phalanx may still make an ordinary move in the same game turn
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N moved enhanced-used tq=7
      When A is ordered to move: 0303+0403
      Then this clause does not apply
      And cohesion hits taken by A: 1

    @x3
    Scenario: A phalanx may make its first enhanced move of a game turn
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7
      And DR of A: 7
      When A is ordered to make an enhanced move: 0303+0403
      Then this clause applies
      And cohesion hits taken by A: 0

    @x4
    Scenario: A phalanx that has made an enhanced move is marked as having used it
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7
      And DR of A: 7
      When A is ordered to make an enhanced move: 0303+0403
      Then this clause applies
      And A is marked: enhanced move used

  @gboa.6.4.7.b
  Rule: TQ check after enhanced movement

    @x1
    Scenario Outline: A phalanx that fails its TQ check after an enhanced move takes 1 hit, whatever the difference
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=6
      And DR of A: <die>
      When A is ordered to make an enhanced move: 0303+0403
      Then this clause gives <hits>
      And cohesion hits taken by A: <hits>

      Examples:
        | die | hits |
        | 6   | 0    |
        | 7   | 1    |
        | 9   | 1    |

    @x2
    Scenario: A phalanx makes no TQ check after an ordinary move
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=6
      When A is ordered to move: 0303+0403
      Then this clause does not apply

  @gboa.6.4.7.c
  Rule: Enhanced movement after moving

    @x1
    Scenario: A phalanx marked Moved takes 2 hits for an enhanced move instead of 1
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N moved tq=7
      And DR of A: 8
      When A is ordered to make an enhanced move: 0303+0403
      Then this clause gives 2
      And clause gboa.6.1.4 does not apply
      And clause gboa.6.4.7.b gives 1
      And cohesion hits taken by A: 3

    @x2
    Scenario: If the 2 hits are added to the 1 for an additional move, a phalanx marked Moved takes 3 for an enhanced move and makes the TQ check
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N moved tq=7
      And the table plays: the 2 hits come on top of the hit for an additional move
      And DR of A: 8
      When A is ordered to make an enhanced move: 0303+0403
      Then this clause gives 2
      And clause gboa.6.1.4 gives 1
      And cohesion hits taken by A: 4

    @x3
    Scenario: If the 2 hits are for a second enhanced move, a phalanx may make one for 2 hits
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N moved enhanced-used tq=7
      And the table plays: the 2 hits buy a second enhanced move
      And DR of A: 5
      When A is ordered to make an enhanced move: 0303+0403
      Then this clause gives 2
      And cohesion hits taken by A: 2

    @x4
    Scenario: A phalanx that has not moved takes no hit for its enhanced move
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7
      And DR of A: 5
      When A is ordered to make an enhanced move: 0303+0403
      Then this clause does not apply
      And cohesion hits taken by A: 0

    @x5
    Scenario: If the 2 hits are for a second enhanced move, a phalanx marked Moved takes only 1 hit for its first
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N moved tq=7
      And the table plays: the 2 hits buy a second enhanced move
      And DR of A: 5
      When A is ordered to make an enhanced move: 0303+0403
      Then clause gboa.6.1.4 gives 1
      And cohesion hits taken by A: 1

  @gboa.6.4.8
  Rule: Column movement

    @x1
    Scenario Outline: The source does not say how a unit in column moves
      Given the board, where a clear hex costs 1: 6x5; blue <unit>
      When A is ordered to move: <route>
      Then the source does not say
      And this clause applies

      Examples:
        | unit                                       | route     |
        | infantry A 0304 N column allowance=5 tq=6  | 0303      |
        | phalanx A 0304+0404 N column tq=7          | 0303+0403 |

    @x2
    Scenario: The source does not say whether a unit in column has a ZOC
      Given the board: 5x5; blue infantry A 0303 N column allowance=5 tq=6
      When the ZOC of A is determined
      Then the source does not say
      And this clause applies

    @x3
    Scenario: The source does not say whether a unit in column may react to an enemy
      Given the board: 5x5; blue infantry A 0303 N column allowance=5 tq=6; red cavalry B 0203 NE allowance=8 tq=6
      When A reacts to B and turns to NW
      Then the source does not say
      And this clause applies

    @x4
    Scenario: The source does not say which hexes are the front of a unit in column
      Given the board: 6x5; blue phalanx A 0303+0403 N column tq=7
      When the arcs of A are determined
      Then the source does not say
      And this clause applies

  @gboa.6.7.1.a
  Rule: Enemy two hexes away

    @x1
    Scenario: Cavalry may fall back from infantry that comes within 2 hexes
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0305
      Then this clause applies
      And A stands at 0305 N

    @x2
    Scenario Outline: A unit cannot withdraw from an enemy nearer or further away than 2 hexes
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red infantry B <hex> S allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0405
      Then it is not allowed, by this clause

      Examples:
        | hex  |
        | 0303 |
        | 0301 |

    @x3
    Scenario: The source does not say whether a lone enemy leader provokes a withdrawal
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red leader B 0302 allowance=5
      When A withdraws from B: 0305
      Then the source does not say
      And this clause applies

    @x4
    Scenario: The source does not say whether a lone leader may withdraw
      Given the board, where a clear hex costs 1: 5x6; blue leader A 0304 allowance=8; red infantry B 0302 S allowance=5 tq=6
      When A withdraws from B: 0305
      Then the source does not say
      And this clause applies

  @gboa.6.7.1.b
  Rule: Withdrawal at the start of the segment

    @x1
    Scenario: A unit may withdraw from an enemy that is 2 hexes away at the start of the segment
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And the time is: the start of the opponent’s segment
      And DR of A: 4
      When A withdraws from B: 0305
      Then this clause applies
      And clause gboa.6.7.1.a does not apply
      And A stands at 0305 N

    @x2
    Scenario: A unit cannot withdraw from an enemy that is 3 hexes away at the start of the segment
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0301 S allowance=5 tq=6
      And the time is: the start of the opponent’s segment
      And DR of A: 4
      When A withdraws from B: 0305
      Then it is not allowed, by this clause

  @gboa.6.7.1.c
  Rule: Faster than the enemy

    @x1
    Scenario Outline: A unit whose allowance is no greater than the enemy’s cannot withdraw
      Given the board, where a clear hex costs 1: 5x6; blue infantry A 0304 N allowance=<own> tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0305
      Then it is not allowed, by this clause

      Examples:
        | own |
        | 4   |
        | 5   |

    @x2
    Scenario: A unit whose allowance is 1 point greater than the enemy’s may withdraw
      Given the board, where a clear hex costs 1: 5x6; blue infantry A 0304 N allowance=6 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0305
      Then this clause applies
      And A stands at 0305 N

  @gboa.6.7.1.d
  Rule: Length of a withdrawal

    @x1
    Scenario: A unit with an allowance of 7 has 2 movement points to withdraw from an enemy with an allowance of 5
      Given the board, where a clear hex costs 1: 5x7; blue cavalry A 0304 N allowance=7 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0305 0306
      Then this clause gives 2
      And A stands at 0306 N

    @x2
    Scenario: A unit whose allowance exceeds the enemy’s by 2 cannot withdraw a third hex
      Given the board, where a clear hex costs 1: 5x7; blue cavalry A 0304 N allowance=7 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0305 0306 0307
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit with 2 movement points for its withdrawal can go no further than one woods hex
      Given the board, where a clear hex costs 1: 5x7; 0305 woods; blue cavalry A 0304 N allowance=7 tq=6; red infantry B 0302 S allowance=5 tq=6
      And the chart for woods: movement points 2, cohesion hits 0
      And DR of A: 4
      And the chart counts woods as: not rough
      When A withdraws from B: 0305 0306
      Then it is not allowed, by this clause

    @x4
    Scenario: If a unit must withdraw the whole difference in hexes, a woods hex counts as one of the two
      Given the board, where a clear hex costs 1: 5x7; 0305 woods; blue cavalry A 0304 N allowance=7 tq=6; red infantry B 0302 S allowance=5 tq=6
      And the table plays: the difference is an exact number of hexes
      And the chart for woods: movement points 2, cohesion hits 0
      And DR of A: 4
      And the chart counts woods as: not rough
      When A withdraws from B: 0305 0306
      Then A stands at 0306 N

    @x5
    Scenario: If a unit must withdraw the whole difference in hexes, it cannot withdraw just one of two
      Given the board, where a clear hex costs 1: 5x7; blue cavalry A 0304 N allowance=7 tq=6; red infantry B 0302 S allowance=5 tq=6
      And the table plays: the difference is an exact number of hexes
      And DR of A: 4
      When A withdraws from B: 0305
      Then it is not allowed, by this clause

    @x6
    Scenario: A unit may withdraw only into its rear hexes
      Given the board, where a clear hex costs 1: 5x7; blue cavalry A 0304 N allowance=7 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0204
      Then it is not allowed, by this clause

    @x7
    Scenario: If a unit must withdraw the whole difference in hexes, it cannot withdraw a third hex
      Given the board, where a clear hex costs 1: 5x7; blue cavalry A 0304 N allowance=7 tq=6; red infantry B 0302 S allowance=5 tq=6
      And the table plays: the difference is an exact number of hexes
      And DR of A: 4
      When A withdraws from B: 0305 0306 0307
      Then it is not allowed, by this clause

    @x9
    Scenario: A phalanx with 1 movement point for its withdrawal cannot enter woods with one half
      Given the board, where a clear hex costs 1: 6x7; 0405 woods; blue phalanx A 0304+0404 N tq=7; red infantry B 0302 S allowance=3 tq=6
      And the chart for woods: movement points 2, cohesion hits 0
      And the chart counts woods as: not rough
      When A withdraws from B: 0305+0405
      Then it is not allowed, by this clause

    @x8
    Scenario: A unit cannot withdraw to a hex that is too far away, whether or not the hex is occupied
      Given the board, where a clear hex costs 1: 5x7; blue cavalry A 0304 N allowance=7 tq=6; blue infantry C 0307 N allowance=5 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0305 0306 0307
      Then it is not allowed, by this clause

  @gboa.6.7.2
  Rule: Phalanx allowance for withdrawal

    @x1
    Scenario: A phalanx may withdraw from an enemy with an allowance of 3
      Given the board, where a clear hex costs 1: 6x6; blue phalanx A 0304+0404 N tq=7; red infantry B 0302 S allowance=3 tq=6
      And DR of A: 4
      When A withdraws from B: 0305+0405
      Then this clause gives 4
      And A stands at 0305+0405 N

    @x2
    Scenario: For a withdrawal, an enemy phalanx with an allowance of 5 counts as having 4
      Given the board, where a clear hex costs 1: 5x6; blue infantry A 0304 N allowance=5 tq=6; red phalanx B 0302+0202 S allowance=5 tq=7
      And DR of A: 4
      When A withdraws from B: 0305
      Then this clause gives 4
      And A stands at 0305 N

    @x3
    Scenario: If the rule covers only a withdrawing phalanx, an enemy phalanx keeps its allowance of 5
      Given the board, where a clear hex costs 1: 5x6; blue infantry A 0304 N allowance=5 tq=6; red phalanx B 0302+0202 S allowance=5 tq=7
      And the table plays: only the withdrawing phalanx counts as 4
      And DR of A: 4
      When A withdraws from B: 0305
      Then this clause applies
      And it is not allowed, by clause gboa.6.7.1.c

    @x4
    Scenario: For a withdrawal, a phalanx with allowances of 4 and 5 that has used its enhanced move counts as having 4
      Given the board, where a clear hex costs 1: 5x6; blue infantry A 0304 N allowance=5 tq=6; red phalanx B 0302+0202 S moved enhanced-used tq=7
      And DR of A: 4
      When A withdraws from B: 0305
      Then this clause gives 4
      And A stands at 0305 N

    @x5
    Scenario: If the rule covers only a withdrawing phalanx, nothing says whether an enemy phalanx that has used its enhanced move counts as having 4 or 5
      Given the board, where a clear hex costs 1: 5x6; blue infantry A 0304 N allowance=5 tq=6; red phalanx B 0302+0202 S moved enhanced-used tq=7
      And the table plays: only the withdrawing phalanx counts as 4
      And DR of A: 4
      When A withdraws from B: 0305
      Then the source does not say
      And this clause applies

    @x6
    Scenario: If the rule covers only a withdrawing phalanx, an enemy phalanx that has not moved yet uses its base allowance of 4
      Given the board, where a clear hex costs 1: 5x6; blue infantry A 0304 N allowance=5 tq=6; red phalanx B 0302+0202 S tq=7
      And the table plays: only the withdrawing phalanx counts as 4
      And DR of A: 4
      When A withdraws from B: 0305
      Then this clause applies
      And A stands at 0305 N

    @x7
    Scenario: If the rule covers only a withdrawing phalanx, an enemy phalanx with a single allowance of 4 still uses it after moving
      Given the board, where a clear hex costs 1: 5x6; blue infantry A 0304 N allowance=5 tq=6; red phalanx B 0302+0202 S moved one-allowance allowance=4 tq=7
      And the table plays: only the withdrawing phalanx counts as 4
      And DR of A: 4
      When A withdraws from B: 0305
      Then this clause applies
      And A stands at 0305 N

  @gboa.6.7.2.a
  Rule: Withdrawal of skirmishers

    @x1
    Scenario: Skirmishers may withdraw 2 hexes even from faster cavalry
      Given the board, where a clear hex costs 1: 5x7; blue skirmishers A 0304 N allowance=6 tq=4; red cavalry B 0302 S allowance=8 tq=6
      When A withdraws from B: 0305 0306
      Then this clause gives 2
      And A stands at 0306 N
      And cohesion hits taken by A: 0

    @x2
    Scenario: Skirmishers cannot withdraw more than 2 hexes
      Given the board, where a clear hex costs 1: 5x7; blue skirmishers A 0304 N allowance=7 tq=4; red infantry B 0302 S allowance=4 tq=6
      When A withdraws from B: 0305 0306 0307
      Then it is not allowed, by this clause

    @x3
    Scenario: If skirmishers may withdraw more than 2 hexes, they may go 3 when their allowance is 3 points greater than the enemy’s
      Given the board, where a clear hex costs 1: 5x7; blue skirmishers A 0304 N allowance=7 tq=4; red infantry B 0302 S allowance=4 tq=6
      And the table plays: skirmishers may use a greater difference
      When A withdraws from B: 0305 0306 0307
      Then this clause gives 3
      And A stands at 0307 N

    @x4
    Scenario: Skirmishers may withdraw 2 hexes, however costly the ground
      Given the board, where a clear hex costs 3: 5x7; blue skirmishers A 0304 N allowance=6 tq=4; red cavalry B 0302 S allowance=8 tq=6
      When A withdraws from B: 0305 0306
      Then this clause gives 2
      And A stands at 0306 N
      And movement points spent: 6

    @x5
    Scenario: If skirmishers may withdraw more than 2 hexes, they must pay for a third out of the difference in allowances
      Given the board, where a clear hex costs 1: 5x7; 0305 woods; blue skirmishers A 0304 N allowance=7 tq=4; red infantry B 0302 S allowance=4 tq=6
      And the table plays: skirmishers may use a greater difference
      And the chart for woods: movement points 2, cohesion hits 0
      And the chart counts woods as: not rough
      When A withdraws from B: 0305 0306 0307
      Then it is not allowed, by clause gboa.6.7.1.d

    @x6
    Scenario: Even if skirmishers may withdraw more than 2 hexes, they may stop after 2
      Given the board, where a clear hex costs 1: 5x7; blue skirmishers A 0304 N allowance=7 tq=4; red infantry B 0302 S allowance=4
      And the table plays: skirmishers may use a greater difference
      When A withdraws from B: 0305 0306
      Then this clause gives 2
      And A stands at 0306 N

    @x7
    Scenario: Even if skirmishers may withdraw more than 2 hexes, they may withdraw only 2 from faster cavalry, however costly the ground
      Given the board, where a clear hex costs 3: 5x7; blue skirmishers A 0304 N allowance=6 tq=4; red cavalry B 0302 S allowance=8
      And the table plays: skirmishers may use a greater difference
      When A withdraws from B: 0305 0306 0307
      Then it is not allowed, by this clause

  @gboa.6.7.2.b
  Rule: No withdrawal when routed

    @x1
    Scenario: Routed cavalry cannot withdraw
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N routed allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      When A withdraws from B: 0305
      Then it is not allowed, by this clause

    @x2
    Scenario: Routed skirmishers cannot withdraw
      Given the board, where a clear hex costs 1: 5x6; blue skirmishers A 0304 N routed allowance=6 tq=4; red infantry B 0302 S allowance=5 tq=6
      When A withdraws from B: 0305
      Then it is not allowed, by this clause

    @x3
    Scenario: A routed unit cannot withdraw, not even from a routed enemy
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N routed allowance=8 tq=6; red infantry B 0302 S routed allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0305
      Then it is not allowed, by this clause

  @gboa.6.7.2.c
  Rule: No withdrawal in column

    @x1
    Scenario: Infantry in column cannot withdraw
      Given the board, where a clear hex costs 1: 5x6; blue infantry A 0304 N column allowance=7 tq=6; red infantry B 0302 S allowance=5 tq=6
      When A withdraws from B: 0305
      Then it is not allowed, by this clause

    @x2
    Scenario: Infantry that is not in column may withdraw
      Given the board, where a clear hex costs 1: 5x6; blue infantry A 0304 N allowance=7 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0305
      Then this clause does not apply
      And A stands at 0305 N

    @x3
    Scenario: A unit in column cannot make an orderly withdrawal
      Given the board: 5x5; blue infantry A 0304 N column moved allowance=5 tq=6
      When A moves by: orderly withdrawal
      Then it is not allowed, by this clause

  @gboa.6.7.3
  Rule: Facing in withdrawal

    @x1
    Scenario: A withdrawing unit keeps its facing all the way back
      Given the board, where a clear hex costs 1: 5x7; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0305 0206
      Then this clause applies
      And A stands at 0206 N

    @x2
    Scenario: A withdrawing unit cannot turn on the way
      Given the board, where a clear hex costs 1: 5x7; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0305 NW 0205
      Then it is not allowed, by this clause

    @x3
    Scenario: The source does not say whether a unit may turn after it has withdrawn
      Given the board, where a clear hex costs 1: 5x7; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0305 NW
      Then the source does not say
      And this clause applies

    @x4
    Scenario: A withdrawing unit told to face the way it already faces does not turn
      Given the board, where a clear hex costs 1: 5x7; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0305 N 0206
      Then this clause applies
      And A stands at 0206 N

  @gboa.6.7.4
  Rule: Normal costs of withdrawal

    @x1
    Scenario: A unit that withdraws into woods pays the movement points and takes the hits for them
      Given the board, where a clear hex costs 1: 5x7; 0305 woods; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And the chart for woods: movement points 2, cohesion hits 1
      And DR of A: 4
      And the chart counts woods as: not rough
      When A withdraws from B: 0305 0306
      Then this clause gives 3
      And cohesion hits taken by A: 1

    @x2
    Scenario: A withdrawal into terrain that is not in the chart cannot be ruled on
      Given the board, where a clear hex costs 1: 5x7; 0305 woods; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 4
      And the chart counts woods as: not rough
      When A withdraws from B: 0305
      Then the source does not say
      And clause gboa.6.2.1.a applies

  @gboa.6.7.5.1
  Rule: Hit for withdrawing

    @x1
    Scenario Outline: Infantry and chariots take a hit for withdrawing; cavalry and elephants do not
      Given the board, where a clear hex costs 1: 5x6; blue <type> A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0305
      Then cohesion hits taken by A: <hits>

      Examples:
        | type          | hits |
        | infantry      | 1    |
        | chariot       | 1    |
        | cavalry       | 0    |
        | heavy-cavalry | 0    |
        | elephant      | 0    |

    @x2
    Scenario: A phalanx is infantry and takes the hit for withdrawing
      Given the board, where a clear hex costs 1: 6x6; blue macedonian-phalanx A 0304+0404 N tq=7; red infantry B 0302 S allowance=3 tq=6
      And DR of A: 4
      When A withdraws from B: 0305+0405
      Then this clause gives 1

  @gboa.6.7.5.1.a
  Rule: No withdrawal hit for skirmishers

    @x1
    Scenario: Skirmishers withdraw without a hit
      Given the board, where a clear hex costs 1: 5x6; blue skirmishers A 0304 N allowance=6 tq=4; red infantry B 0302 S allowance=5 tq=6
      When A withdraws from B: 0305
      Then this clause gives 0
      And clause gboa.6.7.5.1 does not apply
      And cohesion hits taken by A: 0

    @x2
    Scenario: Infantry other than skirmishers is not exempt from the hit for withdrawing
      Given the board, where a clear hex costs 1: 5x6; blue infantry A 0304 N allowance=6 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0305
      Then this clause does not apply
      And cohesion hits taken by A: 1

  @gboa.6.7.5.2
  Rule: Enemy at rear or flank

    @x1
    Scenario Outline: A withdrawing unit takes 1 hit for an enemy 2 hexes away at its flank or rear
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red infantry B <hex> NE allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0405
      Then this clause gives 1
      And cohesion hits taken by A: 1

      Examples:
        | hex  |
        | 0104 |
        | 0206 |

    @x2
    Scenario Outline: A withdrawing unit takes no hit for an enemy in front, or on the border of front and flank
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red infantry B <hex> SE allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0405
      Then this clause does not apply
      And cohesion hits taken by A: 0

      Examples:
        | hex  |
        | 0302 |
        | 0203 |

    @x3
    Scenario: A withdrawing unit takes no hit for an enemy phalanx with one half in front of it and the other on its flank
      Given the board, where a clear hex costs 1: 6x6; blue cavalry A 0304 N allowance=8 tq=6; red phalanx B 0504+0503 SW tq=7
      And DR of A: 4
      When A withdraws from B: 0305
      Then this clause does not apply
      And cohesion hits taken by A: 0

  @gboa.6.7.5.2.a
  Rule: Hit before withdrawing

    @x1
    Scenario: A unit takes the hit for an enemy on its flank before it withdraws, and may rout on the spot
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6 hits=5; red infantry B 0104 NE allowance=5 tq=6
      When A withdraws from B: 0405
      Then this clause applies
      And A stands at 0304 N
      And A is now: routed

    @x2
    Scenario: A unit that is not routed by the hit for an enemy on its flank withdraws after taking it
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6 hits=4; red infantry B 0104 NE allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0405
      Then this clause applies
      And A stands at 0405 N
      And A is now: not marked

  @gboa.6.7.5.2.b
  Rule: Between rear and flank

    @x1
    Scenario: An enemy on the border of skirmishers’ rear and flank is treated as being on their flank
      Given the board, where a clear hex costs 1: 5x6; blue skirmishers A 0304 N allowance=6 tq=4; red infantry B 0205 NE allowance=5 tq=6
      When A withdraws from B: 0405
      Then this clause applies
      And cohesion hits taken by A: 0

    @x2
    Scenario: An enemy directly behind skirmishers is at their rear, not on the border of rear and flank
      Given the board, where a clear hex costs 1: 5x6; blue skirmishers A 0304 N allowance=6 tq=4; red infantry B 0206 NE allowance=5 tq=6
      When A withdraws from B: 0405
      Then this clause does not apply
      And cohesion hits taken by A: 1

    @x3
    Scenario: If every approach to the rear or flank counts as one to the flank, an enemy directly behind skirmishers is on their flank
      Given the board, where a clear hex costs 1: 5x6; blue skirmishers A 0304 N allowance=6 tq=4; red infantry B 0206 NE allowance=5 tq=6
      And the table plays: every approach to the rear or flank counts as one to the flank
      When A withdraws from B: 0405
      Then this clause applies
      And cohesion hits taken by A: 0

    @x4
    Scenario: An enemy phalanx with one half on skirmishers’ flank and the other behind them is treated as being on their flank
      Given the board, where a clear hex costs 1: 6x7; blue skirmishers A 0304 N allowance=6 tq=4; red phalanx B 0505+0406 SE tq=7
      When A withdraws from B: 0305
      Then this clause applies
      And cohesion hits taken by A: 0

  @gboa.6.7.5.2.c
  Rule: Enemy behind skirmishers

    @x1
    Scenario: Skirmishers take no hit for an enemy on their flank
      Given the board, where a clear hex costs 1: 5x6; blue skirmishers A 0304 N allowance=6 tq=4; red infantry B 0104 NE allowance=5 tq=6
      When A withdraws from B: 0405
      Then this clause gives 0
      And cohesion hits taken by A: 0

    @x2
    Scenario: Skirmishers take a hit for an enemy at their rear
      Given the board, where a clear hex costs 1: 5x6; blue skirmishers A 0304 N allowance=6 tq=4; red infantry B 0206 NE allowance=5 tq=6
      When A withdraws from B: 0405
      Then clause gboa.6.7.5.2 gives 1
      And cohesion hits taken by A: 1

  @gboa.6.7.5.3
  Rule: TQ check after withdrawing

    @x1
    Scenario Outline: A unit that rolls above its TQ after withdrawing takes 1 hit, whatever the difference
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: <die>
      When A withdraws from B: 0305
      Then this clause gives <hits>
      And cohesion hits taken by A: <hits>

      Examples:
        | die | hits |
        | 6   | 0    |
        | 7   | 1    |
        | 9   | 1    |

  @gboa.6.7.5.3.a
  Rule: No check for skirmishers

    @x1
    Scenario: Skirmishers that withdraw make no TQ check
      Given the board, where a clear hex costs 1: 5x6; blue skirmishers A 0304 N allowance=6 tq=4; red infantry B 0302 S allowance=5 tq=6
      When A withdraws from B: 0305
      Then this clause applies
      And clause gboa.6.7.5.3 does not apply

    @x2
    Scenario: Mounted archers that withdraw make a TQ check
      Given the board, where a clear hex costs 1: 5x6; blue mounted-archers A 0304 N allowance=9 tq=5; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 8
      When A withdraws from B: 0305
      Then this clause does not apply
      And cohesion hits taken by A: 1

  @gboa.6.7.5.sum
  Rule: Withdrawal penalties add up

    @x1
    Scenario: Infantry that withdraws from an enemy on its flank and fails its check takes 3 hits
      Given the board, where a clear hex costs 1: 5x6; blue infantry A 0304 N allowance=6 tq=6; red infantry B 0104 NE allowance=5 tq=6
      And DR of A: 9
      When A withdraws from B: 0405
      Then this clause gives 3
      And cohesion hits taken by A: 3

    @x2
    Scenario: A withdrawing unit takes the hits for terrain on top of the penalties for withdrawing
      Given the board, where a clear hex costs 1: 5x6; 0305 woods; blue infantry A 0304 N allowance=7 tq=6; red infantry B 0302 S allowance=5 tq=6
      And the chart for woods: movement points 2, cohesion hits 1
      And DR of A: 8
      And the chart counts woods as: not rough
      When A withdraws from B: 0305
      Then this clause gives 2
      And cohesion hits taken by A: 3

    @x3
    Scenario: A unit with only one penalty for withdrawing takes just that one
      Given the board, where a clear hex costs 1: 5x6; blue infantry A 0304 N allowance=6 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 3
      When A withdraws from B: 0305
      Then this clause does not apply
      And cohesion hits taken by A: 1

  @gboa.6.7.6
  Rule: Rout in withdrawal

    @x1
    Scenario: A unit brought to its TQ by the hit for withdrawing routs after it has withdrawn
      Given the board, where a clear hex costs 1: 5x6; blue infantry A 0304 N allowance=6 tq=6 hits=5; red infantry B 0302 S allowance=5 tq=6
      When A withdraws from B: 0305
      Then this clause applies
      And A stands at 0305 N
      And A is now: routed

    @x2
    Scenario: A unit that withdraws and stays one hit below its TQ does not rout
      Given the board, where a clear hex costs 1: 5x6; blue infantry A 0304 N allowance=6 tq=6 hits=4; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 6
      When A withdraws from B: 0305
      Then this clause does not apply
      And A is now: not marked

    @x3
    Scenario: A withdrawing unit that reaches its TQ on entering woods routs there
      Given the board, where a clear hex costs 1: 5x7; 0305 woods; blue cavalry A 0304 N allowance=8 tq=6 hits=5; red infantry B 0302 S allowance=5 tq=6
      And the chart for woods: movement points 2, cohesion hits 1
      And the chart counts woods as: not rough
      When A withdraws from B: 0305 0306
      Then this clause applies
      And A stands at 0305 N
      And A is now: routed

    @x4
    Scenario: The source does not say what a routed unit does when it is given an order
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N routed allowance=5 tq=6
      When A is ordered to move: 0303
      Then the source does not say
      And this clause applies

    @x5
    Scenario: The source does not say whether a routed unit has a ZOC
      Given the board: 5x5; blue infantry A 0303 N routed allowance=5 tq=6
      When the ZOC of A is determined
      Then the source does not say
      And this clause applies

    @x6
    Scenario: The source does not say whether a routed enemy holds a unit in front of it
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=4 tq=6; red infantry B 0302 S routed allowance=5 tq=6
      When A is ordered to move: 0202
      Then the source does not say
      And this clause applies

    @x7
    Scenario: A routed enemy that faces away does not hold a unit
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=4 tq=6; red infantry B 0302 N routed allowance=5 tq=6
      When A is ordered to move: 0202
      Then this clause does not apply
      And A stands at 0202 N

    @x8
    Scenario: The source does not say whether a routed unit may react
      Given the board: 5x5; blue infantry A 0303 N routed allowance=5 tq=6; red cavalry B 0203 NE allowance=8 tq=6
      When A reacts to B and turns to NW
      Then the source does not say
      And this clause applies

    @x9
    Scenario: The source does not say whether a unit may withdraw from a routed enemy
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S routed allowance=5 tq=6
      When A withdraws from B: 0305
      Then the source does not say
      And this clause applies

    @x10
    Scenario: The source does not say what becomes of a unit that reaches its TQ in a move
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N moved allowance=5 tq=6 hits=5
      When A is ordered to move: 0303
      Then the source does not say
      And this clause applies

    @x11
    Scenario: A unit one hit below its TQ ends its move as usual
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N moved allowance=5 tq=6 hits=4
      When A is ordered to move: 0303
      Then this clause does not apply
      And cohesion hits of A in all: 5
      And A is now: Moved

    @x12
    Scenario: A unit already at its TQ routs as soon as it tries to withdraw
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6 hits=6; red infantry B 0302 S allowance=5 tq=6
      When A withdraws from B: 0305
      Then this clause applies
      And A stands at 0304 N
      And A is now: routed

    @x13
    Scenario: A unit brought to its TQ by the hit for an enemy behind it routs before it withdraws
      Given the board, where a clear hex costs 1: 5x7; blue cavalry A 0304 N allowance=8 tq=6 hits=5; red infantry B 0306 S allowance=5 tq=6
      When A withdraws from B: 0305
      Then this clause applies
      And A stands at 0304 N
      And A is now: routed

    @x14
    Scenario: A unit that is not allowed to withdraw does not rout for trying
      Given the board, where a clear hex costs 1: 5x7; blue cavalry A 0304 N allowance=8 tq=6 hits=5; red infantry B 0306 N allowance=5 tq=6
      When A withdraws from B: 0305
      Then it is not allowed, by clause gboa.6.7.8.a
      And this clause does not apply

  @gboa.6.7.7
  Rule: Repeated withdrawal

    @x1
    Scenario: A unit may withdraw a third time and suffers the same penalties as the first time
      Given the board, where a clear hex costs 1: 5x6; blue infantry A 0304 N allowance=6 tq=7 hits=2 withdrawals=2; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 8
      When A withdraws from B: 0305
      Then this clause applies
      And cohesion hits taken by A: 2

    @x2
    Scenario: A unit’s first withdrawal is not a repeated one
      Given the board, where a clear hex costs 1: 5x6; blue infantry A 0304 N allowance=6 tq=7 withdrawals=0; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 8
      When A withdraws from B: 0305
      Then this clause does not apply
      And cohesion hits taken by A: 2

  @gboa.6.7.8.a
  Rule: No withdrawal into EZOCs

    @x1
    Scenario: A unit cannot withdraw into the EZOC of a second enemy
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6; red infantry C 0205 NE allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0305
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit may withdraw along a path that avoids enemy ZOCs
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6; red infantry C 0205 NE allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0405
      Then this clause does not apply
      And A stands at 0405 N

    @x3
    Scenario: A unit cannot withdraw into a hex on the flank of enemy skirmishers
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6; red skirmishers C 0205 N allowance=6 tq=4
      And DR of A: 4
      When A withdraws from B: 0305
      Then it is not allowed, by this clause

    @x4
    Scenario: A unit cannot withdraw into the ZOC of one enemy, whether or not a routed enemy has one there too
      Given the board, where a clear hex costs 1: 5x7; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6; red infantry C 0306 N allowance=5 tq=6; red infantry D 0205 NE routed allowance=5 tq=6
      When A withdraws from B: 0305
      Then it is not allowed, by this clause

  @gboa.6.7.8.b
  Rule: No withdrawal into rough terrain

    @x1
    Scenario: A unit cannot withdraw into rough terrain behind it
      Given the board, where a clear hex costs 1: 5x6; 0305 rough; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And the chart for rough terrain: movement points 2, cohesion hits 1
      When A withdraws from B: 0305
      Then it is not allowed, by this clause

    @x2
    Scenario: A phalanx cannot withdraw if even one half would enter rough terrain
      Given the board, where a clear hex costs 1: 6x6; 0405 rough; blue phalanx A 0304+0404 N tq=7; red infantry B 0302 S allowance=3 tq=6
      And the chart for rough terrain: movement points 1, cohesion hits 1
      When A withdraws from B: 0305+0405
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit that stands in rough terrain may withdraw out of it
      Given the board, where a clear hex costs 1: 5x6; 0304 rough; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0305
      Then this clause does not apply
      And A stands at 0305 N

    @x4
    Scenario: The source does not say whether a unit may withdraw into woods
      Given the board, where a clear hex costs 1: 5x6; 0305 woods; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And the chart for woods: movement points 2, cohesion hits 1
      When A withdraws from B: 0305
      Then the source does not say
      And this clause applies

    @x5
    Scenario: A unit cannot withdraw into woods that the chart counts as rough
      Given the board, where a clear hex costs 1: 5x6; 0305 woods; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And the chart counts woods as: rough terrain
      When A withdraws from B: 0305
      Then it is not allowed, by this clause

  @gboa.6.7.8.c
  Rule: No withdrawal across rough hexsides

    @x1
    Scenario: A unit cannot withdraw across a rough hexside, even into a clear hex
      Given the board, where a clear hex costs 1: 5x6; 0304/0305 rough-hexside; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      When A withdraws from B: 0305
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit may withdraw across the hexside beside a rough one
      Given the board, where a clear hex costs 1: 5x6; 0304/0305 rough-hexside; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0405
      Then this clause does not apply
      And A stands at 0405 N

  @gboa.6.7.8.d
  Rule: No withdrawal into barred hexes

    @x1
    Scenario: A unit cannot withdraw into an impassable hex
      Given the board, where a clear hex costs 1: 5x6; 0305 impassable; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      When A withdraws from B: 0305
      Then it is not allowed, by this clause

    @x2
    Scenario: Cavalry cannot withdraw down two levels at once
      Given the board, where a clear hex costs 1: 5x6; 0304 +2; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      When A withdraws from B: 0305
      Then clause gboa.6.2.2 applies
      And it is not allowed, by this clause

    @x3
    Scenario: A unit with its back to the edge of the map cannot withdraw
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0306 N allowance=8 tq=6; red infantry B 0304 S allowance=5 tq=6
      When A withdraws from B: 0307
      Then it is not allowed, by this clause

  @gboa.6.7.9.a
  Rule: Stacking limits in withdrawal

    @x1
    Scenario Outline: The source does not say whether a unit may withdraw into another unit’s hex
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6; blue <other> 0305 N allowance=5 tq=5
      When A withdraws from B: 0305
      Then the source does not say
      And this clause applies

      Examples:
        | other         |
        | infantry C    |
        | skirmishers C |

  @gboa.6.7.9.b
  Rule: Stacking penalties in withdrawal

    @x1
    Scenario: The source does not say what penalty a unit suffers for withdrawing from a hex it shares with a friendly unit
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; blue infantry C 0304 N allowance=5 tq=6; red infantry B 0302 S allowance=5 tq=6
      When A withdraws from B: 0305
      Then the source does not say
      And this clause applies

    @x2
    Scenario: A unit may withdraw from a hex it shares with a leader
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; blue leader C 0304; red infantry B 0302 S allowance=5 tq=6
      And DR of A: 4
      When A withdraws from B: 0305
      Then this clause does not apply
      And A stands at 0305 N

  @gboa.6.7.10.a
  Rule: Mounted archers’ parting shot

    @x1
    Scenario: Mounted archers may shoot at the infantry they fall back from
      Given the board, where a clear hex costs 1: 5x6; blue mounted-archers A 0304 N allowance=9 tq=5; red infantry B 0302 S allowance=5 tq=6
      And way back of A: 0305
      When A, withdrawing from B, shoots at B
      Then this clause applies
      And fire allowed to A: missile fire

    @x2
    Scenario: Cavalry other than mounted archers has no parting shot
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N missile-unit allowance=8 tq=5; red infantry B 0302 S allowance=5 tq=6
      And way back of A: 0305
      When A, withdrawing from B, shoots at B
      Then it is not allowed, by this clause

    @x3
    Scenario: Mounted archers cannot make a parting shot at a target three hexes away
      Given the board, where a clear hex costs 1: 5x6; blue mounted-archers A 0304 N allowance=9 tq=5; red infantry B 0301 S allowance=5 tq=6
      And way back of A: 0305
      When A, withdrawing from B, shoots at B
      Then it is not allowed, by this clause

    @x4
    Scenario: Mounted archers marked Missile NO have no parting shot
      Given the board, where a clear hex costs 1: 5x6; blue mounted-archers A 0304 N missile-no allowance=9 tq=5; red infantry B 0302 S allowance=5 tq=6
      And way back of A: 0305
      When A, withdrawing from B, shoots at B
      Then it is not allowed, by this clause

    @x5
    Scenario Outline: Mounted archers that may not withdraw have no parting shot
      Given the board, where a clear hex costs 1: 5x6; blue mounted-archers A 0304 N <state> tq=5; red infantry B 0302 S allowance=5 tq=6
      And way back of A: 0305
      When A, withdrawing from B, shoots at B
      Then it is not allowed, by clause <clause>

      Examples:
        | state              | clause       |
        | allowance=5        | gboa.6.7.1.c |
        | routed allowance=9 | gboa.6.7.2.b |

    @x6
    Scenario: The source does not say whether mounted archers that rout before they withdraw may still shoot
      Given the board, where a clear hex costs 1: 5x6; blue mounted-archers A 0304 N allowance=9 tq=5 hits=4; red infantry B 0104 NE allowance=5 tq=6
      And way back of A: 0405
      When A, withdrawing from B, shoots at B
      Then the source does not say
      And this clause applies

    @x7
    Scenario: Mounted archers may make a parting shot when their whole line withdraws
      Given the board, where a clear hex costs 1: 6x7; blue mounted-archers A 0304 N allowance=9 tq=5; blue heavy-cavalry B 0404 N allowance=7 tq=6; blue leader L 0205 line-commander; red infantry C 0302 S allowance=5 tq=6
      And the cavalry line: A + B
      And way back of A: 0305
      And way back of B: 0405
      When A, withdrawing from C, shoots at C
      Then this clause applies
      And fire allowed to A: missile fire

    @x8
    Scenario: Mounted archers have no parting shot if the rest of their line stays behind
      Given the board, where a clear hex costs 1: 6x7; blue mounted-archers A 0304 N allowance=9 tq=5; blue heavy-cavalry B 0404 N allowance=7 tq=6; blue leader L 0205 line-commander; red infantry C 0302 S allowance=5 tq=6
      And the cavalry line: A + B
      And way back of A: 0305
      When A, withdrawing from C, shoots at C
      Then it is not allowed, by clause gboa.6.7.12.c

    @x9
    Scenario: Mounted archers may shoot as they make way for another unit of their line
      Given the board, where a clear hex costs 1: 6x7; blue mounted-archers A 0304 N allowance=9 tq=5; blue heavy-cavalry B 0303 N allowance=7 tq=6; blue leader L 0205 line-commander; red infantry C 0402 S allowance=5 tq=6
      And the cavalry line: A + B
      And way back of A: 0305
      And way back of B: 0304
      When A, withdrawing from C, shoots at C
      Then this clause applies
      And fire allowed to A: missile fire

    @x10
    Scenario: Mounted archers keep their parting shot if another unit of their line routs before it withdraws
      Given the board, where a clear hex costs 1: 6x7; blue mounted-archers A 0304 N allowance=9 tq=5; blue heavy-cavalry B 0404 S allowance=7 tq=6 hits=5; blue leader L 0205 line-commander; red infantry C 0302 S allowance=5 tq=6
      And the cavalry line: A + B
      And way back of A: 0305
      And way back of B: 0503
      When A, withdrawing from C, shoots at C
      Then this clause applies
      And fire allowed to A: missile fire

  @gboa.6.7.10.b
  Rule: Target of the parting shot

    @x1
    Scenario: Mounted archers may not shoot at an enemy other than the one that provoked the withdrawal
      Given the board, where a clear hex costs 1: 5x6; blue mounted-archers A 0304 N allowance=9 tq=5; red infantry B 0302 S allowance=5 tq=6; red infantry C 0402 S allowance=5 tq=6
      And way back of A: 0305
      When A, withdrawing from B, shoots at C
      Then it is not allowed, by this clause

    @x2
    Scenario: Mounted archers may shoot at the enemy that provoked the withdrawal
      Given the board, where a clear hex costs 1: 5x6; blue mounted-archers A 0304 N allowance=9 tq=5; red infantry B 0302 S allowance=5 tq=6; red infantry C 0402 S allowance=5 tq=6
      And way back of A: 0305
      When A, withdrawing from C, shoots at C
      Then this clause applies
      And fire allowed to A: missile fire

    @x3
    Scenario: Mounted archers may not shoot at an enemy they are not withdrawing from, whichever way they withdraw
      Given the board: 5x6; blue mounted-archers A 0304 N allowance=9 tq=5; red infantry B 0302 S allowance=5 tq=6; red infantry C 0402 S allowance=5 tq=6
      When A, withdrawing from B, shoots at C
      Then it is not allowed, by this clause

  @gboa.6.7.10.c
  Rule: One parting shot

    @x1
    Scenario: Mounted archers may not make a second parting shot in the same segment
      Given the board, where a clear hex costs 1: 5x6; blue mounted-archers A 0304 N allowance=9 tq=5; red infantry B 0302 S allowance=5 tq=6; red infantry C 0402 S allowance=5 tq=6
      And A has already shot at C in this segment
      And way back of A: 0305
      When A, withdrawing from B, shoots at B
      Then it is not allowed, by this clause

    @x2
    Scenario: If one shot is allowed for each enemy, mounted archers may make a second parting shot at another enemy
      Given the board, where a clear hex costs 1: 5x6; blue mounted-archers A 0304 N allowance=9 tq=5; red infantry B 0302 S allowance=5 tq=6; red infantry C 0402 S allowance=5 tq=6
      And the table plays: one parting shot for each provoking enemy
      And A has already shot at C in this segment
      And way back of A: 0305
      When A, withdrawing from B, shoots at B
      Then this clause applies
      And fire allowed to A: missile fire

    @x4
    Scenario: Mounted archers may still make a parting shot when another unit has made one
      Given the board, where a clear hex costs 1: 5x6; blue mounted-archers A 0304 N allowance=9 tq=5; blue mounted-archers D 0104 N allowance=9 tq=5; red infantry B 0302 S allowance=5 tq=6
      And D has already shot at B in this segment
      And way back of A: 0305
      When A, withdrawing from B, shoots at B
      Then this clause applies
      And fire allowed to A: missile fire

  @gboa.6.7.11
  Rule: When units may withdraw

    @x1
    Scenario: A unit cannot withdraw in its own segment
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And the time is: the unit’s own segment
      When A withdraws from B: 0305
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit may withdraw in the opponent’s segment
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And the time is: an enemy move in the opponent’s segment
      And DR of A: 4
      When A withdraws from B: 0305
      Then this clause applies
      And A stands at 0305 N

    @x3
    Scenario: The source does not say whether an enemy that advances after combat provokes a withdrawal
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And B has come by advance after combat
      When A withdraws from B: 0305
      Then the source does not say
      And this clause applies

  @gboa.6.7.11.a
  Rule: Withdrawal from rampaging elephants

    @x5
    Scenario: The source does not say whether a unit may withdraw from a rampaging elephant of its own side
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; blue rampaging-elephant B 0302 S allowance=5 tq=6
      When A withdraws from B: 0305
      Then the source does not say
      And this clause applies

    @x1
    Scenario: A unit may withdraw from a rampaging elephant at any time
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red rampaging-elephant B 0302 S allowance=5 tq=6
      And the time is: the unit’s own segment
      And DR of A: 4
      When A withdraws from B: 0305
      Then this clause applies
      And A stands at 0305 N

    @x2
    Scenario: A unit cannot withdraw in its own segment from an elephant that is not rampaging
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; red elephant B 0302 S allowance=5 tq=6
      And the time is: the unit’s own segment
      When A withdraws from B: 0305
      Then it is not allowed, by clause gboa.6.7.11

    @x3
    Scenario: The source does not say what a rampaging elephant does when it is given an order
      Given the board, where a clear hex costs 1: 5x5; blue rampaging-elephant A 0304 N allowance=5 tq=6
      When A is ordered to move: 0303
      Then the source does not say
      And this clause applies

    @x4
    Scenario: The source does not say whether a rampaging elephant has a ZOC
      Given the board: 5x5; red rampaging-elephant B 0303 N allowance=5 tq=6
      When the ZOC of B is determined
      Then the source does not say
      And this clause applies

  @gboa.6.7.12.a
  Rule: Cavalry line withdrawal

    @x1
    Scenario: Each unit of a cavalry line withdraws as far as its own allowance permits
      Given the board, where a clear hex costs 1: 6x7; blue cavalry A 0304 N allowance=8 tq=6; blue heavy-cavalry B 0404 N allowance=7 tq=6; blue leader L 0205 line-commander; red infantry C 0302 S allowance=5 tq=6
      And the cavalry line: A + B
      And way back of A, DR 4: 0305 0306 0307
      And way back of B, DR 4: 0405 0406
      When the line withdraws from C
      Then this clause applies
      And A stands at 0307 N

    @x2
    Scenario: Each unit of a withdrawing cavalry line makes its own TQ check
      Given the board, where a clear hex costs 1: 6x7; blue cavalry A 0304 N allowance=8 tq=6; blue heavy-cavalry B 0404 N allowance=7 tq=6; blue leader L 0205 line-commander; red infantry C 0302 S allowance=5 tq=6
      And the cavalry line: A + B
      And way back of A, DR 9: 0305
      And way back of B, DR 6: 0405
      When the line withdraws from C
      Then cohesion hits taken by A: 1
      And cohesion hits taken by B: 0

    @x3
    Scenario: If a cavalry line withdraws as one body, it goes no further than its slowest unit
      Given the board, where a clear hex costs 1: 6x7; blue cavalry A 0304 N allowance=8 tq=6; blue heavy-cavalry B 0404 N allowance=7 tq=6; blue leader L 0205 line-commander; red infantry C 0302 S allowance=5 tq=6
      And the table plays: the line goes no further than its slowest unit
      And the cavalry line: A + B
      And way back of A, DR 4: 0305 0306 0307
      And way back of B, DR 4: 0405 0406
      When the line withdraws from C
      Then it is not allowed, by clause gboa.6.7.1.d

    @x5
    Scenario: A line with infantry in it is not a cavalry line
      Given the board, where a clear hex costs 1: 6x7; blue cavalry A 0304 N allowance=8 tq=6; blue infantry B 0404 N allowance=7 tq=6; blue leader L 0205 line-commander; red infantry C 0302 S allowance=5 tq=6
      And the cavalry line: A + B
      And way back of A, DR 4: 0305
      And way back of B, DR 4: 0405
      When the line withdraws from C
      Then it is not allowed, by this clause

    @x6
    Scenario: If a cavalry line withdraws as one body, a single unit no faster than the enemy keeps the whole line in place
      Given the board, where a clear hex costs 1: 6x7; blue cavalry A 0304 N allowance=8 tq=6; blue heavy-cavalry B 0404 N allowance=5 tq=6; blue leader L 0205 line-commander; red infantry C 0302 S allowance=5 tq=6
      And the table plays: the line goes no further than its slowest unit
      And the cavalry line: A + B
      And way back of A, DR 4: 0305
      And way back of B, DR 4: 0405
      When the line withdraws from C
      Then it is not allowed, by clause gboa.6.7.1.d

    @x7
    Scenario: A unit of a cavalry line that is more than 2 hexes from the enemy withdraws with the others
      Given the board, where a clear hex costs 1: 6x7; blue cavalry A 0304 N allowance=8 tq=6; blue heavy-cavalry B 0504 N allowance=7 tq=6; blue leader L 0205 line-commander; red infantry C 0302 S allowance=5 tq=6
      And the cavalry line: A + B
      And way back of A, DR 4: 0305
      And way back of B, DR 4: 0505
      When the line withdraws from C
      Then this clause applies
      And B stands at 0505 N

    @x8
    Scenario: A cavalry line cannot withdraw if none of its units is 2 hexes from the enemy
      Given the board, where a clear hex costs 1: 6x7; blue cavalry A 0304 N allowance=8 tq=6; blue heavy-cavalry B 0404 N allowance=7 tq=6; blue leader L 0205 line-commander; red infantry C 0301 S allowance=5 tq=6
      And the cavalry line: A + B
      And way back of A: 0305
      And way back of B: 0405
      When the line withdraws from C
      Then it is not allowed, by clause gboa.6.7.1.a

  @gboa.6.7.12.b
  Rule: Leader for line withdrawal

    @x1
    Scenario: A cavalry line may withdraw if its leader is 2 hexes from one of its units
      Given the board, where a clear hex costs 1: 6x7; blue cavalry A 0304 N allowance=8 tq=6; blue heavy-cavalry B 0404 N allowance=7 tq=6; blue leader L 0104 line-commander; red infantry C 0302 S allowance=5 tq=6
      And the cavalry line: A + B
      And way back of A, DR 4: 0305
      And way back of B, DR 4: 0405
      When the line withdraws from C
      Then this clause applies
      And B stands at 0405 N

    @x2
    Scenario Outline: A cavalry line cannot withdraw if its leader is too far away or incapable of line commands
      Given the board, where a clear hex costs 1: 6x7; blue cavalry A 0304 N allowance=8 tq=6; blue heavy-cavalry B 0404 N allowance=7 tq=6; blue leader L <leader>; red infantry C 0302 S allowance=5 tq=6
      And the cavalry line: A + B
      And way back of A, DR 4: 0305
      And way back of B, DR 4: 0405
      When the line withdraws from C
      Then it is not allowed, by this clause

      Examples:
        | leader              |
        | 0105 line-commander |
        | 0205                |

  @gboa.6.7.12.c
  Rule: The whole line withdraws

    @x1
    Scenario: No unit may stay behind when its cavalry line withdraws
      Given the board, where a clear hex costs 1: 6x7; blue cavalry A 0304 N allowance=8 tq=6; blue heavy-cavalry B 0404 N allowance=7 tq=6; blue leader L 0205 line-commander; red infantry C 0302 S allowance=5 tq=6
      And the cavalry line: A + B
      And way back of A, DR 4: 0305
      When the line withdraws from C
      Then it is not allowed, by this clause

    @x2
    Scenario: Both units of a two-unit cavalry line withdraw
      Given the board, where a clear hex costs 1: 6x7; blue cavalry A 0304 N allowance=8 tq=6; blue heavy-cavalry B 0404 N allowance=7 tq=6; blue leader L 0205 line-commander; red infantry C 0302 S allowance=5 tq=6
      And the cavalry line: A + B
      And way back of A, DR 4: 0305
      And way back of B, DR 4: 0405
      When the line withdraws from C
      Then this clause applies
      And B stands at 0405 N

    @x3
    Scenario: The source does not say whether a line may withdraw after one of its units has withdrawn alone
      Given the board, where a clear hex costs 1: 6x7; blue cavalry A 0304 N allowance=8 tq=6 withdrawals=1; blue heavy-cavalry B 0404 N allowance=7 tq=6; blue leader L 0205 line-commander; red infantry C 0302 S allowance=5 tq=6
      And the cavalry line: A + B
      And way back of A, DR 4: 0305
      And way back of B, DR 4: 0405
      When the line withdraws from C
      Then the source does not say
      And this clause applies

    @x4
    Scenario: A line that has withdrawn together may withdraw together again
      Given the board, where a clear hex costs 1: 6x7; blue cavalry A 0304 N allowance=8 tq=6 withdrawals=1; blue heavy-cavalry B 0404 N allowance=7 tq=6 withdrawals=1; blue leader L 0205 line-commander; red infantry C 0302 S allowance=5 tq=6
      And the cavalry line: A + B
      And way back of A, DR 4: 0305
      And way back of B, DR 4: 0405
      When the line withdraws from C
      Then this clause applies
      And B stands at 0405 N

    @x5
    Scenario: A cavalry line in which one unit is no faster than the enemy does not withdraw at all
      Given the board, where a clear hex costs 1: 6x7; blue cavalry A 0304 N allowance=9 tq=6; blue heavy-cavalry B 0404 N allowance=7 tq=6; blue leader L 0205 line-commander; red cavalry C 0302 S allowance=7 tq=6
      And the cavalry line: A + B
      And way back of A: 0305
      And way back of B: 0405
      When the line withdraws from C
      Then this clause applies
      And it is not allowed, by clause gboa.6.7.1.c

  @gboa.6.8
  Rule: Pre-arranged withdrawal

    @x1
    Scenario Outline: The source does not say how pre-arranged withdrawal works
      Given the board: 6x6; blue <unit>
      When A makes a pre-arranged withdrawal
      Then the source does not say
      And this clause applies

      Examples:
        | unit                               |
        | phalanx A 0304+0404 N tq=7         |
        | infantry A 0304 N allowance=5 tq=6 |

  @gboa.6.9
  Rule: Stacking rules

    @x1
    Scenario Outline: The source does not say whether a unit may enter an occupied hex
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6; <other>
      When A is ordered to move: 0303
      Then the source does not say
      And this clause applies

      Examples:
        | other                                     |
        | blue infantry B 0303 N allowance=5 tq=6   |
        | blue leader L 0303                        |
        | red infantry B 0303 N allowance=5 tq=6    |

    @x2
    Scenario: The source does not say whether a two-hex unit may swing one half into an occupied hex
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7; blue infantry B 0403 N allowance=5 tq=6
      When A is ordered to move: 0304+0403
      Then the source does not say
      And this clause applies

    @x3
    Scenario: A unit may move back into the hex it has just left
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=5 tq=6
      When A is ordered to move: 0302 S 0303
      Then this clause does not apply
      And A stands at 0303 S

    @x4
    Scenario Outline: The source does not say what a unit that shares a hex with an enemy may do
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6; <other>
      When A is ordered to move: 0303
      Then the source does not say
      And this clause applies

      Examples:
        | other                                    |
        | red infantry B 0304 S allowance=5 tq=6   |
        | red leader B 0304                        |

    @x5
    Scenario: A unit may leave a hex it shares with its own leader
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6; blue leader B 0304
      When A is ordered to move: 0303
      Then this clause does not apply
      And A stands at 0303 N

    @x6
    Scenario: The source does not say whether a unit that shares a hex with an enemy has a ZOC
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; red infantry B 0303 S allowance=5 tq=6
      When the ZOC of A is determined
      Then the source does not say
      And this clause applies

    @x7
    Scenario: Opposing units that share a hex do not stop a unit that stays out of their front hexes
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6; blue infantry B 0501 N allowance=5 tq=6; red infantry C 0501 N allowance=5 tq=6
      When A is ordered to move: 0303
      Then this clause does not apply
      And A stands at 0303 N

    @x8
    Scenario Outline: The source does not say whether a unit that shares a hex with an enemy may react, or whether others may react to it
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; <other>; red cavalry C 0203 NE allowance=8 tq=6
      When A reacts to C and turns to NW
      Then the source does not say
      And this clause applies

      Examples:
        | other              |
        | red leader B 0303  |
        | blue leader B 0203 |

    @x9
    Scenario Outline: The source does not say whether a unit that shares a hex with an enemy may withdraw, or whether others may withdraw from it
      Given the board, where a clear hex costs 1: 5x6; blue cavalry A 0304 N allowance=8 tq=6; <other>; red infantry B 0302 S allowance=5 tq=6
      When A withdraws from B: 0305
      Then the source does not say
      And this clause applies

      Examples:
        | other              |
        | red leader C 0304  |
        | blue leader C 0302 |
