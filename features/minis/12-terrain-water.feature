Feature: Water

  @minis.12.4.1
  Rule: Deep and shallow water

    @x1
    Scenario: Deep water is a river and closed
      Given units A: infantry in loose order
      And on its way, A then meets: river
      And A: Mv 12
      And A is on Manoeuvre
      When A moves 2 steps
      Then it is not allowed, by clause 12.4.3
      And this clause applies

    @x2
    Scenario: Shallow water is a stream and open
      Given units A: infantry in loose order
      And the way of A goes 2 steps over: stream
      When the movement that the way of A costs is counted
      Then the way of A costs 4 steps of movement
      And this clause applies

    @x3
    Scenario: What a lake is to those who come to it is not said
      Given units A: infantry in loose order
      And the way of A goes 2 steps over: lake
      When the movement that the way of A costs is counted
      Then the source does not say

  @minis.12.4.2
  Rule: Width of water

    @x1
    Scenario: Two steps lead across a stream
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And on its way, A then meets: stream
      When A moves 5 steps
      Then A has now spent 7 steps of its movement
      And this clause gives 2

    @x2
    Scenario: Four steps lead across a river, over the bridge
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And on its way, A then meets: bridge
      When A moves 5 steps
      Then A has now spent 9 steps of its movement
      And this clause gives 4

    @x3
    Scenario: After a step and a half of a stream a unit stands in it
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And on its way, A then meets: stream
      When A moves 1½ steps
      Then A now stands on: stream

  @minis.12.4.3
  Rule: Crossing a river

    @x1
    Scenario Outline: Neither foot nor horse crosses a river but by a bridge
      Given units A: <troops> in <density>
      And the way of A goes 4 steps over: river
      When the movement that the way of A costs is counted
      Then it is not allowed, by this clause

      Examples:
        | troops   | density         |
        | infantry | dispersed order |
        | cavalry  | loose order     |

    @x3
    Scenario: Nor does an elephant cross a river but by a bridge
      Given unit A: Indian elephant
      And the way of A goes 4 steps over: river
      When the movement that the way of A costs is counted
      Then it is not allowed, by this clause

    @x2
    Scenario: By a bridge a river can be crossed
      Given units A: infantry in loose order
      And the way of A goes 4 steps over: bridge
      When the movement that the way of A costs is counted
      Then the way of A costs 8 steps of movement
      And this clause applies

  @minis.12.4.4
  Rule: Width of a bridge

    @x1
    Scenario: One base fits on a bridge
      Given units A: infantry in close order
      And the way of A goes 4 steps over: bridge
      When the movement that the way of A costs is counted
      Then the way of A costs 8 steps of movement
      And this clause gives 8

    @x2
    Scenario: Two bases side by side do not fit on a bridge
      Given units A + B: infantry in loose order
      And A + B form a line, from left to right
      And the way of A goes 4 steps over: bridge
      When the movement that the way of A costs is counted
      Then it is not allowed, by clause 12.4.7
      And this clause gives 8

  @minis.12.4.5
  Rule: Skirmishers on a bridge

    @x1
    Scenario Outline: Skirmishers lose nothing on a bridge
      Given units A: <troops> in dispersed order
      And the way of A goes 4 steps over: bridge
      When the movement that the way of A costs is counted
      Then the way of A costs 4 steps of movement
      And this clause applies

      Examples:
        | troops   |
        | infantry |
        | cavalry  |

    @x2
    Scenario: A bridge slows elephants
      Given unit A: Indian elephant
      And the way of A goes 4 steps over: bridge
      When the movement that the way of A costs is counted
      Then the way of A costs 8 steps of movement
      And this clause does not apply

  @minis.12.4.6
  Rule: Other troops on a bridge

    @x1
    Scenario Outline: Foot and horse cross a bridge at half their movement
      Given units A: <troops> in loose order
      And the way of A goes 4 steps over: bridge
      When the movement that the way of A costs is counted
      Then the way of A costs 8 steps of movement
      And this clause gives 2

      Examples:
        | troops   |
        | infantry |
        | cavalry  |

    @x3
    Scenario Outline: Elephants, chariots and guns cross a bridge at half their movement
      Given unit A: <troops>
      And the way of A goes 4 steps over: bridge
      When the movement that the way of A costs is counted
      Then the way of A costs 8 steps of movement
      And this clause gives 2

      Examples:
        | troops          |
        | Indian elephant |
        | heavy chariot   |
        | light gun       |

    @x2
    Scenario: With seven steps left no infantry crosses a bridge
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And A has spent 17 steps of its movement this turn
      And on its way, A then meets: bridge
      When A moves 4 steps
      Then it is not allowed, by clause 6.1§1

  @minis.12.4.6.b
  Rule: Disorder on a bridge

    @x1
    Scenario Outline: A bridge disorders close order and cavalry
      Given units A: <troops> in <density>
      And A: Mv 12
      And A is on Manoeuvre
      And on its way, A then meets: bridge
      When A moves 4 steps
      Then A takes 1 DP
      And this clause gives 1

      Examples:
        | troops   | density     |
        | infantry | close order |
        | cavalry  | loose order |

    @x2
    Scenario: Loose order crosses a bridge in order
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And on its way, A then meets: bridge
      When A moves 4 steps
      Then A keeps its order
      And this clause does not apply

  @minis.12.4.7
  Rule: Formations at a bridge

    @x1
    Scenario: A column crosses a bridge
      Given units A + B: infantry in loose order
      And A + B form a column, from front to rear
      And the way of A goes 4 steps over: bridge
      When the movement that the way of A costs is counted
      Then the way of A costs 8 steps of movement
      And this clause applies

    @x2
    Scenario: A line has to form a column first
      Given units A + B: infantry in loose order
      And A + B form a line, from left to right
      And the way of A goes 4 steps over: bridge
      When the movement that the way of A costs is counted
      Then it is not allowed, by this clause

  @minis.12.4.8
  Rule: Fording a stream

    @x1
    Scenario Outline: Infantry fords a stream at a ford and anywhere else
      Given units A: infantry in loose order
      And the way of A goes 2 steps over: <water>
      When the movement that the way of A costs is counted
      Then the way of A costs 4 steps of movement
      And this clause applies

      Examples:
        | water  |
        | stream |
        | ford   |

    @x2
    Scenario: A river cannot be forded
      Given units A: infantry in loose order
      And the way of A goes 4 steps over: river
      When the movement that the way of A costs is counted
      Then it is not allowed, by clause 12.4.3
      And this clause does not apply

  @minis.12.4.9
  Rule: Skirmishers and elephants at a stream

    @x1
    Scenario Outline: Skirmishers lose nothing in a stream
      Given units A: <troops> in <density>
      And the way of A goes 2 steps over: stream
      When the movement that the way of A costs is counted
      Then the way of A costs 2 steps of movement
      And this clause applies

      Examples:
        | troops   | density         |
        | infantry | dispersed order |
        | cavalry  | dispersed order |

    @x3
    Scenario: Elephants lose nothing in a stream
      Given unit A: African elephant
      And the way of A goes 2 steps over: stream
      When the movement that the way of A costs is counted
      Then the way of A costs 2 steps of movement
      And this clause applies

    @x2
    Scenario: A stream slows cavalry in loose order
      Given units A: cavalry in loose order
      And the way of A goes 2 steps over: stream
      When the movement that the way of A costs is counted
      Then the way of A costs 4 steps of movement
      And this clause does not apply

  @minis.12.4.10
  Rule: Artillery and chariots at a stream

    @x1
    Scenario Outline: Pieces and chariots do not cross a stream
      Given unit A: <troops>
      And the way of A goes 2 steps over: stream
      When the movement that the way of A costs is counted
      Then it is not allowed, by this clause

      Examples:
        | troops          |
        | light bombard   |
        | bolt thrower    |
        | scythed chariot |
        | light chariot   |

    @x2
    Scenario: Read the other way, light chariots cross it as skirmishers do
      Given unit A: light chariot
      And the way of A goes 2 steps over: stream
      And the table plays: light chariots may go where skirmishers may
      When the movement that the way of A costs is counted
      Then the way of A costs 2 steps of movement

    @x3
    Scenario: A gun gets over the river by a bridge
      Given unit A: light gun
      And the way of A goes 4 steps over: bridge
      When the movement that the way of A costs is counted
      Then the way of A costs 8 steps of movement
      And this clause does not apply

  @minis.12.4.11
  Rule: Other troops at a stream

    @x1
    Scenario Outline: A stream slows foot, horse and camels to half
      Given units A: <troops> in <density>
      And the way of A goes 2 steps over: stream
      When the movement that the way of A costs is counted
      Then the way of A costs 4 steps of movement
      And this clause gives 2

      Examples:
        | troops   | density     |
        | infantry | close order |
        | infantry | loose order |
        | cavalry  | loose order |
        | camels   | loose order |

    @x2
    Scenario: With three steps left no infantry crosses a stream
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And A has spent 21 steps of its movement this turn
      And on its way, A then meets: stream
      When A moves 2 steps
      Then it is not allowed, by clause 6.1§1

  @minis.12.4.11.b
  Rule: Disorder in a stream

    @x1
    Scenario Outline: A stream disorders close order and cavalry
      Given units A: <troops> in <density>
      And A: Mv 12
      And A is on Manoeuvre
      And on its way, A then meets: stream
      When A moves 2 steps
      Then A takes 1 DP
      And this clause gives 1

      Examples:
        | troops   | density     |
        | infantry | close order |
        | cavalry  | loose order |

    @x2
    Scenario Outline: Loose order and skirmishers ford a stream in order
      Given units A: <troops> in <density>
      And A: Mv 12
      And A is on Manoeuvre
      And on its way, A then meets: stream
      When A moves 2 steps
      Then A keeps its order
      And this clause does not apply

      Examples:
        | troops   | density         |
        | infantry | loose order     |
        | cavalry  | dispersed order |

    @x3
    Scenario: Elephants ford a stream in order
      Given unit A: Indian elephant
      And A: Mv 12
      And A is on Manoeuvre
      And on its way, A then meets: stream
      When A moves 2 steps
      Then A keeps its order
      And this clause does not apply
