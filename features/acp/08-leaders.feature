Feature: Leaders in melee

  @acp.melee.leader.individual
  Rule: Each leader is checked separately

    @x1
    Scenario: Two leaders in one stack may meet different fates in melee
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader L with B, bonus 0, check die 8
      And leader M with B, bonus 0, check die 3
      When the melee die shows 9
      Then leader L is: wounded
      And leader M is: unharmed

    @x2
    Scenario: In melee, two leaders in one stack need a check die each
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader L with B, bonus 0, check die 8
      And leader M with B, bonus 0, check die 0
      When the melee die shows 9
      Then this clause gives 2
      And leader M is: unharmed

    @x3
    Scenario: A single leader in a stack needs only one check
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader L with B, bonus 0, check die 8
      When the melee die shows 9
      Then this clause does not apply
      And leader L is: wounded

  @acp.melee.leader.nine
  Rule: Leader check on a 9

    @x1
    Scenario: A 9 on the melee die endangers the defenders’ leader, not the attackers’
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader L with B, bonus 0, check die 9
      And leader K with A, bonus 0, check die 9
      When the melee die shows 9
      Then leader L is: killed
      And leader K is not checked

    @x2
    Scenario: If several stacks defend, the leaders of all of them are checked
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 3 SP of Ho, quality 5
      And defenders C: 3 SP of Ho, quality 5
      And leader L with B, bonus 0, check die 9
      And leader M with C, bonus 0, check die 7
      When the melee die shows 9
      Then leader M is: wounded

    @x3
    Scenario: In melee, a 9 reached only with modifiers does not endanger a leader
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader L with B, bonus 0, check die 9
      When the melee die shows 8
      Then this clause does not apply
      And the modified roll is 9

    @x4
    Scenario: A 9 on the melee die calls for a check even if the leader turns out to be unharmed
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader L with B, bonus 0, check die 6
      When the melee die shows 9
      Then this clause applies
      And leader L is: unharmed

  @acp.melee.leader.zero
  Rule: Leader check on a 0

    @x1
    Scenario: A 0 on the melee die endangers the attackers’ leader
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader K with A, bonus 0, check die 9
      When the melee die shows 0
      Then this clause applies
      And leader K is: killed

    @x2
    Scenario: In melee, a 0 reached only with modifiers does not endanger a leader
      Given attackers A: 6 SP of Pe, quality 5
      And defenders B: 6 SP of Ph, quality 5
      And leader K with A, bonus 0, check die 9
      When the melee die shows 1
      Then this clause does not apply
      And the modified roll is 0

    @x3
    Scenario: After a 0 on the melee die, the defenders’ leader is not checked
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
    Scenario Outline: In melee, a check roll of 0 to 6 leaves the leader unharmed
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
    Scenario Outline: In melee, a check roll of 7 or 8 wounds the leader
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
    Scenario: In melee, a check roll of 9 kills the leader
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader K with A, bonus 0, check die 9
      When the melee die shows 0
      Then this clause applies
      And leader K is: killed

    @x2
    Scenario: In melee, a check roll of 8 is not enough to kill the leader
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader K with A, bonus 0, check die 8
      When the melee die shows 0
      Then this clause does not apply
      And leader K is: wounded
