Feature: Rout and elimination

  @aig.8.1.hits
  Rule: Rout at zero cohesion

    @x1
    Scenario: Five hits rout a unit with TQ 5
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then A is now: routed
      And this clause applies

    @x2
    Scenario: A unit with one point of cohesion left does not rout
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=4; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit whose cohesion is used up by hits in the melee step routs
      Given the board, where a clear hex costs 1: 6x6; blue leader A 0105 initiative=3 command-range=6 active; blue HI U 0304 N tq=6 movement-allowance=4; red HI X 0303 S tq=2
      And U is in melee with X
      And A has ordered U: move and fire
      And A has ended his orders
      When the melees are resolved, with hits on X: 2
      Then must flee at once: X
      And this clause applies

    @x4
    Scenario: A unit that is not routed cannot flee
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=3 active; blue HI U 0402 N tq=5 movement-allowance=6; red HI X 0502 NW tq=5
      When U flees at once: 0302 0202
      Then it is not allowed, by this clause

  @aig.8.1.other
  Rule: Other causes of rout

    @x1
    Scenario: A unit routed without a single hit flees like any other
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 routed; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then A is in hex 0503
      And this clause applies

    @x2
    Scenario: A unit routed by its hits needs no other cause to rout
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then A is in hex 0503
      And this clause does not apply

  @aig.8.1.1.two
  Rule: First two hexes of the flight

    @x1
    Scenario: A unit that routs flees directly away from the enemy beside it
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then A is in hex 0503
      And this clause gives 2

    @x2
    Scenario: A unit that routs cannot change direction in its first two hexes
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0402
      Then it is not allowed, by this clause

    @x18
    Scenario: A unit that routs cannot stop after its first hex
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit that routs cannot flee past the enemy
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0202 0201
      Then it is not allowed, by this clause

    @x4
    Scenario: A unit that routs may flee from the enemy along a slanting line
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0304 0405
      Then A is in hex 0405
      And this clause applies

    @x5
    Scenario: If a unit must rout directly away from the nearest enemy, it cannot take a slanting line
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      And the table plays: a rout begins directly away from the one nearest enemy
      When A routs and flees: 0304 0405
      Then it is not allowed, by this clause

    @x6
    Scenario: A unit that routs flees away from both of two equally near enemies
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5; red HI Y 0202 NE tq=5
      When A routs and flees: 0304 0405
      Then A is in hex 0405
      And this clause applies

    @x7
    Scenario: A unit that routs moves two hexes even with a single movement point
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=1 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then movement points spent: 2
      And this clause applies

    @x8
    Scenario: If the movement allowance limits a rout, a unit with a single movement point stops after one hex
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=1 cohesion-hit=5; red HI X 0203 NE tq=5
      And the table plays: the first two hexes of a rout are moved only as far as the movement allowance goes
      When A routs and flees: 0403
      Then A is in hex 0403
      And this clause applies

    @x9
    Scenario: The source does not say what happens to a unit that routs at the edge of the map
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0903 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0803 NE tq=5
      When A routs
      Then the source does not say
      And this clause applies

    @x10
    Scenario: Play cannot go on until the routed unit has fled
      Given the board, where a clear hex costs 1: 6x6; blue leader A 0105 initiative=3 command-range=6 active; blue LI U 0304 N tq=6 movement-allowance=4 javelin; red HI X 0303 S tq=1 movement-allowance=3
      And to-hit number of the javelin, range 1: 4
      And A has ordered U: move and fire
      And U has fired at X, rolling 4
      When A ends his orders
      Then it is not allowed, by this clause

    @x11
    Scenario: The source does not say where a unit flees when there is no enemy
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5
      When A routs
      Then the source does not say
      And this clause applies

    @x12
    Scenario: If a unit must rout directly away from the nearest enemy, it must do so even when that enemy is two hexes away
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0103 NE tq=5
      And the table plays: a rout begins directly away from the one nearest enemy
      When A routs and flees: 0403 0503
      Then A is in hex 0503
      And this clause applies

    @x13
    Scenario: If the movement allowance limits a rout, a unit that cannot pay for a single hex stays where it is
      Given the board, where a clear hex costs 3: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      And the table plays: the first two hexes of a rout are moved only as far as the movement allowance goes
      When A routs
      Then movement points spent: 0
      And A is in hex 0303
      And this clause applies

    @x17
    Scenario: If the movement allowance limits a rout, a unit that can pay for one hex may choose among its lines of flight
      Given the board, where a clear hex costs 2: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      And the table plays: the first two hexes of a rout are moved only as far as the movement allowance goes
      When A routs
      Then the first two hexes of the flight may lead to: 0401 + 0405 + 0503
      And this clause applies

    @x14
    Scenario: If the movement allowance limits a rout, a unit stops before woods it cannot pay for
      Given the board, where a clear hex costs 1: 9x5; 0503 woods; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      And movement cost of woods: 3
      And the table plays: the first two hexes of a rout are moved only as far as the movement allowance goes
      When A routs and flees: 0403
      Then A is in hex 0403

    @x15
    Scenario: Play goes on without waiting for a routed unit whose hex is not known
      Given Blue has leaders of initiative 3: A
      And state of A: active
      And Blue has units of HI, TQ 1: U
      And state of U: activated
      And A has ordered U: move and fire
      When A ends his orders
      Then play goes on with: melee step

    @x16
    Scenario: The source does not say what becomes of a leader whose unit flees
      Given the board, where a clear hex costs 1: 9x5; blue leader L 0303 initiative=3; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then the source does not say what becomes of the leader with it: L
      And A is in hex 0503
      And this clause gives 2

  @aig.8.1.1.rest
  Rule: Fleeing as far as possible

    @x1
    Scenario: With 4 movement points, a unit that routs flees two hexes beyond the first two
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=4 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503 0603 0703
      Then A is in hex 0703
      And this clause gives 4

    @x2
    Scenario: A unit that routs cannot stop with a movement point to spare
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=4 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503 0603
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit that routs cannot flee further than its movement points allow
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=3 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503 0603 0703
      Then it is not allowed, by this clause

    @x4
    Scenario: A unit that pays 1 movement point to cross a stream in the first two hexes of its rout flees one hex less
      Given the board, where a clear hex costs 1: 9x5; 0403/0503 stream; blue HI A 0303 SW tq=5 movement-allowance=4 cohesion-hit=5; red HI X 0203 NE tq=5
      And movement cost of stream: 1
      When A routs and flees: 0403 0503 0603
      Then A is in hex 0603
      And this clause gives 4

    @x5
    Scenario: A unit that routs cannot turn back towards the enemy halfway
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=4 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503 0402 0401
      Then it is not allowed, by this clause

    @x6
    Scenario: If the owner chooses freely where a rout goes on, a unit that routs may turn back halfway
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=4 cohesion-hit=5; red HI X 0203 NE tq=5
      And the table plays: a rout may go on wherever the owner likes
      When A routs and flees: 0403 0503 0402 0401
      Then A is in hex 0401
      And this clause gives 4

    @x7
    Scenario: A unit routed by a shot in the game turn flees as far as it can
      Given the board, where a clear hex costs 1: 6x6; blue leader A 0105 initiative=3 command-range=6 active; blue LI U 0305 N tq=6 movement-allowance=4 javelin; red HI X 0304 S tq=1 movement-allowance=3
      And to-hit number of the javelin, range 1: 4
      And A has ordered U: move and fire
      And U has fired at X, rolling 4
      When X flees at once: 0303 0202 0201
      Then X is in hex 0201
      And this clause gives 3

    @x8
    Scenario: If the movement allowance limits a rout, a unit cannot stop short of a hex it can pay for
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      And the table plays: the first two hexes of a rout are moved only as far as the movement allowance goes
      When A routs and flees: 0403
      Then it is not allowed, by this clause

    @x9
    Scenario: A unit that routs must pay for the third hex of its flight
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503 0603
      Then it is not allowed, by this clause

    @x10
    Scenario: The source does not say what happens when a rout ends in the hex of a friendly unit
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; blue HI B 0503 N tq=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then the source does not say
      And this clause applies

    @x11
    Scenario: A unit that routs may pass through a friendly unit
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; blue HI B 0403 N tq=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then A is in hex 0503
      And this clause applies

    @x12
    Scenario: A unit that routs stops early if every way on leads through enemy ZOI
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=4 cohesion-hit=5; red HI X 0203 NE tq=5; red HI Y 0901 NE tq=5
      And the ZOI of Y: 0603 + 0502 + 0504 + 0602 + 0604
      When A routs and flees: 0403 0503
      Then A is in hex 0503
      And this clause applies

    @x13
    Scenario: Even if the owner chooses freely where a rout goes on, a unit that routs cannot return to a hex it has left
      Given the board, where a clear hex costs 1: 9x9; blue HI A 0404 N tq=6 movement-allowance=4; red HI X 0403 S tq=5
      And cohesion hits on A: 6
      And the table plays: a rout may go on wherever the owner likes
      When A routs and flees: 0505 0506 0505 0404
      Then it is not allowed, by this clause

    @x14
    Scenario: If the owner chooses freely where a rout goes on, a unit that routs may go on sideways
      Given the board, where a clear hex costs 1: 9x9; blue HI A 0404 N tq=6 movement-allowance=4; red HI X 0403 S tq=5
      And cohesion hits on A: 6
      And the table plays: a rout may go on wherever the owner likes
      When A routs and flees: 0505 0506 0606 0706
      Then A is in hex 0706
      And this clause applies

  @aig.8.1.1.choice
  Rule: Owner chooses the flight

    @x1
    Scenario: Where three lines lead away from the enemy, the owner chooses which way a unit routs
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0302 0401
      Then A is in hex 0401
      And this clause applies

    @x2
    Scenario: With impassable terrain on both sides, a unit that routs has only one line of flight
      Given the board, where a clear hex costs 1: 9x5; 0302 0304 impassable-terrain; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then A is in hex 0503
      And this clause does not apply

    @x3
    Scenario: A unit that routs may flee along any of the lines open to it
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs
      Then the first two hexes of the flight may lead to: 0401 + 0405 + 0503
      And this clause applies

    @x4
    Scenario: Where only one line is open to a unit that routs, its owner has nothing to choose
      Given the board, where a clear hex costs 1: 9x5; 0302 0304 impassable-terrain; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs
      Then the first two hexes of the flight may lead to: 0503
      And this clause does not apply

    @x5
    Scenario: A unit that must flee may go as far as its points last
      Given the board, where a clear hex costs 1: 8x6; blue leader L 0405 initiative=3 command-range=4 active; blue HI U 0403 N tq=6 movement-allowance=2; red LI E 0401 S tq=5 javelin
      And L has ordered U: move and fire
      And U has been shot at in this activation: on target
      And TQ die of U: 9
      And U has carried out its order: S
      When it is asked what U may do
      Then U may go to: 0305 + 0505

  @aig.8.1.1.marker
  Rule: Rout marker

    @x1
    Scenario: A unit that has routed carries a rout marker
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then A is now: routed
      And this clause applies

    @x2
    Scenario: A unit that does not rout gets no rout marker
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=3; red HI X 0203 NE tq=5
      When A routs
      Then it is not allowed, by clause 8.1§1
      And this clause does not apply

  @aig.8.1.2.zoi
  Rule: Rout into an enemy ZOI

    @x1
    Scenario: A unit that routs into an enemy ZOI is eliminated
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5; red HI Y 0603 SW tq=5
      When A routs and flees: 0403 0503
      Then A is eliminated
      And this clause applies

    @x2
    Scenario: The owner may choose a line of rout that avoids an enemy ZOI
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5; red HI Y 0603 SW tq=5
      When A routs and flees: 0302 0401
      Then A is in hex 0401
      And this clause does not apply

    @x3
    Scenario: A unit that is already in an enemy ZOI when it routs gets away
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then A is in hex 0503
      And this clause does not apply

    @x4
    Scenario: If being in an enemy ZOI is enough, a unit that routs there is eliminated on the spot
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      And the table plays: a unit that routs in an enemy ZOI is eliminated
      When A routs and flees: 0403 0503
      Then A is eliminated
      And this clause applies

    @x5
    Scenario: A unit that routs is eliminated if its only line leads into enemy ZOI
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5; red HI Y 0603 NW tq=5
      And the table plays: a rout begins directly away from the one nearest enemy
      When A routs
      Then A is eliminated
      And this clause applies

  @aig.8.1.2.river
  Rule: Rout against a river

    @x1
    Scenario: A unit that routs with a river at its back is eliminated
      Given the board, where a clear hex costs 1: 9x5; 0303/0403 river; 0302/0303 river; 0303/0304 river; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs
      Then A is eliminated
      And this clause applies

    @x2
    Scenario: A unit that routs cannot choose the river while there is another line
      Given the board, where a clear hex costs 1: 9x5; 0303/0403 river; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit that routs along a river bank gets away
      Given the board, where a clear hex costs 1: 9x5; 0303/0403 river; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0302 0401
      Then A is in hex 0401
      And this clause does not apply

  @aig.8.1.2.stream
  Rule: Rout across a stream

    @x1
    Scenario: A stream at its back does not stop a unit that routs
      Given the board, where a clear hex costs 1: 9x5; 0303/0403 stream; 0302/0303 stream; 0303/0304 stream; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      And movement cost of stream: 0
      When A routs and flees: 0403 0503
      Then A is in hex 0503
      And this clause applies

    @x2
    Scenario: A unit that routs against a river is eliminated where a stream would not stop it
      Given the board, where a clear hex costs 1: 9x5; 0303/0403 river; 0302/0303 river; 0303/0304 river; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs
      Then A is eliminated
      And this clause does not apply

  @aig.8.1.2.impassable
  Rule: Rout against impassable terrain

    @x1
    Scenario: A unit that routs is eliminated if every line ends in impassable terrain
      Given the board, where a clear hex costs 1: 9x5; 0503 0401 0405 impassable-terrain; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs
      Then A is eliminated
      And this clause applies

    @x2
    Scenario: If a unit that routs may go round impassable terrain, it escapes
      Given the board, where a clear hex costs 1: 9x5; 0503 0401 0405 impassable-terrain; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      And the table plays: a unit that routs goes round impassable terrain
      When A routs and flees: 0403 0402
      Then A is in hex 0402
      And this clause does not apply

    @x3
    Scenario: A unit that routs cannot choose impassable terrain while there is another line
      Given the board, where a clear hex costs 1: 9x5; 0503 impassable-terrain; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0403 0503
      Then it is not allowed, by this clause

    @x4
    Scenario: If a unit that routs may go round impassable terrain, its way round must still lead away from the enemy
      Given the board, where a clear hex costs 1: 9x5; 0503 0401 0405 impassable-terrain; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      And the table plays: a unit that routs goes round impassable terrain
      When A routs and flees: 0302 0202
      Then it is not allowed, by clause aig.8.1.1.two

  @aig.8.1.2.example
  Rule: Several enemies near

    @x1
    Scenario: The figure that showed which way a unit between two enemies routs is lost
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5; red HI Y 0403 SE tq=5
      When A routs
      Then the source does not say
      And this clause applies

    @x2
    Scenario: With two enemies on one side, a unit that routs has a clear line away from both
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5; red HI Y 0202 NE tq=5
      When A routs and flees: 0403 0503
      Then A is in hex 0503
      And this clause does not apply

  @aig.8.1.2.surrounded
  Rule: Rout while surrounded

    @x1
    Scenario: A unit that routs with all six sides closed is eliminated
      Given the board, where a clear hex costs 1: 9x5; 0302 0204 impassable-terrain; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5; red HI Y 0403 SW tq=5
      When A routs
      Then A is eliminated
      And this clause applies

    @x2
    Scenario: A single gap is enough for a unit that routs to get away
      Given the board, where a clear hex costs 1: 9x5; 0403 0304 0204 impassable-terrain; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5
      When A routs and flees: 0302 0401
      Then A is in hex 0401
      And this clause does not apply

    @x3
    Scenario: The source does not say what becomes of a unit whose only line leads into an enemy
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5; red HI Y 0503 NE tq=5
      And the table plays: a rout begins directly away from the one nearest enemy
      When A routs
      Then the source does not say
      And this clause applies

    @x4
    Scenario: The source does not say what becomes of a unit that flees into an enemy although other lines are open
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 SW tq=5 movement-allowance=2 cohesion-hit=5; red HI X 0203 NE tq=5; red HI Y 0503 NE tq=5
      When A routs and flees: 0403 0503
      Then the source does not say
      And this clause applies

  @aig.8.2.when
  Rule: When rout moves are made

    @x1
    Scenario: Routed units move when all leaders have acted
      Given the board: 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is in hex 0502
      And this clause applies

    @x2
    Scenario: Routed units cannot move while a leader has yet to act
      Given the board: 9x3; blue leader A 0102 initiative=3 banner; blue HI U 0802 N tq=6 routed
      When U makes its rout move: 0702 0602 0502
      Then it is not allowed, by this clause

    @x3
    Scenario: The source does not say whether a routed unit may move by order
      Given the board, where a clear hex costs 1: 6x6; blue leader A 0105 initiative=3 command-range=6 active; blue HI U 0304 N tq=6 movement-allowance=4 routed
      When A orders U: move and fire
      Then the source does not say
      And this clause applies

    @x4
    Scenario: The source does not say whether a routed unit may make an ordinary move
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4 routed
      When A makes its move: 0303
      Then the source does not say
      And this clause applies

    @x5
    Scenario: A group order activates the units in good order; the source does not say whether it activates a routed one
      Given the board: 9x6; blue leader A 0103 initiative=2 command-range=3 group-order-value=1 overall-commander active; blue HI U 0304 N tq=7; blue HI V 0204 N tq=7 routed
      And the group of A: U + V
      When A issues a group order
      Then activated in this order phase: U
      And the source does not say whether the group order activates: V
      And this clause applies

    @x6
    Scenario: The source does not say whether a group order can activate a group that is routed to the last unit
      Given the board: 9x6; blue leader A 0103 initiative=2 command-range=3 group-order-value=1 overall-commander active; blue HI U 0304 N tq=7 routed; blue HI V 0204 N tq=7 routed
      And the group of A: U + V
      When A issues a group order
      Then the source does not say
      And this clause applies

    @x7
    Scenario: The source does not say whether a junior leader can lead a routed unit
      Given the board: 9x6; blue leader A 0103 rank=2 initiative=2 command-range=3 active; blue leader J 0204 initiative=1 command-range=2 junior-leader; blue HI V 0204 N tq=7 routed
      And J serves under A
      When A orders J: lead his unit
      Then the source does not say
      And this clause applies

  @aig.8.2.three
  Rule: Three hexes towards the banner

    @x1
    Scenario: A routed unit moves three hexes towards its banner
      Given the board: 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is in hex 0502
      And this clause gives 3

    @x2
    Scenario: A routed unit cannot stop after two hexes towards its banner
      Given the board: 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602
      Then it is not allowed, by this clause

    @x3
    Scenario: The source does not say which way a routed unit moves when there is no banner
      Given the board: 9x3; blue leader A 0102 initiative=3 finished; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then the source does not say

    @x4
    Scenario: A routed unit stops short of a hex held by a friendly unit
      Given the board: 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed; blue HI V 0502 N tq=6
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602
      Then U is in hex 0602
      And this clause gives 2

    @x5
    Scenario: A routed unit passes through a friendly unit that stands in its way
      Given the board: 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed; blue HI V 0702 N tq=6
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is in hex 0502
      And this clause gives 3

    @x6
    Scenario: The source does not say whether the game turn ends while a routed unit has no banner to go to
      Given the board: 9x3; blue leader A 0102 initiative=3 finished; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When the game turn ends
      Then the source does not say
      And this clause applies

    @x7
    Scenario: A routed unit beside its banner stays where it is
      Given the board: 9x3; blue leader A 0102 initiative=3 command-range=1 finished; blue HI V 0302 N tq=5 banner; blue HI U 0402 N tq=6 routed
      And the markers of the rally phase have been removed
      And rally die of U: 3
      When U makes its rout move: 0402
      Then U is in hex 0402

    @x8
    Scenario: The source does not say how a banner is captured
      Given the board: 9x3; blue leader A 0102 initiative=3 banner; red HI X 0202 SW tq=6
      When X captures the banner of A
      Then the source does not say
      And this clause applies

  @aig.8.2.terrain
  Rule: Rout move and terrain

    @x1
    Scenario: Woods do not slow a rout move
      Given the board: 9x3; 0702 0602 woods; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is in hex 0502
      And this clause applies

    @x2
    Scenario: A rout move cannot go through impassable terrain
      Given the board: 9x3; 0702 impassable-terrain; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then it is not allowed, by clause aig.8.2.1.detour
      And this clause does not apply

  @aig.8.2.1.detour
  Rule: Going round impassable terrain

    @x1
    Scenario: A rout move goes round impassable terrain
      Given the board: 9x3; 0702 impassable-terrain; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0801 0701 0602
      Then U is in hex 0602
      And this clause applies

    @x2
    Scenario: A rout move cannot go round an enemy
      Given the board: 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed; red HI X 0702 N tq=6
      And the markers of the rally phase have been removed
      When U makes its rout move: 0801 0701 0602
      Then it is not allowed, by clause aig.8.2.1.straight
      And this clause does not apply

  @aig.8.2.1.straight
  Rule: Straight line to the banner

    @x1
    Scenario: When several straight lines lead to the banner, the owner chooses which one a rout move takes
      Given the board: 9x3; blue leader A 0101 initiative=3 finished banner; blue HI U 0803 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0703 0602 0601
      Then U is in hex 0601
      And this clause applies

    @x2
    Scenario: When several straight lines lead to the banner, the owner may choose any of them for a rout move
      Given the board: 9x3; blue leader A 0101 initiative=3 finished banner; blue HI U 0803 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is in hex 0502
      And this clause applies

    @x3
    Scenario: A rout move cannot bend away from the banner
      Given the board: 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0801 0702 0602
      Then it is not allowed, by this clause

    @x4
    Scenario: A rout move cannot bend aside after its first hex
      Given the board: 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0701 0602
      Then it is not allowed, by this clause

  @aig.8.2.1.destroyed
  Rule: Rout move cut off

    @x1
    Scenario: A routed unit whose way leads into an enemy unit is eliminated
      Given the board: 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed; red HI X 0602 N tq=6
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is eliminated
      And this clause applies

    @x2
    Scenario: A routed unit whose way leads into an enemy ZOI is eliminated
      Given the board: 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed; red HI X 0503 N tq=6
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is eliminated
      And this clause applies

    @x3
    Scenario: A routed unit whose way leads across a river is eliminated
      Given the board: 9x3; 0602/0702 river; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is eliminated
      And this clause applies

    @x4
    Scenario: A routed unit whose way leads across a stream is not eliminated
      Given the board: 9x3; 0602/0702 stream; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is in hex 0502
      And this clause does not apply

  @aig.8.3.auto
  Rule: Rally near the banner

    @x1
    Scenario: A routed unit within three hexes of its banner rolls to rally
      Given the board: 9x3; blue leader A 0102 initiative=3 command-range=1 finished banner; blue HI U 0702 N tq=6 routed
      And the markers of the rally phase have been removed
      And rally die of U: 3
      When U makes its rout move: 0602 0502 0402
      Then U is now: rallying
      And this clause applies

    @x2
    Scenario: A routed unit four hexes from its banner does not roll to rally
      Given the board: 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is now: routed
      And this clause does not apply

    @x3
    Scenario: A routed unit rolls to rally when its banner comes near
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0102 initiative=3 command-range=1 banner active; blue HI U 0602 N tq=6 movement-allowance=6 routed
      And rally die of U: 2
      And A has ordered A: move as leader
      When A moves to 0302
      Then U is now: rallying
      And this clause applies

    @x4
    Scenario: A unit that routs near its banner flees first and then rolls to rally where it stops
      Given the board, where a clear hex costs 1: 9x5; blue leader L 0503 initiative=3 command-range=1 banner; blue HI A 0303 SW tq=6 movement-allowance=2 cohesion-hit=6; red HI X 0203 NE tq=5
      And rally die of A: 3
      When A routs and flees: 0302 0401
      Then A is now: rallying
      And A is in hex 0401
      And this clause applies

    @x5
    Scenario: If a unit that routs rolls to rally before it flees, it rallies where it stands
      Given the board, where a clear hex costs 1: 9x5; blue leader L 0503 initiative=3 command-range=1 banner; blue HI A 0303 SW tq=6 movement-allowance=2 cohesion-hit=6; red HI X 0203 NE tq=5
      And rally die of A: 3
      And the table plays: a unit that routs near its banner rolls to rally before it flees
      When A routs and flees: 0302 0401
      Then A is in hex 0303
      And this clause applies

    @x6
    Scenario: A routed unit near its banner does not roll to rally when another unit moves
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0102 initiative=3 command-range=6 banner active; blue HI U 0302 N tq=6 routed; blue HI V 0602 N tq=6 movement-allowance=4
      And A has ordered V: move and fire
      When V moves to 0601
      Then U is now: routed
      And this clause does not apply

    @x7
    Scenario: A routed enemy near his own banner does not roll to rally when a unit of the other side moves
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0102 initiative=3 command-range=6 active; blue HI V 0602 N tq=6 movement-allowance=4; red leader O 0902 initiative=3 banner; red HI X 0803 N tq=6 routed
      And A has ordered V: move and fire
      When V moves to 0601
      Then X is now: routed
      And this clause does not apply

    @x8
    Scenario: A unit in good order does not roll to rally when its banner comes near
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0102 initiative=3 banner active; blue HI U 0602 N tq=6 movement-allowance=6
      And A has ordered A: move as leader
      When A moves to 0302
      Then A is in hex 0302
      And this clause does not apply

    @x9
    Scenario: If a unit that routs rolls to rally before it flees, one far from its banner just flees
      Given the board, where a clear hex costs 1: 9x5; blue leader L 0903 initiative=3 banner; blue HI A 0303 SW tq=6 movement-allowance=2 cohesion-hit=6; red HI X 0203 NE tq=5
      And the table plays: a unit that routs near its banner rolls to rally before it flees
      When A routs and flees: 0302 0401
      Then A is in hex 0401
      And this clause does not apply

  @aig.8.3.roll
  Rule: Banner rally roll

    @x1
    Scenario: A unit with TQ 6 rallies near its banner on a 3, half its TQ
      Given the board: 9x3; blue leader A 0102 initiative=3 command-range=1 finished banner; blue HI U 0702 N tq=6 routed
      And the markers of the rally phase have been removed
      And rally die of U: 3
      When U makes its rout move: 0602 0502 0402
      Then U is not: routed
      And this clause gives 3

    @x2
    Scenario: A unit with TQ 7 rallies near its banner on a 4, half its TQ rounded up
      Given the board: 9x3; blue leader A 0102 initiative=3 command-range=1 finished banner; blue HI U 0702 N tq=7 cohesion-hit=9 routed
      And the markers of the rally phase have been removed
      And rally die of U: 4
      When U makes its rout move: 0602 0502 0402
      Then U is now: rallying
      And cohesion hits now on U: 6

    @x3
    Scenario: A unit with TQ 6 does not rally near its banner on a 4
      Given the board: 9x3; blue leader A 0102 initiative=3 command-range=2 finished banner; blue HI U 0702 N tq=6 routed
      And the markers of the rally phase have been removed
      And rally die of U: 4
      When U makes its rout move: 0602 0502 0402
      Then U is eliminated
      And this clause gives 4

    @x4
    Scenario: The source does not say whether a unit that has just rallied may act
      Given the board, where a clear hex costs 1: 6x6; blue leader A 0105 initiative=3 command-range=6 active; blue HI U 0304 N tq=6 movement-allowance=4 rallying
      When A orders U: move and fire
      Then the source does not say
      And this clause applies

    @x5
    Scenario: A unit with TQ 1 has no hits left when it rallies
      Given the board: 9x3; blue leader A 0102 initiative=3 command-range=1 finished banner; blue HI U 0702 N tq=1 routed cohesion-hit=1
      And the markers of the rally phase have been removed
      And rally die of U: 1
      When U makes its rout move: 0602 0502 0402
      Then cohesion hits now on U: 0
      And this clause applies

    @x6
    Scenario: The source does not say whether a group order activates a unit that has just rallied
      Given the board: 9x6; blue leader A 0103 initiative=2 command-range=3 group-order-value=1 overall-commander active; blue HI U 0304 N tq=7; blue HI V 0204 N tq=7 rallying
      And the group of A: U + V
      When A issues a group order
      Then activated in this order phase: U
      And the source does not say whether the group order activates: V
      And this clause applies

  @aig.8.3.fail
  Rule: Banner rally fails

    @x1
    Scenario: A unit that fails to rally near its banner is eliminated
      Given the board: 9x3; blue leader A 0102 initiative=3 command-range=1 finished banner; blue HI U 0702 N tq=6 routed
      And the markers of the rally phase have been removed
      And rally die of U: 9
      When U makes its rout move: 0602 0502 0402
      Then U is eliminated
      And this clause applies

    @x2
    Scenario: A unit that rallies near its banner is not eliminated
      Given the board: 9x3; blue leader A 0102 initiative=3 command-range=1 finished banner; blue HI U 0702 N tq=6 routed
      And the markers of the rally phase have been removed
      And rally die of U: 0
      When U makes its rout move: 0602 0502 0402
      Then U is now: rallying
      And this clause does not apply

  @aig.8.3.1
  Rule: Banner in enemy hands

    @x1
    Scenario: A routed unit that comes near its captured banner is eliminated
      Given the board: 9x3; blue leader A 0903 initiative=3 finished; blue HI U 0702 N tq=6 routed; red HI X 0102 N tq=6 captured-banner
      And the markers of the rally phase have been removed
      When U makes its rout move: 0602 0502 0402
      Then U is eliminated
      And this clause applies

    @x2
    Scenario: A routed unit that does not come near its captured banner only runs towards it
      Given the board: 9x3; blue leader A 0903 initiative=3 finished; blue HI U 0802 N tq=6 routed; red HI X 0102 N tq=6 captured-banner
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is in hex 0502
      And this clause does not apply

  @aig.8.3.2
  Rule: Rally in command range

    @x1
    Scenario: Within a commander’s range, a rally roll of 4 becomes a 3
      Given the board: 9x3; blue leader A 0102 initiative=3 command-range=3 finished banner; blue HI U 0702 N tq=6 routed
      And the markers of the rally phase have been removed
      And rally die of U: 4
      When U makes its rout move: 0602 0502 0402
      Then U is now: rallying
      And this clause gives -1

    @x2
    Scenario: Outside a commander’s range, a rally roll of 4 stays a 4
      Given the board: 9x3; blue leader A 0102 initiative=3 command-range=2 finished banner; blue HI U 0702 N tq=6 routed
      And the markers of the rally phase have been removed
      And rally die of U: 4
      When U makes its rout move: 0602 0502 0402
      Then U is eliminated
      And this clause does not apply

    @x3
    Scenario: Being within a junior leader’s range does not help a routed unit to rally
      Given the board: 9x3; blue leader A 0102 initiative=3 command-range=2 finished banner; blue leader J 0402 junior-leader command-range=2; blue HI U 0702 N tq=6 routed
      And the markers of the rally phase have been removed
      And rally die of U: 4
      When U makes its rout move: 0602 0502 0402
      Then U is eliminated
      And this clause does not apply

    @x4
    Scenario: A commander who stands too far away gives nothing to a rally that fails by one
      Given the board: 14x5; blue leader L 0203 initiative=3 command-range=2 finished banner; blue HI U 0803 N tq=7 routed
      And the markers of the rally phase have been removed
      And rally die of U: 5
      When U makes its rout move: 0703 0603 0503
      Then U is eliminated
      And this clause does not apply

  @aig.8.4.enter
  Rule: Entering a routed enemy’s hex

    @x1
    Scenario: A unit may run down a routed enemy in front of it
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 NE tq=5 movement-allowance=2; red LI X 0403 SW tq=4 routed
      When A moves where routed enemies are: 0403
      Then X is eliminated
      And this clause applies

    @x2
    Scenario: A unit cannot move through an enemy who is not routed
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 NE tq=5 movement-allowance=2; red LI X 0403 SW tq=4
      When A moves where routed enemies are: 0403
      Then it is not allowed, by clause 6.6§1
      And this clause does not apply

    @x3
    Scenario: The source does not say what comes of a melee with a routed unit
      Given the board: 6x3; blue HI U 0302 NE tq=5; red HI X 0401 S tq=5 routed
      When U starts a melee with X
      Then the source does not say
      And this clause applies

  @aig.8.4.zoi
  Rule: ZOI passing over a routed enemy

    @x1
    Scenario: A routed enemy in the ZOI of a passing unit is not eliminated
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 NE tq=5 movement-allowance=2; red LI X 0503 SW tq=4 routed
      When A moves where routed enemies are: 0403
      Then X is now: routed
      And this clause applies

    @x2
    Scenario: A unit eliminates a routed enemy only by entering its hex
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 NE tq=5 movement-allowance=2; red LI X 0503 SW tq=4 routed
      When A moves where routed enemies are: 0403 0503
      Then X is eliminated
      And clause 8.4§1 applies

    @x3
    Scenario: A unit that turns to face a routed enemy does not eliminate it
      Given the board, where a clear hex costs 1: 9x5; blue HI A 0303 NE tq=5 movement-allowance=3; red LI X 0402 SW tq=4 routed
      When A moves where routed enemies are: 0403 north
      Then X is now: routed
      And A now faces north
      And this clause applies
