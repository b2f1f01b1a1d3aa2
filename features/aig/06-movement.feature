Feature: Movement

  @aig.6.2.pay
  Rule: Paying to enter a hex

    @x1
    Scenario: A unit pays 2 movement points to enter two hexes that cost 1 each
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      When A makes its move: 0303 0302
      Then A is in hex 0302
      And movement points spent: 2
      And this clause gives 2

    @x2
    Scenario: A unit with a movement allowance of 2 cannot enter a third hex
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=2
      When A makes its move: 0303 0302 0301
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit that has received an order cannot start a planned move that it cannot pay for in full
      Given the board, where a clear hex costs 2: 6x6; blue leader A 0105 initiative=3 command-range=6 active; blue HI U 0304 N tq=5 movement-allowance=3
      And A has ordered U: move and fire
      When U carries out its order: 0303 0302
      Then it is not allowed, by this clause

  @aig.6.2.vary
  Rule: Varying movement costs

    @x1
    Scenario: A hex costs more to enter if a unit crosses a stream on the way in
      Given the board, where a clear hex costs 1: 6x5; 0303/0304 stream; blue HI A 0304 N tq=6 movement-allowance=4
      And movement cost of stream: 1
      When A makes its move: 0303
      Then movement points spent: 2
      And this clause gives 1

    @x2
    Scenario: The scenario must say what it costs to cross a river
      Given the board, where a clear hex costs 1: 6x5; 0303 river; blue HI A 0304 N tq=6 movement-allowance=4
      When A makes its move: 0303
      Then the source does not say
      And this clause applies

    @x3
    Scenario: Entering woods costs what the scenario sets for woods
      Given the board, where a clear hex costs 1: 6x5; 0303 woods; blue HI A 0304 N tq=6 movement-allowance=4
      And movement cost of woods: 3
      When A makes its move: 0303
      Then movement points spent: 3
      And this clause gives 3

    @x5
    Scenario: A unit that crosses a stream into woods pays for the stream as well as the woods
      Given the board, where a clear hex costs 1: 6x5; 0303 woods; 0303/0304 stream; blue HI A 0304 N tq=6 movement-allowance=4
      And movement cost of woods: 2
      And movement cost of stream: 1
      When A makes its move: 0303
      Then movement points spent: 3
      And this clause gives 3

    @x4
    Scenario: A unit cannot enter impassable terrain at any cost
      Given the board, where a clear hex costs 1: 6x5; 0303 impassable-terrain; blue HI A 0304 N tq=6 movement-allowance=4
      When A makes its move: 0303
      Then it is not allowed, by this clause

    @x6
    Scenario: If no movement cost is given for woods on the board, the source does not say where a lone leader escapes to
      Given the board, where a clear hex costs 1: 9x3; 0901 woods; blue leader A 0302 rank=1 initiative=5; blue HI U 0102 N tq=5; red leader O 0702 rank=1 initiative=3 command-range=3 active; red HI X 0502 SW tq=5 movement-allowance=3
      And O has ordered X: move and fire
      And X has moved to 0402
      When A reacts to the approach by escaping to U
      Then the source does not say
      And this clause applies

  @aig.6.3.front
  Rule: Moving into a front hex

    @x1
    Scenario: A unit may step into a hex to its front
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      When A makes its move: 0403
      Then A is in hex 0403
      And this clause applies

    @x2
    Scenario: A unit cannot move sideways into a flank hex
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      When A makes its move: 0404
      Then it is not allowed, by this clause

    @x3
    Scenario: A lone leader may move into any adjacent hex
      Given the board, where a clear hex costs 1: 6x5; blue leader L 0304 N
      When L makes its move: 0305
      Then L is in hex 0305
      And this clause does not apply

    @x4
    Scenario: If a leader may move only to his front, a lone leader cannot step back
      Given the board, where a clear hex costs 1: 6x5; blue leader L 0304 N
      And the table plays: a leader may move only to his front
      When L makes its move: 0305
      Then it is not allowed, by this clause

    @x5
    Scenario: If a leader may move only to his front, a lone leader may step forward
      Given the board, where a clear hex costs 1: 6x5; blue leader L 0304 N
      And the table plays: a leader may move only to his front
      When L makes its move: 0303
      Then L is in hex 0303
      And this clause applies

    @x6
    Scenario: If a leader may move only to his front, a lone leader may turn to face another way
      Given the board, where a clear hex costs 1: 6x5; blue leader L 0304 N
      And the table plays: a leader may move only to his front
      When L makes its move: S
      Then L now faces S

  @aig.6.3.turn-first
  Rule: Turning first

    @x1
    Scenario: A unit that turns first may move into what was a flank hex
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      When A makes its move: NE 0404
      Then A is in hex 0404
      And movement points spent: 2
      And this clause applies

    @x2
    Scenario: A unit need not turn to move into a hex to its front
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      When A makes its move: 0403
      Then movement points spent: 1
      And this clause does not apply

  @aig.6.3.1.cost
  Rule: Cost of a turn

    @x1
    Scenario: Turning about costs a unit 1 movement point
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      When A makes its move: S
      Then A now faces S
      And movement points spent: 1
      And this clause gives 1

    @x2
    Scenario: A unit with a movement allowance of 1 cannot pay for a second turn
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=1
      When A makes its move: S NE
      Then it is not allowed, by this clause

  @aig.6.3.1.any
  Rule: Turn to any facing

    @x1
    Scenario: A unit can face about in a single turn
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      When A makes its move: S
      Then A now faces S
      And this clause applies

    @x2
    Scenario: A unit keeps its facing when it steps forward
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      When A makes its move: 0403
      Then A now faces N
      And this clause does not apply

  @aig.6.3.1.engaged
  Rule: No turn while engaged

    @x1
    Scenario: A unit in melee cannot make an ordinary turn
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0403 S tq=6
      And A is in melee with X
      When A makes its move: NE
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit may turn freely beside an enemy it is not fighting
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0404 S tq=6
      When A makes its move: NE
      Then A now faces NE
      And this clause does not apply

    @x3
    Scenario: If every unit beside an enemy is engaged, a unit cannot turn there
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0404 S tq=6
      And the table plays: a unit beside an enemy is engaged
      When A makes its move: NE
      Then it is not allowed, by this clause

    @x4
    Scenario: A unit in melee that has been ordered cannot make an ordinary turn and march off
      Given the board, where a clear hex costs 1: 6x4; blue leader A 0202 initiative=3 command-range=3 active; blue HI U 0302 N tq=5 movement-allowance=6; red HI X 0402 N tq=5
      And U is in melee with X
      And A has ordered U: move and fire
      When U carries out its order: S 0303
      Then it is not allowed, by this clause

    @x5
    Scenario: Even if every unit beside an enemy is engaged, a unit two hexes away may turn
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0504 N tq=6
      And the table plays: a unit beside an enemy is engaged
      When A makes its move: S
      Then A now faces S
      And this clause does not apply

  @aig.6.3.2.action
  Rule: A turn is movement

    @x1
    Scenario: A unit that has only turned has moved
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      When A makes its move: NE
      Then A is now: moved
      And this clause applies

    @x2
    Scenario: A unit that has only fired has not moved
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow; red HI X 0301 S tq=6
      When A fires at X without moving
      Then A is not: moved
      And this clause does not apply

  @aig.6.3.2.mix
  Rule: Mixing turns and moves

    @x1
    Scenario: A unit may turn, move, turn and move again for 4 movement points
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      When A makes its move: NE 0404 N 0403
      Then A is in hex 0403
      And movement points spent: 4
      And this clause gives 4

    @x2
    Scenario: With 3 movement points, a unit cannot turn, move, turn and move again
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=3
      When A makes its move: NE 0404 N 0403
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit cannot turn when its movement points are gone
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=1
      When A makes its move: 0403 NE
      Then it is not allowed, by this clause

  @aig.6.3.3.a
  Rule: Emergency turn under fire

    @x1
    Scenario: A unit that turns after being shot at in the same activation makes an emergency turn
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      And A has been shot at in this activation: off target
      And TQ die of A: 5
      When A makes its move: NE
      Then morale check of A: passed
      And this clause applies

    @x2
    Scenario: A unit that turns without having been shot at makes an ordinary turn
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      When A makes its move: NE
      Then A now faces NE
      And this clause does not apply

    @x3
    Scenario: If only fire that hits makes a turn an emergency turn, a unit missed by a shot makes an ordinary turn
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      And A has been shot at in this activation: off target
      And TQ die of A: 9
      And the table plays: only fire that hits makes a turn an emergency turn
      When A makes its move: NE
      Then A is not: routed
      And this clause does not apply

    @x4
    Scenario: After return fire in mid-move, a unit’s next turn is an emergency turn
      Given the board, where a clear hex costs 1: 6x5; blue LI A 0304 N tq=5 movement-allowance=6 javelin skirmish-mark; red LC X 0301 S tq=6 composite-bow return-fire-mark
      And X would return the fire of A: on target
      And TQ die of A: 4
      When A makes its move: 0303, fires at X, goes on: S 0304
      Then cohesion hits taken by A: 1
      And morale check of A: passed
      And this clause applies

    @x5
    Scenario: If only fire that hits makes a turn an emergency turn, a unit hit earlier makes one even after return fire has missed
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4 composite-bow skirmish-mark; red HI X 0301 S tq=6
      And A has been shot at in this activation: on target
      And X would return the fire of A: off target
      And the table plays: only fire that hits makes a turn an emergency turn
      And TQ die of A: 5
      When A makes its move: 0303, fires at X, goes on: S
      Then morale check of A: passed

    @x6
    Scenario: If only fire that hits makes a turn an emergency turn, a unit missed by return fire makes an ordinary turn
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4 composite-bow skirmish-mark; red HI X 0301 S tq=6
      And X would return the fire of A: off target
      And the table plays: only fire that hits makes a turn an emergency turn
      When A makes its move: 0303, fires at X, goes on: S
      Then A now faces S
      And this clause does not apply

    @x7
    Scenario: A unit shot at earlier in the activation makes an emergency turn even after its own fire
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4 composite-bow skirmish-mark; red HI X 0301 S tq=6
      And to-hit number of the composite bow, range 2: 4
      And A has been shot at in this activation: off target
      And missile die of A: 5
      And TQ die of A: 7
      When A makes its move: 0303, fires at X, goes on: S
      Then A is now: routed

    @x8
    Scenario: A unit that has fired without being shot at makes an ordinary turn
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4 composite-bow skirmish-mark; red HI X 0301 S tq=6
      And to-hit number of the composite bow, range 2: 4
      And missile die of A: 5
      When A makes its move: 0303, fires at X, goes on: S
      Then A now faces S
      And this clause does not apply

    @x9
    Scenario: A unit that turns by order after it has been hit in the same activation makes an emergency turn
      Given the board, where a clear hex costs 1: 8x6; blue leader L 0405 initiative=3 command-range=4 active; blue HI U 0403 N tq=6 movement-allowance=4; red LI E 0401 S tq=5 javelin
      And L has ordered U: move and fire
      And U has been shot at in this activation: on target
      And TQ die of U: 9
      When U carries out its order: S 0404
      Then must flee at once: U
      And cohesion hits now on U: 1

  @aig.6.3.3.b
  Rule: Emergency turn when charged

    @x1
    Scenario: A unit that turns while it is being charged makes an emergency turn
      Given the board, where a clear hex costs 1: 6x6; blue HI A 0304 N tq=6 movement-allowance=4; red HC X 0306 N tq=7
      And X is charging A
      And TQ die of A: 6
      When A makes its move: S
      Then morale check of A: passed
      And A now faces S
      And this clause applies

    @x2
    Scenario: A unit that turns to face an enemy who is not charging makes an ordinary turn
      Given the board, where a clear hex costs 1: 6x6; blue HI A 0304 N tq=6 movement-allowance=4; red HC X 0306 N tq=7
      When A makes its move: S
      Then A now faces S
      And this clause does not apply

    @x3
    Scenario: The source does not say how cavalry charges
      Given the board, where a clear hex costs 1: 6x6; blue HI A 0304 N tq=6 movement-allowance=4; red HC X 0306 N tq=7
      When X charges A
      Then the source does not say
      And this clause applies

    @x4
    Scenario: A unit that turns by order while it is being charged makes an emergency turn
      Given the board, where a clear hex costs 1: 8x6; blue leader L 0405 initiative=3 command-range=4 active; blue HI U 0403 N tq=6 movement-allowance=4; red LI E 0401 S tq=5 javelin
      And L has ordered U: move and fire
      And E is charging U
      And TQ die of U: 2
      When U carries out its order: S 0404
      Then U is in hex 0404
      And this clause applies

  @aig.6.3.3.check
  Rule: Emergency turn check

    @x1
    Scenario: A unit that passes the check for an emergency turn carries on with its move
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      And A has been shot at in this activation: on target
      And TQ die of A: 6
      When A makes its move: NE 0404
      Then morale check of A: passed
      And A is in hex 0404
      And this clause applies

    @x2
    Scenario: A unit that fails the check for an emergency turn gets no further
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      And A has been shot at in this activation: on target
      And TQ die of A: 7
      When A makes its move: NE 0404
      Then morale check of A: failed
      And A is in hex 0304
      And this clause applies

    @x3
    Scenario: If the check for an emergency turn comes at the end of the move, a unit moves before it routs
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      And A has been shot at in this activation: on target
      And TQ die of A: 7
      And the table plays: the check for an emergency turn is rolled at the end of the move
      When A makes its move: NE 0404
      Then A is in hex 0404
      And A becomes: routed

  @aig.6.3.3.fail
  Rule: Emergency turn fails

    @x1
    Scenario: A unit that fails the check for an emergency turn routs even without a single hit
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      And A has been shot at in this activation: off target
      And TQ die of A: 8
      When A makes its move: S
      Then A becomes: routed
      And cohesion hits taken by A: 0
      And this clause applies

    @x2
    Scenario: A unit with one point of cohesion left does not rout if it passes the check for an emergency turn
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4 cohesion-hit=5
      And A has been shot at in this activation: off target
      And TQ die of A: 6
      When A makes its move: S
      Then A is not: routed
      And this clause does not apply

  @aig.6.3.4.may
  Rule: Turn in melee

    @x1
    Scenario: A unit may turn in the middle of a melee
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0404 S tq=6
      And A is in melee with X
      And TQ die of A: 2
      When A turns in melee to NE
      Then A now faces NE
      And movement points spent: 1
      And this clause applies

    @x2
    Scenario: A unit that is not in melee cannot make a turn in melee
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0404 S tq=6
      When A turns in melee to NE
      Then it is not allowed, by this clause

    @x3
    Scenario: If a turn in melee costs no movement points, a unit spends none on it
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0404 S tq=6
      And A is in melee with X
      And TQ die of A: 2
      And the table plays: a turn in melee costs no movement points
      When A turns in melee to NE
      Then movement points spent: 0
      And this clause applies

    @x4
    Scenario: A unit without movement points cannot pay for a turn in melee
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=0; red HI X 0404 S tq=6
      And A is in melee with X
      When A turns in melee to NE
      Then it is not allowed, by clause aig.6.3.1.cost
      And this clause applies

    @x5
    Scenario: A unit in melee may turn on an order
      Given the board, where a clear hex costs 1: 6x6; blue leader A 0105 initiative=3 command-range=6 active; blue HI U 0304 N tq=6 movement-allowance=4; red HI X 0303 S tq=5
      And U is in melee with X
      And A has ordered U: move and fire
      And TQ die of U: 3
      When U carries out its order: SE
      Then U now faces SE
      And cohesion hits now on U: 2

    @x6
    Scenario: A unit with a single movement point may turn in melee
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=1; red HI X 0303 S tq=6
      And A is in melee with X
      And TQ die of A: 3
      When A turns in melee to S
      Then A now faces S
      And this clause applies

  @aig.6.3.4.hits
  Rule: Hits for turning in melee

    @x1
    Scenario: A unit that turns in melee takes two hits
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0404 S tq=6
      And A is in melee with X
      And TQ die of A: 2
      When A turns in melee to NE
      Then cohesion hits taken by A: 2
      And this clause gives 2

    @x2
    Scenario: A unit that turns outside a melee takes no hit
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0404 S tq=6
      When A makes its move: NE
      Then cohesion hits taken by A: 0
      And this clause does not apply

  @aig.6.3.4.check
  Rule: Check for turning in melee

    @x1
    Scenario: A unit passes the check for turning in melee on a roll equal to its TQ
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0404 S tq=6
      And A is in melee with X
      And TQ die of A: 6
      When A turns in melee to NE
      Then morale check of A: passed
      And this clause applies

    @x2
    Scenario: If the two hits for turning in melee use up a unit’s cohesion, no die is rolled
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4 cohesion-hit=4; red HI X 0404 S tq=6
      And A is in melee with X
      When A turns in melee to NE
      Then A is eliminated
      And this clause does not apply

    @x3
    Scenario: If checks are rolled against remaining cohesion, the two hits make turning in melee harder
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0404 S tq=6
      And A is in melee with X
      And TQ die of A: 5
      And the table plays: checks are rolled against remaining cohesion
      When A turns in melee to NE
      Then morale check of A: failed
      And A is eliminated

  @aig.6.3.4.fail
  Rule: Eliminated by turning in melee

    @x1
    Scenario: A unit that fails its check for turning in melee is eliminated
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0404 S tq=6
      And A is in melee with X
      And TQ die of A: 7
      When A turns in melee to NE
      Then A is eliminated
      And this clause applies

    @x2
    Scenario: A unit that would rout from the hits for turning in melee is eliminated instead
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4 cohesion-hit=4; red HI X 0404 S tq=6
      And A is in melee with X
      When A turns in melee to NE
      Then A is eliminated
      And this clause applies

    @x3
    Scenario: A unit left with one point of cohesion after turning in melee survives if it passes its check
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4 cohesion-hit=3; red HI X 0404 S tq=6
      And A is in melee with X
      And TQ die of A: 6
      When A turns in melee to NE
      Then A now faces NE
      And this clause does not apply

  @aig.6.4.s
  Rule: Fire in mid-move

    @x1
    Scenario: Light cavalry with an “s” may fire in the middle of its move
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow skirmish-mark; red HI X 0301 S tq=6
      When A makes its move: 0303, fires at X, goes on: 0202
      Then A is in hex 0202
      And this clause applies

    @x2
    Scenario: Light cavalry without an “s” cannot fire in the middle of its move
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow; red HI X 0301 S tq=6
      When A makes its move: 0303, fires at X, goes on: 0202
      Then it is not allowed, by this clause

    @x3
    Scenario: Light cavalry without an “s” may fire when its move is over
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow; red HI X 0301 S tq=6
      When A makes its move: 0303, then fires at X
      Then A is in hex 0303
      And this clause does not apply

    @x4
    Scenario: Light cavalry without an “s” may fire before it moves
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow; red HI X 0301 S tq=6
      When A fires at X, then makes its move: 0303
      Then A is in hex 0303
      And this clause does not apply

    @x5
    Scenario: Light cavalry rides past medium infantry, shoots and makes off, and the infantry answers with javelins
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=8 composite-bow skirmish-mark; red MI X 0202 SE tq=5 javelin return-fire-mark
      And X would return the fire of A: off target
      And TQ die of A: 4
      When A makes its move: 0303, fires at X, goes on: 0302 0401
      Then A is in hex 0401
      And morale check of A: passed
      And this clause applies

    @x6
    Scenario: The source does not say how a shot in mid-move ends if no number is agreed for the weapon
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow skirmish-mark; red HI X 0301 S tq=6
      When A makes its move: 0303, fires at X, goes on: S 0304
      Then the source does not say how the shot of A ends
      And A is in hex 0304

  @aig.6.4.example
  Rule: Ride up and shoot

    @x1
    Scenario: Light cavalry with an “s” may ride up, fire, turn about and ride away
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow skirmish-mark; red HI X 0301 S tq=6
      When A makes its move: 0303, fires at X, goes on: S 0304
      Then A is in hex 0304
      And A now faces S
      And movement points spent: 3
      And this clause applies

    @x4
    Scenario: When light cavalry rides up, fires and rides away, a die is rolled for its shot if the number to hit is known
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow skirmish-mark; red HI X 0301 S tq=6
      And to-hit number of the composite bow, range 2: 4
      And missile die of A: 4
      When A makes its move: 0303, fires at X, goes on: S 0304
      Then cohesion hits taken by X: 1
      And movement points spent: 3
      And this clause applies

    @x2
    Scenario: Light cavalry without an “s” cannot ride up, fire and ride away
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow; red HI X 0301 S tq=6
      When A makes its move: 0303, fires at X, goes on: S 0304
      Then it is not allowed, by clause aig.6.4.s
      And this clause does not apply

    @x3
    Scenario: Horse archers that have been ordered may ride up, shoot, turn and ride away in one go
      Given the board, where a clear hex costs 1: 6x6; blue leader A 0105 initiative=3 command-range=6 active; blue LC U 0304 N tq=6 movement-allowance=8 composite-bow skirmish-mark; red HI X 0301 S tq=5
      And to-hit number of the composite bow, range 2: 5
      And A has ordered U: move and fire
      And missile die of U: 5
      When U carries out its order: 0303, fires at X, goes on: S 0304
      Then U is in hex 0304
      And cohesion hits now on X: 1

  @aig.6.4.no-melee
  Rule: No melee in mid-move

    @x1
    Scenario: Even a unit with an “s” cannot fight a melee in the middle of its move
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow skirmish-mark; red HI X 0202 S tq=6
      When A makes its move: 0303, fights X, goes on: S 0304
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit with an “s” may fire at an adjacent enemy in the middle of its move
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow skirmish-mark; red HI X 0202 S tq=6
      When A makes its move: 0303, fires at X, goes on: S 0304
      Then A is in hex 0304
      And this clause does not apply

  @aig.6.5.plan
  Rule: Plan, then move

    @x1
    Scenario: A unit carries out its move as it was planned
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      And the plan of A: 0303 0302
      When A makes its move: 0303 0302
      Then A is in hex 0302
      And this clause applies

    @x2
    Scenario: A unit cannot halt before it has completed its planned move
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      And the plan of A: 0303 0302
      When A makes its move: 0303
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit cannot leave out the fire it has planned
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow skirmish-mark; red HI X 0301 S tq=6
      And the plan of A: 0303, fire at X, S 0304
      When A makes its move: 0303 S 0304
      Then it is not allowed, by this clause

    @x4
    Scenario: A unit cannot add a hex to its planned move
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow skirmish-mark; red LC X 0301 S tq=6 composite-bow return-fire-mark
      And the plan of A: 0303, fire at X, S 0304
      And X would return the fire of A: off target
      When A makes its move: 0303, fires at X, goes on: S 0304 0305
      Then it is not allowed, by this clause

    @x5
    Scenario: A unit cannot plan a move to the hex it already stands in
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=3 active; blue HI U 0302 N tq=5 movement-allowance=6
      And A has ordered U: move and fire
      When U moves to 0302
      Then it is not allowed, by this clause

    @x6
    Scenario: A unit cannot carry out another order than it has planned
      Given the board, where a clear hex costs 1: 8x6; blue leader L 0405 initiative=3 command-range=4 active; blue HI U 0403 N tq=6 movement-allowance=4; red LI E 0401 S tq=5 javelin
      And L has ordered U: move and fire
      And the plan of U: 0402
      When U carries out its order: S 0404
      Then it is not allowed, by this clause

  @aig.6.5.example
  Rule: No change of plan

    @x1
    Scenario: A unit makes its planned turn even if return fire has made it an emergency turn
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow skirmish-mark; red LC X 0301 S tq=6 composite-bow return-fire-mark
      And X would return the fire of A: off target
      And TQ die of A: 3
      And TQ die of A: 5
      When A makes its move: 0303 NE, fires at X, goes on: S 0304
      Then A is in hex 0304
      And this clause applies

    @x2
    Scenario: A unit cannot leave out a planned turn that has become dangerous
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow skirmish-mark; red LC X 0301 S tq=6 composite-bow return-fire-mark
      And the plan of A: 0303 NE, fire at X, S 0304
      And X would return the fire of A: off target
      When A makes its move: 0303 NE, fires at X, goes on: 0302
      Then it is not allowed, by this clause

  @aig.6.6.enemy
  Rule: Moving through enemy units

    @x1
    Scenario: A unit cannot move through an enemy unit
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red LI X 0303 S tq=4
      When A makes its move: 0303 0302
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit may move through a routed enemy, who is eliminated
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red LI X 0303 S tq=4 routed
      When A makes its move: 0303 0302
      Then A is in hex 0302
      And X is eliminated
      And this clause does not apply

    @x3
    Scenario: The source does not say what happens to a lone leader who rides into an enemy’s hex
      Given the board, where a clear hex costs 1: 6x5; blue leader L 0304; red LI X 0303 S tq=4
      When L makes its move: 0303
      Then the source does not say
      And this clause applies

    @x4
    Scenario: A unit cannot enter the hex of an enemy unit that has a leader with it
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0303 S tq=6; red leader R 0303
      When A makes its move: 0303
      Then it is not allowed, by this clause

  @aig.6.6.friendly
  Rule: Moving through friendly units

    @x1
    Scenario: Light cavalry cannot ride through its own infantry
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow; blue HI B 0303 N tq=6
      When A makes its move: 0303 0302
      Then it is not allowed, by this clause

    @x2
    Scenario: Infantry cannot march through its own light infantry
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; blue LI B 0303 N tq=4
      When A makes its move: 0303 0302
      Then it is not allowed, by this clause

    @x3
    Scenario: Friendly infantry does not block the way of heavy cavalry
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8; blue HI B 0303 N tq=6
      When A makes its move: 0303 0302
      Then A is in hex 0302
      And this clause does not apply

  @aig.6.6.heavy
  Rule: Heavy cavalry riding through infantry

    @x1
    Scenario: Heavy cavalry may ride through its own infantry
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8; blue HI B 0303 N tq=6
      When A makes its move: 0303 0302
      Then A is in hex 0302
      And this clause applies

    @x2
    Scenario: Heavy cavalry cannot ride through its own light cavalry
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8; blue LC B 0303 N tq=5
      When A makes its move: 0303 0302
      Then it is not allowed, by this clause

    @x3
    Scenario: If heavy cavalry may move through friendly cavalry too, it may ride through its own light cavalry
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8; blue LC B 0303 N tq=5
      And the table plays: heavy cavalry may move through friendly cavalry too
      When A makes its move: 0303 0302
      Then A is in hex 0302
      And cohesion hits taken by A: 0

    @x4
    Scenario: Heavy cavalry cannot stop among the infantry it rides through
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8; blue HI B 0303 N tq=6
      When A makes its move: 0303
      Then it is not allowed, by this clause

  @aig.6.6.heavy-hit
  Rule: Hit for riding through infantry

    @x1
    Scenario: Heavy cavalry takes one hit for riding through infantry
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8; blue HI B 0303 N tq=6
      When A makes its move: 0303 0302
      Then cohesion hits taken by A: 1
      And this clause gives 1

    @x2
    Scenario: Heavy cavalry takes two hits for riding through two infantry units
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8; blue HI B 0303 N tq=6; blue MI C 0302 N tq=6
      When A makes its move: 0303 0302 0301
      Then cohesion hits taken by A: 2
      And this clause gives 2

    @x3
    Scenario: Heavy cavalry takes no hit for riding past infantry
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8; blue HI B 0303 N tq=6
      When A makes its move: 0403
      Then cohesion hits taken by A: 0
      And this clause does not apply

    @x4
    Scenario: Heavy cavalry takes the hit for riding through its own infantry before it fires
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=3 active; blue HC U 0202 NE tq=5 movement-allowance=6 self-bow skirmish-mark; blue HI V 0302 N tq=5; red HI X 0702 N tq=5
      And to-hit number of the self bow, range 3: 5
      And A has ordered U: move and fire
      And missile die of U: 9
      When U carries out its order: 0302 0402, fires at X, goes on: 0502
      Then cohesion hits now on U: 1
      And this clause applies

    @x5
    Scenario: A leader who stays behind is not with the unit that routs on its way
      Given the board, where a clear hex costs 1: 8x6; blue leader B 0305 initiative=4 command-range=3 active; blue HC H 0305 N tq=7 movement-allowance=6 cohesion-hit=6; blue MI I 0403 N tq=5; red HI X 0801 N tq=5
      And B has ordered H: move and fire
      When H carries out its order: 0304 0403 0402
      Then must flee at once: H
      And B is in hex 0305
      And this clause gives 1

  @aig.6.6.heavy-cost
  Rule: Cost of riding through infantry

    @x1
    Scenario: Cataphracts pay 1 movement point more to ride through infantry
      Given the board, where a clear hex costs 1: 6x5; blue CT A 0304 N tq=8 movement-allowance=5; blue HI B 0303 N tq=6
      When A makes its move: 0303 0302
      Then movement points spent: 3
      And this clause gives 1

    @x2
    Scenario: Cataphracts with 2 movement points cannot ride through infantry
      Given the board, where a clear hex costs 1: 6x5; blue CT A 0304 N tq=8 movement-allowance=2; blue HI B 0303 N tq=6
      When A makes its move: 0303 0302
      Then it is not allowed, by clause aig.6.2.pay
      And this clause gives 1

  @aig.6.6.infantry-hits
  Rule: Hits on infantry ridden through

    @x1
    Scenario: Infantry takes two hits when heavy cavalry rides through it
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8; blue HI B 0303 N tq=6
      When A makes its move: 0303 0302
      Then cohesion hits taken by B: 2
      And this clause gives 2

    @x2
    Scenario: Infantry with two points of cohesion left routs when heavy cavalry rides through it
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8; blue HI B 0303 N tq=6 cohesion-hit=4
      When A makes its move: 0303 0302
      Then B becomes: routed
      And A is in hex 0302
      And this clause applies
