Feature: Retreat and evasion

  @minis.9.1.1
  Rule: Length of a retreat

    Scenario: Knights with Mv 18 go back four and a half steps
      Given units A + B: cavalry in loose order
      And A: Mv 18
      And B stands in the front zone of A
      When A retreats from B
      Then A goes 4½ steps
      And this clause gives 4½

    Scenario: An evasion is as short as a retreat
      Given units A + B: infantry in loose order
      And A: Mv 10
      And B stands in the front zone of A
      When A evades B
      Then A goes 2½ steps
      And A takes 1 disorder points

  @minis.9.1.4
  Rule: Skirmishers evade further

    Scenario: Skirmishers evade with all of their movement
      Given units A: infantry in dispersed order
      And units B: infantry in close order
      And A: Mv 12
      When A evades B
      Then A goes 12 steps
      And this clause gives 12

    Scenario: Skirmishers who retreat go back a quarter like everybody else
      Given units A: infantry in dispersed order
      And units B: infantry in close order
      And A: Mv 12
      When A retreats from B
      Then A goes 3 steps
      And this clause does not apply

  @minis.9.1.7
  Rule: Length of a flight

    Scenario: A fleeing unit runs all of its movement
      Given units A + B: infantry in close order
      And A: Mv 10
      When A flees from B
      Then A goes 10 steps
      And A takes 2 disorder points
      And A then has B in its rear zone
