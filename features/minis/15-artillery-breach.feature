Feature: Shelling barriers

  @minis.15.5.1
  Rule: Barricades withstand shooting

    @x1
    Scenario: Nobody shells stakes to pieces
      Given unit A: heavy bombard
      And barrier section S1: stakes
      And the year is 1480
      When A shells S1 from 20 steps
      Then it is not allowed, by this clause

    @x2
    Scenario: A breached section is not shelled any further
      Given unit A: heavy bombard
      And barrier section S1: palisade
      And shots have breached S1
      And the year is 1480
      When A shells S1 from 20 steps
      Then it is not allowed, by this clause

  @minis.15.5.1.b
  Rule: Debris as a barricade

    @x1
    Scenario: Behind the debris troops defend one better
      Given units A + B: infantry in loose order
      And barrier section S1: palisade
      And shots have breached S1
      And A stands right behind section S1
      When what a barrier adds to the defence of A against B
      Then A gets 1 for a barrier

    @x2
    Scenario: The shot that makes the breach makes the barricade
      Given unit A: heavy bombard
      And barrier section S1: palisade
      And earlier shots of A did S1 15 damage
      And the year is 1480
      When A shells S1 from 20 steps, rolling 8 to hit and 1 for the damage
      Then S1 is breached
      And this clause applies

    @x3
    Scenario: A section still standing is no debris
      Given unit A: heavy bombard
      And barrier section S1: palisade
      And the year is 1480
      When A shells S1 from 20 steps, rolling 8 to hit and 6 for the damage
      Then S1 is not breached
      And this clause does not apply

  @minis.15.5.2
  Rule: Choosing section or unit

    @x1
    Scenario: The chosen section takes the damage
      Given unit A: heavy bombard
      And barrier section S1: palisade
      And barrier section S2: palisade
      And the year is 1480
      When A shells S1 from 20 steps, rolling 8 to hit and 4 for the damage
      Then S1 takes 10 damage
      And this clause applies

    @x2
    Scenario: The next section takes none
      Given unit A: heavy bombard
      And barrier section S1: palisade
      And barrier section S2: palisade
      And the year is 1480
      When A shells S1 from 20 steps, rolling 8 to hit and 4 for the damage
      Then S2 takes 0 damage

  @minis.15.5.3
  Rule: Shooting at defenders

    @x1
    Scenario: Whoever shoots at defenders works out TS and TD as ever
      Given D is a bombard of 1480
      And unit B: infantry in close order, A 4, Def 3, M 2
      And D and B face each other, 20 steps apart
      And B stands right behind: fortification
      And the hit roll of D is 8
      When D shoots at B, rolling 4 against 1
      Then total defence of B is 8

    @x2
    Scenario: Their palisade helps them as ever
      Given D is a bombard of 1480
      And unit B: infantry
      And D and B face each other, 20 steps apart
      And B stands right behind: fortification
      When D is aimed at B
      Then a barrier adds 2 to the defence of its target
      And this clause applies

    @x3
    Scenario: A unit behind no barrier is no defender
      Given D is a bombard of 1480
      And unit B: infantry
      And D and B face each other, 20 steps apart
      When D is aimed at B
      Then a barrier adds 0 to the defence of its target
      And this clause does not apply

  @minis.15.5.4
  Rule: Destroying a barrier

    @x1
    Scenario: Eighteen in all are not enough against a durability of eighteen
      Given unit A: heavy bombard
      And barrier section S1: palisade
      And earlier shots of A did S1 10 damage
      And the year is 1480
      When A shells S1 from 20 steps, rolling 8 to hit and 2 for the damage
      Then S1 is not breached
      And this clause gives 8

    @x2
    Scenario: Nineteen are
      Given unit A: heavy bombard
      And barrier section S1: palisade
      And earlier shots of A did S1 10 damage
      And the year is 1480
      When A shells S1 from 20 steps, rolling 8 to hit and 3 for the damage
      Then S1 is breached
      And this clause applies

    @x3
    Scenario: A miss does no damage
      Given unit A: heavy bombard
      And barrier section S1: palisade
      And the year is 1480
      When A shells S1 from 20 steps, rolling 9 to hit
      Then S1 takes 0 damage
      And this clause does not apply

    @x4
    Scenario: How pieces of different piercing add up is not said
      Given unit A: heavy bombard
      And unit B: light bombard
      And barrier section S1: palisade
      And the year is 1480
      And B has shelled S1 from 12 steps, rolling 8 to hit and 4 for the damage
      When A shells S1 from 20 steps, rolling 8 to hit and 4 for the damage
      Then the source does not say

    @x5
    Scenario: A light bombard at the next section is no matter
      Given D is a bombard of 1480
      And unit B: light bombard
      And barrier section S1: palisade
      And barrier section S2: palisade
      And B has shelled S2 from 12 steps, rolling 8 to hit and 4 for the damage
      When D shells S1 from 20 steps, rolling 8 to hit and 4 for the damage
      Then S1 takes 10 damage

    @x6
    Scenario: Two pieces of one kind add up
      Given D is a bombard of 1480
      And unit B: heavy bombard
      And barrier section S1: palisade
      And B has shelled S1 from 20 steps, rolling 8 to hit and 6 for the damage
      When D shells S1 from 20 steps, rolling 8 to hit and 1 for the damage
      Then S1 is breached

  @minis.15.5.5
  Rule: Piercing against durability

    @x1
    Scenario Outline: The piercing of a piece is taken from the durability
      Given unit A: <piece>
      And barrier section S1: palisade
      And the year is <year>
      When A shells S1 from 12 steps, rolling 8 to hit and 1 for the damage
      Then S1 takes <damage> damage
      And this clause gives <left>

      Examples:
        | piece         | year | damage | left |
        | stone thrower | 1480 | 6      | 26   |
        | light bombard | 1480 | 6      | 24   |
        | heavy bombard | 1480 | 7      | 18   |

    @x2
    Scenario: What is left to a stone thrower is more than one shot can do
      Given unit A: stone thrower
      And barrier section S1: palisade
      And earlier shots of A did S1 20 damage
      And the year is 1480
      When A shells S1 from 12 steps, rolling 8 to hit and 1 for the damage
      Then S1 is not breached
      And this clause gives 26

  @minis.15.5.6
  Rule: Breach in a fortification

    @x1
    Scenario: A destroyed section is a breach, and a barricade
      Given unit A: heavy bombard
      And barrier section S1: palisade
      And earlier shots of A did S1 15 damage
      And the year is 1480
      When A shells S1 from 20 steps, rolling 8 to hit and 1 for the damage
      Then S1 is breached
      And this clause applies

    @x2
    Scenario: Cavalry may storm a breach
      Given unit A: cavalry
      And barrier section S1: palisade
      And barrier section S2: palisade
      And shots have breached S1
      And A, on Attack with Mv 18, stands right in front of section S1
      When A crosses S1
      Then this clause applies

    @x3
    Scenario: A section beside it is a fortification still
      Given unit A: cavalry
      And barrier section S1: palisade
      And barrier section S2: palisade
      And shots have breached S1
      And A, on Attack with Mv 18, stands right in front of section S2
      When A crosses S2
      Then it is not allowed, by clause 14.3.4

  @minis.15.5.7
  Rule: Example: shelling a camp

    @x1
    Scenario: The heavy bombards do ten damage, and eight is left
      Given unit A: heavy bombard
      And barrier section S1: palisade
      And the year is 1480
      When A shells S1 from 20 steps, rolling 8 to hit and 4 for the damage
      Then S1 takes 10 damage
      And this clause gives 8
      And clause 15.5.5 gives 18

    @x2
    Scenario: Next turn the section may be destroyed
      Given unit A: heavy bombard
      And barrier section S1: palisade
      And earlier shots of A did S1 10 damage
      And the year is 1480
      When A shells S1 from 20 steps, rolling 8 to hit and 3 for the damage
      Then S1 is breached
      And total shooting of A is 9
