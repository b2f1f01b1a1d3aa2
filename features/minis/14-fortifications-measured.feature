Feature: Barriers, measured on the table

  @minis.14.2.3
  Rule: Protection of a barricade

    @x8
    Scenario: Archers who were placed right behind their stakes defend one better
      Given units A + B: infantry in loose order
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 8 steps before A and faces it
      And S is barricade in line, 2 sections from 16/20 to the right, and its outside faces red's edge
      When what a barrier adds to the defence of A against B
      Then A gets 1 for a barrier
      And this clause gives 1

    @x9
    Scenario: A tenth of a step behind them is not right behind
      Given units A + B: infantry in loose order
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 8 steps before A and faces it
      And S is barricade in line, 2 sections from 16/20.1 to the right, and its outside faces red's edge
      When what a barrier adds to the defence of A against B
      Then A gets 0 for a barrier
      And this clause does not apply

  @minis.14.6.1
  Rule: Room for defenders

    @x6
    Scenario: Behind two sections in line there is room for two bases
      Given units A + B: infantry in close order
      And barrier section S1: palisade
      And S1 is fortification in line, 2 sections from 16/20 to the right, and its outside faces red's edge
      When these line up behind S1 to defend it: A + B
      Then B now stands right behind S1
      And this clause gives 2
