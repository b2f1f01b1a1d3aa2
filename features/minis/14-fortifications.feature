Feature: Camps and barriers

  @minis.14.2.3
  Rule: Protection of a barricade

    Scenario: Archers behind stakes defend one better
      Given units A + B: infantry in loose order
      And A stands right behind: barricade
      When what a barrier adds to the defence of A against B
      Then A gets 1 for a barrier
      And this clause gives 1

    Scenario: A barricade is no help against a ball
      Given unit A: infantry
      And unit B: heavy bombard
      And A stands right behind: barricade
      And for a shot it is 12 steps from B to A
      When what a barrier adds to the defence of A against the piece B
      Then A gets 0 for a barrier
      And this clause does not apply

  @minis.14.3.3
  Rule: Protection of a fortification

    Scenario: A palisade helps even against a ball
      Given unit A: infantry
      And unit B: heavy bombard
      And A stands right behind: fortification
      And for a shot it is 12 steps from B to A
      When what a barrier adds to the defence of A against the piece B
      Then A gets 2 for a barrier
      And this clause gives 2

    Scenario: A palisade does not help against an enemy inside it
      Given units A + B: infantry in close order
      And A stands right behind: fortification
      And B stands in the rear zone of A
      When what a barrier adds to the defence of A against B
      Then A gets 0 for a barrier
      And this clause does not apply
