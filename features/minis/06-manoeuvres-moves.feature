Feature: Moving units and formations

  @minis.6.2.back-side
  Rule: Moving back or sideways

    @x1
    Scenario Outline: A step back or aside costs four
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And A, this turn: has shot
      When A moves 1½ steps <heading>
      Then A has now spent 6 steps of its movement
      And this clause gives 4

      Examples:
        | heading      |
        | backward     |
        | to the left  |
        | to the right |

    @x2
    Scenario: On the march infantry goes six steps back and no farther
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      When A moves 6¼ steps backward
      Then it is not allowed, by clause 6.1§1

    @x3
    Scenario: Skirmishers go as far back as ahead
      Given units A: infantry in dispersed order
      And A: Mv 12
      When A moves 12 steps backward
      Then A has now spent 12 steps of its movement
      And this clause applies

  @minis.6.2.back-side.artillery
  Rule: Artillery that cannot move

    @x1
    Scenario Outline: Heavy pieces cannot move at all
      Given unit A: <piece>
      And A is on Manoeuvre
      When A moves 2 steps
      Then it is not allowed, by this clause

      Examples:
        | piece          |
        | heavy bombard  |
        | heavy gun      |

    @x2
    Scenario: A light gun can move
      Given unit A: light gun
      And A: Mv 6
      And A is on Manoeuvre
      When A moves 6 steps
      Then A has now spent 6 steps of its movement
      And this clause does not apply

  @minis.6.2.wheel
  Rule: Wheel

    @x1
    Scenario: A unit turns by a wheel
      Given units A: infantry in close order
      And A: Mv 10
      And A is on Manoeuvre
      When A wheels, its moving corner 3 steps from where it was
      Then A has now spent 3 steps of its movement
      And this clause applies

    @x2
    Scenario: A formation wheels as a whole
      Given units A + B: infantry in loose order
      And A: Mv 10
      And B: Mv 10
      And A + B form a line, from left to right
      And A is on Manoeuvre
      When A wheels, its moving corner 8 steps from where it was
      Then B has now spent 8 steps of its movement

    @x3
    Scenario: A unit in a hedgehog does not wheel
      Given units A + B: infantry in loose order
      And A + B form a column, from front to rear
      And the formation of A is: hedgehog
      And A is on Manoeuvre
      When A wheels, its moving corner 3 steps from where it was
      Then it is not allowed, by clause 3.3§10

  @minis.6.2.wheel.cost
  Rule: Cost of a wheel

    @x1
    Scenario: A wheel costs the steps between the two places of the corner
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      When A wheels, its moving corner 8 steps from where it was and 8.38 steps along the arc
      Then A has now spent 8 steps of its movement
      And this clause gives 8

    @x2
    Scenario: Read the other way, a wheel costs the arc
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And the table plays: a wheel costs the arc that the corner follows
      When A wheels, its moving corner 8 steps from where it was and 8.38 steps along the arc
      Then A has now spent 8.38 steps of its movement

    @x3
    Scenario: A wheel is limited like a move
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And A has moved 17 steps
      When A wheels, its moving corner 8 steps from where it was
      Then it is not allowed, by clause 6.1§1

  @minis.6.2.attack-turn
  Rule: Turning under an Attack order

    @x1
    Scenario: An attack begins with one wheel
      Given units A: cavalry in loose order
      And A: Mv 18
      And A is on Attack
      When A wheels, its moving corner 4 steps from where it was
      Then A has now spent 4 steps of its movement
      And this clause applies

    @x2
    Scenario: After a first wheel there is no second
      Given units A: cavalry in loose order
      And A: Mv 18
      And A is on Attack
      And A has wheeled, its moving corner 4 steps from where it was
      When A wheels, its moving corner 2 steps from where it was
      Then it is not allowed, by this clause

    @x3
    Scenario: Who attacks does not move aside
      Given units A: cavalry in loose order
      And A: Mv 18
      And A is on Attack
      When A moves 2 steps to the left
      Then it is not allowed, by this clause

  @minis.6.2.formation.slowest
  Rule: Speed of a formation

    @x1
    Scenario: Pikemen set the pace of the archers behind them
      Given A: Mv 8
      And B: Mv 12
      And A + B form a column, from front to rear
      And A is on Manoeuvre
      When A moves 16 steps
      Then A has now spent 16 steps of its movement
      And this clause gives 8

    @x2
    Scenario: The faster unit gains nothing in a formation
      Given units A + B: infantry in loose order
      And A: Mv 8
      And B: Mv 12
      And A + B form a column, from front to rear
      And A is on Manoeuvre
      When B moves 17 steps
      Then it is not allowed, by clause 6.1§1

  @minis.6.2.formation.width
  Rule: Wide formations are slower

    @x1
    Scenario: Five units side by side lose two steps before the march doubles
      Given units A + B + C + D + E: infantry in loose order
      And A + B + C + D + E each have Mv 12
      And A + B + C + D + E form a line, from left to right
      And A is on Manoeuvre
      When A moves 20 steps
      Then A has now spent 20 steps of its movement
      And this clause gives −2

    @x2
    Scenario: A twenty-first step is too far for five side by side
      Given units A + B + C + D + E: infantry in loose order
      And A + B + C + D + E each have Mv 12
      And A + B + C + D + E form a line, from left to right
      And A is on Manoeuvre
      When A moves 21 steps
      Then it is not allowed, by clause 6.1§1

    @x3
    Scenario: Read the other way, the march doubles first
      Given units A + B + C + D + E: infantry in loose order
      And A + B + C + D + E each have Mv 12
      And A + B + C + D + E form a line, from left to right
      And A is on Manoeuvre
      And the table plays: on a march the steps for a wide front are taken off after doubling
      When A moves 22 steps
      Then A has now spent 22 steps of its movement

    @x4
    Scenario: Without a march both readings are one
      Given units A + B + C + D: infantry in loose order
      And A + B + C + D each have Mv 12
      And A + B + C + D form a line, from left to right
      And A is on Manoeuvre
      And D, this turn: has made a forced move
      When A moves 12 steps
      Then it is not allowed, by clause 6.1§1

    @x5
    Scenario: Three units side by side lose nothing
      Given units A + B + C: infantry in loose order
      And A + B + C each have Mv 12
      And A + B + C form a line, from left to right
      And A is on Manoeuvre
      When A moves 24 steps
      Then A has now spent 24 steps of its movement
      And this clause does not apply
