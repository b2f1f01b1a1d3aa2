Feature: Terrain

  @acp.terrain.chart
  Rule: Terrain chart

    @x1
    Scenario Outline: A unit that crosses a stream and climbs pays for the hex, the stream and the slope
      Given moving: <mover>
      And the hex entered is: ford 2
      And the move crosses: stream
      And the move changes the level by +1
      When the movement cost is counted
      Then the movement cost is <cost>
      And this clause gives <cost>

      Examples:
        | mover | cost |
        | Ho    | 5    |
        | Cl    | 4    |

    @x2
    Scenario: If the defender is in a ford and one level down, the two modifiers add up
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under B: ford 1
      And from A to B the level changes by -1
      When the melee die shows 4
      Then this clause gives +2
      And the modified roll is 7

    @x3
    Scenario: Attackers who stand in a ford themselves get no modifier for it
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under A: ford 3
      When the melee die shows 4
      Then this clause gives 0
      And the modified roll is 5

    @x4
    Scenario: If the terrain of the attacker’s hex counts, attackers in ford 3 attack at +2
      Given the table plays: the terrain of the attacker’s hex counts
      And attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under A: ford 3
      When the melee die shows 4
      Then this clause gives +2
      And the modified roll is 7

  @acp.terrain.class.foot
  Rule: Infantry, elephants and leaders

    @x1
    Scenario Outline: Infantry, elephants and leaders pay 3 movement points to enter ford 2
      Given moving: <mover>
      And the hex entered is: ford 2
      When the movement cost is counted
      Then the cost column is: infantry, elephants and leaders
      And the movement cost is 3

      Examples:
        | mover       |
        | Ph          |
        | Pe          |
        | Ar          |
        | El          |
        | leader      |
        | Ph + leader |

    @x2
    Scenario: The sheet does not say which column a leader riding with heavy cavalry uses
      Given moving: Ca + leader
      And the hex entered is: ford 2
      When the movement cost is counted
      Then the source does not say

    @x3
    Scenario Outline: Where both columns give the same cost, a leader riding with cavalry pays that cost
      Given moving: Ca + leader
      And the hex entered is: <ground>
      When the movement cost is counted
      Then this clause applies
      And the movement cost is <cost>

      Examples:
        | ground | cost |
        | clear  | 1    |
        | ford 3 | 3    |

  @acp.terrain.class.mounted
  Rule: Cavalry and chariots

    @x1
    Scenario Outline: Cavalry and chariots pay 2 movement points to enter ford 2
      Given moving: <mover>
      And the hex entered is: ford 2
      When the movement cost is counted
      Then this clause applies
      And the cost column is: cavalry and chariots
      And the movement cost is 2

      Examples:
        | mover |
        | Ca    |
        | Cl    |
        | Ch    |

    @x2
    Scenario: Elephants do not use the movement costs in the cavalry column
      Given moving: El
      And the hex entered is: ford 2
      When the movement cost is counted
      Then this clause does not apply
      And the movement cost is 3

  @acp.terrain.abbr.no_effect
  Rule: No effect (NE)

    @x1
    Scenario: NE in the fire column for ford 1 means a modifier of 0
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of In
      And ground under B: ford 1
      When the fire die shows 6
      Then this clause gives 0
      And the modified roll is 6

    @x2
    Scenario: The melee column for ford 1 gives a number instead of NE
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under B: ford 1
      When the melee die shows 6
      Then this clause does not apply
      And clause acp.terrain.ford1.melee gives +1

  @acp.terrain.abbr.na
  Rule: Not allowed (NA)

    @x1
    Scenario Outline: NA in the “sea or river” row means that no unit may enter
      Given moving: <mover>
      And the hex entered is: sea or river
      When the movement cost is counted
      Then this clause applies
      And it is not allowed, by clause acp.terrain.water.move

      Examples:
        | mover |
        | El    |
        | Cl    |

    @x2
    Scenario: A unit may enter even ford 3, the hardest ford, if it pays the cost
      Given moving: Cl
      And the hex entered is: ford 3
      When the movement cost is counted
      Then this clause does not apply
      And the movement cost is 3

  @acp.terrain.clear.move
  Rule: Clear: movement

    @x1
    Scenario Outline: Every class pays 1 movement point to enter a clear hex
      Given moving: <mover>
      And the hex entered is: clear
      When the movement cost is counted
      Then this clause gives 1
      And the movement cost is 1

      Examples:
        | mover  |
        | Ph     |
        | Ca     |
        | leader |

    @x2
    Scenario: Peltasts that cross a stream into a clear hex pay for both
      Given moving: Pe
      And the hex entered is: clear
      And the move crosses: stream
      When the movement cost is counted
      Then this clause gives 1
      And the movement cost is 2

  @acp.terrain.clear.fire
  Rule: Clear: fire

    @x1
    Scenario: Fire at a target in the open gets no terrain modifier
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of Pe
      When the fire die shows 7
      Then this clause gives 0
      And the modifiers total 0

    @x2
    Scenario: Clear ground under the firers has no effect on their fire
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of Pe
      And ground under B: ford 3
      When the fire die shows 7
      Then this clause does not apply
      And the modifiers total +1

  @acp.terrain.clear.melee
  Rule: Clear: melee

    @x1
    Scenario: An attack on a defender in the open gets no terrain modifier
      Given attackers A: 8 SP of Pe, quality 4
      And defenders B: 8 SP of Pe, quality 4
      When the melee die shows 4
      Then this clause gives 0
      And the modified roll is 5

    @x2
    Scenario: Against a defender on clear ground one level down, only the level gives a modifier
      Given attackers A: 8 SP of Pe, quality 4
      And defenders B: 8 SP of Pe, quality 4
      And from A to B the level changes by -1
      When the melee die shows 4
      Then this clause gives 0
      And the modified roll is 6

  @acp.terrain.ford1.move
  Rule: Ford 1: movement

    @x1
    Scenario Outline: Every class pays 2 movement points to enter ford 1
      Given moving: <mover>
      And the hex entered is: ford 1
      When the movement cost is counted
      Then this clause gives 2
      And the movement cost is 2

      Examples:
        | mover |
        | Ja    |
        | Ch    |

    @x2
    Scenario: Cavalry that climbs one level into ford 1 pays 4 movement points
      Given moving: Ca
      And the hex entered is: ford 1
      And the move changes the level by +1
      When the movement cost is counted
      Then this clause gives 2
      And the movement cost is 4

  @acp.terrain.ford1.fire
  Rule: Ford 1: fire

    @x1
    Scenario: A target in ford 1 is no easier to hit
      Given firers A: 7 SP of Ja, adjacent to the target
      And target B: 6 SP of Pe
      And ground under B: ford 1
      When the fire die shows 6
      Then this clause gives 0
      And result for B: NE

    @x2
    Scenario: Firers who stand in ford 1 get no modifier for it
      Given firers A: 7 SP of Ja, adjacent to the target
      And target B: 6 SP of Pe
      And ground under A: ford 1
      When the fire die shows 6
      Then this clause does not apply

  @acp.terrain.ford1.melee
  Rule: Ford 1: melee

    @x1
    Scenario: A defender in ford 1 is attacked at +1
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under B: ford 1
      When the melee die shows 3
      Then this clause gives +1
      And the modifiers total +2

    @x2
    Scenario: Attackers coming out of ford 1 get no modifier for it
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under A: ford 1
      When the melee die shows 3
      Then this clause does not apply
      And the modifiers total +1

  @acp.terrain.ford2.move
  Rule: Ford 2: movement

    @x1
    Scenario Outline: Ford 2 costs cavalry and chariots fewer movement points than infantry
      Given moving: <mover>
      And the hex entered is: ford 2
      When the movement cost is counted
      Then this clause gives <cost>
      And the movement cost is <cost>

      Examples:
        | mover | cost |
        | Ho    | 3    |
        | El    | 3    |
        | Ca    | 2    |

  @acp.terrain.ford2.fire
  Rule: Ford 2: fire

    @x1
    Scenario: Fire at a target in ford 2 gets +1
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of Pe
      And ground under B: ford 2
      When the fire die shows 6
      Then this clause gives +1
      And result for B: D

    @x2
    Scenario: Without the +1 for a ford, a 6 has no effect on a target on clear ground
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of Pe
      And ground under B: clear
      When the fire die shows 6
      Then this clause does not apply
      And result for B: NE

  @acp.terrain.ford2.melee
  Rule: Ford 2: melee

    @x1
    Scenario: A defender in ford 2 is attacked at +1, no more than in ford 1
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under B: ford 2
      When the melee die shows 3
      Then this clause gives +1
      And the modified roll is 5

    @x2
    Scenario: In an uphill attack on a defender in ford 2, the modifiers for level and ford cancel out
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under B: ford 2
      And from A to B the level changes by +1
      When the melee die shows 3
      Then this clause gives +1
      And clause acp.melee.mod.terrain gives 0

  @acp.terrain.ford3.move
  Rule: Ford 3: movement

    @x1
    Scenario Outline: Every class pays 3 movement points to enter ford 3
      Given moving: <mover>
      And the hex entered is: ford 3
      When the movement cost is counted
      Then this clause gives 3
      And the movement cost is 3

      Examples:
        | mover  |
        | Ph     |
        | Cl     |
        | leader |

  @acp.terrain.ford3.fire
  Rule: Ford 3: fire

    @x1
    Scenario: Fire at a target in ford 3 gets +1
      Given firers A: 7 SP of Cl, range 2
      And target B: 5 SP of Pe
      And ground under B: ford 3
      When the fire die shows 6
      Then this clause gives +1
      And result for B: D

    @x2
    Scenario: Light cavalry firing out of ford 3 gets no modifier for it
      Given firers A: 7 SP of Cl, range 2
      And target B: 5 SP of Pe
      And ground under A: ford 3
      When the fire die shows 6
      Then this clause does not apply
      And result for B: NE

  @acp.terrain.ford3.melee
  Rule: Ford 3: melee

    @x1
    Scenario: A defender in ford 3 is attacked at +2
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under B: ford 3
      When the melee die shows 2
      Then this clause gives +2
      And the modified roll is 5

    @x2
    Scenario: When both sides stand in ford 3, only the defender’s ford gives a modifier
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under A: ford 3
      And ground under B: ford 3
      When the melee die shows 2
      Then this clause gives +2

  @acp.terrain.water.move
  Rule: Sea or river: movement

    @x1
    Scenario: Elephants may not enter a river
      Given moving: El
      And the hex entered is: sea or river
      When the movement cost is counted
      Then it is not allowed, by this clause

    @x2
    Scenario: Cavalry may not cross a river that runs between two hexes
      Given moving: Cl
      And the hex entered is: clear
      And the move crosses: sea or river
      When the movement cost is counted
      Then it is not allowed, by this clause

    @x3
    Scenario: Units may cross a river where a bridge is marked
      Given moving: Ph
      And the hex entered is: clear
      And the move crosses: sea or river
      And the move crosses: bridge
      When the movement cost is counted
      Then this clause does not apply
      And the movement cost is 1

    @x4
    Scenario: Where a ford is marked, units crossing the river pay only for the ford
      Given moving: Ph
      And the hex entered is: ford 2
      And the move crosses: sea or river
      When the movement cost is counted
      Then this clause does not apply
      And the movement cost is 3

  @acp.terrain.water.fire
  Rule: Sea or river: fire

    @x1
    Scenario: Fire across a river gets no modifier for the water
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of In
      And between A and B: sea or river
      When the fire die shows 7
      Then this clause gives 0
      And result for B: D

    @x2
    Scenario: A target that a special rule puts in the water is no easier to hit
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of In
      And ground under B: sea or river
      When the fire die shows 6
      Then this clause gives 0
      And result for B: NE

  @acp.terrain.water.melee
  Rule: Sea or river: melee

    @x1
    Scenario: A melee fought across a river gets no modifier for the water
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And between A and B: sea or river
      When the melee die shows 4
      Then this clause gives 0
      And the modifiers total +1

    @x2
    Scenario: In a downhill attack across a river, the level gives a modifier but the river does not
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And between A and B: sea or river
      And from A to B the level changes by -1
      When the melee die shows 4
      Then this clause gives 0
      And the modifiers total +2

  @acp.terrain.bridge.move
  Rule: Bridge: movement

    @x1
    Scenario Outline: A bridge adds nothing to the cost of the hex entered
      Given moving: <mover>
      And the hex entered is: <ground>
      And the move crosses: bridge
      When the movement cost is counted
      Then this clause gives 0
      And the movement cost is <cost>

      Examples:
        | mover | ground | cost |
        | Ho    | clear  | 1    |
        | Ca    | clear  | 1    |
        | Ho    | ford 2 | 3    |

    @x2
    Scenario: If 0 is the whole cost of a bridge hex, entering it is free
      Given the table plays: 0 is the whole cost of a bridge hex
      And moving: Ho
      And the hex entered is: clear
      And the move crosses: bridge
      When the movement cost is counted
      Then clause acp.terrain.clear.move does not apply
      And the movement cost is 0

    @x3
    Scenario: Even if 0 is the whole cost of a bridge hex, a unit must still pay for climbing to it
      Given the table plays: 0 is the whole cost of a bridge hex
      And moving: Ca
      And the hex entered is: sea or river
      And the move crosses: bridge
      And the move changes the level by +1
      When the movement cost is counted
      Then the movement cost is 2

    @x4
    Scenario: If a bridge adds 0 to the cost of its hex, the sheet gives no cost for a bridge hex with only river in it
      Given the table plays: a bridge adds 0 to the cost of the hex
      And moving: Ho
      And the hex entered is: sea or river
      And the move crosses: bridge
      When the movement cost is counted
      Then the source does not say

    @x5
    Scenario: A hex described only as “bridge” is clear ground with a bridge on it
      Given moving: El
      And the hex entered is: bridge
      When the movement cost is counted
      Then this clause gives 0
      And clause acp.terrain.clear.move gives 1
      And the movement cost is 1

  @acp.terrain.bridge.fire
  Rule: Bridge: fire

    @x1
    Scenario: Fire at a target on a bridge gets +1
      Given firers A: 7 SP of Ar, range 3
      And target B: 5 SP of In
      And ground under B: bridge
      When the fire die shows 7
      Then this clause gives +1
      And result for B: D

    @x2
    Scenario: Firers on a bridge get no modifier for it
      Given firers A: 7 SP of Ar, range 3
      And target B: 5 SP of In
      And ground under A: bridge
      When the fire die shows 7
      Then this clause does not apply
      And result for B: NE

    @x3
    Scenario: Fire across a bridge at a target beyond it gets no modifier
      Given firers A: 7 SP of Ar, range 3
      And target B: 5 SP of In
      And between A and B: bridge
      When the fire die shows 7
      Then this clause gives 0
      And result for B: NE

    @x4
    Scenario: If the bridge modifier is meant for fire across the bridge, such fire gets +1
      Given the table plays: a bridge counts for fire and melee across it
      And firers A: 7 SP of Ar, range 3
      And target B: 5 SP of In
      And between A and B: bridge
      When the fire die shows 7
      Then this clause gives +1
      And result for B: D

  @acp.terrain.bridge.melee
  Rule: Bridge: melee

    @x1
    Scenario: A defender on a bridge is attacked at −1
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under B: bridge
      When the melee die shows 4
      Then this clause gives -1
      And the modified roll is 4

    @x2
    Scenario: An attacker coming off a bridge is not hampered by it
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under A: bridge
      When the melee die shows 4
      Then this clause does not apply
      And the modified roll is 5

    @x3
    Scenario: An attack across a bridge on a defender beyond it gets no modifier
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And between A and B: bridge
      When the melee die shows 4
      Then this clause gives 0
      And the modified roll is 5

    @x4
    Scenario: If the bridge modifier is meant for melee across the bridge, such an attack is made at −1
      Given the table plays: a bridge counts for fire and melee across it
      And attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And between A and B: bridge
      When the melee die shows 4
      Then this clause gives -1
      And the modified roll is 4

    @x5
    Scenario: If the bridge modifier is meant for melee across the bridge, an attack on a defender who stands on it gets none
      Given the table plays: a bridge counts for fire and melee across it
      And attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under B: bridge
      When the melee die shows 4
      Then this clause gives 0
      And the modified roll is 5

    @x6
    Scenario: If the bridge modifier is meant for melee across the bridge, an attack on two defenders, only one of them on the bridge, gets none
      Given the table plays: a bridge counts for fire and melee across it
      And attackers A: 8 SP of Ho, quality 5
      And defenders B: 4 SP of Ho, quality 5
      And defenders C: 4 SP of Ho, quality 5
      And ground under C: bridge
      When the melee die shows 4
      Then this clause gives 0

  @acp.terrain.stream.move
  Rule: Stream: movement

    @x1
    Scenario Outline: A stream slows infantry but not cavalry
      Given moving: <mover>
      And the hex entered is: clear
      And the move crosses: stream
      When the movement cost is counted
      Then this clause gives <added>
      And the movement cost is <cost>

      Examples:
        | mover | added | cost |
        | Ar    | 1     | 2    |
        | El    | 1     | 2    |
        | Ch    | 0     | 1    |

    @x2
    Scenario: A hex described only as “stream” is clear ground with a stream in it
      Given moving: Ar
      And the hex entered is: stream
      When the movement cost is counted
      Then this clause gives 1
      And clause acp.terrain.clear.move gives 1
      And the movement cost is 2

  @acp.terrain.stream.fire
  Rule: Stream: fire

    @x1
    Scenario: Fire across a stream gets no modifier
      Given firers A: 7 SP of Ja, adjacent to the target
      And target B: 5 SP of In
      And between A and B: stream
      When the fire die shows 7
      Then this clause gives 0
      And the modifiers total 0

    @x2
    Scenario: When units fire across a stream at a target in ford 2, only the ford gives a modifier
      Given firers A: 7 SP of Ja, adjacent to the target
      And target B: 5 SP of In
      And between A and B: stream
      And ground under B: ford 2
      When the fire die shows 7
      Then this clause gives 0
      And the modifiers total +1

    @x3
    Scenario: Fire at a target that stands in a stream gets no modifier
      Given firers A: 7 SP of Ja, adjacent to the target
      And target B: 5 SP of In
      And ground under B: stream
      When the fire die shows 7
      Then this clause gives 0
      And the modifiers total 0

  @acp.terrain.stream.melee
  Rule: Stream: melee

    @x1
    Scenario: An attack across a stream gets no modifier for the stream
      Given attackers A: 8 SP of Ph, quality 5
      And defenders B: 8 SP of Ph, quality 5
      And between A and B: stream
      When the melee die shows 4
      Then this clause gives 0
      And the modifiers total +1

    @x2
    Scenario: In an uphill attack across a stream, only the level gives a modifier
      Given attackers A: 8 SP of Ph, quality 5
      And defenders B: 8 SP of Ph, quality 5
      And between A and B: stream
      And from A to B the level changes by +1
      When the melee die shows 4
      Then this clause gives 0
      And the modifiers total 0

    @x3
    Scenario: An attack on a stack that stands in a stream gets no modifier for the stream
      Given attackers A: 8 SP of Ph, quality 5
      And defenders B: 8 SP of Ph, quality 5
      And ground under B: stream
      When the melee die shows 4
      Then this clause gives 0
      And the modifiers total +1

  @acp.terrain.up.move
  Rule: One level up: movement

    @x1
    Scenario Outline: Climbing one level costs cavalry more than infantry
      Given moving: <mover>
      And the hex entered is: clear
      And the move changes the level by +1
      When the movement cost is counted
      Then this clause gives <added>
      And the movement cost is <cost>

      Examples:
        | mover  | added | cost |
        | Ph     | 1     | 2    |
        | leader | 1     | 2    |
        | Cl     | 2     | 3    |

    @x2
    Scenario: The sheet does not say what it costs to climb two levels
      Given moving: Ph
      And the hex entered is: clear
      And the move changes the level by +2
      When the movement cost is counted
      Then the source does not say

    @x3
    Scenario: Cavalry that moves one level up pays 2 extra movement points
      Given moving: Ca
      And the hex entered is: clear
      And the move crosses: one level up
      When the movement cost is counted
      Then this clause gives 2
      And the movement cost is 3

    @x4
    Scenario: A hex described only as “one level up” is clear ground
      Given moving: Ph
      And the hex entered is: one level up
      When the movement cost is counted
      Then this clause gives 1
      And the movement cost is 2

  @acp.terrain.up.fire
  Rule: One level up: fire

    @x1
    Scenario: Fire uphill gets no modifier
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of In
      And from A to B the level changes by +1
      When the fire die shows 7
      Then this clause gives 0
      And result for B: D

    @x2
    Scenario: The sheet does not say which modifier applies to fire at a target two levels up
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of In
      And from A to B the level changes by +2
      When the fire die shows 7
      Then the source does not say

  @acp.terrain.up.melee
  Rule: One level up: melee

    @x1
    Scenario: An attack uphill is made at −1
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And from A to B the level changes by +1
      When the melee die shows 5
      Then this clause gives -1
      And the modified roll is 5

    @x2
    Scenario: An attack on level ground gets no modifier for height
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And from A to B the level changes by 0
      When the melee die shows 5
      Then this clause does not apply
      And the modified roll is 6

    @x3
    Scenario: The sheet does not say which modifier applies to an attack two levels uphill
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And from A to B the level changes by +2
      When the melee die shows 5
      Then the source does not say

    @x4
    Scenario: A defender one level above the attacker is attacked at −1
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And between A and B: one level up
      When the melee die shows 5
      Then this clause gives -1
      And the modified roll is 5

  @acp.terrain.down.move
  Rule: One level down: movement

    @x1
    Scenario Outline: Descending one level is free for infantry but costs cavalry 1 movement point
      Given moving: <mover>
      And the hex entered is: clear
      And the move changes the level by -1
      When the movement cost is counted
      Then this clause gives <added>
      And the movement cost is <cost>

      Examples:
        | mover | added | cost |
        | In    | 0     | 1    |
        | El    | 0     | 1    |
        | Ca    | 1     | 2    |

    @x2
    Scenario: The sheet does not say what it costs to descend two levels
      Given moving: Ca
      And the hex entered is: clear
      And the move changes the level by -2
      When the movement cost is counted
      Then the source does not say

    @x3
    Scenario: Chariots pay 2 movement points for a hex described only as “one level down”
      Given moving: Ch
      And the hex entered is: one level down
      When the movement cost is counted
      Then this clause gives 1
      And the movement cost is 2

  @acp.terrain.down.fire
  Rule: One level down: fire

    @x1
    Scenario: Fire downhill gets no modifier
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of In
      And from A to B the level changes by -1
      When the fire die shows 6
      Then this clause gives 0
      And result for B: NE

    @x2
    Scenario: When units fire downhill at a target on a bridge, only the bridge gives a modifier
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of In
      And from A to B the level changes by -1
      And ground under B: bridge
      When the fire die shows 6
      Then this clause gives 0
      And result for B: D

  @acp.terrain.down.melee
  Rule: One level down: melee

    @x1
    Scenario: An attack downhill is made at +1
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And from A to B the level changes by -1
      When the melee die shows 5
      Then this clause gives +1
      And the modified roll is 7

    @x2
    Scenario: In a downhill attack on a defender on a bridge, the modifiers for level and bridge cancel out
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And from A to B the level changes by -1
      And ground under B: bridge
      When the melee die shows 5
      Then this clause gives +1
      And clause acp.melee.mod.terrain gives 0

  @acp.terrain.favour.many_attackers
  Rule: Terrain with several attackers

    @x1
    Scenario: An attacker on higher ground loses that advantage if another attacks from the defender’s own level
      Given attackers A: 6 SP of Ho, quality 5
      And attackers B: 6 SP of Ho, quality 5
      And defenders C: 8 SP of Ho, quality 5
      And from A to C the level changes by -1
      When the melee die shows 4
      Then this clause gives 0
      And the modified roll is 5

    @x2
    Scenario: If several attackers have different terrain modifiers, only the lowest applies
      Given attackers A: 6 SP of Ho, quality 5
      And attackers B: 6 SP of Ho, quality 5
      And defenders C: 8 SP of Ho, quality 5
      And from A to C the level changes by -1
      And from B to C the level changes by +1
      When the melee die shows 4
      Then this clause gives -1

    @x3
    Scenario: Units that attack from the same stack are one attacker, not several
      Given attackers A: 6 SP of Ho, quality 5
      And in the stack under A, B: 6 SP of Ho, quality 5
      And defenders C: 8 SP of Ho, quality 5
      And from A to C the level changes by -1
      When the melee die shows 4
      Then this clause does not apply

  @acp.terrain.favour.many_defenders
  Rule: Terrain with several defenders

    @x1
    Scenario: A defender outside a ford cancels the modifier for another defender in it
      Given attackers A: 9 SP of Ho, quality 5
      And defenders B: 5 SP of Ho, quality 5
      And defenders C: 4 SP of Ho, quality 5
      And ground under B: ford 3
      When the melee die shows 4
      Then this clause gives 0
      And the modified roll is 5

    @x2
    Scenario: When several attackers face several defenders, the lowest terrain modifier among all the pairs applies
      Given attackers A: 6 SP of Ho, quality 5
      And attackers B: 6 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And defenders D: 6 SP of Ho, quality 5
      And ground under D: bridge
      When the melee die shows 4
      Then this clause gives -1

    @x3
    Scenario: If the only defender is in ford 3, the full modifier for the ford applies
      Given attackers A: 9 SP of Ho, quality 5
      And defenders B: 9 SP of Ho, quality 5
      And ground under B: ford 3
      When the melee die shows 4
      Then this clause does not apply
      And the modified roll is 7

    @x4
    Scenario: A slope between one attacker and one defender says nothing of the other pairs, which are in contact too
      Given attackers A + B: each 6 SP of Ho, quality 5
      And defenders C + D: each 6 SP of Ho, quality 5
      And from A to C the level changes by -1
      When the melee die shows 4
      Then this clause gives 0
      And the modifiers total +1
