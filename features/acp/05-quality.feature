Feature: Unit quality

  @acp.quality.higher
  Rule: Attacker of higher quality

    @x1
    Scenario Outline: Better quality gives +1, however much better
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
    Scenario: Equal quality gives no +1
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause does not apply
      And the modified roll is 5

  @acp.quality.lower
  Rule: Attacker of lower quality

    @x1
    Scenario Outline: Poorer quality gives −1, however much poorer
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
    Scenario: Equal quality gives no −1
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause does not apply
      And clause acp.quality.higher does not apply

  @acp.quality.combined.attackers
  Rule: Quality with several attackers

    @x1
    Scenario: The best attacker lends his quality to the others
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
    Scenario: A single attacker compares his own quality
      Given attackers B: 6 SP of Ho, quality 3
      And defenders C: 6 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause does not apply
      And clause acp.quality.lower gives -1

  @acp.quality.combined.defenders
  Rule: Quality with several defenders

    @x1
    Scenario: The best defender answers for the others
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 3 SP of Ho, quality 3
      And defenders C: 3 SP of Ho, quality 6
      When the melee die shows 4
      Then this clause gives 6
      And clause acp.quality.lower gives -1

    @x2
    Scenario: In a stack of different qualities, the best unit counts as well
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 3 SP of Ho, quality 3
      And in the stack under B, C: 3 SP of Ho, quality 6
      When the melee die shows 4
      Then this clause gives 6

    @x3
    Scenario: A single defender of quality 3 is outclassed
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 3
      When the melee die shows 4
      Then this clause does not apply
      And clause acp.quality.higher gives +1

  @acp.quality.phalanx
  Rule: Quality of a phalanx

    @x1
    Scenario: A phalanx beside its namesake attacks with 1 more quality
      Given attackers A: 6 SP of Ph, quality 5
      And defenders B: 6 SP of Ph, quality 5
      And neighbour N of A: Ph, same name, same facing, place: left flank
      When the melee die shows 4
      Then this clause gives +1
      And clause acp.quality.higher gives +1

    @x2
    Scenario: A defending phalanx beside its namesake has the quality bonus too
      Given attackers A: 6 SP of Ph, quality 5
      And defenders B: 6 SP of Ph, quality 5
      And neighbour N of B: Ph, same name, same facing, place: right flank
      When the melee die shows 4
      Then this clause gives +1
      And clause acp.quality.lower gives -1

    @x3
    Scenario: Two namesakes beside a phalanx give the quality bonus once
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
    Scenario: The quality bonus of a phalanx counts before the best attacker is chosen
      Given attackers A: 3 SP of Ho, quality 5
      And attackers B: 3 SP of Ph, quality 5
      And defenders C: 6 SP of Ph, quality 5
      And neighbour N of B: Ph, same name, same facing, place: left flank
      When the melee die shows 4
      Then clause acp.quality.combined.attackers gives 6
