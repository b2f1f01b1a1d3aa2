Feature: Rout and elimination

  @aig.8.1.hits
  Rule: Rout at zero cohesion

    @x1
    Scenario: Five hits rout a unit of TQ 5
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then A is now: routed
      And this clause applies

    @x2
    Scenario: With one point of cohesion left it stands
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=4; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then it is not allowed, by this clause

    @x3
    Scenario: Hits in the melee step rout a unit whose cohesion they use up
      Given the board, where a clear hex costs 1: 6x6; blue leader A 0105 initiative=3 command-range=6 active; blue HI U 0304 N tq=6 movement-allowance=4; red HI X 0303 S tq=2
      And U is in melee with X
      And A has ordered U: move and fire
      And A has ended his orders
      When the melees are resolved, with hits on X: 2
      Then must flee at once: X
      And this clause applies

  @aig.8.1.other
  Rule: Other causes of rout

    @x1
    Scenario: A unit without a hit flees after a failed emergency turn
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 routed; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then A is in hex 0503
      And this clause applies

    @x2
    Scenario: A unit that its hits have routed needs no other cause
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then A is in hex 0503
      And this clause does not apply

  @aig.8.1.1.two
  Rule: Two hexes away

    @x1
    Scenario: The unit flees straight away from the enemy beside it
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then A is in hex 0503
      And this clause gives 2

    @x2
    Scenario: A bend in the first two hexes is no straight line
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0402
      Then it is not allowed, by this clause

    @x3
    Scenario: It cannot flee past the enemy
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0202 0201
      Then it is not allowed, by this clause

    @x4
    Scenario: A slanting line leads away from the enemy too
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0304 0405
      Then A is in hex 0405
      And this clause applies

    @x5
    Scenario: Where a rout goes straight opposite, the slanting line is closed
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      And the table plays: a rout begins straight away from the one nearest enemy
      When A routs and flees: 0304 0405
      Then it is not allowed, by this clause

    @x6
    Scenario: From two enemies equally near it flees away from both
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5; red HI Y 0202 NE tq=5
      When A routs and flees: 0304 0405
      Then A is in hex 0405
      And this clause applies

    @x7
    Scenario: Two hexes are moved with a single movement point
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=1 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then movement points spent: 2
      And this clause applies

    @x8
    Scenario: Where the allowance sets the limit, it stops after one
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=1 cohesion-hit=5; red HI X 0203 NE tq=5
      And the table plays: the first two hexes of a rout are moved only as far as the movement allowance goes
      When A routs and flees: 0403
      Then A is in hex 0403
      And this clause applies

    @x9
    Scenario: What happens at the edge of the map is not said
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0903 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0803 NE tq=5
      When A routs
      Then the source does not say
      And this clause applies

    @x10
    Scenario: Play does not go on until the routed unit has fled
      Given the board, where a clear hex costs 1: 6x6; blue leader A 0105 initiative=3 command-range=6 active; blue LI U 0304 N tq=6 movement-allowance=4 javelin; red HI X 0303 S tq=1 movement-allowance=3
      And to-hit number of the javelin at up to 1 hexes: 4
      And A has ordered U: move and fire
      And U has fired at X, rolling 4
      When A ends his orders
      Then it is not allowed, by this clause

  @aig.8.1.1.rest
  Rule: Flight to the limit

    @x1
    Scenario: With 4 points the unit flees two hexes more
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=4 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503 0603 0703
      Then A is in hex 0703
      And this clause gives 4

    @x2
    Scenario: It cannot stop with a point to spare
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=4 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503 0603
      Then it is not allowed, by this clause

    @x3
    Scenario: It cannot go further than its points allow
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=3 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503 0603 0703
      Then it is not allowed, by this clause

    @x4
    Scenario: The first two hexes count: over a stream that costs 1 it gets one hex less far
      Given the board, where a clear hex costs 1: 9x5; 0403/0503 stream; blue HI A 0303 SW tq=5 movement-allowance=4 cohesion-hit=5; red HI X 0203 NE tq=5
      And movement cost of stream: 1
      When A routs and flees: 0403 0503 0603
      Then A is in hex 0603
      And this clause gives 4

    @x5
    Scenario: The flight cannot turn round halfway
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=4 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503 0402 0401
      Then it is not allowed, by this clause

    @x6
    Scenario: Where the owner may go on as he likes, it can
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=4 cohesion-hit=5; red HI X 0203 NE tq=5
      And the table plays: a rout goes on wherever the owner likes
      When A routs and flees: 0403 0503 0402 0401
      Then A is in hex 0401
      And this clause gives 4

    @x7
    Scenario: A unit routed by a shot in the game turn flees as far as it can
      Given the board, where a clear hex costs 1: 6x6; blue leader A 0105 initiative=3 command-range=6 active; blue LI U 0305 N tq=6 movement-allowance=4 javelin; red HI X 0304 S tq=1 movement-allowance=3
      And to-hit number of the javelin at up to 1 hexes: 4
      And A has ordered U: move and fire
      And U has fired at X, rolling 4
      When X flees at once: 0303 0202 0201
      Then X is in hex 0201
      And this clause gives 3

  @aig.8.1.1.choice
  Rule: Owner chooses the flight

    @x1
    Scenario: Three lines lead away; the owner takes the one to the north-east
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0302 0401
      Then A is in hex 0401
      And this clause applies

    @x2
    Scenario: With marsh on both sides there is only one
      Given the board, where a clear hex costs 1: 9x5; 0302 0304 impassable-terrain; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then A is in hex 0503
      And this clause does not apply

  @aig.8.1.1.marker
  Rule: Rout marker

    @x1
    Scenario: After its flight the unit has a rout marker
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then A is now: routed
      And this clause applies

    @x2
    Scenario: A unit that does not rout gets none
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=3; red HI X 0203 NE tq=5
      When A routs
      Then it is not allowed, by clause 8.1§1
      And this clause does not apply

  @aig.8.1.2.zoi
  Rule: Rout into enemy zone

    @x1
    Scenario: A flight into an enemy ZOI is the end of the unit
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5; red HI Y 0603 SW tq=5
      When A routs and flees: 0403 0503
      Then A is eliminated
      And this clause applies

    @x2
    Scenario: The owner may choose a line that avoids it
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5; red HI Y 0603 SW tq=5
      When A routs and flees: 0302 0401
      Then A is in hex 0401
      And this clause does not apply

    @x3
    Scenario: A unit that routs in an enemy ZOI gets away
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then A is in hex 0503
      And this clause does not apply

    @x4
    Scenario: Where standing in a ZOI counts, it is eliminated on the spot
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      And the table plays: a unit that routs in an enemy ZOI is eliminated
      When A routs and flees: 0403 0503
      Then A is eliminated
      And this clause applies

  @aig.8.1.2.river
  Rule: Rout against a river

    @x1
    Scenario: With the river at its back the unit is eliminated
      Given the board, where a clear hex costs 1: 9x5; 0303/0403 river; 0302/0303 river; 0303/0304 river; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs
      Then A is eliminated
      And this clause applies

    @x2
    Scenario: While there is another line it cannot choose the river
      Given the board, where a clear hex costs 1: 9x5; 0303/0403 river; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then it is not allowed, by this clause

    @x3
    Scenario: Along the bank it gets away
      Given the board, where a clear hex costs 1: 9x5; 0303/0403 river; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0302 0401
      Then A is in hex 0401
      And this clause does not apply

  @aig.8.1.2.stream
  Rule: Rout across a stream

    @x1
    Scenario: A stream at its back does not stop the unit
      Given the board, where a clear hex costs 1: 9x5; 0303/0403 stream; 0302/0303 stream; 0303/0304 stream; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      And movement cost of stream: 0
      When A routs and flees: 0403 0503
      Then A is in hex 0503
      And this clause applies

    @x2
    Scenario: A river in the same place does
      Given the board, where a clear hex costs 1: 9x5; 0303/0403 river; 0302/0303 river; 0303/0304 river; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs
      Then A is eliminated
      And this clause does not apply

  @aig.8.1.2.impassable
  Rule: Rout against impassable terrain

    @x1
    Scenario: With every line ending in marsh the unit is eliminated
      Given the board, where a clear hex costs 1: 9x5; 0503 0401 0405 impassable-terrain; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs
      Then A is eliminated
      And this clause applies

    @x2
    Scenario: Where it goes round the marsh, it escapes
      Given the board, where a clear hex costs 1: 9x5; 0503 0401 0405 impassable-terrain; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      And the table plays: a unit that routs goes round impassable terrain
      When A routs and flees: 0403 0402
      Then A is in hex 0402
      And this clause does not apply

    @x3
    Scenario: While there is another line it cannot choose the marsh
      Given the board, where a clear hex costs 1: 9x5; 0503 impassable-terrain; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then it is not allowed, by this clause

  @aig.8.1.2.example
  Rule: Several enemies near

    @x1
    Scenario: Between two enemies the direction was in the lost figure
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5; red HI Y 0403 SE tq=5
      When A routs
      Then the source does not say
      And this clause applies

    @x2
    Scenario: With two enemies on one side the line away from both is clear
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5; red HI Y 0202 NE tq=5
      When A routs and flees: 0403 0503
      Then A is in hex 0503
      And this clause does not apply

  @aig.8.1.2.surrounded
  Rule: Rout while surrounded

    @x1
    Scenario: Enemies, their ZOIs and marsh close all six sides
      Given the board, where a clear hex costs 1: 9x5; 0302 0204 impassable-terrain; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5; red HI Y 0403 SW tq=5
      When A routs
      Then A is eliminated
      And this clause applies

    @x2
    Scenario: One gap is enough
      Given the board, where a clear hex costs 1: 9x5; 0403 0304 0204 impassable-terrain; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0302 0401
      Then A is in hex 0401
      And this clause does not apply

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

    @x3
    Scenario: Whether a routed unit may also move by order, the source does not say
      Given the board, where a clear hex costs 1: 6x6; blue leader A 0105 initiative=3 command-range=6 active; blue HI U 0304 N tq=6 movement-allowance=4 routed
      And A has ordered U: move and fire
      When U carries out its order: 0303
      Then the source does not say
      And this clause applies

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
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0102 initiative=3 banner active; blue HI U 0602 N tq=6 movement-allowance=6 routed
      And rally die of U: 2
      And A has ordered A: move as leader
      When A moves to 0302
      Then U is now: rallying
      And this clause applies

    @x4
    Scenario: A unit that routs near its banner flees first and rolls where it ends
      Given the board, where a clear hex costs 1: 9x5; blue leader L 0503 initiative=3 banner; blue HI A 0303 SW tq=6 movement-allowance=2 cohesion-hit=6; red HI X 0203 NE tq=5
      And rally die of A: 3
      When A routs and flees: 0302 0401
      Then A is now: rallying
      And A is in hex 0401
      And this clause applies

    @x5
    Scenario: Where it rolls before it flees, it rallies where it stands
      Given the board, where a clear hex costs 1: 9x5; blue leader L 0503 initiative=3 banner; blue HI A 0303 SW tq=6 movement-allowance=2 cohesion-hit=6; red HI X 0203 NE tq=5
      And rally die of A: 3
      And the table plays: a unit that routs near its banner rolls to rally before it flees
      When A routs and flees: 0302 0401
      Then A is in hex 0303
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

    @x4
    Scenario: Whether a unit that has just rallied may act, the source does not say
      Given the board, where a clear hex costs 1: 6x6; blue leader A 0105 initiative=3 command-range=6 active; blue HI U 0304 N tq=6 movement-allowance=4 rallying
      And A has ordered U: move and fire
      When U carries out its order: 0303
      Then the source does not say
      And this clause applies

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

  @aig.8.4.enter
  Rule: Entering a routed enemy's hex

    @x1
    Scenario: A unit runs down the routed enemy before it
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 NE tq=5 movement-allowance=2; red LI X 0403 SW tq=4 routed
      When A moves where routed enemies are: 0403
      Then X is eliminated
      And this clause applies

    @x2
    Scenario: An enemy who stands bars the way
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 NE tq=5 movement-allowance=2; red LI X 0403 SW tq=4
      When A moves where routed enemies are: 0403
      Then it is not allowed, by clause 6.6§1
      And this clause does not apply

  @aig.8.4.zoi
  Rule: Zone passing over routed enemy

    @x1
    Scenario: A routed enemy in the ZOI of a passing unit stays
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 NE tq=5 movement-allowance=2; red LI X 0503 SW tq=4 routed
      When A moves where routed enemies are: 0403
      Then X is now: routed
      And this clause applies

    @x2
    Scenario: Only the unit that enters its hex destroys it
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 NE tq=5 movement-allowance=2; red LI X 0503 SW tq=4 routed
      When A moves where routed enemies are: 0403 0503
      Then X is eliminated
      And clause 8.4§1 applies
