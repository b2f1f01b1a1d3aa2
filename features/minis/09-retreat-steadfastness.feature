Feature: Army steadfastness

  @minis.9.5.1
  Rule: What makes up steadfastness

    @x1
    Scenario: Twelve units, a commander and a talented general make ST 15
      Given blue has 12 units on the field
      And A is blue
      And G is a general in A
      And G is: talented
      And K is a commander in A
      When the steadfastness of blue is counted
      Then this clause gives 15

    @x2
    Scenario: Two units without commanders or camp make ST 2
      Given A + B are blue
      When the steadfastness of blue is counted
      Then ST is 2
      And this clause gives 2

  @minis.9.5.2
  Rule: Steadfastness from commanders

    @x1
    Scenario: Two commanders add 2
      Given blue has 10 units on the field
      And A + B are blue
      And K is a commander in A
      And M is a commander in B
      When the steadfastness of blue is counted
      Then ST is 12
      And this clause gives 2

    @x2
    Scenario: A talented commander adds no more than another
      Given blue has 10 units on the field
      And A is blue
      And K is a commander in A
      And K is: talented
      When the steadfastness of blue is counted
      Then ST is 11
      And this clause gives 1

    @x3
    Scenario: The commanders and units of the enemy count for nothing
      Given blue has 10 units on the field
      And red has 14 units on the field
      And A is red
      And K is a commander in A
      When the steadfastness of blue is counted
      Then ST is 10
      And this clause does not apply

  @minis.9.5.3
  Rule: Steadfastness from the general

    @x1
    Scenario Outline: The general adds 1 to 3 according to his talent
      Given blue has 10 units on the field
      And A is blue
      And G is a general in A
      And G is: <talent>
      When the steadfastness of blue is counted
      Then ST is <number>
      And this clause gives <added>

      Examples:
        | talent   | number | added |
        | ordinary | 11     | 1     |
        | talented | 12     | 2     |
        | genius   | 13     | 3     |

  @minis.9.5.4
  Rule: Steadfastness from the camp

    @x1
    Scenario Outline: The camp adds up to 3 according to its kind
      Given blue has 10 units on the field
      And the camp of blue is: <camp>
      When the steadfastness of blue is counted
      Then ST is <number>
      And this clause gives <added>

      Examples:
        | camp           | number | added |
        | no camp        | 10     | 0     |
        | ordinary camp  | 11     | 1     |
        | barricade camp | 12     | 2     |
        | fortified camp | 13     | 3     |

  @minis.9.5.5
  Rule: Steadfastness falls

    @x1
    Scenario: Of four units one destroyed and one fleeing leave ST 2
      Given A + B + C + D are blue
      And B has been removed: destroyed
      And C is fleeing from E
      When the steadfastness of blue is counted
      Then ST is 2
      And this clause applies

    @x2
    Scenario: A captured fortified camp adds nothing any more
      Given blue has 10 units on the field
      And the camp of blue is: fortified camp
      And the camp of blue has been taken
      When the steadfastness of blue is counted
      Then ST is 10
      And this clause applies

    @x3
    Scenario: A killed genius takes his 3 with him
      Given blue has 10 units on the field
      And A is blue
      And G is a general in A
      And G is: genius
      And G has been killed
      When the steadfastness of blue is counted
      Then ST is 10

    @x4
    Scenario: A commander who flees with his unit does not count
      Given A + B are blue
      And K is a commander in B
      And B is fleeing from E
      When the steadfastness of blue is counted
      Then ST is 1
      And this clause applies

    @x5
    Scenario: Without a loss nothing falls
      Given A + B are blue
      And K is a commander in B
      When the steadfastness of blue is counted
      Then ST is 3
      And this clause does not apply

    @x6
    Scenario: Of ten units that were counted, one is lost with its second figure
      Given units A: infantry in loose order
      And A is blue
      And blue has 10 units on the field
      When A loses 2 figures
      Then blue now has 9 units

  @minis.9.5.6
  Rule: Two thirds of the original steadfastness

    @x1
    Scenario: At 12 of 18 the test is due
      Given blue began with ST 18
      And the ST of blue is now 12
      When the armies test their steadfastness, blue rolling 5
      Then the army of blue fights on
      And this clause applies

    @x2
    Scenario: At 13 of 18 it is not
      Given blue began with ST 18
      And the ST of blue is now 13
      When the armies test their steadfastness
      Then the armies do not test their steadfastness
      And it is not allowed, by this clause

    @x3
    Scenario: At 13 of 20 it is, for nothing is rounded
      Given blue began with ST 20
      And the ST of blue is now 13
      When the armies test their steadfastness, blue rolling 5
      Then the army of blue fights on
      And this clause applies

    @x4
    Scenario: At 14 of 20 it is not, for nothing is rounded
      Given blue began with ST 20
      And the ST of blue is now 14
      When the armies test their steadfastness
      Then it is not allowed, by this clause

  @minis.9.5.7
  Rule: When to test steadfastness

    @x1
    Scenario: An army that is due tests in the last phase
      Given blue began with ST 18
      And the ST of blue is now 11
      And it is the Orders phase
      When the armies test their steadfastness, blue rolling 11
      Then the army of blue fights on
      And this clause applies

    @x2
    Scenario: It does not test as soon as its ST falls, in the Close-combat phase
      Given blue began with ST 18
      And the ST of blue is now 11
      And it is the Close-combat phase
      When the armies test their steadfastness
      Then the armies do not test their steadfastness
      And it is not allowed, by this clause

  @minis.9.5.8
  Rule: Army fights on

    @x1
    Scenario: A die equal to ST holds the army together
      Given blue began with ST 18
      And the ST of blue is now 12
      When the armies test their steadfastness, blue rolling 12
      Then the army of blue fights on
      And this clause applies

    @x2
    Scenario: A die one above it does not
      Given blue began with ST 18
      And the ST of blue is now 12
      When the armies test their steadfastness, blue rolling 13
      Then the army of blue is broken and flees the field
      And this clause does not apply

  @minis.9.5.9
  Rule: Army breaks

    @x1
    Scenario: A 13 breaks an army with ST 12, and the enemy wins
      Given blue began with ST 18
      And the ST of blue is now 12
      When the armies test their steadfastness, blue rolling 13
      Then the army of blue is broken and flees the field
      And red wins
      And this clause applies

    @x2
    Scenario: A 12 does not
      Given blue began with ST 18
      And the ST of blue is now 12
      When the armies test their steadfastness, blue rolling 12
      Then the army of blue fights on
      And this clause does not apply

  @minis.9.5.10
  Rule: Camp surrenders

    @x1
    Scenario: With its army broken the camp surrenders
      Given blue began with ST 18
      And the ST of blue is now 12
      And the camp of blue is: fortified camp
      When the armies test their steadfastness, blue rolling 20
      Then the defenders of the camp of blue surrender
      And this clause applies

    @x2
    Scenario: A camp that was taken before has nobody left to surrender
      Given blue began with ST 18
      And the camp of blue is: fortified camp
      And the camp of blue has been taken
      And the ST of blue is now 12
      When the armies test their steadfastness, blue rolling 20
      Then the army of blue is broken and flees the field
      And this clause does not apply

  @minis.9.5.11
  Rule: Further steadfastness tests

    @x1
    Scenario: After its first test an army tests again in each turn in which its ST fell
      Given blue began with ST 18
      And the ST of blue is now 11
      And blue has already tested its steadfastness
      And the ST of blue has fallen 1 times this turn
      When the armies test their steadfastness, blue rolling 11
      Then the army of blue fights on
      And this clause applies

    @x2
    Scenario: In a turn in which it did not fall the army does not test
      Given blue began with ST 18
      And the ST of blue is now 11
      And blue has already tested its steadfastness
      When the armies test their steadfastness
      Then the armies do not test their steadfastness

    @x3
    Scenario: Two falls in a turn bring one test
      Given blue began with ST 18
      And the ST of blue is now 10
      And blue has already tested its steadfastness
      And the ST of blue has fallen 2 times this turn
      When the armies test their steadfastness, blue rolling 10
      Then the army of blue fights on
      And this clause applies

    @x4
    Scenario: Read the other way, two falls bring two tests
      Given blue began with ST 18
      And the ST of blue is now 10
      And blue has already tested its steadfastness
      And the ST of blue has fallen 2 times this turn
      And the table plays: after its first test an army tests once for each time its steadfastness fell
      When the armies test their steadfastness, blue rolling 10 + 11
      Then the army of blue is broken and flees the field

    @x5
    Scenario: How often the enemy's ST fell does not matter
      Given both armies began with ST 18
      And the ST of blue is now 10
      And the ST of red is now 18
      And blue has already tested its steadfastness
      And the ST of blue has fallen 1 times this turn
      When the armies test their steadfastness, blue rolling 10
      Then the army of blue fights on

    @x6
    Scenario: A unit lost after the first test is a fall as well
      Given blue began with ST 6
      And A + B + C + D are blue
      And the armies have tested their steadfastness, blue rolling 2
      And A has been removed: destroyed
      When the armies test their steadfastness, blue rolling 3
      Then the army of blue fights on
      And this clause applies

    @x7
    Scenario: Without a loss after the first test there is no other
      Given blue began with ST 6
      And A + B + C + D are blue
      And the armies have tested their steadfastness, blue rolling 2
      When the armies test their steadfastness
      Then the armies do not test their steadfastness

  @minis.9.5.12
  Rule: Both armies test

    @x1
    Scenario: Both armies at two thirds test
      Given blue began with ST 18
      And red began with ST 21
      And the ST of blue is now 12
      And the ST of red is now 14
      When the armies test their steadfastness, blue rolling 15 and red rolling 3
      Then the army of red fights on
      And this clause applies

    @x2
    Scenario: An army above two thirds does not
      Given blue began with ST 18
      And red began with ST 21
      And the ST of blue is now 12
      And the ST of red is now 15
      When the armies test their steadfastness, blue rolling 15
      Then red wins
      And this clause does not apply

  @minis.9.5.13
  Rule: Both armies fail the test

    @x1
    Scenario: Both armies fail, and the one with ST 13 beats the one with 12
      Given blue began with ST 18
      And red began with ST 21
      And the ST of blue is now 12
      And the ST of red is now 13
      When the armies test their steadfastness, blue rolling 13 and red rolling 14
      Then red wins
      And this clause applies

    @x2
    Scenario: One army alone fails and loses, whatever its ST
      Given blue began with ST 18
      And red began with ST 21
      And the ST of blue is now 12
      And the ST of red is now 13
      When the armies test their steadfastness, blue rolling 12 and red rolling 14
      Then blue wins
      And this clause does not apply

  @minis.9.5.14
  Rule: Both armies fail with equal steadfastness

    @x1
    Scenario: Both armies fail with ST 12, and the defender wins
      Given blue is the attacker
      And both armies began with ST 18
      And the ST of blue is now 12
      And the ST of red is now 12
      When the armies test their steadfastness, blue rolling 13 and red rolling 14
      Then red wins
      And this clause applies

    @x2
    Scenario: With ST 12 against 11 the attacker wins
      Given blue is the attacker
      And both armies began with ST 18
      And the ST of blue is now 12
      And the ST of red is now 11
      When the armies test their steadfastness, blue rolling 13 and red rolling 14
      Then blue wins
      And this clause does not apply
