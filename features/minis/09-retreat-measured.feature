Feature: Retreat, measured on the table

  @minis.9.0.1
  Rule: Direction of retreat, evasion and flight

    @x4
    Scenario: Three steps straight away from an enemy two steps before it leave five
      Given units A + B: infantry in loose order, Mv 12
      And A stands at 20/20 and faces red's edge, and B faces it, 2 steps before it
      And B has retreated from A
      And A has named B as its target
      When the distance from A to B is measured
      Then the distance is 5 steps

  @minis.9.1.9
  Rule: Impassable obstacle

    @x8
    Scenario: A swamp two steps behind ends a retreat there
      Given units A + B: infantry in loose order, Mv 12
      And A stands at 20/20 and faces red's edge, and B faces it, 2 steps before it
      And L is swamp, from 10 to 40 steps from the left edge and from 26 to 40 from blue's edge
      When B retreats from A
      Then B goes 2 steps
      And this clause applies

    @x9
    Scenario: A swamp beside the way does not
      Given units A + B: infantry in loose order, Mv 12
      And A stands at 20/20 and faces red's edge, and B faces it, 2 steps before it
      And L is swamp, from 28 to 40 steps from the left edge and from 26 to 40 from blue's edge
      When B retreats from A
      Then B goes 3 steps
