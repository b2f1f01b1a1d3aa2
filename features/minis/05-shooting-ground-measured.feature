Feature: What hides a target, measured on the table

  @minis.5.4.obstacle
  Rule: Target behind an obstacle

    @x4
    Scenario: A shot passes the corner of a wood
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 8 steps before A and faces it
      And W is dense forest, from 24.1 to 30 steps from the left edge and from 22 to 26 from blue's edge
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause does not apply

    @x5
    Scenario: A tenth of a step farther left, the wood hides the target
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 8 steps before A and faces it
      And W is dense forest, from 23.9 to 30 steps from the left edge and from 22 to 26 from blue's edge
      When A shoots at B
      Then it is not allowed, by this clause

    @x6
    Scenario: Where the line only touches the edge of a wood, the source does not say
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 8 steps before A and faces it
      And W is dense forest, from 24 to 30 steps from the left edge and from 22 to 26 from blue's edge
      When A shoots at B
      Then the source does not say

    @x7
    Scenario: A wood on three sides of the target does not hide it
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 8 steps before A and faces it
      And W is dense forest with its corners at 10/21 + 18/21 + 18/31 + 30/31 + 30/21 + 38/21 + 38/35 + 10/35
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause does not apply

  @minis.5.4.through
  Rule: Shooting through units

    @x6
    Scenario: A friend who was placed between them is in the way
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 8 steps before A and faces it
      And C stands 3 steps before A and faces it, 3 steps further to the left
      And A + C are blue
      When A shoots at B
      Then it is not allowed, by this clause

    @x7
    Scenario: A friend who was placed beside the line is not
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 8 steps before A and faces it
      And C stands 3 steps before A and faces it, 5 steps further to the left
      And A + C are blue
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
