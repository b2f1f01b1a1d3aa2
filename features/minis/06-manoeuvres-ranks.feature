Feature: Exchange of ranks and change of frontage

  @minis.6.3.ranks.definition
  Rule: Exchange of ranks

    @x1
    Scenario: Archers drop back and spearmen step up
      Given units A + B: infantry in loose order
      And A + B each have Mv 12
      And A + B form a column, from front to rear
      And A is on Manoeuvre
      When the ranks are exchanged, from front to rear: B + A
      Then the column of A is now, from front to rear: B + A
      And this clause applies

    @x2
    Scenario: Who steps to the front takes over the fight
      Given units A + B: infantry in loose order
      And A + B form a column, from front to rear
      And A is in close combat with C
      And C stands in the front zone of A
      And A is in command
      When the ranks are exchanged, from front to rear: B + A
      Then B is now in close combat with C

    @x3
    Scenario: An exchange of ranks costs half of the movement
      Given A + B each have Mv 12
      And units A + B: infantry in loose order
      And A + B form a column, from front to rear
      And A is on Manoeuvre
      And B, this turn: has made a forced move
      When the ranks are exchanged, from front to rear: B + A
      Then A has now spent 6 steps of its movement

  @minis.6.3.ranks.distance
  Rule: How far units move in an exchange of ranks

    @x1
    Scenario: The third rank comes to the front past one base
      Given units A + B + C: infantry in loose order
      And A + B + C each have Mv 12
      And A + B + C form a column, from front to rear
      And A is on Manoeuvre
      When the ranks are exchanged, from front to rear: C + B + A
      Then the column of A is now, from front to rear: C + B + A
      And this clause applies

    @x2
    Scenario: The fourth rank does not come to the front
      Given units A + B + C + D: infantry in loose order
      And A + B + C + D form a column, from front to rear
      And A is on Manoeuvre
      When the ranks are exchanged, from front to rear: D + A + B + C
      Then it is not allowed, by this clause

    @x3
    Scenario: The front rank goes back to the third
      Given units A + B + C: infantry in loose order
      And A + B + C each have Mv 12
      And A + B + C form a column, from front to rear
      And A is on Manoeuvre
      When the ranks are exchanged, from front to rear: B + C + A
      Then the column of A is now, from front to rear: B + C + A

  @minis.6.3.ranks.loose-only
  Rule: Who may exchange ranks

    @x1
    Scenario: Infantry in loose order exchanges ranks
      Given units A + B: infantry in loose order
      And A + B each have Mv 12
      And A + B form a column, from front to rear
      And A is on Manoeuvre
      When the ranks are exchanged, from front to rear: B + A
      Then the column of A is now, from front to rear: B + A
      And this clause applies

    @x2
    Scenario Outline: Neither dispersed order nor cavalry exchanges ranks
      Given units A + B: <troops> in <density>
      And A + B form a column, from front to rear
      And A is on Manoeuvre
      When the ranks are exchanged, from front to rear: B + A
      Then it is not allowed, by this clause

      Examples:
        | troops   | density         |
        | infantry | dispersed order |
        | cavalry  | loose order     |

    @x4
    Scenario: Close order does not exchange ranks either
      Given units A + B: infantry in close order
      And A + B form a column, from front to rear
      And A is on Manoeuvre
      When the ranks are exchanged, from front to rear: B + A
      Then it is not allowed, by clause 3.1§8

    @x5
    Scenario Outline: Nor do they make ready to
      Given units A + B: <troops> in <density>
      When A makes ready to exchange ranks in its order
      Then it is not allowed, by this clause

      Examples:
        | troops   | density         |
        | infantry | dispersed order |
        | cavalry  | loose order     |

    @x3
    Scenario: Close order in the front rank stays out of an exchange behind it
      Given units A: infantry in close order
      And units B + C: infantry in loose order
      And A + B + C each have Mv 8
      And A + B + C form a column, from front to rear
      And A is on Manoeuvre
      When the ranks are exchanged, from front to rear: A + C + B
      Then the column of A is now, from front to rear: A + C + B

  @minis.6.3.ranks.zone
  Rule: Exchange of ranks in combat or under attack

    @x1
    Scenario: In command a fighting column exchanges ranks
      Given units A + B: infantry in loose order
      And A + B form a column, from front to rear
      And A is in close combat with C
      And C stands in the front zone of A
      When the ranks are exchanged, from front to rear: B + A
      Then the column of A is now, from front to rear: B + A
      And this clause applies

    @x2
    Scenario: Out of command a fighting column does not exchange ranks
      Given units A + B: infantry in loose order
      And A + B form a column, from front to rear
      And A is in close combat with C
      And A is out of command
      When the ranks are exchanged, from front to rear: B + A
      Then it is not allowed, by this clause

    @x3
    Scenario: In command a column exchanges ranks as it is attacked
      Given units A + B: infantry in loose order
      And A + B form a column, from front to rear
      And A is on Manoeuvre
      And A reacts to the attack of C
      And C stands in the front zone of A
      When the ranks are exchanged, from front to rear: B + A
      Then the column of A is now, from front to rear: B + A

  @minis.6.3.ranks.no-flank
  Rule: No exchange of ranks when struck in flank or rear

    @x1
    Scenario Outline: Struck there, a column does not exchange ranks
      Given units A + B: infantry in loose order
      And A + B form a column, from front to rear
      And C is in close combat with A
      And C stands in the <zone> of A
      When the ranks are exchanged, from front to rear: B + A
      Then it is not allowed, by this clause

      Examples:
        | zone             |
        | left flank zone  |
        | right flank zone |
        | rear zone        |

    @x2
    Scenario: Attacked in the flank, a column does not exchange ranks in reaction
      Given units A + B: infantry in loose order
      And A + B form a column, from front to rear
      And A is on Manoeuvre
      And A reacts to the attack of C
      And C stands in the left flank zone of B
      When the ranks are exchanged, from front to rear: B + A
      Then it is not allowed, by this clause

  @minis.6.3.front.definition
  Rule: Change of frontage

    @x1
    Scenario: A wider front is a change of formation
      Given units A + B: infantry in loose order
      And A + B each have Mv 12
      And A + B form a column, from front to rear
      And A is on Manoeuvre
      When the formation of A brings out B on the right
      Then A has now spent 12 steps of its movement
      And this clause applies

    @x2
    Scenario: A narrower front is a change of formation too
      Given units A + B: infantry in loose order
      And A + B each have Mv 12
      And A + B form a line, from left to right
      And A is on Manoeuvre
      When the front is narrowed by folding in B
      Then the changes of formation that A has made this turn now number 1
      And this clause applies

    @x3
    Scenario: In close combat the front stays as it is
      Given units A + B: infantry in loose order
      And A + B form a column, from front to rear
      And A is in close combat with C
      When the formation of A brings out B on the right
      Then it is not allowed, by clause 6.3§3

  @minis.6.3.front.extend
  Rule: Column into line

    @x1
    Scenario: One base comes out on each flank
      Given units A + B + C: infantry in loose order
      And A + B + C each have Mv 12
      And A + B + C form a column, from front to rear
      And A is on Manoeuvre
      When the formation of A brings out B on the left and C on the right
      Then the front of the formation of A is now, from left to right: B + A + C
      And this clause gives 2

    @x2
    Scenario: Two bases do not come out on one flank
      Given units A + B + C: infantry in loose order
      And A + B + C form a column, from front to rear
      And A is on Manoeuvre
      When the formation of A brings out B + C on the right
      Then it is not allowed, by this clause

  @minis.6.3.front.close-up
  Rule: Closing the gaps

    @x1
    Scenario: The units behind close up on the front
      Given units A + B + C: infantry in loose order
      And A + B + C each have Mv 12
      And A + B + C form a column, from front to rear
      And A is on Manoeuvre
      When the formation of A brings out B on the right
      Then the column of A is now, from front to rear: A + C
      And this clause applies

    @x2
    Scenario: Where the last unit comes out, there is no gap
      Given units A + B + C: infantry in loose order
      And A + B + C each have Mv 12
      And A + B + C form a column, from front to rear
      And A is on Manoeuvre
      When the formation of A brings out C on the right
      Then the column of A is now, from front to rear: A + B
      And this clause does not apply

  @minis.6.3.front.more
  Rule: Widening the line further

    @x1
    Scenario: A second change makes the front three wide
      Given A + B + C each have Mv 12
      And A + B + C form a column, from front to rear
      And A is on Manoeuvre
      And the formation of A has brought out B on the right
      When the formation of A brings out C on the right
      Then the front of the formation of A is now, from left to right: A + B + C
      And this clause applies

    @x2
    Scenario: A third change in a turn is too many
      Given units A + B + C: infantry in loose order
      And A + B + C each have Mv 12
      And A + B + C form a column, from front to rear
      And A has already made 2 changes of formation this turn
      And A is on Manoeuvre
      When the formation of A brings out C on the right
      Then it is not allowed, by clause 6.3§2

  @minis.6.3.front.contract
  Rule: Line into column

    @x1
    Scenario: The base at the end of a line moves in behind its neighbour
      Given units A + B + C: infantry in loose order
      And A + B + C each have Mv 12
      And A + B + C form a line, from left to right
      And A is on Manoeuvre
      When the front is narrowed by folding in C
      Then the column of B is now, from front to rear: B + C
      And this clause applies

    @x2
    Scenario: Both ends fold in at once
      Given units A + B + C: infantry in loose order
      And A + B + C each have Mv 12
      And A + B + C form a line, from left to right
      And A is on Manoeuvre
      When the front is narrowed by folding in A + C
      Then the column of B is now, from front to rear: B + A + C

    @x3
    Scenario: Two bases do not fold in from one flank
      Given units A + B + C: infantry in loose order
      And A + B + C form a line, from left to right
      And A is on Manoeuvre
      When the front is narrowed by folding in B + C
      Then it is not allowed, by this clause

  @minis.6.3.front.zone
  Rule: Change of frontage under attack

    @x1
    Scenario: In command a column widens its front as it is attacked
      Given units A + B: infantry in loose order
      And A + B form a column, from front to rear
      And A is on Manoeuvre
      And A reacts to the attack of C
      When the formation of A brings out B on the right
      Then the front of the formation of A is now, from left to right: A + B
      And this clause applies

    @x2
    Scenario: Out of command a column does not widen its front as it is attacked
      Given units A + B: infantry in loose order
      And A + B form a column, from front to rear
      And A is on Manoeuvre
      And A reacts to the attack of C
      And A is out of command
      When the formation of A brings out B on the right
      Then it is not allowed, by this clause

  @minis.6.3.front.reaction-one
  Rule: One change of formation as a reaction

    @x1
    Scenario: One change is possible as a reaction and costs no movement
      Given units A + B: infantry in loose order
      And A + B form a line, from left to right
      And A is on Manoeuvre
      And A reacts to the attack of C
      When the front is narrowed by folding in B
      Then the column of A is now, from front to rear: A + B
      And this clause gives 1

    @x2
    Scenario: A second change of formation is not possible as a reaction
      Given units A + B + C: infantry in loose order
      And A + B + C form a column, from front to rear
      And A is on Manoeuvre
      And A reacts to the attack of D
      And the formation of A has brought out B on the right
      When the formation of A brings out C on the left
      Then it is not allowed, by this clause

  @minis.6.3.front.caption
  Rule: Example: march column deploys

    @x1
    Scenario: A column of five is a line after two changes
      Given A + B + C + D + E each have Mv 12
      And A + B + C + D + E form a column, from front to rear
      And A is on Manoeuvre
      And the formation of A has brought out B on the left and C on the right
      When the formation of A brings out D on the left and E on the right
      Then the front of the formation of A is now, from left to right: D + B + A + C + E
      And this clause gives 5

    @x2
    Scenario: After its first change a column of five is three wide
      Given A + B + C + D + E each have Mv 12
      And A + B + C + D + E form a column, from front to rear
      And A is on Manoeuvre
      When the formation of A brings out B on the left and C on the right
      Then the front of the formation of A is now, from left to right: B + A + C
      And this clause does not apply
