Feature: Facing and zones of control

  @gboa.7.1.fig.one-hex
  Rule: Arcs of a one-hex unit

    @x1
    Scenario: A unit facing north has two hexes in front, two on its flanks and two behind
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6
      When the arcs of A are determined
      Then this clause applies
      And its front hexes: 0202 0302
      And its flank hexes: 0203 0403
      And its rear hexes: 0204 0304

    @x2
    Scenario: When a unit turns by one vertex, its arcs turn with it
      Given the board: 5x5; blue infantry A 0303 NE allowance=5 tq=6
      When the arcs of A are determined
      Then this clause applies
      And its front hexes: 0302 0403
      And its flank hexes: 0202 0304
      And its rear hexes: 0203 0204

  @gboa.7.1.fig.two-hex
  Rule: Arcs of a two-hex unit

    @x1
    Scenario: A two-hex unit has 3 front hexes, 2 flank hexes and 3 rear hexes
      Given the board: 6x5; blue phalanx A 0303+0403 N tq=7
      When the arcs of A are determined
      Then this clause applies
      And its front hexes: 0202 0302 0402
      And its flank hexes: 0203 0503
      And its rear hexes: 0204 0304 0404

    @x2
    Scenario: A one-hex unit does not have the arcs of a two-hex unit
      Given the board: 6x5; blue infantry A 0303 N allowance=5 tq=6
      When the arcs of A are determined
      Then this clause does not apply
      And its front hexes: 0202 0302

  @gboa.7.1.1
  Rule: Front hexes only

    @x1
    Scenario: A unit cannot step backward
      Given the board, where a clear hex costs 1: 5x5; blue cavalry A 0303 N allowance=8 tq=6
      When A is ordered to move: 0304
      Then this clause applies
      And it is not allowed, by clause gboa.6.3.1

    @x2
    Scenario: After a pivot, a unit may move into a hex that was on its flank
      Given the board, where a clear hex costs 1: 5x5; blue cavalry A 0303 N allowance=8 tq=6
      When A is ordered to move: NW 0203
      Then this clause does not apply
      And A stands at 0203 NW

  @gboa.7.1.2
  Rule: Turning a one-hex unit

    @x1
    Scenario Outline: Infantry pays 1 movement point for each vertex it turns
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6
      When A is ordered to move: <facing>
      Then this clause gives <points>
      And A stands at 0303 <facing>

      Examples:
        | facing | points |
        | NE     | 1      |
        | SE     | 2      |
        | S      | 3      |
        | NW     | 1      |

    @x2
    Scenario: Heavy cavalry without armoured horses pays 1 movement point for each vertex it turns
      Given the board: 5x5; blue heavy-cavalry A 0303 N allowance=7 tq=7
      When A is ordered to move: SE
      Then this clause gives 2

    @x3
    Scenario: A unit with an allowance of 2 cannot turn three vertices
      Given the board: 5x5; blue infantry A 0303 N allowance=2 tq=6
      When A is ordered to move: S
      Then it is not allowed, by clause gboa.6.1.1.b

  @gboa.7.1.2.a
  Rule: Turning skirmishers

    @x1
    Scenario Outline: Skirmishers turn any number of vertices for 1 movement point
      Given the board: 5x5; blue skirmishers A 0303 N allowance=6 tq=4
      When A is ordered to move: <facing>
      Then this clause gives 1
      And movement points spent: 1

      Examples:
        | facing |
        | NE     |
        | SE     |
        | S      |

    @x2
    Scenario: Cavalry pays 3 movement points to turn about
      Given the board: 5x5; blue cavalry A 0303 N allowance=8 tq=6
      When A is ordered to move: S
      Then this clause does not apply
      And movement points spent: 3

    @x3
    Scenario: Skirmishers that turn twice in the same hex pay only once
      Given the board, where a clear hex costs 1: 5x5; blue skirmishers A 0303 N allowance=6 tq=4
      When A is ordered to move: NE SE 0403
      Then A stands at 0403 SE
      And movement points spent: 2

    @x4
    Scenario: Skirmishers that turn in two different hexes pay once in each
      Given the board, where a clear hex costs 1: 5x5; blue skirmishers A 0303 N allowance=6 tq=4
      When A is ordered to move: NE 0403 SE
      Then A stands at 0403 SE
      And movement points spent: 3

  @gboa.7.1.2.b
  Rule: Units slow to turn

    @x1
    Scenario Outline: Elephants, chariots and cataphracts pay 2 movement points for each vertex they turn
      Given the board: 5x5; blue <type> A 0303 N allowance=6 tq=7
      When A is ordered to move: SE
      Then this clause gives 4
      And A stands at 0303 SE

      Examples:
        | type       |
        | elephant   |
        | chariot    |
        | cataphract |

    @x2
    Scenario: A cataphract with 5 movement points cannot turn about
      Given the board: 5x5; blue cataphract A 0303 N allowance=5 tq=7
      When A is ordered to move: S
      Then this clause gives 6
      And it is not allowed, by clause gboa.6.1.1.b

    @x3
    Scenario: Heavy cavalry other than cataphracts is not slow to turn
      Given the board: 5x5; blue heavy-cavalry A 0303 N allowance=6 tq=7
      When A is ordered to move: SE
      Then this clause does not apply
      And movement points spent: 2

  @gboa.7.1.3
  Rule: Turning a two-hex unit

    @x1
    Scenario: A phalanx turns by moving its right half forward
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7
      When A is ordered to move: 0304+0403
      Then this clause applies
      And A stands at 0304+0403 NW
      And movement points spent: 1

    @x2
    Scenario: Moving both halves forward does not turn a phalanx
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7
      When A is ordered to move: 0303+0403
      Then this clause does not apply
      And A stands at 0303+0403 N

  @gboa.7.1.4
  Rule: Turning in rough terrain

    @x1
    Scenario Outline: A unit that changes facing in rough terrain takes 1 hit, whatever the number of vertices
      Given the board: 5x5; 0303 rough; blue infantry A 0303 N allowance=5 tq=6
      When A is ordered to move: <facing>
      Then this clause gives 1
      And cohesion hits taken by A: 1

      Examples:
        | facing |
        | NE     |
        | S      |

    @x2
    Scenario: If each vertex causes a hit, a unit that turns about in rough terrain takes 3 hits
      Given the board: 5x5; 0303 rough; blue infantry A 0303 N allowance=5 tq=6
      And the table plays: 1 hit for each vertex in rough terrain
      When A is ordered to move: S
      Then this clause gives 3
      And cohesion hits taken by A: 3

    @x3
    Scenario: A phalanx that pivots on a rough hex takes a hit for it on top of the hit for its turn
      Given the board, where a clear hex costs 1: 6x5; 0304 rough; blue phalanx A 0304+0404 N tq=7
      When A is ordered to move: 0304+0403
      Then this clause gives 1
      And clause gboa.6.4.4.a gives 1
      And cohesion hits taken by A: 2

    @x4
    Scenario: The source does not say whether a unit takes a hit for turning in woods
      Given the board: 5x5; 0303 woods; blue infantry A 0303 N allowance=5 tq=6
      When A is ordered to move: NE
      Then the source does not say
      And this clause applies

    @x5
    Scenario Outline: A unit takes a hit for turning in woods only if the chart counts them as rough
      Given the board: 5x5; 0303 woods; blue infantry A 0303 N allowance=5 tq=6
      And the chart counts woods as: <woods>
      When A is ordered to move: NE
      Then A stands at 0303 NE
      And cohesion hits taken by A: <hits>

      Examples:
        | woods         | hits |
        | rough terrain | 1    |
        | not rough     | 0    |

    @x6
    Scenario: A phalanx that turns right pivots on its right half and takes a hit for the rough hex under it
      Given the board, where a clear hex costs 1: 6x5; 0404 rough; blue phalanx A 0304+0404 N tq=7
      When A is ordered to move: 0403+0404
      Then this clause gives 1
      And cohesion hits taken by A: 2

    @x7
    Scenario: A unit that turns twice in one rough hex takes a single hit
      Given the board: 5x5; 0303 rough; blue infantry A 0303 N allowance=5 tq=6
      When A is ordered to move: NE SE
      Then this clause gives 1
      And A stands at 0303 SE

    @x8
    Scenario: If each vertex causes a hit, a phalanx that pivots on a rough hex takes 1 hit for its single vertex
      Given the board, where a clear hex costs 1: 6x5; 0304 rough; blue phalanx A 0304+0404 N tq=7
      And the table plays: 1 hit for each vertex in rough terrain
      When A is ordered to move: 0304+0403
      Then this clause gives 1
      And cohesion hits taken by A: 2

    @x9
    Scenario: The source does not say what becomes of a unit with a TQ of 1 that takes a hit for turning
      Given the board: 5x5; 0303 rough; blue infantry A 0303 N allowance=5 tq=1
      When A is ordered to move: NE
      Then the source does not say
      And this clause gives 1

  @gboa.7.1.4.a
  Rule: Elephants turning in rough terrain

    @x1
    Scenario: Elephants turn in rough terrain without a hit
      Given the board: 5x5; 0303 rough; blue elephant A 0303 N allowance=5 tq=6
      When A is ordered to move: SE
      Then this clause gives 0
      And cohesion hits taken by A: 0

    @x2
    Scenario: Chariots that turn in rough terrain take a hit
      Given the board: 5x5; 0303 rough; blue chariot A 0303 N allowance=8 tq=6
      When A is ordered to move: SE
      Then this clause does not apply
      And cohesion hits taken by A: 1

    @x3
    Scenario: Elephants turn in woods without a hit, whether the woods are rough or not
      Given the board: 5x5; 0303 woods; blue elephant A 0303 N allowance=5 tq=6
      When A is ordered to move: SE
      Then this clause gives 0
      And cohesion hits taken by A: 0

  @gboa.7.1.5.a
  Rule: Chariots turning on the move

    @x1
    Scenario: A chariot may turn one vertex in a hex it passes through
      Given the board, where a clear hex costs 1: 5x5; blue chariot A 0304 N allowance=8 tq=6
      When A is ordered to move: 0303 NE 0302
      Then this clause applies
      And A stands at 0302 NE
      And movement points spent: 4

    @x2
    Scenario: A chariot cannot turn two vertices in a hex it passes through
      Given the board, where a clear hex costs 1: 5x5; blue chariot A 0304 N allowance=8 tq=6
      When A is ordered to move: 0303 SE 0403
      Then it is not allowed, by this clause

    @x3
    Scenario: A chariot cannot make two turns of one vertex each in a hex it passes through
      Given the board, where a clear hex costs 1: 5x5; blue chariot A 0304 N allowance=8 tq=6
      When A is ordered to move: 0303 NE SE 0403
      Then it is not allowed, by this clause

    @x4
    Scenario: Cavalry may turn two vertices in a hex it passes through
      Given the board, where a clear hex costs 1: 5x5; blue cavalry A 0304 N allowance=8 tq=6
      When A is ordered to move: 0303 SE 0403
      Then this clause does not apply
      And A stands at 0403 SE

  @gboa.7.1.5.b
  Rule: Chariots turning at the start or end of a move

    @x1
    Scenario: A chariot may pay 4 movement points to turn two vertices before it sets off
      Given the board, where a clear hex costs 1: 5x5; blue chariot A 0303 N allowance=8 tq=6
      When A is ordered to move: SE 0403
      Then this clause applies
      And movement points spent: 5

    @x2
    Scenario: A chariot may turn about in the hex where it ends its move
      Given the board, where a clear hex costs 1: 5x5; blue chariot A 0304 N allowance=8 tq=6
      When A is ordered to move: 0303 S
      Then this clause applies
      And A stands at 0303 S
      And movement points spent: 7

    @x3
    Scenario: A chariot pays the cost of turning even in the hex where it ends its move
      Given the board, where a clear hex costs 1: 5x5; blue chariot A 0304 N allowance=6 tq=6
      When A is ordered to move: 0303 S
      Then this clause applies
      And it is not allowed, by clause gboa.6.1.1.b

    @x4
    Scenario: A chariot needs no exception to turn one vertex at the end of its move
      Given the board, where a clear hex costs 1: 5x5; blue chariot A 0304 N allowance=8 tq=6
      When A is ordered to move: 0303 NE
      Then this clause does not apply
      And A stands at 0303 NE

  @gboa.7.1.6.a
  Rule: Reaction facing change

    @x1
    Scenario: Infantry may turn toward cavalry that rides up to its flank
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; red cavalry B 0203 NE allowance=8 tq=6
      And DR of A: 2
      When A reacts to B and turns to NW
      Then this clause applies
      And A stands at 0303 NW
      And cohesion hits taken by A: 0

    @x2
    Scenario: A unit cannot react to an enemy 2 hexes away
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; red cavalry B 0103 NE allowance=8 tq=6
      And DR of A: 2
      When A reacts to B and turns to NW
      Then it is not allowed, by this clause

    @x3
    Scenario: A two-hex unit cannot turn in reaction to an enemy on its flank
      Given the board: 6x5; blue phalanx A 0303+0403 N tq=7; red cavalry B 0203 NE allowance=8 tq=6
      And DR of A: 2
      When A reacts to B and turns to NW
      Then it is not allowed, by this clause

    @x4
    Scenario: A unit may react to an enemy that advances after combat
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; red cavalry B 0203 NE allowance=8 tq=6
      And B has come by advance after combat
      And DR of A: 2
      When A reacts to B and turns to NW
      Then this clause applies
      And A stands at 0303 NW

    @x5
    Scenario: The source does not say whether a unit may react a second time
      Given the board: 5x5; blue infantry A 0303 N reacted allowance=5 tq=6; red cavalry B 0203 NE allowance=8 tq=6
      When A reacts to B and turns to NW
      Then the source does not say
      And this clause applies

    @x6
    Scenario: The source does not say whether a unit may react to a lone leader
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; red leader B 0203 allowance=8
      When A reacts to B and turns to NW
      Then the source does not say
      And this clause applies

  @gboa.7.1.6.b
  Rule: No reaction in an EZOC

    @x1
    Scenario: A unit already held by an enemy in front cannot turn in reaction to a new enemy
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; red cavalry B 0203 NE allowance=8 tq=6; red infantry C 0302 S allowance=5 tq=6
      And DR of A: 2
      When A reacts to B and turns to NW
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit may react even if it is now in the ZOC of the enemy that has just arrived
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; red cavalry B 0203 NE allowance=8 tq=6
      And DR of A: 2
      When A reacts to B and turns to NW
      Then this clause does not apply
      And A stands at 0303 NW

    @x3
    Scenario: If every EZOC bars the reaction, a unit cannot react to an enemy that arrives facing it
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; red cavalry B 0203 NE allowance=8 tq=6
      And the table plays: every EZOC bars the reaction
      And DR of A: 2
      When A reacts to B and turns to NW
      Then it is not allowed, by this clause

    @x5
    Scenario: A unit held by one enemy cannot react to another, whether or not a routed enemy has a ZOC there too
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; red cavalry B 0203 NE allowance=8 tq=6; red infantry C 0302 S allowance=5 tq=6; red infantry D 0403 NW routed allowance=5 tq=6
      When A reacts to B and turns to NW
      Then it is not allowed, by this clause

  @gboa.7.1.6.c
  Rule: One vertex in reaction

    @x1
    Scenario Outline: A unit that reacts may turn by one vertex, left or right
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; red cavalry B 0304 N allowance=8 tq=6
      And DR of A: 2
      When A reacts to B and turns to <facing>
      Then this clause gives 1
      And A stands at 0303 <facing>

      Examples:
        | facing |
        | NW     |
        | NE     |

    @x2
    Scenario Outline: A unit that reacts cannot turn by two or three vertices
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; red cavalry B 0304 S allowance=8 tq=6
      And DR of A: 2
      When A reacts to B and turns to <facing>
      Then it is not allowed, by this clause

      Examples:
        | facing |
        | SE     |
        | S      |

    @x3
    Scenario: A unit that has already reacted cannot turn by 2 vertices if it reacts again
      Given the board: 5x5; blue infantry A 0303 N reacted allowance=5 tq=6; red cavalry B 0203 NE allowance=8 tq=6
      And DR of A: 4
      When A reacts to B and turns to SW
      Then it is not allowed, by this clause

  @gboa.7.1.6.d
  Rule: Roll after reacting

    @x1
    Scenario Outline: The roll after reacting is worse against a faster intruder and better against a slower one
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; red chariot B 0203 NE allowance=<theirs> tq=6
      And DR of A: <die>
      When A reacts to B and turns to NW
      Then this clause gives <hits>
      And cohesion hits taken by A: <hits>

      Examples:
        | theirs | die | hits |
        | 8      | 3   | 0    |
        | 8      | 4   | 1    |
        | 8      | 8   | 5    |
        | 5      | 7   | 1    |
        | 3      | 8   | 0    |
        | 3      | 9   | 1    |

    @x2
    Scenario: If the minimum of 1 always applies, even a good roll after reacting causes 1 hit
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; red cavalry B 0203 NE allowance=8 tq=6
      And the table plays: a passed check causes 1 hit
      And DR of A: 0
      When A reacts to B and turns to NW
      Then this clause gives 1

    @x4
    Scenario: For the roll after reacting, an intruding phalanx with two allowances counts as having 4
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; red phalanx B 0203+0204 NE tq=7
      And DR of A: 8
      When A reacts to B and turns to NW
      Then this clause gives 1

  @gboa.7.1.6.e
  Rule: Entry reaction fire

    @x1
    Scenario: Skirmishers that have turned in reaction may fire at the intruder
      Given the board: 5x5; blue skirmishers A 0303 N allowance=6 tq=5; red infantry B 0203 NE allowance=5 tq=6
      And DR of A: 3
      When A reacts to B and turns to NW
      Then this clause applies
      And fire allowed to A: entry reaction fire

    @x2
    Scenario: Skirmishers marked Missile NO may not fire after turning in reaction
      Given the board: 5x5; blue skirmishers A 0303 N missile-no allowance=6 tq=5; red infantry B 0203 NE allowance=5 tq=6
      And DR of A: 3
      When A reacts to B and turns to NW
      Then this clause does not apply
      And fire allowed to A: none

  @gboa.7.1.6.f
  Rule: Cavalry reacting to infantry

    @x1
    Scenario Outline: Cavalry that reacts to any foot unit turns without a roll
      Given the board: 5x5; blue cavalry A 0303 N allowance=8 tq=6; red <type> B 0203 NE allowance=5 tq=6
      When A reacts to B and turns to NW
      Then this clause gives 0
      And clause gboa.7.1.6.d does not apply
      And cohesion hits taken by A: 0

      Examples:
        | type        |
        | infantry    |
        | skirmishers |

    @x2
    Scenario: Cavalry that reacts to cavalry must roll
      Given the board: 5x5; blue cavalry A 0303 N allowance=8 tq=6; red cavalry B 0203 NE allowance=9 tq=6
      And DR of A: 7
      When A reacts to B and turns to NW
      Then this clause does not apply
      And cohesion hits taken by A: 2

    @x3
    Scenario: Cavalry that reacts to infantry in rough terrain takes no hit for turning there
      Given the board: 5x5; 0303 rough; blue cavalry A 0303 N allowance=8 tq=6; red infantry B 0203 NE allowance=5 tq=6
      When A reacts to B and turns to NW
      Then this clause applies
      And clause gboa.7.1.4 does not apply
      And cohesion hits taken by A: 0

    @x4
    Scenario: If cavalry that reacts to infantry is spared only the hits of the roll, it takes 1 hit for turning in rough terrain
      Given the board: 5x5; 0303 rough; blue cavalry A 0303 N allowance=8 tq=6; red infantry B 0203 NE allowance=5 tq=6
      And the table plays: cavalry that reacts to infantry is spared only the hits of the roll
      When A reacts to B and turns to NW
      Then this clause applies
      And clause gboa.7.1.4 gives 1
      And cohesion hits taken by A: 1

  @gboa.7.1.7
  Rule: Turn to the rear

    @x1
    Scenario: A phalanx may turn to the rear to meet an enemy behind it, but takes 2 hits
      Given the board: 6x5; blue phalanx A 0303+0403 N tq=7; red infantry B 0304 N allowance=5 tq=6
      When A reacts to B and turns to the rear
      Then this clause gives 2
      And A stands at 0403+0303 S
      And cohesion hits taken by A: 2

    @x2
    Scenario: A phalanx cannot turn to the rear because of an enemy on its flank
      Given the board: 6x5; blue phalanx A 0303+0403 N tq=7; red infantry B 0203 NE allowance=5 tq=6
      When A reacts to B and turns to the rear
      Then it is not allowed, by this clause

    @x9
    Scenario: A phalanx cannot turn to the rear because of an enemy two hexes behind it
      Given the board: 6x5; blue phalanx A 0303+0403 N tq=7; red infantry B 0305 N allowance=5 tq=6
      When A reacts to B and turns to the rear
      Then it is not allowed, by this clause

    @x3
    Scenario: A one-hex unit cannot turn to the rear
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; red infantry B 0304 N allowance=5 tq=6
      When A reacts to B and turns to the rear
      Then it is not allowed, by this clause

    @x4
    Scenario: The source does not say whether a phalanx may turn to the rear a second time
      Given the board: 6x5; blue phalanx A 0303+0403 N reacted tq=7; red infantry B 0304 N allowance=5 tq=6
      When A reacts to B and turns to the rear
      Then the source does not say
      And this clause applies

    @x5
    Scenario: A phalanx that turns to the rear in rough terrain takes 3 hits in all
      Given the board: 6x5; 0403 rough; blue phalanx A 0303+0403 N tq=7; red infantry B 0304 N allowance=5 tq=6
      And B has come by advance after combat
      When A reacts to B and turns to the rear
      Then clause gboa.7.1.4 gives 1
      And cohesion hits taken by A: 3

    @x6
    Scenario: If each vertex causes a hit, a phalanx that turns to the rear in rough terrain takes 3 hits for the terrain
      Given the board: 6x5; 0303 0403 rough; blue phalanx A 0303+0403 N tq=9; red infantry B 0304 N allowance=5 tq=6
      And the table plays: 1 hit for each vertex in rough terrain
      When A reacts to B and turns to the rear
      Then this clause gives 2
      And clause gboa.7.1.4 gives 3
      And cohesion hits taken by A: 5

    @x7
    Scenario: The source does not say whether a phalanx may turn to the rear because of a lone leader
      Given the board: 6x5; blue phalanx A 0303+0403 N tq=7; red leader L 0304
      When A reacts to L and turns to the rear
      Then the source does not say
      And this clause applies

    @x8
    Scenario: A phalanx may turn to the rear because of an enemy unit that has a leader with it
      Given the board: 6x5; blue phalanx A 0303+0403 N tq=7; red infantry B 0304 N allowance=5 tq=6; red leader L 0304
      When A reacts to B and turns to the rear
      Then this clause gives 2
      And A stands at 0403+0303 S

  @gboa.7.1.7.a
  Rule: Macedonian turn to the rear

    @x1
    Scenario: A Macedonian phalanx takes 1 hit for turning to the rear
      Given the board: 6x5; blue macedonian-phalanx A 0303+0403 N tq=7; red infantry B 0304 N allowance=5 tq=6
      When A reacts to B and turns to the rear
      Then this clause gives 1
      And cohesion hits taken by A: 1

    @x2
    Scenario: A phalanx that is not Macedonian takes 2 hits for turning to the rear
      Given the board: 6x5; blue phalanx A 0303+0403 N tq=7; red cavalry B 0404 N allowance=8 tq=6
      When A reacts to B and turns to the rear
      Then this clause does not apply
      And cohesion hits taken by A: 2

  @gboa.7.2.1
  Rule: Zone of control (ZOC)

    @x1
    Scenario: Infantry has its ZOC in its front hexes
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6
      When the ZOC of A is determined
      Then this clause applies
      And its ZOC: 0202 0302

    @x2
    Scenario: A phalanx controls the 3 hexes in front of it
      Given the board: 6x5; blue phalanx A 0303+0403 N tq=7
      When the ZOC of A is determined
      Then this clause applies
      And its ZOC: 0202 0302 0402

    @x3
    Scenario: A leader has no ZOC because he is not a combat unit
      Given the board: 5x5; blue leader A 0303
      When the ZOC of A is determined
      Then this clause applies
      And it has no ZOC

    @x4
    Scenario: A hex that is not in front of any unit is not controlled
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6
      When control of hex 0304 is determined
      Then this clause applies
      And no unit controls it

  @gboa.7.2.2
  Rule: ZOC of skirmishers

    @x1
    Scenario: Skirmishers able to fire control their front and flank hexes
      Given the board: 5x5; blue skirmishers A 0303 N allowance=6 tq=4
      When the ZOC of A is determined
      Then this clause applies
      And its ZOC: 0202 0302 0203 0403

    @x2
    Scenario: Skirmishers marked Missile NO control only their front hexes
      Given the board: 5x5; blue skirmishers A 0303 N missile-no allowance=6 tq=4
      When the ZOC of A is determined
      Then this clause applies
      And its ZOC: 0202 0302

    @x3
    Scenario: If Missile NO means no ZOC, skirmishers so marked control no hex at all
      Given the board: 5x5; blue skirmishers A 0303 N missile-no allowance=6 tq=4
      And the table plays: skirmishers marked Missile NO have no ZOC
      When the ZOC of A is determined
      Then this clause applies
      And it has no ZOC

    @x4
    Scenario: Infantry that passes the flank of enemy skirmishers must stop
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6; red skirmishers B 0203 S allowance=6 tq=4
      When A is ordered to move: 0303 0302
      Then this clause applies
      And it is not allowed, by clause gboa.7.2.3

  @gboa.7.2.3
  Rule: Stopping in an EZOC

    @x1
    Scenario: A unit that enters an EZOC ends its move there
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6; red infantry B 0301 S allowance=5 tq=6
      When A is ordered to move: 0303 0302
      Then this clause applies
      And A stands at 0302 N

    @x2
    Scenario: A unit that enters an EZOC cannot go on through it
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6; red infantry B 0301 S allowance=5 tq=6
      When A is ordered to move: 0303 0302 0401
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit that enters an EZOC cannot turn there
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6; red infantry B 0301 S allowance=5 tq=6
      When A is ordered to move: 0303 0302 NW
      Then it is not allowed, by this clause

    @x4
    Scenario: A unit may pass behind an enemy without stopping
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6; red infantry B 0301 N allowance=5 tq=6
      When A is ordered to move: 0303 0302 0401
      Then this clause does not apply
      And A stands at 0401 N

    @x5
    Scenario: A phalanx must stop as soon as one half enters an EZOC
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7; red infantry B 0202 S allowance=5 tq=6
      When A is ordered to move: 0303+0403 0302+0402
      Then it is not allowed, by this clause

    @x6
    Scenario: A unit that enters the ZOC of one enemy stops, whether or not a routed enemy has one there too
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6; red infantry B 0302 S allowance=5 tq=6; red infantry C 0403 NW routed allowance=5 tq=6
      When A is ordered to move: 0303
      Then this clause applies
      And A stands at 0303 N

  @gboa.7.2.4
  Rule: Leaving an EZOC

    @x1
    Scenario: Infantry cannot leave the EZOC of a faster enemy
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=4 tq=6; red infantry B 0302 S allowance=5 tq=6
      When A is ordered to move: 0202
      Then this clause applies
      And it is not allowed, by clause gboa.7.2.4.b

    @x2
    Scenario: A leader without a special order cannot leave an EZOC
      Given the board, where a clear hex costs 1: 5x5; blue leader A 0303 allowance=8; red infantry B 0302 S allowance=5 tq=6
      When A is ordered to move: 0304
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit outside any EZOC may move off freely
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=4 tq=6; red infantry B 0302 N allowance=5 tq=6
      When A is ordered to move: 0202
      Then this clause does not apply
      And A stands at 0202 N

    @x4
    Scenario: The source does not say whether a unit in the ZOC of one enemy may withdraw from another
      Given the board, where a clear hex costs 1: 6x7; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6; red infantry C 0303 S allowance=5 tq=6
      When A withdraws from B: 0405
      Then the source does not say
      And this clause applies

    @x5
    Scenario: A unit no faster than one enemy cannot leave its ZOC, whether or not a routed enemy has one there too
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=5 tq=6; red infantry B 0302 S allowance=5 tq=6; red infantry C 0403 NW routed allowance=5 tq=6
      When A is ordered to move: 0202
      Then this clause applies
      And it is not allowed, by clause gboa.7.2.4.b

    @x6
    Scenario: The source does not say whether a routed enemy holds a unit that is also in a friendly ZOC
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=5 tq=6; blue infantry B 0304 N allowance=5 tq=6; red infantry C 0403 NW routed allowance=5 tq=6
      When A is ordered to move: 0202
      Then this clause does not apply
      And the source does not say

    @x7
    Scenario: The source does not say whether a routed enemy holds a lone leader
      Given the board, where a clear hex costs 1: 5x5; blue leader A 0303 allowance=8; red infantry B 0403 NW routed allowance=5 tq=6
      When A is ordered to move: 0304
      Then this clause does not apply
      And the source does not say

  @gboa.7.2.4.a
  Rule: Vacant front hex

    @x1
    Scenario: Cavalry may leave the EZOC of a slower enemy through a vacant front hex
      Given the board, where a clear hex costs 1: 5x5; blue cavalry A 0303 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      When A is ordered to move: 0202
      Then this clause applies
      And A stands at 0202 N

    @x2
    Scenario: Cavalry cannot leave an EZOC through an occupied front hex
      Given the board, where a clear hex costs 1: 5x5; blue cavalry A 0303 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      When A is ordered to move: 0302
      Then it is not allowed, by this clause

    @x3
    Scenario: If every front hex must be vacant, cavalry with an enemy in one of them cannot leave an EZOC
      Given the board, where a clear hex costs 1: 5x5; blue cavalry A 0303 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And the table plays: every front hex must be vacant
      When A is ordered to move: 0202
      Then it is not allowed, by this clause

    @x4
    Scenario: Even if every front hex must be vacant, cavalry with a lone leader in one of them may leave an EZOC
      Given the board, where a clear hex costs 1: 5x5; blue cavalry A 0303 N allowance=8 tq=6; blue leader L 0302; red infantry B 0403 NW allowance=5 tq=6
      And the table plays: every front hex must be vacant
      When A is ordered to move: 0202
      Then this clause applies
      And A stands at 0202 N

  @gboa.7.2.4.b
  Rule: Greater allowance to leave

    @x1
    Scenario Outline: A unit cannot leave an EZOC unless its allowance is greater than the enemy’s
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=<own> tq=6; red infantry B 0302 S allowance=5 tq=6
      When A is ordered to move: 0202
      Then it is not allowed, by this clause

      Examples:
        | own |
        | 4   |
        | 5   |

    @x2
    Scenario: A unit whose allowance is 1 point greater than the enemy’s may leave an EZOC
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=6 tq=6; red infantry B 0302 S allowance=5 tq=6
      When A is ordered to move: 0202
      Then this clause applies
      And A stands at 0202 N

    @x3
    Scenario: A unit held by several enemies must be faster than the fastest of them
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=6 tq=6; red infantry B 0302 S allowance=5 tq=6; red cavalry C 0403 NW allowance=8 tq=6
      When A is ordered to move: 0202
      Then it is not allowed, by this clause

  @gboa.7.2.4.c
  Rule: Phalanx allowance for leaving an EZOC

    @x1
    Scenario: A phalanx counts as having an allowance of 5 and so may leave the EZOC of an enemy with 4
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0303+0403 N tq=7; red infantry B 0203 NE allowance=4 tq=6
      When A is ordered to move: 0302+0402
      Then this clause gives 5
      And A stands at 0302+0402 N

    @x2
    Scenario: An enemy phalanx counts as having an allowance of 5 and so holds infantry with 5
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=5 tq=6; red phalanx B 0402+0302 S tq=7
      When A is ordered to move: 0202
      Then this clause gives 5
      And it is not allowed, by clause gboa.7.2.4.b

    @x3
    Scenario: Infantry that is not a phalanx uses its own allowance to leave an EZOC
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=6 tq=6; red infantry B 0302 S allowance=5 tq=6
      When A is ordered to move: 0202
      Then this clause does not apply

  @gboa.7.2.4.d
  Rule: Overall commander leaving an EZOC

    @x1
    Scenario: The overall commander may order himself out of an EZOC
      Given the board, where a clear hex costs 1: 5x5; blue leader K 0303 allowance=8; red cavalry B 0302 S allowance=9 tq=6
      And the order comes from the overall commander K, who spends 0 IR
      When K is ordered to move: 0304
      Then this clause applies
      And movement points spent: 1

    @x2
    Scenario: The overall commander’s order to a unit does not let it leave an EZOC
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=5 tq=6; red cavalry B 0302 S allowance=9 tq=6
      And the order comes from the overall commander K, who spends 0 IR
      When A is ordered to move: 0202
      Then this clause does not apply
      And it is not allowed, by clause gboa.7.2.4.b

    @x3
    Scenario: If the overall commander’s order frees the unit he orders, that unit may leave an EZOC
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=5 tq=6; red cavalry B 0302 S allowance=9 tq=6
      And the table plays: the overall commander’s order frees the unit he orders
      And the order comes from the overall commander K, who spends 0 IR
      When A is ordered to move: 0202
      Then this clause applies
      And A stands at 0202 N

    @x4
    Scenario: The overall commander cannot leave an EZOC on a line command of his own
      Given the board, where a clear hex costs 1: 5x5; blue leader K 0303 allowance=8; red cavalry B 0302 S allowance=9 tq=6
      And the order: line command, from leader K
      And the order comes from the overall commander K, who spends 0 IR
      When K is ordered to move: 0304
      Then this clause does not apply
      And it is not allowed, by clause gboa.7.2.4

  @gboa.7.2.4.e
  Rule: Order to a leader for 2 IR

    @x1
    Scenario: For 2 IR, the overall commander may send a leader out of an EZOC
      Given the board, where a clear hex costs 1: 5x5; blue leader M 0303 allowance=8; red cavalry B 0302 S allowance=9 tq=6
      And the order comes from the overall commander K, who spends 2 IR
      When M is ordered to move: 0304
      Then this clause gives 2
      And movement points spent: 1

    @x2
    Scenario: A leader given an order for only 1 IR cannot leave an EZOC
      Given the board, where a clear hex costs 1: 5x5; blue leader M 0303 allowance=8; red cavalry B 0302 S allowance=9 tq=6
      And the order comes from the overall commander K, who spends 1 IR
      When M is ordered to move: 0304
      Then it is not allowed, by this clause

    @x3
    Scenario: A leader given an order for 2 IR cannot order his units out of an EZOC
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=5 tq=6; red cavalry B 0302 S allowance=9 tq=6
      And leader M acts on an individual order for which the overall commander spent 2 IR
      When A is ordered to move: 0202
      Then this clause does not apply
      And it is not allowed, by clause gboa.7.2.4.b

    @x4
    Scenario: If the order for 2 IR also frees the units a leader orders, his unit may leave an EZOC
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=5 tq=6; red cavalry B 0302 S allowance=9 tq=6
      And the table plays: the order for 2 IR frees the units the leader orders in turn
      And leader M acts on an individual order for which the overall commander spent 2 IR
      When A is ordered to move: 0202
      Then this clause gives 2
      And A stands at 0202 N

    @x5
    Scenario: A leader cannot leave an EZOC on a line command, even one from the overall commander for 2 IR
      Given the board, where a clear hex costs 1: 5x5; blue leader M 0303 allowance=8; red cavalry B 0302 S allowance=9 tq=6
      And the order comes from the overall commander K, who spends 2 IR
      And the order: line command, from leader K
      When M is ordered to move: 0304
      Then this clause does not apply
      And it is not allowed, by clause gboa.7.2.4

    @x6
    Scenario: Even if the order for 2 IR frees the units a leader orders, one for 1 IR does not
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=5 tq=6; red cavalry B 0302 S allowance=9 tq=6
      And the table plays: the order for 2 IR frees the units the leader orders in turn
      And leader M acts on an individual order for which the overall commander spent 1 IR
      When A is ordered to move: 0202
      Then this clause does not apply
      And it is not allowed, by clause gboa.7.2.4.b

  @gboa.7.2.4.f
  Rule: Enemies unable to shock

    @x1
    Scenario: Slower infantry may leave the EZOC of an enemy that cannot engage in shock combat
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=4 tq=6; red skirmishers B 0302 S no-shock missile-no allowance=6 tq=4
      When A is ordered to move: 0202
      Then this clause applies
      And clause gboa.7.2.4 does not apply
      And A stands at 0202 N

    @x2
    Scenario: A second enemy that can engage in shock combat still holds slower infantry
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=4 tq=6; red skirmishers B 0302 S no-shock missile-no allowance=6 tq=4; red infantry C 0403 NW allowance=5 tq=6
      When A is ordered to move: 0202
      Then this clause applies
      And it is not allowed, by clause gboa.7.2.4.b

    @x3
    Scenario: A unit must stop on entering an EZOC even if the enemy cannot engage in shock combat
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6; red skirmishers B 0301 S no-shock allowance=6 tq=4
      When A is ordered to move: 0303 0302 0401
      Then this clause does not apply
      And it is not allowed, by clause gboa.7.2.3

    @x4
    Scenario: The source does not say whether a routed enemy holds a unit when the other enemy there cannot engage in shock combat
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=4 tq=6; red skirmishers B 0302 S no-shock missile-no allowance=6 tq=4; red infantry C 0403 NW routed allowance=5 tq=6
      When A is ordered to move: 0202
      Then the source does not say
      And clause gboa.6.7.6 applies

  @gboa.7.2.5
  Rule: From EZOC to EZOC

    @x1
    Scenario: Cavalry that leaves one EZOC stops in the next
      Given the board, where a clear hex costs 1: 5x5; blue cavalry A 0303 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6; red infantry C 0201 S allowance=5 tq=6
      When A is ordered to move: 0202
      Then this clause applies
      And A stands at 0202 N

    @x2
    Scenario: Cavalry that has left one EZOC for another cannot leave the second in the same move
      Given the board, where a clear hex costs 1: 5x5; blue cavalry A 0303 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6; red infantry C 0201 S allowance=5 tq=6
      When A is ordered to move: 0202 0301
      Then it is not allowed, by this clause

    @x3
    Scenario: Cavalry that leaves an EZOC and enters no other may ride on
      Given the board, where a clear hex costs 1: 5x5; blue cavalry A 0303 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      When A is ordered to move: 0202 0201
      Then this clause does not apply
      And A stands at 0201 N

    @x4
    Scenario: A phalanx that wheels out of one EZOC into another must stop
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7; red infantry B 0504 SW allowance=5 tq=6; red infantry C 0402 S allowance=5 tq=6
      And DR of A: 4
      When A is ordered to move: 0304+0403 0204+0303
      Then it is not allowed, by this clause

  @gboa.7.2.6
  Rule: Retire reaction fire

    @x1
    Scenario: A missile unit may fire at cavalry that leaves its ZOC
      Given the board, where a clear hex costs 1: 5x5; blue cavalry A 0303 N allowance=8 tq=6; red infantry B 0302 S missile-unit allowance=5 tq=6
      When A is ordered to move: 0202
      Then this clause applies
      And fire allowed to B: retire reaction fire

    @x2
    Scenario: A unit that is not a missile unit may not fire at cavalry that leaves its ZOC
      Given the board, where a clear hex costs 1: 5x5; blue cavalry A 0303 N missile-unit allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      When A is ordered to move: 0202
      Then this clause does not apply
      And fire allowed to B: none

    @x3
    Scenario: If it is the leaving unit that fires, a missile unit may fire as it leaves an EZOC
      Given the board, where a clear hex costs 1: 5x5; blue cavalry A 0303 N missile-unit allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6
      And the table plays: the missile unit that leaves may fire
      When A is ordered to move: 0202
      Then this clause applies
      And fire allowed to A: retire reaction fire

    @x4
    Scenario: If it is the leaving unit that fires, a missile unit may not fire at a unit that leaves its ZOC
      Given the board, where a clear hex costs 1: 5x5; blue cavalry A 0303 N allowance=8 tq=6; red infantry B 0302 S missile-unit allowance=5 tq=6
      And the table plays: the missile unit that leaves may fire
      When A is ordered to move: 0202
      Then this clause does not apply
      And fire allowed to B: none

    @x5
    Scenario: Skirmishers unable to engage in shock combat may fire at cavalry that withdraws out of their ZOC
      Given the board, where a clear hex costs 1: 6x7; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6; red skirmishers C 0303 S no-shock allowance=6 tq=4
      And DR of A: 4
      When A withdraws from B: 0405
      Then this clause applies
      And fire allowed to C: retire reaction fire

    @x6
    Scenario: A missile unit may fire at a phalanx that wheels out of its ZOC
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7; red infantry B 0504 SW missile-unit allowance=5 tq=6
      And DR of A: 4
      When A is ordered to move: 0304+0403
      Then this clause applies
      And fire allowed to B: retire reaction fire

    @x7
    Scenario: A phalanx that wheels on the half that is in a ZOC has not left that ZOC
      Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N tq=7; red infantry B 0504 SW missile-unit allowance=5 tq=6
      And DR of A: 4
      When A is ordered to move: 0403+0404
      Then this clause does not apply
      And fire allowed to B: none

  @gboa.7.2.7
  Rule: Turning in an EZOC

    @x1
    Scenario: A unit held by one enemy on its flank may turn to face it at the normal cost
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; red infantry B 0403 NW allowance=5 tq=6
      When A is ordered to move: NE
      Then this clause applies
      And A stands at 0303 NE
      And movement points spent: 1

    @x2
    Scenario: If one of the three conditions fails, a unit cannot turn in an EZOC
      Given the board: 5x5; blue cavalry A 0303 N allowance=8 tq=6; red infantry B 0403 NW allowance=5 tq=6
      When A is ordered to move: NE
      Then this clause applies
      And it is not allowed, by clause gboa.7.2.7.c

    @x3
    Scenario: Outside any EZOC, a unit may turn freely
      Given the board: 5x5; blue infantry A 0303 N allowance=4 tq=6; red infantry B 0403 S allowance=5 tq=6
      When A is ordered to move: NE
      Then this clause does not apply
      And A stands at 0303 NE

  @gboa.7.2.7.a
  Rule: Held by one enemy

    @x1
    Scenario: A unit held in the EZOCs of two enemies cannot turn
      Given the board: 5x5; blue infantry A 0303 N allowance=4 tq=6; red infantry B 0403 NW allowance=5 tq=6; red infantry C 0203 NE allowance=5 tq=6
      When A is ordered to move: NE
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit in the EZOCs of two enemies may turn if one of them cannot engage in shock combat
      Given the board: 5x5; blue infantry A 0303 N allowance=4 tq=6; red infantry B 0403 NW allowance=5 tq=6; red skirmishers C 0203 NE no-shock allowance=6 tq=4
      When A is ordered to move: NE
      Then this clause applies
      And A stands at 0303 NE

    @x3
    Scenario: A unit may turn freely in the EZOC of an enemy that cannot engage in shock combat
      Given the board: 5x5; blue cavalry A 0303 N allowance=8 tq=6; red skirmishers C 0203 NE no-shock allowance=6 tq=4
      When A is ordered to move: NW
      Then this clause does not apply
      And A stands at 0303 NW

  @gboa.7.2.7.b
  Rule: No comrade in the same enemy ZOC

    @x1
    Scenario: A unit cannot turn in an EZOC if a comrade is in the same enemy’s ZOC
      Given the board: 5x5; blue infantry A 0303 N allowance=4 tq=6; blue infantry D 0302 N allowance=4 tq=6; red infantry B 0403 NW allowance=5 tq=6
      When A is ordered to move: NE
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit may turn in an EZOC even if another enemy is in it
      Given the board: 5x5; blue infantry A 0303 N allowance=4 tq=6; red infantry B 0403 NW allowance=5 tq=6; red infantry E 0302 N allowance=5 tq=6
      When A is ordered to move: NE
      Then this clause applies
      And A stands at 0303 NE

    @x3
    Scenario: If another unit of the side that exerts the ZOC forbids the turn, a unit cannot turn in an EZOC when another enemy is in it
      Given the board: 5x5; blue infantry A 0303 N allowance=4 tq=6; red infantry B 0403 NW allowance=5 tq=6; red infantry E 0302 N allowance=5 tq=6
      And the table plays: another unit of the side that exerts the ZOC forbids the turn
      When A is ordered to move: NE
      Then it is not allowed, by this clause

    @x4
    Scenario: If another unit of the side that exerts the ZOC forbids the turn, a unit may turn in an EZOC when a comrade is in it
      Given the board: 5x5; blue infantry A 0303 N allowance=4 tq=6; blue infantry D 0302 N allowance=4 tq=6; red infantry B 0403 NW allowance=5 tq=6
      And the table plays: another unit of the side that exerts the ZOC forbids the turn
      When A is ordered to move: NE
      Then this clause applies
      And A stands at 0303 NE

    @x5
    Scenario: If another enemy in the turning unit’s own ZOC forbids the turn, a unit cannot turn in an EZOC with another enemy in front of it
      Given the board: 5x5; blue infantry A 0303 N allowance=4 tq=6; red infantry B 0403 NW allowance=5 tq=6; red infantry E 0202 N allowance=5 tq=6
      And the table plays: another enemy in the turning unit’s own ZOC forbids the turn
      When A is ordered to move: NE
      Then it is not allowed, by this clause

  @gboa.7.2.7.c
  Rule: Turning only if unable to leave

    @x1
    Scenario: A unit fast enough to leave an EZOC may not turn in it instead
      Given the board: 5x5; blue cavalry A 0303 N allowance=8 tq=6; red infantry B 0403 NW allowance=5 tq=6
      When A is ordered to move: NE
      Then it is not allowed, by this clause

    @x2
    Scenario: Cavalry fast enough to leave an EZOC may turn in it if both its front hexes are blocked
      Given the board: 5x5; blue cavalry A 0303 N allowance=8 tq=6; blue infantry D 0202 N allowance=4 tq=6; red infantry B 0403 NW allowance=5 tq=6; red infantry E 0302 N allowance=5 tq=6
      When A is ordered to move: NE
      Then this clause applies
      And A stands at 0303 NE

    @x3
    Scenario: If the overall commander’s order frees the unit he orders, that unit can leave an EZOC and so may not turn in it
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; red infantry B 0403 NW allowance=5 tq=6
      And the table plays: the overall commander’s order frees the unit he orders
      And the order comes from the overall commander K, who spends 0 IR
      When A is ordered to move: NE
      Then it is not allowed, by this clause

    @x4
    Scenario: If every front hex must be vacant, cavalry with one of them occupied may turn in an EZOC
      Given the board: 5x5; blue cavalry A 0303 N allowance=8 tq=6; red infantry B 0403 NW allowance=5 tq=6; red infantry E 0202 N allowance=5 tq=6
      And the table plays: every front hex must be vacant
      When A is ordered to move: NE
      Then this clause applies
      And A stands at 0303 NE

  @gboa.7.2.8
  Rule: ZOCs of both sides

    @x1
    Scenario: A hex in front of units of both sides is controlled by both sides
      Given the board: 5x5; blue infantry A 0303 N allowance=5 tq=6; red infantry B 0301 S allowance=5 tq=6
      When control of hex 0302 is determined
      Then this clause applies
      And units controlling it: A + B

    @x2
    Scenario: A hex in front of a unit of one side only is controlled by that side
      Given the board: 5x5; blue infantry A 0304 N allowance=5 tq=6; red infantry B 0301 S allowance=5 tq=6
      When control of hex 0302 is determined
      Then this clause does not apply
      And units controlling it: B

    @x3
    Scenario: A friendly ZOC does not let a unit move on through an EZOC
      Given the board, where a clear hex costs 1: 5x5; blue infantry A 0303 N allowance=5 tq=6; blue infantry D 0403 N allowance=5 tq=6; red infantry B 0301 S allowance=5 tq=6
      When A is ordered to move: 0302 0401
      Then it is not allowed, by clause gboa.7.2.3
