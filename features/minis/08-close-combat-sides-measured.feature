Feature: Room to turn, measured on the table

  @minis.8.7.1
  Rule: Single unit struck in flank

    @x6
    Scenario: Bases close behind leave no room to turn
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And the left front corner of B is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And C stands 2 steps behind B, corners level
      And A has attacked B from the flank zone; the clash comes next
      And A and B have fought, rolling 1 and 1 for attack, 6 and 6 for defence
      When B turns to face A in close combat
      Then it is not allowed, by this clause

    @x7
    Scenario: Three steps to those behind are room enough
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And the left front corner of B is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And C stands 3 steps behind B, corners level
      And A has attacked B from the flank zone; the clash comes next
      And A and B have fought, rolling 1 and 1 for attack, 6 and 6 for defence
      When B turns to face A in close combat
      Then B faces its enemy in close combat
