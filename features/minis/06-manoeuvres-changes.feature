Feature: Changes of formation

  @minis.6.3.cost
  Rule: Cost of changing formation

    @x1
    Scenario: An about turn costs half of the movement
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And A, this turn: has made a forced move
      When an about turn is made by A
      Then A has now spent 6 steps of its movement
      And this clause gives 6

    @x2
    Scenario: On a march half of the doubled movement goes
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      When an about turn is made by A
      Then A has now spent 12 steps of its movement
      And this clause gives 12

    @x3
    Scenario: After seven steps of twelve there is no half left
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And A, this turn: has made a forced move
      And A has moved 7 steps
      When an about turn is made by A
      Then it is not allowed, by this clause

    @x4
    Scenario: After a shot one change uses up what is left
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And A, this turn: has shot
      And an about turn has been made by A
      When A moves 2 steps
      Then it is not allowed, by clause 6.1§1

  @minis.6.3.two
  Rule: Two changes of formation a turn

    @x1
    Scenario: A second change of formation is possible
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And an about turn has been made by A
      When an about turn is made by A
      Then the changes of formation that A has made this turn now number 2
      And this clause gives 2

    @x2
    Scenario: A third change of formation in a turn is not possible
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And A has already made 2 changes of formation this turn
      When an about turn is made by A
      Then it is not allowed, by this clause

    @x3
    Scenario: Not even a free dismounting is possible as a third change
      Given units A: cavalry in loose order
      And A wears: no armour
      And on foot, A has A 2, Def 1, Mv 18
      And A is on Manoeuvre
      And A has already made 2 changes of formation this turn
      When A dismounts
      Then it is not allowed, by this clause

  @minis.6.3.engaged
  Rule: Changing formation in close combat

    @x1
    Scenario: A unit in close combat does not turn about
      Given units A: infantry in loose order
      And A: Mv 12
      And A is in close combat with B
      When an about turn is made by A
      Then it is not allowed, by this clause

    @x2
    Scenario: The unit behind a fighting one turns about
      Given units A + B: infantry in loose order
      And A + B each have Mv 12
      And A + B form a column, from front to rear
      And B is on Manoeuvre
      And A is in close combat with C
      When an about turn is made by B
      Then in its formation, B is now facing about

    @x3
    Scenario: A fighting column in command takes up the hedgehog
      Given units A + B: infantry in loose order
      And A + B form a column, from front to rear
      And A is in command
      And A is in close combat with C
      When the formation of A becomes: hedgehog
      Then the formation of A is now: hedgehog
      And this clause applies

  @minis.6.3.kinds
  Rule: Kinds of change of formation

    @x1
    Scenario: An about turn is a change of formation
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      When an about turn is made by A
      Then the changes of formation that A has made this turn now number 1
      And this clause applies

    @x2
    Scenario: A wheel is no change of formation
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      When A wheels, its moving corner 3 steps from where it was
      Then A has now spent 3 steps of its movement
      And this clause does not apply

  @minis.6.3.about.definition
  Rule: About turn

    @x1
    Scenario: Infantry turns its front to the rear
      Given units A: infantry in close order
      And A: Mv 10
      And A is on Manoeuvre
      When an about turn is made by A
      Then the changes of formation that A has made this turn now number 1
      And this clause applies

    @x2
    Scenario: What stood in its old front zone must be told anew
      Given units A: infantry in dispersed order
      And A: Mv 12
      And A and B face each other, 8 steps apart
      When an about turn is made by A
      Then A has now spent 12 steps of its movement
      And this clause applies

    @x3
    Scenario: On Defence no unit turns about
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Defence
      When an about turn is made by A
      Then it is not allowed, by clause 4.3§1

  @minis.6.3.about.formation
  Rule: About turn in a formation

    @x1
    Scenario: A whole column turns about, its rear in front
      Given units A + B + C: infantry in loose order
      And A + B + C each have Mv 12
      And A + B + C form a column, from front to rear
      And A is on Manoeuvre
      When an about turn is made by A + B + C
      Then the column of A is now, from front to rear: C + B + A
      And this clause applies

    @x2
    Scenario: Only the last unit of a column turns about
      Given units A + B + C: infantry in loose order
      And A + B + C each have Mv 12
      And A + B + C form a column, from front to rear
      And A is on Manoeuvre
      When an about turn is made by C
      Then in its formation, C is now facing about
      And A has not turned

    @x3
    Scenario: When the last of them has turned, the rear is the front
      Given units A + B: infantry in loose order
      And A + B each have Mv 12
      And A + B form a column, from front to rear
      And A is on Manoeuvre
      And an about turn has been made by B
      When an about turn is made by A
      Then the column of A is now, from front to rear: B + A

  @minis.6.3.about.mixed
  Rule: Fronts in different directions

    @x1
    Scenario: A column that looks both ways does not move
      Given units A + B: infantry in loose order
      And A + B each have Mv 12
      And A + B form a column, from front to rear
      And in its formation, B is facing about
      And A is on Manoeuvre
      When A moves 3 steps
      Then it is not allowed, by this clause

    @x2
    Scenario: Skirmishers who look elsewhere keep nobody back
      Given units A + B: infantry in dispersed order
      And A + B each have Mv 12
      And A + B form a column, from front to rear
      And in its formation, B is facing about
      And A is on Manoeuvre
      When A moves 3 steps
      Then A has now spent 3 steps of its movement

    @x3
    Scenario: A tortoise moves with its fronts on three sides
      Given A + B each have Mv 12
      And A + B form a column, from front to rear
      And the formation of A is: tortoise
      And in its formation, B is facing left
      And A is on Manoeuvre
      When A moves 12 steps
      Then A has now spent 12 steps of its movement

  @minis.6.3.about.artillery
  Rule: Artillery that cannot turn

    @x1
    Scenario Outline: Heavy pieces do not turn
      Given unit A: <piece>
      And A is on Manoeuvre
      When an about turn is made by A
      Then it is not allowed, by this clause

      Examples:
        | piece         |
        | heavy bombard |
        | heavy gun     |

    @x2
    Scenario: A light gun turns about and spends the whole turn on it
      Given unit A: light gun
      And A: Mv 6
      And A is on Manoeuvre
      When an about turn is made by A
      Then A has now spent 6 steps of its movement
      And this clause does not apply

  @minis.6.3.hedgehog
  Rule: Taking up the hedgehog or tortoise

    @x1
    Scenario Outline: On Defence a column takes either shape
      Given units A + B: infantry in loose order
      And A + B each have Mv 12
      And A + B form a column, from front to rear
      And A is on Defence
      When the formation of A becomes: <shape>
      Then the formation of A is now: <shape>
      And this clause applies

      Examples:
        | shape    |
        | hedgehog |
        | tortoise |

    @x2
    Scenario: Taking up the hedgehog costs half of the movement
      Given units A + B: infantry in loose order
      And A + B each have Mv 12
      And A + B form a column, from front to rear
      And A is on Defence
      When the formation of A becomes: hedgehog
      Then A has now spent 6 steps of its movement

    @x3
    Scenario: On Manoeuvre no column takes up the hedgehog
      Given units A + B: infantry in loose order
      And A + B each have Mv 12
      And A + B form a column, from front to rear
      And A is on Manoeuvre
      When the formation of A becomes: hedgehog
      Then it is not allowed, by clause 4.3§7

    @x4
    Scenario: A line takes up no hedgehog
      Given units A + B: infantry in loose order
      And A + B each have Mv 12
      And A + B form a line, from left to right
      And A is on Defence
      When the formation of A becomes: hedgehog
      Then it is not allowed, by clause 3.3§7

  @minis.6.3.hedgehog.zone
  Rule: Hedgehog or tortoise in combat or under attack

    @x1
    Scenario: Out of command a fighting column takes up no hedgehog
      Given units A + B: infantry in loose order
      And A + B form a column, from front to rear
      And A is in close combat with C
      And A is out of command
      When the formation of A becomes: hedgehog
      Then it is not allowed, by this clause

    @x2
    Scenario: In command a column on Defence becomes a hedgehog as it is attacked
      Given units A + B: infantry in loose order
      And A + B form a column, from front to rear
      And A is on Defence
      And A reacts to the attack of C
      When the formation of A becomes: hedgehog
      Then the formation of A is now: hedgehog
      And this clause applies

    @x3
    Scenario: Out of command a column takes up no tortoise as it is attacked
      Given units A + B: infantry in loose order
      And A + B form a column, from front to rear
      And A is on Defence
      And A is out of command
      And A reacts to the attack of C
      When the formation of A becomes: tortoise
      Then it is not allowed, by this clause
