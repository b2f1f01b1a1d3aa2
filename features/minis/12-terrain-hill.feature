Feature: Hill

  @minis.12.2.1
  Rule: Kinds of slope

    @x1
    Scenario Outline: The kind of slope decides whether infantry can climb it
      Given units A: infantry in loose order
      And the way of A goes 3 steps over: <slope>
      When the movement that the way of A costs is counted
      Then it is not allowed, by clause <clause>
      And this clause applies

      Examples:
        | slope       | clause |
        | steep slope | 12.2.5 |
        | sheer slope | 12.2.4 |

    @x2
    Scenario: A gentle slope infantry can climb
      Given units A: infantry in loose order
      And the way of A goes 3 steps over: gentle slope
      When the movement that the way of A costs is counted
      Then the way of A costs 6 steps of movement
      And this clause applies

  @minis.12.2.2
  Rule: Moving up or down

    @x1
    Scenario: Who has climbed moves up for the rest of the turn
      Given units A: infantry in loose order
      And the way of A goes 1 steps over: level ground
      And the way of A goes 2 steps over: gentle slope
      And the way of A goes 3 steps over: hill
      When the movement that the way of A costs is counted
      Then the way of A costs 11 steps of movement
      And this clause applies

    @x2
    Scenario: Even a later move in that turn is uphill
      Given units A: infantry in loose order
      And A stands on: hill
      And A, this turn: has climbed onto a hill
      And the way of A goes 3 steps over: hill
      When the movement that the way of A costs is counted
      Then the way of A costs 6 steps of movement

    @x3
    Scenario: Over a hill and down again is up and down
      Given units A: infantry in loose order
      And the way of A goes 4 steps over: gentle slope
      And the way of A goes 5 steps over: gentle slope
      When the movement that the way of A costs is counted
      Then the way of A costs 13 steps of movement

  @minis.12.2.3
  Rule: Level hilltop

    @x1
    Scenario: On top of a hill nobody is slowed
      Given units A: infantry in close order
      And A stands on: hill
      And the way of A goes 6 steps over: hill
      When the movement that the way of A costs is counted
      Then the way of A costs 6 steps of movement
      And this clause applies

    @x2
    Scenario: From the plain onto the top it is a climb
      Given units A: infantry in close order
      And the way of A goes 6 steps over: gentle slope
      When the movement that the way of A costs is counted
      Then the way of A costs 12 steps of movement
      And this clause does not apply

  @minis.12.2.4
  Rule: Sheer slope

    @x1
    Scenario Outline: Nobody goes up or down a sheer slope
      Given units A: infantry in dispersed order
      And A stands on: <ground>
      And the way of A goes 2 steps over: sheer slope
      When the movement that the way of A costs is counted
      Then it is not allowed, by this clause

      Examples:
        | ground       |
        | level ground |
        | hill         |

    @x2
    Scenario: A move ends at the foot of a sheer slope
      Given units A: infantry in dispersed order
      And A: Mv 12
      And the way of A goes 5 steps over: level ground
      And on its way, A then meets: sheer slope
      When it is asked how far A can move along its way
      Then A can cover 5 steps of its way
      And this clause applies

  @minis.12.2.5
  Rule: Steep slope

    @x1
    Scenario Outline: Foot skirmishers go up and down at half their movement
      Given units A: infantry in dispersed order
      And A stands on: <ground>
      And the way of A goes 4 steps over: steep slope
      When the movement that the way of A costs is counted
      Then the way of A costs 8 steps of movement
      And this clause gives 2

      Examples:
        | ground       |
        | level ground |
        | hill         |

    @x2
    Scenario Outline: A steep slope is closed to foot and horse but foot skirmishers
      Given units A: <troops> in <density>
      And the way of A goes 4 steps over: steep slope
      When the movement that the way of A costs is counted
      Then it is not allowed, by this clause

      Examples:
        | troops   | density         |
        | infantry | loose order     |
        | cavalry  | dispersed order |

    @x3
    Scenario: A steep slope is closed to elephants
      Given unit A: Indian elephant
      And the way of A goes 4 steps over: steep slope
      When the movement that the way of A costs is counted
      Then it is not allowed, by this clause

  @minis.12.2.6
  Rule: Climbing a gentle slope

    @x1
    Scenario Outline: Foot and horse climb a gentle slope at half their movement
      Given units A: <troops> in <density>
      And the way of A goes 5 steps over: gentle slope
      When the movement that the way of A costs is counted
      Then the way of A costs 10 steps of movement
      And this clause gives 2

      Examples:
        | troops   | density     |
        | infantry | close order |
        | cavalry  | loose order |

    @x3
    Scenario Outline: Elephants, chariots and guns climb a gentle slope at half their movement
      Given unit A: <troops>
      And the way of A goes 5 steps over: gentle slope
      When the movement that the way of A costs is counted
      Then the way of A costs 10 steps of movement
      And this clause gives 2

      Examples:
        | troops          |
        | Indian elephant |
        | heavy chariot   |
        | light gun       |

    @x2
    Scenario: With thirteen steps left infantry cannot climb seven
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And A has spent 11 steps of its movement this turn
      And the way of A goes 7 steps over: gentle slope
      When A moves 7 steps
      Then it is not allowed, by clause 6.1§1

  @minis.12.2.7
  Rule: Skirmishers on a gentle slope

    @x1
    Scenario Outline: Skirmishers climb freely, on foot and mounted
      Given units A: <troops> in dispersed order
      And the way of A goes 5 steps over: gentle slope
      When the movement that the way of A costs is counted
      Then the way of A costs 5 steps of movement
      And this clause applies

      Examples:
        | troops   |
        | infantry |
        | cavalry  |

    @x2
    Scenario: A steep slope slows skirmishers
      Given units A: infantry in dispersed order
      And the way of A goes 5 steps over: steep slope
      When the movement that the way of A costs is counted
      Then the way of A costs 10 steps of movement
      And this clause does not apply

  @minis.12.2.8
  Rule: Descending a gentle slope

    @x1
    Scenario: Close order goes down a gentle slope unslowed
      Given units A: infantry in close order
      And A stands on: hill
      And the way of A goes 5 steps over: gentle slope
      When the movement that the way of A costs is counted
      Then the way of A costs 5 steps of movement
      And this clause applies

    @x2
    Scenario: Up a gentle slope close order needs twice as much
      Given units A: infantry in close order
      And the way of A goes 5 steps over: gentle slope
      When the movement that the way of A costs is counted
      Then the way of A costs 10 steps of movement
      And this clause does not apply

  @minis.12.2.9
  Rule: Example: marching up a hill

    @x1
    Scenario: Of thirty-six steps, ten lead over the plain and thirteen up the slope
      Given units A: cavalry in loose order
      And A: Mv 18
      And A is on Manoeuvre
      And the way of A goes 10 steps over: level ground
      And on its way, A then meets: gentle slope
      When it is asked how far A can move along its way
      Then A can cover 23 steps of its way

    @x2
    Scenario: A twenty-fourth step is too far up the slope
      Given units A: cavalry in loose order
      And A: Mv 18
      And A is on Manoeuvre
      And the way of A goes 10 steps over: level ground
      And on its way, A then meets: gentle slope
      When A moves 24 steps
      Then it is not allowed, by clause 6.1§1

    @x3
    Scenario: The thirteen steps up cost the twenty-six that remain
      Given A: Mv 18
      And units A: cavalry in loose order
      And A is on Manoeuvre
      And the way of A goes 10 steps over: level ground
      And on its way, A then meets: gentle slope
      When A moves 23 steps
      Then this clause gives 13

  @minis.12.2.10
  Rule: Disorder at a hill’s border

    @x1
    Scenario Outline: The border disorders close order both ways
      Given units A: infantry in close order
      And A: Mv 12
      And A is on Manoeuvre
      And A stands on: <ground>
      And the way of A goes 5 steps over: gentle slope
      When A moves 5 steps
      Then A takes 1 DP

      Examples:
        | ground       |
        | level ground |
        | hill         |

    @x2
    Scenario Outline: Loose order and cavalry cross the border of a hill in order
      Given units A: <troops> in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And the way of A goes 5 steps over: gentle slope
      When A moves 5 steps
      Then A keeps its order
      And this clause does not apply

      Examples:
        | troops   |
        | infantry |
        | cavalry  |

    @x3
    Scenario: Over a hill and down again disorders twice
      Given units A: infantry in close order
      And A: Mv 12
      And A is on Manoeuvre
      And the way of A goes 4 steps over: gentle slope
      And the way of A goes 4 steps over: gentle slope
      When A moves 8 steps
      Then this clause gives 2

  @minis.12.2.11
  Rule: Dead zone below a hill

    @x1
    Scenario Outline: Pieces on a hill do not reach six steps below the slope
      Given unit A: <piece>
      And A stands on: hill
      And B is 6 steps from the foot of the slope
      When it is asked whether the ground allows A a shot at B
      Then it is not allowed, by this clause

      Examples:
        | piece         |
        | light gun     |
        | stone thrower |
        | bolt thrower  |

    @x2
    Scenario: Half a step beyond the dead zone a gun on a hill shoots
      Given unit A: light gun
      And A stands on: hill
      And B is 6½ steps from the foot of the slope
      When it is asked whether the ground allows A a shot at B
      Then the ground allows A the shot at B
      And this clause gives 6

    @x3
    Scenario: Archers have no dead zone
      Given units A: infantry in loose order
      And A stands on: hill
      And B is 3 steps from the foot of the slope
      When it is asked whether the ground allows A a shot at B
      Then the ground allows A the shot at B
      And this clause does not apply

  @minis.12.2.12
  Rule: Shooting downhill over units

    @x1
    Scenario: From a hill shooters shoot over a unit on the plain
      Given units A + B + C: infantry in loose order
      And A stands on: hill
      And C stands between A and B
      When it is asked whether the ground allows A a shot at B
      Then the ground allows A the shot at B
      And this clause applies

    @x2
    Scenario: From a hill nobody shoots over a unit on it
      Given units A + B + C: infantry in loose order
      And A stands on: hill
      And C stands on: hill
      And C stands between A and B
      When it is asked whether the ground allows A a shot at B
      Then it is not allowed, by clause 5.4§5

  @minis.12.2.13
  Rule: Shooting uphill over units

    @x1
    Scenario: At an enemy on a hill shooters shoot over the units below
      Given units A + B + C: infantry in loose order
      And B stands on: hill
      And C stands between A and B
      When it is asked whether the ground allows A a shot at B
      Then the ground allows A the shot at B
      And this clause applies

    @x2
    Scenario: At an enemy on a hill nobody shoots over a unit on it
      Given units A + B + C: infantry in loose order
      And B stands on: hill
      And C stands on: hill
      And C stands between A and B
      When it is asked whether the ground allows A a shot at B
      Then it is not allowed, by clause 5.4§5

  @minis.12.2.14
  Rule: Shooters above a sheer slope

    @x1
    Scenario: Back from the edge of a sheer slope nobody shoots
      Given units A + B: infantry in loose order
      And A stands on: sheer slope
      When it is asked whether the ground allows A a shot at B
      Then it is not allowed, by this clause

    @x2
    Scenario: Back from the edge of a sheer slope nobody can be shot at
      Given units A + B: infantry in loose order
      And B stands on: sheer slope
      When it is asked whether the ground allows A a shot at B
      Then it is not allowed, by this clause

    @x3
    Scenario: Right at the edge of a sheer slope a unit shoots
      Given units A + B: infantry in loose order
      And A stands on: sheer slope
      And A stands right behind: sheer slope
      When it is asked whether the ground allows A a shot at B
      Then the ground allows A the shot at B
      And this clause applies

    @x4
    Scenario: The sheer slope they stand above hides nobody at its edge
      Given units A + B: infantry in loose order
      And A stands on: hill
      And A stands right behind: sheer slope
      And between A and B lies: sheer slope
      When it is asked whether the ground allows A a shot at B
      Then the ground allows A the shot at B
      And this clause applies

    @x5
    Scenario: A sheer slope between a hilltop and the plain bars a shot from farther back
      Given units A + B: infantry in loose order
      And A stands on: hill
      And between A and B lies: sheer slope
      When it is asked whether the ground allows A a shot at B
      Then it is not allowed, by this clause

  @minis.12.2.15
  Rule: Higher ground

    @x1
    Scenario: A unit on a hill has one more than an enemy on the plain
      Given units A + B: infantry in loose order
      And A stands on: hill
      When it is asked what A gains by its height against B
      Then A gets 1 for its ground
      And this clause gives 1

    @x2
    Scenario: Of two units on one hill neither stands higher
      Given units A + B: infantry in loose order
      And A stands on: hill
      And B stands on: hill
      When it is asked what A gains by its height against B
      Then A gets 0 for its ground

    @x3
    Scenario: The unit below gets nothing for height
      Given units A + B: infantry in loose order
      And B stands higher than A
      When it is asked what A gains by its height against B
      Then A gets 0 for its ground
      And this clause does not apply

    @x4
    Scenario: Higher ground counts in a defensive shot as well
      Given units A + B: infantry in loose order
      And A stands on: hill
      When it is asked what A gains by its height against B in a defensive shot
      Then A gets 1 for its ground

    @x5
    Scenario: Read the other way, higher ground does not count in a defensive shot
      Given units A + B: infantry in loose order
      And A stands on: hill
      And the table plays: higher ground does not count in a defensive shot
      When it is asked what A gains by its height against B in a defensive shot
      Then A gets 0 for its ground
