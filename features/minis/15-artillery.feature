Feature: Crews and their pieces

  @minis.15.1.2
  Rule: Artillery from 1400

    @x1
    Scenario: In 1400 a bombard shoots
      Given unit A: heavy bombard
      And A and B face each other, 30 steps apart
      And the year is 1400
      When A is aimed at B
      Then it throws: ball
      And this clause applies

    @x2
    Scenario: In 1399 there is no artillery
      Given unit A: heavy bombard
      And A and B face each other, 30 steps apart
      And the year is 1399
      When A is aimed at B
      Then it is not allowed, by this clause

    @x3
    Scenario: Stone throwers are older than that
      Given unit A: stone thrower
      And A and B face each other, 20 steps apart
      And the year is 1200
      When A is aimed at B
      Then it throws: stone
      And this clause does not apply

  @minis.15.1.4
  Rule: Crew of a piece

    @x1
    Scenario Outline: Every crew has combat strength 3
      Given unit A: infantry
      And unit B: <piece>
      And A stands in the front zone of B
      When the combat strength of B against A is counted
      Then its combat strength is 3
      And this clause gives 3

      Examples:
        | piece         |
        | bolt thrower  |
        | stone thrower |
        | light bombard |
        | heavy gun     |

    @x2
    Scenario: Infantry is no crew
      Given units A + B: infantry in close order
      And A stands in the front zone of B
      When the combat strength of B against A is counted
      Then its combat strength is 5
      And this clause does not apply

  @minis.15.1.5
  Rule: Crew in close combat

    @x1
    Scenario Outline: Every crew has the same statistics
      Given unit B: <piece>
      When what the crew of B has as its <which>
      Then the crew has <number>
      And this clause gives <number>

      Examples:
        | piece         | which | number |
        | stone thrower | A     | 0      |
        | heavy gun     | Def   | 0      |
        | bolt thrower  | M     | 2      |
        | light bombard | Mv    | 12     |

    @x2
    Scenario: A crew fights with A 0 and Def 0
      Given unit A: infantry in loose order, A 4, Def 2, M 2
      And unit B: light gun
      And A is on Attack
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 1 and 5 for attack, 1 and 2 for defence
      Then total attack of B is 8
      And this clause applies

    @x3
    Scenario: Its defence is the three figures and the die
      Given unit A: infantry in loose order, A 4, Def 2, M 2
      And unit B: light gun
      And A is on Attack
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 1 and 5 for attack, 1 and 2 for defence
      Then total defence of B is 5

    @x4
    Scenario: With M 2 a crew retreats from R of 2
      Given unit A: infantry in loose order, A 1, Def 9, M 2
      And unit B: light gun
      And A is on Attack
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 2 and 1 for attack, 1 and 2 for defence
      Then R against B is 2
      And B suffers: retreat

    @x5
    Scenario: A crew lacks the close-combat trait
      Given unit A: infantry
      And A has: close-combat trait
      And unit B: light gun
      When B makes ready to attack A
      Then it is not allowed, by clause 3.5§2
      And clause 15.1.5 applies

  @minis.15.1.6
  Rule: Losses among the crew

    @x1
    Scenario: A crew of two shoots and fights with combat strength 2
      Given unit A: infantry
      And unit B: heavy bombard
      And losses of B: 1
      And A stands in the front zone of B
      When the combat strength of B against A is counted
      Then its combat strength is 2
      And this clause gives 2

    @x2
    Scenario: The second loss destroys the crew
      Given unit B: heavy bombard
      And losses of B: 1
      When B loses 1 figures
      Then B is removed: destroyed

    @x3
    Scenario: Losses do not lower its one to a flank
      Given unit A: infantry
      And unit B: heavy bombard
      And losses of B: 1
      And A stands in the flank zone of B
      When the combat strength of B against A is counted
      Then its combat strength is 1
      And this clause does not apply

  @minis.15.1.7
  Rule: CS of artillery by direction

    @x1
    Scenario Outline: To front and rear a crew counts 3, to a flank 1
      Given unit A: infantry
      And unit B: heavy bombard
      And A stands in the <zone> of B
      When the combat strength of B against A is counted
      Then its combat strength is <number>
      And this clause gives <number>

      Examples:
        | zone             | number |
        | front zone       | 3      |
        | rear zone        | 3      |
        | left flank zone  | 1      |
        | right flank zone | 1      |

    @x2
    Scenario: A disorder point leaves nothing of the one to a flank
      Given unit A: infantry
      And unit B: heavy bombard
      And B has 1 DP
      And A stands in the flank zone of B
      When the combat strength of B against A is counted
      Then its combat strength is 0
      And this clause gives 1

    @x3
    Scenario: Read the other way, it stays 1 in disorder
      Given unit A: infantry
      And unit B: heavy bombard
      And B has 1 DP
      And A stands in the flank zone of B
      And the table plays: disorder leaves the 1 of a flank as it is
      When the combat strength of B against A is counted
      Then its combat strength is 1

  @minis.15.1.8
  Rule: Artillery taken in flank or rear

    @x1
    Scenario: Attacked in the flank a crew rolls no attack die
      Given unit A: infantry in loose order, A 4, Def 2, M 2
      And unit B: light gun
      And A is on Attack
      And A has attacked B from the left flank zone; the clash comes next
      When A and B fight, rolling 2 for attack and 4 for defence
      Then total attack of A is 10
      And this clause applies

    @x2
    Scenario: Attacked in the front it does
      Given unit A: infantry in loose order, A 4, Def 2, M 2
      And unit B: light gun
      And A is on Attack
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 1 and 5 for attack, 1 and 2 for defence
      Then total attack of B is 8
      And this clause does not apply

  @minis.15.1.8.b
  Rule: No return shot by artillery taken in flank or rear

    @x1
    Scenario: A gun shot at in the flank does not shoot back
      Given unit A: bolt thrower
      And unit B: bolt thrower, on Defence
      And A stands in the left flank zone of B
      And B stands in the front zone of A
      And for a shot it is 12 steps from A to B
      When A shoots at B, and B shoots back
      Then it is not allowed, by this clause

    @x2
    Scenario: From the front it does
      Given unit A: bolt thrower
      And unit B: bolt thrower, on Defence
      And A and B face each other, 12 steps apart
      And B is in command
      When A shoots at B, and B shoots back, rolling 1 against 6 and 6 against 1
      Then total shooting of B is 10
      And this clause does not apply

  @minis.15.1.9
  Rule: Artillery defensive shot

    @x1
    Scenario Outline: Guns and bolt throwers shoot at their attacker
      Given unit A: infantry in loose order, A 4, Def 2, M 2, Mv 12
      And unit B: <piece>
      And B is on Defence
      And A has declared an attack on B from the front zone, 4 steps away
      When B makes a defensive shot at A, the attack rolling 1 against 6, the shot 6 against 1
      Then total shooting of B is <total>
      And this clause applies

      Examples:
        | piece         | total |
        | bolt thrower  | 11    |
        | light gun     | 11    |
        | heavy bombard | 12    |

    @x2
    Scenario: A stone thrower does not
      Given unit A: infantry in loose order, A 4, Def 2, M 2
      And unit B: stone thrower
      And B is on Defence
      And A: Mv 12
      And A has declared an attack on B from the front zone, 4 steps away
      When B makes a defensive shot at A
      Then it is not allowed, by clause 7§20

  @minis.15.1.10
  Rule: Artillery behind fortifications

    @x1
    Scenario: Works in front of it protect a crew
      Given unit A: infantry
      And unit B: light gun
      And barrier section S1: works in front of artillery
      And B stands right behind section S1
      When what a barrier adds to the defence of B against A
      Then B gets 2 for a barrier
      And this clause applies

    @x2
    Scenario: Horsemen do not attack a battery behind works
      Given unit A: cavalry, on Attack
      And unit B: light gun
      And barrier section S1: works in front of artillery
      And B stands right behind section S1
      And A stands right in front of section S1
      When A storms the barrier that B defends
      Then it is not allowed, by clause 14.3.4

  @minis.15.1.11
  Rule: Battery fortifications are defended

    @x1
    Scenario: The works of a battery are not crossed freely
      Given unit A: infantry
      And unit B: light gun
      And barrier section S1: works in front of artillery
      And B stands right behind section S1
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then it is not allowed, by clause 14.4.4

    @x2
    Scenario: They count as defended
      Given unit B: light gun
      And barrier section S1: works in front of artillery
      And B stands right behind section S1
      When who defends section S1
      Then section S1 is defended
      And this clause applies

    @x3
    Scenario: Nobody walks through a fortified battery that has its crew
      Given unit A: infantry
      And unit B: light gun
      And B stands right behind: fortification
      And A is on Attack
      When A moves through the battery B
      Then it is not allowed, by this clause

    @x4
    Scenario: Least of all an enemy
      Given unit A: infantry
      And unit B: light gun
      And A is blue
      And B is red
      And B stands right behind: fortification
      When A moves through the battery B
      Then it is not allowed, by this clause

  @minis.15.1.12
  Rule: Crew scatters

    @x1
    Scenario: A crew that retreats from combat is scattered
      Given unit A: infantry
      And unit B: light gun
      When B retreats from A
      Then B is removed: scattered
      And this clause applies

    @x2
    Scenario: So is one that flees
      Given unit A: infantry
      And unit B: light gun
      When B flees from A
      Then B is removed: scattered
      And this clause applies

    @x3
    Scenario: Infantry that retreats is not
      Given units A + B: infantry in loose order
      And B: Mv 12
      And A stands in the front zone of B
      When B retreats from A
      Then B takes 1 DP
      And this clause does not apply

  @minis.15.1.13
  Rule: Unfortified battery removed

    @x1
    Scenario: In the open field the guns are taken away
      Given unit B: light gun
      When the crew of B gives way
      Then what becomes of B: the piece is removed from the field
      And this clause applies

    @x2
    Scenario: Behind works they stay
      Given unit B: light gun
      And B stands right behind: fortification
      When the crew of B gives way
      Then what becomes of B: the piece stays where it is, useless
      And this clause does not apply

  @minis.15.1.14
  Rule: Passing an unfortified battery

    @x1
    Scenario: A battery in the open slows nobody
      Given unit A: infantry
      And unit B: light gun
      And A is blue
      And B is blue
      When A moves through the battery B
      Then it is allowed
      And this clause gives 0

    @x2
    Scenario: One behind works does
      Given unit A: infantry in loose order on Attack, Mv 12
      And unit B: light gun
      And B stands right behind: fortification
      And the crew of B has given way
      When A moves through the battery B
      Then A has now spent 6 steps of its movement

  @minis.15.1.15
  Rule: Passing a fortified battery

    @x1
    Scenario: Moving through its works costs half the movement
      Given unit A: infantry in loose order on Attack, Mv 12
      And unit B: light gun
      And B stands right behind: fortification
      And the crew of B has given way
      When A moves through the battery B
      Then this clause applies

    @x2
    Scenario: It disorders as any barrier does
      Given unit A: infantry in loose order on Attack, Mv 12
      And unit B: light gun
      And B stands right behind: fortification
      And the crew of B has given way
      When A moves through the battery B
      Then A takes 1 DP

    @x3
    Scenario: After half its movement a unit no longer passes them
      Given unit A: infantry in loose order on Attack, Mv 12
      And A has spent 6 steps of its movement this turn
      And unit B: light gun
      And B stands right behind: fortification
      And the crew of B has given way
      When A moves through the battery B
      Then it is not allowed, by clause 14.4.5
