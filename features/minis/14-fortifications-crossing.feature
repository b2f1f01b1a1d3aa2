Feature: Crossing a barrier

  @minis.14.4.1
  Rule: Coming up to a barrier

    @x1
    Scenario: A unit right in front of undefended stakes crosses them
      Given units A + B: infantry in loose order
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then A now stands right behind S1
      And this clause applies

    @x4
    Scenario: Whoever crosses the perimeter of a camp is in that camp
      Given units A + B: infantry in loose order
      And A is blue
      And round the camp of red stands section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then A is now in the camp of red

    @x2
    Scenario: From afar nobody crosses a barrier
      Given units A + B: infantry in loose order
      And A: Mv 12
      And barrier section S1: stakes
      And A is on Attack
      When A crosses S1
      Then it is not allowed, by this clause

    @x3
    Scenario: From afar nobody attacks across a barrier
      Given units A + B: infantry in loose order
      And A is on Attack
      And B stands right behind: barricade
      When A storms the barrier that B defends
      Then it is not allowed, by this clause

  @minis.14.4.2
  Rule: Cost of crossing a barrier

    @x1
    Scenario: Crossing costs infantry six of its twelve steps
      Given units A + B: infantry in loose order
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then A has now spent 6 steps of its movement
      And this clause gives 6

    @x2
    Scenario: Crossing costs skirmishers half of their march too
      Given units A + B: infantry in dispersed order
      And barrier section S1: palisade
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then A has now spent 12 steps of its movement
      And this clause gives 12

    @x3
    Scenario: Half of an odd movement is no whole number
      Given unit A: cavalry in loose order, A 4, Def 3, M 2
      And barrier section S1: stakes
      And A, on Attack with Mv 15, stands right in front of section S1
      When A crosses S1
      Then A has now spent 7½ steps of its movement
      And this clause gives 7½

    @x4
    Scenario: On the march it costs half of the doubled movement
      Given barrier section S1: stakes
      And A, infantry on Manoeuvre with Mv 12, stands right in front of section S1
      When A crosses S1
      Then A has now spent 12 steps of its movement
      And this clause gives 12

    @x5
    Scenario: A unit under a Defence order does not cross
      Given barrier section S1: stakes
      And A, infantry on Defence with Mv 12, stands right in front of section S1
      When A crosses S1
      Then it is not allowed, by clause 4.3§1

  @minis.14.4.2.b
  Rule: Disorder from crossing a barrier

    @x1
    Scenario: Infantry that crosses a barrier takes a disorder point
      Given units A + B: infantry in loose order
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then A takes 1 DP
      And this clause applies

    @x2
    Scenario: A second barrier disorders it again
      Given units A + B: infantry in loose order
      And A has 1 DP
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then A takes 1 DP

  @minis.14.4.3
  Rule: Skirmishers crossing a barrier

    @x1
    Scenario: Skirmishers cross a barrier in good order
      Given units A + B: infantry in dispersed order
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then A now stands right behind S1
      And this clause applies

    @x2
    Scenario: Infantry in loose order does not
      Given units A + B: infantry in loose order
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then A takes 1 DP
      And this clause does not apply

  @minis.14.4.4
  Rule: Free crossing of a barrier

    @x1
    Scenario: A defended barrier is not crossed freely
      Given units A + B: infantry in loose order
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      And B stands right behind section S1
      When A crosses S1
      Then it is not allowed, by this clause

    @x2
    Scenario: An undefended one is
      Given units A + B: infantry in loose order
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then A now stands right behind S1
      And this clause applies

    @x3
    Scenario: Defenders leave their own barrier freely
      Given units A + B: infantry in loose order
      And A + B are on Attack, with Mv 12
      And barrier section S1: stakes
      And A stands right behind section S1
      And B stands right behind section S1
      When A crosses S1
      Then A now stands right in front of S1

  @minis.14.4.5
  Rule: Crossing a barrier in one turn

    @x1
    Scenario: After five steps of twelve a unit still crosses
      Given units A + B: infantry in loose order
      And A has spent 5 steps of its movement this turn
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then A now stands right behind S1

    @x2
    Scenario: After exactly half it does not
      Given units A + B: infantry in loose order
      And A has spent 6 steps of its movement this turn
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then it is not allowed, by this clause

    @x3
    Scenario: Just short of half it does
      Given units A + B: infantry in loose order
      And A has spent 5.9 steps of its movement this turn
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then A now stands right behind S1
      And this clause applies

  @minis.14.4.6
  Rule: Moving on after crossing a barrier

    @x1
    Scenario: One step is left after five and the crossing
      Given units A + B: infantry in loose order
      And A has spent 5 steps of its movement this turn
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then this clause gives 1

    @x2
    Scenario: Six steps are left to a unit that began right in front
      Given units A + B: infantry in loose order
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then A now stands right behind S1
      And this clause gives 6

    @x3
    Scenario: A unit kept back by the barrier does not go on
      Given units A + B: infantry in loose order
      And A has spent 7 steps of its movement this turn
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then it is not allowed, by clause 14.4.5

  @minis.14.4.7
  Rule: Columns at a barrier

    @x1
    Scenario: The third unit of a column still crosses
      Given units A + B + C + D: infantry in loose order
      And A + B + C + D form a column, from front to rear
      And barrier section S1: stakes
      And A + B crossed S1 earlier this turn
      And C, on Attack with Mv 12, stands right in front of section S1
      When C crosses S1
      Then C now stands right behind S1

    @x2
    Scenario: The fourth does not
      Given units A + B + C + D: infantry in loose order
      And A + B + C + D form a column, from front to rear
      And barrier section S1: stakes
      And A + B + C crossed S1 earlier this turn
      And D, on Attack with Mv 12, stands right in front of section S1
      When D crosses S1
      Then it is not allowed, by this clause

    @x4
    Scenario: Units of other columns do not count
      Given A + B form a column, from front to rear
      And units A + B: infantry in loose order
      And barrier section S1: stakes
      And C + D + E crossed S1 earlier this turn
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then A now stands right behind S1

    @x5
    Scenario: A column of two is within the limit
      Given A + B form a column, from front to rear
      And units A + B: infantry in loose order
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then this clause gives 3

    @x6
    Scenario: Another barrier crossed earlier does not count
      Given A + B + C + D form a column, from front to rear
      And barrier section S1: stakes
      And barrier section S2: stakes
      And A + B + C crossed S2 earlier this turn
      And D, infantry on Attack with Mv 12, stands right in front of section S1
      When D crosses S1
      Then D now stands right behind S1

    @x3
    Scenario: Three units may cross in one turn, says the third
      Given units A + B + C: infantry in loose order
      And A + B + C form a column, from front to rear
      And barrier section S1: stakes
      And A + B crossed S1 earlier this turn
      And C, on Attack with Mv 12, stands right in front of section S1
      When C crosses S1
      Then this clause gives 3

  @minis.14.4.8
  Rule: Rest of the column at a barrier

    @x1
    Scenario: The fourth unit crosses in the next turn, for half its movement
      Given units A + B + C + D: infantry in loose order
      And A + B + C + D form a column, from front to rear
      And barrier section S1: stakes
      And A + B + C crossed S1 in the turn before
      And D, on Attack with Mv 12, stands right in front of section S1
      When D crosses S1
      Then D has now spent 6 steps of its movement

    @x2
    Scenario: That is the half of every crossing
      Given units A + B + C + D: infantry in loose order
      And A + B + C + D form a column, from front to rear
      And barrier section S1: stakes
      And A + B + C crossed S1 in the turn before
      And D, on Attack with Mv 12, stands right in front of section S1
      When D crosses S1
      Then this clause gives ½

    @x3
    Scenario: A unit by itself is the rest of no column
      Given units A + B: infantry in loose order
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then A has now spent 6 steps of its movement
      And this clause does not apply

  @minis.14.4.9
  Rule: No support across barriers

    @x1
    Scenario: The unit still outside does not support the one inside
      Given A + B form a column, from front to rear
      And A is in close combat with C
      And A stands right behind: barricade
      And B stands right in front of: barricade
      When the support of A in close combat with C is counted
      Then its support is 0
      And this clause applies

    @x2
    Scenario: On the same side of the barrier it does
      Given A + B form a column, from front to rear
      And A is in close combat with C
      And A stands right behind: barricade
      And B stands right behind: barricade
      When the support of A in close combat with C is counted
      Then its support is 1
      And this clause does not apply
