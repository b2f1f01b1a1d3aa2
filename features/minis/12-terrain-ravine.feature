Feature: Ravine and ditch

  @minis.12.5.1
  Rule: Width of a ravine

    @x1
    Scenario: Four steps lead across a ravine
      Given units A: infantry in dispersed order
      And A: Mv 12
      And on its way, A then meets: ravine
      When A moves 5 steps
      Then A has now spent 9 steps of its movement
      And this clause gives 4

    @x2
    Scenario: After three steps of a ravine a unit stands in it
      Given units A: infantry in dispersed order
      And A: Mv 12
      And on its way, A then meets: ravine
      When A moves 3 steps
      Then A now stands on: ravine

  @minis.12.5.2
  Rule: Troops barred from a ravine

    @x1
    Scenario Outline: No horsemen cross a ravine
      Given units A: <troops> in <density>
      And the way of A goes 4 steps over: ravine
      When the movement that the way of A costs is counted
      Then it is not allowed, by this clause

      Examples:
        | troops  | density         |
        | cavalry | loose order     |
        | cavalry | dispersed order |

    @x4
    Scenario Outline: Neither elephants, chariots nor pieces cross a ravine
      Given unit A: <troops>
      And the way of A goes 4 steps over: ravine
      When the movement that the way of A costs is counted
      Then it is not allowed, by this clause

      Examples:
        | troops          |
        | Indian elephant |
        | light chariot   |
        | bolt thrower    |

    @x2
    Scenario: Infantry in close order crosses a ravine
      Given units A: infantry in close order
      And the way of A goes 4 steps over: ravine
      When the movement that the way of A costs is counted
      Then the way of A costs 16 steps of movement
      And this clause does not apply

    @x3
    Scenario: Whether camels cross a ravine is not said
      Given units A: camels in loose order
      And the way of A goes 4 steps over: ravine
      When the movement that the way of A costs is counted
      Then the source does not say

  @minis.12.5.3
  Rule: Quarter movement in a ravine

    @x1
    Scenario Outline: In a ravine each step costs four
      Given units A: infantry in <density>
      And the way of A goes 3 steps over: level ground
      And the way of A goes 4 steps over: ravine
      When the movement that the way of A costs is counted
      Then the way of A costs 19 steps of movement
      And this clause gives 4

      Examples:
        | density     |
        | close order |
        | loose order |

    @x2
    Scenario: Foot skirmishers are faster in a ravine
      Given units A: infantry in dispersed order
      And the way of A goes 4 steps over: ravine
      When the movement that the way of A costs is counted
      Then the way of A costs 8 steps of movement
      And this clause does not apply

  @minis.12.5.4
  Rule: Disorder in a ravine

    @x1
    Scenario Outline: A ravine disorders loose order too
      Given units A: infantry in <density>
      And A: Mv 12
      And A is on Manoeuvre
      And on its way, A then meets: ravine
      When A moves 4 steps
      Then A takes 1 DP
      And this clause gives 1

      Examples:
        | density     |
        | close order |
        | loose order |

    @x2
    Scenario: Foot skirmishers keep their order in a ravine
      Given units A: infantry in dispersed order
      And A: Mv 12
      And on its way, A then meets: ravine
      When A moves 4 steps
      Then A keeps its order
      And this clause does not apply

  @minis.12.5.5
  Rule: Foot skirmishers in a ravine

    @x1
    Scenario: Foot skirmishers go through a ravine at half their movement
      Given units A: infantry in dispersed order
      And the way of A goes 4 steps over: ravine
      When the movement that the way of A costs is counted
      Then the way of A costs 8 steps of movement
      And this clause gives 2

    @x2
    Scenario: Mounted skirmishers do not go into a ravine
      Given units A: cavalry in dispersed order
      And the way of A goes 4 steps over: ravine
      When the movement that the way of A costs is counted
      Then it is not allowed, by clause 12.5.2
      And this clause does not apply

  @minis.12.5.6
  Rule: Moving lengthwise in a ravine

    @x1
    Scenario: Foot skirmishers move along a ravine
      Given units A: infantry in dispersed order
      And A stands on: ravine
      And the way of A goes 6 steps over: ravine
      And A moves lengthwise inside the ravine
      When the movement that the way of A costs is counted
      Then the way of A costs 12 steps of movement
      And this clause applies

    @x2
    Scenario: Loose order does not move along a ravine
      Given units A: infantry in loose order
      And A stands on: ravine
      And the way of A goes 3 steps over: ravine
      And A moves lengthwise inside the ravine
      When the movement that the way of A costs is counted
      Then it is not allowed, by this clause

  @minis.12.5.7
  Rule: Shooting into a ravine

    @x1
    Scenario: Away from its edge nobody shoots into a ravine
      Given units A + B: infantry in loose order
      And B stands on: ravine
      When it is asked whether the ground allows A a shot at B
      Then it is not allowed, by this clause

    @x2
    Scenario: Right at its edge a unit shoots into a ravine
      Given units A + B: infantry in loose order
      And B stands on: ravine
      And A stands right in front of: ravine
      When it is asked whether the ground allows A a shot at B
      Then the ground allows A the shot at B
      And this clause applies

  @minis.12.5.8
  Rule: Shooting out of a ravine

    @x1
    Scenario: Out of a ravine nobody shoots at an enemy away from its edge
      Given units A + B: infantry in loose order
      And A stands on: ravine
      When it is asked whether the ground allows A a shot at B
      Then it is not allowed, by this clause

    @x2
    Scenario: Out of a ravine a unit shoots at an enemy right at its edge
      Given units A + B: infantry in loose order
      And A stands on: ravine
      And B stands right in front of: ravine
      When it is asked whether the ground allows A a shot at B
      Then the ground allows A the shot at B
      And this clause applies

    @x3
    Scenario: Inside a ravine they shoot at one another
      Given units A + B: infantry in loose order
      And A stands on: ravine
      And B stands on: ravine
      When it is asked whether the ground allows A a shot at B
      Then the ground allows A the shot at B
      And this clause does not apply

  @minis.12.5.9
  Rule: Column across a ravine

    @x1
    Scenario: Those above a ravine do not support those in it
      Given A + B form a column, from front to rear
      And A stands on: ravine
      When it is asked whether the ground parts B from A
      Then the ground parts B from A
      And this clause applies

    @x2
    Scenario: Two units in the ravine are not parted
      Given A + B form a column, from front to rear
      And A stands on: ravine
      And B stands on: ravine
      When it is asked whether the ground parts B from A
      Then the ground does not part B from A
      And this clause does not apply

  @minis.12.5.10
  Rule: Height above a ravine

    @x1
    Scenario: A unit above a ravine has one more than an enemy in it
      Given units A + B: infantry in loose order
      And B stands on: ravine
      When it is asked what A gains by its height against B
      Then A gets 1 for its ground
      And this clause gives 1

    @x2
    Scenario: Down in a ravine a unit gets nothing for height
      Given units A + B: infantry in loose order
      And A stands on: ravine
      When it is asked what A gains by its height against B
      Then A gets 0 for its ground

    @x3
    Scenario: Read the other way, a ravine below adds nothing to a defensive shot
      Given units A + B: infantry in loose order
      And B stands on: ravine
      And the table plays: higher ground does not count in a defensive shot
      When it is asked what A gains by its height against B in a defensive shot
      Then A gets 0 for its ground

    @x4
    Scenario: Above a ditch nobody stands higher
      Given units A + B: infantry in loose order
      And B stands on: ditch
      When it is asked what A gains by its height against B
      Then A gets 0 for its ground

  @minis.12.5.11
  Rule: Width of a ditch

    @x1
    Scenario: Two steps lead across a ditch
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And on its way, A then meets: ditch
      When A moves 4 steps
      Then A has now spent 6 steps of its movement
      And this clause gives 2

    @x2
    Scenario: After a step and a half of a ditch a unit stands in it
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And on its way, A then meets: ditch
      When A moves 1½ steps
      Then A now stands on: ditch

  @minis.12.5.12
  Rule: Skirmishers and elephants at a ditch

    @x1
    Scenario Outline: Skirmishers lose nothing at a ditch
      Given units A: <troops> in <density>
      And the way of A goes 2 steps over: ditch
      When the movement that the way of A costs is counted
      Then the way of A costs 2 steps of movement
      And this clause applies

      Examples:
        | troops   | density         |
        | infantry | dispersed order |
        | cavalry  | dispersed order |

    @x3
    Scenario: Elephants lose nothing at a ditch
      Given unit A: Indian elephant
      And the way of A goes 2 steps over: ditch
      When the movement that the way of A costs is counted
      Then the way of A costs 2 steps of movement
      And this clause applies

    @x2
    Scenario: A ditch slows loose order
      Given units A: infantry in loose order
      And the way of A goes 2 steps over: ditch
      When the movement that the way of A costs is counted
      Then the way of A costs 4 steps of movement
      And this clause does not apply

  @minis.12.5.13
  Rule: Artillery and chariots at a ditch

    @x1
    Scenario Outline: Pieces and chariots do not cross a ditch
      Given unit A: <troops>
      And the way of A goes 2 steps over: ditch
      When the movement that the way of A costs is counted
      Then it is not allowed, by this clause

      Examples:
        | troops        |
        | light gun     |
        | stone thrower |
        | heavy chariot |
        | light chariot |

    @x2
    Scenario: Read the other way, light chariots cross a ditch as skirmishers do
      Given unit A: light chariot
      And the way of A goes 2 steps over: ditch
      And the table plays: light chariots may go where skirmishers may
      When the movement that the way of A costs is counted
      Then the way of A costs 2 steps of movement

    @x3
    Scenario: Elephants cross a ditch
      Given unit A: African elephant
      And the way of A goes 2 steps over: ditch
      When the movement that the way of A costs is counted
      Then the way of A costs 2 steps of movement
      And this clause does not apply

  @minis.12.5.14
  Rule: Other troops at a ditch

    @x1
    Scenario Outline: A ditch slows foot and horse to half
      Given units A: <troops> in <density>
      And the way of A goes 2 steps over: ditch
      When the movement that the way of A costs is counted
      Then the way of A costs 4 steps of movement
      And this clause gives 2

      Examples:
        | troops   | density     |
        | infantry | close order |
        | infantry | loose order |
        | cavalry  | loose order |

    @x2
    Scenario: With three steps left cavalry does not cross a ditch
      Given units A: cavalry in loose order
      And A: Mv 18
      And A is on Manoeuvre
      And A has spent 33 steps of its movement this turn
      And on its way, A then meets: ditch
      When A moves 2 steps
      Then it is not allowed, by clause 6.1§1

  @minis.12.5.14.b
  Rule: Disorder in a ditch

    @x1
    Scenario Outline: A ditch disorders close order and cavalry
      Given units A: <troops> in <density>
      And A: Mv 12
      And A is on Manoeuvre
      And on its way, A then meets: ditch
      When A moves 2 steps
      Then A takes 1 DP
      And this clause gives 1

      Examples:
        | troops   | density     |
        | infantry | close order |
        | cavalry  | loose order |

    @x2
    Scenario: Loose order crosses a ditch in order
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And on its way, A then meets: ditch
      When A moves 2 steps
      Then A keeps its order
      And this clause does not apply

  @minis.12.5.15
  Rule: Cover in a ditch

    @x1
    Scenario: A shot from afar finds a target in a ditch covered
      Given units A + B: infantry in loose order
      And B stands on: ditch
      When it is asked what the ground adds to the defence of B against a shot of A
      Then B gets 1 for its ground
      And this clause gives 1

    @x2
    Scenario: A shooter right at its edge sees into it
      Given units A + B: infantry in loose order
      And B stands on: ditch
      And A stands right in front of: ditch
      When it is asked what the ground adds to the defence of B against a shot of A
      Then B gets 0 for its ground

    @x3
    Scenario: A shooter in the same ditch does not shoot from above
      Given units A + B: infantry in loose order
      And B stands on: ditch
      And A stands on: ditch
      When it is asked what the ground adds to the defence of B against a shot of A
      Then B gets 0 for its ground
