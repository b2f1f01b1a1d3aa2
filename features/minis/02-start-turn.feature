Feature: The turn and its phases

  @minis.2.4.attacker-first
  Rule: The attacker goes first

    @x1
    Scenario: The attacker begins the battle with his Command phase
      Given blue is the attacker
      When blue takes the first turn
      Then it is now the turn of blue
      And the next phase is the Command phase
      And this clause applies

    @x2
    Scenario: The attacker begins each game turn
      Given blue is the attacker
      And it is game turn 4
      And it is the turn of red
      And it is the Orders phase
      When the phase ends
      Then game turn 5 begins
      And this clause applies

    @x3
    Scenario: The defender's turn belongs to the same game turn
      Given blue is the attacker
      And it is game turn 4
      And it is the turn of blue
      And it is the Orders phase
      When the phase ends
      Then it is now the turn of red
      And this clause does not apply

    @x4
    Scenario: After the defender it is the attacker's turn again, whatever the number of the game turn
      Given it is the Orders phase of red, the defender
      When the phase ends
      Then it is now the turn of blue
      And this clause applies

  @minis.2.4.active
  Rule: The active player

    @x1
    Scenario: After all his phases the other player is active
      Given blue is the attacker
      And it is the turn of blue
      And it is the Orders phase
      When the phase ends
      Then it is now the turn of red
      And this clause applies

    @x2
    Scenario: The other player does not move in the Manoeuvre phase of the active one
      Given it is the turn of blue
      And it is the Manoeuvre phase
      When red wants to begin: moving
      Then it is not allowed, by this clause

  @minis.2.4.reactions
  Rule: Reactions of the other player

    @x1
    Scenario: The other player reacts to an attack
      Given it is the turn of blue
      And it is the Attack phase
      When red wants to begin: reacting to an attack
      Then now is its time, the Attack phase
      And this clause applies

    @x2
    Scenario: The active player has nothing to react to
      Given it is the turn of blue
      And it is the Attack phase
      When blue wants to begin: reacting to an attack
      Then it is not allowed, by this clause

  @minis.2.4.combat-order
  Rule: Order of several fights

    @x1
    Scenario: The active player chooses which fight comes next
      Given it is the turn of blue
      And it is the Close-combat phase
      When blue wants to begin: choosing which fight is resolved next
      Then now is its time, the Close-combat phase
      And this clause applies

    @x2
    Scenario: The other player does not
      Given it is the turn of blue
      And it is the Close-combat phase
      When red wants to begin: choosing which fight is resolved next
      Then it is not allowed, by this clause

  @minis.2.4.turn
  Rule: The game turn

    @x1
    Scenario Outline: Eight phases follow one another
      Given blue is the attacker
      And it is the turn of blue
      And it is the <phase>
      When the phase ends
      Then the next phase is the <next>
      And this clause applies

      Examples:
        | phase              | next               |
        | Command phase      | Shooting phase     |
        | Shooting phase     | Manoeuvre phase    |
        | Manoeuvre phase    | Point-blank phase  |
        | Point-blank phase  | Attack phase       |
        | Attack phase       | Close-combat phase |
        | Close-combat phase | Recovery phase     |
        | Recovery phase     | Orders phase       |
        | Orders phase       | Command phase      |

  @minis.2.4.1
  Rule: Command phase

    @x1
    Scenario Outline: Orders are revealed and tests taken in the Command phase
      Given it is the turn of blue
      And it is the Command phase
      When blue wants to begin: <deed>
      Then now is its time, the Command phase
      And this clause applies

      Examples:
        | deed                           |
        | revealing orders               |
        | taking a leadership test       |
        | halting fleeing troops         |
        | stopping the looting of a camp |

    @x2
    Scenario: In the Shooting phase it is too late to halt fleeing troops
      Given it is the turn of blue
      And it is the Shooting phase
      When blue wants to begin: halting fleeing troops
      Then it is not allowed, by this clause

  @minis.2.4.2
  Rule: Shooting phase

    @x1
    Scenario Outline: One side shoots, the other reacts
      Given it is the turn of blue
      And it is the Shooting phase
      When <side> wants to begin: <deed>
      Then now is its time, the Shooting phase
      And this clause applies

      Examples:
        | side | deed                 |
        | blue | shooting             |
        | red  | reacting to shooting |

    @x2
    Scenario: After the manoeuvres nobody shoots from afar
      Given it is the turn of blue
      And it is the Point-blank phase
      When blue wants to begin: shooting
      Then it is not allowed, by this clause

  @minis.2.4.3
  Rule: Manoeuvre phase

    @x1
    Scenario Outline: Units move and change formation in the Manoeuvre phase
      Given it is the turn of blue
      And it is the Manoeuvre phase
      When blue wants to begin: <deed>
      Then now is its time, the Manoeuvre phase
      And this clause applies

      Examples:
        | deed               |
        | moving             |
        | changing formation |

    @x2
    Scenario: Nobody moves in the Shooting phase
      Given it is the turn of blue
      And it is the Shooting phase
      When blue wants to begin: moving
      Then it is not allowed, by this clause

    @x3
    Scenario: In the Shooting phase nobody moves
      Given units A + B: infantry in loose order
      And A + B are on Manoeuvre, with Mv 12
      And A is blue
      And it is the Shooting phase of blue, the attacker
      When A moves 4 steps
      Then it is not allowed, by this clause

    @x4
    Scenario: Nor does a unit of the other player move in this phase
      Given units A + B: infantry in loose order
      And A + B are on Manoeuvre, with Mv 12
      And A is red
      And it is the Manoeuvre phase of blue, the attacker
      When A moves 4 steps
      Then it is not allowed, by clause 2.4§2

  @minis.2.4.4
  Rule: Point-blank phase

    @x1
    Scenario: After the movement some weapons shoot at short range
      Given it is the turn of blue
      And it is the Point-blank phase
      When blue wants to begin: shooting at point-blank range
      Then now is its time, the Point-blank phase
      And this clause applies

    @x2
    Scenario: In the Shooting phase nobody shoots at point-blank range
      Given it is the turn of blue
      And it is the Shooting phase
      When blue wants to begin: shooting at point-blank range
      Then it is not allowed, by this clause

    @x3
    Scenario: Whether such a shot is answered is not said
      Given it is the turn of blue
      And it is the Point-blank phase
      When red wants to begin: reacting to shooting
      Then the source does not say

  @minis.2.4.5
  Rule: Attack phase

    @x1
    Scenario Outline: One side attacks, the other reacts
      Given it is the turn of blue
      And it is the Attack phase
      When <side> wants to begin: <deed>
      Then now is its time, the Attack phase
      And this clause applies

      Examples:
        | side | deed                  |
        | blue | declaring an attack   |
        | red  | reacting to an attack |

    @x2
    Scenario: In the Manoeuvre phase no attack is declared
      Given it is the turn of blue
      And it is the Manoeuvre phase
      When blue wants to begin: declaring an attack
      Then it is not allowed, by this clause

  @minis.2.4.6
  Rule: Close-combat phase

    @x1
    Scenario: The clash and all later rounds are fought in the Close-combat phase
      Given it is the turn of blue
      And it is the Close-combat phase
      When blue wants to begin: fighting in close combat
      Then now is its time, the Close-combat phase
      And this clause applies

    @x2
    Scenario: In the Attack phase nobody fights yet
      Given it is the turn of blue
      And it is the Attack phase
      When blue wants to begin: fighting in close combat
      Then it is not allowed, by this clause

    @x3
    Scenario: The phase does not end before its fights are fought
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And it is the Close-combat phase of blue, the attacker
      And A has attacked B from the front zone; the clash comes next
      When the phase ends
      Then it is not allowed, by this clause

    @x4
    Scenario: Once they are fought it does
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And it is the Close-combat phase of blue, the attacker
      And A has attacked B from the front zone; the clash comes next
      And A and B have fought, rolling 1 and 1 for attack, 6 and 6 for defence
      When the phase ends
      Then the next phase is the Recovery phase

    @x5
    Scenario: Whoever must retreat does so before the next fight
      Given units A + B + C + D: infantry in loose order, A 2, Def 1, M 2
      And it is the Close-combat phase of blue, the attacker
      And after combat, A must retreat from B
      And C has attacked D from the front zone; the clash comes next
      When C and D fight a round
      Then it is not allowed, by this clause

    @x6
    Scenario: Nobody retreats whom nothing has thrown back
      Given units A + B: infantry in loose order
      And A: Mv 12
      And it is the Close-combat phase of blue, the attacker
      And B stands in the front zone of A
      When A retreats from B
      Then it is not allowed, by this clause

  @minis.2.4.7
  Rule: Recovery phase

    @x1
    Scenario: Units that have stood recovering recover in the Recovery phase
      Given it is the turn of blue
      And it is the Recovery phase
      When blue wants to begin: recovering
      Then now is its time, the Recovery phase
      And this clause applies

    @x2
    Scenario: They have not recovered before, in the Close-combat phase
      Given it is the turn of blue
      And it is the Close-combat phase
      When blue wants to begin: recovering
      Then it is not allowed, by this clause

  @minis.2.4.8
  Rule: Orders phase

    @x1
    Scenario: Orders for the next turn are issued in the last phase
      Given it is the turn of blue
      And it is the Orders phase
      When blue wants to begin: issuing orders
      Then now is its time, the Orders phase
      And this clause applies

    @x2
    Scenario: In the Command phase they are revealed, not issued
      Given it is the turn of blue
      And it is the Command phase
      When blue wants to begin: issuing orders
      Then it is not allowed, by this clause
