Feature: Impact, measured on the table

  @minis.8.5.5
  Rule: Level ground for impact

    @x7
    Scenario: Difficult going that was laid before the target breaks the impact
      Given unit A: Indian elephant, on Attack
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A stands at 20/20 and faces red's edge, and B faces it, 8 steps before it
      And W is difficult going, from 10 to 21 steps from the left edge and from 22 to 26 from blue's edge
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 12

    @x8
    Scenario: Beside the way it does not
      Given unit A: Indian elephant, on Attack
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A stands at 20/20 and faces red's edge, and B faces it, 8 steps before it
      And W is difficult going, from 10 to 20 steps from the left edge and from 22 to 26 from blue's edge
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 13
