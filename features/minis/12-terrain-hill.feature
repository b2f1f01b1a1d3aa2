Feature: Hill

  @minis.12.2.9
  Rule: Example: marching up a hill

    Scenario: Of thirty-six steps, ten lead over the plain and thirteen up the slope
      Given units A: cavalry in loose order
      And A: Mv 18
      And A is on: Manoeuvre
      And the way of A goes 10 steps over: level ground
      And on its way, A then meets: gentle slope
      When how far A can move along its way
      Then A can cover 23 steps of its way

  @minis.12.2.15
  Rule: Higher ground

    Scenario: A unit on a hill has one more than an enemy on the plain
      Given unit A: infantry
      And unit B: infantry
      And A stands on: hill
      When what A adds for its height against B
      Then A gets 1 for its ground
