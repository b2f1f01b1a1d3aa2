Feature: Shooting procedure

  @minis.5.1.so
  Rule: Total shooting

    @x1
    Scenario: Four archers with light bows roll 3 and come to 9
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 9
      And this clause gives 9

    @x2
    Scenario: A lost figure costs a point of total shooting
      Given unit A: infantry in loose order with light bow
      And losses of A: 1
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 8
      And this clause gives 8

  @minis.5.1.do
  Rule: Total defence against shooting

    @x1
    Scenario: Four men with Def 2 roll 4 and come to 10
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total defence of B is 10
      And this clause gives 10

    @x2
    Scenario: A disorder point costs a point of total defence under fire
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And B has 1 DP
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total defence of B is 9
      And this clause gives 9

  @minis.5.1.result
  Rule: Result of a shot

    @x1
    Scenario: Twelve against nine is a result of 3
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 6 against 3
      Then R against B is 3
      And this clause gives 3
      And B suffers: retreat

    @x2
    Scenario: Half a point above the defence already confuses
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in dispersed order with light bow
      And unit C: infantry in loose order, A 2, Def 2, M 2
      And A and C face each other, 8 steps apart
      And B and C face each other, 8 steps apart
      When A shoots at C with the support of B, rolling 3 against 3
      Then this clause gives ½

  @minis.5.1.table
  Rule: Shooting results

    @x1
    Scenario Outline: Shot at from the front, R is read against M 1
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling <shot> against <defence>
      Then B suffers: <result>
      And this clause gives <loss>

      Examples:
        | shot | defence | result    | loss |
        | 3    | 4       | carry on  | 0    |
        | 3    | 3       | confusion | 0    |
        | 4    | 3       | retreat   | −1   |
        | 5    | 3       | flight    | −1   |

    @x2
    Scenario Outline: Shot at from the rear, a retreat becomes flight
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A faces B and stands in its rear zone, 8 steps away
      When A shoots at B, rolling <shot> against <defence>
      Then B suffers: <result>
      And this clause applies

      Examples:
        | shot | defence | result    |
        | 3    | 4       | carry on  |
        | 3    | 3       | confusion |
        | 4    | 3       | flight    |
        | 5    | 3       | flight    |

    @x3
    Scenario: Shot at from a flank, two above morale 1 is still a retreat
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A faces B and stands in its left flank zone, 8 steps away
      When A shoots at B, rolling 1 against 3
      Then R against B is 2
      And B suffers: retreat
      And this clause applies

    @x4
    Scenario: A lone skirmisher shot at from behind retreats as from the front
      Given unit A: infantry in loose order with heavy bow
      And unit B: infantry in dispersed order, A 2, Def 1, M 1
      And A faces B and stands in its rear zone, 8 steps away
      When A shoots at B, rolling 2 against 3
      Then R against B is 2
      And B suffers: retreat
      And this clause applies

  @minis.5.1.effect.carry-on
  Rule: Carry on

    @x1
    Scenario: A shot that equals the defence changes nothing
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And B stays where it is
      And this clause applies

    @x2
    Scenario: A shot one above the defence is more than that
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 4 against 4
      Then B takes 1 DP
      And this clause does not apply

  @minis.5.1.effect.confusion
  Rule: Confusion

    @x1
    Scenario: Confusion brings one disorder point and no loss
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 4 against 4
      Then B takes 1 DP
      And B stays where it is
      And this clause applies

    @x2
    Scenario: Two above morale 1 is no longer confusion
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 5 against 4
      Then figures lost by B: 1
      And this clause does not apply

  @minis.5.1.effect.retreat
  Rule: Retreat under fire

    @x1
    Scenario: Retreat under fire costs a figure and a disorder point
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 5 against 4
      Then figures lost by B: 1
      And B takes 1 DP
      And B must then: retreat
      And this clause applies

    @x2
    Scenario: A unit of two figures is destroyed by its first loss and does not retreat
      Given unit A: infantry in loose order with heavy bow
      And unit B: infantry in dispersed order, A 2, Def 1, M 1
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 2 against 3
      Then B is removed: destroyed
      And B stays where it is
      And this clause applies

  @minis.5.1.effect.flight
  Rule: Flight under fire

    @x1
    Scenario: Flight under fire costs a figure and two disorder points
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 6 against 4
      Then figures lost by B: 1
      And B takes 2 DP
      And B must then: flee
      And this clause applies

    @x2
    Scenario: A unit that flees with its last figures in disorder is scattered
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And B has 1 DP
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 6 against 4
      Then B is removed: scattered
      And B stays where it is
      And this clause applies

  @minis.5.1.one-shot
  Rule: One shot a turn

    @x1
    Scenario: A unit that has shot at one enemy does not shoot at another
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      And A and C face each other, 8 steps apart
      And A has shot at B, rolling 3 against 4
      When A shoots at C
      Then A cannot shoot at C
      And it is not allowed, by this clause

    @x2
    Scenario: A unit that has supported a shot does not shoot itself
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A, this turn: has supported a shot
      And A and B face each other, 8 steps apart
      When A shoots at B
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit that made a return shot in the enemy’s turn may shoot in its own
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A, this turn: has made a return shot
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause applies

  @minis.5.1.cost.hand-weapons
  Rule: Movement spent on shooting

    @x1
    Scenario: Archers who have shot keep 6 of their 12 steps
      Given unit A: infantry in loose order with light bow
      And A: Mv 12
      And A, this turn: has shot
      When how far can A still move after shooting
      Then A can still move 6 steps
      And this clause gives 6

    @x2
    Scenario: A unit that has only supported a shot pays the same
      Given unit A: cavalry in loose order with light bow
      And A: Mv 17
      And A, this turn: has supported a shot
      When how far can A still move after shooting
      Then A can still move 8½ steps
      And this clause gives 8½

    @x3
    Scenario: A return shot in the enemy’s turn costs nothing
      Given unit A: infantry in loose order with light bow
      And A: Mv 12
      And A, this turn: has made a return shot
      When how far can A still move after shooting
      Then A can still move 12 steps
      And this clause does not apply

  @minis.5.1.cost.artillery
  Rule: Movement spent by artillery

    @x1
    Scenario: A light gun that has shot stays where it is
      Given unit A: light gun
      And A: Mv 6
      And A, this turn: has shot
      When how far can A still move after shooting
      Then A can still move 0 steps
      And this clause gives 6

    @x2
    Scenario: A light gun that has not shot keeps its 6 steps
      Given unit A: light gun
      And A: Mv 6
      When how far can A still move after shooting
      Then A can still move 6 steps
      And this clause does not apply

  @minis.5.1.cost.chariots
  Rule: Chariots not slowed by shooting

    @x1
    Scenario: A chariot that has shot keeps all of its 16 steps
      Given unit A: light chariot
      And A: Mv 16
      And A, this turn: has shot
      When how far can A still move after shooting
      Then A can still move 16 steps
      And this clause applies

    @x2
    Scenario: Horse archers who have shot are no chariot and keep half
      Given unit A: cavalry in loose order with light bow
      And A: Mv 16
      And A, this turn: has shot
      When how far can A still move after shooting
      Then A can still move 8 steps
      And this clause does not apply

  @minis.5.1.when
  Rule: When units shoot

    @x1
    Scenario: In the Manoeuvre phase nobody shoots
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      And it is the Manoeuvre phase
      When A shoots at B
      Then it is not allowed, by this clause

    @x2
    Scenario: In the Shooting phase archers shoot
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      And it is the Shooting phase
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause applies
