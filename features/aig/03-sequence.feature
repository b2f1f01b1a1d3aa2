Feature: Sequence of play

  @aig.3.structure
  Rule: Game turn phases

    @x1
    Scenario: When the last leader is finished, the rally phase follows
      Given Blue has leaders of initiative 3: A
      And state of A: active
      And the order phase of A is over
      When A does not try momentum
      Then play goes on with: rally phase
      And this clause applies

    @x2
    Scenario: No markers come off while a leader is still to act
      Given Blue has leaders of initiative 3: A
      When the markers of the rally phase are removed
      Then it is not allowed, by this clause

    @x3
    Scenario: No leader is activated in the rally phase
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      When A is activated
      Then it is not allowed, by this clause

  @aig.3.leader-phase
  Rule: Leader action phase parts

    @x1
    Scenario: An activated leader goes on to his orders
      Given Blue has leaders of initiative 3: A
      When A is activated
      Then A is acting
      And play goes on with: movement and fire step
      And this clause applies

    @x2
    Scenario: After the melee step comes the momentum phase
      Given Blue has leaders of initiative 3: A
      And state of A: active
      And A has ended his orders
      When the melees are resolved
      Then play goes on with: momentum phase
      And this clause applies

    @x3
    Scenario: No momentum straight after activation
      Given Blue has leaders of initiative 3: A
      And state of A: active
      When A tries momentum, rolling 0
      Then it is not allowed, by clause aig.5.3.1.when
      And this clause does not apply

  @aig.3.1.lowest
  Rule: Lowest initiative first

    @x1
    Scenario: Initiative 2 goes before initiative 4, whichever side it is on
      Given Blue has leaders of initiative 4: A
      And Red has leaders of initiative 2: X
      When X is activated
      Then X is acting
      And this clause gives 2

    @x2
    Scenario: Initiative 4 waits for initiative 2
      Given Blue has leaders of initiative 4: A
      And Red has leaders of initiative 2: X
      When A is activated
      Then it is not allowed, by this clause

    @x3
    Scenario: A junior leader of initiative 1 does not come first
      Given Blue has leaders of initiative 1: J
      And state of J: junior leader
      And Red has leaders of initiative 2: X
      When X is activated
      Then X is acting
      And this clause gives 2

  @aig.3.1.tie-roll
  Rule: Rolling for a tie

    @x1
    Scenario: The higher roll chooses first
      Given Blue has leaders of initiative 2: A + B
      And Red has leaders of initiative 2: X
      When both sides roll for the tie: Blue 4, Red 6
      Then next to be activated: X
      And this clause applies

    @x2
    Scenario: Tied leaders cannot act before the roll
      Given Blue has leaders of initiative 2: A
      And Red has leaders of initiative 2: X
      When A is activated
      Then it is not allowed, by this clause

    @x3
    Scenario: Nothing is rolled for leaders of one side
      Given Blue has leaders of initiative 2: A + B
      And Red has leaders of initiative 3: X
      When both sides roll for the tie: Blue 4, Red 6
      Then it is not allowed, by this clause

    @x4
    Scenario: Once rolled, the tie holds for the whole level
      Given Blue has leaders of initiative 2: A + B
      And Red has leaders of initiative 2: X
      And the tie has been rolled for: Blue 7, Red 2
      And A has stood by
      When X is activated
      Then X is acting
      And this clause does not apply

    @x5
    Scenario: Read the other way, the next activation needs a new roll
      Given Blue has leaders of initiative 2: A + B
      And Red has leaders of initiative 2: X
      And the table plays: a tie is rolled for before every activation
      And the tie has been rolled for: Blue 7, Red 2
      And A has stood by
      When X is activated
      Then it is not allowed, by this clause

  @aig.3.1.tie-reroll
  Rule: Equal tie rolls

    @x1
    Scenario: Two fives decide nothing
      Given Blue has leaders of initiative 2: A
      And Red has leaders of initiative 2: X
      When both sides roll for the tie: Blue 5, Red 5
      Then both sides roll for the tie next
      And A is now: unactivated
      And this clause applies

    @x2
    Scenario: After equal rolls nobody may act until both have rolled again
      Given Blue has leaders of initiative 2: A
      And Red has leaders of initiative 2: X
      And the tie has been rolled for: Blue 5, Red 5
      When A is activated
      Then it is not allowed, by clause aig.3.1.tie-roll
      And this clause does not apply

  @aig.3.1.tie-alternate
  Rule: Alternating among tied leaders

    @x1
    Scenario: After one of Blue's leaders it is Red's choice
      Given Blue has leaders of initiative 2: A + B
      And Red has leaders of initiative 2: X + Y
      And the tie has been rolled for: Blue 7, Red 2
      And A has stood by
      When Y is activated
      Then Y is acting
      And this clause applies

    @x2
    Scenario: Blue cannot take two in a row
      Given Blue has leaders of initiative 2: A + B
      And Red has leaders of initiative 2: X + Y
      And the tie has been rolled for: Blue 7, Red 2
      And A has stood by
      When B is activated
      Then it is not allowed, by this clause

    @x3
    Scenario: A seizure does not use up Blue's place
      Given the board is 5x3; blue leader A 0101 initiative=2; blue leader C 0201 initiative=6; red leader X 0103 initiative=2
      And the tie has been rolled for: Blue 7, Red 2
      And C has cut in ahead of A, rolling 4
      When C does nothing more
      Then next to be activated: A
      And this clause does not apply

    @x4
    Scenario: Read the other way, the seizure was Blue's turn, and Red is next
      Given the board is 5x3; blue leader A 0101 initiative=2; blue leader C 0201 initiative=6; red leader X 0103 initiative=2
      And the table plays: an activation gained by seizure uses up a place
      And the tie has been rolled for: Blue 7, Red 2
      And C has cut in ahead of A, rolling 4
      When C does nothing more
      Then next to be activated: X
      And this clause applies

  @aig.3.1.tie-rest
  Rule: Remaining tied leaders

    @x1
    Scenario: When Red has none left, Blue takes the rest in any order
      Given Blue has leaders of initiative 2: A + B + C
      And Red has leaders of initiative 2: X
      When Blue rolls 7, Red 2, and the leaders act in this order: A + X + C
      Then next to be activated: B
      And this clause applies

    @x2
    Scenario: While Red has one left, Blue must wait
      Given Blue has leaders of initiative 2: A + B + C
      And Red has leaders of initiative 2: X
      When Blue rolls 7, Red 2, and the leaders act in this order: A + C
      Then it is not allowed, by clause aig.3.1.tie-alternate
      And this clause does not apply

  @aig.3.1.next-level
  Rule: Rising initiative

    @x1
    Scenario: After initiative 2 comes initiative 5
      Given Blue has leaders of initiative 2: A
      And Red has leaders of initiative 5: X
      And state of A: finished
      When X is activated
      Then X is acting
      And this clause gives 5

    @x2
    Scenario: Initiative 7 does not overtake initiative 5
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 7: B
      And Red has leaders of initiative 5: X
      And state of A: finished
      When B is activated
      Then it is not allowed, by clause aig.3.1.lowest
      And this clause does not apply

  @aig.3.1.example
  Rule: Eight leaders of initiative 2

    @x1
    Scenario: Five leaders against three act in the order of the source
      Given Blue has leaders of initiative 2: A + B + C + D + E
      And Red has leaders of initiative 2: X + Y + Z
      And Red has leaders of initiative 4: W
      When Blue rolls 7, Red 2, and the leaders act in this order: A + X + B + Y + C + Z + D + E
      Then next to be activated: W
      And this clause gives 7

    @x2
    Scenario: At the end D and E may come in the other order
      Given Blue has leaders of initiative 2: A + B + C + D + E
      And Red has leaders of initiative 2: X + Y + Z
      And Red has leaders of initiative 4: W
      When Blue rolls 7, Red 2, and the leaders act in this order: A + X + B + Y + C + Z + E + D
      Then next to be activated: W
      And this clause gives 7

    @x3
    Scenario: Nobody of initiative 4 comes before D and E
      Given Blue has leaders of initiative 2: A + B + C + D + E
      And Red has leaders of initiative 2: X + Y + Z
      And Red has leaders of initiative 4: W
      When Blue rolls 7, Red 2, and the leaders act in this order: A + X + B + Y + C + Z + W
      Then it is not allowed, by clause aig.3.1.lowest
      And this clause applies

  @aig.3.1.cut-in
  Rule: Holding a leader back

    @x1
    Scenario: A leader of initiative 6 takes the place of one of initiative 2
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      When B cuts in ahead of A, rolling 6
      Then B is acting
      And A is now: unactivated
      And this clause applies

    @x2
    Scenario: A leader of equal initiative does not cut in; he is simply chosen first
      Given Blue has leaders of initiative 4: A + B
      When B cuts in ahead of A, rolling 3
      Then it is not allowed, by this clause

    @x3
    Scenario: Read the other way, any unactivated comrade cuts in
      Given Blue has leaders of initiative 4: A + B
      And the table plays: any unactivated leader of the side cuts in
      When B cuts in ahead of A, rolling 3
      Then B is acting
      And this clause applies

    @x4
    Scenario: Once a leader is active, nobody cuts in any more
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      And A has been activated
      When B cuts in ahead of A, rolling 0
      Then it is not allowed, by this clause

  @aig.3.2.issue
  Rule: Right to issue orders

    @x1
    Scenario: The active leader issues an order
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      When A orders U: move and fire
      Then activated in this order phase: U
      And this clause applies

    @x2
    Scenario: A leader who is not active issues none
      Given Blue has leaders of initiative 3: A
      And Blue has leaders of initiative 5: B
      And Blue has units of HI, TQ 6: U
      And A has been activated
      When B orders U: move and fire
      Then it is not allowed, by this clause

  @aig.3.2.parts
  Rule: Order phase steps

    @x1
    Scenario: When the orders are issued the melee step begins
      Given Blue has leaders of initiative 3: A
      And A has been activated
      When A ends his orders
      Then play goes on with: melee step
      And this clause applies

    @x2
    Scenario: No melee is fought before the orders have ended
      Given Blue has leaders of initiative 3: A
      And A has been activated
      When the melees are resolved
      Then it is not allowed, by this clause

  @aig.3.2.1.choose
  Rule: One kind of order

    @x1
    Scenario: A leader chooses individual orders
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      When A orders U: move and fire
      Then individual orders left to A: 2
      And this clause applies

    @x2
    Scenario: A banner rally uses up the order phase
      Given Blue has leaders of initiative 3: A
      And A has been activated
      When A makes a banner rally
      Then play goes on with: movement and fire step
      And this clause applies

    @x3
    Scenario: After an individual order there is no banner rally
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      And A has ordered U: move and fire
      When A makes a banner rally
      Then it is not allowed, by clause aig.5.2.1.one-of-three
      And this clause applies

  @aig.3.2.1.melee-only
  Rule: Melee step for melee only

    @x1
    Scenario: In the melee step no order is issued
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      And A has ended his orders
      When A orders U: move and fire
      Then it is not allowed, by this clause

    @x2
    Scenario: In the melee step nobody fires
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=4; blue LI U 0202 N tq=5 composite-bow; red HI X 0302 S tq=5
      And A has been activated
      And A has ordered U: move and fire
      And A has ended his orders
      When U fires at X by order
      Then it is not allowed, by this clause

    @x3
    Scenario: In the melee step units are committed to melee
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=4; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      And A has been activated
      And A has ended his orders
      When A commits U against X
      Then in melee now: U
      And this clause does not apply

  @aig.3.2.1.free-once
  Rule: One activation without penalty

    @x1
    Scenario: The first activation of a unit costs nothing
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      When A orders U: move and fire
      Then cohesion hits now on U: 0
      And this clause gives 0

    @x2
    Scenario: The second is no longer free
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And state of U: activated
      And A has been activated
      When A orders U: move and fire
      Then cohesion hits now on U: 1
      And this clause does not apply

  @aig.3.2.1.repeat-hit
  Rule: Price of another activation

    @x1
    Scenario: A unit activated again takes one hit first
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And state of U: activated
      And A has been activated
      When A orders U: move and fire
      Then cohesion hits now on U: 1
      And this clause gives 1

    @x2
    Scenario: Resting troops are not fined
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=4; blue HI U 0202 N tq=6 cohesion-hit=3 activated
      And A has been activated
      When A orders U: remove hits
      Then cohesion hits now on U: 1
      And this clause does not apply

    @x3
    Scenario: Read the other way, an order to rest costs a hit as well
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=4; blue HI U 0202 N tq=6 cohesion-hit=3 activated
      And the table plays: every individual order activates a unit
      And A has been activated
      When A orders U: remove hits
      Then cohesion hits now on U: 2
      And this clause gives 1

    @x4
    Scenario: A unit whose last cohesion the hit takes routs instead of acting
      Given the board, where a clear hex costs 1: 6x6; blue leader A 0105 initiative=3 command-range=6 active; blue HI U 0304 N tq=1 movement-allowance=3 activated; red HI X 0301 S tq=5
      When A orders U: move and fire
      Then must flee at once: U
      And this clause gives 1

  @aig.3.2.2.when
  Rule: Resolving the melees

    @x1
    Scenario: When the leader has ended his orders, the melees are resolved
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And A has ended his orders
      When the melees are resolved
      Then play goes on with: momentum phase
      And this clause applies

    @x2
    Scenario: They are resolved once in an order phase
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When the melees are resolved
      Then it is not allowed, by clause aig.3.2.parts
      And this clause does not apply

  @aig.3.2.2.a
  Rule: Marking units already fighting

    @x1
    Scenario: A unit that fights on where it stood is not checked
      Given the board is 5x3; blue leader A 0102 initiative=3 active command-range=4; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And A has ordered U: move and fire
      And A has ended his orders
      When the melees are resolved
      Then this clause applies
      And in melee now: U

    @x2
    Scenario: A unit that moves into melee is checked instead
      Given the board, where a clear hex costs 1: 5x3; blue leader A 0102 initiative=3 command-range=4 active; blue HI U 0203 N tq=5 movement-allowance=6; red HI X 0302 S tq=5 movement-allowance=6
      And A has ordered U: move and fire
      And U has moved to 0202
      And TQ die of U: 4
      When U goes into melee with X
      Then TQ check of U before melee: passed
      And this clause does not apply

  @aig.3.2.2.b
  Rule: TQ check before melee

    @x1
    Scenario: A unit that moves into melee takes a TQ check first
      Given the board, where a clear hex costs 1: 5x3; blue leader A 0102 initiative=3 command-range=4 active; blue HI U 0203 N tq=5 movement-allowance=6; red HI X 0302 S tq=5 movement-allowance=6
      And A has ordered U: move and fire
      And U has moved to 0202
      And TQ die of U: 6
      When U goes into melee with X
      Then TQ check of U before melee: failed
      And this clause applies

    @x2
    Scenario: A unit that was in contact already takes none
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=4 active; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And A has ordered U: move and fire
      And A has ended his orders
      When the melees are resolved
      Then in melee now: U
      And this clause does not apply

  @aig.3.3.try
  Rule: Optional try at momentum

    @x1
    Scenario: A leader who has ended his order phase may try momentum
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 3
      Then order phases taken by A: 2
      And this clause applies

    @x2
    Scenario: He need not
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A does not try momentum
      Then A is now: finished
      And this clause does not apply

  @aig.3.3.success
  Rule: Active again

    @x1
    Scenario: A successful leader acts again at once
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 2
      Then A is acting
      And play goes on with: movement and fire step
      And this clause applies

    @x2
    Scenario: An unsuccessful one does not
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 4
      Then A is now: finished
      And this clause does not apply

  @aig.3.3.decline
  Rule: No try at momentum

    @x1
    Scenario: Without a try the next leader follows
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And A has been activated
      And the order phase of A is over
      When A does not try momentum
      Then next to be activated: X
      And this clause applies

    @x2
    Scenario: There is nothing to decline before the order phase is over
      Given Blue has leaders of initiative 3: A
      And A has been activated
      When A does not try momentum
      Then it is not allowed, by this clause

  @aig.3.4.order
  Rule: Steps of the rally phase

    @x1
    Scenario: Markers come off before the game turn ends
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      When the markers of the rally phase are removed
      Then play goes on with: rally phase
      And this clause applies

    @x2
    Scenario: The game turn does not end before step a
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      When the game turn ends
      Then it is not allowed, by this clause

  @aig.3.4.a.rallying
  Rule: Removing "rallying" markers

    @x1
    Scenario: A unit that had rallied loses its marker
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      And Blue has units of HI, TQ 6: U
      And state of U: rallying
      When the markers of the rally phase are removed
      Then U is not: rallying
      And this clause applies

    @x2
    Scenario: A unit without one is not touched
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      And Blue has units of HI, TQ 6: U
      When the markers of the rally phase are removed
      Then play goes on with: rally phase
      And this clause does not apply

  @aig.3.4.a.disorder
  Rule: Removing disorder markers

    @x1
    Scenario: Disordered cavalry re-forms
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      And Blue has units of LC, TQ 6: U
      And state of U: disordered
      When the markers of the rally phase are removed
      Then U is not: disordered
      And this clause applies

    @x2
    Scenario: Even in contact with an enemy it re-forms
      Given the board is 5x3; blue leader A 0102 initiative=3 finished; blue LC U 0202 N tq=5 disordered; red HI X 0302 S tq=5
      And U is in melee with X
      When the markers of the rally phase are removed
      Then U is not: disordered
      And this clause applies

    @x3
    Scenario: Read the other way, cavalry in contact stays disordered
      Given the board is 5x3; blue leader A 0102 initiative=3 finished; blue LC U 0202 N tq=5 disordered; red HI X 0302 S tq=5
      And U is in melee with X
      And the table plays: cavalry in contact keeps its disorder marker
      When the markers of the rally phase are removed
      Then U is now: disordered
      And this clause applies

  @aig.3.4.b
  Rule: Making rout moves

    @x1
    Scenario: Every routed unit makes its rout move
      Given the board is 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is in hex 0502
      And this clause applies

    @x2
    Scenario: The game turn does not end before it has
      Given the board is 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When the game turn ends
      Then it is not allowed, by this clause

    @x3
    Scenario: It makes one
      Given the board is 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      And U has made its rout move: 0702 0602 0502
      When U makes its rout move: 0402 0302 0202
      Then it is not allowed, by this clause

  @aig.3.4.e.flip
  Rule: Flipping leaders back

    @x1
    Scenario: Every leader is flipped back
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      And the markers of the rally phase have been removed
      When the game turn ends
      Then A is now: unactivated
      And next to be activated: A
      And this clause applies

    @x2
    Scenario: Not before the last step of the rally phase
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      When the markers of the rally phase are removed
      Then A is now: finished
      And this clause does not apply

  @aig.3.4.e.markers
  Rule: Removing "moved" markers

    @x1
    Scenario: A unit that has moved can be activated again without penalty
      Given the board is 5x3; blue leader A 0102 initiative=3 finished; blue HI U 0202 N tq=6 moved activated
      And the markers of the rally phase have been removed
      When the game turn ends
      Then U is not: activated
      And this clause applies

    @x2
    Scenario: A unit that did nothing has nothing to lose
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      And Blue has units of HI, TQ 6: U
      And the markers of the rally phase have been removed
      When the game turn ends
      Then U is not: moved
      And this clause does not apply

  @aig.3.4.next
  Rule: Next game turn

    @x1
    Scenario: After game turn 1 comes game turn 2
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      And the markers of the rally phase have been removed
      When the game turn ends
      Then it is game turn 2
      And play goes on with: leader activation phase
      And this clause gives 2

    @x2
    Scenario: Not while leaders are still to act
      Given Blue has leaders of initiative 3: A
      When the game turn ends
      Then it is not allowed, by clause aig.3.structure
      And this clause does not apply

  @aig.3.4.no-limit
  Rule: No limit of game turns

    @x1
    Scenario: After game turn 30 comes game turn 31
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      And game turn 30 is under way
      And the markers of the rally phase have been removed
      When the game turn ends
      Then it is game turn 31
      And this clause applies

    @x2
    Scenario: The removal of markers ends nothing
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      And game turn 30 is under way
      When the markers of the rally phase are removed
      Then it is game turn 30
      And this clause does not apply
