Feature: Clash and hand-to-hand combat

  @minis.8.3.1
  Rule: The clash

    Scenario: The first round is a clash, and it can bring panic
      Given units A + B: infantry in loose order, A 2, Def 1, M 1
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 6 and 1 for attack, 3 and 1 for defence
      Then this clause applies
      And B suffers: panic
