Feature: Rout and elimination

  @aig.8.2.when
  Rule: Time of the rout move

    @x1
    Scenario: Routed units move when all leaders have acted
      Given the board is 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is in hex 0502
      And this clause applies

    @x2
    Scenario: Not while a leader is still to act
      Given the board is 9x3; blue leader A 0102 initiative=3 banner; blue HI U 0802 N tq=6 routed
      When U makes its rout move: 0702 0602 0502
      Then it is not allowed, by this clause

  @aig.8.2.three
  Rule: Three hexes to the banner

    @x1
    Scenario: Three hexes towards the banner
      Given the board is 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is in hex 0502
      And this clause gives 3

    @x2
    Scenario: Two are not enough
      Given the board is 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602
      Then it is not allowed, by this clause

    @x3
    Scenario: Where there is no banner, the source does not say
      Given the board is 9x3; blue leader A 0102 initiative=3 finished; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then the source does not say

  @aig.8.2.terrain
  Rule: Rout move and terrain

    @x1
    Scenario: Woods do not slow it down
      Given the board is 9x3; 0702 0602 woods; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is in hex 0502
      And this clause applies

    @x2
    Scenario: Nor does it go through impassable terrain
      Given the board is 9x3; 0702 impassable-terrain; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then it is not allowed, by clause aig.8.2.1.detour
      And this clause does not apply

  @aig.8.2.1.detour
  Rule: Round impassable terrain

    @x1
    Scenario: It goes round impassable terrain
      Given the board is 9x3; 0702 impassable-terrain; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0801 0701 0602
      Then U is in hex 0602
      And this clause applies

    @x2
    Scenario: It does not go round an enemy
      Given the board is 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed; red HI X 0702 N tq=6
      And the markers of the rally phase have been removed
      When U makes its rout move: 0801 0701 0602
      Then it is not allowed, by clause aig.8.2.1.straight
      And this clause does not apply

  @aig.8.2.1.straight
  Rule: Straight to the banner

    @x1
    Scenario: Of several lines the owner takes one
      Given the board is 9x3; blue leader A 0101 initiative=3 finished banner; blue HI U 0803 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0703 0602 0601
      Then U is in hex 0601
      And this clause applies

    @x2
    Scenario: Or another
      Given the board is 9x3; blue leader A 0101 initiative=3 finished banner; blue HI U 0803 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is in hex 0502
      And this clause applies

    @x3
    Scenario: A bend away from the banner is none of them
      Given the board is 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0801 0702 0602
      Then it is not allowed, by this clause

  @aig.8.2.1.destroyed
  Rule: Rout move cut off

    @x1
    Scenario: A route into an enemy unit destroys it
      Given the board is 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed; red HI X 0602 N tq=6
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is eliminated
      And this clause applies

    @x2
    Scenario: So does one into an enemy ZOI
      Given the board is 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed; red HI X 0503 N tq=6
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is eliminated
      And this clause applies

    @x3
    Scenario: So does one across a river
      Given the board is 9x3; 0602/0702 river; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is eliminated
      And this clause applies

    @x4
    Scenario: A stream does not
      Given the board is 9x3; 0602/0702 stream; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is in hex 0502
      And this clause does not apply

  @aig.8.3.auto
  Rule: Rally near the banner

    @x1
    Scenario: Within three hexes of the banner it rolls
      Given the board is 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0702 N tq=6 routed
      And the markers of the rally phase have been removed
      And rally die of U: 3
      When U makes its rout move: 0602 0502 0402
      Then U is now: rallying
      And this clause applies

    @x2
    Scenario: Four hexes away it does not
      Given the board is 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is now: routed
      And this clause does not apply

    @x3
    Scenario: The banner may come to the unit
      Given the board is 9x3; blue leader A 0102 initiative=3 banner active; blue HI U 0602 N tq=6 routed
      And rally die of U: 2
      And A has ordered A: move as leader
      When A moves to 0302
      Then U is now: rallying
      And this clause applies

  @aig.8.3.roll
  Rule: Banner rally roll

    @x1
    Scenario: Half of TQ 6 is 3, and a 3 rallies
      Given the board is 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0702 N tq=6 routed
      And the markers of the rally phase have been removed
      And rally die of U: 3
      When U makes its rout move: 0602 0502 0402
      Then U is not: routed
      And this clause gives 3

    @x2
    Scenario: Half of TQ 7 is rounded up to 4
      Given the board is 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0702 N tq=7 cohesion-hit=9 routed
      And the markers of the rally phase have been removed
      And rally die of U: 4
      When U makes its rout move: 0602 0502 0402
      Then U is now: rallying
      And cohesion hits now on U: 6

    @x3
    Scenario: A 4 is too much for TQ 6
      Given the board is 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0702 N tq=6 routed
      And the markers of the rally phase have been removed
      And rally die of U: 4
      When U makes its rout move: 0602 0502 0402
      Then U is eliminated
      And this clause gives 4

  @aig.8.3.fail
  Rule: Banner rally fails

    @x1
    Scenario: A unit that fails disperses
      Given the board is 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0702 N tq=6 routed
      And the markers of the rally phase have been removed
      And rally die of U: 9
      When U makes its rout move: 0602 0502 0402
      Then U is eliminated
      And this clause applies

    @x2
    Scenario: A unit that passes does not
      Given the board is 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0702 N tq=6 routed
      And the markers of the rally phase have been removed
      And rally die of U: 0
      When U makes its rout move: 0602 0502 0402
      Then U is now: rallying
      And this clause does not apply

  @aig.8.3.1
  Rule: Banner in enemy hands

    @x1
    Scenario: Near a captured banner it is eliminated
      Given the board is 9x3; blue leader A 0903 initiative=3 finished; blue HI U 0702 N tq=6 routed; red HI X 0102 N tq=6 captured-banner
      And the markers of the rally phase have been removed
      When U makes its rout move: 0602 0502 0402
      Then U is eliminated
      And this clause applies

    @x2
    Scenario: Farther away it only runs
      Given the board is 9x3; blue leader A 0903 initiative=3 finished; blue HI U 0802 N tq=6 routed; red HI X 0102 N tq=6 captured-banner
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is in hex 0502
      And this clause does not apply

  @aig.8.3.2
  Rule: Rally in command range

    @x1
    Scenario: In a commander's range a 4 becomes a 3
      Given the board is 9x3; blue leader A 0102 initiative=3 command-range=3 finished banner; blue HI U 0702 N tq=6 routed
      And the markers of the rally phase have been removed
      And rally die of U: 4
      When U makes its rout move: 0602 0502 0402
      Then U is now: rallying
      And this clause gives -1

    @x2
    Scenario: Out of range it stays a 4
      Given the board is 9x3; blue leader A 0102 initiative=3 command-range=2 finished banner; blue HI U 0702 N tq=6 routed
      And the markers of the rally phase have been removed
      And rally die of U: 4
      When U makes its rout move: 0602 0502 0402
      Then U is eliminated
      And this clause does not apply

    @x3
    Scenario: A junior leader does not help
      Given the board is 9x3; blue leader A 0102 initiative=3 command-range=2 finished banner; blue leader J 0402 junior-leader command-range=2; blue HI U 0702 N tq=6 routed
      And the markers of the rally phase have been removed
      And rally die of U: 4
      When U makes its rout move: 0602 0502 0402
      Then U is eliminated
      And this clause does not apply
