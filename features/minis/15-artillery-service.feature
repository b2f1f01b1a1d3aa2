Feature: Pieces in service and what helps against them

  @minis.15.2.17
  Rule: Burst or broken piece

    @x1
    Scenario: On a 20 the piece is broken
      Given unit A: heavy bombard
      And A and B face each other, 30 steps apart
      And the year is 1480
      When A rolls 20 to hit B
      Then the hit roll says: burst, broken or out of ammunition
      And this clause applies

    @x2
    Scenario: A broken piece shoots no more
      Given unit A: heavy bombard
      And barrier section S1: palisade
      And the year is 1480
      And A and B face each other, 30 steps apart
      And A has shelled S1 from 30 steps, rolling 20 to hit
      When A is aimed at B
      Then it is not allowed, by this clause

    @x3
    Scenario: A shot at a palisade can burst it too
      Given unit A: heavy bombard
      And barrier section S1: palisade
      And the year is 1480
      When A shells S1 from 30 steps, rolling 20 to hit
      Then A is out of action
      And this clause applies

    @x4
    Scenario: A piece that has burst takes no part in a later bombardment
      Given unit A: heavy bombard
      And barrier section S1: palisade
      And the year is 1480
      And A has burst or broken down
      When A shells S1 from 30 steps
      Then it is not allowed, by this clause

  @minis.15.2.18
  Rule: Artillery uses all its movement to shoot

    @x1
    Scenario: A gun that has moved does not shoot
      Given unit A: light gun
      And A has spent 1 steps of its movement this turn
      And unit B: infantry in loose order, A 1, Def 1, M 2
      And A and B face each other, 30 steps apart
      When A shoots at B
      Then it is not allowed, by this clause

    @x2
    Scenario: A gun that has shot does not move
      Given unit A: light gun
      And A: Mv 6
      And A, this turn: has shot
      When how far can A still move after shooting
      Then A can still move 0 steps
      And this clause applies

    @x3
    Scenario: Nor does a bolt thrower, though it shoots as a crossbow
      Given unit A: bolt thrower
      And A: Mv 6
      And A, this turn: has shot
      When how far can A still move after shooting
      Then A can still move 0 steps
      And this clause applies

    @x4
    Scenario: A gun that was turned does not shoot
      Given unit A: light gun
      And A has turned to a new facing
      And barrier section S1: palisade
      When A shells S1 from 30 steps
      Then it is not allowed, by this clause

  @minis.15.2.19
  Rule: Moving engines and light artillery

    @x1
    Scenario Outline: Engines and light pieces on wheels move six steps
      Given unit A: <piece>
      And the year is <year>
      When the movement of A is counted
      Then the movement of A is <steps> steps
      And this clause gives <steps>

      Examples:
        | piece         | year | steps |
        | bolt thrower  | 1100 | 6     |
        | stone thrower | 1100 | 6     |
        | light bombard | 1450 | 6     |
        | light gun     | 1550 | 6     |

    @x2
    Scenario: Before 1450 a light bombard has no wheels and stays where it is
      Given unit A: light bombard
      And the year is 1449
      When the movement of A is counted
      Then the movement of A is 0 steps
      And this clause applies

    @x3
    Scenario: A heavy gun is not among them
      Given unit A: heavy gun
      When the movement of A is counted
      Then the movement of A is 0 steps
      And this clause does not apply

  @minis.15.2.20
  Rule: No doubling on the march for engines and light artillery

    @x1
    Scenario: On the march a light gun goes no seventh step
      Given unit A: light gun
      And A is on Manoeuvre
      And A is in command
      When A moves 7 steps
      Then it is not allowed, by clause 6.1§1

    @x2
    Scenario: Six it does go
      Given unit A: light gun
      And A is on Manoeuvre
      And A is in command
      When A moves 6 steps
      Then this clause applies

  @minis.15.2.21
  Rule: Heavy pieces cannot move

    @x1
    Scenario Outline: A heavy piece goes nowhere
      Given unit A: <piece>
      When the movement of A is counted
      Then the movement of A is 0 steps
      And this clause gives 0

      Examples:
        | piece         |
        | heavy bombard |
        | heavy gun     |

    @x2
    Scenario: A light gun is no heavy piece
      Given unit A: light gun
      And the year is 1550
      When the movement of A is counted
      Then the movement of A is 6 steps
      And this clause does not apply

  @minis.15.2.22
  Rule: Turning engines and light artillery

    @x1
    Scenario: A light gun that has done nothing else turns
      Given unit A: light gun
      When A turns to a new facing
      Then it is allowed
      And this clause applies

    @x5
    Scenario: In which zones its enemies stand is then to be said anew
      Given unit A: light gun
      And B stands in the left flank zone of A
      And A stands in the front zone of B
      When A turns to a new facing
      Then of A alone the zones are to be said anew

    @x2
    Scenario: One that has moved a step does not
      Given unit A: stone thrower
      And A has spent 1 steps of its movement this turn
      When A turns to a new facing
      Then it is not allowed, by this clause

    @x3
    Scenario: One that has shot does not
      Given unit A: light bombard
      And A, this turn: has shot
      When A turns to a new facing
      Then it is not allowed, by this clause

    @x4
    Scenario: It does not turn twice
      Given unit A: light bombard
      And A has turned to a new facing
      When A turns to a new facing
      Then it is not allowed, by this clause

  @minis.15.2.23
  Rule: Heavy pieces cannot turn

    @x1
    Scenario Outline: A heavy piece is not turned
      Given unit A: <piece>
      When A turns to a new facing
      Then it is not allowed, by this clause

      Examples:
        | piece         |
        | heavy bombard |
        | heavy gun     |

    @x2
    Scenario: A light piece is
      Given unit A: light bombard
      When A turns to a new facing
      Then it is allowed
      And this clause does not apply

  @minis.15.2.24
  Rule: Piercing by bolts and canister

    @x1
    Scenario: Bolts take three from Def
      Given unit A: bolt thrower
      And unit B: infantry in close order, A 6, Def 6, M 3
      And A and B face each other, 20 steps apart
      When A shoots at B, rolling 1 against 1
      Then total defence of B is 9
      And this clause gives 3

    @x2
    Scenario: Canister takes four
      Given unit A: light gun
      And unit B: infantry in close order, A 6, Def 6, M 3
      And A and B face each other, 5 steps apart
      When A shoots at B, rolling 1 against 1
      Then total defence of B is 8
      And this clause gives 4

    @x3
    Scenario: Of a ball there is nothing to pierce
      Given unit A: light gun
      And A and B face each other, 12 steps apart
      And the year is 1550
      When A is aimed at B
      Then its piercing is 6
      And this clause does not apply

  @minis.15.2.25
  Rule: Cover against bolts and canister

    @x1
    Scenario: Large shields help against bolts
      Given unit A: bolt thrower
      And unit B: infantry in close order, A 4, Def 2, M 2
      And B carries large shield
      And B is on Defence
      And A and B face each other, 20 steps apart
      When A shoots at B, rolling 1 against 1
      Then total defence of B is 7

    @x2
    Scenario: Stakes help against canister
      Given unit A: light gun
      And unit B: infantry
      And A and B face each other, 5 steps apart
      And B stands right behind: barricade
      When A is aimed at B
      Then a barrier adds 1 to the defence of its target
      And this clause applies

    @x3
    Scenario: A palisade helps against bolts
      Given unit A: bolt thrower
      And unit B: infantry
      And A and B face each other, 20 steps apart
      And B stands right behind: fortification
      When A is aimed at B
      Then a barrier adds 2 to the defence of its target
      And this clause applies

  @minis.15.2.26
  Rule: Cover against balls and stones

    @x1
    Scenario: Stakes are no help against a ball
      Given unit A: light gun
      And unit B: infantry
      And A and B face each other, 12 steps apart
      And B stands right behind: barricade
      And the year is 1550
      When A is aimed at B
      Then a barrier adds 0 to the defence of its target

    @x2
    Scenario: Stakes are no help against a stone
      Given A is a stone thrower of 1200
      And unit B: infantry
      And A and B face each other, 20 steps apart
      And B stands right behind: barricade
      When A is aimed at B
      Then a barrier adds 0 to the defence of its target
      And this clause applies

    @x3
    Scenario: Armour is no help against a stone
      Given A is a stone thrower of 1200
      And unit B: infantry in close order, A 6, Def 6, M 3
      And A and B face each other, 20 steps apart
      And the hit roll of A is 8
      When A shoots at B, rolling 1 against 1
      Then total defence of B is 6
      And this clause applies

    @x4
    Scenario: Read the other way, a stone takes four from Def
      Given A is a stone thrower of 1200
      And unit B: infantry in close order, A 6, Def 6, M 3
      And A and B face each other, 20 steps apart
      And the hit roll of A is 8
      And the table plays: stones take their piercing from armour
      When A shoots at B, rolling 1 against 1
      Then total defence of B is 8

  @minis.15.2.27
  Rule: Defence against balls

    @x1
    Scenario: Against a ball even plate armour is Def 0
      Given D is a bombard of 1480
      And unit B: infantry in close order, A 6, Def 6, M 3
      And D and B face each other, 20 steps apart
      And the hit roll of D is 8
      When D shoots at B, rolling 1 against 1
      Then total defence of B is 6
      And this clause gives 0

    @x2
    Scenario: Horses are large targets all the same
      Given D is a bombard of 1480
      And unit B: cavalry in loose order, A 6, Def 6, M 3
      And D and B face each other, 20 steps apart
      And the hit roll of D is 8
      When D shoots at B, rolling 1 against 1
      Then total defence of B is 4
      And this clause gives 0

    @x3
    Scenario: Canister leaves them their armour
      Given unit A: light gun
      And unit B: infantry in close order, A 6, Def 6, M 3
      And A and B face each other, 5 steps apart
      When A shoots at B, rolling 1 against 1
      Then total defence of B is 8
      And this clause does not apply

  @minis.15.2.28
  Rule: Fortifications against balls

    @x1
    Scenario: Of all cover a palisade alone helps against a ball
      Given D is a bombard of 1480
      And unit B: infantry
      And D and B face each other, 20 steps apart
      And B stands right behind: fortification
      When D is aimed at B
      Then a barrier adds 2 to the defence of its target
      And this clause applies

    @x2
    Scenario: It helps against stones as well
      Given A is a stone thrower of 1200
      And unit B: infantry
      And A and B face each other, 20 steps apart
      And B stands right behind: fortification
      When A is aimed at B
      Then a barrier adds 2 to the defence of its target
      And this clause applies

    @x3
    Scenario: Read the other way, stones leave armour something and the palisade helps too
      Given A is a stone thrower of 1200
      And unit B: infantry in close order, A 6, Def 6, M 3
      And A and B face each other, 20 steps apart
      And the hit roll of A is 8
      And the table plays: stones take their piercing from armour
      When A shoots at B, rolling 1 against 1
      Then total defence of B is 8
