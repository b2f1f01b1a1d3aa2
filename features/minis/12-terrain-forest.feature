Feature: Forest

  @minis.12.3.1
  Rule: Artillery and chariots in sparse forest

    @x1
    Scenario Outline: Pieces and chariots do not move in sparse forest
      Given unit A: <troops>
      And the way of A goes 2 steps over: sparse forest
      When the movement that the way of A costs is counted
      Then it is not allowed, by this clause

      Examples:
        | troops          |
        | heavy gun       |
        | stone thrower   |
        | heavy chariot   |
        | light chariot   |

    @x2
    Scenario: Read the other way, light chariots pass sparse forest as skirmishers do
      Given unit A: light chariot
      And the way of A goes 5 steps over: sparse forest
      And the table plays: light chariots may go where skirmishers may
      When the movement that the way of A costs is counted
      Then the way of A costs 5 steps of movement

    @x3
    Scenario: Elephants move in sparse forest
      Given unit A: Indian elephant
      And the way of A goes 5 steps over: sparse forest
      When the movement that the way of A costs is counted
      Then the way of A costs 5 steps of movement
      And this clause does not apply

  @minis.12.3.2
  Rule: Disorder in sparse forest

    @x1
    Scenario Outline: A move in sparse forest disorders close order and cavalry
      Given units A: <troops> in <density>
      And A: Mv 12
      And A is on Manoeuvre
      And A stands on: sparse forest
      When A moves 3 steps
      Then A takes 1 DP
      And this clause gives 1

      Examples:
        | troops   | density     |
        | infantry | close order |
        | cavalry  | loose order |

    @x2
    Scenario Outline: Loose order and skirmishers keep their order in sparse forest
      Given units A: <troops> in <density>
      And A: Mv 12
      And A is on Manoeuvre
      And A stands on: sparse forest
      When A moves 3 steps
      Then A keeps its order
      And this clause does not apply

      Examples:
        | troops   | density         |
        | infantry | loose order     |
        | infantry | dispersed order |
        | cavalry  | dispersed order |

    @x3
    Scenario: Elephants keep their order in sparse forest
      Given unit A: African elephant
      And A: Mv 12
      And A is on Manoeuvre
      And A stands on: sparse forest
      When A moves 3 steps
      Then A keeps its order
      And this clause does not apply

  @minis.12.3.3
  Rule: Half movement in sparse forest

    @x1
    Scenario Outline: Sparse forest slows all foot and horse but skirmishers
      Given units A: <troops> in <density>
      And the way of A goes 4 steps over: sparse forest
      When the movement that the way of A costs is counted
      Then the way of A costs <steps> steps of movement
      And this clause applies

      Examples:
        | troops   | density         | steps |
        | infantry | close order     | 8     |
        | infantry | loose order     | 8     |
        | cavalry  | loose order     | 8     |
        | infantry | dispersed order | 4     |
        | cavalry  | dispersed order | 4     |

    @x3
    Scenario: Sparse forest does not slow elephants
      Given unit A: Indian elephant
      And the way of A goes 4 steps over: sparse forest
      When the movement that the way of A costs is counted
      Then the way of A costs 4 steps of movement
      And this clause applies

    @x2
    Scenario: With six steps left infantry covers no more than three in the forest
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And A has spent 18 steps of its movement this turn
      And A stands on: sparse forest
      When A moves 3½ steps
      Then it is not allowed, by clause 6.1§1

  @minis.12.3.4
  Rule: Dense forest

    @x1
    Scenario: Foot skirmishers move in dense forest at half their movement
      Given units A: infantry in dispersed order
      And the way of A goes 5 steps over: dense forest
      When the movement that the way of A costs is counted
      Then the way of A costs 10 steps of movement
      And this clause gives 2

    @x2
    Scenario Outline: To all other foot and to horse dense forest is closed
      Given units A: <troops> in <density>
      And the way of A goes 1 steps over: dense forest
      When the movement that the way of A costs is counted
      Then it is not allowed, by this clause

      Examples:
        | troops   | density         |
        | infantry | loose order     |
        | cavalry  | dispersed order |

    @x3
    Scenario: To elephants dense forest is closed
      Given unit A: Indian elephant
      And the way of A goes 1 steps over: dense forest
      When the movement that the way of A costs is counted
      Then it is not allowed, by this clause

  @minis.12.3.5
  Rule: Impassable thicket

    @x1
    Scenario: Nobody moves in a thicket
      Given units A: infantry in dispersed order
      And the way of A goes 1 steps over: thicket
      When the movement that the way of A costs is counted
      Then it is not allowed, by this clause

    @x2
    Scenario: A way ends where a thicket begins
      Given units A: infantry in dispersed order
      And A: Mv 12
      And the way of A goes 7 steps over: level ground
      And on its way, A then meets: thicket
      When it is asked how far A can move along its way
      Then A can cover 7 steps of its way
      And this clause applies

  @minis.12.3.6
  Rule: Sight in sparse forest

    @x1
    Scenario: Six steps are in sight in sparse forest
      Given A stands on: sparse forest
      And A and B are 6 steps apart
      When it is asked whether A sees B where they stand
      Then the ground lets A see B
      And this clause gives 6

    @x2
    Scenario: Seven steps are out of sight in sparse forest
      Given A stands on: sparse forest
      And A and B are 7 steps apart
      When it is asked whether A sees B where they stand
      Then the ground hides B from A

    @x3
    Scenario: No shot reaches seven steps into sparse forest
      Given units A + B: infantry in loose order
      And B stands on: sparse forest
      And for a shot it is 7 steps from A to B
      When it is asked whether the ground allows A a shot at B
      Then it is not allowed, by this clause

    @x4
    Scenario: A shot reaches six steps into sparse forest
      Given units A + B: infantry in loose order
      And B stands on: sparse forest
      And for a shot it is 6 steps from A to B
      When it is asked whether the ground allows A a shot at B
      Then the ground allows A the shot at B

  @minis.12.3.7
  Rule: Cover in forest

    @x1
    Scenario Outline: A target in forest has one more against shooting
      Given units A + B: infantry in loose order
      And B stands on: <forest>
      When it is asked what the ground adds to the defence of B against a shot of A
      Then B gets 1 for its ground
      And this clause gives 1

      Examples:
        | forest        |
        | sparse forest |
        | dense forest  |

    @x2
    Scenario: A forest around the shooter covers no target
      Given units A + B: infantry in loose order
      And A stands on: sparse forest
      When it is asked what the ground adds to the defence of B against a shot of A
      Then B gets 0 for its ground

  @minis.12.3.8
  Rule: Unit partly in forest

    @x1
    Scenario: With its greater part in a forest a unit is in it
      Given units A + B: infantry in loose order
      And the greater part of B stands on: sparse forest
      When it is asked what the ground adds to the defence of B against a shot of A
      Then B gets 1 for its ground
      And this clause applies

    @x2
    Scenario: With its smaller part in a forest a unit is not in it
      Given units A + B: infantry in loose order
      And the smaller part of B stands on: sparse forest
      When it is asked what the ground adds to the defence of B against a shot of A
      Then B gets 0 for its ground
      And this clause applies

  @minis.12.3.9
  Rule: No shooting in dense forest

    @x1
    Scenario Outline: Nobody shoots into dense forest or thicket, or out of it
      Given units A + B: infantry in dispersed order
      And <unit> stands on: <forest>
      When it is asked whether the ground allows A a shot at B
      Then it is not allowed, by this clause

      Examples:
        | unit | forest       |
        | A    | dense forest |
        | B    | dense forest |
        | B    | thicket      |

    @x2
    Scenario: In sparse forest skirmishers shoot
      Given units A + B: infantry in dispersed order
      And A stands on: sparse forest
      And for a shot it is 4 steps from A to B
      When it is asked whether the ground allows A a shot at B
      Then the ground allows A the shot at B
      And this clause does not apply

  @minis.12.3.10
  Rule: Sight in dense forest

    @x1
    Scenario: Three steps are in sight in dense forest
      Given A stands on: dense forest
      And A and B are 3 steps apart
      When it is asked whether A sees B where they stand
      Then the ground lets A see B
      And this clause gives 3

    @x2
    Scenario: Three and a half steps are out of sight in dense forest
      Given A stands on: dense forest
      And A and B are 3½ steps apart
      When it is asked whether A sees B where they stand
      Then the ground hides B from A

  @minis.12.3.11
  Rule: Command distance in forest

    @x1
    Scenario: A commander of ordinary talent does not reach six steps into a forest
      Given C is a commander in B
      And A stands on: sparse forest
      And it is 6 steps from C to the far side of A
      When it is asked whether A is in the command zone of C
      Then it is outside the command zone
      And this clause gives 5

    @x2
    Scenario: A commander reaches five steps into a dense forest
      Given C is a commander in B
      And A stands on: dense forest
      And it is 5 steps from C to the far side of A
      When it is asked whether A is in the command zone of C
      Then it is inside the command zone
      And this clause gives 5

    @x3
    Scenario: Outside forests a commander reaches ten steps
      Given C is a commander in B
      And it is 10 steps from C to the far side of A
      When it is asked whether A is in the command zone of C
      Then it is inside the command zone
      And this clause does not apply
