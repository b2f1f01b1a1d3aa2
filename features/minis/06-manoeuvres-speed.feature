Feature: Basic speed

  @minis.6.1.definition
  Rule: Movement of a unit

    Scenario: A pikeman in medium armour can go eight steps
      Given unit A: infantry
      And A carries pike
      And A wears: medium armour
      When the movement of A
      Then A can go 8 steps in a turn
      And this clause gives 8

    Scenario: A movement taken from an army list stands as it is
      Given unit A: infantry
      And A: Mv 10
      When the movement of A
      Then A can go 10 steps in a turn
      And clause 6.1§3 does not apply

  @minis.6.1.1.base
  Rule: Infantry speed

    Scenario: Infantry without burdens can go twelve steps
      Given unit A: infantry
      And A carries spear
      And A wears: no armour
      When the movement of A
      Then A can go 12 steps in a turn
      And this clause gives 12

    Scenario: A bow does not slow infantry
      Given unit A: infantry
      And A carries heavy bow
      And A wears: no armour
      When the movement of A
      Then A can go 12 steps in a turn
