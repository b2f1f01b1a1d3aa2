Feature: Leaders in melee

  @acp.melee.leader.individual
  Rule: Each leader checked separately

    @x1
    Scenario: Two leaders in one stack meet different fates
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader L with B, bonus 0, check die 8
      And leader M with B, bonus 0, check die 3
      When the melee die shows 9
      Then leader L is: wounded
      And leader M is: unharmed

    @x2
    Scenario: Two leaders in one stack need a die each
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader L with B, bonus 0, check die 8
      And leader M with B, bonus 0, check die 0
      When the melee die shows 9
      Then this clause gives 2
      And leader M is: unharmed

    @x3
    Scenario: A single leader calls for a single check
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader L with B, bonus 0, check die 8
      When the melee die shows 9
      Then this clause does not apply
      And leader L is: wounded

  @acp.melee.leader.nine
  Rule: Leader check on 9

    @x1
    Scenario: A 9 endangers the defenders’ leader, not the attackers’
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader L with B, bonus 0, check die 9
      And leader K with A, bonus 0, check die 9
      When the melee die shows 9
      Then leader L is: killed
      And leader K is not checked

    @x2
    Scenario: The leaders of all defending stacks are checked
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 3 SP of Ho, quality 5
      And defenders C: 3 SP of Ho, quality 5
      And leader L with B, bonus 0, check die 9
      And leader M with C, bonus 0, check die 7
      When the melee die shows 9
      Then leader M is: wounded

    @x3
    Scenario: In melee, a 9 reached only with modifiers does not endanger the leader
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader L with B, bonus 0, check die 9
      When the melee die shows 8
      Then this clause does not apply
      And the modified roll is 9

    @x4
    Scenario: A 9 calls for a check even if the leader turns out unharmed
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader L with B, bonus 0, check die 6
      When the melee die shows 9
      Then this clause applies
      And leader L is: unharmed

  @acp.melee.leader.zero
  Rule: Leader check on 0

    @x1
    Scenario: A 0 endangers the attackers’ leader
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader K with A, bonus 0, check die 9
      When the melee die shows 0
      Then this clause applies
      And leader K is: killed

    @x2
    Scenario: A 0 reached only with modifiers does not endanger the leader
      Given attackers A: 6 SP of Pe, quality 5
      And defenders B: 6 SP of Ph, quality 5
      And leader K with A, bonus 0, check die 9
      When the melee die shows 1
      Then this clause does not apply
      And the modified roll is 0

    @x3
    Scenario: After a 0, the defenders’ leader is not checked
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader K with A, bonus 0, check die 6
      And leader L with B, bonus 0, check die 9
      When the melee die shows 0
      Then leader K is: unharmed
      And leader L is not checked

  @acp.melee.leader.unharmed
  Rule: In melee: leader unharmed

    @x1
    Scenario Outline: A check of 0 to 6 leaves the leader unharmed in melee
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader L with B, bonus 0, check die <die>
      When the melee die shows 9
      Then this clause applies
      And leader L is: unharmed

      Examples:
        | die |
        | 0   |
        | 6   |

  @acp.melee.leader.wounded
  Rule: In melee: leader wounded

    @x1
    Scenario Outline: A check of 7 or 8 wounds the leader in melee
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader K with A, bonus 0, check die <die>
      When the melee die shows 0
      Then this clause applies
      And leader K is: wounded

      Examples:
        | die |
        | 7   |
        | 8   |

  @acp.melee.leader.killed
  Rule: In melee: leader killed

    @x1
    Scenario: A check of 9 kills the leader in melee
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader K with A, bonus 0, check die 9
      When the melee die shows 0
      Then this clause applies
      And leader K is: killed

    @x2
    Scenario: A check of 8 is not enough to kill the leader in melee
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader K with A, bonus 0, check die 8
      When the melee die shows 0
      Then this clause does not apply
      And leader K is: wounded
