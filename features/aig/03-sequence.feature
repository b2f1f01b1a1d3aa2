Feature: Sequence of play

  @aig.3.structure
  Rule: Phases of a game turn

    @x1
    Scenario: When the last leader is finished, the rally phase begins
      Given Blue has leaders of initiative 3: A
      And state of A: active
      And the order phase of A is over
      When A does not try for momentum
      Then play goes on with: rally phase
      And this clause applies

    @x2
    Scenario: Rally-phase markers cannot be removed while a leader has yet to act
      Given Blue has leaders of initiative 3: A
      When the markers of the rally phase are removed
      Then it is not allowed, by this clause

    @x3
    Scenario: In the rally phase, not even a leader who has yet to act can be activated
      Given Blue has leaders of initiative 3: A
      And Blue has leaders of initiative 5: B
      And A has been activated
      And A has tried for momentum, rolling 9 and then 9
      When B is activated
      Then it is not allowed, by this clause

    @x4
    Scenario: When every leader is finished, the rally phase is due
      Given Blue has leaders of initiative 3: A
      And A has stood by
      When it is asked who is due
      Then play goes on with: rally phase
      And this clause applies

  @aig.3.leader-phase
  Rule: Parts of the leader action phase

    @x1
    Scenario: After his activation, a leader goes on to issue orders
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
    Scenario: A leader cannot try for momentum straight after his activation
      Given Blue has leaders of initiative 3: A
      And state of A: active
      When A tries for momentum, rolling 0
      Then it is not allowed, by clause aig.5.3.1.when
      And this clause does not apply

    @x4
    Scenario: While a leader is active, he is due
      Given Blue has leaders of initiative 3: A
      And A has been activated
      When it is asked who is due
      Then A is acting
      And this clause applies

  @aig.3.1.lowest
  Rule: Lowest initiative first

    @x1
    Scenario: A leader with initiative 2 acts before one with initiative 4, whichever side he is on
      Given Blue has leaders of initiative 4: A
      And Red has leaders of initiative 2: X
      When X is activated
      Then X is acting
      And this clause gives 2

    @x2
    Scenario: A leader with initiative 4 must wait for one with initiative 2
      Given Blue has leaders of initiative 4: A
      And Red has leaders of initiative 2: X
      When A is activated
      Then it is not allowed, by this clause

    @x3
    Scenario: A junior leader with initiative 1 does not act before a leader with initiative 2
      Given Blue has leaders of initiative 1: J
      And state of J: junior leader
      And Red has leaders of initiative 2: X
      When X is activated
      Then X is acting
      And this clause gives 2

    @x4
    Scenario: Before anybody is active it can be asked who is due
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 2: X
      And Red has leaders of initiative 1: j
      And state of j: junior leader
      When it is asked who is due
      Then next to be activated: X
      And this clause applies

  @aig.3.1.tie-roll
  Rule: Rolling for a tie

    @x1
    Scenario: The side with the higher tie roll is the first to activate a tied leader
      Given Blue has leaders of initiative 2: A + B
      And Red has leaders of initiative 2: X
      When both sides roll to break the tie: Blue 4, Red 6
      Then next to be activated: X
      And this clause applies

    @x2
    Scenario: Tied leaders cannot act before the tie roll
      Given Blue has leaders of initiative 2: A
      And Red has leaders of initiative 2: X
      When A is activated
      Then it is not allowed, by this clause

    @x3
    Scenario: No roll is made for a tie between leaders of the same side
      Given Blue has leaders of initiative 2: A + B
      And Red has leaders of initiative 3: X
      When both sides roll to break the tie: Blue 4, Red 6
      Then it is not allowed, by this clause

    @x4
    Scenario: One tie roll decides for all leaders with the same initiative
      Given Blue has leaders of initiative 2: A + B
      And Red has leaders of initiative 2: X
      And both sides have rolled to break the tie: Blue 7, Red 2
      And A has stood by
      When X is activated
      Then X is acting
      And this clause does not apply

    @x5
    Scenario: If tied sides roll before every activation, each tied leader needs a new tie roll
      Given Blue has leaders of initiative 2: A + B
      And Red has leaders of initiative 2: X
      And the table plays: tied sides roll before every activation
      And both sides have rolled to break the tie: Blue 7, Red 2
      And A has stood by
      When X is activated
      Then it is not allowed, by this clause

    @x6
    Scenario: The side with the lower tie roll cannot be the first to activate a tied leader
      Given Blue has leaders of initiative 2: A + B
      And Red has leaders of initiative 2: X
      And both sides have rolled to break the tie: Blue 3, Red 8
      When A is activated
      Then it is not allowed, by this clause

    @x7
    Scenario: Nobody is due while a tie has not been rolled for
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 3: X
      When it is asked who is due
      Then both sides roll to break the tie next
      And this clause applies

  @aig.3.1.tie-reroll
  Rule: Equal tie rolls

    @x1
    Scenario: If both sides roll the same number for a tie, both must roll again
      Given Blue has leaders of initiative 2: A
      And Red has leaders of initiative 2: X
      When both sides roll to break the tie: Blue 5, Red 5
      Then both sides roll to break the tie next
      And A is now: unactivated
      And this clause applies

    @x2
    Scenario: After equal tie rolls, no leader may act until both sides have rolled again
      Given Blue has leaders of initiative 2: A
      And Red has leaders of initiative 2: X
      And both sides have rolled to break the tie: Blue 5, Red 5
      When A is activated
      Then it is not allowed, by clause aig.3.1.tie-roll
      And this clause does not apply

  @aig.3.1.tie-alternate
  Rule: Alternating among tied leaders

    @x1
    Scenario: After one of Blue’s tied leaders has acted, Red activates one of his own
      Given Blue has leaders of initiative 2: A + B
      And Red has leaders of initiative 2: X + Y
      And both sides have rolled to break the tie: Blue 7, Red 2
      And A has stood by
      When Y is activated
      Then Y is acting
      And this clause applies

    @x2
    Scenario: Blue cannot activate two tied leaders in a row
      Given Blue has leaders of initiative 2: A + B
      And Red has leaders of initiative 2: X + Y
      And both sides have rolled to break the tie: Blue 7, Red 2
      And A has stood by
      When B is activated
      Then it is not allowed, by this clause

    @x3
    Scenario: A seizure by Blue does not use up his place in the alternation of tied leaders
      Given the board: 5x3; blue leader A 0101 initiative=2; blue leader C 0201 initiative=6; red leader X 0103 initiative=2
      And both sides have rolled to break the tie: Blue 7, Red 2
      And C has tried to cut in ahead of A, rolling 4
      When C does nothing more
      Then next to be activated: A
      And this clause does not apply

    @x4
    Scenario: If a seizure counts in the alternation, Blue loses his place among the tied leaders and Red is next
      Given the board: 5x3; blue leader A 0101 initiative=2; blue leader C 0201 initiative=6; red leader X 0103 initiative=2
      And the table plays: an activation gained by seizure counts in the alternation
      And both sides have rolled to break the tie: Blue 7, Red 2
      And C has tried to cut in ahead of A, rolling 4
      When C does nothing more
      Then next to be activated: X
      And this clause applies

    @x5
    Scenario: If a seizure counts in the alternation, an ordinary activation still passes the choice to the other side
      Given Blue has leaders of initiative 3: A + B
      And Red has leaders of initiative 3: X + Y
      And the table plays: an activation gained by seizure counts in the alternation
      And both sides have rolled to break the tie: Blue 7, Red 2
      And A has been activated
      When A does nothing more
      Then next to be activated: X + Y

  @aig.3.1.tie-rest
  Rule: Remaining tied leaders

    @x1
    Scenario: When Red has no tied leader left, Blue may activate his remaining tied leaders in any order
      Given Blue has leaders of initiative 2: A + B + C
      And Red has leaders of initiative 2: X
      When Blue rolls 7, Red 2, and the leaders act in this order: A + X + C
      Then next to be activated: B
      And this clause applies

    @x2
    Scenario: While Red still has a tied leader, Blue cannot go straight on to his other tied leaders
      Given Blue has leaders of initiative 2: A + B + C
      And Red has leaders of initiative 2: X
      When Blue rolls 7, Red 2, and the leaders act in this order: A + C
      Then it is not allowed, by clause aig.3.1.tie-alternate
      And this clause does not apply

  @aig.3.1.next-level
  Rule: Rising initiative

    @x1
    Scenario: After the last leader with initiative 2 has acted, one with initiative 5 may follow
      Given Blue has leaders of initiative 2: A
      And Red has leaders of initiative 5: X
      And state of A: finished
      When X is activated
      Then X is acting
      And this clause gives 5

    @x2
    Scenario: A leader with initiative 7 cannot act before one with initiative 5
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 7: B
      And Red has leaders of initiative 5: X
      And state of A: finished
      When B is activated
      Then it is not allowed, by clause aig.3.1.lowest
      And this clause does not apply

  @aig.3.1.example
  Rule: Eight leaders with initiative 2

    @x1
    Scenario: When one side has five tied leaders and the other three, they act in the order the source gives
      Given Blue has leaders of initiative 2: A + B + C + D + E
      And Red has leaders of initiative 2: X + Y + Z
      And Red has leaders of initiative 4: W
      When Blue rolls 7, Red 2, and the leaders act in this order: A + X + B + Y + C + Z + D + E
      Then next to be activated: W
      And this clause gives 7

    @x2
    Scenario: The last two tied leaders of one side may act in either order
      Given Blue has leaders of initiative 2: A + B + C + D + E
      And Red has leaders of initiative 2: X + Y + Z
      And Red has leaders of initiative 4: W
      When Blue rolls 7, Red 2, and the leaders act in this order: A + X + B + Y + C + Z + E + D
      Then next to be activated: W
      And this clause gives 7

    @x3
    Scenario: No leader with initiative 4 can act before the last tied leaders with initiative 2 have acted
      Given Blue has leaders of initiative 2: A + B + C + D + E
      And Red has leaders of initiative 2: X + Y + Z
      And Red has leaders of initiative 4: W
      When Blue rolls 7, Red 2, and the leaders act in this order: A + X + B + Y + C + Z + W
      Then it is not allowed, by clause aig.3.1.lowest
      And this clause applies

  @aig.3.1.cut-in
  Rule: Holding a leader back

    @x1
    Scenario: A leader with initiative 6 may act in place of a comrade with initiative 2
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      When B tries to cut in ahead of A, rolling 6
      Then B is acting
      And A is now: unactivated
      And this clause applies

    @x2
    Scenario: A leader cannot cut in ahead of a comrade with the same initiative; he is simply chosen first
      Given Blue has leaders of initiative 4: A + B
      When B tries to cut in ahead of A, rolling 3
      Then it is not allowed, by this clause

    @x3
    Scenario: If any unactivated leader may cut in, a leader may cut in ahead of a comrade with the same initiative
      Given Blue has leaders of initiative 4: A + B
      And the table plays: any unactivated leader of the side may cut in
      When B tries to cut in ahead of A, rolling 3
      Then B is acting
      And this clause applies

    @x4
    Scenario: Once a leader is active, nobody can cut in ahead of him
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      And A has been activated
      When B tries to cut in ahead of A, rolling 0
      Then it is not allowed, by this clause

  @aig.3.2.issue
  Rule: Right to issue orders

    @x1
    Scenario: The active leader may issue an order
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      When A orders U: move and fire
      Then activated in this order phase: U
      And this clause applies

    @x2
    Scenario: A leader who is not active cannot issue an order
      Given Blue has leaders of initiative 3: A
      And Blue has leaders of initiative 5: B
      And Blue has units of HI, TQ 6: U
      And A has been activated
      When B orders U: move and fire
      Then it is not allowed, by this clause

    @x3
    Scenario: No order can be issued before a leader has been activated
      Given the board: 8x3; blue leader A 0102 initiative=3 command-range=3; blue HI U 0202 N tq=5
      When A orders U: move and fire
      Then it is not allowed, by this clause

    @x4
    Scenario: No order can be issued once the melees are over
      Given the board: 8x3; blue leader A 0102 initiative=3 command-range=3 active; blue HI U 0202 N tq=5
      And A has ended his orders
      And the melees have been resolved
      When A orders U: move and fire
      Then it is not allowed, by this clause

    @x5
    Scenario: A leader of the passive side has nothing to order
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And A has been activated
      When it is asked what X may do
      Then it is not allowed, by this clause

  @aig.3.2.parts
  Rule: Steps of the order phase

    @x1
    Scenario: When a leader ends his orders, the melee step begins
      Given Blue has leaders of initiative 3: A
      And A has been activated
      When A ends his orders
      Then play goes on with: melee step
      And this clause applies

    @x2
    Scenario: No melee can be fought before the leader has ended his orders
      Given Blue has leaders of initiative 3: A
      And A has been activated
      When the melees are resolved
      Then it is not allowed, by this clause

  @aig.3.2.1.choose
  Rule: One kind of order

    @x1
    Scenario: A leader may choose individual orders
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      When A orders U: move and fire
      Then individual orders left to A: 2
      And this clause applies

    @x2
    Scenario: A leader may choose a banner rally instead of orders
      Given Blue has leaders of initiative 3: A
      And A has been activated
      When A makes a banner rally
      Then A uses up his order phase; the source does not say to what effect
      And play goes on with: movement and fire step
      And this clause applies

    @x3
    Scenario: After an individual order, a leader cannot make a banner rally
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      And A has ordered U: move and fire
      When A makes a banner rally
      Then it is not allowed, by clause aig.5.2.1.one-of-three
      And this clause applies

  @aig.3.2.1.tactics
  Rule: Withdrawal and feigned retreat

    @x1
    Scenario: The source does not say how a unit makes an orderly withdrawal
      Given Blue has units of HI, TQ 6: U
      When U makes an orderly withdrawal
      Then the source does not say

    @x2
    Scenario: The source does not say how a unit feigns a retreat
      Given Blue has units of LC, TQ 6: U
      When U feigns a retreat
      Then the source does not say

  @aig.3.2.1.melee-only
  Rule: Melee step for melee only

    @x1
    Scenario: No order can be issued in the melee step
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      And A has ended his orders
      When A orders U: move and fire
      Then it is not allowed, by this clause

    @x2
    Scenario: Nobody can fire in the melee step
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=4; blue LI U 0202 N tq=5 composite-bow; red HI X 0302 S tq=5
      And A has been activated
      And A has ordered U: move and fire
      And A has ended his orders
      When U fires at X by order
      Then it is not allowed, by this clause

    @x3
    Scenario: Units are committed to melee in the melee step
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=4; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      And A has been activated
      And A has ended his orders
      When A commits U against X
      Then in melee now: U + X
      And this clause does not apply

  @aig.3.2.1.free-once
  Rule: One activation without penalty

    @x1
    Scenario: A unit’s first activation in a game turn costs it nothing
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      When A orders U: move and fire
      Then cohesion hits now on U: 0
      And this clause gives 0

    @x2
    Scenario: A unit’s second activation in a game turn costs it a hit
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
    Scenario: A unit that is activated again in a game turn takes one hit before it acts
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And state of U: activated
      And A has been activated
      When A orders U: move and fire
      Then cohesion hits now on U: 1
      And this clause gives 1

    @x2
    Scenario: A unit already activated this game turn takes no hit for an order to remove hits
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=4; blue HI U 0202 N tq=6 cohesion-hit=3 activated
      And A has been activated
      When A orders U: remove hits
      Then cohesion hits now on U: 1
      And this clause does not apply

    @x3
    Scenario: If every individual order activates a unit, a unit already activated takes a hit even for an order to remove hits
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=4; blue HI U 0202 N tq=6 cohesion-hit=3 activated
      And the table plays: every individual order activates a unit
      And A has been activated
      When A orders U: remove hits
      Then cohesion hits now on U: 2
      And this clause gives 1

    @x4
    Scenario: A unit that loses its last point of cohesion by being activated again routs instead of acting
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
    Scenario: Melees can be resolved only once in an order phase
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When the melees are resolved
      Then it is not allowed, by clause aig.3.2.parts
      And this clause does not apply

  @aig.3.2.2.a
  Rule: Marking units already fighting

    @x1
    Scenario: A unit that fights on without moving takes no TQ check
      Given the board: 5x3; blue leader A 0102 initiative=3 active command-range=4; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And A has ordered U: move and fire
      And A has ended his orders
      When the melees are resolved
      Then this clause applies
      And in melee now: U + X

    @x2
    Scenario: A unit that moves into melee is not spared its TQ check
      Given the board, where a clear hex costs 1: 5x3; blue leader A 0102 initiative=3 command-range=4 active; blue HI U 0203 N tq=5 movement-allowance=6; red HI X 0302 S tq=5 movement-allowance=6
      And A has ordered U: move and fire
      And U has moved to 0202
      And TQ die of U: 4
      When U goes into melee with X
      Then TQ check of U before melee: passed
      And this clause does not apply

    @x3
    Scenario: A unit already in melee fights on without a TQ check, even though another unit has moved
      Given the board, where a clear hex costs 1: 6x4; blue leader A 0202 overall-commander initiative=3 command-range=3 group-order-value=1 active; blue HI U 0302 N tq=5 movement-allowance=6; blue HI V 0203 N tq=5 movement-allowance=6; red HI X 0402 N tq=5
      And the group of A: U + V
      And U is in melee with X
      And A has issued a group order
      And V has moved to 0103
      When U goes into melee with X
      Then in melee now: U + X

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
    Scenario: A unit already in contact takes no TQ check before melee
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=4 active; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And A has ordered U: move and fire
      And A has ended his orders
      When the melees are resolved
      Then in melee now: U + X
      And this clause does not apply

    @x3
    Scenario: The source does not say what happens when a unit fails its TQ check before melee
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=4 active; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      And A has ordered U: move and fire
      And TQ die of U: 6
      When U goes into melee with X
      Then TQ check of U before melee: failed
      And the source does not say how the melee ends for: U + X

    @x4
    Scenario: A unit that has moved up takes its TQ check even if it goes into melee after its leader’s orders
      Given the board, where a clear hex costs 1: 8x6; blue leader A 0305 initiative=3 command-range=6 active; blue HI U 0304 N tq=5 movement-allowance=4; red HI X 0302 S tq=5
      And A has ordered U: move and fire
      And U has moved to 0303
      And A has ended his orders
      And TQ die of U: 5
      When U goes into melee with X
      Then TQ check of U before melee: passed

    @x5
    Scenario: A unit that has passed its check has fought, and play goes on
      Given the board: 8x5; blue leader A 0305 initiative=3 command-range=6 active; blue HI H 0303 N tq=7; red MI M 0302 S tq=6
      And A has ended his orders
      And A has committed H against M
      And TQ die of H: 3
      And the melees have been resolved
      When A does not try for momentum
      Then play goes on with: rally phase

  @aig.3.2.2.c
  Rule: Leader casualty check

    @x1
    Scenario: The source does not say how a leader is wounded or killed in melee
      Given Blue has leaders of initiative 3: A
      When A is checked for wounds or death in melee
      Then the source does not say

    @x2
    Scenario: The source does not say how an overall commander is wounded or killed in melee
      Given Red has leaders of initiative 6: X
      And state of X: overall commander
      When X is checked for wounds or death in melee
      Then the source does not say

  @aig.3.2.2.d
  Rule: Fighting the melees

    @x1
    Scenario: The source does not say how a melee is fought
      Given the board: 5x3; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When U fights out its melee with X
      Then the source does not say

    @x2
    Scenario: The players may agree on the hits of a melee, because the source does not say how a melee is fought
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=4 active; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And A has ordered U: move and fire
      And A has ended his orders
      When the melees are resolved, with hits on X: 2
      Then cohesion hits taken by X: 2

    @x3
    Scenario: Hits told of one melee leave the end of the other open
      Given the board: 9x5; blue leader A 0303 initiative=4 command-range=6 active; blue HI H 0203 N tq=7; blue HI I 0503 N tq=7 melee-no-check; red MI M 0202 S tq=6; red MI N 0502 S tq=6
      And A has ended his orders
      And A has committed H against M
      And A has committed I against N
      And TQ die of H: 1
      When the melees are resolved, with hits on M: 1
      Then the source does not say how the melee ends for: I + N

    @x4
    Scenario: Hits can be found on both sides of a melee, and play goes on
      Given the board: 8x5; blue leader A 0305 initiative=3 command-range=6 active; blue HI H 0303 N tq=7 melee-no-check; red MI M 0302 S tq=6
      And A has ended his orders
      And A has committed H against M
      And hits found on H in its melee: 1
      And hits found on M in its melee: 2
      When the melees are resolved
      Then cohesion hits now on M: 2

  @aig.3.3.try
  Rule: Momentum is optional

    @x1
    Scenario: A leader who has ended his order phase may try for momentum
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 3
      Then order phases taken by A: 2
      And this clause applies

    @x2
    Scenario: A leader who has ended his order phase need not try for momentum
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A does not try for momentum
      Then A is now: finished
      And this clause does not apply

  @aig.3.3.success
  Rule: Active again through momentum

    @x1
    Scenario: A leader who gains momentum acts again at once
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 2
      Then A is acting
      And play goes on with: movement and fire step
      And this clause applies

    @x2
    Scenario: A leader who fails to gain momentum does not act again
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 4
      Then A is now: finished
      And this clause does not apply

  @aig.3.3.decline
  Rule: Declining momentum

    @x1
    Scenario: If a leader does not try for momentum, the next leader is activated
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And A has been activated
      And the order phase of A is over
      When A does not try for momentum
      Then next to be activated: X
      And this clause applies

    @x2
    Scenario: A leader cannot decline momentum before his order phase is over
      Given Blue has leaders of initiative 3: A
      And A has been activated
      When A does not try for momentum
      Then it is not allowed, by this clause

  @aig.3.4.order
  Rule: Steps of the rally phase

    @x1
    Scenario: Markers are removed in the rally phase before the game turn ends
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      When the markers of the rally phase are removed
      Then play goes on with: rally phase
      And this clause applies

    @x2
    Scenario: The game turn cannot end before markers have been removed in the rally phase
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      And Blue has units of HC, TQ 6: U
      And state of U: disordered
      When the game turn ends
      Then it is not allowed, by this clause

    @x3
    Scenario: Markers cannot be removed twice in one rally phase
      Given the board: 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When the markers of the rally phase are removed
      Then it is not allowed, by this clause

    @x4
    Scenario: No rout move can be made before markers have been removed in the rally phase
      Given the board: 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed; blue LC V 0101 N tq=5 disordered
      When U makes its rout move: 0702 0602 0502
      Then it is not allowed, by this clause

    @x5
    Scenario: If no unit has a marker to remove, rout moves can be made at once
      Given the board: 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      When U makes its rout move: 0702 0602 0502
      Then U is in hex 0502

    @x6
    Scenario: If no unit has a marker to remove, the game turn can end at once
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      When the game turn ends
      Then it is game turn 2
      And this clause does not apply

    @x7
    Scenario: The game turn can end although cavalry in contact keeps its disorder marker
      Given the board: 5x3; blue leader A 0102 initiative=3 finished; blue HC U 0202 N tq=6 disordered; red HI X 0302 S tq=5
      And U is in melee with X
      And the table plays: cavalry in contact keeps its disorder marker
      And the markers of the rally phase have been removed
      When the game turn ends
      Then it is game turn 2

  @aig.3.4.a.rallying
  Rule: Removing “rallying” markers

    @x1
    Scenario: A unit that has rallied loses its “rallying” marker
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      And Blue has units of HI, TQ 6: U
      And state of U: rallying
      When the markers of the rally phase are removed
      Then U is not: rallying
      And this clause applies

    @x2
    Scenario: A unit without a “rallying” marker stays as it is
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      And Blue has units of HI, TQ 6: U
      When the markers of the rally phase are removed
      Then play goes on with: rally phase
      And this clause does not apply

  @aig.3.4.a.disorder
  Rule: Removing disorder markers

    @x1
    Scenario: Disordered cavalry re-forms in the rally phase
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      And Blue has units of LC, TQ 6: U
      And state of U: disordered
      When the markers of the rally phase are removed
      Then U is not: disordered
      And this clause applies

    @x2
    Scenario: Disordered cavalry re-forms even in contact with an enemy
      Given the board: 5x3; blue leader A 0102 initiative=3 finished; blue LC U 0202 N tq=5 disordered; red HI X 0302 S tq=5
      And U is in melee with X
      When the markers of the rally phase are removed
      Then U is not: disordered
      And this clause applies

    @x3
    Scenario: If cavalry in contact with an enemy keeps its disorder marker, it stays disordered in the rally phase
      Given the board: 5x3; blue leader A 0102 initiative=3 finished; blue LC U 0202 N tq=5 disordered; red HI X 0302 S tq=5
      And U is in melee with X
      And the table plays: cavalry in contact keeps its disorder marker
      When the markers of the rally phase are removed
      Then U is now: disordered
      And this clause applies

  @aig.3.4.b
  Rule: Making rout moves

    @x1
    Scenario: Every routed unit makes its rout move
      Given the board: 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When U makes its rout move: 0702 0602 0502
      Then U is in hex 0502
      And this clause applies

    @x2
    Scenario: The game turn cannot end before every routed unit has made its rout move
      Given the board: 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When the game turn ends
      Then it is not allowed, by this clause

    @x3
    Scenario: A routed unit can make only one rout move in a rally phase
      Given the board: 9x3; blue leader A 0102 initiative=3 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      And U has made its rout move: 0702 0602 0502
      When U makes its rout move: 0402 0302 0202
      Then it is not allowed, by this clause

    @x4
    Scenario: A game turn cannot have ended before every routed unit has made its rout move
      Given the board: 9x3; blue leader A 0102 initiative=3 command-range=2 finished banner; blue HI U 0802 N tq=6 routed
      And the markers of the rally phase have been removed
      When the game turn ends
      Then it is not allowed, by this clause

  @aig.3.4.c
  Rule: Resupplying ammunition

    @x1
    Scenario: The source does not say which units get new ammunition
      Given Blue has units of LI, TQ 5: U
      When U is resupplied with ammunition
      Then the source does not say

    @x2
    Scenario: The source does not say how much ammunition a unit gets when it has none left
      Given the board: 5x3; blue LI U 0202 N tq=5 sling ammunition=0
      When U is resupplied with ammunition
      Then the source does not say

  @aig.3.4.d
  Rule: Army defeat check

    @x1
    Scenario: The source does not say when an army is beaten
      Given Blue has units of HI, TQ 6: U
      When the army of Blue is checked for defeat
      Then the source does not say

    @x2
    Scenario: The source does not say whether a routed army is beaten
      Given Red has units of HI, TQ 6: X
      And state of X: routed
      When the army of Red is checked for defeat
      Then the source does not say

  @aig.3.4.e.flip
  Rule: Flipping leaders back

    @x1
    Scenario: Every leader is flipped back at the end of the game turn
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      And the markers of the rally phase have been removed
      When the game turn ends
      Then A is now: unactivated
      And next to be activated: A
      And this clause applies

    @x2
    Scenario: No leader is flipped back before the last step of the rally phase
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      When the markers of the rally phase are removed
      Then A is now: finished
      And this clause does not apply

  @aig.3.4.e.markers
  Rule: Removing “moved” markers

    @x1
    Scenario: In the next game turn, a unit that has moved can be activated again without penalty
      Given the board: 5x3; blue leader A 0102 initiative=3 finished; blue HI U 0202 N tq=6 moved activated
      And the markers of the rally phase have been removed
      When the game turn ends
      Then U is not: activated
      And this clause applies

    @x2
    Scenario: A unit that has done nothing has no “moved” marker to remove
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      And Blue has units of HI, TQ 6: U
      And the markers of the rally phase have been removed
      When the game turn ends
      Then U is not: moved
      And this clause does not apply

    @x3
    Scenario: A unit that was activated but did not move loses its marker when the game turn ends
      Given the board: 5x3; blue leader A 0102 initiative=3 finished; blue HI U 0202 N tq=6 activated
      And the markers of the rally phase have been removed
      When the game turn ends
      Then U is not: activated
      And this clause applies

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
    Scenario: The game turn cannot end while leaders have yet to act
      Given Blue has leaders of initiative 3: A
      When the game turn ends
      Then it is not allowed, by clause aig.3.structure
      And this clause does not apply

    @x3
    Scenario: A game turn without any leaders begins with the rally phase
      Given the board: 5x3; blue HI U 0202 N tq=6
      And the markers of the rally phase have been removed
      When the game turn ends
      Then it is game turn 2
      And play goes on with: rally phase

    @x4
    Scenario: A leader who was finished is activated again in the next game turn
      Given Blue has leaders of initiative 3: A
      And A has stood by
      And the markers of the rally phase have been removed
      And the game turn has ended
      When A is activated
      Then it is game turn 2
      And A is acting

  @aig.3.4.no-limit
  Rule: No limit on game turns

    @x1
    Scenario: After game turn 30, play goes on with game turn 31
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      And game turn 30 is under way
      And the markers of the rally phase have been removed
      When the game turn ends
      Then it is game turn 31
      And this clause applies

    @x2
    Scenario: Removing markers in the rally phase does not yet end game turn 30
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      And game turn 30 is under way
      When the markers of the rally phase are removed
      Then it is game turn 30
      And this clause does not apply
