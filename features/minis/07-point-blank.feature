Feature: Point-blank shooting

  @minis.7.who
  Rule: Weapons used point-blank

    @x1
    Scenario: Infantry throws javelins point-blank
      Given units A + B: infantry in loose order with javelin, Def 1, M 1
      And A and B face each other, 3 steps apart
      And it is the Point-blank phase
      When A shoots point-blank at B, rolling 2 against 4
      Then total shooting of A is 7
      And this clause applies

    @x2
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

    @x3
    Scenario: Archers on foot do not shoot point-blank
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 3 steps apart
      When A shoots point-blank at B
      Then A cannot shoot point-blank at B
      And it is not allowed, by this clause

    @x4
    Scenario: Riders do not shoot a crossbow point-blank
      Given units A + B: cavalry in loose order with light crossbow, Def 1, M 1
      And A and B face each other, 3 steps apart
      When A shoots point-blank at B
      Then it is not allowed, by this clause

    @x5
    Scenario: Riders who touch the enemy no longer shoot their bows
      Given units A + B: cavalry in loose order with light bow, Def 1, M 1
      And A and B touch at a corner
      When A shoots point-blank at B
      Then it is not allowed, by this clause

    @x6
    Scenario: Whether camel riders shoot point-blank is not said
      Given unit A: camel in loose order with light bow
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And A and B face each other, 3 steps apart
      When A shoots point-blank at B
      Then the source does not say

  @minis.7.range
  Rule: Shorter range when mounted

    @x1
    Scenario: Horse archers shoot point-blank at 3 steps
      Given units A + B: cavalry in loose order with light bow, Def 1, M 1
      And A and B face each other, 3 steps apart
      When A shoots point-blank at B, rolling 2 against 4
      Then B suffers: carry on
      And this clause gives 3

    @x2
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

    @x1
    Scenario: A rider who has used 8 of 16 steps still shoots
      Given units A + B: cavalry in loose order with javelin, Def 1, M 1
      And A: Mv 16
      And A has spent 8 steps of its movement this turn
      And A and B face each other, 3 steps apart
      When A shoots point-blank at B, rolling 2 against 4
      Then B suffers: carry on
      And this clause gives 8

    @x2
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

    @x1
    Scenario: Archers in close combat do not shoot at another enemy
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And C is in close combat with A
      And A and B face each other, 8 steps apart
      When A shoots at B
      Then A cannot shoot at B
      And it is not allowed, by this clause

    @x2
    Scenario: Riders in close combat do not shoot point-blank
      Given units A + B: cavalry in loose order with javelin, Def 1, M 1
      And C is in close combat with A
      And A and B face each other, 3 steps apart
      When A shoots point-blank at B
      Then it is not allowed, by this clause

    @x3
    Scenario: The crew of a chariot in close combat shoots at another enemy
      Given unit A: light chariot
      And A carries light bow
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And C is in close combat with A
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 7

    @x4
    Scenario: Read the other way, a chariot in close combat shoots at nobody
      Given unit A: light chariot
      And A carries light bow
      And C is in close combat with A
      And A and B face each other, 8 steps apart
      And the table plays: a chariot in close combat shoots at nobody
      When A shoots at B
      Then it is not allowed, by this clause

  @minis.7.melee-missiles
  Rule: Javelins and pistols at contact

    @x1
    Scenario: Javelins at contact cost no movement
      Given unit A: infantry in loose order with javelin
      And A: Mv 12
      And A is in close combat with B
      When how far can A still move after shooting
      Then A can still move 12 steps
      And this clause applies

    @x2
    Scenario: Javelins are not thrown point-blank at an enemy who is touched
      Given units A + B: infantry in loose order with javelin, Def 1, M 1
      And the front edge of A lies along the front edge of B
      When A shoots point-blank at B
      Then A cannot shoot point-blank at B
      And it is not allowed, by this clause

  @minis.7.defensive.definition
  Rule: What the defensive shot is

    @x1
    Scenario: The defensive shot is made in the Attack phase
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      And it is the Attack phase
      When E makes a defensive shot at K, the attack rolling 1 against 4, the shot 4 against 3
      Then K suffers: confusion
      And this clause applies

    @x2
    Scenario: In the Point-blank phase there is no attack to answer
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      And it is the Point-blank phase
      When E makes a defensive shot at K
      Then E cannot make a defensive shot at K
      And it is not allowed, by this clause

  @minis.7.defensive.conditions
  Rule: When a defensive shot is possible

    @x1
    Scenario: Archers on Defence shoot at knights who reach them with all of their 16 steps
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 16 steps apart
      When E makes a defensive shot at K, the attack rolling 1 against 4, the shot 4 against 3
      Then K suffers: confusion
      And this clause applies

    @x2
    Scenario: Knights whose 16 steps do not reach the archers give them nothing to shoot at
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 16½ steps apart
      When E makes a defensive shot at K
      Then it is not allowed, by this clause

    @x3
    Scenario: Archers on Manoeuvre make no defensive shot
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Manoeuvre: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K
      Then it is not allowed, by this clause

    @x4
    Scenario: Archers attacked in the flank make no defensive shot
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E are 10 steps apart
      And K stands in the left flank zone of E
      When E makes a defensive shot at K
      Then it is not allowed, by this clause

    @x7
    Scenario: Archers attacked in the flank cannot react with a defensive shot
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K has declared an attack on E from the left flank zone, 10 steps away
      When E reacts to K: defensive shot
      Then it is not allowed, by this clause

    @x5
    Scenario: Archers behind the unit that is attacked make no defensive shot
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And units E + F: infantry in loose order with heavy bow, Def 1, M 2
      And E + F form a column on Defence, from front to rear
      And K and F face each other, 10 steps apart
      When F makes a defensive shot at K
      Then it is not allowed, by this clause

    @x6
    Scenario: Archers at the rear of a hedgehog shoot at knights who attack them there
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And units E + F: infantry in loose order with heavy bow, Def 1, M 2
      And E + F form a column on Defence, from front to rear
      And the formation of E is: hedgehog
      And K and F face each other, 10 steps apart
      When F makes a defensive shot at K, the attack rolling 1 against 4, the shot 4 against 3
      Then this clause applies

  @minis.7.defensive.parameters
  Rule: Shooting instead of fighting

    @x1
    Scenario: Archers who shoot strike no blow, and the knights suffer the shot alone
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 1 against 6, the shot 1 against 6
      Then total shooting of E is 8
      And K suffers: carry on
      And this clause applies

    @x2
    Scenario: Spearmen without missile weapons have nothing to shoot with
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with spear, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K
      Then it is not allowed, by clause 5.3§2
      And this clause does not apply

  @minis.7.defensive.step1-rolls
  Rule: Stage 1: both sides roll

    @x1
    Scenario: Attack and shot are both rolled, each against the other’s defence
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 2 against 3, the shot 4 against 3
      Then total attack of K is 12
      And total shooting of E is 11
      And this clause applies

    @x2
    Scenario: The shot is rolled even where the attack brings panic
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 6 against 1, the shot 4 against 3
      Then total shooting of E is 11
      And this clause applies

  @minis.7.defensive.step2-panic
  Rule: Stage 2: shooters in panic

    @x1
    Scenario: Archers in panic flee, and their shot is cancelled
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 6 against 1, the shot 6 against 1
      Then E suffers: panic
      And E must then: flee
      And this clause applies

    @x2
    Scenario: An R of exactly twice their morale is no panic, and the archers shoot
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 2 against 3, the shot 6 against 1
      Then K suffers: retreat
      And this clause does not apply

  @minis.7.defensive.step3-shot
  Rule: Stage 3: the shot itself

    @x1
    Scenario: The shot costs the knights a figure and throws them back
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 2 against 3, the shot 6 against 1
      Then figures lost by K: 1
      And K must then: retreat
      And this clause applies

    @x2
    Scenario: After panic nobody looks at the shot
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 6 against 1, the shot 6 against 1
      Then E suffers: panic
      And this clause does not apply

  @minis.7.defensive.step4-origin
  Rule: Stage 4: two steps before contact

    @x1
    Scenario: Knights thrown back start their retreat 2 steps from the archers
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 2 against 3, the shot 6 against 1
      Then K and E are now 2 steps apart
      And this clause gives 2

    @x2
    Scenario: Knights who are not stopped touch the archers
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 1 against 6, the shot 1 against 6
      Then K is now in close combat with E
      And this clause does not apply

  @minis.7.defensive.step5-annulled
  Rule: Stage 5: attackers thrown back

    @x1
    Scenario: The attack of knights thrown back does nothing to the archers
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 2 against 3, the shot 6 against 1
      Then E stays where it is
      And this clause applies

    @x2
    Scenario: The attack of knights who only carry on counts
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 2 against 3, the shot 1 against 6
      Then E must then: flee
      And this clause does not apply

  @minis.7.defensive.step6-contact
  Rule: Stage 6: contact

    @x1
    Scenario: Knights whom the shot did not throw back are in close combat with the archers
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 1 against 6, the shot 1 against 6
      Then K is now in close combat with E
      And this clause applies

    @x2
    Scenario: Knights thrown back do not come into contact
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 1 against 6, the shot 6 against 1
      Then K must then: retreat
      And this clause does not apply

  @minis.7.defensive.step7-disorder
  Rule: Stage 7: disordered attackers

    @x1
    Scenario: Disordered knights drive the archers back instead of putting them to flight
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 2 against 4, the shot 4 against 3
      Then R against E is 2
      And E must then: retreat
      And this clause gives −1

    @x2
    Scenario: Knights whom the shot did not disorder put them to flight
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 2 against 4, the shot 1 against 6
      Then R against E is 3
      And E must then: flee
      And this clause does not apply

  @minis.7.example.longbows
  Rule: Example: knights against longbows

    @x1
    Scenario: The knights’ R of 3 becomes 2, and the archers retreat with losses
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And units E + F: infantry in loose order with heavy bow, Def 1, M 2
      And E + F form a column on Defence, from front to rear
      And E stands right behind: barricade
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 2 against 2, the shot 4 against 3
      Then this clause gives 2

    @x2
    Scenario: The knights attack with 12 against 9
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And units E + F: infantry in loose order with heavy bow, Def 1, M 2
      And E + F form a column on Defence, from front to rear
      And E stands right behind: barricade
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 2 against 2, the shot 4 against 3
      Then total defence of E is 9

    @x3
    Scenario: The archers shoot with 12 against 10
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And units E + F: infantry in loose order with heavy bow, Def 1, M 2
      And E + F form a column on Defence, from front to rear
      And E stands right behind: barricade
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 2 against 2, the shot 4 against 3
      Then total defence of K is 10

    @x4
    Scenario: Archers on higher ground would have 1 more in both totals
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And E stands higher than K
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 2 against 2, the shot 4 against 3
      Then total shooting of E is 12

    @x5
    Scenario: Read the other way, higher ground does not count, as the source’s sums have it
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And E stands higher than K
      And K and E face each other, 10 steps apart
      And the table plays: higher ground does not count in a defensive shot
      When E makes a defensive shot at K, the attack rolling 2 against 2, the shot 4 against 3
      Then total shooting of E is 11

  @minis.7.example.longbows-thrown-back
  Rule: Example: knights thrown back

    @x1
    Scenario: With a 6 for their shot the archers throw the knights back and stay
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And units E + F: infantry in loose order with heavy bow, Def 1, M 2
      And E + F form a column on Defence, from front to rear
      And E stands right behind: barricade
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 2 against 2, the shot 6 against 1
      Then this clause applies

    @x2
    Scenario: The knights thrown back retreat
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And units E + F: infantry in loose order with heavy bow, Def 1, M 2
      And E + F form a column on Defence, from front to rear
      And E stands right behind: barricade
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 2 against 2, the shot 6 against 1
      Then K must then: retreat

  @minis.7.defensive.min-distance
  Rule: Too near for a defensive shot

    @x1
    Scenario: An attack from 2 steps away still leaves time for the shot
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 2 steps apart
      When E makes a defensive shot at K, the attack rolling 1 against 4, the shot 4 against 3
      Then K suffers: confusion
      And this clause gives 2

    @x2
    Scenario: An attack from 1½ steps away leaves none
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 1½ steps apart
      When E makes a defensive shot at K
      Then E cannot make a defensive shot at K
      And it is not allowed, by this clause

  @minis.7.defensive.weapons
  Rule: Weapons for the defensive shot

    @x1
    Scenario Outline: Crossbows, arquebuses and muskets make a defensive shot
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with <weapon>, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 1 against 6, the shot 1 against 6
      Then K suffers: carry on
      And this clause applies

      Examples:
        | weapon         |
        | light bow      |
        | light crossbow |
        | heavy crossbow |
        | arquebus       |
        | musket         |

    @x2
    Scenario Outline: Javelins and pistols make none
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with <weapon>, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K
      Then E cannot make a defensive shot at K
      And it is not allowed, by this clause

      Examples:
        | weapon  |
        | javelin |
        | pistol  |

    @x3
    Scenario: A stone thrower makes none
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E: stone thrower
      And E is on Defence
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K
      Then it is not allowed, by this clause

  @minis.7.defensive.optional
  Rule: Defensive shot optional

    @x1
    Scenario: Archers may hold their fire and wait for contact
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      When E holds its fire against K
      Then it is allowed
      And this clause applies

    @x2
    Scenario: Archers who have held their fire do not shoot after all
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And K and E face each other, 10 steps apart
      And E has held its fire against K
      When E makes a defensive shot at K
      Then it is not allowed, by this clause

  @minis.7.defensive.after-return
  Rule: No defensive shot after a return shot

    @x1
    Scenario: Archers who have made a return shot make no defensive shot in the same turn
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And E, this turn: has made a return shot
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K
      Then E cannot make a defensive shot at K
      And it is not allowed, by this clause

    @x2
    Scenario: Archers who were shot at and did not answer make a defensive shot
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And E, this turn: was shot at
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 1 against 4, the shot 4 against 3
      Then K suffers: confusion
      And this clause does not apply

  @minis.7.defensive.support
  Rule: Support from the second rank

    @x1
    Scenario: Archers behind add 1 to a defensive shot
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And units E + F: infantry in loose order with heavy bow, Def 1, M 2
      And E + F form a column on Defence, from front to rear
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 1 against 4, the shot 3 against 3
      Then total shooting of E is 11
      And this clause applies

    @x2
    Scenario: Archers behind add 1 to a return shot
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And B + C form a column on Defence, from front to rear
      And A and B face each other, 8 steps apart
      When A shoots at B, and B shoots back, rolling 3 against 4 and 3 against 4
      Then total shooting of B is 10
      And this clause applies

    @x3
    Scenario: Spearmen behind add nothing to a defensive shot
      Given unit K: cavalry in loose order, A 6, Def 4, M 3, Mv 16
      And unit E on Defence: infantry in loose order with heavy bow, Def 1, M 2
      And unit F: infantry in loose order with spear, Def 1, M 2
      And E + F form a column on Defence, from front to rear
      And K and E face each other, 10 steps apart
      When E makes a defensive shot at K, the attack rolling 1 against 4, the shot 3 against 3
      Then total shooting of E is 10
