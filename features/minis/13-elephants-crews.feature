Feature: Elephants, chariots and their crews

  @minis.13.0.1
  Rule: Units of a special class

    @x1
    Scenario Outline: Elephants and chariots are a class of their own
      Given unit A: <troops>
      When it is asked to which class A belongs
      Then its class is: special class
      And this clause applies

      Examples:
        | troops          |
        | Indian elephant |
        | heavy chariot   |
        | light chariot   |

    @x2
    Scenario: Riders are cavalry
      Given unit A: cavalry
      When it is asked to which class A belongs
      Then its class is: cavalry
      And this clause does not apply

  @minis.13.0.2
  Rule: Elephants and chariots under orders

    @x1
    Scenario: An elephant acts under the order it was given
      Given unit A: Indian elephant
      And A is on Attack
      When it is asked which order is in force for A
      Then the order in force is: Attack
      And this clause applies

    @x2
    Scenario: An elephant on Defence does not move
      Given unit A: African elephant
      And A is on Defence
      When A moves 4 steps
      Then it is not allowed

    @x3
    Scenario: Cavalry acts under orders because every unit does
      Given unit A: cavalry
      And A is on Attack
      When it is asked which order is in force for A
      Then the order in force is: Attack
      And this clause does not apply

  @minis.13.0.4
  Rule: Quality of the crew

    @x1
    Scenario: Crews are regular, with morale 2
      Given unit A: heavy chariot
      And unit C: African elephant
      When it is asked how good the crew of A is
      Then the crew of A is of quality: regular
      And M of the crew of A is 2

    @x2
    Scenario: Crews have the close-combat trait
      Given unit A: heavy chariot
      And unit C: African elephant
      When it is asked how good the crew of C is
      Then the crew of C has: close-combat trait
      And this clause applies

    @x3
    Scenario: The elephant must pursue, because its crew has the trait
      Given unit A: Indian elephant
      And units B: infantry in loose order
      And after flight, B stands 12 steps from A
      When it is asked whether A has to pursue B
      Then pursuit is compulsory
      And this clause applies

    @x4
    Scenario: Other troops are as good as was said of them
      Given units A + B: infantry in loose order, A 2, Def 1, M 3
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then B suffers: retreat
      And this clause does not apply

  @minis.13.0.5
  Rule: Crew and combat strength

    @x1
    Scenario: A crew of three is combat strength 3
      Given unit A: Indian elephant
      And unit B: infantry
      And B stands in the front zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 3
      And this clause gives 3

    @x2
    Scenario: With one of the crew lost, it is 2
      Given unit A: Indian elephant
      And unit B: infantry
      And losses of A: 1
      And B stands in the front zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 2
      And this clause gives 2

  @minis.13.0.6
  Rule: Starting crew

    @x1
    Scenario: A chariot starts with three figures
      Given unit A: heavy chariot
      And unit B: infantry
      And B stands in the front zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 3
      And this clause gives 3

    @x2
    Scenario: A chariot that has lost a figure started with three all the same
      Given unit A: scythed chariot
      When A loses 1 of its crew
      Then beside the driver, 1 of the crew of A are left
      And this clause gives 3

  @minis.13.0.7
  Rule: CS of elephants and chariots by direction

    @x1
    Scenario Outline: An elephant is strong to front and rear and weak to its flanks
      Given unit A: African elephant
      And unit B: infantry
      And B stands in the <zone> of A
      When the combat strength of A against B is counted
      Then its combat strength is <strength>
      And this clause gives <strength>

      Examples:
        | zone            | strength |
        | front zone      | 3        |
        | rear zone       | 3        |
        | left flank zone | 1        |

    @x2
    Scenario: Disorder lowers the 1 of a flank to nothing
      Given unit A: heavy chariot
      And unit B: infantry
      And A has 1 DP
      And B stands in the right flank zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 0

    @x3
    Scenario: Read the other way, disorder leaves the 1 of a flank
      Given unit A: heavy chariot
      And unit B: infantry
      And A has 1 DP
      And B stands in the right flank zone of A
      And the table plays: disorder leaves the 1 of a flank as it is
      When the combat strength of A against B is counted
      Then its combat strength is 1

  @minis.13.0.8
  Rule: Light chariots have no flanks

    @x1
    Scenario: A light chariot is combat strength 3 wherever it is struck
      Given unit A: light chariot
      And unit B: infantry
      And B stands in the left flank zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 3
      And this clause applies

    @x2
    Scenario: A heavy chariot has a flank
      Given unit A: heavy chariot
      And unit B: infantry
      And B stands in the left flank zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 1
      And this clause does not apply

  @minis.13.0.9
  Rule: Crew figures are markers

    @x1
    Scenario: The defence of an elephant is its own, whatever its crew wears
      Given unit A: Indian elephant
      And A wears: full armour
      When the defence of A is looked up
      Then the value is 5
      And this clause applies

    @x2
    Scenario: An elephant that has lost half its fighters defends as well as before
      Given unit A: African elephant
      And losses of A: 1
      When the defence of A is looked up
      Then the value is 4
      And this clause applies

    @x3
    Scenario: The crew adds nothing to the attack either
      Given unit A: Indian elephant
      When the attack of A is looked up
      Then the value is 6
      And this clause does not apply

  @minis.13.0.10
  Rule: Crew losses

    @x1
    Scenario: The first loss takes one figure off
      Given unit A: Indian elephant
      When A loses 1 of its crew
      Then figures lost by A: 1
      And this clause applies

    @x2
    Scenario: The second loss is half of the crew and more, and destroys the elephant
      Given unit A: Indian elephant
      And losses of A: 1
      When A loses 1 of its crew
      Then A is removed: destroyed
      And this clause applies

  @minis.13.0.11
  Rule: Driver removed last

    @x1
    Scenario: The first loss is one of the fighters, and the driver stays
      Given unit A: light chariot
      When A loses 1 of its crew
      Then beside the driver, 1 of the crew of A are left

    @x2
    Scenario: After one loss, one archer is left to shoot
      Given unit A: light chariot
      And losses of A: 1
      When A loses 1 of its crew
      Then A is removed: destroyed
      And this clause gives 0

  @minis.13.0.12
  Rule: General as driver

    @x1
    Scenario: Before the battle the general takes the reins
      Given unit A: heavy chariot
      And unit B: cavalry
      And G is a general in B
      When G takes the place of the driver of A
      Then G is with A

    @x2
    Scenario: A commander who is not the general does not drive
      Given unit A: heavy chariot
      And unit B: cavalry
      And G is a commander in B
      When G takes the place of the driver of A
      Then it is not allowed, by this clause

    @x3
    Scenario: In the second game turn it is too late
      Given unit A: heavy chariot
      And unit B: cavalry
      And G is a general in B
      And it is game turn 2
      When G takes the place of the driver of A
      Then it is not allowed, by this clause

  @minis.13.0.13
  Rule: Shooting from light chariots

    @x1
    Scenario: Archers on a light chariot shoot
      Given unit A on Defence: light chariot with light bow
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 3
      Then total shooting of A is 7
      And this clause applies

    @x2
    Scenario: The crew of a heavy chariot does not shoot
      Given unit A on Defence: heavy chariot with light bow
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A and B face each other, 8 steps apart
      When A shoots at B
      Then it is not allowed, by this clause

  @minis.13.0.14
  Rule: Chariots’ all-round zone of fire

    @x1
    Scenario: A chariot shoots at an enemy behind it
      Given unit A on Defence: light chariot with light bow
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And B faces A and stands in its rear zone, 8 steps away
      When A shoots at B, rolling 3 against 3
      Then total shooting of A is 7
      And this clause applies

    @x2
    Scenario: Archers on foot do not
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A carries light bow
      And A is on Defence
      And B faces A and stands in its rear zone, 8 steps away
      When A shoots at B
      Then it is not allowed

  @minis.13.0.15
  Rule: Chariots shooting on the move

    @x1
    Scenario: A chariot that has shot moves as far as ever
      Given unit A: light chariot
      And A: Mv 16
      And A, this turn: has shot
      When how far can A still move after shooting
      Then A can still move 16 steps
      And this clause applies

    @x2
    Scenario: Horse archers that have shot have half their movement left
      Given unit A: cavalry
      And A: Mv 16
      And A carries light bow
      And A, this turn: has shot
      When how far can A still move after shooting
      Then A can still move 8 steps
      And this clause does not apply

  @minis.13.0.16
  Rule: Working out chariot shooting

    @x1
    Scenario: Shooters, bow and die make up the total
      Given unit A on Defence: light chariot with heavy bow
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 4 against 3
      Then total shooting of A is 9
      And this clause applies

    @x2
    Scenario: Javelins on a chariot reach no farther than others
      Given unit A on Defence: light chariot with javelin
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A and B face each other, 4 steps apart
      When A shoots at B
      Then it is not allowed

  @minis.13.0.17
  Rule: CS for chariot shooting

    @x1
    Scenario: Two archers shoot and the driver does not
      Given unit A on Defence: light chariot with light bow
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 3
      Then this clause gives 2

    @x2
    Scenario: With one archer lost, one shoots
      Given unit A on Defence: light chariot with light bow
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And losses of A: 1
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 3
      Then this clause gives 1

    @x3
    Scenario: Where only one of the crew is an archer, one shoots
      Given unit A on Defence: light chariot with light bow
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And 1 of the crew of A shoot
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 3
      Then total shooting of A is 6
      And this clause gives 1

  @minis.13.0.18
  Rule: Chariot in hand-to-hand combat

    @x1
    Scenario: An engaged chariot does not shoot at the enemy it fights
      Given unit A on Defence: light chariot with light bow
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A and B face each other, 0 steps apart
      And A is in close combat with B
      When A shoots at B
      Then it is not allowed, by this clause

    @x2
    Scenario: It may shoot at another enemy
      Given unit A on Defence: light chariot with light bow
      And units B + C: infantry in loose order, A 2, Def 1, M 2
      And A and C face each other, 8 steps apart
      And A is in close combat with B
      When A shoots at C, rolling 3 against 3
      Then total shooting of A is 7

    @x3
    Scenario: Read the other way, it shoots at nobody
      Given unit A on Defence: light chariot with light bow
      And units B + C: infantry in loose order, A 2, Def 1, M 2
      And A and C face each other, 8 steps apart
      And A is in close combat with B
      And the table plays: a chariot in close combat shoots at nobody
      When A shoots at C
      Then it is not allowed, by clause 7§5

  @minis.13.0.19
  Rule: Chariot javelins in the clash

    @x1
    Scenario: Javelins on a chariot add one to the attack in the clash
      Given unit A on Attack: light chariot with javelin
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 9
      And this clause applies

    @x2
    Scenario: In later rounds the javelins of a chariot add nothing
      Given unit A on Attack: light chariot with javelin
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 8
      And this clause does not apply

  @minis.13.0.20
  Rule: Chariot defensive shot

    @x1
    Scenario: Archers on a chariot shoot at an attacker behind them
      Given unit A on Defence: light chariot with heavy bow
      And unit B: infantry in loose order, A 2, Def 1, M 2, Mv 12
      And B has declared an attack on A from the rear zone, 8 steps away
      And for a shot it is 2 steps from A to B
      When A makes a defensive shot at B, the attack rolling 1 against 6, the shot 6 against 1
      Then B suffers: flight
      And this clause applies

    @x2
    Scenario: Not while the chariot fights another enemy
      Given unit A on Defence: light chariot with heavy bow
      And units B + C: infantry in loose order, A 2, Def 1, M 2
      And A is in close combat with C
      And B has declared an attack on A from the rear zone, 8 steps away
      When A makes a defensive shot at B
      Then it is not allowed

  @minis.13.0.21
  Rule: Elephant crews are not specialised

    @x1
    Scenario: The crew of an elephant does not shoot, whatever it carries
      Given unit A on Defence: Indian elephant with light bow
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A and B face each other, 8 steps apart
      When A shoots at B
      Then it is not allowed, by this clause

    @x2
    Scenario: The crew of a light chariot does
      Given unit A on Defence: light chariot with light bow
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 6 against 1
      Then total shooting of A is 10
      And this clause does not apply

  @minis.13.0.22
  Rule: Disorder after fighting elephants or chariots

    @x1
    Scenario Outline: Elephants and scythed chariots disorder those who have fought them
      Given unit A: <troops>
      And units B: infantry in close order
      When B ends its close combat with A
      Then B takes 1 DP
      And this clause gives 1

      Examples:
        | troops           |
        | Indian elephant  |
        | African elephant |
        | scythed chariot  |

    @x2
    Scenario Outline: Read the other way, every chariot does
      Given unit A: <troops>
      And units B: infantry in close order
      And the table plays: every chariot disorders its opponents
      When B ends its close combat with A
      Then B takes 1 DP
      And this clause gives 1

      Examples:
        | troops        |
        | heavy chariot |
        | light chariot |

    @x3
    Scenario: Heavy chariots disorder nobody
      Given unit A: heavy chariot
      And units B: infantry in close order
      When B ends its close combat with A
      Then it is allowed
      And this clause gives 0

    @x4
    Scenario: Taken off after a clash that moved nobody, a scythed chariot leaves its enemy disordered
      Given unit A: scythed chariot, on Attack
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      And A and B have fought, rolling 1 and 1 for attack, 6 and 6 for defence
      When after its clash, the scythed chariot A is taken off
      Then B takes 1 DP
