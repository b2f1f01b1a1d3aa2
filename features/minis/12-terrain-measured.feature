Feature: Terrain, measured on the table

  @minis.12.1.4
  Rule: Measuring halved movement

    @x4
    Scenario: Four steps up to the wood, and four into it that cost eight
      Given units A: infantry in loose order
      And A are on Manoeuvre, with Mv 12
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And W is sparse forest, from 27 to 40 steps from the left edge and from 24 to 29 from blue's edge
      When A moves 8 steps
      Then A has now spent 12 steps of its movement
      And this clause gives 8

  @minis.12.2.6
  Rule: Climbing a gentle slope

    @x4
    Scenario: From the border of the hill on, each step costs two
      Given units A: infantry in loose order
      And A are on Manoeuvre, with Mv 12
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And H is hill, from 10 to 40 steps from the left edge and from 24 to 40 from blue's edge
      And every slope of H is: gentle slope
      When A moves 7 steps
      Then A has now spent 10 steps of its movement

  @minis.12.2.5
  Rule: Steep slope

    @x4
    Scenario: A hill whose slope before the unit is steep is closed to it
      Given units A: infantry in loose order
      And A are on Manoeuvre, with Mv 12
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And H is hill, from 10 to 40 steps from the left edge and from 24 to 40 from blue's edge
      And the slope of H towards blue's edge is: steep slope
      When A moves 5 steps
      Then it is not allowed, by this clause

  @minis.12.3.8
  Rule: Unit partly in forest

    @x3
    Scenario: Five steps of eight in the wood are the greater part
      Given units A + B: infantry in loose order
      And the left front corner of B is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And W is sparse forest, from 23 to 40 steps from the left edge and from 10 to 29 from blue's edge
      When it is asked what the ground adds to the defence of B against a shot of A
      Then B gets 1 for its ground
      And this clause applies

    @x4
    Scenario: Three steps of eight are the smaller
      Given units A + B: infantry in loose order
      And the left front corner of B is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And W is sparse forest, from 25 to 40 steps from the left edge and from 10 to 29 from blue's edge
      When it is asked what the ground adds to the defence of B against a shot of A
      Then B gets 0 for its ground
      And this clause applies

    @x5
    Scenario: Of just half a unit in the wood the source does not say
      Given units A + B: infantry in loose order
      And the left front corner of B is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And W is sparse forest, from 24 to 40 steps from the left edge and from 10 to 29 from blue's edge
      When it is asked what the ground adds to the defence of B against a shot of A
      Then the source does not say

  @minis.12.4.2
  Rule: Width of water

    @x4
    Scenario: A stream that runs across the way is two steps wide
      Given units A: infantry in loose order
      And A are on Manoeuvre, with Mv 12
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And S is stream and runs straight from 0/30 to 60/30
      When A moves 12 steps
      Then A has now spent 14 steps of its movement
      And this clause gives 2

  @minis.12.4.3
  Rule: Crossing a river

    @x4
    Scenario: A river that was laid across the way is crossed over its bridge
      Given units A: infantry in loose order
      And A are on Manoeuvre, with Mv 12
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And R is river and runs straight from 0/30 to 60/30
      And P is bridge over R, its middle 24 steps from where that begins
      When A moves 12 steps
      Then A has now spent 16 steps of its movement

    @x5
    Scenario: Beside the bridge it is not
      Given units A: infantry in loose order
      And A are on Manoeuvre, with Mv 12
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And R is river and runs straight from 0/30 to 60/30
      And P is bridge over R, its middle 40 steps from where that begins
      When A moves 12 steps
      Then it is not allowed, by this clause

  @minis.12.2.15
  Rule: Higher ground

    @x6
    Scenario: Who was placed on the hill is the higher
      Given units A + B: infantry in loose order
      And the left front corner of A is 20 steps from the left edge and 20 from blue's edge, and it faces red's edge
      And B stands 8 steps before A and faces it
      And H is hill, from 10 to 40 steps from the left edge and from 24 to 40 from blue's edge
      When it is asked what B gains by its height against A
      Then B gets 1 for its ground
      And this clause applies
