Feature: Difficult going

  @minis.12.1.1
  Rule: Disorder in difficult going

    @x1
    Scenario Outline: A move in difficult going disorders close order and cavalry
      Given units A: <troops> in <density>
      And A: Mv 12
      And A is on Manoeuvre
      And the way of A goes 2 steps over: level ground
      And the way of A goes 4 steps over: difficult going
      When A moves 6 steps
      Then A takes 1 DP

      Examples:
        | troops   | density     |
        | infantry | close order |
        | cavalry  | loose order |

    @x2
    Scenario: A move that only starts in difficult going disorders too
      Given units A: infantry in close order
      And A: Mv 12
      And A is on Manoeuvre
      And A stands on: difficult going
      And the way of A goes 6 steps over: level ground
      When A moves 6 steps
      Then A takes 1 DP

    @x3
    Scenario Outline: Loose order and skirmishers keep their order in difficult going
      Given units A: <troops> in <density>
      And A: Mv 12
      And A is on Manoeuvre
      And the way of A goes 4 steps over: difficult going
      When A moves 4 steps
      Then A keeps its order
      And this clause does not apply

      Examples:
        | troops   | density         |
        | infantry | loose order     |
        | cavalry  | dispersed order |

    @x6
    Scenario: Elephants keep their order in difficult going
      Given unit A: Indian elephant
      And A: Mv 12
      And A is on Manoeuvre
      And the way of A goes 4 steps over: difficult going
      When A moves 4 steps
      Then A keeps its order
      And this clause does not apply

    @x4
    Scenario: Whether camels count as cavalry here is not said
      Given units A: camels in loose order
      And A is on Manoeuvre
      And the way of A goes 4 steps over: difficult going
      When A moves 4 steps
      Then the source does not say

    @x5
    Scenario: A second piece of the same move disorders no further
      Given units A: infantry in close order
      And A: Mv 12
      And A is on Manoeuvre
      And A stands on: difficult going
      And A has moved 3 steps
      When A moves 2 steps
      Then A keeps its order

  @minis.12.1.2
  Rule: Artillery and chariots in difficult going

    @x1
    Scenario Outline: Pieces and chariots do not enter difficult going
      Given unit A: <troops>
      And A: Mv 6
      And A is on Manoeuvre
      And on its way, A then meets: difficult going
      When A moves 2 steps
      Then it is not allowed, by this clause

      Examples:
        | troops          |
        | light gun       |
        | bolt thrower    |
        | heavy chariot   |
        | scythed chariot |
        | light chariot   |

    @x2
    Scenario: Read the other way, light chariots go there as skirmishers do
      Given unit A: light chariot
      And A is on Manoeuvre
      And on its way, A then meets: difficult going
      And the table plays: light chariots may go where skirmishers may
      When A moves 6 steps
      Then A has now spent 6 steps of its movement

    @x3
    Scenario: Read so, heavy chariots stay out all the same
      Given unit A: heavy chariot
      And A is on Manoeuvre
      And on its way, A then meets: difficult going
      And the table plays: light chariots may go where skirmishers may
      When A moves 6 steps
      Then it is not allowed, by this clause

    @x4
    Scenario: Elephants enter difficult going
      Given unit A: Indian elephant
      And A is on Manoeuvre
      And on its way, A then meets: difficult going
      When A moves 6 steps
      Then A has now spent 6 steps of its movement
      And this clause does not apply

  @minis.12.1.3
  Rule: Half movement in difficult going

    @x1
    Scenario Outline: Difficult going slows foot, horse and camels to half
      Given units A: <troops> in <density>
      And the way of A goes 5 steps over: difficult going
      When the movement that the way of A costs is counted
      Then the way of A costs 10 steps of movement
      And this clause gives 2

      Examples:
        | troops   | density     |
        | infantry | close order |
        | infantry | loose order |
        | cavalry  | loose order |
        | camels   | loose order |

    @x2
    Scenario Outline: Difficult going does not slow skirmishers
      Given units A: <troops> in <density>
      And the way of A goes 5 steps over: difficult going
      When the movement that the way of A costs is counted
      Then the way of A costs 5 steps of movement
      And this clause applies

      Examples:
        | troops   | density         |
        | infantry | dispersed order |
        | cavalry  | dispersed order |

    @x3
    Scenario: Difficult going does not slow elephants
      Given unit A: African elephant
      And the way of A goes 5 steps over: difficult going
      When the movement that the way of A costs is counted
      Then the way of A costs 5 steps of movement
      And this clause applies

  @minis.12.1.4
  Rule: Measuring halved movement

    @x1
    Scenario: Only the steps over the element cost two
      Given units A: infantry in loose order
      And the way of A goes 3 steps over: level ground
      And the way of A goes 2½ steps over: difficult going
      And the way of A goes 1 steps over: level ground
      When the movement that the way of A costs is counted
      Then the way of A costs 9 steps of movement
      And this clause gives 5

    @x2
    Scenario: On the march infantry gets ten steps into the scrub
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And the way of A goes 4 steps over: level ground
      And on its way, A then meets: difficult going
      When it is asked how far A can move along its way
      Then A can cover 14 steps of its way

    @x3
    Scenario: A step more into the scrub is too far
      Given A: Mv 12
      And units A: infantry in loose order
      And A is on Manoeuvre
      And the way of A goes 4 steps over: level ground
      And on its way, A then meets: difficult going
      When A moves 15 steps
      Then it is not allowed, by clause 6.1§1

  @minis.12.1.5
  Rule: Impassable swamp

    @x1
    Scenario: Not even foot skirmishers enter a swamp
      Given units A: infantry in dispersed order
      And A: Mv 12
      And on its way, A then meets: swamp
      When A moves 1½ steps
      Then it is not allowed, by this clause

    @x2
    Scenario: A move ends at the edge of a swamp
      Given units A: infantry in dispersed order
      And A: Mv 12
      And the way of A goes 3 steps over: level ground
      And on its way, A then meets: swamp
      When it is asked how far A can move along its way
      Then A can cover 3 steps of its way
      And this clause applies
