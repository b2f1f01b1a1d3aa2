Feature: Point-blank shooting

  @minis.7.who
  Rule: Weapons used point-blank

    Scenario: Infantry throws javelins point-blank
      Given units A + B: infantry in loose order with javelin, Def 1, M 1
      And A and B face each other, 3 steps apart
      And it is the Point-blank phase
      When A shoots point-blank at B, rolling 2 against 4
      Then total shooting of A is 7
      And this clause applies

    Scenario Outline: Riders shoot point-blank with javelin, bow, arquebus and pistol
      Given units A + B: cavalry in loose order with <weapon>, Def 1, M 1
      And A and B face each other, 3 steps apart
      When A shoots point-blank at B, rolling 2 against 4
      Then total shooting of A is <total>
      And this clause applies

      Examples:
        | weapon    | total |
        | javelin   | 7     |
        | light bow | 8     |
        | heavy bow | 9     |
        | arquebus  | 7     |
        | pistol    | 7     |

    Scenario: Archers on foot do not shoot point-blank
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 3 steps apart
      When A shoots point-blank at B
      Then A cannot shoot point-blank at B
      And it is not allowed, by this clause

    Scenario: Riders do not shoot a crossbow point-blank
      Given units A + B: cavalry in loose order with light crossbow, Def 1, M 1
      And A and B face each other, 3 steps apart
      When A shoots point-blank at B
      Then it is not allowed, by this clause

    Scenario: Riders who touch the enemy no longer shoot their bows
      Given units A + B: cavalry in loose order with light bow, Def 1, M 1
      And A and B touch at a corner
      When A shoots point-blank at B
      Then it is not allowed, by this clause

    Scenario: Whether camel riders shoot point-blank is not said
      Given unit A: camel in loose order with light bow
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And A and B face each other, 3 steps apart
      When A shoots point-blank at B
      Then the source does not say

  @minis.7.range
  Rule: Shorter range when mounted

    Scenario: Horse archers shoot point-blank at 3 steps
      Given units A + B: cavalry in loose order with light bow, Def 1, M 1
      And A and B face each other, 3 steps apart
      When A shoots point-blank at B, rolling 2 against 4
      Then B suffers: carry on
      And this clause gives 3

    Scenario Outline: Horse archers and mounted arquebusiers do not shoot point-blank at 3½ steps
      Given units A + B: cavalry in loose order with <weapon>, Def 1, M 1
      And A and B face each other, 3½ steps apart
      When A shoots point-blank at B
      Then it is not allowed, by this clause

      Examples:
        | weapon    |
        | heavy bow |
        | arquebus  |

  @minis.7.half-move
  Rule: Moving too far to shoot point-blank

    Scenario: A rider who has used 8 of 16 steps still shoots
      Given units A + B: cavalry in loose order with javelin, Def 1, M 1
      And A: Mv 16
      And A has spent 8 steps of its movement this turn
      And A and B face each other, 3 steps apart
      When A shoots point-blank at B, rolling 2 against 4
      Then B suffers: carry on
      And this clause gives 8

    Scenario: A rider who has used 8½ of 16 steps does not shoot
      Given units A + B: cavalry in loose order with javelin, Def 1, M 1
      And A: Mv 16
      And A has spent 8½ steps of its movement this turn
      And A and B face each other, 3 steps apart
      When A shoots point-blank at B
      Then A cannot shoot point-blank at B
      And it is not allowed, by this clause

  @minis.7.engaged
  Rule: No shooting in close combat

    Scenario: Archers in close combat do not shoot at another enemy
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And C is in close combat with A
      And A and B face each other, 8 steps apart
      When A shoots at B
      Then A cannot shoot at B
      And it is not allowed, by this clause

    Scenario: Riders in close combat do not shoot point-blank
      Given units A + B: cavalry in loose order with javelin, Def 1, M 1
      And C is in close combat with A
      And A and B face each other, 3 steps apart
      When A shoots point-blank at B
      Then it is not allowed, by this clause

  @minis.7.melee-missiles
  Rule: Javelins and pistols at contact

    Scenario: Javelins at contact cost no movement
      Given unit A: infantry in loose order with javelin
      And A: Mv 12
      And A is in close combat with B
      When how far can A still move after shooting
      Then A can still move 12 steps
      And this clause applies

    Scenario: Javelins are not thrown point-blank at an enemy who is touched
      Given units A + B: infantry in loose order with javelin, Def 1, M 1
      And the front edge of A lies along the front edge of B
      When A shoots point-blank at B
      Then A cannot shoot point-blank at B
      And it is not allowed, by this clause
