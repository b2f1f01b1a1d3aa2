Feature: Commanders, measured on the table

  @minis.4.1.distance
  Rule: Command distance

    @x2
    Scenario: The farthest corner of a unit is measured from the nearest point of the general's base
      Given units A + C: infantry in close order
      And G is a general in C
      And G is: talented
      And the left front corner of C is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And A stands in line with C, 12 steps to the right
      When it is asked whether A is in the command zone of G
      Then it is inside the command zone

  @minis.4.1.zone.whole
  Rule: Wholly within the command zone

    @x9
    Scenario: Half a step farther, its far side is outside the command zone
      Given units A + C: infantry in close order
      And G is a general in C
      And G is: talented
      And the left front corner of C is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And A stands in line with C, 12½ steps to the right
      When it is asked whether A is in the command zone of G
      Then it is outside the command zone
