Feature: Units: building formations

  @minis.3.2.formation.definition
  Rule: Tactical formation

    @x1
    Scenario: Two units that line up are a formation
      Given units A + B: infantry in loose order
      When A lines up with B: on its right
      Then A now stands in formation with B
      And this clause applies

    @x2
    Scenario: A third may join in the Manoeuvre phase
      Given A + B form a line, from left to right
      And units C + D: infantry in loose order
      And it is the Manoeuvre phase
      When C lines up with B: on its right
      Then C now stands in formation with A + B
      And this clause applies

    @x3
    Scenario: A unit that leaves joins nobody
      Given A + B form a line, from left to right
      When A leaves its formation
      Then A now stands by itself
      And this clause does not apply

  @minis.3.2.formation.columns
  Rule: Formation seen as columns

    @x1
    Scenario: Two columns of two stand side by side
      Given A + B form a line, from left to right
      And C stands behind A
      And D stands behind B
      When the formation of A is described
      Then it has 2 columns
      And it is 2 units deep
      And this clause gives 2

    @x2
    Scenario: Three units behind each other are one column
      Given A + B + C form a column, from front to rear
      When the formation of B is described
      Then it has 1 columns
      And this clause gives 1

  @minis.3.2.formation.when
  Rule: Forming and splitting a formation

    @x1
    Scenario: Units join in the Manoeuvre phase
      Given units A + B: infantry in loose order
      And it is the Manoeuvre phase
      When A lines up with B: on its left
      Then A now stands in formation with B
      And this clause applies

    @x2
    Scenario: Units do not join in the Attack phase
      Given units A + B: infantry in loose order
      And it is the Attack phase
      When A lines up with B: on its left
      Then it is not allowed, by this clause

    @x3
    Scenario: Nor do they leave in the Shooting phase
      Given A + B form a line, from left to right
      And it is the Shooting phase
      When B leaves its formation
      Then it is not allowed, by this clause

  @minis.3.2.formation.gaps
  Rule: Gaps on leaving a formation

    @x1
    Scenario: A unit that leaves a line of three leaves the others together
      Given A + B + C form a line, from left to right
      When C leaves its formation
      Then C now stands by itself
      And A now stands in formation with B
      And this clause applies

    @x2
    Scenario: Who stays in a line of two stands by itself as well
      Given A + B form a line, from left to right
      When A leaves its formation
      Then B now stands by itself
      And this clause applies

  @minis.3.2.formation.join
  Rule: Lining up to join a formation

    @x1
    Scenario: Units that touch may join
      Given units A + B: infantry in loose order
      And A and B are 0 steps apart
      When A lines up with B: behind it
      Then A now stands in formation with B
      And this clause applies

    @x2
    Scenario: Units one step apart may not
      Given units A + B: infantry in loose order
      And A and B are 1 steps apart
      When A lines up with B: behind it
      Then it is not allowed, by this clause

    @x3
    Scenario: Nor may a unit that faces another way
      Given units A + B: infantry in loose order
      And in its formation, A is facing left
      When A lines up with B: behind it
      Then it is not allowed, by this clause

  @minis.3.2.formation.mixed
  Rule: Mixed densities in a formation

    @x1
    Scenario: Loose order joins close order
      Given units A + C: infantry in loose order
      And units B + D: infantry in close order
      When A lines up with B: behind it
      Then A now stands in formation with B
      And this clause applies

    @x2
    Scenario: Units of one density are not mixed
      Given units A + B: infantry in close order
      When A lines up with B: behind it
      Then A now stands in formation with B
      And this clause does not apply

  @minis.3.2.formation.max-depth
  Rule: Greatest depth of a column

    @x1
    Scenario: A fifth unit may join a column of four
      Given A + B + C + D form a column, from front to rear
      And units E + F: infantry in loose order
      When E lines up with D: behind it
      Then E now stands in formation with A + B + C + D
      And this clause gives 5

    @x2
    Scenario: A sixth may not join a column of five
      Given A + B + C + D + E form a column, from front to rear
      And units F + G: infantry in loose order
      When F lines up with E: behind it
      Then it is not allowed, by this clause

    @x3
    Scenario: It may stand beside that column
      Given A + B + C + D + E form a column, from front to rear
      And units F + G: infantry in loose order
      When F lines up with A: on its right
      Then F now stands in formation with A + B + C + D + E
      And this clause gives 5

  @minis.3.2.skirmish.join
  Rule: Skirmishers joining a formation

    @x1
    Scenario: Skirmishers join a line of infantry
      Given units A + C: infantry in dispersed order
      And units B + D: infantry in loose order
      When A lines up with B: on its left
      Then A now stands in formation with B
      And this clause applies

    @x2
    Scenario: Without skirmishers the rule is not needed
      Given units A + B: infantry in loose order
      When A lines up with B: on its left
      Then A now stands in formation with B
      And this clause does not apply

  @minis.3.2.skirmish.adjoin
  Rule: Skirmishers touching a formation

    @x1
    Scenario: Skirmishers in a formation may face to the left
      Given units A + C: infantry in dispersed order
      And units B + D: infantry in loose order
      And in its formation, A is facing left
      When A lines up with B: on its left
      Then A now stands in formation with B
      And this clause applies

    @x2
    Scenario: Skirmishers two steps away do not touch it
      Given units A + C: infantry in dispersed order
      And units B + D: infantry in loose order
      And A and B are 2 steps apart
      When A lines up with B: on its left
      Then it is not allowed, by this clause

  @minis.3.2.skirmish.cs
  Rule: Skirmishers’ CS in formation

    @x1
    Scenario: Skirmishers before a formation are combat strength 2 to the front
      Given units A + C: infantry in dispersed order
      And A + B form a column, from front to rear
      And D stands in the front zone of A
      When the combat strength of A against D is counted
      Then its combat strength is 2
      And this clause gives 2

    @x2
    Scenario: To a flank they are half a point
      Given units A + C: infantry in dispersed order
      And A + B form a line, from left to right
      And D stands in the left flank zone of A
      When the combat strength of A against D is counted
      Then its combat strength is ½
      And this clause gives ½

    @x3
    Scenario: Alone they are 2 to a flank
      Given units A + C: infantry in dispersed order
      And D stands in the left flank zone of A
      When the combat strength of A against D is counted
      Then its combat strength is 2
      And this clause does not apply

  @minis.3.2.flank-row.mean
  Rule: Attack and defence of a flank row

    @x1
    Scenario: Attack 2, 3 and 3 make 3, defence 1, 1 and 2 make 1
      Given A + B + C form a column, from front to rear
      And unit A: infantry in loose order, A 2, Def 1, M 2
      And unit B: infantry in loose order, A 3, Def 1, M 2
      And unit C: infantry in loose order, A 3, Def 2, M 2
      When attack and defence of the flank row of B are looked up
      Then the attack of the row is 3
      And the defence of the row is 1

    @x2
    Scenario: A mean of two and a half is three
      Given A + B form a column, from front to rear
      And unit A: infantry in loose order, A 2, Def 4, M 2
      And unit B: infantry in loose order, A 3, Def 4, M 2
      When attack and defence of the flank row of A are looked up
      Then the attack of the row is 3
      And this clause applies

    @x3
    Scenario: In the flank row of a line stands one unit
      Given A + B form a line, from left to right
      And unit A: infantry in loose order, A 2, Def 4, M 2
      When attack and defence of the flank row of A are looked up
      Then the attack of the row is 2
      And this clause does not apply

  @minis.3.2.flank-row.cs
  Rule: CS of the flank row

    @x1
    Scenario: A column of four is combat strength 4 to a flank
      Given A + B + C + D form a column, from front to rear
      And E stands in the right flank zone of B
      When the combat strength of B against E is counted
      Then its combat strength is 4
      And this clause gives 4

    @x2
    Scenario: Two skirmishers among five units make it 4
      Given A + B + C + D + E form a column, from front to rear
      And units A + E: infantry in dispersed order
      And F stands in the left flank zone of A
      When the combat strength of A against F is counted
      Then its combat strength is 4
      And this clause gives 3

    @x3
    Scenario: A unit that fights another enemy does not count
      Given A + B + C form a column, from front to rear
      And A is in close combat with D
      And E stands in the left flank zone of B
      When the combat strength of B against E is counted
      Then its combat strength is 2
      And this clause gives 2

    @x4
    Scenario: Each disordered unit of the row counts 1 less
      Given A + B + C form a column, from front to rear
      And A has 2 DP
      And E stands in the left flank zone of B
      When the combat strength of B against E is counted
      Then its combat strength is 2
      And this clause gives 3

  @minis.3.2.flank-row.losses
  Rule: Losses on the flank

    @x1
    Scenario: The player takes the figure from the third unit of the row
      Given A + B + C form a column, from front to rear
      And units A + B + C: infantry in loose order
      When a figure lost on the flank of A is taken from C
      Then figures lost by C: 1
      And this clause applies

    @x2
    Scenario: He cannot take it from another column
      Given A + B form a line, from left to right
      And C stands behind A
      When a figure lost on the flank of A is taken from B
      Then it is not allowed, by this clause

  @minis.3.2.flank-row.choice
  Rule: Choosing from the flank row

    @x1
    Scenario: Of a hedgehog of two kinds, the three pikemen that are chosen count
      Given A + B + C + D form a column, from front to rear
      And units A + E: infantry in loose order
      And the formation of A is: hedgehog
      And E stands in the left flank zone of A
      And in the flank row of A, the player counts B + C + D
      When the combat strength of A against E is counted
      Then its combat strength is 3

    @x2
    Scenario: Of a tortoise the two units that are chosen count
      Given A + B + C form a column, from front to rear
      And the formation of A is: tortoise
      And D stands in the right flank zone of A
      And in the flank row of A, the player counts A + B
      When the combat strength of A against D is counted
      Then its combat strength is 2
      And this clause applies

    @x3
    Scenario: In a hedgehog of one kind there is nothing to choose
      Given A + B + C form a column, from front to rear
      And the formation of A is: hedgehog
      And D stands in the right flank zone of A
      When the combat strength of A against D is counted
      Then its combat strength is 3
      And this clause does not apply

  @minis.3.2.example.tercio
  Rule: Example: tercio as a hedgehog

    @x1
    Scenario: Two ordinary units of arquebusiers shoot from the flank row with 2
      Given A + B + C + D + E form a column, from front to rear
      And the formation of A is: hedgehog
      And F stands in the left flank zone of A
      And in the flank row of A, the player counts A + E
      When the combat strength of A against F is counted
      Then its combat strength is 2
      And this clause applies

    @x2
    Scenario: Two units of arquebusier skirmishers shoot with 1
      Given A + B + C + D + E form a column, from front to rear
      And units A + E: infantry in dispersed order
      And the formation of A is: hedgehog
      And F stands in the left flank zone of A
      And in the flank row of A, the player counts A + E
      When the combat strength of A against F is counted
      Then its combat strength is 1

    @x3
    Scenario: Three units of pikemen fight with 3
      Given A + B + C + D + E form a column, from front to rear
      And the formation of A is: hedgehog
      And F stands in the left flank zone of A
      And in the flank row of A, the player counts B + C + D
      When the combat strength of A against F is counted
      Then its combat strength is 3
      And this clause applies
