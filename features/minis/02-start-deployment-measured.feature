Feature: Deployment, measured on the table

  @minis.2.2.camp.line
  Rule: Foremost line and camp

    @x4
    Scenario: The foremost base stands forty steps before the camp
      Given red is the attacker
      And ordinary camp of blue lies from 40 to 64 steps from the left edge and from 0 to 16 from blue's edge
      And units A: infantry in close order
      And A is blue
      And the left front corner of A is 20 steps from the left edge and 56 from blue's edge, and it faces red's edge
      When blue finishes its deployment
      Then it is allowed

    @x5
    Scenario: Half a step farther is too far
      Given red is the attacker
      And ordinary camp of blue lies from 40 to 64 steps from the left edge and from 0 to 16 from blue's edge
      And units A: infantry in close order
      And A is blue
      And the left front corner of A is 20 steps from the left edge and 56½ from blue's edge, and it faces red's edge
      When blue finishes its deployment
      Then it is not allowed, by this clause
