Feature: General rules

  @minis.1.cs.front-rear
  Rule: CS to front and rear

    Scenario: Five figures in close order are combat strength 5 to the front
      Given units A + B: infantry in close order
      And B stands in the front zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 5
      And this clause gives 5

    Scenario: Four figures are combat strength 4 to the rear
      Given units A + B: infantry in loose order
      And B stands in the rear zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 4
      And this clause gives 4

  @minis.1.cs.flank
  Rule: CS to the flank

    Scenario: Five figures are combat strength 1 to a flank
      Given units A + B: infantry in close order
      And B stands in the left flank zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 1
      And this clause gives 1
