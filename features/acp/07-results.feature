Feature: Melee results

  @acp.results.die
  Rule: Zero on the die

    @x1
    Scenario: A 0 on the melee die adds nothing
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      When the melee die shows 0
      Then this clause applies
      And the modified roll is 1
      And result for A: R

    @x2
    Scenario: A 9 on the melee die adds 9
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      When the melee die shows 9
      Then this clause does not apply
      And the modified roll is 10

  @acp.results.roll
  Rule: Melee roll

    @x1
    Scenario Outline: The melee modifiers are added to the melee die
      Given attackers A: 8 SP of Ph, quality 6
      And defenders B: 4 SP of <type>, quality 5
      When the melee die shows <die>
      Then this clause gives <roll>
      And the modified roll is <roll>

      Examples:
        | type | die | roll |
        | In   | 9   | 16   |
        | In   | 0   | 7    |
        | Ph   | 4   | 7    |

    @x2
    Scenario: The melee modifiers are cut to their limit before the die is added
      Given attackers A: 8 SP of Ph, quality 6
      And defenders B: 4 SP of In, quality 5
      And state of B: routed
      When the melee die shows 5
      Then clause acp.types.limit gives +7
      And this clause gives 12

    @x3
    Scenario: The lowest possible modified roll in melee is −7
      Given attackers A: 2 SP of In, quality 4
      And defenders B: 7 SP of Ph, quality 5
      And state of A: discouraged
      When the melee die shows 0
      Then this clause gives -7
      And result for A: D + R

  @acp.results.table
  Rule: Melee results table

    @x1
    Scenario Outline: One row of the melee results table gives the results of both sides
      Given attackers A: 4 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      When the melee die shows <die>
      Then this clause applies
      And result for B: <defender>
      And result for A: <attacker>

      Examples:
        | die | defender | attacker          |
        | 0   | NE       | F + R             |
        | 1   | F        | R                 |
        | 4   | NE       | NE                |
        | 6   | R        | mandatory advance |
        | 9   | F + R    | mandatory advance |

  @acp.results.row.m7_m4
  Rule: Melee roll of −7 to −4

    @x1
    Scenario Outline: On a modified roll of −7 to −4, the attackers become discouraged and retreat, and the defenders may advance
      Given attackers A: 2 SP of In, quality 4
      And defenders B: 7 SP of Ph, quality 5
      When the melee die shows <die>
      Then this clause applies
      And the modified roll is <roll>
      And result for A: D + R
      And result for B: advance possible

      Examples:
        | die | roll |
        | 0   | -6   |
        | 2   | -4   |

    @x2
    Scenario: On a modified roll of −3, the defenders may not advance
      Given attackers A: 2 SP of In, quality 4
      And defenders B: 7 SP of Ph, quality 5
      When the melee die shows 3
      Then this clause does not apply
      And result for B: NE

  @acp.results.row.m3_0
  Rule: Melee roll of −3 to 0

    @x1
    Scenario Outline: On a modified roll of −3 to 0, the attackers become fatigued and retreat
      Given attackers A: 2 SP of In, quality 4
      And defenders B: 7 SP of Ph, quality 5
      When the melee die shows <die>
      Then this clause applies
      And the modified roll is <roll>
      And result for A: F + R
      And result for B: NE

      Examples:
        | die | roll |
        | 3   | -3   |
        | 6   | 0    |

    @x2
    Scenario: On a modified roll of 1, the attackers retreat without becoming fatigued
      Given attackers A: 2 SP of In, quality 4
      And defenders B: 7 SP of Ph, quality 5
      When the melee die shows 7
      Then this clause does not apply
      And result for A: R

  @acp.results.row.p1_3
  Rule: Melee roll of 1 to 3

    @x1
    Scenario Outline: On a modified roll of 1 to 3, the attackers retreat and the defenders become fatigued
      Given attackers A: 4 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      When the melee die shows <die>
      Then this clause applies
      And result for A: R
      And result for B: F

      Examples:
        | die |
        | 1   |
        | 3   |

  @acp.results.row.p4
  Rule: Melee roll of 4

    @x1
    Scenario: A modified roll of 4 has no effect on either side
      Given attackers A: 4 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause applies
      And result for A: NE
      And result for B: NE

    @x2
    Scenario: A modified roll of 5 is enough to make the defenders retreat
      Given attackers A: 4 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      When the melee die shows 5
      Then this clause does not apply
      And result for B: R

  @acp.results.row.p5_6
  Rule: Melee roll of 5 or 6

    @x1
    Scenario Outline: On a modified roll of 5 or 6, the defenders retreat and the attackers must advance
      Given attackers A: 4 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      When the melee die shows <die>
      Then this clause applies
      And result for B: R
      And result for A: mandatory advance

      Examples:
        | die |
        | 5   |
        | 6   |

  @acp.results.row.p7_9
  Rule: Melee roll of 7 to 9

    @x1
    Scenario Outline: On a modified roll of 7 to 9, the defenders become fatigued and retreat
      Given attackers A: 4 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      When the melee die shows <die>
      Then this clause applies
      And result for B: F + R
      And result for A: mandatory advance

      Examples:
        | die |
        | 7   |
        | 9   |

  @acp.results.row.p10_13
  Rule: Melee roll of 10 to 13

    @x1
    Scenario Outline: On a modified roll of 10 to 13, the defenders become discouraged and retreat
      Given attackers A: 8 SP of Ca, quality 6
      And defenders B: 4 SP of In, quality 5
      When the melee die shows <die>
      Then this clause applies
      And the modified roll is <roll>
      And result for B: D + R
      And result for A: mandatory advance

      Examples:
        | die | roll |
        | 3   | 10   |
        | 6   | 13   |

    @x2
    Scenario: On a modified roll of 14, the defenders are routed and not just discouraged
      Given attackers A: 8 SP of Ca, quality 6
      And defenders B: 4 SP of In, quality 5
      When the melee die shows 7
      Then this clause does not apply
      And result for B: Dr + R

  @acp.results.row.p14_16
  Rule: Melee roll of 14 to 16

    @x1
    Scenario Outline: On a modified roll of 14 to 16, the defenders are routed
      Given attackers A: 8 SP of Ca, quality 6
      And defenders B: 4 SP of In, quality 5
      When the melee die shows <die>
      Then this clause applies
      And the modified roll is <roll>
      And result for B: Dr + R
      And result for A: mandatory advance

      Examples:
        | die | roll |
        | 7   | 14   |
        | 9   | 16   |

  @acp.results.whole_stack
  Rule: Every unit is affected

    @x1
    Scenario: Every unit of the defending stacks suffers the result
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 4 SP of Ho, quality 5
      And in the stack under B, C: 2 SP of Ho, quality 5
      When the melee die shows 7
      Then result for B: F + R
      And result for C: F + R

    @x2
    Scenario: When the attackers must retreat, every attacking stack retreats
      Given attackers A: 4 SP of Ho, quality 5
      And attackers B: 2 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      When the melee die shows 1
      Then this clause gives 2
      And result for A: R
      And result for B: R

    @x3
    Scenario: If the result is “no effect”, no unit suffers anything
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 4 SP of Ho, quality 5
      And defenders C: 2 SP of Ho, quality 5
      When the melee die shows 3
      Then this clause does not apply
      And result for C: NE

  @acp.results.order
  Rule: Order of results

    @x1
    Scenario: The defenders become fatigued, then retreat, and then the attackers advance into their hex
      Given attackers A: 4 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      When the melee die shows 7
      Then this clause applies
      And the order is: F + R + mandatory advance

    @x2
    Scenario: The defenders leave their hex before the attackers enter it
      Given attackers A: 4 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      When the melee die shows 5
      Then the order is: R + mandatory advance

    @x3
    Scenario: Attackers who are beaten off become fatigued before they retreat
      Given attackers A: 4 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      When the melee die shows 0
      Then the order is: F + R

    @x4
    Scenario: Beaten attackers retreat before the defenders advance
      Given attackers A: 2 SP of In, quality 4
      And defenders B: 7 SP of Ph, quality 5
      When the melee die shows 0
      Then the order is: D + R + advance possible

    @x5
    Scenario: If each side has a single result, there is no order to follow
      Given attackers A: 4 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      When the melee die shows 2
      Then this clause does not apply
      And result for B: F

  @acp.results.order.example
  Rule: Order of results: example

    @x1
    Scenario: A unit with the result Dr+R is routed first and then retreats
      Given attackers A: 8 SP of Ca, quality 6
      And defenders B: 4 SP of In, quality 5
      When the melee die shows 9
      Then this clause applies
      And result for B: Dr + R
      And the order is: Dr + R + mandatory advance

    @x2
    Scenario: The parts of D+R are applied in order, although the sheet’s example is a different result
      Given attackers A: 8 SP of Ca, quality 6
      And defenders B: 4 SP of In, quality 5
      When the melee die shows 5
      Then this clause does not apply
      And clause acp.results.order applies

  @acp.results.code.ne
  Rule: NE: no effect

    @x1
    Scenario: NE means that neither side suffers anything
      Given attackers A: 4 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause gives 0
      And result for A: NE

    @x2
    Scenario: A result that makes a side retreat is not NE
      Given attackers A: 4 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      When the melee die shows 5
      Then this clause does not apply
      And result for B: R

  @acp.results.code.r
  Rule: R: retreat

    @x1
    Scenario: R makes a unit retreat one hex; the rest is left to a missing rule
      Given attackers A: 4 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      When the melee die shows 5
      Then this clause gives 1
      And this clause leaves the rest to rule 10.5, which is not in this source

    @x2
    Scenario: On a modified roll of 4, nobody retreats
      Given attackers A: 4 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause does not apply
      And result for B: NE

  @acp.results.code.dr
  Rule: Dr: rout

    @x1
    Scenario: Dr routs a unit and makes it retreat two hexes; the rest is left to a missing rule
      Given attackers A: 8 SP of Ca, quality 6
      And defenders B: 4 SP of In, quality 5
      When the melee die shows 7
      Then this clause gives 2
      And this clause leaves the rest to rule 12.2.1, which is not in this source

    @x2
    Scenario: On a modified roll of 13, nobody is routed
      Given attackers A: 8 SP of Ca, quality 6
      And defenders B: 4 SP of In, quality 5
      When the melee die shows 6
      Then this clause does not apply
      And result for B: D + R

    @x3
    Scenario: The rule for a routed unit that a melee routs again is missing
      Given attackers A: 8 SP of Ca, quality 6
      And defenders B: 2 SP of In, quality 5
      And in the stack under B, C: 2 SP of In, quality 5
      And state of C: routed
      When the melee die shows 7
      Then result for B: Dr + R
      And C was already discouraged or routed: the rest is left to rule 12.2.1, which is not in this source

    @x4
    Scenario: A melee routs a discouraged unit like any other
      Given attackers A: 8 SP of Ca, quality 6
      And defenders B: 4 SP of In, quality 5
      And state of B: discouraged
      When the melee die shows 7
      Then result for B: Dr + R
      And clause acp.results.cumulative_ref does not apply

  @acp.results.code.d
  Rule: D: discouraged

    @x1
    Scenario: D discourages a unit; the rest is left to a missing rule
      Given attackers A: 8 SP of Ca, quality 6
      And defenders B: 4 SP of In, quality 5
      When the melee die shows 3
      Then result for B: D + R
      And this clause leaves the rest to rule 12.1, which is not in this source
      And clause acp.results.cumulative_ref does not apply

    @x2
    Scenario: Rule 12, which is missing, decides what a D in melee does to a unit that is already discouraged
      Given attackers A: 2 SP of In, quality 4
      And defenders B: 7 SP of Ph, quality 5
      And state of A: discouraged
      When the melee die shows 0
      Then result for A: D + R
      And A was already discouraged or routed: the rest is left to rule 12, which is not in this source
      And clause acp.results.cumulative_ref applies

    @x3
    Scenario: A unit with the result F+R is not discouraged
      Given attackers A: 8 SP of Ca, quality 6
      And defenders B: 4 SP of In, quality 5
      When the melee die shows 2
      Then this clause does not apply
      And result for B: F + R

    @x4
    Scenario: Rule 12, which is missing, decides what a D in melee does to a routed unit
      Given attackers A: 4 SP of Ho, quality 5
      And defenders B: 4 SP of Ho, quality 5
      And state of B: routed
      When the melee die shows 5
      Then result for B: D + R
      And clause acp.results.cumulative_ref applies

  @acp.results.code.f
  Rule: F: fatigued

    @x1
    Scenario: F makes a unit fatigued; the rest is left to a missing rule
      Given attackers A: 4 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      When the melee die shows 7
      Then result for B: F + R
      And this clause leaves the rest to rule 11, which is not in this source

    @x2
    Scenario: A unit that only retreats is not fatigued
      Given attackers A: 4 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      When the melee die shows 6
      Then this clause does not apply
      And result for B: R

    @x3
    Scenario Outline: The rule on what fatigue does to a unit that fights is missing
      Given attackers A: 4 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And state of <unit>: fatigued
      When the melee die shows 6
      Then the source does not say

      Examples:
        | unit |
        | A    |
        | B    |

    @x4
    Scenario: The rule on what fatigue does to a unit that fires is missing
      Given firers A: 7 SP of Ar, range 2
      And state of A: fatigued
      And target B: 5 SP of In
      When the fire die shows 7
      Then the source does not say

    @x5
    Scenario: Fire discourages a fatigued unit like any other
      Given firers A: 7 SP of Ar, range 2
      And target B: 5 SP of In
      And state of B: fatigued
      When the fire die shows 7
      Then result for B: D
      And clause acp.fire.result.cumulative_ref does not apply

  @acp.results.advance.discouraged
  Rule: No advance when discouraged

    @x1
    Scenario: A discouraged attacker may not advance after the enemy it has driven back
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 4 SP of Ho, quality 5
      And state of A: discouraged
      When the melee die shows 6
      Then result for B: R
      And result for A: no advance allowed
      And this clause applies

    @x2
    Scenario: A discouraged defender may not advance after the attackers it has beaten off
      Given attackers A: 2 SP of Ar, quality 4
      And defenders B: 7 SP of Ca, quality 5
      And state of B: discouraged
      And ground under B: bridge
      When the melee die shows 0
      Then result for A: D + R
      And result for B: no advance allowed

    @x3
    Scenario: If one unit of a stack is discouraged, the other must advance without it
      Given attackers A: 4 SP of Ho, quality 5
      And in the stack under A, B: 4 SP of Ho, quality 5
      And defenders C: 4 SP of Ho, quality 5
      And state of B: discouraged
      When the melee die shows 6
      Then result for A: mandatory advance
      And result for B: no advance allowed

    @x4
    Scenario: If units advance only together, a unit stacked with a discouraged one may not advance
      Given the table plays: units advance together
      And attackers A: 4 SP of Ho, quality 5
      And in the stack under A, B: 4 SP of Ho, quality 5
      And state of B: discouraged
      And defenders C: 4 SP of Ho, quality 5
      When the melee die shows 6
      Then result for A: no advance allowed

    @x5
    Scenario: The sheet does not say whether a routed defender may advance
      Given attackers A: 1 SP of In, quality 4
      And defenders B: 4 SP of Ph, quality 5
      And defenders C: 4 SP of Ph, quality 5
      And state of C: routed
      When the melee die shows 0
      Then the source does not say

  @acp.results.advance.phalanx
  Rule: A phalanx need not advance

    @x1
    Scenario: A victorious phalanx may stay in line instead of advancing
      Given attackers A: 8 SP of Ph, quality 5
      And defenders B: 8 SP of Ph, quality 5
      When the melee die shows 6
      Then this clause applies
      And result for A: advance possible

    @x2
    Scenario: Heavy infantry that attacks with a phalanx must advance even if the phalanx stays
      Given attackers A: 4 SP of Ph, quality 5
      And attackers B: 4 SP of Ho, quality 5
      And defenders C: 8 SP of Ho, quality 5
      When the melee die shows 6
      Then result for A: advance possible
      And result for B: mandatory advance

    @x3
    Scenario: If units advance only together, heavy infantry that attacks with a phalanx may stay with it
      Given the table plays: units advance together
      And attackers A: 4 SP of Ph, quality 5
      And attackers B: 4 SP of Ho, quality 5
      And defenders C: 8 SP of Ho, quality 5
      When the melee die shows 6
      Then result for B: advance possible

    @x4
    Scenario: A discouraged phalanx may not advance at all
      Given attackers A: 8 SP of Ph, quality 5
      And defenders B: 4 SP of Ph, quality 5
      And state of A: discouraged
      When the melee die shows 6
      Then this clause does not apply
      And result for A: no advance allowed

    @x5
    Scenario: If units advance only together, heavy infantry may not stay with a discouraged phalanx
      Given the table plays: units advance together
      And attackers A: 4 SP of Ph, quality 5
      And attackers B: 4 SP of Ho, quality 5
      And defenders C: 4 SP of Ho, quality 5
      And state of A: discouraged
      When the melee die shows 6
      Then result for B: mandatory advance
