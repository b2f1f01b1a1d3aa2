Feature: Targets of shooting, measured on the table

  @minis.5.4.measure
  Rule: Measuring the distance of a shot

    @x3
    Scenario: Twelve steps from middle to middle are in range of a light bow
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 12 steps before A and faces it
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause applies

    @x4
    Scenario: Twelve steps ahead and one aside are out of range
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 12 steps before A and faces it, 1 steps further to the right
      When A shoots at B
      Then it is not allowed, by clause 5.3§12

    @x5
    Scenario: At an enemy who shows his flank, the shot is measured to the middle of that flank
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And the left front corner of B is 25 steps from the left edge and 40 from blue's edge, and it faces the right edge
      When A shoots at B, rolling 2 against 6
      Then B suffers: carry on
      And this clause applies

    @x6
    Scenario: Half a step farther, that flank is out of range
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And the left front corner of B is 25 steps from the left edge and 40½ from blue's edge, and it faces the right edge
      When A shoots at B
      Then it is not allowed, by clause 5.3§12

    @x7
    Scenario: A twentieth of a step beyond the range decides, though no ruler shows it
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A stands at 20/20 and faces red's edge
      And the right front corner of B is 20 steps from the left edge and 32.05 from blue's edge, and it faces blue's edge
      When A shoots at B
      Then it is not allowed, by clause 5.3§12

    @x8
    Scenario: A twentieth of a step within it decides as well
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A stands at 20/20 and faces red's edge
      And the right front corner of B is 20 steps from the left edge and 31.95 from blue's edge, and it faces blue's edge
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause applies

  @minis.5.4.measure-skirmish
  Rule: Measuring shooting with skirmishers

    @x4
    Scenario: Skirmishers measure from their nearest corner
      Given unit A: infantry in dispersed order with sling, Def 0, M 1
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 12 steps before A and faces it, 4 steps further to the right
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause applies

  @minis.5.4.nearest
  Rule: Nearest target

    @x5
    Scenario: An enemy who was placed nearer must be the target
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 8 steps before A and faces it
      And C stands 6 steps before A and faces it, 9 steps further to the left
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on

    @x6
    Scenario: Measured from middle to middle, the enemy straight ahead is the nearer one
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 8 steps before A and faces it
      And C stands 6 steps before A and faces it, 9 steps further to the left
      When A shoots at C
      Then it is not allowed, by this clause

  @minis.5.4.visible
  Rule: Target in view

    @x4
    Scenario: An enemy behind is not seen
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 5 steps behind A, corners level
      When A shoots at B
      Then it is not allowed, by this clause
