Feature: Retreat and evasion

  @minis.9.0.1
  Rule: Direction of retreat, evasion and flight

    @x1
    Scenario: A retreat may lead towards the unit's own table edge
      Given units A + B: infantry in loose order, Mv 12
      And A is red
      And B stands in the front zone of A
      And red has A go towards its own table edge
      When A retreats from B
      Then A goes 3 steps

    @x2
    Scenario: No unit flees to one side
      Given units A + B: infantry in loose order, Mv 12
      And A is red
      And red has A go to one side
      When A flees from B
      Then it is not allowed, by this clause

    @x3
    Scenario: Where nobody chooses, a unit goes straight away from the threat
      Given units A + B: infantry in loose order, Mv 12
      When A flees from B
      Then A goes 12 steps
      And this clause applies

  @minis.9.0.2
  Rule: Owner picks the direction

    @x1
    Scenario: The owner chooses the direction of a flight
      Given units A + B: infantry in loose order, Mv 12
      And A is red
      And red has A go towards its own table edge
      When A flees from B
      Then A goes 12 steps
      And this clause applies

    @x2
    Scenario: The enemy does not choose where a unit flees
      Given units A + B: infantry in loose order, Mv 12
      And A is red
      And blue has A go towards its own table edge
      When A flees from B
      Then it is not allowed, by this clause

  @minis.9.0.3
  Rule: No leaving the table

    @x1
    Scenario: A pursuer that need not pursue stops at the table edge
      Given units A + B: infantry in loose order, Mv 20
      And after retreat, A stands 5 steps from B
      And after 3 steps of level ground, B comes to: table edge
      When B pursues A
      Then B pursues for 3 steps
      And this clause applies

    @x2
    Scenario: Nobody moves over the table edge of his own will
      Given units A: infantry in loose order, Mv 12
      And A is on Manoeuvre
      And after 5 steps of level ground, A comes to: table edge
      When A moves 6 steps ahead
      Then it is not allowed, by this clause

  @minis.9.0.4
  Rule: Driven off the table

    @x1
    Scenario: A unit that retreats over the table edge is removed
      Given units A + B: infantry in loose order, Mv 12
      And B stands in the front zone of A
      And after 2 steps of level ground, A comes to: table edge
      When A retreats from B
      Then A is removed: off the table

    @x2
    Scenario: A unit whose retreat ends exactly at the table edge stays
      Given units A + B: infantry in loose order, Mv 12
      And B stands in the front zone of A
      And after 3 steps of level ground, A comes to: table edge
      When A retreats from B
      Then A takes 1 DP

    @x3
    Scenario: A unit that flees over the table edge is removed
      Given units A + B: infantry in loose order, Mv 12
      And after 11 steps of level ground, A comes to: table edge
      When A flees from B
      Then A is removed: off the table
      And this clause applies

    @x4
    Scenario: What becomes of a unit that evades over the table edge is not said
      Given units A: infantry in dispersed order, Mv 12
      And units B: infantry in loose order
      And after 11 steps of level ground, A comes to: table edge
      When A evades B
      Then the source does not say

  @minis.9.1.1
  Rule: Length of a retreat

    @x1
    Scenario: Knights with Mv 18 go back four and a half steps
      Given units A + B: cavalry in loose order, Mv 18
      And B stands in the front zone of A
      When A retreats from B
      Then A goes 4½ steps
      And this clause gives 4½

    @x2
    Scenario: An evasion is as short as a retreat
      Given units A + B: infantry in loose order, Mv 10
      And B stands in the front zone of A
      And A is on Manoeuvre
      When A evades B
      Then A goes 2½ steps
      And A takes 1 DP

    @x3
    Scenario: A unit on Attack does not evade at all
      Given units A + B: infantry in loose order, Mv 10
      And A is on Attack
      And B stands in the front zone of A
      When A evades B
      Then it is not allowed

  @minis.9.1.2
  Rule: Retreat and evasion facing the threat

    @x1
    Scenario: A unit struck in its flank retreats facing the enemy
      Given units A + B: infantry in loose order, Mv 12
      And B stands in the left flank zone of A
      When A retreats from B
      Then A then has B in its front zone
      And this clause applies

    @x2
    Scenario: An evading unit keeps its face to the enemy before it
      Given units A + B: infantry in loose order, Mv 12
      And B stands in the front zone of A
      And A is on Manoeuvre
      When A evades B
      Then A then has B in its front zone
      And this clause applies

    @x3
    Scenario: A fleeing unit shows its back instead
      Given units A + B: infantry in loose order, Mv 12
      When A flees from B
      Then A then has B in its rear zone
      And this clause does not apply

  @minis.9.1.3
  Rule: No retreat after an attack in the rear

    @x1
    Scenario: A unit struck in its rear cannot retreat
      Given units A + B: infantry in loose order, Mv 12
      And B stands in the rear zone of A
      When A retreats from B
      Then it is not allowed, by this clause

    @x2
    Scenario: Skirmishers have no rear and can retreat from there
      Given units A: infantry in dispersed order, Mv 12
      And units B: infantry in loose order
      And B stands in the rear zone of A
      When A retreats from B
      Then A goes 3 steps
      And this clause does not apply

  @minis.9.1.4
  Rule: Skirmishers evade further

    @x1
    Scenario: Skirmishers evade with all of their movement
      Given units A: infantry in dispersed order, Mv 12
      And units B: infantry in close order
      When A evades B
      Then A goes 12 steps
      And this clause gives 12

    @x2
    Scenario: Skirmishers who retreat go back a quarter like everybody else
      Given units A: infantry in dispersed order, Mv 12
      And units B: infantry in close order
      When A retreats from B
      Then A goes 3 steps
      And this clause does not apply

  @minis.9.1.5
  Rule: Turning after evasion

    @x1
    Scenario: A unit attacked in its rear has turned to the enemy when it has evaded
      Given units A + B: infantry in loose order, Mv 12
      And B stands in the rear zone of A
      And A is on Manoeuvre
      When A evades B
      Then A then has B in its front zone
      And this clause applies

    @x2
    Scenario: A unit attacked in its front need not turn
      Given units A + B: infantry in loose order, Mv 12
      And B stands in the front zone of A
      And A is on Manoeuvre
      When A evades B
      Then A then has B in its front zone
      And this clause does not apply

  @minis.9.1.6
  Rule: Evading unit caught before turning

    @x1
    Scenario: A unit that is caught while it evades is struck in the flank after all
      Given units A + B: infantry in loose order, Mv 12
      And B has declared an attack on A from the left flank zone, 6 steps away
      And A is on Manoeuvre
      And A has evaded B
      When B pursues A
      Then the clash of B with A comes next
      And this clause applies

    @x2
    Scenario: A unit that kept its face to the enemy is struck in front when it is caught
      Given units A + B: infantry in loose order, Mv 12
      And A and B face each other, 6 steps apart
      And A is on Manoeuvre
      And A has evaded B
      When B pursues A
      Then the clash of B with A comes next
      And this clause does not apply

  @minis.9.1.8
  Rule: Disorder from forced moves

    @x1
    Scenario: A retreat costs one disorder point
      Given units A + B: infantry in close order, Mv 12
      And B stands in the front zone of A
      When A retreats from B
      Then A takes 1 DP
      And this clause applies

    @x2
    Scenario: A retreat whose disorder was counted with the result costs no more
      Given units A + B: infantry in close order, Mv 12
      And B stands in the front zone of A
      And after combat, A must retreat from B
      When A retreats from B
      Then A goes 3 steps
      And this clause does not apply

  @minis.9.1.9
  Rule: Impassable obstacle

    @x1
    Scenario: A ford is an obstacle to infantry that has only three steps to go back
      Given units A + B: infantry in loose order, Mv 12
      And B stands in the front zone of A
      And on its way, A then meets: ford
      When A retreats from B
      Then A takes 2 DP
      And this clause applies

    @x2
    Scenario: A ford is no obstacle to infantry that can flee across it
      Given units A + B: infantry in loose order, Mv 12
      And on its way, A then meets: ford
      When A flees from B
      Then A goes 10 steps
      And this clause applies

    @x3
    Scenario: Read the other way, every ford is an obstacle
      Given units A + B: infantry in loose order, Mv 12
      And on its way, A then meets: ford
      And the table plays: a ravine, ford, bridge or barrier is always an obstacle
      When A flees from B
      Then A is removed: scattered
      And this clause applies

    @x4
    Scenario Outline: What cannot be crossed at all is an obstacle
      Given units A + B: infantry in loose order, Mv 12
      And after 8 steps of level ground, A comes to: <obstacle>
      When A flees from B
      Then A is removed: scattered
      And this clause applies

      Examples:
        | obstacle      |
        | sheer slope   |
        | lake          |
        | river         |
        | swamp         |
        | thicket       |
        | ravine        |
        | bridge        |
        | fortification |

    @x5
    Scenario: A barricade that nobody holds is crossed by a unit that has spent less than half its movement
      Given units A + B: infantry in loose order, Mv 12
      And after 5 steps of level ground, A comes to: barricade
      When A flees from B
      Then A goes 6 steps
      And A takes 3 DP
      And this clause applies

    @x6
    Scenario: Half of the movement away, a barricade is an obstacle
      Given units A + B: infantry in loose order, Mv 12
      And after 6 steps of level ground, A comes to: barricade
      When A flees from B
      Then A is removed: scattered
      And this clause applies

    @x7
    Scenario: How far infantry flees through a sparse forest is not said
      Given units A + B: infantry in loose order, Mv 12
      And on its way, A then meets: sparse forest
      When A flees from B
      Then the source does not say

  @minis.9.1.10
  Rule: Stopped by an obstacle

    @x1
    Scenario: A unit with its back to a sheer slope stops and takes a second point
      Given units A + B: infantry in loose order, Mv 12
      And B stands in the front zone of A
      And after 1 steps of level ground, A comes to: sheer slope
      When A retreats from B
      Then A takes 2 DP
      And this clause applies

    @x2
    Scenario: Skirmishers who evade stop at a thicket
      Given units A: infantry in dispersed order, Mv 12
      And units B: infantry in loose order
      And after 7 steps of level ground, A comes to: thicket
      When A evades B
      Then A goes 7 steps
      And this clause applies

    @x3
    Scenario: An obstacle beyond the end of the retreat stops nobody
      Given units A + B: infantry in loose order, Mv 12
      And B stands in the front zone of A
      And after 3 steps of level ground, A comes to: sheer slope
      When A retreats from B
      Then A takes 1 DP

  @minis.9.1.11
  Rule: Stopped by friends

    @x1
    Scenario: A retreating unit stops at the friend behind it
      Given units A + B + C: infantry in loose order, Mv 12
      And A + C are red
      And B stands in the front zone of A
      And on its way, A then runs into C
      When A retreats from B
      Then A goes 0 steps
      And this clause applies

    @x2
    Scenario: Stopping at a friend costs no more disorder than the retreat
      Given units A + B + C: infantry in loose order, Mv 12
      And A + C are red
      And B stands in the front zone of A
      And on its way, A then runs into C
      When A retreats from B
      Then A takes 1 DP
      And this clause applies

    @x3
    Scenario: An evading unit that is no skirmisher stops at a friend too
      Given unit A: cavalry in loose order on Manoeuvre, Mv 16
      And A + C are red
      And B stands in the front zone of A
      And on its way, A then runs into C
      When A evades B
      Then A goes 0 steps
      And this clause applies

    @x4
    Scenario: A friend beyond the end of the retreat stops nobody
      Given units A + B + C: infantry in loose order, Mv 8
      And A + C are red
      And B stands in the front zone of A
      And after 5 steps of level ground, A runs into C
      When A retreats from B
      Then A goes 2 steps

  @minis.9.1.12
  Rule: Skirmishers evade through friends

    @x1
    Scenario: Velites evade through friends in loose order
      Given units A: infantry in dispersed order, Mv 12
      And units B + C: infantry in loose order
      And A + C are red
      And on its way, A then runs into C
      When A evades B
      Then A goes 12 steps
      And this clause applies

    @x2
    Scenario: Close order stops evading skirmishers
      Given units A: infantry in dispersed order, Mv 12
      And units B + C: infantry in close order
      And A + C are red
      And after 4 steps of level ground, A runs into C
      When A evades B
      Then A goes 4 steps
      And this clause applies

  @minis.9.1.13
  Rule: Backing into an enemy

    @x1
    Scenario: A unit that backs into another enemy fights it hand to hand
      Given units A + B + C: infantry in loose order, Mv 12
      And A belong to red and C to the enemy
      And B stands in the front zone of A
      And after 2 steps of level ground, A runs into C
      When A retreats from B
      Then A is then in hand-to-hand combat with C
      And this clause applies

    @x2
    Scenario: An evading unit that backs into another enemy fights it too
      Given unit A: infantry in loose order on Manoeuvre, Mv 12
      And A belong to red and C to the enemy
      And B stands in the front zone of A
      And after 2 steps of level ground, A runs into C
      When A evades B
      Then A is then in hand-to-hand combat with C
      And this clause applies

    @x3
    Scenario: An enemy a step farther away is not met
      Given units A + B + C: infantry in loose order, Mv 12
      And A belong to red and C to the enemy
      And B stands in the front zone of A
      And after 4 steps of level ground, A runs into C
      When A retreats from B
      Then A goes 3 steps
