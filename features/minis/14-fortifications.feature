Feature: Camps and their barriers

  @minis.14.0.1
  Rule: Size of a camp

    @x1
    Scenario: A camp is twenty-four by sixteen steps
      When whether a camp may be 24 by 16 steps
      Then it is allowed
      And this clause applies

    @x2
    Scenario: A camp of thirty steps is too long
      When whether a camp may be 30 by 16 steps
      Then it is not allowed, by this clause

  @minis.14.0.2
  Rule: Kinds of camp

    @x1
    Scenario Outline: A camp is of one of three kinds, or there is none
      Given the camp of red is: <camp>
      When what the camp of red adds to its steadfastness
      Then it adds <number> to the steadfastness of red
      And this clause applies

      Examples:
        | camp           | number |
        | no camp        | 0      |
        | ordinary camp  | 1      |
        | barricade camp | 2      |
        | fortified camp | 3      |

    @x2
    Scenario: A wagenburg is a fortified camp
      Given units A + B: infantry in loose order
      And A + B are blue
      And A has: Hussites
      When blue sets up its wagenburg 25 steps from the enemy’s front line
      Then blue now has: fortified camp
      And clause 14.3.7 applies

  @minis.14.0.3
  Rule: Value of a camp

    @x1
    Scenario: A fortified camp adds three to steadfastness
      Given the camp of blue is: fortified camp
      When what the camp of blue adds to its steadfastness
      Then it adds 3 to the steadfastness of blue
      And this clause gives 3

    @x2
    Scenario: A captured camp adds nothing
      Given the camp of blue is: fortified camp
      And the camp of blue has been taken
      When what the camp of blue adds to its steadfastness
      Then it adds 0 to the steadfastness of blue
      And this clause gives 0

  @minis.14.0.4
  Rule: What a barrier is

    @x1
    Scenario: Stakes on the field are a barrier
      Given barrier section S1: stakes
      When what section S1 is
      Then it is a barrier: barricade
      And this clause applies

    @x2
    Scenario: Tents are no barrier
      Given barrier section S1: tents, pavilions or wagons
      And section S1 belongs to the camp of red
      When what section S1 is
      Then it is no barrier
      And this clause does not apply

  @minis.14.0.5
  Rule: Sections of a barrier

    @x1
    Scenario: Twenty-four steps of barrier are three sections
      When how many sections make a barrier of 24 steps
      Then there are 3 sections
      And this clause gives 3

    @x2
    Scenario: Twenty steps are no whole number of sections
      When how many sections make a barrier of 20 steps
      Then it is not allowed, by this clause

  @minis.14.0.6
  Rule: Defended and undefended barriers

    @x1
    Scenario: Pikemen right behind it defend a section
      Given unit A: infantry
      And barrier section S1: palisade
      And A stands right behind section S1
      When who defends section S1
      Then section S1 is defended
      And this clause applies

    @x2
    Scenario: With nobody right behind it a section is undefended
      Given unit A: infantry
      And barrier section S1: palisade
      When who defends section S1
      Then section S1 is undefended
      And this clause applies

    @x3
    Scenario: Troops in front of a section do not defend it
      Given unit A: infantry
      And barrier section S1: palisade
      And A stands right in front of section S1
      When who defends section S1
      Then section S1 is undefended
      And this clause applies

  @minis.14.0.7
  Rule: Perimeter of a camp

    @x1
    Scenario: Ten sections go round a camp
      When whether 10 sections go round a camp of standard size
      Then there are 10 sections
      And this clause gives 10

    @x2
    Scenario: Eleven sections are one too many
      When whether 11 sections go round a camp of standard size
      Then it is not allowed, by this clause

  @minis.14.1.1
  Rule: Ordinary camp

    @x1
    Scenario: Tents protect nobody
      Given units A + B: infantry in loose order
      And the camp of red is: ordinary camp
      And A is in the camp of red
      When what a barrier adds to the defence of A against B
      Then A gets 0 for a barrier
      And this clause gives 0

    @x2
    Scenario: A barricade camp does protect those right behind it
      Given units A + B: infantry in loose order
      And barrier section S1: abatis
      And A is in the camp of red
      And A stands right behind section S1
      When what a barrier adds to the defence of A against B
      Then A gets 1 for a barrier
      And this clause does not apply

    @x3
    Scenario: Inside a barricade camp, away from its edge, nobody is protected either
      Given units A + B: infantry in loose order
      And the camp of red is: barricade camp
      And A is in the camp of red
      When what a barrier adds to the defence of A against B
      Then A gets 0 for a barrier
      And this clause does not apply

  @minis.14.1.2
  Rule: Entering an ordinary camp

    @x1
    Scenario: Going into a camp of tents costs no movement
      Given unit A: infantry in loose order, A 4, Def 2, M 2
      And A + B are red
      And the camp of red is: ordinary camp
      When A enters the camp of red
      Then A is now in the camp of red
      And this clause gives 0

    @x2
    Scenario: Going out of a camp of tents costs no movement
      Given unit A: infantry in loose order, A 4, Def 2, M 2
      And A + B are red
      And the camp of red is: ordinary camp
      And A is in the camp of red
      When A leaves the camp of red
      Then A is now outside the camp of red
      And this clause gives 0

    @x3
    Scenario: Nobody walks into a barricade camp so
      Given unit A: infantry in loose order, A 4, Def 2, M 2
      And A + B are red
      And the camp of red is: barricade camp
      When A enters the camp of red
      Then it is not allowed, by clause 14.4.1

    @x4
    Scenario: A retreat that leads out of the camp leaves it
      Given units A + B: infantry in loose order
      And A: Mv 12
      And A is in the camp of red
      And the way of A goes 4 steps over: level ground
      And B stands in the front zone of A
      When A retreats from B
      Then A is now outside the camp of red

    @x5
    Scenario: A retreat inside the camp does not
      Given units A + B: infantry in loose order
      And A: Mv 12
      And A is in the camp of red
      And the way of A goes 4 steps over: camp
      And B stands in the front zone of A
      When A retreats from B
      Then A is now in the camp of red

  @minis.14.1.3
  Rule: Combat in an ordinary camp

    @x1
    Scenario: Among the tents a defender has no bonus
      Given units A + B: infantry in close order
      And the camp of blue is: ordinary camp
      And A is in the camp of blue
      And A is in close combat with B
      When what a barrier adds to the defence of A against B
      Then A gets 0 for a barrier
      And this clause applies

    @x2
    Scenario: In a fortified camp combat at the palisade is not as in the open
      Given units A + B: infantry in close order
      And the camp of blue is: fortified camp
      And A is in the camp of blue
      And A stands right behind: fortification
      When what a barrier adds to the defence of A against B
      Then A gets 2 for a barrier
      And this clause does not apply
