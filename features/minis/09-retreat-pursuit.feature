Feature: Pursuit

  @minis.9.0.5
  Rule: Pursuer off the table

    @x1
    Scenario: A pursuer that is carried over the table edge is off the table
      Given units A + B: cavalry in loose order, Mv 18
      And B has: close-combat trait
      And after flight, A stands 20 steps from B
      And after 15 steps of level ground, B comes to: table edge
      When B pursues A
      Then B is off the table

    @x2
    Scenario Outline: A pursuer comes back on 1 to 3
      Given units B: cavalry in loose order
      And B has pursued off the table
      When the owner of B rolls for its return: <die>
      Then B is back at the table edge and does nothing this turn

      Examples:
        | die |
        | 1   |
        | 3   |

    @x3
    Scenario: On a 4 the pursuer is lost
      Given units B: cavalry in loose order
      And B has pursued off the table
      When the owner of B rolls for its return: 4
      Then B is removed: off the table
      And this clause gives 3

    @x4
    Scenario: Nobody rolls in the turn of the enemy
      Given units B: cavalry in loose order
      And B is blue
      And B has pursued off the table
      And it is the turn of red
      When the owner of B rolls for its return
      Then it is not allowed, by this clause

    @x5
    Scenario: When the turn of its owner begins, the die for its return is due
      Given A has pursued off the table
      And A is blue
      And red is the attacker
      And it is the turn of red
      And it is the Orders phase
      When the phase ends
      Then A must then: be rolled for to come back from pursuit

  @minis.9.0.6
  Rule: Pursuer idle on its return

    @x1
    Scenario: A pursuer that has come back does nothing in that turn
      Given units B: cavalry in loose order
      And B has pursued off the table
      When the owner of B rolls for its return: 2
      Then B is back at the table edge and does nothing this turn
      And this clause applies

    @x2
    Scenario: A pursuer that has come back may not pursue in that turn
      Given units A + B: cavalry in loose order, Mv 18
      And after retreat, A stands 4 steps from B
      And B has pursued off the table
      And the owner of B has rolled for its return: 2
      When B pursues A
      Then it is not allowed, by this clause

    @x3
    Scenario: In the turn of its return a pursuer does not move either
      Given unit A: infantry in loose order on Manoeuvre, Mv 12
      And A has pursued off the table
      And the owner of A has rolled for its return: 2
      When A moves 2 steps
      Then it is not allowed, by this clause

    @x4
    Scenario: Nor does it declare an attack
      Given unit A: infantry in loose order on Attack, Mv 12
      And A, this turn: is back from pursuit off the table
      And A and B are 10 steps apart
      When A declares an attack on B
      Then it is not allowed, by this clause

  @minis.9.3.1
  Rule: Pursuit after a retreat

    @x1
    Scenario: The winner may follow for a quarter of its own movement
      Given units A: infantry in close order, Mv 10
      And units B: cavalry in loose order, Mv 18
      And after retreat, A stands 5 steps from B
      When B pursues A
      Then B pursues for 4½ steps
      And this clause gives 4½

    @x2
    Scenario: The winner does not have to follow
      Given units A + B: infantry in close order, Mv 10
      And after retreat, A stands 2½ steps from B
      When it is asked whether B has to pursue A
      Then pursuit is free
      And this clause applies

    @x3
    Scenario: A winner that still fights another enemy cannot follow
      Given units A + B + C: infantry in close order, Mv 10
      And after retreat, A stands 2½ steps from B
      And B is in close combat with C
      When B pursues A
      Then it is not allowed, by this clause

    @x4
    Scenario: Nobody pursues a unit that retreats from his shots
      Given units A + B: infantry in loose order, Mv 12
      And B stands in the front zone of A
      And A has retreated from B
      When B pursues A
      Then it is not allowed, by this clause

    @x5
    Scenario: A unit that has to retreat itself pursues nobody
      Given units A + B + C: infantry in loose order, Mv 12
      And after retreat, A stands 3 steps from B
      And after combat, B must retreat from A
      When B pursues A
      Then it is not allowed, by this clause

  @minis.9.3.2
  Rule: Catching a retreating unit

    @x1
    Scenario: A retreating unit that is caught fights on hand to hand
      Given units A + B: infantry in close order, Mv 10
      And after retreat, A stands 2½ steps from B
      When B pursues A
      Then B is then in hand-to-hand combat with A
      And this clause applies

    @x2
    Scenario: A faster unit gets away
      Given units A: cavalry in loose order, Mv 18
      And units B: infantry in close order, Mv 10
      And after retreat, A stands 4½ steps from B
      When B pursues A
      Then B pursues for 2½ steps
      And this clause does not apply

    @x3
    Scenario: The next round is fought front to front, and nobody has to say where they stand
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And units A + B: infantry in loose order, Mv 12
      And after retreat, B stands 3 steps from A
      And A has pursued B
      When A and B fight, rolling 1 and 1 for attack, 6 and 6 for defence
      Then total attack of B is 7

  @minis.9.3.3
  Rule: Following evasion or panic

    @x1
    Scenario: The attacker goes on with the movement it has left
      Given units A + B: cavalry in loose order, Mv 16
      And B has spent 12 steps of its movement this turn
      And after panic, A stands 16 steps from B
      When B pursues A
      Then B pursues for 4 steps
      And this clause gives 4

    @x2
    Scenario: The steps to the place where the enemy stood are used up
      Given units A + B: cavalry in loose order, Mv 16
      And A and B face each other, 10 steps apart
      And A is on Manoeuvre
      And A has evaded B
      When B pursues A
      Then the clash of B with A comes next
      And this clause gives 6

    @x3
    Scenario: An attacker whose target panics in the clash goes on with what its attack has left it
      Given unit A: infantry in loose order, A 2, Def 1, M 2, Mv 12
      And unit B: infantry in loose order, A 6, Def 1, M 2, Mv 12
      And A and B are 8 steps apart
      And A has fled in panic from B
      When B pursues A
      Then B pursues for 4 steps

    @x4
    Scenario: Whether an attacker that fights another enemy has to follow is not said
      Given units A + B + C: infantry in loose order, Mv 12
      And after evasion, A stands 3 steps from B
      And B is in close combat with C
      When it is asked whether B has to pursue A
      Then the source does not say

    @x5
    Scenario: The attacker has to follow an enemy that evades
      Given units A + B: infantry in loose order, Mv 12
      And after evasion, A stands 3 steps from B
      When it is asked whether B has to pursue A
      Then pursuit is compulsory
      And this clause applies

  @minis.9.3.4
  Rule: Catching an evading unit

    @x1
    Scenario: An evading unit that is caught fights a clash
      Given units A + B: infantry in loose order, Mv 12
      And B has spent 9 steps of its movement this turn
      And after evasion, A stands 3 steps from B
      When B pursues A
      Then the clash of B with A comes next
      And this clause applies

    @x2
    Scenario: An attacker a step short does not catch it
      Given units A + B: infantry in loose order, Mv 12
      And B has spent 10 steps of its movement this turn
      And after evasion, A stands 3 steps from B
      When B pursues A
      Then B pursues for 2 steps
      And this clause does not apply

  @minis.9.3.5
  Rule: Catching a panicking unit

    @x1
    Scenario: A unit that flees in panic is scattered when it is caught
      Given units A: infantry in close order, Mv 8
      And units B: cavalry in loose order, Mv 16
      And B has spent 8 steps of its movement this turn
      And after panic, A stands 8 steps from B
      When B pursues A
      Then A is removed: scattered
      And this clause applies

    @x2
    Scenario: With a step less left the attacker does not catch it
      Given units A: infantry in close order, Mv 8
      And units B: cavalry in loose order, Mv 16
      And B has spent 9 steps of its movement this turn
      And after panic, A stands 8 steps from B
      When B pursues A
      Then B pursues for 7 steps
      And this clause does not apply

  @minis.9.3.6
  Rule: Pursuit after a flight

    @x1
    Scenario: The winner must pursue with full movement
      Given units A + B: infantry in close order, Mv 10
      And B has: close-combat trait
      And after flight, A stands 12 steps from B
      When B pursues A
      Then B pursues for 10 steps
      And this clause applies

    @x2
    Scenario: Pursuit of a fleeing enemy is compulsory
      Given units A + B: infantry in close order, Mv 10
      And B has: close-combat trait
      And after flight, A stands 10 steps from B
      When it is asked whether B has to pursue A
      Then pursuit is compulsory

    @x3
    Scenario: The winner pursues even an enemy that has been scattered in its flight
      Given units A + B: infantry in close order, Mv 10
      And B has: close-combat trait
      And B is in close combat with A, striking its front
      And after 4 steps of level ground, A comes to: sheer slope
      And A has fled from B
      When B pursues A
      Then B pursues for 10 steps

    @x4
    Scenario: A winner that still fights another enemy does not pursue
      Given units A + B + C: infantry in close order, Mv 10
      And B has: close-combat trait
      And after flight, A stands 10 steps from B
      And B is in close combat with C
      When B pursues A
      Then it is not allowed, by this clause

    @x5
    Scenario: A winner pursues once and no farther
      Given units A + B: infantry in close order, Mv 10
      And B has: close-combat trait
      And after flight, A stands 12 steps from B
      And B has pursued A
      When B pursues A
      Then it is not allowed, by this clause

    @x6
    Scenario: In the turn of the enemy it is too late
      Given units A + B: infantry in close order, Mv 10
      And it is the turn of blue
      And B is in close combat with A, striking its front
      And A has fled from B
      And it is the Command phase of red, the defender
      When B pursues A
      Then it is not allowed, by this clause

    @x7
    Scenario: Shooters do not pursue a unit that flees from their fire
      Given units A + B: infantry in loose order, Mv 12
      And B has: close-combat trait
      And A has fled from B
      When it is asked whether B has to pursue A
      Then it is not allowed, by this clause

    @x8
    Scenario: A unit that has to retreat itself does not pursue an enemy that flees
      Given units A + B + C: infantry in loose order, Mv 12
      And after flight, A stands 3 steps from B
      And after combat, B must retreat from A
      When B pursues A
      Then it is not allowed, by this clause

    @x9
    Scenario: Attacked from another side as well, a unit need not pursue the leader that flees
      Given units A + B + S: infantry in loose order, Mv 12
      And A has attacked B from the front zone, S from the flank zone; the clash comes next
      And A has fled from B
      When B pursues A
      Then it is not allowed, by clause 9.4.20

    @x10
    Scenario: The pursuer goes its whole movement even where it catches the enemy sooner
      Given units A + B: infantry in loose order, Mv 12
      And B has: CC
      And after flight, A stands 3 steps from B
      When B pursues A
      Then B pursues for 12 steps
      And A is removed: scattered

    @x11
    Scenario: Beyond the enemy it has caught, a pursuer runs into another
      Given units A + B + D: infantry in loose order, Mv 12
      And B has: CC
      And A + D belong to red and B to the enemy
      And after flight, A stands 3 steps from B
      And after 9 steps of level ground, B runs into D
      When B pursues A
      Then B is then in hand-to-hand combat with D

  @minis.9.3.7
  Rule: Infantry and fleeing cavalry

    @x1
    Scenario: Infantry need not pursue cavalry
      Given units A: cavalry in loose order, Mv 18
      And units B: infantry in close order, Mv 10
      And B has: close-combat trait
      And after flight, A stands 18 steps from B
      When it is asked whether B has to pursue A
      Then pursuit is free
      And this clause applies

    @x2
    Scenario: Cavalry must pursue cavalry
      Given units A + B: cavalry in loose order, Mv 18
      And B has: close-combat trait
      And after flight, A stands 18 steps from B
      When it is asked whether B has to pursue A
      Then pursuit is compulsory
      And this clause does not apply

    @x3
    Scenario: Whether infantry must pursue camels is not said
      Given units A: camel in loose order, Mv 16
      And units B: infantry in close order, Mv 10
      And after flight, A stands 16 steps from B
      When it is asked whether B has to pursue A
      Then the source does not say

  @minis.9.3.8
  Rule: Pursuers without the close-combat trait

    @x1
    Scenario: A winner without the close-combat trait need not pursue
      Given units A + B: infantry in loose order, Mv 12
      And B does not have: close-combat trait
      And after flight, A stands 12 steps from B
      When it is asked whether B has to pursue A
      Then pursuit is free
      And this clause applies

    @x2
    Scenario: Read the other way, such a winner must pursue an enemy that has the trait
      Given units A + B: infantry in loose order, Mv 12
      And B does not have: close-combat trait
      And A has: close-combat trait
      And after flight, A stands 12 steps from B
      And the table plays: infantry need not pursue an enemy without the close-combat trait
      When it is asked whether B has to pursue A
      Then pursuit is compulsory

    @x3
    Scenario: Read the other way, infantry need not pursue an enemy without the trait
      Given units A + B: infantry in loose order, Mv 12
      And B has: close-combat trait
      And A does not have: close-combat trait
      And after flight, A stands 12 steps from B
      And the table plays: infantry need not pursue an enemy without the close-combat trait
      When it is asked whether B has to pursue A
      Then pursuit is free

    @x4
    Scenario: A winner with the trait must pursue
      Given units A + B: infantry in loose order, Mv 12
      And B has: close-combat trait
      And after flight, A stands 12 steps from B
      When it is asked whether B has to pursue A
      Then pursuit is compulsory
      And this clause does not apply

  @minis.9.3.9
  Rule: Pursuer disordered

    @x1
    Scenario: Pursuit of a fleeing enemy costs one disorder point
      Given units A + B: infantry in close order, Mv 10
      And B has: close-combat trait
      And after flight, A stands 10 steps from B
      When B pursues A
      Then B takes 1 DP
      And this clause applies

    @x2
    Scenario: The quarter move after a retreat costs nothing
      Given units A + B: infantry in close order, Mv 10
      And after retreat, A stands 2½ steps from B
      When B pursues A
      Then B pursues for 2½ steps
      And this clause does not apply

    @x3
    Scenario: Following an enemy in panic costs one disorder point
      Given units A + B: cavalry in loose order, Mv 16
      And B has spent 12 steps of its movement this turn
      And after panic, A stands 16 steps from B
      When B pursues A
      Then B takes 1 DP
      And this clause applies

    @x4
    Scenario: Read the other way, following an enemy in panic costs nothing
      Given units A + B: cavalry in loose order, Mv 16
      And B has spent 12 steps of its movement this turn
      And after panic, A stands 16 steps from B
      And the table plays: following an enemy in panic does not disorder the pursuer
      When B pursues A
      Then B pursues for 4 steps
      And this clause does not apply

    @x5
    Scenario: An enemy that evades and is not caught makes it a missed attack
      Given units A + B: infantry in loose order, Mv 12
      And B has spent 10 steps of its movement this turn
      And after evasion, A stands 3 steps from B
      When B pursues A
      Then B takes 1 DP
      And this clause applies

  @minis.9.3.10
  Rule: Holding back from pursuit

    @x1
    Scenario: A die no higher than the discipline holds the winner back
      Given units A + B: infantry in close order, Mv 10
      And B is blue, with discipline 3
      And B has: close-combat trait
      And after flight, A stands 10 steps from B
      When B is tested, to hold back from A, rolling 3
      Then B need not pursue any more
      And this clause applies

    @x2
    Scenario: A winner that fails the test must pursue
      Given units A + B: infantry in close order, Mv 10
      And B is blue, with discipline 3
      And B has: close-combat trait
      And after flight, A stands 10 steps from B
      When B is tested, to hold back from A, rolling 4
      Then B must then: pursue

    @x3
    Scenario: An attacker may hold back from an enemy that evades
      Given units A + B: infantry in close order, Mv 10
      And B is blue, with discipline 2
      And after evasion, A stands 2½ steps from B
      When B is tested, to hold back from A, rolling 1
      Then B need not pursue any more

    @x4
    Scenario: After a retreat no test is needed
      Given units A + B: infantry in close order, Mv 10
      And B is blue, with discipline 2
      And after retreat, A stands 2½ steps from B
      When B is tested, to hold back from A
      Then it is not allowed, by this clause

  @minis.9.3.11
  Rule: Pursuit in good order

    @x1
    Scenario: Who has passed the test and pursues all the same is not disordered
      Given units A + B: infantry in close order, Mv 10
      And B is blue, with discipline 3
      And after panic, A stands 11 steps from B
      And B has been tested, to hold back from A, rolling 1
      When B pursues A
      Then B pursues for 10 steps
      And this clause applies

    @x2
    Scenario: Who has failed the test is disordered by the pursuit
      Given units A + B: infantry in close order, Mv 10
      And B is blue, with discipline 3
      And after panic, A stands 11 steps from B
      And B has been tested, to hold back from A, rolling 6
      When B pursues A
      Then B takes 1 DP

  @minis.9.3.12
  Rule: Skirmishers in pursuit

    @x1
    Scenario: Pursuing skirmishers are not disordered
      Given units A + B: infantry in dispersed order, Mv 12
      And B has: close-combat trait
      And after flight, A stands 13 steps from B
      When B pursues A
      Then B pursues for 12 steps
      And this clause applies

    @x2
    Scenario: Troops in loose order are
      Given units A + B: infantry in loose order, Mv 12
      And B has: close-combat trait
      And after flight, A stands 13 steps from B
      When B pursues A
      Then B takes 1 DP
      And this clause does not apply

  @minis.9.3.13
  Rule: Fanatics must pursue

    @x1
    Scenario: Fanatics must pursue even an enemy that retreats
      Given units A + B: infantry in loose order, Mv 12
      And B has: fanatics
      And after retreat, A stands 3 steps from B
      When it is asked whether B has to pursue A
      Then pursuit is compulsory
      And this clause applies

    @x2
    Scenario: No test holds fanatics back
      Given units A + B: infantry in loose order, Mv 12
      And B is blue, with discipline 5
      And B has: fanatics
      And after flight, A stands 12 steps from B
      When B is tested, to hold back from A
      Then it is not allowed, by this clause

  @minis.9.3.14
  Rule: Disorder of fanatics

    @x1
    Scenario Outline: Fanatics are disordered by following an enemy that evades or flees
      Given units A + B: infantry in loose order, Mv 12
      And B has: fanatics
      And after <manner>, A stands 3 steps from B
      When B pursues A
      Then B takes 1 DP
      And this clause applies

      Examples:
        | manner  |
        | evasion |
        | flight  |
        | panic   |

    @x2
    Scenario: Fanatics are not disordered by following an enemy that retreats
      Given units A + B: infantry in loose order, Mv 12
      And B has: fanatics
      And after retreat, A stands 3 steps from B
      When B pursues A
      Then B is then in hand-to-hand combat with A
      And this clause gives 0

  @minis.9.3.15
  Rule: Catching a fleeing unit

    @x1
    Scenario: A fleeing unit as fast as its pursuer is destroyed
      Given units A + B: infantry in close order, Mv 10
      And B has: close-combat trait
      And after flight, A stands 10 steps from B
      When B pursues A
      Then A is removed: scattered
      And this clause applies

    @x2
    Scenario: A faster one gets away
      Given units A: infantry in loose order, Mv 12
      And units B: infantry in close order, Mv 10
      And B has: close-combat trait
      And after flight, A stands 12 steps from B
      When B pursues A
      Then B pursues for 10 steps
      And this clause does not apply

  @minis.9.3.16
  Rule: Running into another enemy in pursuit

    @x1
    Scenario: A pursuer that runs into another enemy fights it hand to hand
      Given units A + B + C: infantry in close order, Mv 10
      And A + C belong to red and B to the enemy
      And B has: close-combat trait
      And after flight, A stands 10 steps from B
      And after 6 steps of level ground, B runs into C
      When B pursues A
      Then B is then in hand-to-hand combat with C

    @x2
    Scenario: A pursuer that runs into another enemy is disordered all the same
      Given units A + B + C: infantry in close order, Mv 10
      And A + C belong to red and B to the enemy
      And B has: close-combat trait
      And after flight, A stands 10 steps from B
      And after 6 steps of level ground, B runs into C
      When B pursues A
      Then B takes 1 DP

    @x3
    Scenario: What it means to run into a friend is not said
      Given units A + B + C: infantry in close order, Mv 10
      And B + C belong to blue and A to the enemy
      And B has: close-combat trait
      And after flight, A stands 10 steps from B
      And after 6 steps of level ground, B runs into C
      When B pursues A
      Then the source does not say

    @x4
    Scenario: Another enemy beyond the one that is caught is not met
      Given units A + B + C: infantry in close order, Mv 10
      And A + C belong to red and B to the enemy
      And B has: close-combat trait
      And after flight, A stands 8 steps from B
      And after 9 steps of level ground, B runs into C
      When B pursues A
      Then A is removed: scattered
