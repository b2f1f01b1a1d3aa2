Feature: Units: support

  @minis.3.4.kinds
  Rule: Flank and rear support

    @x1
    Scenario: A unit in the middle of a line has support from both sides
      Given A + B + C form a line, from left to right
      And D stands in the front zone of B
      When the support of B in close combat with D is counted
      Then it is supported by A + C
      And this clause applies

    @x2
    Scenario: A column of five has four rear supporters
      Given A + B + C + D + E form a column, from front to rear
      And F stands in the front zone of A
      When the support of A in close combat with F is counted
      Then it is supported by B + C + D + E
      And its support is 4
      And this clause applies

    @x3
    Scenario: The unit behind a neighbour does not support
      Given A + B form a line, from left to right
      And C stands behind B
      And D stands in the front zone of A
      When the support of A in close combat with D is counted
      Then it is supported by B
      And this clause applies

    @x4
    Scenario: Read with one unit behind, a column of five has one rear supporter
      Given A + B + C + D + E form a column, from front to rear
      And F stands in the front zone of A
      And the table plays: the next unit on each side supports, and the next behind
      When the support of A in close combat with F is counted
      Then it is supported by B
      And this clause applies

    @x5
    Scenario: Read with the whole rank, three units beside support
      Given A + B + C + D form a line, from left to right
      And E stands in the front zone of A
      And the table plays: the whole rank supports, and every unit behind
      When the support of A in close combat with E is counted
      Then it is supported by B + C + D
      And this clause applies

    @x6
    Scenario: A unit in no formation has no supporters
      Given units A + B: infantry in loose order
      And B stands in the front zone of A
      When the support of A in close combat with B is counted
      Then its support is 0
      And this clause does not apply

  @minis.3.4.facing
  Rule: Facing of supporters

    @x1
    Scenario: A unit behind that faces about supports nobody ahead
      Given A + B form a column, from front to rear
      And in its formation, B is facing about
      And C stands in the front zone of A
      When the support of A in close combat with C is counted
      Then its support is 0
      And this clause applies

    @x2
    Scenario: A neighbour that flees shows the enemy its back
      Given A + B form a line, from left to right
      And B is fleeing from C
      And C stands in the front zone of A
      When the support of A in close combat with C is counted
      Then its support is 0
      And this clause applies

    @x3
    Scenario: Skirmishers face every way
      Given A + B form a column, from front to rear
      And units B + D: infantry in dispersed order
      And in its formation, B is facing about
      And C stands in the front zone of A
      When the support of A in close combat with C is counted
      Then it is supported by B
      And this clause does not apply

  @minis.3.4.column-flank-rear
  Rule: Support against an attack in flank or rear

    @x1
    Scenario: In the rear of an ordinary column nobody supports
      Given A + B + C form a column, from front to rear
      And D stands in the rear zone of C
      When the support of C in close combat with D is counted
      Then its support is 0
      And this clause applies

    @x2
    Scenario: In the rear of a hedgehog both other units do
      Given A + B + C form a column, from front to rear
      And the formation of A is: hedgehog
      And D stands in the rear zone of C
      When the support of C in close combat with D is counted
      Then it is supported by B + A
      And this clause applies

    @x3
    Scenario: Units that have turned about support against the rear
      Given A + B + C form a column, from front to rear
      And in its formation, B is facing about
      And D stands in the rear zone of C
      When the support of C in close combat with D is counted
      Then it is supported by B
      And this clause applies

    @x4
    Scenario: In the rear of a tortoise nobody does
      Given A + B + C form a column, from front to rear
      And the formation of A is: tortoise
      And D stands in the rear zone of C
      When the support of C in close combat with D is counted
      Then its support is 0
      And this clause applies

    @x5
    Scenario: In a line struck on its left, a unit turned to the left supports
      Given A + B form a line, from left to right
      And in its formation, B is facing left
      And D stands in the left flank zone of A
      When the support of A in close combat with D is counted
      Then it is supported by B
      And this clause does not apply

    @x6
    Scenario: Struck on its right, that line has no supporter turned to the left
      Given A + B form a line, from left to right
      And in its formation, A is facing left
      And D stands in the right flank zone of B
      When the support of B in close combat with D is counted
      Then its support is 0
      And this clause applies

    @x7
    Scenario: In a hedgehog struck in the flank, the units not counted support
      Given A + B + C form a column, from front to rear
      And the formation of A is: hedgehog
      And in the flank row of A, the player counts B
      And D stands in the left flank zone of B
      When the support of B in close combat with D is counted
      Then it is supported by A + C
      And this clause applies

  @minis.3.4.free
  Rule: No support when engaged or under fire

    @x1
    Scenario: A neighbour that fights another enemy does not support
      Given A + B form a line, from left to right
      And C stands in the front zone of A
      And B is in close combat with D
      When the support of A in close combat with C is counted
      Then its support is 0
      And this clause applies

    @x2
    Scenario: A neighbour that was shot at this turn does not support in close combat
      Given A + B form a line, from left to right
      And C stands in the front zone of A
      And B, this turn: was shot at
      When the support of A in close combat with C is counted
      Then its support is 0
      And this clause applies

    @x3
    Scenario: Read for the phase alone, it does
      Given A + B form a line, from left to right
      And C stands in the front zone of A
      And B, this turn: was shot at
      And the table plays: a unit under fire supports no shot in that phase
      When the support of A in close combat with C is counted
      Then it is supported by B
      And this clause does not apply

    @x4
    Scenario: Under fire itself, it does not support another unit under fire
      Given A + B form a line, from left to right
      And C stands in the front zone of A
      And B, this turn: was shot at
      When the support of A under the fire of C is counted
      Then its support is 0
      And this clause applies

    @x5
    Scenario: A free neighbour supports
      Given A + B form a line, from left to right
      And C stands in the front zone of A
      When the support of A in close combat with C is counted
      Then its support is 1
      And this clause does not apply

  @minis.3.4.several-sides
  Rule: Support from several sides

    @x1
    Scenario: Two friends who fight one enemy support one another
      Given A + B are fighting C from several sides
      And B stands in the rear zone of C
      When the support of A in close combat with C is counted
      Then it is supported by B
      And this clause applies

    @x2
    Scenario: A friend who touches another enemy of the same fight does not
      Given A + B are fighting C + D from several sides
      And the front edge of B lies along the front edge of D
      When the support of A in close combat with C is counted
      Then its support is 0
      And this clause does not apply

    @x3
    Scenario: The enemy between them has no such support
      Given A + B are fighting C from several sides
      And units C + D: infantry in loose order
      When the support of C in close combat with A is counted
      Then its support is 0
      And this clause does not apply

  @minis.3.4.lead-choice
  Rule: Choosing the main unit

    @x1
    Scenario: The active player chooses his main fighting unit
      Given A + B are fighting C from several sides
      And it is the turn of blue
      When blue chooses B as the main fighting unit
      Then B is now the main fighting unit
      And this clause applies

    @x2
    Scenario: The other player does not choose the leading unit
      Given A + B are fighting C from several sides
      And it is the turn of blue
      When red chooses B as the main fighting unit
      Then it is not allowed, by this clause

  @minis.3.4.applies
  Rule: Where support counts

    @x1
    Scenario: A neighbour supports in close combat
      Given A + B form a line, from left to right
      And C stands in the front zone of A
      When the support of A in close combat with C is counted
      Then its support is 1
      And this clause applies

    @x2
    Scenario: A neighbour supports under fire
      Given A + B form a line, from left to right
      And C stands in the front zone of A
      When the support of A under the fire of C is counted
      Then its support is 1
      And this clause applies

  @minis.3.4.bonus
  Rule: Value of support

    @x1
    Scenario: Two supporters add 2
      Given A + B + C form a column, from front to rear
      And D stands in the front zone of A
      When the support of A in close combat with D is counted
      Then its support is 2
      And this clause gives 2

    @x2
    Scenario: A single supporter adds 1
      Given A + B form a column, from front to rear
      And D stands in the front zone of A
      When the support of A under the fire of D is counted
      Then its support is 1
      And this clause gives 1

  @minis.3.4.bonus-skirmish
  Rule: Support by skirmishers

    @x1
    Scenario: Skirmishers behind a unit add half a point
      Given A + B form a column, from front to rear
      And units B + C: infantry in dispersed order
      And D stands in the front zone of A
      When the support of A in close combat with D is counted
      Then its support is ½
      And this clause gives ½

    @x2
    Scenario: A unit and skirmishers together add one and a half
      Given A + B + C form a column, from front to rear
      And units C + E: infantry in dispersed order
      And D stands in the front zone of A
      When the support of A in close combat with D is counted
      Then its support is 1½
      And this clause gives ½
