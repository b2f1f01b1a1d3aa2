Feature: Recovery

  @minis.10.0.1
  Rule: Disorder points

    @x1
    Scenario: A disordered unit has a disorder point
      Given units A + B: infantry in close order
      When A is disordered by: confusion
      Then A now has 1 disorder points
      And this clause applies

    @x2
    Scenario: Only who has been thrown into disorder has any
      Given units A + B: infantry in dispersed order
      When A is disordered by: barrier
      Then A now has 0 disorder points
      And this clause does not apply

  @minis.10.0.2
  Rule: Disorder lowers combat strength

    @x1
    Scenario: Two disorder points take 2 from four figures
      Given units A + B: infantry in loose order
      And A has 2 DP
      And B stands in the front zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 2
      And this clause gives −2

    @x2
    Scenario: An ordered unit loses nothing
      Given units A + B: infantry in loose order
      And B stands in the front zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 4
      And this clause does not apply

  @minis.10.1
  Rule: Disorder from confusion

    @x1
    Scenario: Confusion gives 1 disorder point
      Given units A + B: infantry in close order
      When A is disordered by: confusion
      Then A takes 1 DP
      And this clause gives 1

    @x2
    Scenario: Confusion is a point more for a disordered unit
      Given units A + B: infantry in close order
      And A has 1 DP
      When A is disordered by: confusion
      Then A now has 2 disorder points
      And this clause gives 1

  @minis.10.2
  Rule: Disorder from evasion

    @x1
    Scenario: Skirmishers who evade take 1 disorder point
      Given units A + B: cavalry in dispersed order
      When A is disordered by: evasion
      Then A takes 1 DP
      And this clause gives 1

    @x2
    Scenario: Skirmishers who evade a second time are scattered
      Given units A + B: cavalry in dispersed order
      And A has 1 DP
      When A is disordered by: evasion
      Then A is removed: scattered
      And this clause gives 1

  @minis.10.3
  Rule: Disorder from retreat

    @x1
    Scenario: A retreat gives 1 disorder point
      Given units A + B: infantry in close order
      When A is disordered by: retreat
      Then A takes 1 DP
      And this clause gives 1

    @x2
    Scenario: A flight is no retreat
      Given units A + B: infantry in close order
      When A is disordered by: flight
      Then A takes 2 DP
      And this clause does not apply

  @minis.10.4
  Rule: Disorder from elephants and scythed chariots

    @x1
    Scenario Outline: Elephants and scythed chariots disorder who fought them
      Given units A + B: infantry in close order
      And unit C: <troops>
      When A has fought its last round with C
      Then A takes 1 DP
      And this clause gives 1

      Examples:
        | troops           |
        | Indian elephant  |
        | African elephant |
        | scythed chariot  |

    @x2
    Scenario: Heavy chariots do not
      Given units A + B: infantry in close order
      And unit C: heavy chariot
      When A has fought its last round with C
      Then A now has 0 disorder points
      And this clause does not apply

    @x3
    Scenario: Read of every chariot, heavy chariots do
      Given units A + B: infantry in close order
      And unit C: heavy chariot
      And the table plays: every chariot disorders its opponents
      When A has fought its last round with C
      Then A takes 1 DP
      And this clause gives 1

    @x4
    Scenario: While the close combat goes on, an elephant does not yet
      Given units A + B: infantry in close order
      And unit C: Indian elephant
      When A has fought a round with C, and the close combat goes on
      Then A now has 0 disorder points
      And this clause does not apply

    @x5
    Scenario: Read of each round, it does
      Given units A + B: infantry in close order
      And unit C: Indian elephant
      And the table plays: elephants and chariots disorder in each round
      When A has fought a round with C, and the close combat goes on
      Then A takes 1 DP
      And this clause gives 1

    @x6
    Scenario: Cavalry disorders nobody by itself
      Given units A + B: infantry in close order
      And unit C: cavalry
      When A has fought its last round with C
      Then A now has 0 disorder points
      And this clause does not apply

    @x7
    Scenario: A unit in flight that it scatters does not run as well
      Given unit A: infantry in loose order, A 0, Def 0, M 1
      And unit B: Indian elephant
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 1 and 1 for attack, 4 and 4 for defence
      Then A is removed: scattered
      And A stays where it is

    @x8
    Scenario: Whoever only supports an attack on it is not disordered
      Given units A + C: infantry in loose order, A 2, Def 1, M 3
      And unit B: Indian elephant
      And A has attacked B from the front zone, C from the flank zone; the clash comes next
      And C has taken the lead against B
      When C and B fight, rolling 6 and 1 for attack, 6 and 1 for defence
      Then A now has 0 disorder points

  @minis.10.5
  Rule: Disorder from terrain and barriers

    @x1
    Scenario: Ground that disorders gives 1 disorder point
      Given units A + B: infantry in close order
      When A is disordered by: ground that disorders
      Then A takes 1 DP
      And this clause gives 1

    @x2
    Scenario: A barrier gives 1 disorder point
      Given units A + B: infantry in loose order
      When A is disordered by: barrier
      Then A takes 1 DP
      And this clause gives 1

    @x3
    Scenario: Skirmishers cross a barrier in order
      Given units A + B: infantry in dispersed order
      When A is disordered by: barrier
      Then A now has 0 disorder points
      And this clause applies

  @minis.10.6
  Rule: Disorder from friends’ flight

    @x1
    Scenario: A friend in loose order that flees through a unit disorders it
      Given units A + B: infantry in loose order
      When B flees through A
      Then A takes 1 DP
      And this clause gives 1

    @x2
    Scenario: Skirmishers that flee through it do not
      Given units A + C: infantry in loose order
      And units B + D: infantry in dispersed order
      When B flees through A
      Then A now has 0 disorder points
      And this clause applies

    @x3
    Scenario: Skirmishers that are run through are disordered
      Given units A + C: infantry in dispersed order
      And units B + D: infantry in loose order
      When B flees through A
      Then A takes 1 DP
      And this clause gives 1

  @minis.10.7
  Rule: Disorder from an obstacle

    @x1
    Scenario: A retreat into an obstacle gives 2 disorder points
      Given units A + B: infantry in close order
      When A is disordered by: retreat + impassable obstacle
      Then A takes 2 DP
      And this clause gives 1

    @x2
    Scenario: An evasion into an obstacle scatters skirmishers
      Given units A + B: infantry in dispersed order
      When A is disordered by: evasion + impassable obstacle
      Then A is removed: scattered
      And this clause gives 1

  @minis.10.8
  Rule: Disorder from pursuit

    @x1
    Scenario: A forced pursuit gives 1 disorder point
      Given units A + B: cavalry in loose order
      When A is disordered by: pursuit
      Then A takes 1 DP
      And this clause gives 1

    @x2
    Scenario: A pursuit after confusion makes 2
      Given units A + B: cavalry in loose order
      And A has 1 DP
      When A is disordered by: pursuit
      Then A now has 2 disorder points
      And this clause gives 1

  @minis.10.9
  Rule: Disorder from a missed attack

    @x1
    Scenario: An attack that falls short gives 1 disorder point
      Given units A + B: cavalry in loose order
      When A is disordered by: missed attack
      Then A takes 1 DP
      And this clause gives 1

    @x2
    Scenario: With four points in all, five figures have one left
      Given units A + B: infantry in close order
      And A has 3 DP
      When A is disordered by: missed attack
      Then A must recover
      And this clause gives 1

  @minis.10.10
  Rule: Disorder from a failed leadership test

    @x1
    Scenario: A failed leadership test gives 1 disorder point
      Given units A + B: infantry in close order
      When A is disordered by: failed leadership test
      Then A takes 1 DP
      And this clause gives 1

    @x2
    Scenario: A commander who fails to change an order disorders his unit
      Given K is a commander in A
      And K is: ordinary
      And A is on Defence
      When K tries to change the order of A to Attack, rolling 4
      Then A takes 1 DP
      And this clause gives 1

  @minis.10.11
  Rule: Disorder from looting

    @x1
    Scenario: A camp that is looted gives 1 disorder point
      Given units A + B: infantry in loose order
      When A is disordered by: looting
      Then A takes 1 DP
      And this clause gives 1

    @x2
    Scenario: Looting after a retreat scatters a unit with two losses of five and two points
      Given units A + B: infantry in close order
      And losses of A: 2
      And A has 2 DP
      When A is disordered by: looting
      Then A is removed: scattered
      And this clause gives 1

  @minis.10.12
  Rule: Disorder of steady supporters

    @x1
    Scenario: A supporter that stands firm takes 1 disorder point
      Given units A + B: infantry in close order
      When A is disordered by: support of a fleeing unit
      Then A takes 1 DP
      And this clause gives 1

    @x2
    Scenario: A supporter that flees takes 2 for its flight alone
      Given units A + B: infantry in close order
      When A is disordered by: flight
      Then A takes 2 DP
      And this clause does not apply

  @minis.10.double
  Rule: Disorder from flight and panic

    @x1
    Scenario Outline: Flight and panic give 2 disorder points each
      Given units A + B: infantry in close order
      When A is disordered by: <cause>
      Then A takes 2 DP
      And this clause gives 2

      Examples:
        | cause  |
        | flight |
        | panic  |

    @x2
    Scenario: A flight scatters skirmishers
      Given units A + B: infantry in dispersed order
      When A is disordered by: flight
      Then A is removed: scattered
      And this clause gives 2

  @minis.10.stack
  Rule: Disorder adds up

    @x1
    Scenario: Evasion after confusion makes 2
      Given units A + B: infantry in close order
      When A is disordered by: confusion + evasion
      Then A takes 2 DP
      And this clause gives 2

    @x2
    Scenario: The first point has nothing to add to
      Given units A + B: infantry in close order
      When A is disordered by: confusion
      Then A takes 1 DP
      And this clause does not apply

  @minis.10.stack.ex
  Rule: Example: retreat from elephants

    @x1
    Scenario: A retreat from an elephant gives 2 disorder points
      Given units A + B: infantry in close order
      And unit C: African elephant
      When A retreats from its close combat with C
      Then A takes 2 DP
      And this clause gives 2

    @x2
    Scenario: A retreat from cavalry gives 1
      Given units A + B: infantry in close order
      And unit C: cavalry
      When A retreats from its close combat with C
      Then A takes 1 DP
      And this clause does not apply

  @minis.10.zero
  Rule: Scattered by disorder

    @x1
    Scenario: The fourth point scatters four figures
      Given units A + B: infantry in loose order
      And A has 3 DP
      When A is disordered by: retreat
      Then A is removed: scattered
      And this clause applies

    @x2
    Scenario: The third does not
      Given units A + B: infantry in loose order
      And A has 2 DP
      When A is disordered by: retreat
      Then A takes 1 DP
      And A must recover
      And this clause does not apply

  @minis.10.one
  Rule: Combat strength down to one

    @x1
    Scenario: Skirmishers must recover after one point
      Given units A + B: infantry in dispersed order
      When A is disordered by: confusion
      Then A must recover
      And this clause gives 1

    @x2
    Scenario: Five figures need not after three points
      Given units A + B: infantry in close order
      And A has 2 DP
      When A is disordered by: confusion
      Then A need not recover
      And this clause does not apply

    @x3
    Scenario: A unit that must recover is given no other order
      Given units A + B: infantry in close order
      And A has 4 DP
      And it is the Orders phase
      When A is given the order Attack
      Then it is not allowed, by this clause

  @minis.10.recover.1
  Rule: Full recovery

    @x6
    Scenario: Skirmishers are told to recover
      Given units A: infantry in dispersed order
      And A has 1 DP
      And it is the Orders phase
      When A is given the order Recovery
      Then A has an order for its next turn: Recovery
      And this clause applies

    @x7
    Scenario: Skirmishers recover like others
      Given units A: infantry in dispersed order
      And A has 1 DP
      And A is on Recovery
      When A recovers
      Then A is rid of 1 disorder points
      And this clause applies

    @x1
    Scenario: A turn under a Recovery order removes three points
      Given units A + B: infantry in close order
      And A has 3 DP
      And A is on Recovery
      When A recovers
      Then A is rid of 3 disorder points
      And this clause applies

    @x2
    Scenario: A unit under a Defence order does not recover
      Given units A + B: infantry in close order
      And A has 3 DP
      And A is on Defence
      When A recovers
      Then it is not allowed, by this clause

    @x3
    Scenario: Nor does one that was forced to move
      Given units A + B: infantry in close order
      And A has 3 DP
      And A is on Recovery
      And A, this turn: has made a forced move
      When A recovers
      Then it is not allowed, by this clause

    @x4
    Scenario: Skirmishers that have been told to recover do
      Given units A + B: infantry in dispersed order
      And A has 1 DP
      And A is on Recovery
      When A recovers
      Then A is rid of 1 disorder points
      And this clause applies

    @x5
    Scenario: How skirmishers recover without an order is not said
      Given units A + B: infantry in dispersed order
      And A has 1 DP
      When A recovers
      Then the source does not say

  @minis.10.recover.2
  Rule: When recovery takes effect

    @x1
    Scenario: A unit recovers in the Recovery phase of its own turn
      Given A + B are blue
      And it is the turn of blue
      And it is the Recovery phase
      And A has 1 DP
      And A is on Recovery
      When A recovers
      Then A is rid of 1 disorder points

    @x2
    Scenario: It does not in the Command phase
      Given A has 1 DP
      And A is on Recovery
      And it is the Command phase
      When A recovers
      Then it is not allowed, by this clause

    @x3
    Scenario: Nor does it in the enemy’s turn
      Given A + B are blue
      And A has 1 DP
      And A is on Recovery
      And it is the turn of red
      When A recovers
      Then it is not allowed, by this clause

  @minis.10.recover.3
  Rule: Recovery outside a command zone

    @x1
    Scenario: Out of command, one of three points goes
      Given A has 3 DP
      And A is out of command
      When A recovers
      Then A is rid of 1 disorder points
      And this clause gives 1

    @x2
    Scenario: Who has moved there loses none
      Given A has 3 DP
      And A is out of command
      And A has spent 4 steps of its movement this turn
      When A recovers
      Then it is not allowed, by this clause

  @minis.10.recover.ex
  Rule: Example: recovery next turn

    @x1
    Scenario: A unit that has crossed a ravine this turn and is then given Recovery does not recover yet
      Given A has 1 DP
      And A is on Manoeuvre
      And for its next turn A has been given: Recovery
      When A recovers
      Then it is not allowed, by this clause

    @x2
    Scenario: A turn later it does
      Given A has 1 DP
      And A is on Recovery
      When A recovers
      Then A is rid of 1 disorder points
      And this clause does not apply

  @minis.10.recover.4
  Rule: Limits while recovering

    @x1
    Scenario Outline: A recovering unit neither shoots nor moves nor changes formation
      Given units A + B: infantry in loose order
      And A is on Recovery
      When A is about to carry out: <deed>
      Then it is not allowed, by this clause

      Examples:
        | deed                |
        | a shot              |
        | a move              |
        | change of formation |

    @x2
    Scenario: Skirmishers that recover do not shoot
      Given units A + B: infantry in dispersed order
      And A is on Recovery
      When A is about to carry out: a shot
      Then it is not allowed, by this clause

    @x3
    Scenario: It retreats when it must
      Given units A + B: infantry in loose order
      And A is on Recovery
      When A is about to carry out: retreat
      Then it can carry out: retreat
      And this clause applies

    @x4
    Scenario Outline: Recovering skirmishers neither move nor shoot
      Given units A: infantry in dispersed order
      And A is on Recovery
      When it is asked whether the order of A allows: <effect>
      Then the order says: <said>

      Examples:
        | effect                       | said |
        | move                         | no   |
        | shooting in one’s own turn   | no   |
        | evasion                      | yes  |

    @x5
    Scenario: Recovering skirmishers do not move
      Given units A: infantry in dispersed order
      And A is on Recovery
      When A moves 3 steps
      Then it is not allowed, by this clause

  @minis.10.recover.5
  Rule: Attacked or shot at while recovering

    @x1
    Scenario Outline: Modifiers of attack and defence do not count
      Given units A + B: infantry in loose order
      And A is on Recovery
      When what raises the totals of A is looked up: <what>
      Then it does not count
      And this clause applies

      Examples:
        | what                |
        | modifier of attack  |
        | modifier of defence |

    @x2
    Scenario: Nor does the combat strength of pikes
      Given units A + B: infantry in close order
      And A is on Recovery
      When what raises the totals of A is looked up: combat strength of weapons
      Then it does not count
      And this clause applies

    @x3
    Scenario: Read the other way, the combat strength of pikes counts
      Given units A + B: infantry in close order
      And A is on Recovery
      And the table plays: a recovering unit keeps the combat strength of its weapons
      When what raises the totals of A is looked up: combat strength of weapons
      Then it counts
      And this clause applies

    @x4
    Scenario: The support of others counts
      Given units A + B: infantry in close order
      And A is on Recovery
      When what raises the totals of A is looked up: support
      Then it counts
      And this clause applies

    @x5
    Scenario: Under a Defence order everything counts
      Given units A + B: infantry in close order
      And A is on Defence
      When what raises the totals of A is looked up: modifier of defence
      Then it counts
      And this clause does not apply

    @x6
    Scenario: Read the other way, the pikes of a recovering unit still add to its strength
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And B carries pike, and is on Recovery
      And A has attacked B from the front zone; the clash comes next
      And the table plays: a recovering unit keeps the combat strength of its weapons
      When A and B fight, rolling 1 and 1 for attack, 6 and 6 for defence
      Then total attack of B is 9

    @x7
    Scenario: Skirmishers that recover throw no javelins at contact
      Given unit A: infantry in loose order, A 2, Def 1, M 2
      And unit B: infantry in dispersed order, A 1, Def 0, M 2
      And B carries javelin, and is on Recovery
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 1 and 1 for attack, 6 and 6 for defence
      Then total attack of B is 4
      And this clause applies

  @minis.10.recover.6
  Rule: Recovery interrupted

    @x1
    Scenario: A unit that was attacked while recovering does not recover this turn
      Given A has 2 DP
      And A is on Recovery
      And while recovering, A was attacked or shot at
      When A recovers
      Then it is not allowed, by this clause

    @x2
    Scenario: Nor does one that was shot at
      Given A has 2 DP
      And A is on Recovery
      And A, this turn: was shot at
      When A recovers
      Then it is not allowed, by this clause

    @x3
    Scenario: An undisturbed turn counts
      Given A has 2 DP
      And A is on Recovery
      When A recovers
      Then A is rid of 2 disorder points
      And this clause does not apply

    @x4
    Scenario: An attack declared on a recovering unit interrupts its recovery
      Given unit A: infantry in loose order on Attack, Mv 12
      And B has 2 DP
      And B is on Recovery
      And A and B face each other, 10 steps apart
      And A has declared an attack on B
      When B recovers
      Then it is not allowed, by this clause

  @minis.10.recover.7
  Rule: Recovery of columns

    @x1
    Scenario: A column under one Recovery order recovers as a whole
      Given A + B form a column, from front to rear
      And A has 1 DP
      And B has 2 DP
      And A is on Recovery
      And B is on Recovery
      When A recovers
      Then B is rid of 2 disorder points

    @x4
    Scenario: A Recovery order told of its front unit is that of the whole column
      Given A + B form a column, from front to rear
      And A has 1 DP
      And B has 2 DP
      And A is on Recovery
      When A recovers
      Then B is rid of 2 disorder points
      And this clause applies

    @x2
    Scenario: A commander restores a column as a whole
      Given K is a commander in A
      And A + B form a column, from front to rear
      And A has 1 DP
      And B has 2 DP
      When K tries to restore A, rolling 3
      Then B is rid of 2 disorder points
      And this clause applies

    @x3
    Scenario: A column in which one unit has moved does not recover
      Given A + B form a column, from front to rear
      And A has 1 DP
      And A is on Recovery
      And B, this turn: has made a forced move
      When A recovers
      Then it is not allowed, by clause minis.10.recover.1
      And this clause applies
