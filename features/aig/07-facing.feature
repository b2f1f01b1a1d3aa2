Feature: Formation, facing and zone of influence

  @aig.7.1.vertex
  Rule: Facing a corner

    @x1
    Scenario: An enemy at the corner a unit faces is to its front
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0303 S tq=6
      When it is asked which side A shows to X
      Then it shows its front
      And this clause applies

    @x2
    Scenario: A unit cannot face a side of its hex
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4
      When A makes its move: E
      Then it is not allowed, by this clause

  @aig.7.1.front
  Rule: Front sides

    @x1
    Scenario: An enemy across one of a unit’s two front hexsides is to its front
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0403 S tq=6
      When it is asked which side A shows to X
      Then it shows its front
      And this clause applies

    @x2
    Scenario: An enemy across the hexside next to a unit’s front is to its flank
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0404 S tq=6
      When it is asked which side A shows to X
      Then it shows its flank
      And this clause does not apply

  @aig.7.1.rear
  Rule: Rear sides

    @x1
    Scenario: An enemy straight behind a unit is to its rear
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0305 S tq=6
      When it is asked which side A shows to X
      Then it shows its rear
      And this clause applies

    @x2
    Scenario: An enemy beside a unit is not to its rear
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0204 S tq=6
      When it is asked which side A shows to X
      Then it shows its flank
      And this clause does not apply

  @aig.7.1.flank
  Rule: Flank sides

    @x1
    Scenario: An enemy to a unit’s left is to its flank
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0204 S tq=6
      When it is asked which side A shows to X
      Then it shows its flank
      And this clause applies

    @x2
    Scenario: An enemy one hexside further back than a unit’s flank is to its rear
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0405 S tq=6
      When it is asked which side A shows to X
      Then it shows its rear
      And this clause does not apply

  @aig.7.2.list
  Rule: List of special formations

    @x1
    Scenario: The source does not say what special formations exist
      Given Blue has units of HI, TQ 6: U
      When U takes up a special formation
      Then the source does not say

    @x2
    Scenario: The source does not say which special formations cavalry has
      Given Red has units of HC, TQ 6: X
      When X takes up a special formation
      Then the source does not say

  @aig.7.3.what
  Rule: Disorder of cavalry

    @x1
    Scenario: Cavalry that loses its nerve under fire is disordered
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8; red LC X 0301 S tq=6 composite-bow return-fire-mark
      And TQ die of A: 8
      When X shoots at A: off target
      Then A becomes: disordered
      And this clause applies

    @x2
    Scenario: Infantry is never disordered
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red LC X 0301 S tq=6 composite-bow return-fire-mark
      When X shoots at A: on target
      Then A is not: disordered
      And cohesion hits taken by A: 1
      And this clause does not apply

  @aig.7.3.melee
  Rule: Disorder through melee

    @x1
    Scenario: Cavalry is disordered once it has fought a melee
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8; red HI X 0403 S tq=6
      And A is in melee with X
      When the melee of A with X is resolved
      Then A becomes: disordered
      And X is not: disordered
      And this clause applies

    @x2
    Scenario: Cavalry that was attacked is disordered once the melee is resolved
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red LC X 0403 S tq=5
      And A is in melee with X
      When the melee of A with X is resolved
      Then X becomes: disordered
      And A is not: disordered
      And this clause applies

    @x3
    Scenario: Cavalry goes into a melee in good order
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8; red HI X 0403 S tq=6
      When A starts a melee with X
      Then in melee now: A + X
      And A is not: disordered
      And this clause applies

    @x4
    Scenario: If cavalry is disordered as soon as a melee starts, it fights the melee in disorder
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8; red HI X 0403 S tq=6
      And the table plays: cavalry is disordered as soon as a melee starts
      When A starts a melee with X
      Then A becomes: disordered
      And this clause applies

    @x5
    Scenario: Cavalry that has fought in the melee step is disordered
      Given the board, where a clear hex costs 1: 6x6; blue leader A 0105 initiative=3 command-range=6 active; blue HC U 0304 N tq=6 movement-allowance=6; red HI X 0303 S tq=5
      And TQ die of U: 3
      When U goes into melee with X
      Then U becomes: disordered
      And this clause applies

    @x6
    Scenario: If cavalry is disordered as soon as a melee starts, its hex need not be known
      Given Blue has units of HC, TQ 5: U
      And Red has units of HI, TQ 5: X
      And the table plays: cavalry is disordered as soon as a melee starts
      When U starts a melee with X
      Then U becomes: disordered
      And this clause applies

  @aig.7.3.missile
  Rule: Disorder through missile fire

    @x1
    Scenario: Cavalry that is shot at and fails its check is disordered
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8; red LC X 0301 S tq=6 composite-bow return-fire-mark
      And TQ die of A: 8
      When X shoots at A: off target
      Then morale check of A: failed
      And A becomes: disordered
      And this clause applies

    @x2
    Scenario: Cavalry that is shot at and passes its check stays in good order
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8; red LC X 0301 S tq=6 composite-bow return-fire-mark
      And TQ die of A: 7
      When X shoots at A: on target
      Then morale check of A: passed
      And A is not: disordered
      And this clause applies

    @x3
    Scenario: Cavalry already disordered does not check when it is shot at
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8 disordered; red LC X 0301 S tq=6 composite-bow return-fire-mark
      When X shoots at A: on target
      Then cohesion hits taken by A: 1
      And this clause does not apply

    @x4
    Scenario: If cavalry checks for disorder only when it is hit, it need not check for a shot that misses
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8; red LC X 0301 S tq=6 composite-bow return-fire-mark
      And TQ die of A: 8
      And the table plays: cavalry checks for disorder only when it is hit
      When X shoots at A: off target
      Then A is not: disordered
      And this clause does not apply

    @x5
    Scenario: Cavalry whose cohesion is used up by a missile hit routs without a check
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8 cohesion-hit=6; red LC X 0301 S tq=6 composite-bow return-fire-mark
      When X shoots at A: on target
      Then A becomes: routed
      And this clause does not apply

  @aig.7.3.1.front
  Rule: Front on all sides in disorder

    @x1
    Scenario: An enemy behind disordered cavalry is to its front
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8 disordered; red HI X 0305 S tq=6
      When it is asked which side A shows to X
      Then it shows its front
      And this clause applies

    @x2
    Scenario: Disordered cavalry may ride backwards without turning
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8 disordered
      When A makes its move: 0305
      Then A is in hex 0305
      And movement points spent: 1
      And this clause applies

    @x3
    Scenario: Cavalry in good order has a rear
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8; red HI X 0305 S tq=6
      When it is asked which side A shows to X
      Then it shows its rear
      And this clause does not apply

    @x4
    Scenario: The ZOI of disordered cavalry extends behind it as well
      Given the board: 6x3; blue leader A 0102 initiative=3 command-range=3; blue HI U 0402 N tq=5; red HC X 0301 N tq=5 disordered
      When the command of A is traced to U
      Then it is not allowed, by clause aig.4.2.2.block

  @aig.7.3.1.attack
  Rule: Melee in disorder

    @x1
    Scenario: Disordered cavalry cannot start a melee with a new enemy
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8 disordered; red HI X 0403 S tq=6
      When A starts a melee with X
      Then it is not allowed, by this clause

    @x2
    Scenario: Disordered cavalry can fight on against an enemy engaged with it
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8 disordered; red HI X 0403 S tq=6
      And A is in melee with X
      When A starts a melee with X
      Then A is now: disordered
      And this clause applies

    @x3
    Scenario: Disordered cavalry cannot be committed to melee against a new enemy
      Given the board: 6x4; blue leader A 0202 initiative=3 command-range=3 active; blue HC U 0302 N tq=5 disordered; red HI X 0402 N tq=5
      And A has ended his orders
      When A commits U against X
      Then it is not allowed, by this clause

    @x4
    Scenario: Disordered cavalry may be committed to melee against an enemy it is already fighting
      Given the board: 6x4; blue leader A 0202 initiative=3 command-range=3 active; blue HC U 0302 N tq=5 disordered; red HI X 0402 N tq=5
      And U is in melee with X
      And A has ended his orders
      When A commits U against X
      Then in melee now: U + X

  @aig.7.3.1.no-fire
  Rule: No fire in disorder

    @x1
    Scenario: Disordered horse archers cannot fire
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow skirmish-mark disordered; red HI X 0301 S tq=6
      When A fires at X without moving
      Then it is not allowed, by this clause

    @x2
    Scenario: Disordered horse archers cannot return fire
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow skirmish-mark; red LC X 0301 S tq=6 composite-bow return-fire-mark disordered
      And X would return the fire of A: on target
      When A makes its move: 0303, fires at X, goes on: S 0304
      Then cohesion hits taken by A: 0
      And A is in hex 0304
      And this clause applies

    @x3
    Scenario: Horse archers in good order can fire
      Given the board, where a clear hex costs 1: 6x5; blue LC A 0304 N tq=6 movement-allowance=10 composite-bow skirmish-mark; red HI X 0301 S tq=6
      When A makes its move: 0303, then fires at X
      Then A is in hex 0303
      And this clause does not apply

    @x4
    Scenario: Disordered horse archers cannot return fire, whatever comes of the shot at them
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red LC X 0302 NW tq=5 self-bow return-fire-mark ammunition=3 disordered
      And to-hit number of the self bow, range 3: 5
      When A opens fire on X, who returns fire
      Then it is not allowed, by this clause

  @aig.7.3.2.move
  Rule: Movement in disorder

    @x1
    Scenario: Disordered cavalry with a movement allowance of 10 has only 6 movement points
      Given the board, where a clear hex costs 1: 9x5; blue LC A 0104 N tq=5 movement-allowance=10 disordered
      When A makes its move: 0204 0304 0404 0504 0604 0704 0804
      Then it is not allowed, by clause aig.6.2.pay
      And this clause gives 6

    @x2
    Scenario: Disordered cavalry with a movement allowance of 4 may move 5 hexes
      Given the board, where a clear hex costs 1: 9x5; blue CT A 0104 N tq=8 movement-allowance=4 disordered
      When A makes its move: 0204 0304 0404 0504 0604
      Then A is in hex 0604
      And movement points spent: 5
      And this clause gives 6

    @x3
    Scenario: If 6 movement points are only a maximum, disordered cavalry with a movement allowance of 4 keeps its 4
      Given the board, where a clear hex costs 1: 9x5; blue CT A 0104 N tq=8 movement-allowance=4 disordered
      And the table plays: disordered cavalry moves with its own allowance, at most 6
      When A makes its move: 0204 0304 0404 0504 0604
      Then it is not allowed, by clause aig.6.2.pay
      And this clause applies

    @x4
    Scenario: The source does not say what becomes of the rest of a longer move when cavalry is disordered in the middle of it
      Given the board, where a clear hex costs 1: 9x5; blue LC A 0104 NE tq=5 movement-allowance=10 composite-bow skirmish-mark; red LC X 0804 S tq=6 composite-bow
      And X would return the fire of A: off target
      And TQ die of A: 9
      When A makes its move: 0204 0304 0404 0504 0604, fires at X, goes on: 0703 0702
      Then the source does not say
      And this clause applies

    @x5
    Scenario: Light cavalry still in good order after its fire may ride on beyond six movement points
      Given the board, where a clear hex costs 3: 8x3; blue leader A 0102 initiative=3 command-range=3 active; blue LC U 0202 NE tq=5 movement-allowance=9 self-bow skirmish-mark; red HI X 0702 N tq=5
      And to-hit number of the self bow, range 5: 5
      And A has ordered U: move and fire
      And missile die of U: 9
      When U carries out its order: 0302, fires at X, goes on: 0402 0502
      Then U is in hex 0502
      And this clause does not apply

    @x6
    Scenario: The source does not say whether cavalry disordered in mid-move may still turn with a seventh movement point
      Given the board, where a clear hex costs 3: 6x6; blue LC A 0306 N tq=6 movement-allowance=10 composite-bow skirmish-mark; red LC X 0302 S tq=6 composite-bow return-fire-mark
      And X would return the fire of A: off target
      And TQ die of A: 9
      When A makes its move: 0305 0304, fires at X, goes on: S
      Then the source does not say
      And this clause applies

    @x7
    Scenario: Cavalry disordered in mid-move may still turn with its sixth movement point
      Given the board, where a clear hex costs 5: 6x6; blue LC A 0306 N tq=6 movement-allowance=10 composite-bow skirmish-mark; red LC X 0302 S tq=6 composite-bow return-fire-mark
      And X would return the fire of A: off target
      And TQ die of A: 9
      And TQ die of A: 3
      When A makes its move: 0305, fires at X, goes on: S
      Then A now faces S
      And this clause does not apply

    @x8
    Scenario: If 6 movement points are only a maximum, disordered cavalry with a movement allowance of 6 loses nothing
      Given the board, where a clear hex costs 1: 9x3; blue HC A 0102 NE tq=6 movement-allowance=6 disordered
      And the table plays: disordered cavalry moves with its own allowance, at most 6
      When A makes its move: 0202
      Then A is in hex 0202
      And this clause gives 6

    @x9
    Scenario: The source does not say how far cavalry rides on that return fire has disordered, although its own shot was rolled for
      Given the board, where a clear hex costs 1: 10x6; blue LC L 0105 NE tq=6 movement-allowance=8 composite-bow skirmish-mark; red MI M 0504 SW tq=6 composite-bow return-fire-mark
      And to-hit number of the composite bow, range 3: 4
      And missile die of L: 8
      And M would return the fire of L: off target
      And TQ die of L: 7
      When L makes its move: 0205 0305, fires at M, goes on: 0405 0505 0605 0705 0805
      Then the source does not say

  @aig.7.3.2.disengage
  Rule: Disengaging from infantry

    @x1
    Scenario: Disordered cavalry may disengage from infantry
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8 disordered; red HI X 0403 S tq=6
      And A is in melee with X
      And TQ die of A: 4
      When A disengages and moves: 0305
      Then A is in hex 0305
      And this clause applies

    @x2
    Scenario: Disordered cavalry cannot disengage if there is cavalry among its enemies
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8 disordered; red HI X 0403 S tq=6; red LC Y 0303 S tq=5
      And A is in melee with X
      And A is in melee with Y
      When A disengages and moves: 0305
      Then it is not allowed, by this clause

    @x3
    Scenario: Disordered cavalry cannot simply ride out of a melee
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8 disordered; red HI X 0403 S tq=6
      And A is in melee with X
      When A makes its move: 0305
      Then it is not allowed, by this clause

    @x4
    Scenario: The source does not say whether a unit in good order can disengage
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0403 S tq=6
      And A is in melee with X
      When A disengages and moves: 0303
      Then the source does not say
      And this clause applies

    @x5
    Scenario: The source does not say whether infantry can simply walk out of a melee
      Given the board, where a clear hex costs 1: 6x5; blue HI A 0304 N tq=6 movement-allowance=4; red HI X 0403 S tq=6
      And A is in melee with X
      When A makes its move: 0303
      Then the source does not say
      And this clause applies

  @aig.7.3.2.hits
  Rule: Price of disengaging

    @x1
    Scenario: Disordered cavalry takes two hits for disengaging from infantry
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8 disordered; red HI X 0403 S tq=6
      And A is in melee with X
      And TQ die of A: 7
      When A disengages and moves: 0305
      Then cohesion hits taken by A: 2
      And morale check of A: passed
      And this clause gives 2

    @x2
    Scenario: Disordered cavalry takes no hit for an ordinary move
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8 disordered
      When A makes its move: 0305
      Then cohesion hits taken by A: 0
      And this clause does not apply

    @x3
    Scenario: If checks are rolled against remaining cohesion, the two hits make disengaging harder
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8 disordered; red HI X 0403 S tq=6
      And A is in melee with X
      And TQ die of A: 6
      And the table plays: checks are rolled against remaining cohesion
      When A disengages and moves: 0305
      Then morale check of A: failed
      And A is eliminated

  @aig.7.3.2.fail
  Rule: Eliminated while disengaging

    @x1
    Scenario: Cavalry that fails its check for disengaging is eliminated
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8 disordered; red HI X 0403 S tq=6
      And A is in melee with X
      And TQ die of A: 8
      When A disengages and moves: 0305
      Then A is eliminated
      And this clause applies

    @x2
    Scenario: Cavalry whose cohesion is used up by the two hits for disengaging is eliminated
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8 disordered cohesion-hit=5; red HI X 0403 S tq=6
      And A is in melee with X
      When A disengages and moves: 0305
      Then A is eliminated
      And this clause applies

    @x3
    Scenario: Cavalry left with one point of cohesion after the hits for disengaging still disengages if it passes its check
      Given the board, where a clear hex costs 1: 6x5; blue HC A 0304 N tq=7 movement-allowance=8 disordered cohesion-hit=4; red HI X 0403 S tq=6
      And A is in melee with X
      And TQ die of A: 7
      When A disengages and moves: 0305
      Then A is in hex 0305
      And this clause does not apply

  @aig.7.3.2.then-move
  Rule: Riding off after disengaging

    @x1
    Scenario: Cavalry that disengages rides away with 6 movement points
      Given the board, where a clear hex costs 1: 9x5; blue HC A 0704 N tq=7 movement-allowance=8 disordered; red HI X 0804 S tq=6
      And A is in melee with X
      And TQ die of A: 4
      When A disengages and moves: 0604 0504 0404 0304 0204 0104
      Then A is in hex 0104
      And movement points spent: 6
      And this clause gives 6

    @x2
    Scenario: Cavalry that pays 1 movement point to cross a stream as it disengages cannot reach a sixth hex
      Given the board, where a clear hex costs 1: 9x5; 0603/0703 stream; blue HC A 0703 N tq=7 movement-allowance=8 disordered; red HI X 0803 S tq=6
      And movement cost of stream: 1
      And A is in melee with X
      And TQ die of A: 4
      When A disengages and moves: 0603 0503 0403 0303 0203 0103
      Then it is not allowed, by clause aig.6.2.pay
      And this clause gives 6

    @x3
    Scenario: Disordered cavalry may disengage from infantry by order
      Given the board, where a clear hex costs 1: 6x6; blue leader A 0105 initiative=3 command-range=6 active; blue HC U 0304 N tq=6 movement-allowance=6 disordered; red HI X 0303 S tq=5
      And U is in melee with X
      And A has ordered U: move and fire
      And TQ die of U: 3
      When U carries out its order: 0404 0405
      Then U is in hex 0405
      And cohesion hits now on U: 2

    @x4
    Scenario: Disordered cavalry that has disengaged by order may move and turn
      Given the board, where a clear hex costs 1: 6x4; blue leader A 0202 initiative=3 command-range=3 active; blue HC U 0302 N tq=6 movement-allowance=8 disordered; red HI X 0402 N tq=5
      And U is in melee with X
      And A has ordered U: move and fire
      And TQ die of U: 3
      When U carries out its order: 0303 S
      Then U is in hex 0303
      And this clause applies

    @x5
    Scenario: Disordered cavalry that disengages by order may move just one hex
      Given the board, where a clear hex costs 1: 6x4; blue leader A 0202 initiative=3 command-range=3 active; blue HC U 0302 N tq=6 movement-allowance=8 disordered; red HI X 0402 N tq=5
      And U is in melee with X
      And A has ordered U: move and fire
      And TQ die of U: 3
      When U carries out its order: 0303
      Then U is in hex 0303
      And this clause applies
