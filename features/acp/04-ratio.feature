Feature: Strength ratio

  @acp.ratio.table
  Rule: Strength ratio table

    @x1
    Scenario Outline: The ratio of the attackers’ strength points to the defenders’ gives the modifier
      Given attackers A: <attackers> SP of Ho, quality 5
      And defenders B: <defenders> SP of Ho, quality 5
      When the melee die shows 4
      Then this clause gives <modifier>

      Examples:
        | attackers | defenders | modifier |
        | 8         | 4         | +2       |
        | 4         | 4         | +1       |
        | 4         | 8         | 0        |
        | 3         | 9         | -1       |
        | 2         | 9         | -2       |

    @x2
    Scenario: The strength points of all the stacks on a side are added up
      Given attackers A: 4 SP of Ho, quality 5
      And attackers B: 4 SP of Ho, quality 5
      And defenders C: 4 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause gives +2

    @x3
    Scenario: If only one row of the ratio table is lost, 4 strength points against 8 give −1
      Given the table plays: one row of the ratio table is lost
      And attackers A: 4 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause gives -1

  @acp.ratio.rounding
  Rule: Rounding the ratio

    @x1
    Scenario Outline: A ratio between two rows of the table is rounded down to the lower one
      Given attackers A: <attackers> SP of Ho, quality 5
      And defenders B: <defenders> SP of Ho, quality 5
      When the melee die shows 4
      Then this clause applies
      And clause acp.ratio.table gives <modifier>

      Examples:
        | attackers | defenders | modifier |
        | 9         | 5         | +1       |
        | 8         | 9         | 0        |
        | 4         | 9         | -1       |

    @x2
    Scenario: A ratio of exactly 1/1 needs no rounding
      Given attackers A: 5 SP of Ho, quality 5
      And defenders B: 5 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause does not apply
      And clause acp.ratio.table gives +1

  @acp.ratio.two_to_one
  Rule: Ratio of 2/1

    @x1
    Scenario Outline: A ratio of 2/1 or higher gives +2
      Given attackers A: <attackers> SP of Ho, quality 5
      And defenders B: <defenders> SP of Ho, quality 5
      When the melee die shows 4
      Then this clause gives +2

      Examples:
        | attackers | defenders |
        | 8         | 4         |
        | 9         | 3         |
        | 9         | 1         |

    @x2
    Scenario: With 9 strength points against 5, the attacker falls short of 2/1
      Given attackers A: 9 SP of Ho, quality 5
      And defenders B: 5 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause does not apply
      And the modifiers total +1

  @acp.ratio.one_to_one
  Rule: Ratio of 1/1

    @x1
    Scenario Outline: At a ratio of 1/1 or more, but less than 2/1, the attacker gets +1
      Given attackers A: <attackers> SP of Ho, quality 5
      And defenders B: <defenders> SP of Ho, quality 5
      When the melee die shows 4
      Then this clause gives +1

      Examples:
        | attackers | defenders |
        | 6         | 6         |
        | 7         | 4         |

    @x2
    Scenario: An attacker one strength point short of 1/1 does not get the +1
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 9 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause does not apply
      And the modifiers total 0

  @acp.ratio.one_to_two
  Rule: Ratio of 1/2

    @x1
    Scenario Outline: At a ratio of 1/2 or more, but less than 1/1, there is no modifier
      Given attackers A: <attackers> SP of Ho, quality 5
      And defenders B: <defenders> SP of Ho, quality 5
      When the melee die shows 4
      Then this clause gives 0
      And the modified roll is 4

      Examples:
        | attackers | defenders |
        | 4         | 8         |
        | 8         | 9         |

    @x2
    Scenario: If only one row of the ratio table is lost, there is no row for 1/2
      Given the table plays: one row of the ratio table is lost
      And attackers A: 8 SP of Ho, quality 5
      And defenders B: 9 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause does not apply
      And clause acp.ratio.one_to_three gives -1

  @acp.ratio.one_to_three
  Rule: Ratio of 1/3

    @x1
    Scenario Outline: At a ratio of 1/3 or more, but less than 1/2, the attacker suffers −1
      Given attackers A: <attackers> SP of Ho, quality 5
      And defenders B: <defenders> SP of Ho, quality 5
      When the melee die shows 4
      Then this clause gives -1

      Examples:
        | attackers | defenders |
        | 3         | 9         |
        | 4         | 9         |

    @x2
    Scenario: If two rows of the ratio table are lost, 8 strength points against 9 do not fall in the row for 1/3
      Given the table plays: two rows of the ratio table are lost
      And attackers A: 8 SP of Ho, quality 5
      And defenders B: 9 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause does not apply
      And the modifiers total 0

    @x3
    Scenario: If only one row of the ratio table is lost, 8 strength points against 9 fall in the row for 1/3
      Given the table plays: one row of the ratio table is lost
      And attackers A: 8 SP of Ho, quality 5
      And defenders B: 9 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause gives -1
      And the modifiers total -1

  @acp.ratio.below
  Rule: Ratio lower than 1/3

    @x1
    Scenario Outline: A ratio lower than 1/3 gives −2
      Given attackers A: <attackers> SP of Ho, quality 5
      And defenders B: <defenders> SP of Ho, quality 5
      When the melee die shows 4
      Then this clause gives -2

      Examples:
        | attackers | defenders |
        | 2         | 7         |
        | 1         | 9         |

    @x2
    Scenario: A ratio of exactly 1/3 does not give −2
      Given attackers A: 2 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause does not apply
      And the modifiers total -1
