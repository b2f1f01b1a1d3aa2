Feature: Terrain

  @acp.terrain.chart
  Rule: Terrain chart

    @x1
    Scenario Outline: A move pays the hex, the stream and the slope together
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
    Scenario: A ford and a lower level add up against the defender
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under B: ford 1
      And from A to B the level changes by -1
      When the melee die shows 4
      Then this clause gives +2
      And the modified roll is 7

    @x3
    Scenario: Attackers who stand in the ford are not hampered
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under A: ford 3
      When the melee die shows 4
      Then this clause gives 0
      And the modified roll is 5

    @x4
    Scenario: If the attacker’s hex counts, ford 3 under the attackers gives +2
      Given the table plays: terrain of the attacker’s hex counts
      And attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under A: ford 3
      When the melee die shows 4
      Then this clause gives +2
      And the modified roll is 7

  @acp.terrain.class.foot
  Rule: Infantry, elephants and leaders

    @x1
    Scenario Outline: Infantry, elephants and leaders pay 3 in ford 2
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
    Scenario: A leader riding with heavy cavalry has no column on the sheet
      Given moving: Ca + leader
      And the hex entered is: ford 2
      When the movement cost is counted
      Then the source does not say

    @x3
    Scenario Outline: Where both columns print the same, a leader riding with cavalry pays it
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
    Scenario Outline: Cavalry and chariots pay 2 in ford 2
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
    Scenario: Elephants do not use the column of cavalry
      Given moving: El
      And the hex entered is: ford 2
      When the movement cost is counted
      Then this clause does not apply
      And the movement cost is 3

  @acp.terrain.abbr.no_effect
  Rule: No effect (NE)

    @x1
    Scenario: NE in the fire column of ford 1 counts as 0
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of In
      And ground under B: ford 1
      When the fire die shows 6
      Then this clause gives 0
      And the modified roll is 6

    @x2
    Scenario: The melee column of ford 1 prints a number instead
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under B: ford 1
      When the melee die shows 6
      Then this clause does not apply
      And clause acp.terrain.ford1.melee gives +1

  @acp.terrain.abbr.na
  Rule: Not allowed (NA)

    @x1
    Scenario Outline: NA in the row of sea and river forbids the move
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
    Scenario: Even ford 3, the hardest ford, may be entered at its cost
      Given moving: Cl
      And the hex entered is: ford 3
      When the movement cost is counted
      Then this clause does not apply
      And the movement cost is 3

  @acp.terrain.clear.move
  Rule: Clear: movement

    @x1
    Scenario Outline: A clear hex costs 1
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
    Scenario: Across a stream, the clear hex is only part of the cost
      Given moving: Pe
      And the hex entered is: clear
      And the move crosses: stream
      When the movement cost is counted
      Then this clause gives 1
      And the movement cost is 2

  @acp.terrain.clear.fire
  Rule: Clear: fire

    @x1
    Scenario: A target in the open is fired at without a modifier
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of Pe
      When the fire die shows 7
      Then this clause gives 0
      And the modifiers total 0

    @x2
    Scenario: The open ground under the firers does not count
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of Pe
      And ground under B: ford 3
      When the fire die shows 7
      Then this clause does not apply
      And the modifiers total +1

  @acp.terrain.clear.melee
  Rule: Clear: melee

    @x1
    Scenario: A defender in the open is attacked without a modifier
      Given attackers A: 8 SP of Pe, quality 4
      And defenders B: 8 SP of Pe, quality 4
      When the melee die shows 4
      Then this clause gives 0
      And the modified roll is 5

    @x2
    Scenario: Against a defender on clear ground one level down, only the level counts
      Given attackers A: 8 SP of Pe, quality 4
      And defenders B: 8 SP of Pe, quality 4
      And from A to B the level changes by -1
      When the melee die shows 4
      Then this clause gives 0
      And the modified roll is 6

  @acp.terrain.ford1.move
  Rule: Ford 1: movement

    @x1
    Scenario Outline: Ford 1 costs both classes 2
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
    Scenario: Climbing out of a valley into ford 1 costs cavalry 4
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
    Scenario: Firers standing in ford 1 do not use its row
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
    Scenario: Coming out of ford 1 to attack gives nothing
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under A: ford 1
      When the melee die shows 3
      Then this clause does not apply
      And the modifiers total +1

  @acp.terrain.ford2.move
  Rule: Ford 2: movement

    @x1
    Scenario Outline: Ford 2 is easier for horses than for men
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
    Scenario: A target in ford 2 is fired at with +1
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of Pe
      And ground under B: ford 2
      When the fire die shows 6
      Then this clause gives +1
      And result for B: D

    @x2
    Scenario: Without the +1, a 6 has no effect on a target on clear ground
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
    Scenario: An attack uphill on a defender in ford 2 comes out even
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
    Scenario Outline: Ford 3 costs every class 3
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
    Scenario: A target in ford 3 is fired at with +1
      Given firers A: 7 SP of Cl, range 2
      And target B: 5 SP of Pe
      And ground under B: ford 3
      When the fire die shows 6
      Then this clause gives +1
      And result for B: D

    @x2
    Scenario: Light cavalry firing out of ford 3 has no modifier for it
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
    Scenario: With both sides in ford 3, only the defender’s ford counts
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under A: ford 3
      And ground under B: ford 3
      When the melee die shows 2
      Then this clause gives +2

  @acp.terrain.water.move
  Rule: Sea or river: movement

    @x1
    Scenario: Elephants may not enter the river
      Given moving: El
      And the hex entered is: sea or river
      When the movement cost is counted
      Then it is not allowed, by this clause

    @x2
    Scenario: A river between two hexes stops cavalry as well
      Given moving: Cl
      And the hex entered is: clear
      And the move crosses: sea or river
      When the movement cost is counted
      Then it is not allowed, by this clause

    @x3
    Scenario: Where a bridge is marked, the river stops nobody
      Given moving: Ph
      And the hex entered is: clear
      And the move crosses: sea or river
      And the move crosses: bridge
      When the movement cost is counted
      Then this clause does not apply
      And the movement cost is 1

    @x4
    Scenario: Where a ford is marked, the river costs no more than the ford
      Given moving: Ph
      And the hex entered is: ford 2
      And the move crosses: sea or river
      When the movement cost is counted
      Then this clause does not apply
      And the movement cost is 3

  @acp.terrain.water.fire
  Rule: Sea or river: fire

    @x1
    Scenario: Fire across a river has no modifier
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of In
      And between A and B: sea or river
      When the fire die shows 7
      Then this clause gives 0
      And result for B: D

    @x2
    Scenario: A target that a special rule puts into the water is no easier to hit
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of In
      And ground under B: sea or river
      When the fire die shows 6
      Then this clause gives 0
      And result for B: NE

  @acp.terrain.water.melee
  Rule: Sea or river: melee

    @x1
    Scenario: A melee across a river has no modifier for the water
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And between A and B: sea or river
      When the melee die shows 4
      Then this clause gives 0
      And the modifiers total +1

    @x2
    Scenario: Across a river and down its bank, only the level counts
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
    Scenario: If 0 is the whole cost, the bridge hex is free
      Given the table plays: 0 is the whole price of a bridge hex
      And moving: Ho
      And the hex entered is: clear
      And the move crosses: bridge
      When the movement cost is counted
      Then clause acp.terrain.clear.move does not apply
      And the movement cost is 0

    @x3
    Scenario: Even if 0 is the whole cost of a bridge hex, a slope must still be paid for
      Given the table plays: 0 is the whole price of a bridge hex
      And moving: Ca
      And the hex entered is: sea or river
      And the move crosses: bridge
      And the move changes the level by +1
      When the movement cost is counted
      Then the movement cost is 2

    @x4
    Scenario: In a bridge hex without other ground, there is no cost to add the 0 to
      Given the table plays: a bridge adds 0 to the cost of the hex
      And moving: Ho
      And the hex entered is: sea or river
      And the move crosses: bridge
      When the movement cost is counted
      Then the source does not say

    @x5
    Scenario: A hex given only as a bridge is clear ground with a bridge
      Given moving: El
      And the hex entered is: bridge
      When the movement cost is counted
      Then this clause gives 0
      And clause acp.terrain.clear.move gives 1
      And the movement cost is 1

  @acp.terrain.bridge.fire
  Rule: Bridge: fire

    @x1
    Scenario: A target crowded on a bridge is fired at with +1
      Given firers A: 7 SP of Ar, range 3
      And target B: 5 SP of In
      And ground under B: bridge
      When the fire die shows 7
      Then this clause gives +1
      And result for B: D

    @x2
    Scenario: Firers on the bridge have no modifier for it
      Given firers A: 7 SP of Ar, range 3
      And target B: 5 SP of In
      And ground under A: bridge
      When the fire die shows 7
      Then this clause does not apply
      And result for B: NE

    @x3
    Scenario: Fire across a bridge at a target beyond it has no modifier
      Given firers A: 7 SP of Ar, range 3
      And target B: 5 SP of In
      And between A and B: bridge
      When the fire die shows 7
      Then this clause gives 0
      And result for B: NE

    @x4
    Scenario: If a bridge counts for fire across it, such fire is at +1
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
    Scenario: Across a bridge, a defender who does not stand on it is attacked without a modifier
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And between A and B: bridge
      When the melee die shows 4
      Then this clause gives 0
      And the modified roll is 5

    @x4
    Scenario: If a bridge counts for melee across it, such a melee is at −1
      Given the table plays: a bridge counts for fire and melee across it
      And attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And between A and B: bridge
      When the melee die shows 4
      Then this clause gives -1
      And the modified roll is 4

    @x5
    Scenario: If a bridge counts for melee across it, standing on it changes nothing
      Given the table plays: a bridge counts for fire and melee across it
      And attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And ground under B: bridge
      When the melee die shows 4
      Then this clause gives 0
      And the modified roll is 5

  @acp.terrain.stream.move
  Rule: Stream: movement

    @x1
    Scenario Outline: A stream slows men but not horses
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
    Scenario: A hex given only as a stream is clear ground with a stream
      Given moving: Ar
      And the hex entered is: stream
      When the movement cost is counted
      Then this clause gives 1
      And clause acp.terrain.clear.move gives 1
      And the movement cost is 2

  @acp.terrain.stream.fire
  Rule: Stream: fire

    @x1
    Scenario: Fire across a stream has no modifier
      Given firers A: 7 SP of Ja, adjacent to the target
      And target B: 5 SP of In
      And between A and B: stream
      When the fire die shows 7
      Then this clause gives 0
      And the modifiers total 0

    @x2
    Scenario: When fire crosses a stream to a target in ford 2, only the ford counts
      Given firers A: 7 SP of Ja, adjacent to the target
      And target B: 5 SP of In
      And between A and B: stream
      And ground under B: ford 2
      When the fire die shows 7
      Then this clause gives 0
      And the modifiers total +1

  @acp.terrain.stream.melee
  Rule: Stream: melee

    @x1
    Scenario: An attack across a stream has no modifier
      Given attackers A: 8 SP of Ph, quality 5
      And defenders B: 8 SP of Ph, quality 5
      And between A and B: stream
      When the melee die shows 4
      Then this clause gives 0
      And the modifiers total +1

    @x2
    Scenario: Across a stream and up the bank, only the level counts
      Given attackers A: 8 SP of Ph, quality 5
      And defenders B: 8 SP of Ph, quality 5
      And between A and B: stream
      And from A to B the level changes by +1
      When the melee die shows 4
      Then this clause gives 0
      And the modifiers total 0

  @acp.terrain.up.move
  Rule: One level up: movement

    @x1
    Scenario Outline: A climb of one level costs horses more than men
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
    Scenario: A climb of two levels is not on the sheet
      Given moving: Ph
      And the hex entered is: clear
      And the move changes the level by +2
      When the movement cost is counted
      Then the source does not say

    @x3
    Scenario: Cavalry whose move goes one level up pays 2 more
      Given moving: Ca
      And the hex entered is: clear
      And the move crosses: one level up
      When the movement cost is counted
      Then this clause gives 2
      And the movement cost is 3

    @x4
    Scenario: A hex given only as one level up is clear ground
      Given moving: Ph
      And the hex entered is: one level up
      When the movement cost is counted
      Then this clause gives 1
      And the movement cost is 2

  @acp.terrain.up.fire
  Rule: One level up: fire

    @x1
    Scenario: Fire uphill has no modifier
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of In
      And from A to B the level changes by +1
      When the fire die shows 7
      Then this clause gives 0
      And result for B: D

    @x2
    Scenario: Fire at a target two levels up is not on the sheet
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
    Scenario: On level ground, the row for one level up is not used
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And from A to B the level changes by 0
      When the melee die shows 5
      Then this clause does not apply
      And the modified roll is 6

    @x3
    Scenario: An attack two levels uphill is not on the sheet
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And from A to B the level changes by +2
      When the melee die shows 5
      Then the source does not say

    @x4
    Scenario: Against a defender one level up, the attack is made at −1
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And between A and B: one level up
      When the melee die shows 5
      Then this clause gives -1
      And the modified roll is 5

  @acp.terrain.down.move
  Rule: One level down: movement

    @x1
    Scenario Outline: A descent of one level is free for men and costs horses 1
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
    Scenario: A descent of two levels is not on the sheet
      Given moving: Ca
      And the hex entered is: clear
      And the move changes the level by -2
      When the movement cost is counted
      Then the source does not say

    @x3
    Scenario: Chariots pay 2 for a hex given only as one level down
      Given moving: Ch
      And the hex entered is: one level down
      When the movement cost is counted
      Then this clause gives 1
      And the movement cost is 2

  @acp.terrain.down.fire
  Rule: One level down: fire

    @x1
    Scenario: Fire downhill has no modifier
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of In
      And from A to B the level changes by -1
      When the fire die shows 6
      Then this clause gives 0
      And result for B: NE

    @x2
    Scenario: When fire goes downhill at a target on a bridge, only the bridge counts
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
    Scenario: When an attack goes downhill against a defender on a bridge, the two modifiers cancel
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
    Scenario: One attacker on the same level takes away the height of the other
      Given attackers A: 6 SP of Ho, quality 5
      And attackers B: 6 SP of Ho, quality 5
      And defenders C: 8 SP of Ho, quality 5
      And from A to C the level changes by -1
      When the melee die shows 4
      Then this clause gives 0
      And the modified roll is 5

    @x2
    Scenario: Of the terrain modifiers of several attackers, the lowest counts alone
      Given attackers A: 6 SP of Ho, quality 5
      And attackers B: 6 SP of Ho, quality 5
      And defenders C: 8 SP of Ho, quality 5
      And from A to C the level changes by -1
      And from B to C the level changes by +1
      When the melee die shows 4
      Then this clause gives -1

    @x3
    Scenario: Attackers stacked together attack as one
      Given attackers A: 6 SP of Ho, quality 5
      And in the stack under A, B: 6 SP of Ho, quality 5
      And defenders C: 8 SP of Ho, quality 5
      And from A to C the level changes by -1
      When the melee die shows 4
      Then this clause does not apply

  @acp.terrain.favour.many_defenders
  Rule: Terrain with several defenders

    @x1
    Scenario: The defender outside the ford shields the one inside
      Given attackers A: 9 SP of Ho, quality 5
      And defenders B: 5 SP of Ho, quality 5
      And defenders C: 4 SP of Ho, quality 5
      And ground under B: ford 3
      When the melee die shows 4
      Then this clause gives 0
      And the modified roll is 5

    @x2
    Scenario: Several attackers against several defenders use the lowest terrain modifier of all pairs
      Given attackers A: 6 SP of Ho, quality 5
      And attackers B: 6 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And defenders D: 6 SP of Ho, quality 5
      And ground under D: bridge
      When the melee die shows 4
      Then this clause gives -1

    @x3
    Scenario: A single defender in ford 3 keeps his modifier
      Given attackers A: 9 SP of Ho, quality 5
      And defenders B: 9 SP of Ho, quality 5
      And ground under B: ford 3
      When the melee die shows 4
      Then this clause does not apply
      And the modified roll is 7
