Feature: Hill

  @minis.12.2.9
  Rule: Example: marching up a hill

    Scenario: Of thirty-six steps, ten lead over the plain and thirteen up the slope
      Given unit A: cavalry
      And A stands in loose order
      And the way of A goes 10 steps over: level ground
      And on its way, A then meets: gentle slope
      When how far 36 steps of movement take A on its way
      Then A covers 23 steps of its way

  @minis.12.2.15
  Rule: Higher ground

    Scenario: A unit on a hill has one more than an enemy on the plain
      Given unit A: infantry
      And unit B: infantry
      And A stands on: hill
      When what A adds for its height against B
      Then A gets 1 for its ground
