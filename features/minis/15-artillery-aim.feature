Feature: Targets and hit rolls

  @minis.15.2.1
  Rule: Targets of engines and artillery

    @x1
    Scenario Outline: Whatever stands on the field can be shot at
      Given unit A: heavy gun
      And unit B: <troops>
      And A and B face each other, 30 steps apart
      And the year is 1620
      When A is aimed at B
      Then it hits on 1 to <chance>
      And this clause applies

      Examples:
        | troops          | chance |
        | infantry        | 10     |
        | Indian elephant | 10     |
        | heavy chariot   | 10     |
        | heavy gun       | 5      |

    @x2
    Scenario: A palisade can be shot at too
      Given unit A: heavy gun
      And barrier section S1: palisade
      And the year is 1620
      When A shells S1 from 30 steps, rolling 11 to hit
      Then S1 is not breached
      And this clause applies

    @x3
    Scenario: Stakes are no target
      Given unit A: heavy gun
      And barrier section S1: stakes
      And the year is 1620
      When A shells S1 from 30 steps
      Then it is not allowed, by clause 15.5.1

  @minis.15.2.2
  Rule: Bolts against fortifications

    @x1
    Scenario: A bolt thrower does a palisade no damage
      Given unit A: bolt thrower
      And barrier section S1: palisade
      When A shells S1 from 10 steps
      Then it is not allowed, by this clause

    @x2
    Scenario: A stone thrower does
      Given unit A: stone thrower
      And barrier section S1: palisade
      And the year is 1200
      When A shells S1 from 10 steps, rolling 8 to hit and 1 for the damage
      Then S1 takes 6 damage
      And this clause does not apply

  @minis.15.2.3
  Rule: Bases side by side are separate targets

    @x1
    Scenario: A line of three is no deeper than one unit
      Given A + B + C form a line, from left to right
      And unit D: heavy bombard
      And D and B face each other, 30 steps apart
      And the year is 1480
      When D is aimed at B
      Then it hits on 1 to 8
      And this clause applies

    @x2
    Scenario: Shot at along the line, the three are one behind another
      Given A + B + C form a line, from left to right
      And D is a bombard of 1480
      And D faces the right flank zone of C, 20 steps away
      When D is aimed at C
      Then it hits on 1 to 10
      And this clause does not apply

    @x3
    Scenario: A unit by itself has nobody beside it
      Given unit D: heavy bombard
      And D and B face each other, 30 steps apart
      And the year is 1480
      When D is aimed at B
      Then it hits on 1 to 8
      And this clause does not apply

  @minis.15.2.4
  Rule: Bases one behind another are one target

    @x1
    Scenario: A column is one target, and a deep one
      Given A + B form a column, from front to rear
      And unit D: heavy bombard
      And D and A face each other, 30 steps apart
      And the year is 1480
      When D is aimed at A
      Then it hits on 1 to 9
      And this clause applies

    @x2
    Scenario: A unit by itself is not deep
      Given unit D: heavy bombard
      And D and A face each other, 30 steps apart
      And the year is 1480
      When D is aimed at A
      Then it hits on 1 to 8
      And this clause does not apply

  @minis.15.2.5
  Rule: Seeing the target

    @x1
    Scenario: A bombard does not shoot at what it does not see
      Given unit A: heavy bombard
      And A and B face each other, 30 steps apart
      And A does not see B
      When A is aimed at B
      Then it is not allowed, by this clause

    @x2
    Scenario: Nor behind a hill
      Given unit A: heavy bombard
      And A and B face each other, 30 steps apart
      And between A and B lies: hill
      When A is aimed at B
      Then it is not allowed, by this clause

    @x3
    Scenario: A bolt thrower must see its target too
      Given unit A: bolt thrower
      And A and B face each other, 20 steps apart
      And between A and B lies: dense forest
      When A is aimed at B
      Then it is not allowed, by this clause

  @minis.15.2.6
  Rule: Stone throwers and unseen targets

    @x1
    Scenario: A stone thrower shoots at what it does not see
      Given unit A: stone thrower
      And A and B face each other, 20 steps apart
      And A does not see B
      And the year is 1200
      When A is aimed at B
      Then it throws: stone
      And this clause applies

    @x2
    Scenario: It shoots over a hill
      Given unit A: stone thrower
      And A and B face each other, 20 steps apart
      And between A and B lies: hill
      And the year is 1200
      When A is aimed at B
      Then it throws: stone
      And this clause applies

    @x4
    Scenario: It does not shoot at a unit behind it, seen or unseen
      Given unit A: stone thrower
      And B stands in the rear zone of A
      And for a shot it is 20 steps from A to B
      And A does not see B
      And the year is 1200
      When A is aimed at B
      Then it is not allowed, by clause 5.4§8

    @x3
    Scenario: Of what it sees nothing need be said
      Given unit A: stone thrower
      And A and B face each other, 20 steps apart
      And the year is 1200
      When A is aimed at B
      Then it throws: stone
      And this clause does not apply

  @minis.15.2.7
  Rule: Overhead shooting by stone throwers

    @x1
    Scenario: A stone thrower shoots over a unit
      Given unit A: stone thrower
      And A and B face each other, 20 steps apart
      And C stands between A and B
      And the year is 1200
      When A is aimed at B
      Then it throws: stone
      And this clause applies

    @x2
    Scenario: It shoots over a palisade
      Given unit A: stone thrower
      And A and B face each other, 20 steps apart
      And between A and B lies: fortification
      And the year is 1200
      When A is aimed at B
      Then it throws: stone
      And this clause applies

    @x3
    Scenario: A bombard does not
      Given unit A: heavy bombard
      And A and B face each other, 20 steps apart
      And C stands between A and B
      And the year is 1450
      When A is aimed at B
      Then it is not allowed, by clause 5.4§5

  @minis.15.2.8
  Rule: Skirmishers do not screen a target

    @x1
    Scenario: A bombard shoots past skirmishers
      Given unit A: heavy bombard
      And A and B face each other, 20 steps apart
      And C stands in dispersed order
      And C stands between A and B
      And the year is 1450
      When A is aimed at B
      Then it hits on 1 to 8

    @x2
    Scenario: So does a bolt thrower
      Given unit A: bolt thrower
      And A and B face each other, 20 steps apart
      And C stands in dispersed order
      And C stands between A and B
      When A is aimed at B
      Then it throws: bolt
      And this clause applies

    @x3
    Scenario: Infantry in loose order does screen it
      Given unit A: bolt thrower
      And A and B face each other, 20 steps apart
      And C stands in loose order
      And C stands between A and B
      When A is aimed at B
      Then it is not allowed, by clause 5.4§5

  @minis.15.2.9
  Rule: Target behind skirmishers

    @x1
    Scenario: The skirmishers in front are nearer, yet need not be the target
      Given unit A: bolt thrower
      And unit B: infantry in loose order, A 4, Def 3, M 2
      And A and B face each other, 20 steps apart
      And skirmishers C stand in front of B, nearer to A
      When A shoots at B, rolling 4 against 1
      Then total shooting of A is 8
      And this clause applies

    @x2
    Scenario: Archers must shoot at the skirmishers
      Given unit A: infantry in loose order, A 1, Def 1, M 2
      And A carries light bow
      And A and B face each other, 10 steps apart
      And C stands in dispersed order
      And C is nearer to A than its target
      When A shoots at B
      Then it is not allowed, by clause 5.4§2

  @minis.15.2.10
  Rule: Hit roll

    @x1
    Scenario Outline: Up to the hit chance the shot hits
      Given unit A: heavy bombard
      And A and B face each other, 30 steps apart
      And the year is 1480
      When A rolls <die> to hit B
      Then the hit roll says: <result>
      And this clause applies

      Examples:
        | die | result |
        | 1   | a hit  |
        | 8   | a hit  |
        | 9   | a miss |
        | 19  | a miss |

    @x2
    Scenario Outline: After 1600 a gun hits on one and on ten
      Given unit A: heavy gun
      And A and B face each other, 30 steps apart
      And the year is 1650
      When A rolls <die> to hit B
      Then the hit roll says: <result>
      And this clause applies

      Examples:
        | die | result |
        | 1   | a hit  |
        | 10  | a hit  |
        | 11  | a miss |

    @x3
    Scenario: A die above the hit chance is a miss
      Given unit A: light gun
      And unit B: infantry
      And the year is 1550
      And A and B face each other, 12 steps apart
      And the hit roll of A is 15
      When A shoots at B
      Then the shot of A: a miss

  @minis.15.2.11
  Rule: Standard hit chance

    @x1
    Scenario Outline: Before 1600 it is eight in twenty, from then on ten
      Given unit A: <piece>
      And A and B face each other, 30 steps apart
      And the year is <year>
      When A is aimed at B
      Then it hits on 1 to <chance>
      And this clause gives <chance>

      Examples:
        | piece         | year | chance |
        | heavy bombard | 1450 | 8      |
        | heavy gun     | 1599 | 8      |
        | heavy gun     | 1600 | 10     |
        | heavy gun     | 1700 | 10     |

    @x2
    Scenario: A section of a palisade is hit on the same chance
      Given unit A: heavy bombard
      And barrier section S1: palisade
      And the year is 1450
      When A shells S1 from 30 steps, rolling 9 to hit
      Then S1 takes 0 damage
      And this clause gives 8

  @minis.15.2.12
  Rule: Deep targets

    @x1
    Scenario: Each unit after the first makes the target one easier
      Given A + B + C + E form a column, from front to rear
      And unit D: heavy bombard
      And D and A face each other, 30 steps apart
      And the year is 1480
      When D is aimed at A
      Then it hits on 1 to 11
      And this clause gives 3

    @x2
    Scenario: From behind the column is as deep
      Given A + B form a column, from front to rear
      And unit D: heavy bombard
      And D faces the rear zone of A, 30 steps away
      And the year is 1480
      When D is aimed at A
      Then it hits on 1 to 9

    @x3
    Scenario: The front of a line is not deep
      Given A + B form a line, from left to right
      And unit D: heavy bombard
      And D and A face each other, 30 steps apart
      And the year is 1480
      When D is aimed at A
      Then it hits on 1 to 8
      And this clause does not apply

  @minis.15.2.13
  Rule: Hit chance for shooting into the flank

    @x1
    Scenario: Along a line of three the chance rises by two
      Given A + B + C form a line, from left to right
      And D faces the left flank zone of A, 20 steps away
      And D is a bombard of 1480
      When D is aimed at A
      Then it hits on 1 to 10
      And this clause gives 2

    @x2
    Scenario: Into the flank of a column of one unit's width it does not rise
      Given A + B + C form a column, from front to rear
      And D faces the left flank zone of A, 20 steps away
      And D is a bombard of 1480
      When D is aimed at A
      Then it hits on 1 to 8
      And this clause does not apply

    @x3
    Scenario: Only those of the same rank stand in line
      Given A + B form a column, from front to rear
      And C stands on the right of A
      And D is a bombard of 1480
      And D faces the left flank zone of B, 20 steps away
      When D is aimed at B
      Then it hits on 1 to 8
      And this clause does not apply

  @minis.15.2.14
  Rule: No hit roll for canister

    @x1
    Scenario: At five steps canister hits without a roll
      Given unit A: light gun
      And A and B face each other, 5 steps apart
      When A is aimed at B
      Then it hits without a roll
      And this clause applies

    @x2
    Scenario: At six steps a ball needs its roll
      Given unit A: light gun
      And A and B face each other, 6 steps apart
      And the year is 1550
      When A is aimed at B
      Then it hits on 1 to 8
      And this clause does not apply

  @minis.15.2.15
  Rule: Example: column three deep

    @x1
    Scenario: Before 1600 a column three deep is hit on 1 to 10
      Given A + B + C form a column, from front to rear
      And unit D: heavy bombard
      And D and A face each other, 30 steps apart
      And the year is 1480
      When D is aimed at A
      Then it hits on 1 to 10
      And this clause gives 10

    @x2
    Scenario: From 1600 on the same column is hit on 1 to 12
      Given A + B + C form a column, from front to rear
      And unit D: heavy gun
      And D and A face each other, 30 steps apart
      And the year is 1600
      When D is aimed at A
      Then it hits on 1 to 12
      And this clause does not apply

  @minis.15.2.16
  Rule: Halved hit chance

    @x1
    Scenario: Against an unseen target the chance is half
      Given unit A: stone thrower
      And A and B face each other, 20 steps apart
      And A does not see B
      And the year is 1200
      When A is aimed at B
      Then it hits on 1 to 4
      And this clause gives 4

    @x2
    Scenario: Against skirmishers by themselves it is half
      Given unit A: heavy gun
      And B stands in dispersed order
      And A and B face each other, 30 steps apart
      And the year is 1620
      When A is aimed at B
      Then it hits on 1 to 5
      And this clause gives 5

    @x3
    Scenario: Skirmishers in a formation are hit as often as others
      Given unit A: heavy gun
      And B stands in dispersed order
      And B + C form a line, from left to right
      And A and B face each other, 30 steps apart
      And the year is 1620
      When A is aimed at B
      Then it hits on 1 to 10

    @x4
    Scenario: Against enemy engines it is half
      Given unit A: stone thrower
      And unit B: stone thrower
      And A and B face each other, 20 steps apart
      And the year is 1200
      When A is aimed at B
      Then it hits on 1 to 4
      And this clause gives 4

    @x5
    Scenario: Depth is added first, and a half counts as one
      Given unit A: stone thrower
      And B + C form a column, from front to rear
      And A and B face each other, 20 steps apart
      And A does not see B
      And the year is 1200
      When A is aimed at B
      Then it hits on 1 to 5

    @x6
    Scenario: Three deep and unseen it is still five
      Given unit A: stone thrower
      And B + C + D form a column, from front to rear
      And A and B face each other, 20 steps apart
      And between A and B lies: hill
      And the year is 1200
      When A is aimed at B
      Then it hits on 1 to 5

    @x7
    Scenario: Read the other way, halved before the depth is added, it is six
      Given B + C + D form a column, from front to rear
      And A and B face each other, 20 steps apart
      And between A and B lies: hill
      And A is a stone thrower of 1200
      And the table plays: the depth of a target is added after its hit chance is halved
      When A is aimed at B
      Then it hits on 1 to 6
