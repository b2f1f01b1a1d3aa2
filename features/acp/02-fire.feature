Feature: Fire

  @acp.fire.table
  Rule: Fire table

    @x1
    Scenario Outline: The firer’s row and the column for the range give the score to reach
      Given firers A: 7 SP of <type>, range <range>
      And target B: 5 SP of In
      When the fire die shows 4
      Then the score to discourage is <score>
      And this clause applies

      Examples:
        | type | range | score |
        | Ar   | 1     | 6     |
        | Ar   | 3     | 8     |
        | Ch   | 1     | 7     |
        | Cl   | 2     | 7     |

    @x2
    Scenario: The sheet does not say which row archers and javelinists use when they fire together
      Given firers A: 4 SP of Ar, range 2
      And firers B: 3 SP of Ja, range 2
      And target C: 5 SP of In
      When the fire die shows 8
      Then the source does not say

    @x3
    Scenario: Peltasts and elephants, which share a row, may combine their fire
      Given firers A: 4 SP of Pe, range 2
      And firers B: 3 SP of El, range 2
      And target C: 5 SP of In
      When the fire die shows 8
      Then the score to discourage is 8
      And result for C: D

  @acp.fire.range.adjacent
  Rule: Range of 1 hex

    @x1
    Scenario: Archers adjacent to their target use the column for 1 hex
      Given firers A: 7 SP of Ar, adjacent to the target
      And target B: 5 SP of In
      When the fire die shows 6
      Then this clause gives 1
      And the score to discourage is 6

    @x2
    Scenario: Archers at a range of 2 hexes are not adjacent to their target
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of In
      When the fire die shows 6
      Then this clause does not apply
      And the score to discourage is 7

  @acp.fire.abbr.na
  Rule: Fire not allowed (NA)

    @x1
    Scenario: NA at 3 hexes means that light cavalry may not fire at that range
      Given firers A: 7 SP of Cl, range 3
      And target B: 5 SP of In
      When the fire die shows 9
      Then this clause applies
      And it is not allowed, by clause acp.fire.row.cl

    @x2
    Scenario: Archers may fire at a range of 3 hexes because the table gives them a score for it
      Given firers A: 7 SP of Ar, range 3
      And target B: 5 SP of In
      When the fire die shows 9
      Then this clause does not apply
      And result for B: D

  @acp.fire.row.ar
  Rule: Archers firing

    @x1
    Scenario Outline: Archers need 6, then 7, then 8 to discourage their target as the range grows
      Given firers A: 7 SP of Ar, range <range>
      And target B: 5 SP of In
      When the fire die shows <die>
      Then this clause applies
      And the score to discourage is <score>
      And result for B: <result>

      Examples:
        | range | die | score | result |
        | 1     | 6   | 6     | D      |
        | 1     | 7   | 6     | Dr     |
        | 2     | 6   | 7     | NE     |
        | 3     | 9   | 8     | D      |

    @x2
    Scenario: Archers may not fire at a range of 4 hexes
      Given firers A: 7 SP of Ar, range 4
      And target B: 5 SP of In
      When the fire die shows 9
      Then this clause applies
      And it is not allowed, by clause acp.fire.range.max

  @acp.fire.row.skirmish
  Rule: Peltasts, javelinists, chariots and elephants firing

    @x1
    Scenario Outline: Peltasts, javelinists, chariots and elephants share the scores 7/8 and 8
      Given firers A: 7 SP of <type>, range <range>
      And target B: 5 SP of In
      When the fire die shows <die>
      Then this clause applies
      And the score to discourage is <score>
      And result for B: <result>

      Examples:
        | type | range | die | score | result |
        | Pe   | 1     | 7   | 7     | D      |
        | Ja   | 1     | 8   | 7     | Dr     |
        | Ch   | 2     | 7   | 8     | NE     |
        | El   | 2     | 9   | 8     | D      |

    @x2
    Scenario: Javelinists cannot fire as far as 3 hexes
      Given firers A: 7 SP of Ja, range 3
      And target B: 5 SP of In
      When the fire die shows 9
      Then it is not allowed, by this clause

  @acp.fire.row.cl
  Rule: Light cavalry firing

    @x1
    Scenario Outline: When it fires, light cavalry discourages as easily as archers and routs as easily as javelinists
      Given firers A: 7 SP of Cl, range <range>
      And target B: 5 SP of In
      When the fire die shows <die>
      Then this clause applies
      And the score to discourage is <score>
      And result for B: <result>

      Examples:
        | range | die | score | result |
        | 1     | 6   | 6     | D      |
        | 1     | 7   | 6     | D      |
        | 1     | 8   | 6     | Dr     |
        | 2     | 8   | 7     | D      |
        | 2     | 9   | 7     | D      |

    @x2
    Scenario: Light cavalry cannot fire as far as 3 hexes
      Given firers A: 7 SP of Cl, range 3
      And target B: 5 SP of In
      When the fire die shows 9
      Then it is not allowed, by this clause

  @acp.fire.range.max
  Rule: Longest range

    @x1
    Scenario Outline: No unit may fire at a range of 4 hexes or more
      Given firers A: 7 SP of <type>, range <range>
      And target B: 5 SP of In
      When the fire die shows 9
      Then it is not allowed, by this clause

      Examples:
        | type | range |
        | Ar   | 4     |
        | Ar   | 9     |
        | Pe   | 4     |
        | Cl   | 5     |

    @x2
    Scenario: Archers may still fire at a range of 3 hexes
      Given firers A: 7 SP of Ar, range 3
      And target B: 5 SP of In
      When the fire die shows 8
      Then this clause does not apply
      And result for B: D

  @acp.fire.no_row
  Rule: Types that cannot fire

    @x1
    Scenario Outline: A type without a row in the fire table may not fire
      Given firers A: 7 SP of <type>, range 1
      And target B: 5 SP of In
      When the fire die shows 9
      Then it is not allowed, by this clause

      Examples:
        | type |
        | Ph   |
        | Ho   |
        | In   |
        | Ca   |

    @x2
    Scenario: Heavy infantry cannot join in the fire of archers
      Given firers A: 4 SP of Ar, range 1
      And firers B: 5 SP of Ho, range 1
      And target C: 5 SP of In
      When the fire die shows 9
      Then it is not allowed, by this clause

    @x3
    Scenario: Elephants have a row in the fire table and may fire
      Given firers A: 7 SP of El, range 1
      And target B: 5 SP of In
      When the fire die shows 7
      Then this clause does not apply
      And result for B: D

  @acp.fire.mod.cumulative
  Rule: Fire modifiers add up

    @x1
    Scenario: The five negative fire modifiers add up to −6
      Given firers A: 3 SP of Ar, adjacent to the target
      And target B: 3 SP of Ca
      And A has moved in this activation
      And state of A: discouraged
      When the fire die shows 9
      Then this clause gives -6
      And the modified roll is 3

    @x2
    Scenario: The three positive fire modifiers add up to +3
      Given firers A: 8 SP of Ar, adjacent to the target
      And target B: 9 SP of In
      And ground under B: bridge
      When the fire die shows 4
      Then this clause gives +3
      And result for B: Dr

    @x3
    Scenario: A positive and a negative fire modifier cancel each other out
      Given firers A: 8 SP of Ar, adjacent to the target
      And target B: 5 SP of Ph
      When the fire die shows 6
      Then this clause gives 0
      And result for B: D

    @x4
    Scenario: If only one fire modifier applies, it is the total
      Given firers A: 7 SP of Ar, adjacent to the target
      And target B: 5 SP of Ph
      When the fire die shows 6
      Then this clause does not apply
      And the modifiers total -1

  @acp.fire.mod.terrain
  Rule: Terrain of the target

    @x1
    Scenario Outline: The modifier for terrain is the one in the fire column for the target’s terrain
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of In
      And ground under B: <ground>
      When the fire die shows 6
      Then this clause gives <modifier>
      And result for B: <result>

      Examples:
        | ground | modifier | result |
        | clear  | 0        | NE     |
        | ford 1 | 0        | NE     |
        | ford 2 | +1       | D      |
        | bridge | +1       | D      |

    @x2
    Scenario: Firers who stand on a bridge get no terrain modifier
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of In
      And ground under A: bridge
      When the fire die shows 6
      Then this clause gives 0
      And result for B: NE

    @x3
    Scenario: If the terrain of the attacker’s hex counts, firers on a bridge fire at +1
      Given the table plays: the terrain of the attacker’s hex counts
      And firers A: 7 SP of Ar, range 2
      And target B: 5 SP of In
      And ground under A: bridge
      When the fire die shows 6
      Then this clause gives +1
      And result for B: D

  @acp.fire.mod.firer_weak
  Rule: Weak fire

    @x1
    Scenario: A firer with 6 strength points fires at −1
      Given firers A: 6 SP of Ar, range 1
      And target B: 5 SP of In
      When the fire die shows 6
      Then this clause gives -1
      And result for B: NE
      And clause acp.fire.mod.firer_weak.example does not apply

    @x2
    Scenario: Even together, two firers with 3 strength points each fire at −1
      Given firers A: 3 SP of Ar, range 1
      And firers B: 3 SP of Ar, range 1
      And target C: 5 SP of In
      When the fire die shows 6
      Then this clause gives -1
      And result for C: NE

    @x3
    Scenario: Firers with 3 and 4 strength points fire together without the −1
      Given firers A: 3 SP of Ar, range 1
      And firers B: 4 SP of Ar, range 1
      And target C: 5 SP of In
      When the fire die shows 6
      Then this clause does not apply
      And result for C: D

  @acp.fire.mod.firer_weak.example
  Rule: Weak fire: example

    @x1
    Scenario: In the sheet’s own example, archers with a strength of 4 fire at −1
      Given firers A: 4 SP of Ar, range 1
      And target B: 5 SP of In
      When the fire die shows 6
      Then this clause gives -1
      And the modified roll is 5

    @x2
    Scenario: The sheet’s example does not apply to archers with a strength of 8
      Given firers A: 8 SP of Ar, range 1
      And target B: 5 SP of In
      When the fire die shows 6
      Then this clause does not apply
      And the modified roll is 7

  @acp.fire.mod.firer_strong
  Rule: Strong fire

    @x1
    Scenario: A firer with 8 strength points fires at +1
      Given firers A: 8 SP of Ja, range 1
      And target B: 5 SP of In
      When the fire die shows 6
      Then this clause gives +1
      And result for B: D

    @x2
    Scenario: Two firers with 4 strength points each fire together at +1
      Given firers A: 4 SP of Ja, range 1
      And firers B: 4 SP of Ja, range 1
      And target C: 5 SP of In
      When the fire die shows 6
      Then this clause gives +1
      And result for C: D

    @x3
    Scenario: Even two firers with 8 strength points each fire together at only +1
      Given firers A: 8 SP of Ja, range 1
      And firers B: 8 SP of Ja, range 1
      And target C: 5 SP of In
      When the fire die shows 6
      Then this clause gives +1

    @x4
    Scenario: A firer with 7 strength points does not fire at +1
      Given firers A: 7 SP of Ja, range 1
      And target B: 5 SP of In
      When the fire die shows 6
      Then this clause does not apply
      And result for B: NE

  @acp.fire.mod.firer_seven
  Rule: Fire of exactly 7 SP

    @x1
    Scenario: A single firer with 7 strength points gets no modifier for strength
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of In
      When the fire die shows 5
      Then this clause gives 0
      And the modifiers total 0

    @x2
    Scenario: Firers with 3 and 4 strength points together get no modifier for strength
      Given firers A: 3 SP of Ar, range 1
      And firers B: 4 SP of Ar, range 1
      And target C: 5 SP of In
      When the fire die shows 5
      Then this clause gives 0
      And the modifiers total 0

    @x3
    Scenario: A firer with 6 strength points gets a negative modifier for its strength
      Given firers A: 6 SP of Ar, range 1
      And target B: 5 SP of In
      When the fire die shows 5
      Then this clause does not apply
      And the modifiers total -1

  @acp.fire.mod.target_small
  Rule: Small target stack

    @x1
    Scenario Outline: Fire at a stack of 3 strength points or fewer suffers −1
      Given firers A: 7 SP of Ar, range 1
      And target B: <strength> SP of In
      When the fire die shows 6
      Then this clause gives -1
      And result for B: NE

      Examples:
        | strength |
        | 1        |
        | 3        |

    @x2
    Scenario: A small unit on top of a larger stack is not a small target
      Given firers A: 7 SP of Ar, range 1
      And target B: 2 SP of In
      And in the stack under B, C: 2 SP of In, quality 4
      When the fire die shows 6
      Then this clause does not apply
      And result for B: D

  @acp.fire.mod.target_large
  Rule: Large target stack

    @x1
    Scenario Outline: Fire at a stack of 8 or 9 strength points gets +1
      Given firers A: 7 SP of Ar, range 1
      And target B: <strength> SP of In
      When the fire die shows 5
      Then this clause gives +1
      And result for B: D

      Examples:
        | strength |
        | 8        |
        | 9        |

    @x2
    Scenario: Fire at a stack of two units with 4 strength points each gets +1
      Given firers A: 7 SP of Ar, range 1
      And target B: 4 SP of In
      And in the stack under B, C: 4 SP of In, quality 4
      When the fire die shows 5
      Then this clause gives +1
      And result for B: D

    @x3
    Scenario: Fire at a stack of 7 strength points gets no modifier for its size
      Given firers A: 7 SP of Ar, range 1
      And target B: 7 SP of In
      When the fire die shows 5
      Then this clause does not apply
      And result for B: NE

    @x4
    Scenario: The sheet does not say which modifier applies to fire at a stack of 10 strength points
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of In
      And in the stack under B, C: 5 SP of In, quality 4
      When the fire die shows 5
      Then the source does not say

  @acp.fire.mod.target_armoured
  Rule: Cl, Ph or Ho as the target

    @x1
    Scenario Outline: Fire at light cavalry, phalangites or heavy infantry suffers −1
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of <type>
      When the fire die shows 6
      Then this clause gives -1
      And result for B: NE

      Examples:
        | type |
        | Cl   |
        | Ph   |
        | Ho   |

    @x2
    Scenario: Phalangites lower in a stack do not protect the levies on top from fire
      Given firers A: 7 SP of Ar, range 1
      And target B: 3 SP of In
      And in the stack under B, C: 3 SP of Ph, quality 4
      When the fire die shows 6
      Then this clause does not apply
      And result for B: D

  @acp.fire.mod.target_heavy_cavalry
  Rule: Heavy cavalry as the target

    @x1
    Scenario: Fire at heavy cavalry suffers −2
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of Ca
      When the fire die shows 7
      Then this clause gives -2
      And clause acp.fire.mod.target_armoured does not apply
      And result for B: NE

    @x2
    Scenario: Fire at light cavalry suffers only −1
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of Cl
      When the fire die shows 7
      Then this clause does not apply
      And result for B: D

  @acp.fire.mod.moved
  Rule: Firer moved

    @x1
    Scenario: Archers that have moved fire at −1
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of In
      And A has moved in this activation
      When the fire die shows 6
      Then this clause gives -1
      And result for B: NE

    @x2
    Scenario: If one of two units firing together has moved, they fire at −1
      Given firers A: 4 SP of Ar, range 1
      And firers B: 3 SP of Ar, range 1
      And target C: 5 SP of In
      And B has moved in this activation
      When the fire die shows 6
      Then this clause gives -1
      And result for C: NE

    @x3
    Scenario: If both units firing together have moved, the −1 applies only once
      Given firers A: 4 SP of Ar, range 1
      And firers B: 3 SP of Ar, range 1
      And target C: 5 SP of In
      And A has moved in this activation
      And B has moved in this activation
      When the fire die shows 7
      Then the modified roll is 6

    @x4
    Scenario: It makes no difference to the fire whether the target has moved
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of In
      And B has moved in this activation
      When the fire die shows 6
      Then this clause does not apply
      And result for B: D

  @acp.fire.mod.discouraged
  Rule: Firer discouraged

    @x1
    Scenario: Discouraged archers fire at −1
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of In
      And state of A: discouraged
      When the fire die shows 6
      Then this clause gives -1
      And result for B: NE

    @x2
    Scenario: If both units firing together are discouraged, the −1 applies only once
      Given firers A: 4 SP of Ar, range 1
      And firers B: 3 SP of Ar, range 1
      And target C: 5 SP of In
      And state of A: discouraged
      And state of B: discouraged
      When the fire die shows 7
      Then this clause gives -1

    @x3
    Scenario: It makes no difference to the fire whether the target is discouraged
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of In
      And state of B: discouraged
      When the fire die shows 6
      Then this clause does not apply
      And result for B: D

    @x4
    Scenario: The sheet does not say whether routed archers may fire
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of In
      And state of A: routed
      When the fire die shows 6
      Then the source does not say

  @acp.fire.combined.range
  Rule: Range of combined fire

    @x1
    Scenario: When several units of archers fire together, the most distant one sets the range for all
      Given firers A: 4 SP of Ar, range 1
      And firers B: 3 SP of Ar, range 3
      And target C: 5 SP of In
      When the fire die shows 7
      Then this clause gives 3
      And the score to discourage is 8
      And result for C: NE

    @x2
    Scenario: Javelinists may not combine their fire if some of them are out of range
      Given firers A: 4 SP of Ja, range 1
      And firers B: 3 SP of Ja, range 3
      And target C: 5 SP of In
      When the fire die shows 9
      Then it is not allowed, by clause acp.fire.row.skirmish

    @x3
    Scenario: A single firer uses its own range
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of In
      When the fire die shows 7
      Then this clause does not apply
      And result for B: Dr

  @acp.fire.result.top_unit
  Rule: Only the top unit is hit

    @x1
    Scenario: Fire hits the top unit of a stack, and the unit under it suffers nothing
      Given firers A: 7 SP of Ar, range 1
      And target B: 3 SP of In
      And in the stack under B, C: 3 SP of In, quality 4
      When the fire die shows 8
      Then result for B: Dr
      And result for C: NE

    @x2
    Scenario: The rule that decides which unit is on top of its stack is missing
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of In
      When the fire die shows 6
      Then result for B: D
      And this clause leaves the rest to rule 9.3, which is not in this source

  @acp.fire.result.threshold
  Rule: Reaching the score

    @x1
    Scenario Outline: Fire takes effect only if the modified roll reaches the score
      Given firers A: 8 SP of Ar, range 2
      And target B: 5 SP of In
      When the fire die shows <die>
      Then this clause gives <roll>
      And result for B: <result>

      Examples:
        | die | roll | result |
        | 0   | 1    | NE     |
        | 5   | 6    | NE     |
        | 6   | 7    | D      |
        | 9   | 10   | D      |

  @acp.fire.result.discourage
  Rule: First number: discouraged

    @x1
    Scenario: A modified roll that reaches the first number discourages the target
      Given firers A: 7 SP of Ja, range 1
      And target B: 5 SP of In
      When the fire die shows 7
      Then result for B: D
      And this clause leaves the rest to rule 12.1, which is not in this source
      And clause acp.fire.result.cumulative_ref does not apply

    @x2
    Scenario: Rule 12, which is missing, decides what a D from fire does to a unit that is already discouraged
      Given firers A: 7 SP of Ja, range 1
      And target B: 5 SP of In
      And state of B: discouraged
      When the fire die shows 7
      Then result for B: D
      And B was already discouraged or routed: the rest is left to rule 12, which is not in this source
      And clause acp.fire.result.cumulative_ref applies

    @x3
    Scenario: If the modified roll is one short of the first number, the fire has no effect
      Given firers A: 7 SP of Ja, range 1
      And target B: 5 SP of In
      When the fire die shows 6
      Then this clause does not apply
      And result for B: NE

    @x4
    Scenario: Rule 12, which is missing, decides what a D from fire does to a routed unit
      Given firers A: 7 SP of Ja, range 1
      And target B: 5 SP of In
      And state of B: routed
      When the fire die shows 7
      Then result for B: D
      And clause acp.fire.result.cumulative_ref applies

  @acp.fire.result.rout
  Rule: Second number: routed

    @x1
    Scenario: A modified roll that reaches the second number routs the target instead of discouraging it
      Given firers A: 7 SP of Ar, adjacent to the target
      And target B: 5 SP of In
      When the fire die shows 7
      Then result for B: Dr
      And clause acp.fire.result.discourage does not apply
      And this clause leaves the rest to rule 12.2.1, which is not in this source

    @x2
    Scenario: If the modified roll is one short of the second number, the target is only discouraged
      Given firers A: 7 SP of Ar, adjacent to the target
      And target B: 5 SP of In
      When the fire die shows 6
      Then this clause does not apply
      And result for B: D

    @x3
    Scenario: The rule for a routed unit that fire routs again is missing
      Given firers A: 7 SP of Ar, adjacent to the target
      And target B: 5 SP of In
      And state of B: routed
      When the fire die shows 7
      Then result for B: Dr
      And B was already discouraged or routed: the rest is left to rule 12.2.1, which is not in this source

    @x4
    Scenario: Fire routs a discouraged unit like any other
      Given firers A: 7 SP of Ar, adjacent to the target
      And target B: 5 SP of In
      And state of B: discouraged
      When the fire die shows 7
      Then result for B: Dr
      And clause acp.fire.result.cumulative_ref does not apply

  @acp.fire.result.single_number
  Rule: Only one number

    @x1
    Scenario: At a range of 2 hexes, even the highest roll cannot rout the target
      Given firers A: 9 SP of Ar, range 2
      And target B: 9 SP of In
      And ground under B: bridge
      When the fire die shows 9
      Then this clause gives 7
      And the modified roll is 12
      And result for B: D

    @x2
    Scenario: At a range of 1 hex, the fire table gives two numbers, and fire can rout
      Given firers A: 7 SP of Cl, range 1
      And target B: 5 SP of In
      When the fire die shows 8
      Then this clause does not apply
      And the score to rout is 8
      And result for B: Dr

  @acp.fire.leader.trigger
  Rule: Leader check after fire

    @x1
    Scenario: An unmodified 9 on the fire die endangers the target’s leader even if the fire misses
      Given firers A: 6 SP of Ar, range 3
      And target B: 3 SP of Ho
      And leader L with B, check die 9
      When the fire die shows 9
      Then this clause applies
      And result for B: NE
      And leader L is: killed

    @x2
    Scenario: A leader must be checked even if he is lower in the target stack
      Given firers A: 7 SP of Ar, range 1
      And target B: 3 SP of In
      And in the stack under B, C: 3 SP of In, quality 4
      And leader L with C, check die 7
      When the fire die shows 9
      Then this clause applies
      And leader L is: wounded

    @x3
    Scenario: Under fire, a 9 reached only with modifiers does not endanger a leader
      Given firers A: 8 SP of Ar, range 1
      And target B: 5 SP of In
      And leader L with B, check die 9
      When the fire die shows 8
      Then this clause does not apply
      And the modified roll is 9
      And leader L is not checked

    @x4
    Scenario: If there is no leader in the target stack, a 9 on the fire die calls for no check
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of In
      When the fire die shows 9
      Then this clause does not apply
      And result for B: Dr

  @acp.fire.leader.each
  Rule: One die per leader

    @x1
    Scenario: Two leaders under fire are checked with one die each and meet different fates
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of In
      And leader L with B, check die 9
      And leader M with B, check die 2
      When the fire die shows 9
      Then leader L is: killed
      And leader M is: unharmed

    @x2
    Scenario: Under fire, the die rolled for one leader is not used for another
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of In
      And leader L with B, check die 9
      And leader M with B, check die 0
      When the fire die shows 9
      Then this clause gives 2
      And leader M is: unharmed

  @acp.fire.leader.unharmed
  Rule: Under fire: leader unharmed

    @x1
    Scenario Outline: Under fire, a check roll of 0 to 6 leaves the leader unharmed
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of In
      And leader L with B, check die <die>
      When the fire die shows 9
      Then this clause applies
      And leader L is: unharmed

      Examples:
        | die |
        | 0   |
        | 6   |

  @acp.fire.leader.wounded
  Rule: Under fire: leader wounded

    @x1
    Scenario Outline: Under fire, a check roll of 7 or 8 wounds the leader
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of In
      And leader L with B, check die <die>
      When the fire die shows 9
      Then this clause applies
      And leader L is: wounded

      Examples:
        | die |
        | 7   |
        | 8   |

  @acp.fire.leader.killed
  Rule: Under fire: leader killed

    @x1
    Scenario: Under fire, a check roll of 9 kills the leader
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of In
      And leader L with B, check die 9
      When the fire die shows 9
      Then this clause applies
      And leader L is: killed

    @x2
    Scenario: Under fire, a check roll of 8 is not enough to kill the leader
      Given firers A: 7 SP of Ar, range 1
      And target B: 5 SP of In
      And leader L with B, check die 8
      When the fire die shows 9
      Then this clause does not apply
      And leader L is: wounded
