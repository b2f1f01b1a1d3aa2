Feature: Artillery and throwing engines

  @minis.15.1.7
  Rule: CS of artillery by direction

    Scenario: A crew is combat strength 3 to its front
      Given units A + B: infantry in loose order
      And unit B: heavy bombard
      And A stands in the front zone of B
      When the combat strength of B against A is counted
      Then its combat strength is 3
      And this clause applies

    Scenario: A crew is combat strength 1 to its flank
      Given unit A: infantry
      And unit B: heavy bombard
      And A stands in the flank zone of B
      When the combat strength of B against A is counted
      Then its combat strength is 1
      And this clause gives 1

  @minis.15.2.15
  Rule: Example: column three deep

    Scenario: HC of a column three deep
      Given units B + C + D: infantry in close order
      And unit A: heavy bombard
      And B + C + D form a column, from front to rear
      And the year is 1480
      And A and B face each other, 30 steps apart
      When A is aimed at B
      Then it hits on 1 to 10
      And this clause gives 10

  @minis.15.4.2
  Rule: Canister at close range

    Scenario: Just below six steps a gun throws canister
      Given unit A: light gun
      And unit B: infantry
      And A and B face each other, 5.9 steps apart
      When A is aimed at B
      Then it throws: canister
      And this clause applies

    Scenario: At six steps a gun throws a ball
      Given unit A: light gun
      And unit B: infantry
      And A and B face each other, 6 steps apart
      And the year is 1500
      When A is aimed at B
      Then it throws: ball
      And this clause applies
