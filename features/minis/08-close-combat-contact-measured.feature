Feature: Combat contact, measured on the table

  @minis.8.1.3
  Rule: Combat contact

    @x4
    Scenario: A wheeled base that reaches the enemy with one corner is in contact
      Given units A + B: infantry in loose order
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 4 steps before A and faces it, 4 steps further to the right
      And A is turned 30° to the left
      When it is asked whether A and B are in combat contact
      Then they are in combat contact
      And this clause applies

    @x5
    Scenario: A hundredth of a step short of it is no contact
      Given units A + B: infantry in loose order
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 4.01 steps before A and faces it, 4 steps further to the right
      And A is turned 30° to the left
      When it is asked whether A and B are in combat contact
      Then they are not in combat contact
      And this clause applies

  @minis.8.1.17
  Rule: Incomplete contact

    @x6
    Scenario: Placed five steps aside, a front has three steps in contact
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 0 steps before A and faces it, 5 steps further to the right
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 6
      And this clause gives 2

    @x7
    Scenario: Placed corner to corner, the whole front fights
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 0 steps before A and faces it
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 9
      And this clause does not apply

  @minis.8.1.4
  Rule: Measuring an attack

    @x5
    Scenario: The shortest gap between two bases that were placed closes an attack
      Given units A + B: infantry in loose order
      And A are on Attack, with Mv 12
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And the right front corner of B is 23 steps from the left edge and 32 from blue's edge, and it faces blue's edge
      And A has declared an attack on B
      When A advances into contact with B
      Then this clause gives 12
