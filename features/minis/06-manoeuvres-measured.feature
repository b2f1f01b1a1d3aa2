Feature: Moves, measured on the table

  @minis.6.2.wheel
  Rule: Wheel

    Scenario: After a wheel and a move the gap is measured anew
      Given units A + B: infantry in close order
      And A are on Manoeuvre, with Mv 12
      And A stands at 20/20 and faces red's edge, and B faces it, 10 steps before it
      And A has wheeled to the left, its moving corner 2 steps from where it was
      And A has named B as its target
      When the distance from A to B is measured
      Then the distance is 8.02 steps
