Feature: Steep slopes

  @acp.terrain.up.melee
  Rule: One level up: melee

    Scenario: On steep slopes, an attack uphill is made at −2
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And from A to B the level changes by +1
      When the melee die shows 5
      Then this clause gives -2
      And the modified roll is 4

    Scenario: On steep slopes, level ground is as it was
      Given attackers A: 8 SP of Ho, quality 5
      And defenders B: 8 SP of Ho, quality 5
      And from A to B the level changes by 0
      When the melee die shows 5
      Then this clause does not apply
      And the modified roll is 6
