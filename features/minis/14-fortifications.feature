Feature: Camps and barriers

  @minis.14.2.3
  Rule: Protection of a barricade

    Scenario: Archers behind stakes defend one better
      Given units A + B: infantry in loose order
      And A stands right behind: barricade
      When what a barrier adds to the defence of A against B
      Then A gets 1 for a barrier
      And this clause gives 1
