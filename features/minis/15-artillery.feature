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

  @minis.15.4.2
  Rule: Canister at close range

    Scenario: Just below six steps a gun throws canister
      Given unit A: light gun
      And unit B: infantry
      And for a shot it is 5.9 steps from A to B
      When what A throws at B
      Then A throws: canister
      And this clause applies

    Scenario: At six steps a gun throws a ball
      Given unit A: light gun
      And unit B: infantry
      And for a shot it is 6 steps from A to B
      When what A throws at B
      Then A throws: ball
      And this clause applies
