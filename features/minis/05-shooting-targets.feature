Feature: Targets of shooting

  @minis.5.4.assign
  Rule: Targets assigned at once

    @x1
    Scenario: Targets given out before the first shot stand
      Given units A + B + C + D: infantry in loose order with light bow, Def 1, M 1
      And A has taken C as its target
      And B has taken D as its target
      And B and D face each other, 8 steps apart
      When B shoots at D, rolling 3 against 4
      Then D suffers: carry on
      And this clause applies

    @x2
    Scenario: A unit does not change its target after all were given out
      Given units A + B + C + D: infantry in loose order with light bow, Def 1, M 1
      And A has taken C as its target
      And B has taken D as its target
      And B and C face each other, 8 steps apart
      When B shoots at C
      Then B cannot shoot at C
      And it is not allowed, by this clause

    @x3
    Scenario: After the first shot no more targets are given out
      Given units A + B + C + D: infantry in loose order with light bow, Def 1, M 1
      And A and C face each other, 8 steps apart
      And A has shot at C, rolling 3 against 4
      When B takes D as its target
      Then B cannot take D as its target
      And it is not allowed, by this clause

  @minis.5.4.nearest
  Rule: Nearest target

    @x1
    Scenario: Of two enemies in range the farther one is no target
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      And A and C face each other, 6 steps apart
      When A shoots at B
      Then it is not allowed, by this clause

    @x2
    Scenario: The nearer of two enemies is the target
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      And A and C face each other, 6 steps apart
      When A shoots at C, rolling 3 against 4
      Then C suffers: carry on
      And this clause applies

    @x3
    Scenario: Of two enemies equally near either is a target
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      And A and C face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause applies

    @x4
    Scenario: A nearer enemy in close combat is passed over
      Given units A + B + C + D: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      And A and C face each other, 6 steps apart
      And D is in close combat with C
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause applies

  @minis.5.4.no-repeat
  Rule: No second shot at the same target

    @x1
    Scenario: A unit that was shot at is not shot at by another
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      And C and B face each other, 8 steps apart
      And A has shot at B, rolling 3 against 4
      When C shoots at B
      Then C cannot shoot at B
      And it is not allowed, by this clause

    @x2
    Scenario: A unit shot at in the Shooting phase is not shot at point-blank
      Given units A + B: cavalry in loose order with javelin, Def 1, M 1
      And B, this turn: was shot at
      And A and B face each other, 3 steps apart
      When A shoots point-blank at B
      Then it is not allowed, by this clause

    @x3
    Scenario: Read the other way, a unit shot at in the Shooting phase can be shot at point-blank
      Given units A + B: cavalry in loose order with javelin, Def 1, M 1
      And B, this turn: was shot at
      And A and B face each other, 3 steps apart
      And the table plays: a unit can be shot at once a phase
      When A shoots point-blank at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause applies

  @minis.5.4.several-shooters
  Rule: Several shooters, one target

    @x1
    Scenario: Two units shoot at one target together
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And A and C face each other, 8 steps apart
      And B and C face each other, 8 steps apart
      When A shoots at C with the support of B, rolling 3 against 4
      Then total shooting of A is 10
      And this clause applies

    @x2
    Scenario: A second shot by itself is not made at the same target
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And A and C face each other, 8 steps apart
      And B and C face each other, 8 steps apart
      And A has shot at C, rolling 3 against 4
      When B shoots at C
      Then it is not allowed, by clause 5.4§3

  @minis.5.4.through
  Rule: Shooting through units

    @x1
    Scenario: A unit in between stops the shot
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      And C stands between A and B
      When A shoots at B
      Then it is not allowed, by this clause

    @x2
    Scenario: From a hill archers shoot over a unit on the plain
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      And C stands between A and B
      And A stands on: hill
      When A shoots at B, rolling 3 against 4
      Then B suffers: confusion
      And this clause applies

    @x3
    Scenario: Archers on the plain shoot over a unit at an enemy on a hill
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      And C stands between A and B
      And B stands on: hill
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause applies

    @x4
    Scenario: The second rank shoots through the first
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And unit C: infantry in loose order with spear
      And C + A form a column, from front to rear
      And C and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause applies

    @x5
    Scenario: The third rank does not shoot through two
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And units C + D: infantry in loose order
      And C + D + A form a column, from front to rear
      And C and B face each other, 8 steps apart
      When A shoots at B
      Then it is not allowed, by this clause

  @minis.5.4.measure
  Rule: Measuring the distance of a shot

    @x1
    Scenario: The distance of a shot goes from middle to middle, not from base to base
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A and B are 11 steps apart
      And A faces B and stands in its front zone, 12 steps away
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause applies

    @x2
    Scenario: An enemy 11 steps away base to base is out of range at 13 from middle to middle
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A and B are 11 steps apart
      And A faces B and stands in its front zone, 13 steps away
      When A shoots at B
      Then it is not allowed, by clause 5.3§12

  @minis.5.4.measure-skirmish
  Rule: Measuring shooting with skirmishers

    @x1
    Scenario: Skirmishers measure from any point of their base
      Given unit A: infantry in dispersed order with sling, Def 0, M 1
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And A and B face each other, 12 steps apart
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause applies

    @x2
    Scenario: Skirmishers are measured to at any point of their base
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in dispersed order, A 2, Def 1, M 1
      And A and B face each other, 12 steps apart
      When A shoots at B, rolling 1 against 4
      Then B suffers: carry on
      And this clause applies

    @x3
    Scenario: Between ordinary units no other points are chosen
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 12 steps apart
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause does not apply

  @minis.5.4.visible
  Rule: Target in view

    @x1
    Scenario: An enemy in the front zone is a target
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A faces B and stands in its right flank zone, 8 steps away
      When A shoots at B, rolling 2 against 6
      Then B suffers: carry on
      And this clause applies

    @x2
    Scenario: An enemy in the rear zone is not seen
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And B stands in the rear zone of A
      And for a shot it is 8 steps from A to B
      When A shoots at B
      Then it is not allowed, by this clause

    @x3
    Scenario: Skirmishers see an enemy in their rear zone
      Given unit A: infantry in dispersed order with sling, Def 0, M 1
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And B stands in the rear zone of A
      And A stands in the front zone of B
      And for a shot it is 8 steps from A to B
      When A shoots at B, rolling 3 against 4
      Then this clause applies

  @minis.5.4.obstacle
  Rule: Target behind an obstacle

    @x1
    Scenario: A forest between them hides the target
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      And between A and B lies: dense forest
      When A shoots at B
      Then it is not allowed, by this clause

    @x2
    Scenario: Where the players agree that the target is seen, a hill between does not count
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      And between A and B lies: hill
      And A sees B
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause applies

    @x3
    Scenario: A stream between them hides nothing
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      And between A and B lies: stream
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause applies

  @minis.5.4.flank-return
  Rule: Return shot to the flank

    @x1
    Scenario: Archers shot at from their flank answer with strength 1
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And B is on Defence
      And A faces B and stands in its left flank zone, 8 steps away
      When A shoots at B, and B shoots back, rolling 1 against 4 and 6 against 4
      Then total shooting of B is 9
      And this clause gives 1

    @x2
    Scenario: A column of three archers answers from its flank with strength 3
      Given units A + B + C + D: infantry in loose order with light bow, Def 1, M 1
      And B + C + D form a column on Defence, from front to rear
      And A faces B and stands in its left flank zone, 8 steps away
      When A shoots at B, and B shoots back, rolling 1 against 4 and 6 against 4
      Then total shooting of B is 11
      And this clause gives 3

    @x3
    Scenario: In a column of two spearmen and one archer only the archer answers from the flank
      Given units A + D: infantry in loose order with light bow, Def 1, M 1
      And units B + C: infantry in loose order with spear, Def 1, M 1
      And B + C + D form a column on Defence, from front to rear
      And A faces D and stands in its left flank zone, 8 steps away
      When A shoots at D, and D shoots back, rolling 1 against 4 and 6 against 4
      Then this clause gives 1

    @x4
    Scenario: Shot at from the rear, archers do not answer
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And B is on Defence
      And A faces B and stands in its rear zone, 8 steps away
      When A shoots at B, and B shoots back
      Then it is not allowed, by this clause

    @x5
    Scenario: Disorder takes from the unit that has it, and no more than all it counts
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And B + C form a column on Defence, from front to rear
      And B has 2 DP
      And A faces B and stands in its left flank zone, 8 steps away
      When A shoots at B, and B shoots back, rolling 1 against 4 and 6 against 4
      Then total shooting of B is 9

    @x6
    Scenario: Skirmishers in a column answer to the rear as well
      Given unit A: infantry in loose order with light bow, Def 1, M 1
      And units B + C: infantry in dispersed order with light bow, Def 1, M 1
      And B + C form a column on Defence, from front to rear
      And A faces B and stands in its rear zone, 8 steps away
      When A shoots at B, and B shoots back, rolling 1 against 4 and 6 against 4
      Then total shooting of B is 10

  @minis.5.4.flank-own-turn
  Rule: No shooting to the flank

    @x1
    Scenario: Archers do not shoot at an enemy in their flank zone
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And B stands in the left flank zone of A
      And for a shot it is 8 steps from A to B
      When A shoots at B
      Then it is not allowed, by this clause

    @x2
    Scenario: Skirmishers shoot at an enemy in their flank zone
      Given unit A: infantry in dispersed order with sling, Def 0, M 1
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And B stands in the left flank zone of A
      And A stands in the front zone of B
      And for a shot it is 8 steps from A to B
      When A shoots at B, rolling 3 against 4
      Then this clause does not apply

  @minis.5.4.engaged
  Rule: No shooting at units in close combat

    @x1
    Scenario: A unit in close combat is not shot at
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      And C is in close combat with B
      When A shoots at B
      Then A cannot shoot at B
      And it is not allowed, by this clause

    @x2
    Scenario: A unit beside a close combat is shot at
      Given units A + B + C + D: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 8 steps apart
      And C is in close combat with D
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause does not apply

  @minis.5.4.supporters
  Rule: Supporting units as targets

    @x1
    Scenario: A unit that only supports a fight from behind is shot at
      Given units A + B + C + D: infantry in loose order with light bow, Def 1, M 1
      And B + C form a column, from front to rear
      And D is in close combat with B
      And A faces C and stands in its left flank zone, 8 steps away
      When A shoots at C, rolling 2 against 6
      Then C suffers: carry on
      And this clause applies

    @x2
    Scenario: The unit before it that fights is not
      Given units A + B + C + D: infantry in loose order with light bow, Def 1, M 1
      And B + C form a column, from front to rear
      And D is in close combat with B
      And A faces B and stands in its left flank zone, 8 steps away
      When A shoots at B
      Then it is not allowed, by clause 5.4§12

  @minis.5.4.example.column
  Rule: Example: column under flank fire

    @x1
    Scenario: Of a column of three that fights to its front, two count under flank fire
      Given units A + B + C + D: infantry in loose order with light bow, Def 1, M 1
      And B + C + D form a column, from front to rear
      And E is in close combat with B
      And A faces C and stands in its left flank zone, 8 steps away
      When A shoots at C, rolling 3 against 4
      Then total defence of C is 7
      And this clause gives 2

    @x2
    Scenario: A column of three that does not fight counts all three under flank fire
      Given units A + B + C + D: infantry in loose order with light bow, Def 1, M 1
      And B + C + D form a column, from front to rear
      And A faces C and stands in its left flank zone, 8 steps away
      When A shoots at C, rolling 3 against 4
      Then total defence of C is 8
      And this clause does not apply
