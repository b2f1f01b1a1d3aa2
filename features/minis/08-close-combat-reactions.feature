Feature: Reactions to an attack

  @minis.8.2.1
  Rule: Revealing the attacked unit’s order

    @x1
    Scenario: The order of an attacked unit is revealed
      Given A is on Attack
      And B is on Manoeuvre
      And A and B face each other, 8 steps apart
      When A declares an attack on B
      Then the order of B is face up
      And this clause applies

    @x2
    Scenario: Skirmishers have no order to reveal
      Given A is on Attack
      And unit B: infantry in dispersed order, A 1, Def 0, M 2
      And A and B face each other, 8 steps apart
      When A declares an attack on B
      Then it is allowed
      And this clause does not apply

  @minis.8.2.2
  Rule: Reactions by order

    @x1
    Scenario Outline: The order decides what an attacked unit may do
      Given A: Mv 12
      And B is on <order>
      And A has declared an attack on B from the front zone, 8 steps away
      When B reacts to A: <reaction>
      Then next, B carries out: <reaction>
      And this clause applies

      Examples:
        | order     | reaction            |
        | Defence   | defensive shot      |
        | Defence   | hedgehog            |
        | Manoeuvre | evasion             |
        | Manoeuvre | change of formation |

    @x2
    Scenario Outline: What its order does not allow, an attacked unit may not do
      Given A: Mv 12
      And B is on <order>
      And A has declared an attack on B from the front zone, 8 steps away
      When B reacts to A: <reaction>
      Then it is not allowed, by this clause

      Examples:
        | order     | reaction                    |
        | Defence   | evasion                     |
        | Defence   | counter-attack              |
        | Defence   | turning to face the attacker |
        | Manoeuvre | counter-attack              |
        | Manoeuvre | defensive shot              |
        | Attack    | evasion                     |
        | Attack    | defensive shot              |
        | Recovery  | defensive shot              |
        | Recovery  | evasion                     |

    @x3
    Scenario: A single unit under Manoeuvre turns to face the attack on its flank
      Given unit B: infantry
      And A: Mv 12
      And B is on Manoeuvre
      And A has declared an attack on B from the flank zone, 8 steps away
      When B reacts to A: turning to face the attacker
      Then A now attacks B from the front zone

  @minis.8.2.3
  Rule: Skirmishers under attack

    @x1
    Scenario Outline: Skirmishers react as under any order
      Given A: Mv 12
      And unit B: infantry in dispersed order, A 1, Def 0, M 2
      And A has declared an attack on B from the front zone, 8 steps away
      When B reacts to A: <reaction>
      Then next, B carries out: <reaction>
      And this clause applies

      Examples:
        | reaction       |
        | evasion        |
        | defensive shot |

    @x2
    Scenario: Skirmishers may even counter-attack
      Given A: Mv 12
      And unit B: infantry in dispersed order, A 1, Def 0, M 2
      And B: Mv 12
      And A has declared an attack on B from the front zone, 8 steps away
      When B reacts to A: counter-attack
      Then B has now spent 4 steps of its movement
      And this clause applies

    @x3
    Scenario: Skirmishers in a formation keep to its order
      Given A: Mv 12
      And unit B: infantry in dispersed order, A 1, Def 0, M 2
      And B + C form a line, from left to right
      And C is on Defence
      And A has declared an attack on B from the front zone, 8 steps away
      When B reacts to A: evasion
      Then it is not allowed, by clause minis.8.2.2

  @minis.8.2.4
  Rule: Changing the defender’s order

    @x1
    Scenario: A commander in the attacked unit may try to change its order
      Given A is on Attack
      And B is on Manoeuvre
      And K is a commander in B
      And A and B face each other, 8 steps apart
      When A declares an attack on B
      Then the order of B is face up
      And this clause applies

    @x2
    Scenario: Once his test has changed the order to Attack, the unit counter-attacks
      Given A: Mv 12
      And B: Mv 12
      And K is a commander in B
      And A has declared an attack on B from the front zone, 8 steps away
      And K has tried to change the order of B, which was under attack or fire, to Attack, rolling 3
      When B reacts to A: counter-attack
      Then A and B are in close combat

    @x3
    Scenario: A commander who has taken his test this turn has no second one
      Given A is on Attack
      And K is a commander in B
      And K has already taken a leadership test this turn
      And A and B face each other, 8 steps apart
      When A declares an attack on B
      Then the order of B is face up
      And this clause does not apply

  @minis.8.2.5
  Rule: Who reacts

    @x1
    Scenario: The neighbour of an attacked unit does not react
      Given B + C form a line, from left to right
      And C is on Manoeuvre
      And A has declared an attack on B from the front zone, 8 steps away
      When C reacts to A: evasion
      Then it is not allowed, by this clause

    @x2
    Scenario: The column behind an attacked unit reacts with it
      Given B + C form a column, from front to rear
      And B is on Manoeuvre
      And A: Mv 12
      And A has declared an attack on B from the front zone, 8 steps away
      When C reacts to A: evasion
      Then next, B carries out: evasion
      And this clause applies

  @minis.8.2.6
  Rule: Time to react

    @x1
    Scenario: From six and a half of twelve steps a reaction comes in time
      Given A: Mv 12
      And B is on Manoeuvre
      And A has declared an attack on B from the front zone, 6.5 steps away
      When B reacts to A: evasion
      Then next, B carries out: evasion
      And this clause applies

    @x2
    Scenario: From exactly half the movement there is no time to evade
      Given A: Mv 12
      And B is on Manoeuvre
      And A has declared an attack on B from the front zone, 6 steps away
      When B reacts to A: evasion
      Then it is not allowed, by this clause

    @x3
    Scenario: From nine of eighteen steps there is no time to counter-attack either
      Given A: Mv 18
      And B is on Attack
      And A has declared an attack on B from the front zone, 9 steps away
      When B reacts to A: counter-attack
      Then it is not allowed, by this clause

    @x4
    Scenario: Uphill, five steps cost ten of twelve, which is time enough
      Given A: Mv 12
      And unit A: infantry in loose order, A 2, Def 1, M 2
      And the way of A goes 5 steps over: gentle slope
      And B is on Manoeuvre
      And A has declared an attack on B from the front zone, 5 steps away
      When B reacts to A: evasion
      Then next, B carries out: evasion

  @minis.8.2.7
  Rule: Defensive shot in time

    @x1
    Scenario: From two steps a defensive shot is still in time
      Given A: Mv 12
      And B is on Defence
      And A has declared an attack on B from the front zone, 2 steps away
      When B reacts to A: defensive shot
      Then next, B carries out: defensive shot
      And this clause gives 2

    @x2
    Scenario: From one and a half steps it is too late for a defensive shot
      Given A: Mv 12
      And B is on Defence
      And A has declared an attack on B from the front zone, 1.5 steps away
      When B reacts to A: defensive shot
      Then it is not allowed, by this clause

  @minis.8.2.8
  Rule: No turning to face the attacker

    @x1
    Scenario Outline: Elephants, chariots and artillery do not turn to face an attacker
      Given unit B: <troops>
      And A: Mv 12
      And B is on Manoeuvre
      And A has declared an attack on B from the flank zone, 8 steps away
      When B reacts to A: turning to face the attacker
      Then it is not allowed, by this clause

      Examples:
        | troops          |
        | Indian elephant |
        | heavy chariot   |
        | light gun       |

    @x2
    Scenario: A formation does not turn to face an attacker
      Given units B + C: infantry in loose order, A 2, Def 1, M 2
      And A: Mv 12
      And B + C form a line, from left to right
      And B is on Manoeuvre
      And A has declared an attack on B from the flank zone, 8 steps away
      When B reacts to A: turning to face the attacker
      Then it is not allowed, by this clause

    @x3
    Scenario: A formation may change its formation instead
      Given A: Mv 12
      And B + C form a column, from front to rear
      And B is on Manoeuvre
      And A has declared an attack on B from the flank zone, 8 steps away
      When B reacts to A: change of formation
      Then next, B carries out: change of formation
      And this clause does not apply

  @minis.8.2.9
  Rule: Duty to counter-attack

    @x1
    Scenario: A unit on Attack must not stand and wait
      Given A: Mv 12
      And B is on Attack
      And A has declared an attack on B from the front zone, 8 steps away
      When B reacts to A: none
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit on Attack counter-attacks
      Given A: Mv 12
      And B: Mv 12
      And B is on Attack
      And A has declared an attack on B from the front zone, 8 steps away
      When B reacts to A: counter-attack
      Then A and B are in close combat
      And this clause applies

    @x3
    Scenario: A unit on Attack that has no time stands where it is
      Given A: Mv 12
      And B is on Attack
      And A has declared an attack on B from the front zone, 6 steps away
      When B reacts to A: none
      Then it is allowed
      And this clause does not apply

    @x4
    Scenario: Whether a unit counter-attacks across its own barricade, the source does not say
      Given A: Mv 12
      And B is on Attack
      And B stands right behind: barricade
      And A has declared an attack on B from the front zone, 8 steps away
      When B reacts to A: counter-attack
      Then the source does not say

  @minis.8.2.10
  Rule: Counter-attack only to the front

    @x1
    Scenario: Nobody counter-attacks an enemy on his flank
      Given A: Mv 12
      And B is on Attack
      And A has declared an attack on B from the flank zone, 8 steps away
      When B reacts to A: counter-attack
      Then it is not allowed, by this clause

    @x2
    Scenario: Attacked from the rear, a unit on Attack stands where it is
      Given A: Mv 12
      And B is on Attack
      And A has declared an attack on B from the rear zone, 8 steps away
      When B reacts to A: none
      Then it is allowed
      And this clause applies

  @minis.8.2.11
  Rule: Counter-attack movement

    @x1
    Scenario: Cavalry goes six steps more than infantry, then both meet in the middle
      Given A: Mv 18
      And B: Mv 12
      And B is on Attack
      And A has declared an attack on B from the front zone, 16 steps away
      When B reacts to A: counter-attack
      Then A has now spent 11 steps of its movement

    @x2
    Scenario: Infantry goes only its half of the ten steps that remain
      Given A: Mv 18
      And B: Mv 12
      And B is on Attack
      And A has declared an attack on B from the front zone, 16 steps away
      When B reacts to A: counter-attack
      Then B has now spent 5 steps of its movement

    @x3
    Scenario: A unit that is faster by the whole gap reaches the other where it stands
      Given A: Mv 20
      And B: Mv 8
      And B is on Attack
      And A has declared an attack on B from the front zone, 11 steps away
      When B reacts to A: counter-attack
      Then A has now spent 11 steps of its movement

    @x4
    Scenario: What happens if they are too far apart to meet, the source does not say
      Given A: Mv 12
      And B: Mv 12
      And B is on Attack
      And A has declared an attack on B from the front zone, 25 steps away
      When B reacts to A: counter-attack
      Then the source does not say
