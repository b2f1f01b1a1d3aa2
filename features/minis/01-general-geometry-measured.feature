Feature: General rules: geometry of battle, measured on the table

  @minis.1.geometry.front
  Rule: Front zone

    @x8
    Scenario: Who stands squarely before a base is in its front zone
      Given units A + B: infantry in close order
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 7 steps before A and faces it, 6 steps further to the right
      When the zone of A is looked up in which B stands
      Then it is the front zone
      And this clause applies

    @x9
    Scenario: Between rays of 45 degrees in all, who stands far aside is no longer ahead
      Given units A + B: infantry in close order
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 7 steps before A and faces it, 9 steps further to the right
      And the table plays: the rays of the front zone have 45 degrees between them
      When the zone of A is looked up in which B stands
      Then it is the right flank zone
      And this clause does not apply

  @minis.1.geometry.rear
  Rule: Rear zone

    @x5
    Scenario: Who stands behind a turned base is in its rear zone
      Given units A + B: infantry in close order
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And the left front corner of B is 22 steps from the left edge and 10 from blue's edge, and it faces red's edge
      And A is turned 30° to the left
      When the zone of A is looked up in which B stands
      Then it is the rear zone
      And this clause applies

  @minis.1.geometry.flanks
  Rule: Flank zones

    @x3
    Scenario: Who stands beside a base is in its flank zone
      Given units A + B: infantry in close order
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands in line with A, 5 steps to the left
      When the zone of A is looked up in which B stands
      Then it is the left flank zone
      And this clause applies

  @minis.1.geometry.majority
  Rule: Zone of an enemy unit

    @x4
    Scenario: The larger part of a base decides, not its nearest corner
      Given units A + B: infantry in close order
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And the left front corner of B is 35 steps from the left edge and 25 from blue's edge, and it faces blue's edge
      When the zone of A is looked up in which B stands
      Then it is the front zone
      And this clause applies

    @x5
    Scenario: With one corner in the front zone an enemy is still in the flank zone
      Given units A + B: infantry in close order
      And A stands at 20/20 and faces red's edge
      And the left front corner of B is 30.5 steps from the left edge and 24 from blue's edge, and it faces red's edge
      When the zone of A is looked up in which B stands
      Then it is the right flank zone
      And this clause applies

    @x6
    Scenario: A base that a ray parts evenly counts in the zone less favourable to it
      Given units A + B: cavalry in loose order
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And the left front corner of B is 36 steps from the left edge and 34 from blue's edge, and it faces red's edge
      When the zone of A is looked up in which B stands
      Then it is the front zone
      And this clause applies

    @x7
    Scenario: A hundredth of a step decides which zone it is
      Given units A + B: cavalry in loose order
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And the left front corner of B is 36.01 steps from the left edge and 34 from blue's edge, and it faces red's edge
      When the zone of A is looked up in which B stands
      Then it is the right flank zone
      And this clause applies

  @minis.1.base.measure
  Rule: Measuring from bases

    @x3
    Scenario: The gap of two bases is measured from corner to corner
      Given units A + B: infantry in close order
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 4 steps before A and faces it, 11 steps further to the right
      And A has named B as its target
      When the distance from A to B is measured
      Then the distance is 5 steps

    @x4
    Scenario: What both players agreed on counts, whatever the places give
      Given units A + B: infantry in close order
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 4 steps before A and faces it
      And both players agree that A and B are 4½ steps apart
      And A has named B as its target
      When the distance from A to B is measured
      Then the distance is 4½ steps
