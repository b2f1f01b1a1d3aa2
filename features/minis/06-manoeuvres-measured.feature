Feature: Moves, measured on the table

  @minis.6.2.wheel
  Rule: Wheel

    @x4
    Scenario: After a wheel and a move the gap is measured anew
      Given units A + B: infantry in close order
      And A are on Manoeuvre, with Mv 12
      And A stands at 20/20 and faces red's edge, and B faces it, 10 steps before it
      And A has wheeled to the left, its moving corner 2 steps from where it was
      And A has named B as its target
      When the distance from A to B is measured
      Then the distance is 8.02 steps

  @minis.6.2.wheel.cost
  Rule: Cost of a wheel

    @x4
    Scenario Outline: Both ways to measure a wheel differ by less than half a step up to a cost of eight
      When it is asked how far a wheel of <cost> steps turns a base
      Then measured straight, it turns by <line> degrees
      And measured along the arc, it turns by <arc> degrees
      And its corner ends <apart> steps apart

      Examples:
        | cost | line | arc  | apart |
        | 2    | 14.4 | 14.3 | 0.01  |
        | 4    | 29   | 28.6 | 0.04  |
        | 6    | 44   | 43   | 0.15  |
        | 8    | 60   | 57.3 | 0.38  |
        | 10   | 77.4 | 71.6 | 0.8   |
        | 12   | 97.2 | 85.9 | 1.57  |

    @x5
    Scenario: Read the other way, the arc over six steps is counted up to a hundredth
      Given units A: infantry in loose order
      And A are on Manoeuvre, with Mv 12
      And the table plays: a wheel costs the arc that the corner follows
      When A wheels, its moving corner 6 steps from where it was
      Then A has now spent 6.16 steps of its movement
      And this clause gives 6.16
