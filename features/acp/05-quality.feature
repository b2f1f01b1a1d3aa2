Feature: Unit quality

  @acp.quality.higher
  Rule: Attacker of higher quality

    @x1
    Scenario Outline: An attacker of higher quality gets +1, however great the difference
      Given attackers A: 6 SP of Ho, quality <attacker>
      And defenders B: 6 SP of Ho, quality <defender>
      When the melee die shows 4
      Then this clause gives +1
      And the modified roll is 6

      Examples:
        | attacker | defender |
        | 6        | 5        |
        | 8        | 2        |
        | 1        | 0        |

    @x2
    Scenario: An attacker of equal quality gets no +1 for quality
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause does not apply
      And the modified roll is 5

  @acp.quality.lower
  Rule: Attacker of lower quality

    @x1
    Scenario Outline: An attacker of lower quality suffers −1, however great the difference
      Given attackers A: 6 SP of Ho, quality <attacker>
      And defenders B: 6 SP of Ho, quality <defender>
      When the melee die shows 4
      Then this clause gives -1
      And the modified roll is 4

      Examples:
        | attacker | defender |
        | 4        | 5        |
        | 2        | 8        |

    @x2
    Scenario: An attacker of equal quality suffers no −1 for quality
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause does not apply
      And clause acp.quality.higher does not apply

  @acp.quality.combined.attackers
  Rule: Quality with several attackers

    @x1
    Scenario: When several units attack, the best one’s quality is compared
      Given attackers A: 3 SP of Ho, quality 6
      And attackers B: 3 SP of Ho, quality 3
      And defenders C: 6 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause gives 6
      And clause acp.quality.higher gives +1

    @x2
    Scenario: The best quality and the worst type may come from different attackers
      Given attackers A: 3 SP of Ph, quality 6
      And attackers B: 3 SP of Ar, quality 3
      And defenders C: 6 SP of In, quality 5
      When the melee die shows 4
      Then this clause gives 6
      And clause acp.types.combined.attackers gives -2

    @x3
    Scenario: When a unit attacks alone, its own quality is compared
      Given attackers B: 6 SP of Ho, quality 3
      And defenders C: 6 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause does not apply
      And clause acp.quality.lower gives -1

  @acp.quality.combined.defenders
  Rule: Quality with several defenders

    @x1
    Scenario: When several units defend, the best one’s quality is compared
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 3 SP of Ho, quality 3
      And defenders C: 3 SP of Ho, quality 6
      When the melee die shows 4
      Then this clause gives 6
      And clause acp.quality.lower gives -1

    @x2
    Scenario: In a stack of units of different quality, the best one’s quality is compared
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 3 SP of Ho, quality 3
      And in the stack under B, C: 3 SP of Ho, quality 6
      When the melee die shows 4
      Then this clause gives 6

    @x3
    Scenario: When a unit of quality 3 defends alone, a better attacker outclasses it
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 3
      When the melee die shows 4
      Then this clause does not apply
      And clause acp.quality.higher gives +1

  @acp.quality.phalanx
  Rule: Quality of a phalanx

    @x1
    Scenario: A phalanx that attacks beside another of the same name adds 1 to its quality
      Given attackers A: 6 SP of Ph, quality 5
      And defenders B: 6 SP of Ph, quality 5
      And neighbour N of A: Ph, same name, same facing, place: left flank
      When the melee die shows 4
      Then this clause gives +1
      And clause acp.quality.higher gives +1

    @x2
    Scenario: A phalanx that defends beside another of the same name gets the quality bonus
      Given attackers A: 6 SP of Ph, quality 5
      And defenders B: 6 SP of Ph, quality 5
      And neighbour N of B: Ph, same name, same facing, place: right flank
      When the melee die shows 4
      Then this clause gives +1
      And clause acp.quality.lower gives -1

    @x3
    Scenario: A phalanx with two neighbours of the same name still adds only 1 to its quality
      Given attackers A: 6 SP of Ph, quality 5
      And defenders B: 6 SP of Ph, quality 6
      And neighbour N of A: Ph, same name, same facing, place: left flank
      And neighbour M of A: Ph, same name, same facing, place: right flank
      When the melee die shows 4
      Then this clause gives +1
      And clause acp.quality.higher does not apply

    @x4
    Scenario Outline: A neighbour of another type, name or facing gives a phalanx no quality bonus
      Given attackers A: 6 SP of Ph, quality 5
      And defenders B: 6 SP of Ph, quality 5
      And neighbour N of A: <type>, <name>, <facing>, place: left flank
      When the melee die shows 4
      Then this clause does not apply
      And clause acp.quality.higher does not apply

      Examples:
        | type | name       | facing       |
        | Ph   | other name | same facing  |
        | Ph   | same name  | other facing |
        | Ho   | same name  | same facing  |

    @x5
    Scenario: The quality bonus of a phalanx is added before the best attacker is chosen
      Given attackers A: 3 SP of Ho, quality 5
      And attackers B: 3 SP of Ph, quality 5
      And defenders C: 6 SP of Ph, quality 5
      And neighbour N of B: Ph, same name, same facing, place: left flank
      When the melee die shows 4
      Then clause acp.quality.combined.attackers gives 6
