Feature: Columns and examples of retreat and pursuit

  @minis.9.4.1
  Rule: Columns retreat or flee separately

    @x1
    Scenario: One column retreats and leaves its neighbour
      Given units A + C + B: infantry in close order, Mv 10
      And C stands on the right of A
      And B is in close combat with A, striking its front
      When A retreats from B
      Then A and C belong to one formation no more
      And this clause applies

    @x2
    Scenario: A single column retreats as a whole
      Given units A + C + B: infantry in close order, Mv 10
      And C stands behind A
      And B is in close combat with A, striking its front
      When A retreats from B
      Then C goes 2½ steps
      And this clause does not apply

  @minis.9.4.2
  Rule: Whole column disordered

    @x1
    Scenario: The unit behind a retreating one is disordered as well
      Given units A + C + B: infantry in close order, Mv 10
      And C stands behind A
      And B is in close combat with A, striking its front
      And after combat, A must retreat from B
      When A retreats from B
      Then C takes 1 DP

    @x2
    Scenario: A unit that flees behind the front unit takes two points
      Given units A + C + B: infantry in close order, Mv 10
      And C stands behind A
      And the table plays: the units behind a fleeing unit of their column flee untested
      When A flees from B
      Then C takes 2 DP
      And this clause applies

    @x3
    Scenario: The rest of a column whose front unit was destroyed flees together, untested
      Given units A + C + B: infantry in close order, Mv 10
      And after the destruction of their front unit, A + C must flee from B
      When A flees from B
      Then C takes 2 DP
      And C is then fleeing from B
      And this clause applies

    @x4
    Scenario: By how much a column of fast and slow units retreats is not said
      Given units A + B: infantry in close order, Mv 8
      And units C: infantry in loose order, Mv 12
      And C stands behind A
      And B is in close combat with A, striking its front
      When A retreats from B
      Then the source does not say

  @minis.9.4.3
  Rule: Column retreats without turning

    @x1
    Scenario: A column struck in its flank keeps its flank to the enemy
      Given units A + C + B: infantry in close order, Mv 10
      And C stands behind A
      And B is in close combat with A, striking its left flank
      When A retreats from B
      Then A then has B in its left flank zone
      And this clause applies

    @x2
    Scenario: A single unit struck in its flank turns to the enemy
      Given units A + B: infantry in close order, Mv 10
      And B is in close combat with A, striking its left flank
      When A retreats from B
      Then A then has B in its front zone
      And this clause does not apply

  @minis.9.4.4
  Rule: Only the struck column flees

    @x1
    Scenario: The column struck in its flank flees as a whole, without a test
      Given units A + C + D + B: infantry in close order, Mv 10
      And C stands behind A
      And D stands on the right of A
      And B is in close combat with A, striking its left flank
      When A flees from B
      Then C is then fleeing from B
      And this clause applies

    @x2
    Scenario: The column beside it does not flee
      Given units A + C + D + B: infantry in close order, Mv 10
      And C stands behind A
      And D stands on the right of A
      And B is in close combat with A, striking its left flank
      When A flees from B
      Then A and D belong to one formation no more

    @x3
    Scenario: Struck in front, the unit behind is tested instead
      Given units A + C + B: infantry in close order, Mv 10
      And C stands behind A
      And B is in close combat with A, striking its front
      When A flees from B
      Then C must then: be tested for the flight of another
      And this clause does not apply

  @minis.9.4.5
  Rule: Example: hastati and phalanx

    @x1
    Scenario: The hastati in the middle catch the taxis and fight on hand to hand
      Given units A + B + C: infantry in close order, Mv 12
      And B and C touch at a corner
      And after retreat, A stands 3 steps from B
      When B pursues A
      Then B is then in hand-to-hand combat with A

    @x2
    Scenario: They do not have to follow
      Given units A + B + C: infantry in close order, Mv 12
      And B and C touch at a corner
      And after retreat, A stands 3 steps from B
      When it is asked whether B has to pursue A
      Then pursuit is free
      And this clause applies

  @minis.9.4.6
  Rule: Example: the taxis flees

    @x1
    Scenario: The legionaries must pursue a taxis that flees
      Given units A + B + C: infantry in close order, Mv 12
      And B has: close-combat trait
      And B and C touch at a corner
      And after flight, A stands 12 steps from B
      When it is asked whether B has to pursue A
      Then pursuit is compulsory
      And this clause applies

    @x2
    Scenario: Unless they pass a discipline test
      Given units A + B + C: infantry in close order, Mv 12
      And B has: close-combat trait
      And B and C touch at a corner
      And after flight, A stands 12 steps from B
      And B is blue, with discipline 4
      When B is tested, to hold back from A, rolling 4
      Then B need not pursue any more

  @minis.9.4.7
  Rule: Example: engaged knights

    @x1
    Scenario: Knights whose flanks are held cannot pursue
      Given units A + B + C: cavalry in loose order, Mv 16
      And the flank edge of B lies along the flank edge of C
      And B is in close combat with C
      And after flight, A stands 16 steps from B
      When B pursues A
      Then it is not allowed, by clause 9.3.6
      And this clause applies

    @x2
    Scenario: Nor can they follow a retreat
      Given units A + B + C: cavalry in loose order, Mv 16
      And the flank edge of B lies along the flank edge of C
      And B is in close combat with C
      And after retreat, A stands 4 steps from B
      When B pursues A
      Then it is not allowed, by clause 9.3.1
      And this clause applies

  @minis.9.4.8
  Rule: Example: knights as supporters

    @x1
    Scenario: Knights who only support must pursue
      Given units A + B + C + D: cavalry in loose order, Mv 16
      And the flank edge of B lies along the flank edge of C
      And B has: close-combat trait
      And after flight, A stands 16 steps from B
      When it is asked whether B has to pursue A
      Then pursuit is compulsory
      And this clause applies

    @x2
    Scenario: Knights who touch nobody along their flank are no such supporters
      Given units A + C: infantry in close order, Mv 10
      And units B + D: cavalry in loose order, Mv 16
      And B has: close-combat trait
      And after flight, A stands 10 steps from B
      When it is asked whether B has to pursue A
      Then pursuit is compulsory
      And this clause does not apply

    @x3
    Scenario: A unit that attacks from another side than its leader pursues an enemy it has broken
      Given units A + B + C + D: infantry in loose order, Mv 12
      And C has: CC
      And A has attacked B from the front zone, C from the flank zone; the clash comes next
      And A has taken the lead against B
      And after flight, D stands 5 steps from C
      When C pursues D
      Then D is removed: scattered

  @minis.9.4.9
  Rule: Legionaries’ retreat

    @x1
    Scenario Outline: Legionaries change places from 400 BC to 200 AD
      Given units A + C + B: infantry in close order
      And A, on red’s side, leads C in a column of legionaries
      And the year is <year>
      And red has 3 living commanders, the general included
      And A, fighting B, must retreat from it
      When instead of retreating, A changes places with C, rolling 3
      Then C is now the front unit of its column

      Examples:
        | year |
        | -400 |
        | -202 |
        | 200  |

    @x2
    Scenario Outline: Neither earlier nor later
      Given units A + C + B: infantry in close order
      And A, on red’s side, leads C in a column of legionaries
      And the year is <year>
      And A, fighting B, must retreat from it
      When instead of retreating, A changes places with C
      Then it is not allowed, by this clause

      Examples:
        | year |
        | -401 |
        | 201  |

    @x3
    Scenario: Other troops do not change places
      Given units A + C + B: infantry in close order
      And C stands behind A
      And the year is -202
      And A, fighting B, must retreat from it
      When instead of retreating, A changes places with C
      Then it is not allowed, by this clause

  @minis.9.4.10
  Rule: Changing places instead of retreating

    @x1
    Scenario: The second unit of the column takes the place of the first
      Given units A + C + B: infantry in close order
      And A, on red’s side, leads C in a column of legionaries
      And the year is -202
      And red has 2 living commanders, the general included
      And A, fighting B, must retreat from it
      When instead of retreating, A changes places with C, rolling 2
      Then C is now the front unit of its column

    @x2
    Scenario: So may the third
      Given units A + C + D + B: infantry in close order
      And A, on red’s side, leads C + D in a column of legionaries
      And the year is -202
      And red has 2 living commanders, the general included
      And A, fighting B, must retreat from it
      When instead of retreating, A changes places with D, rolling 2
      Then D is now the front unit of its column

    @x3
    Scenario: The fourth is too far behind
      Given units A + C + D + E + B: infantry in close order
      And A, on red’s side, leads C + D + E in a column of legionaries
      And the year is -202
      And A, fighting B, must retreat from it
      When instead of retreating, A changes places with E
      Then it is not allowed, by this clause

    @x4
    Scenario: Nobody changes places who does not have to retreat
      Given units A + C + B: infantry in close order
      And A, on red’s side, leads C in a column of legionaries
      And the year is -202
      And B is in close combat with A
      When instead of retreating, A changes places with C
      Then it is not allowed, by this clause

  @minis.9.4.11
  Rule: Fresh unit starts with a clash

    @x1
    Scenario: The fresh unit begins its close combat with a clash
      Given A, on red’s side, leads C in a column of legionaries
      And the year is -202
      And red has 2 living commanders, the general included
      And A, fighting B, must retreat from it
      When instead of retreating, A changes places with C, rolling 2
      Then the clash of C with B comes next
      And this clause applies

    @x2
    Scenario: A unit that fails the test still has to retreat
      Given A, on red’s side, leads C in a column of legionaries
      And the year is -202
      And A, fighting B, must retreat from it
      And red has 2 living commanders, the general included
      When instead of retreating, A changes places with C, rolling 3
      Then A still has to retreat

  @minis.9.4.12
  Rule: Column breaks up

    @x1
    Scenario: A column that has fled is split up
      Given units A + C + B: infantry in close order
      And A + C flee together as one column from B
      When after the flight of their column, C is placed 1 steps from A
      Then A and C belong to one formation no more
      And this clause applies

    @x2
    Scenario: A column that has not fled is not split up like this
      Given units A + C: infantry in close order
      And A + C form a column, from front to rear
      When after the flight of their column, C is placed 1 steps from A
      Then it is not allowed, by this clause

    @x3
    Scenario: While it runs, the column stays together
      Given units A + C + B: infantry in close order, Mv 10
      And C stands behind A
      And the table plays: the units behind a fleeing unit of their column flee untested
      When A flees from B
      Then A and C flee as one column

  @minis.9.4.13
  Rule: Gaps after a fleeing column splits

    @x1
    Scenario: The units of a column that has fled may not touch
      Given units A + C + B: infantry in close order
      And A + C flee together as one column from B
      When after the flight of their column, C is placed 0 steps from A
      Then it is not allowed, by this clause

    @x2
    Scenario: Half a step between them is enough
      Given units A + C + B: infantry in close order
      And A + C flee together as one column from B
      When after the flight of their column, C is placed ½ steps from A
      Then A and C belong to one formation no more
      And this clause applies

  @minis.9.4.14
  Rule: Fleeing column counts as one body

    @x1
    Scenario: A column drawn into the flight of its front unit flees with it as one column
      Given units A + C + B: infantry in close order, Mv 10
      And C is red, with discipline 2
      And C stand in column behind A, which flees from B
      When C is tested for the flight of A, rolling 3
      Then A and C flee as one column
      And C is then fleeing from B
      And this clause applies

    @x2
    Scenario: A unit at the side of the fleeing one does not join its column
      Given units A + C + B: infantry in close order, Mv 10
      And C is red, with discipline 2
      And C supports A, which flees from B
      When C is tested for the flight of A, rolling 3
      Then C is then fleeing from B
      And this clause does not apply

    @x3
    Scenario: The whole column runs at a friend, who is tested once
      Given units A + C + D + B: infantry in close order, Mv 14
      And D is red
      And red has 2 living commanders, the general included
      And A + C flee together as one column from B
      And D stands 4 steps away in the way of A, which flees from B
      When D stands in the way of A, rolling 2
      Then D takes 1 DP

  @minis.9.4.15
  Rule: Fleeing units halted one by one

    @x1
    Scenario: One unit of a column that has fled is halted
      Given units A + C + B: infantry in close order
      And A + C flee together as one column from B
      And C is red
      And red has 2 living commanders, the general included
      When C is tested, to halt it, rolling 2
      Then C flees no more
      And this clause applies

    @x2
    Scenario: The test of one unit scatters that unit alone
      Given units A + C + B: infantry in close order
      And A + C flee together as one column from B
      And C is red
      And red has 2 living commanders, the general included
      When C is tested, to halt it, rolling 3
      Then C is removed: scattered
      And this clause applies

  @minis.9.4.16
  Rule: Combat strength of a fleeing column

    @x1
    Scenario: The ranks of the column bring a weaker unit up to the friend in its way
      Given units A + C + D + B: infantry in close order, Mv 14
      And A + C flee together as one column from B
      And A has 1 DP
      And D of red, with discipline 2, stands 4 steps away in the way of A, which flees from B
      When D stands in the way of A, rolling 3
      Then D is then fleeing from B
      And this clause applies

    @x2
    Scenario: A unit that flees alone with one disorder point is the weaker one
      Given units A + D + B: infantry in close order, Mv 14
      And A has 1 DP
      And D stands 4 steps away in the way of A, which flees from B
      When D stands in the way of A
      Then D takes 1 DP
      And this clause does not apply

  @minis.9.4.17
  Rule: Combat strength of standing units

    @x1
    Scenario: A unit with one behind it outweighs a fleeing unit as strong as itself
      Given units A + C + D + B: infantry in close order, Mv 14
      And C stands behind D
      And A stands in the front zone of D
      And D stands 4 steps away in the way of A, which flees from B
      When D stands in the way of A
      Then D takes 1 DP
      And this clause gives 1

    @x2
    Scenario: Without support it has to be tested
      Given units A + D + B: infantry in close order, Mv 14
      And D is red, with discipline 2
      And D stands 4 steps away in the way of A, which flees from B
      When D stands in the way of A, rolling 2
      Then D takes 1 DP
      And this clause does not apply

  @minis.9.4.18
  Rule: Several units caught

    @x1
    Scenario: A pursuer destroys every unit of a fleeing column that it reaches
      Given units A + C + B: cavalry in loose order, Mv 16
      And A + C have fled 10 steps from B as one column
      And B has: close-combat trait
      And B and C are 14 steps apart
      When B pursues A
      Then C is removed: scattered
      And this clause applies

    @x2
    Scenario: A unit it does not reach gets away
      Given units A + C + B: cavalry in loose order, Mv 16
      And A + C have fled 10 steps from B as one column
      And B has: close-combat trait
      And B and C are 17 steps apart
      When B pursues A
      Then A is removed: scattered
      And this clause applies

  @minis.9.4.19
  Rule: Whole column pursues

    @x1
    Scenario: The unit behind goes along and is disordered too
      Given units A + B + C: infantry in close order, Mv 10
      And C stands behind B
      And B has: close-combat trait
      And after flight, A stands 10 steps from B
      When B pursues A
      Then C takes 1 DP
      And this clause applies

    @x2
    Scenario: The column beside does not go along
      Given units A + B + C: infantry in close order, Mv 10
      And C stands on the right of B
      And B has: close-combat trait
      And after flight, A stands 10 steps from B
      When B pursues A
      Then B and C belong to one formation no more

  @minis.9.4.20
  Rule: Fleeing units before pursuers

    @x1
    Scenario: Nobody pursues before the supporters of the fleeing unit have been tested
      Given units A + S + B: infantry in close order, Mv 10
      And S supports A, which flees from B
      And after flight, A stands 10 steps from B
      When B pursues A
      Then it is not allowed, by this clause

    @x2
    Scenario: When the fleeing unit has run, the pursuit of the winner comes next
      Given units A + B: infantry in close order, Mv 10
      And B is in close combat with A, striking its front
      When A flees from B
      Then B must then: pursue
      And this clause applies
