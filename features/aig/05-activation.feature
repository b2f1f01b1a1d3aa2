Feature: Activating leaders and issuing orders

  @aig.5.1.start
  Rule: Leaders start unactivated

    @x1
    Scenario: At the start of a new game turn, every leader is unactivated
      Given the board: 5x3; blue leader A 0102 initiative=3 finished; red leader X 0302 initiative=4 finished
      And the markers of the rally phase have been removed
      When the game turn ends
      Then A is now: unactivated
      And X is now: unactivated
      And this clause applies

    @x2
    Scenario: Leaders stay finished until the rally phase is over
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      When the markers of the rally phase are removed
      Then A is now: finished
      And this clause does not apply

  @aig.5.1.flip
  Rule: Flipping a finished leader

    @x1
    Scenario: A leader who has ended his action is flipped
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A does not try for momentum
      Then A is now: finished
      And this clause applies

    @x2
    Scenario: A finished leader cannot be activated again
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And state of A: finished
      When A is activated
      Then it is not allowed, by this clause

  @aig.5.1.1.order
  Rule: Leaders in order of initiative

    @x1
    Scenario: The leader with the lowest initiative opens the game turn
      Given Blue has leaders of initiative 1: A
      And Red has leaders of initiative 5: X
      When A is activated
      Then A is acting
      And this clause applies

    @x2
    Scenario: A leader with initiative 5 does not open the game turn if a leader with initiative 1 has already acted
      Given Blue has leaders of initiative 1: A
      And Red has leaders of initiative 5: X
      And A has stood by
      When X is activated
      Then X is acting
      And this clause does not apply

  @aig.5.1.1.continue
  Rule: On to the next leader

    @x1
    Scenario: When one leader is finished, the next is activated
      Given Blue has leaders of initiative 1: A
      And Red has leaders of initiative 5: X
      And A has been activated
      And the order phase of A is over
      When A does not try for momentum
      Then next to be activated: X
      And this clause applies

    @x2
    Scenario: The next leader cannot be activated while the first is still acting
      Given Blue has leaders of initiative 1: A
      And Red has leaders of initiative 5: X
      And A has been activated
      When X is activated
      Then it is not allowed, by this clause

    @x3
    Scenario: While a successful cut-in waits for an answer, nobody else can be activated
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And Red has leaders of initiative 6: X
      And B has tried to cut in ahead of A, rolling 3
      When A is activated
      Then it is not allowed, by this clause

  @aig.5.1.2
  Rule: Three order phases at most

    @x1
    Scenario: A leader who gains momentum a second time takes a third order phase
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And A has tried for momentum, rolling 1
      And the order phase of A is over
      When A tries for momentum, rolling 2
      Then order phases taken by A: 3
      And this clause does not apply

    @x2
    Scenario: A leader cannot take a fourth order phase
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And A has tried for momentum, rolling 1
      And A has tried for momentum, rolling 2
      When A ends his order phase and tries for momentum, rolling 0
      Then this clause gives 3
      And it is not allowed, by clause aig.5.3.1.limit

  @aig.5.1.3.a
  Rule: Finished without momentum

    @x1
    Scenario: A leader who does not try for momentum is finished
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A does not try for momentum
      Then A is now: finished
      And this clause applies

    @x2
    Scenario: A leader who gains momentum is not finished
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 1
      Then A is not: finished
      And this clause does not apply

  @aig.5.1.3.b
  Rule: Finished by a failed attempt

    @x1
    Scenario: A leader who fails to gain momentum is finished
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 5
      Then A is now: finished
      And this clause applies

    @x2
    Scenario: A leader whose seizure attempt fails is finished
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      When B tries to cut in ahead of A, rolling 5
      Then B is now: finished
      And A is acting
      And this clause applies

    @x3
    Scenario: A leader whose seizure attempt succeeds is not finished
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      When B tries to cut in ahead of A, rolling 4
      Then B is not: finished
      And this clause does not apply

  @aig.5.1.3.c
  Rule: Finished by an enemy seizure

    @x1
    Scenario: A leader whose momentum is seized is finished
      Given the board: 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried for momentum, rolling 2
      When X attempts a seizure, rolling 5
      Then A is now: finished
      And this clause applies

    @x2
    Scenario: A leader whose cut-in is seized is finished
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And Red has leaders of initiative 6: X
      And B has tried to cut in ahead of A, rolling 3
      When X attempts a seizure, rolling 6
      Then B is now: finished
      And this clause applies

    @x3
    Scenario: If an attempt to seize a leader’s momentum fails, he goes on acting
      Given the board: 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried for momentum, rolling 2
      When X attempts a seizure, rolling 6
      Then A is not: finished
      And this clause does not apply

  @aig.5.1.3.d
  Rule: Finished by standing by

    @x1
    Scenario: A leader who issues no order and does not try for momentum has stood by
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And A has ended his orders
      And the melees have been resolved
      When A does not try for momentum
      Then A is now: finished
      And this clause applies

    @x2
    Scenario: A leader who has issued an order has not stood by
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      And A has ordered U: move and fire
      When A does nothing more
      Then A is now: finished
      And this clause does not apply

    @x3
    Scenario: A leader who has issued no order may still try for momentum
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 3
      Then order phases taken by A: 2
      And this clause does not apply

    @x4
    Scenario: If a leader must issue an order before he may try for momentum, a leader who has issued none cannot try for it
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the table plays: a leader who has issued no order cannot try for momentum
      And A has ended his orders
      And the melees have been resolved
      When A tries for momentum, rolling 3
      Then it is not allowed, by this clause

    @x5
    Scenario: If a leader must issue an order before he may try for momentum, a leader who has ordered a unit may try for it
      Given the board: 8x3; blue leader A 0102 initiative=3 command-range=3 active; blue HI U 0202 N tq=5
      And the table plays: a leader who has issued no order cannot try for momentum
      And A has ordered U: remove hits
      When A ends his order phase and tries for momentum, rolling 1
      Then order phases taken by A: 2

    @x6
    Scenario: A seizing leader of whose orders nothing is said has not stood by
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And B has tried to cut in ahead of A, rolling 3
      And the order phase of B is over
      When B does not try for momentum
      Then B is now: finished
      And this clause does not apply

    @x7
    Scenario: A leader who is due may stand by
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      When A stands by
      Then next to be activated: X
      And A is now: finished
      And this clause applies

  @aig.5.1.3.e
  Rule: Finished by a failed group order

    @x1
    Scenario: A leader whose group order fails far from the overall commander is finished
      Given the board: 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 8
      Then A is now: finished
      And this clause applies

    @x2
    Scenario: A leader whose group order succeeds far from the overall commander is not finished
      Given the board: 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 1
      Then A is not: finished
      And this clause does not apply

  @aig.5.1.3.f
  Rule: Finished by a failed takeover

    @x1
    Scenario: The overall commander is finished if his group order to another command fails
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 6
      Then A is now: finished
      And this clause applies

    @x2
    Scenario: The overall commander is not finished if his group order to another command succeeds
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 2
      Then A is not: finished
      And this clause does not apply

  @aig.5.1.4
  Rule: No orders once finished

    @x1
    Scenario: A finished leader cannot issue an order
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And state of A: finished
      When A orders U: move and fire
      Then it is not allowed, by this clause

    @x2
    Scenario: A finished leader cannot attempt a seizure
      Given the board: 5x3; blue leader A 0102 initiative=3; red leader X 0302 initiative=5 finished; red leader Y 0402 initiative=6
      And A has been activated
      And A has tried for momentum, rolling 2
      When X attempts a seizure, rolling 0
      Then it is not allowed, by this clause

    @x3
    Scenario: A leader who is active and not finished may issue orders
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      When A orders U: move and fire
      Then activated in this order phase: U
      And this clause does not apply

  @aig.5.2.1.one-of-three
  Rule: One of three choices

    @x1
    Scenario: A leader’s first order decides which kind of order he may issue in that order phase
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      When A orders U: move and fire
      Then individual orders left to A: 2
      And this clause applies

    @x2
    Scenario: A leader who has issued an individual order cannot issue a group order
      Given the board: 6x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5
      And the group of A: V
      And A has been activated
      And A has ordered U: move and fire
      When A issues a group order
      Then it is not allowed, by this clause

    @x3
    Scenario: A banner rally is the third choice a leader has in an order phase
      Given Blue has leaders of initiative 3: A
      And A has been activated
      When A makes a banner rally
      Then A uses up his order phase; the source does not say to what effect
      And play goes on with: movement and fire step
      And this clause applies

    @x4
    Scenario: After a banner rally, a leader cannot issue an individual order in that order phase
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      And A has made a banner rally
      When A orders U: move and fire
      Then it is not allowed, by this clause

  @aig.5.2.1.momentum-new
  Rule: New choice after momentum

    @x1
    Scenario: A leader who gains momentum after a group order may issue an individual order
      Given the board: 6x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5
      And the group of A: V
      And A has issued a group order
      And A has tried for momentum, rolling 2
      When A orders U: move and fire
      Then activated in this order phase: U
      And this clause applies

    @x2
    Scenario: A leader cannot change the kind of order within an order phase
      Given the board: 6x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5
      And the group of A: V
      And A has been activated
      And A has issued a group order
      When A orders U: move and fire
      Then it is not allowed, by clause aig.5.2.1.one-of-three
      And this clause does not apply

    @x3
    Scenario: A leader who gains momentum after a group order may issue several individual orders
      Given the board: 6x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5; blue HI W 0201 N tq=5
      And the group of A: V
      And A has issued a group order
      And A has tried for momentum, rolling 2
      And A has ordered U: move and fire
      When A orders W: move and fire
      Then activated in this order phase: U + W

  @aig.5.2.2.one-use
  Rule: One use per order

    @x1
    Scenario: An individual order can be used for only one purpose
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      When A orders U: move and fire
      Then activated in this order phase: U
      And individual orders left to A: 2
      And this clause applies

    @x2
    Scenario: An order to remove hits does not let the unit move
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5 cohesion-hit=2
      And A has ordered U: remove hits
      When U moves to 0302
      Then it is not allowed, by clause aig.4.orders-needed
      And this clause does not apply

  @aig.5.2.2.a
  Rule: Order to move or fire

    @x1
    Scenario: A unit that has received an order may move
      Given the board, where a clear hex costs 1: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5 movement-allowance=6
      And A has ordered U: move and fire
      When U moves to 0302
      Then U is in hex 0302
      And U is now: moved
      And this clause applies

    @x2
    Scenario: A unit that has received an order may fire
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue LI U 0202 N tq=5 movement-allowance=5 javelin; red HI X 0302 S tq=5
      And to-hit number of the javelin, range 1: 4
      And A has ordered U: move and fire
      And missile die of U: 4
      When U fires at X by order
      Then cohesion hits now on X: 1
      And this clause applies

    @x3
    Scenario: A unit that has no order to move cannot move
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5
      When U moves to 0302
      Then it is not allowed, by clause aig.4.orders-needed
      And this clause does not apply

    @x4
    Scenario: A leader cannot be ordered to move and fire like a unit
      Given the board: 9x6; blue leader A 0103 rank=2 initiative=2 command-range=3 active; blue leader B 0304 rank=1 initiative=1
      When A orders B: move and fire
      Then it is not allowed, by this clause

  @aig.5.2.2.b
  Rule: Order to remove hits

    @x1
    Scenario: An order to remove hits takes two hits off a unit that has three
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And cohesion hits on U: 3
      And A has been activated
      When A orders U: remove hits
      Then cohesion hits now on U: 1
      And this clause gives -2

    @x2
    Scenario: An order to remove hits takes off a unit’s only hit
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And cohesion hits on U: 1
      And A has been activated
      When A orders U: remove hits
      Then cohesion hits now on U: 0
      And this clause gives -1

    @x3
    Scenario: A routed unit cannot be ordered to remove hits
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5 cohesion-hit=5 routed
      When A orders U: remove hits
      Then it is not allowed, by this clause

    @x4
    Scenario: If hits can be removed from a routed unit, an order to remove hits takes two off it
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5 cohesion-hit=5 routed
      And the table plays: hits can be removed from a routed unit
      When A orders U: remove hits
      Then cohesion hits now on U: 3
      And this clause gives -2

    @x5
    Scenario: A leader cannot be ordered to remove hits, because he has none
      Given the board: 9x6; blue leader A 0103 rank=2 initiative=2 command-range=3 active; blue leader B 0304 rank=1 initiative=1
      When A orders B: remove hits
      Then it is not allowed, by this clause

  @aig.5.2.2.c
  Rule: Order to rally

    @x1
    Scenario: The source does not say how a routed unit that is ordered to rally makes its attempt
      Given the board: 9x6; blue leader A 0103 initiative=2 command-range=3 active; blue HI U 0304 N tq=7 routed
      When A orders U: try to rally
      Then the source does not say

    @x2
    Scenario: A unit that is not routed cannot be ordered to rally
      Given the board: 9x6; blue leader A 0103 initiative=2 command-range=3 active; blue HI U 0304 N tq=7
      When A orders U: try to rally
      Then it is not allowed, by this clause

  @aig.5.2.2.d
  Rule: Order to promote

    @x1
    Scenario: The overall commander promotes a junior leader, who is finished for this game turn
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=2 overall-commander active; blue leader B 0302 rank=1; blue leader J 0202 initiative=1 junior-leader
      And J serves under B
      And B has fallen
      When A orders J: promotion in the field
      Then J is not: junior leader
      And J is now: finished
      And this clause applies

    @x2
    Scenario: A leader who is not the overall commander cannot promote a junior leader
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue leader B 0302 rank=1; blue leader J 0202 initiative=1 junior-leader
      And J serves under B
      And B has fallen
      When A orders J: promotion in the field
      Then it is not allowed, by this clause

    @x3
    Scenario: If every leader may promote, a leader who is not the overall commander can promote a junior leader
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue leader B 0302 rank=1; blue leader J 0202 initiative=1 junior-leader
      And J serves under B
      And B has fallen
      And the table plays: every leader may promote
      When A orders J: promotion in the field
      Then J is now: finished
      And this clause applies

    @x4
    Scenario: A combat unit cannot be promoted
      Given the board: 9x6; blue leader A 0103 rank=3 initiative=2 command-range=3 active overall-commander; blue HI U 0304 N tq=7
      When A orders U: promotion in the field
      Then it is not allowed, by this clause

  @aig.5.2.3.all
  Rule: Activating a whole group

    @x1
    Scenario: A group order activates every unit of the group within twice the command range
      Given the board: 8x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0302 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U + V + W
      When A issues a group order
      Then activated in this order phase: U + V
      And this clause applies

    @x2
    Scenario: With a command range of 2, a group order does not activate a unit five hexes away
      Given the board: 8x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0302 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: W
      When A issues a group order
      Then W is not: activated
      And this clause applies

    @x3
    Scenario: A group order addressed to one unit of the leader’s own group activates the whole group
      Given the board: 8x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5
      And the group of A: U + V
      When A issues a group order to U
      Then activated in this order phase: U + V
      And this clause applies

    @x4
    Scenario: A group order activates no unit when none of the group is within reach
      Given the board: 12x6; blue leader A 0103 initiative=2 command-range=2 group-order-value=1 overall-commander active; blue HI U 0603 N tq=7
      And the group of A: U
      When A issues a group order
      Then the group order activates no unit
      And this clause applies

  @aig.5.2.3.requirement
  Rule: Who belongs to the group

    @x1
    Scenario: A group order activates only the units of the leader’s own group
      Given the board: 8x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0302 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: V
      When A issues a group order
      Then activated in this order phase: V
      And this clause applies

    @x2
    Scenario: The source does not say whom a group order activates when no scenario names the group
      Given the board: 8x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0302 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      When A issues a group order
      Then the source does not say
      And this clause applies

  @aig.5.2.3.effect
  Rule: What the group does

    @x1
    Scenario: A unit activated by a group order may move
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0302 N tq=5 movement-allowance=6; blue HI V 0502 N tq=5 movement-allowance=6; blue HI W 0602 N tq=5 movement-allowance=6
      And the group of A: U + V
      And A has issued a group order
      When V moves to 0402
      Then V is in hex 0402
      And this clause applies

    @x2
    Scenario: A unit outside the group cannot move on a group order
      Given the board: 8x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0302 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U + V
      And A has issued a group order
      When W moves to 0702
      Then it is not allowed, by clause aig.4.orders-needed
      And this clause does not apply

  @aig.5.2.4.a
  Rule: A leader orders himself to move

    @x1
    Scenario: A leader may order himself to move
      Given the board: 8x3; blue leader A 0102 initiative=3 command-range=2 rank=2 active; blue HI U 0102 N tq=5; blue HI V 0202 N tq=5
      When A orders A: move as leader
      Then activated in this order phase: A
      And individual orders left to A: 2
      And this clause applies

    @x2
    Scenario: A leader who has not ordered himself to move cannot move
      Given the board: 8x3; blue leader A 0102 initiative=3 command-range=2 rank=2 active; blue HI U 0102 N tq=5; blue HI V 0202 N tq=5
      When A moves to 0402
      Then it is not allowed, by this clause

    @x3
    Scenario: A combat unit cannot be given the order by which a leader moves
      Given the board: 9x6; blue leader A 0103 rank=3 initiative=2 command-range=3 active; blue HI U 0304 N tq=7
      When A orders U: move as leader
      Then it is not allowed, by this clause

  @aig.5.2.4.b.with
  Rule: Moving with his unit

    @x1
    Scenario: A leader may go along with the unit he has ordered
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=2 rank=2 active; blue HI U 0102 N tq=5 movement-allowance=6; blue HI V 0202 N tq=5 movement-allowance=6
      And A has ordered U: move and fire
      When U moves to 0201, with A
      Then A is in hex 0201
      And this clause applies

    @x2
    Scenario: A leader may stay behind when the unit he has ordered moves
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=2 rank=2 active; blue HI U 0102 N tq=5 movement-allowance=6; blue HI V 0202 N tq=5 movement-allowance=6
      And A has ordered U: move and fire
      When U moves to 0201
      Then A is in hex 0102
      And this clause does not apply

    @x3
    Scenario: A leader cannot go along with a unit he has ordered from afar
      Given the board, where a clear hex costs 1: 14x7; blue leader L 0304 rank=1 initiative=4 command-range=3 active; blue HI U 0504 NE tq=5 movement-allowance=4
      And L has ordered U: move and fire
      And L has ordered L: move as leader
      And L has moved to 0504
      When U moves to 0704, with L
      Then it is not allowed, by this clause

  @aig.5.2.4.b.stay
  Rule: Staying with his unit

    @x1
    Scenario: A leader who has gone along with his unit cannot ride on alone
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=2 rank=2 active; blue HI U 0102 N tq=5 movement-allowance=6; blue HI V 0202 N tq=5 movement-allowance=6
      And A has ordered A: move as leader
      And A has ordered U: move and fire
      And U has moved to 0201, with A
      When A moves to 0402
      Then it is not allowed, by this clause

    @x2
    Scenario: A leader whose unit has gone without him may move on the order he has given himself
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=2 rank=2 active; blue HI U 0102 N tq=5 movement-allowance=6; blue HI V 0202 N tq=5 movement-allowance=6
      And A has ordered A: move as leader
      And A has ordered U: move and fire
      And U has moved to 0201
      When A moves to 0402
      Then A is in hex 0402
      And this clause does not apply

    @x3
    Scenario: A leader who has gone along with his unit cannot order himself to move on afterwards
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=2 rank=2 active; blue HI U 0102 N tq=5 movement-allowance=6
      And A has ordered U: move and fire
      And U has moved to 0201, with A
      When A orders A: move as leader
      Then it is not allowed, by this clause

    @x4
    Scenario: A leader whose unit has gone without him may still order himself to move
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=2 rank=2 active; blue HI U 0102 N tq=5 movement-allowance=6
      And A has ordered U: move and fire
      And U has moved to 0201
      When A orders A: move as leader
      Then individual orders left to A: 1
      And this clause does not apply

  @aig.5.2.4.c.with
  Rule: Moving with his group

    @x1
    Scenario: A leader stacked with a unit of his group may move with it
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0102 overall-commander initiative=3 command-range=2 rank=2 group-order-value=1 active; blue HI U 0102 N tq=5 movement-allowance=6; blue HI V 0202 N tq=5 movement-allowance=6
      And the group of A: U + V
      And A has issued a group order
      When U moves to 0201, with A
      Then A is in hex 0201
      And this clause applies

    @x2
    Scenario: A leader cannot move if his group order has not activated his unit
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=3 command-range=2 rank=2 group-order-value=1 active; blue HI U 0102 N tq=5; blue HI V 0202 N tq=5
      And the group of A: V
      And A has issued a group order
      When A moves to 0302
      Then it is not allowed, by this clause

    @x3
    Scenario: A leader who was stacked with a unit of his group when he gave the order may follow it
      Given the board, where a clear hex costs 1: 14x7; blue leader O 0104 overall-commander rank=3 initiative=5 command-range=4; blue leader L 0304 rank=1 initiative=4 command-range=2 group-order-value=1 active; blue HI G1 0304 NE tq=5 movement-allowance=8
      And the group of L: G1
      And L has issued a group order
      And G1 has moved to 0804
      When L moves to 0604
      Then L is in hex 0604
      And this clause applies

    @x4
    Scenario: A leader who stood alone when he gave his group order cannot move when a unit comes to him
      Given the board, where a clear hex costs 1: 14x7; blue leader O 0104 overall-commander rank=3 initiative=5 command-range=4; blue leader L 0304 rank=1 initiative=4 command-range=2 group-order-value=1 active; blue HI G2 0204 NE tq=5 movement-allowance=8; blue HI G3 0404 NE tq=5
      And the group of L: G2 + G3
      And L has issued a group order
      And G2 has moved to 0304
      When L moves to 0404
      Then it is not allowed, by this clause

  @aig.5.2.4.c.end
  Rule: Staying near his group

    @x1
    Scenario: A leader may leave his unit if a unit of his group stays within his command range
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0102 overall-commander initiative=3 command-range=2 rank=2 group-order-value=1 active; blue HI U 0102 N tq=5 movement-allowance=6; blue HI V 0202 N tq=5 movement-allowance=6
      And the group of A: U + V
      And A has issued a group order
      When A moves to 0402
      Then A is in hex 0402
      And this clause applies

    @x2
    Scenario: With a command range of 2, a leader may not end his move four hexes from his group
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0102 overall-commander initiative=3 command-range=2 rank=2 group-order-value=1 active; blue HI U 0102 N tq=5 movement-allowance=6; blue HI V 0202 N tq=5 movement-allowance=6
      And the group of A: U + V
      And A has issued a group order
      When A moves to 0602
      Then it is not allowed, by this clause

    @x3
    Scenario: If a leader need only stay within twice his command range of his group, with a command range of 2 he may end his move four hexes away
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0102 overall-commander initiative=3 command-range=2 rank=2 group-order-value=1 active; blue HI U 0102 N tq=5 movement-allowance=6; blue HI V 0202 N tq=5 movement-allowance=6
      And the group of A: U + V
      And the table plays: a leader must end his move with a unit of his group within twice his command range
      And A has issued a group order
      When A moves to 0602
      Then A is in hex 0602
      And this clause applies

    @x4
    Scenario: A unit of another group does not let a leader end his move far from his own group
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0102 overall-commander initiative=3 command-range=2 rank=2 group-order-value=1 active; blue HI U 0102 N tq=5 movement-allowance=6; blue HI V 0702 N tq=5 movement-allowance=6
      And the group of A: U
      And A has issued a group order
      When A moves to 0602
      Then it is not allowed, by this clause

    @x5
    Scenario: A leader may part on the way from the unit he has gone along with
      Given the board, where a clear hex costs 1: 14x7; blue leader O 0104 overall-commander rank=3 initiative=5 command-range=4; blue leader L 0304 rank=1 initiative=4 command-range=2 group-order-value=1 active; blue HI G1 0304 NE tq=5 movement-allowance=8
      And the group of L: G1
      And L has issued a group order
      And G1 has moved to 0504, with L
      When L moves to 0604
      Then L is in hex 0604
      And this clause applies

  @aig.5.2.4.d.order
  Rule: Moving on another’s order

    @x1
    Scenario: The overall commander may order another leader to move
      Given the board: 8x3; blue leader A 0102 initiative=3 command-range=4 rank=3 overall-commander active; blue leader B 0302 initiative=5 rank=2
      When A orders B: move as leader
      Then activated in this order phase: B
      And this clause applies

    @x2
    Scenario: A leader of higher rank may order another leader to move
      Given the board: 8x3; blue leader A 0102 initiative=3 command-range=4 rank=3 active; blue leader B 0302 initiative=5 rank=2
      When A orders B: move as leader
      Then activated in this order phase: B
      And B is now: unactivated
      And this clause applies

    @x3
    Scenario: A leader of lower rank may not order another leader to move
      Given the board: 8x3; blue leader A 0102 initiative=3 command-range=4 rank=1 active; blue leader B 0302 initiative=5 rank=2
      When A orders B: move as leader
      Then it is not allowed, by this clause

    @x4
    Scenario: If only the overall commander may order another leader to move, a leader of higher rank may not do so
      Given the board: 8x3; blue leader A 0102 initiative=3 command-range=4 rank=3 active; blue leader B 0302 initiative=5 rank=2
      And the table plays: a leader may move only on the order of the overall commander
      When A orders B: move as leader
      Then it is not allowed, by this clause

  @aig.5.2.4.d.group
  Rule: Riding along

    @x1
    Scenario: A commander’s own junior leader may ride along with a unit of his group
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=4 rank=3 group-order-value=1 active; blue HI U 0302 N tq=5 movement-allowance=6; blue leader J 0302 junior-leader; blue leader O 0101 overall-commander command-range=5
      And J serves under A
      And the group of A: U
      And A has issued a group order
      When U moves to 0402, with J
      Then J is in hex 0402
      And this clause applies

    @x2
    Scenario: Another commander’s junior leader may not ride along with a unit of the group
      Given the board: 8x3; blue leader A 0102 initiative=3 command-range=4 rank=3 group-order-value=1 active; blue HI U 0302 N tq=5; blue leader J 0302 junior-leader; blue leader O 0101 overall-commander command-range=5
      And the group of A: U
      And A has issued a group order
      When U moves to 0402, with J
      Then it is not allowed, by this clause

    @x3
    Scenario: Any leader may ride along on the overall commander’s group order
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=4 rank=3 group-order-value=1 overall-commander active; blue HI U 0302 N tq=5 movement-allowance=6; blue leader B 0302 rank=2 initiative=5
      And the group of A: U
      And A has issued a group order
      When U moves to 0402, with B
      Then B is in hex 0402
      And B is now: unactivated
      And this clause applies

    @x4
    Scenario: A newly promoted leader cannot ride along with a unit that was given an individual order
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 overall-commander rank=3 initiative=5 command-range=4 active; blue leader C 0103 rank=2 initiative=4; blue leader J 0202 junior-leader; blue HI U 0202 N tq=5 movement-allowance=6
      And J serves under C
      And C has fallen
      And A has ordered J: promotion in the field
      And A has ordered U: move and fire
      When U moves to 0302, with J
      Then it is not allowed, by this clause

  @aig.5.2.4.d.stay
  Rule: Riding along to the end

    @x1
    Scenario: A leader who has ridden along with a unit must stay with it
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=4 rank=3 group-order-value=1 active; blue HI U 0302 N tq=5 movement-allowance=6; blue leader J 0302 junior-leader; blue leader O 0101 overall-commander command-range=5
      And J serves under A
      And the group of A: U
      And A has issued a group order
      And U has moved to 0402, with J
      When J moves to 0502
      Then it is not allowed, by this clause

    @x2
    Scenario: A junior leader who has not ridden along cannot move on his own
      Given the board: 8x3; blue leader A 0102 initiative=3 command-range=4 rank=3 group-order-value=1 active; blue HI U 0302 N tq=5; blue leader J 0302 junior-leader; blue leader O 0101 overall-commander command-range=5
      And J serves under A
      And the group of A: U
      And A has issued a group order
      When J moves to 0402
      Then it is not allowed, by clause aig.5.2.4.d.order
      And this clause does not apply

  @aig.5.2.5.many
  Rule: Several activations per unit

    @x1
    Scenario: A unit may be activated a second time in the game turn if it takes a hit
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And state of U: activated
      And A has been activated
      When A orders U: move and fire
      Then cohesion hits now on U: 1
      And this clause applies

    @x2
    Scenario: A unit takes no hit for its first activation in the game turn
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      When A orders U: move and fire
      Then cohesion hits now on U: 0
      And this clause does not apply

  @aig.5.2.5.once
  Rule: One action per order phase

    @x1
    Scenario: A unit may move once in an order phase
      Given the board, where a clear hex costs 1: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5 movement-allowance=6
      And A has ordered U: move and fire
      When U moves to 0302
      Then U is in hex 0302
      And this clause applies

    @x2
    Scenario: A unit cannot move a second time in an order phase
      Given the board, where a clear hex costs 1: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5 movement-allowance=6
      And A has ordered U: move and fire
      And U has moved to 0302
      When U moves to 0402
      Then it is not allowed, by this clause

    @x3
    Scenario: A second group order does not let a unit move again in the same order phase
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=2 active; blue HI U 0302 N tq=5 movement-allowance=6
      And the group of A: U
      And A has issued a group order
      And U has moved to 0402
      And A has issued a group order
      When U moves to 0502
      Then it is not allowed, by this clause

    @x4
    Scenario: A second group order does not activate a unit already activated in the same order phase
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=2 active; blue HI U 0302 N tq=5 movement-allowance=6
      And the group of A: U
      And A has issued a group order
      When A issues a group order
      Then group orders left to A: 0
      And cohesion hits now on U: 0
      And this clause applies

  @aig.5.2.5.one-order
  Rule: One individual order per order phase

    @x1
    Scenario: A unit ordered to remove hits cannot be ordered to move in the same order phase
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And cohesion hits on U: 2
      And A has been activated
      And A has ordered U: remove hits
      When A orders U: move and fire
      Then it is not allowed, by this clause

    @x2
    Scenario: A leader may give his second individual order to another unit
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U + V
      And A has been activated
      And A has ordered U: remove hits
      When A orders V: move and fire
      Then activated in this order phase: V
      And this clause does not apply

    @x3
    Scenario: A unit that has been activated with its leader cannot be ordered once more
      Given the board: 9x5; blue leader A 0103 rank=2 initiative=4 command-range=4 active; blue leader j 0303 junior-leader; blue HI S 0303 NE tq=5
      And A has ordered j: lead his unit
      When A orders S: move and fire
      Then it is not allowed, by this clause

  @aig.5.2.6.melee
  Rule: Melee needs no order

    @x1
    Scenario: A unit without an order may be committed to melee
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      And A has ended his orders
      When A commits U against X
      Then in melee now: U + X
      And this clause applies

    @x2
    Scenario: A unit without an order cannot move
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      When U moves to 0201
      Then it is not allowed, by clause aig.4.orders-needed
      And this clause does not apply

  @aig.5.2.6.melee-timing
  Rule: Melee after movement and fire

    @x1
    Scenario: Units may go into melee in the melee step
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      And A has ended his orders
      When A commits U against X
      Then in melee now: U + X
      And this clause applies

    @x2
    Scenario: Units cannot go into melee while orders are being issued
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      When A commits U against X
      Then it is not allowed, by this clause

  @aig.5.2.6.reaction
  Rule: Reaction fire needs no order

    @x1
    Scenario: Reaction fire needs no order, but the source does not say when it may be made
      Given the board: 5x3; blue leader A 0102 initiative=3 active; red LI X 0302 S tq=5 javelin
      When X fires in reaction
      Then the source does not say
      And this clause applies

    @x2
    Scenario: Unlike reaction fire, opening fire needs an order
      Given the board: 5x3; blue leader A 0102 initiative=3 active; blue LI U 0202 N tq=5 javelin; red HI X 0302 S tq=5
      When U fires at X by order
      Then it is not allowed, by clause aig.4.orders-needed
      And this clause does not apply

  @aig.5.2.7.no-group
  Rule: No group orders from melee

    @x1
    Scenario: A leader in melee cannot issue a group order
      Given the board: 6x3; blue leader A 0202 initiative=3 command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And the group of A: V
      When A issues a group order
      Then it is not allowed, by this clause

    @x2
    Scenario: The overall commander in melee cannot issue a group order
      Given the board: 6x3; blue leader A 0202 initiative=3 overall-commander command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And the group of A: V
      When A issues a group order
      Then it is not allowed, by clause 4.3.1.a§2
      And this clause applies

    @x3
    Scenario: When he is not in melee, the overall commander may issue a group order
      Given the board: 6x3; blue leader A 0202 overall-commander initiative=3 command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      And the group of A: V
      When A issues a group order
      Then activated in this order phase: V
      And this clause does not apply

  @aig.5.2.7.activated
  Rule: Activated while in melee

    @x1
    Scenario: A leader in melee is activated in his turn
      Given the board: 6x3; blue leader A 0202 initiative=3 command-range=3 group-order-value=1; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A is activated
      Then A is acting
      And this clause applies

    @x2
    Scenario: A leader who is not in melee is activated in the usual way
      Given the board: 6x3; blue leader A 0202 initiative=3 command-range=3 group-order-value=1; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      When A is activated
      Then A is acting
      And this clause does not apply

  @aig.5.2.7.individual
  Rule: Individual orders from melee

    @x1
    Scenario: The overall commander may issue individual orders from melee
      Given the board: 6x3; blue leader A 0202 initiative=3 overall-commander command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders V: move and fire
      Then activated in this order phase: V
      And this clause applies

    @x2
    Scenario: A leader who is not the overall commander cannot issue an individual order from melee
      Given the board: 6x3; blue leader A 0202 initiative=3 command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders V: move and fire
      Then it is not allowed, by clause aig.4.2.6.no-orders
      And this clause does not apply

    @x3
    Scenario: If every leader may issue individual orders from melee, a leader who is not the overall commander may issue one
      Given the board: 6x3; blue leader A 0202 initiative=3 command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And the table plays: every leader may issue individual orders from melee
      When A orders V: move and fire
      Then activated in this order phase: V
      And this clause applies

  @aig.5.2.7.melee
  Rule: Committing units to melee

    @x1
    Scenario: A leader in melee may commit a unit in his command range to melee
      Given the board: 6x3; blue leader A 0202 initiative=3 command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0301 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And A has ended his orders
      When A commits V against X
      Then in melee now: V + X
      And this clause applies

    @x2
    Scenario: A leader cannot commit a unit out of his command range to melee
      Given the board: 6x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI V 0402 N tq=5; red HI X 0502 S tq=5
      And A has ended his orders
      When A commits V against X
      Then it is not allowed, by clause aig.4.2.2.length
      And this clause does not apply

    @x3
    Scenario: A leader who is not in melee himself may commit a unit to melee
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      And A has ended his orders
      When A commits U against X
      Then in melee now: U + X
      And this clause applies

    @x4
    Scenario: If only a leader in melee may commit units to melee, a leader who is not in melee cannot commit one
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      And the table plays: only a leader in melee may commit units to melee
      And A has ended his orders
      When A commits U against X
      Then it is not allowed, by this clause

    @x5
    Scenario: A leader may commit a unit to melee even if its hex is not known
      Given Blue has leaders of initiative 3: A
      And state of A: active
      And Blue has units of HI, TQ 5: U
      And Red has units of HI, TQ 5: X
      And A has ended his orders
      When A commits U against X
      Then in melee now: U + X

    @x6
    Scenario: Even if only a leader in melee may commit units to melee, a leader in melee may commit one
      Given the board: 6x4; blue leader A 0202 initiative=3 command-range=3 active; blue HI V 0202 N tq=5; blue HI U 0302 N tq=5; red HI X 0301 N tq=5
      And V is in melee with X
      And the table plays: only a leader in melee may commit units to melee
      And A has ended his orders
      When A commits U against X
      Then in melee now: U + X
      And this clause applies

    @x7
    Scenario: The source does not say whether a unit can be committed to melee against two enemies
      Given the board: 6x4; blue leader A 0202 initiative=3 command-range=3 active; blue HI U 0302 N tq=5; red HI X 0402 N tq=5; red HI Y 0401 N tq=5
      And A has ended his orders
      And A has committed U against X
      When A commits U against Y
      Then the source does not say
      And this clause applies

    @x8
    Scenario: After committing one unit to melee, a leader may commit another
      Given the board: 6x4; blue leader A 0202 initiative=3 command-range=3 active; blue HI U 0302 N tq=5; blue HI V 0403 N tq=5; red HI X 0402 N tq=5
      And A has ended his orders
      And A has committed U against X
      When A commits V against X
      Then in melee now: U + X + V

    @x9
    Scenario: A unit that its leader has committed to melee goes into it
      Given the board: 6x4; blue leader A 0202 initiative=3 command-range=3 active; blue HI U 0302 N tq=5; red HI X 0402 N tq=5
      And A has ended his orders
      And A has committed U against X
      And TQ die of U: 4
      When U goes into melee with X
      Then TQ check of U before melee: passed
      And in melee now: U + X

  @aig.5.2.8
  Rule: Melee step begins

    @x1
    Scenario: The melee step begins once the last order has been issued
      Given Blue has leaders of initiative 3: A
      And A has been activated
      When A ends his orders
      Then play goes on with: melee step
      And this clause applies

    @x2
    Scenario: The melee step can begin only once in an order phase
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And A has ended his orders
      When A ends his orders
      Then it is not allowed, by this clause

  @aig.5.2.9.end
  Rule: Order phase ends

    @x1
    Scenario: After the melee step, the player may try for momentum
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And A has ended his orders
      When the melees are resolved
      Then play goes on with: momentum phase
      And this clause applies

    @x2
    Scenario: The player may not try for momentum before the melee step is over
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And A has ended his orders
      When A tries for momentum, rolling 0
      Then it is not allowed, by clause aig.5.3.1.when
      And this clause does not apply

  @aig.5.2.9.a
  Rule: Ending without momentum

    @x1
    Scenario: If a leader does not try for momentum, the leader with the lowest initiative is activated next
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 6: Y
      And Red has leaders of initiative 4: X
      And A has been activated
      When A does nothing more
      Then next to be activated: X
      And this clause applies

    @x2
    Scenario: A leader who gains momentum stays active
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 3
      Then A is acting
      And this clause does not apply

  @aig.5.2.9.b
  Rule: Ending with momentum

    @x1
    Scenario: A leader who gains momentum takes a second order phase
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 0
      Then order phases taken by A: 2
      And this clause applies

    @x2
    Scenario: A leader who does not try for momentum gets no second order phase
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A does not try for momentum
      Then order phases taken by A: 1
      And this clause does not apply

  @aig.5.3.1.when
  Rule: When to try for momentum

    @x1
    Scenario: A leader may try for momentum at the end of his own order phase
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 2
      Then A is acting
      And this clause applies

    @x2
    Scenario: A leader cannot try for momentum in the middle of his order phase
      Given Blue has leaders of initiative 3: A
      And A has been activated
      When A tries for momentum, rolling 2
      Then it is not allowed, by this clause

    @x3
    Scenario: An overall commander whose group order to another command has failed cannot try for momentum
      Given the board: 6x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5
      And A has issued a group order to U, rolling 8
      When A tries for momentum
      Then it is not allowed, by this clause

    @x4
    Scenario: A leader cannot try for momentum at the end of another’s order phase
      Given Blue has leaders of initiative 3: A
      And Blue has leaders of initiative 5: B
      And A has been activated
      And the order phase of A is over
      When B tries for momentum
      Then it is not allowed, by this clause

  @aig.5.3.1.melee
  Rule: No momentum from melee

    @x1
    Scenario: A leader in melee cannot try for momentum
      Given the board: 6x3; blue leader A 0202 initiative=3 command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And the order phase of A is over
      When A tries for momentum, rolling 0
      Then it is not allowed, by this clause

    @x2
    Scenario: A leader who is not in melee can try for momentum
      Given the board: 6x3; blue leader A 0202 initiative=3 command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      And the order phase of A is over
      When A tries for momentum, rolling 0
      Then A is acting
      And this clause does not apply

    @x3
    Scenario: A leader in melee cannot try for momentum, whether or not his order phase is over
      Given the board: 9x6; blue leader A 0304 initiative=5 command-range=3 active; blue HI U 0304 N tq=5; red HI X 0303 S tq=5
      And A is in melee with X
      When A tries for momentum, rolling 1
      Then it is not allowed, by this clause

  @aig.5.3.1.skipped
  Rule: No momentum when skipped

    @x1
    Scenario: A skipped leader cannot try for momentum
      Given Blue has leaders of initiative 3: A
      And state of A: skipped
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 0
      Then it is not allowed, by this clause

    @x2
    Scenario: A leader cannot try for momentum after a comrade has failed to cut in ahead of him
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And B has tried to cut in ahead of A, rolling 5
      And the order phase of A is over
      When A tries for momentum, rolling 0
      Then it is not allowed, by this clause

    @x3
    Scenario: A leader who has cut in successfully can try for momentum
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And B has tried to cut in ahead of A, rolling 4
      And the order phase of B is over
      When B tries for momentum, rolling 0
      Then B is acting
      And this clause does not apply

  @aig.5.3.1.limit
  Rule: Momentum limit

    @x1
    Scenario: After three order phases, a leader cannot try for momentum
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And A has tried for momentum, rolling 1
      And A has tried for momentum, rolling 2
      When A ends his order phase and tries for momentum, rolling 0
      Then it is not allowed, by this clause

    @x2
    Scenario: After two order phases, a leader can still try for momentum
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And A has tried for momentum, rolling 1
      When A ends his order phase and tries for momentum, rolling 0
      Then order phases taken by A: 3
      And this clause does not apply

  @aig.5.3.2.roll
  Rule: Momentum roll

    @x1
    Scenario: A momentum roll equal to the leader’s initiative succeeds
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 3
      Then initiative check of A: passed
      And A is acting
      And this clause applies

    @x2
    Scenario: A momentum roll one above the leader’s initiative fails
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 4
      Then initiative check of A: failed
      And A is now: finished
      And this clause applies

    @x3
    Scenario: A momentum roll of 9 fails even for a leader with initiative 9
      Given Blue has leaders of initiative 9: A
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 9 and then 5
      Then A is now: finished
      And this clause applies

    @x4
    Scenario: If a momentum roll of 9 can succeed, it succeeds for a leader with initiative 9
      Given Blue has leaders of initiative 9: A
      And the table plays: a momentum roll of 9 succeeds for a leader with initiative 9
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 9
      Then A is acting
      And this clause applies

  @aig.5.3.2.order-phase
  Rule: Momentum gained

    @x1
    Scenario: If nobody tries to seize his momentum, a leader carries on
      Given the board: 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried for momentum, rolling 2
      When the passive side lets it pass
      Then A is acting
      And order phases taken by A: 2
      And this clause applies

    @x2
    Scenario: If an attempt to seize his momentum fails, a leader carries on
      Given the board: 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried for momentum, rolling 2
      When X attempts a seizure, rolling 9
      Then A is acting
      And order phases taken by A: 2

    @x3
    Scenario: If an attempt to seize his momentum succeeds, a leader does not carry on
      Given the board: 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried for momentum, rolling 2
      When X attempts a seizure, rolling 3
      Then X is acting
      And order phases taken by A: 1
      And this clause does not apply

    @x4
    Scenario: If no enemy leader can seize a leader’s momentum, it makes no difference that the passive side lets it pass
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And A has tried for momentum, rolling 2
      And the passive side has let it pass
      When A ends his order phase and tries for momentum, rolling 3
      Then order phases taken by A: 3
      And this clause applies

    @x5
    Scenario: If nothing is said of the passive side, it has let the momentum pass and the leader issues orders again
      Given the board: 6x3; blue leader A 0102 initiative=3 command-range=3 active; blue HI U 0202 N tq=5; red leader X 0502 initiative=5
      And A has tried for momentum, rolling 2
      When A orders U: move and fire
      Then activated in this order phase: U
      And order phases taken by A: 2

    @x6
    Scenario: A leader whose momentum has been seized cannot issue orders
      Given the board: 6x3; blue leader A 0102 initiative=3 command-range=3 active; blue HI U 0202 N tq=5; red leader X 0502 initiative=5
      And A has tried for momentum, rolling 2
      And X has attempted a seizure, rolling 3
      When A orders U: move and fire
      Then it is not allowed, by clause aig.5.1.4

  @aig.5.3.2.fail
  Rule: Momentum not gained

    @x1
    Scenario: A leader who rolls above his initiative for momentum is finished, and the leader with the lowest initiative is activated next
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 7
      Then next to be activated: X
      And this clause applies

    @x2
    Scenario: A leader who rolls a 9 for momentum does not simply fail but rolls a second die
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 9 and then 5
      Then A is now: finished
      And this clause does not apply

  @aig.5.3.3.reroll
  Rule: Second die after a momentum roll of 9

    @x1
    Scenario: After a momentum roll of 9, a second die is rolled
      Given the board: 5x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3; red leader X 0302 initiative=5
      And the order phase of A is over
      When A tries for momentum, rolling 9 and then 4
      Then A is now: finished
      And this clause gives 9

    @x2
    Scenario: After a momentum roll of 8, no second die is rolled
      Given the board: 5x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3; red leader X 0302 initiative=5
      And the order phase of A is over
      When A tries for momentum, rolling 8
      Then A is now: finished
      And this clause does not apply

    @x3
    Scenario: If a momentum roll of 9 can succeed, a leader with initiative 9 needs no second die
      Given Blue has leaders of initiative 9: A
      And the table plays: a momentum roll of 9 succeeds for a leader with initiative 9
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 9
      Then A is acting
      And this clause does not apply

  @aig.5.3.3.mid
  Rule: Second momentum die: 2 to 8

    @x1
    Scenario: A 2 on the second momentum die is a simple failure
      Given the board: 5x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3; red leader X 0302 initiative=5
      And the order phase of A is over
      When A tries for momentum, rolling 9 and then 2
      Then next to be activated: B
      And this clause gives 2

    @x2
    Scenario: An 8 on the second momentum die is a simple failure
      Given the board: 5x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3; red leader X 0302 initiative=5
      And the order phase of A is over
      When A tries for momentum, rolling 9 and then 8
      Then next to be activated: B
      And this clause gives 8

    @x3
    Scenario: A 1 on the second momentum die is worse than a simple failure
      Given the board: 5x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3; red leader X 0302 initiative=5
      And the order phase of A is over
      When A tries for momentum, rolling 9 and then 1
      Then next to be activated: X
      And this clause does not apply

  @aig.5.3.3.low
  Rule: Second momentum die: 0 or 1

    @x1
    Scenario: A 1 on the second momentum die causes command confusion
      Given the board: 5x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3; red leader X 0302 initiative=5
      And the order phase of A is over
      When A tries for momentum, rolling 9 and then 1
      Then command confusion: Blue
      And next to be activated: X
      And this clause applies

    @x2
    Scenario: A 0 on the second momentum die causes command confusion
      Given the board: 5x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3; red leader X 0302 initiative=5
      And the order phase of A is over
      When A tries for momentum, rolling 9 and then 0
      Then command confusion: Blue
      And B is now: unactivated
      And this clause applies

    @x3
    Scenario: A leader of a side in command confusion cannot be activated
      Given Blue has leaders of initiative 3: B
      And Red has leaders of initiative 5: X
      And Blue is in command confusion
      When B is activated
      Then it is not allowed, by this clause

    @x4
    Scenario: If command confusion does not rule out seizure, a side in command confusion may still attempt one
      Given Blue has leaders of initiative 7: B
      And Red has leaders of initiative 5: X
      And Blue is in command confusion
      And the table plays: command confusion does not rule out seizure
      And X has been activated
      When X ends his order phase and tries for momentum, rolling 0
      Then play goes on with: seizure

    @x5
    Scenario: In this edition, a side in command confusion may not attempt a seizure
      Given Blue has leaders of initiative 7: B
      And Red has leaders of initiative 5: X
      And Blue is in command confusion
      And X has been activated
      When X ends his order phase and tries for momentum, rolling 0
      Then X is acting
      And play goes on with: movement and fire step

    @x6
    Scenario: When both sides are in command confusion, no more leaders can be activated
      Given Blue has leaders of initiative 3: B
      And Red has leaders of initiative 5: X
      And Blue is in command confusion
      And Red is in command confusion
      When X is activated
      Then it is not allowed, by this clause

  @aig.5.3.3.nine
  Rule: Second momentum die: 9

    @x1
    Scenario: A 9 on the second momentum die ends all activations
      Given the board: 5x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3; red leader X 0302 initiative=5
      And the order phase of A is over
      When A tries for momentum, rolling 9 and then 9
      Then play goes on with: rally phase
      And B is now: unactivated
      And this clause gives 9

    @x2
    Scenario: An 8 on the second momentum die does not end all activations
      Given the board: 5x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3; red leader X 0302 initiative=5
      And the order phase of A is over
      When A tries for momentum, rolling 9 and then 8
      Then play goes on with: leader activation phase
      And this clause does not apply

  @aig.5.4.sides
  Rule: Active and passive side

    @x1
    Scenario: The side whose leader has momentum is the active side and cannot attempt a seizure
      Given the board: 5x3; blue leader A 0102 initiative=3; blue leader B 0202 initiative=7; red leader X 0302 initiative=5
      And A has been activated
      And A has tried for momentum, rolling 2
      When B attempts a seizure, rolling 0
      Then it is not allowed, by this clause

    @x2
    Scenario: The opponent of the side with momentum is the passive side and may attempt a seizure
      Given the board: 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried for momentum, rolling 2
      When X attempts a seizure, rolling 0
      Then X is acting
      And this clause applies

  @aig.5.4.1.may
  Rule: Cutting in

    @x1
    Scenario: A leader with initiative 6 may cut in ahead of a comrade with initiative 2
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      When B tries to cut in ahead of A, rolling 1
      Then B is acting
      And this clause applies

    @x2
    Scenario: A leader cannot cut in ahead of an enemy
      Given Red has leaders of initiative 2: X
      And Blue has leaders of initiative 6: B
      When B tries to cut in ahead of X, rolling 1
      Then it is not allowed, by this clause

    @x3
    Scenario: A leader cannot cut in ahead of a comrade who is not due to act
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: C
      And Blue has leaders of initiative 6: B
      When B tries to cut in ahead of C, rolling 1
      Then it is not allowed, by this clause

    @x4
    Scenario: The active leader himself cannot attempt a seizure
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And A has been activated
      When A attempts a seizure
      Then it is not allowed, by this clause

  @aig.5.4.1.roll
  Rule: Seizure roll

    @x1
    Scenario: A seizure roll equal to the leader’s initiative succeeds
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      When B tries to cut in ahead of A, rolling 6
      Then initiative check of B: passed
      And B is acting
      And this clause applies

    @x2
    Scenario: A seizure roll one above the leader’s initiative fails
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      When B tries to cut in ahead of A, rolling 7
      Then initiative check of B: failed
      And A is acting
      And this clause applies

  @aig.5.4.1.success
  Rule: Cut-in succeeds

    @x1
    Scenario: A leader who cuts in acts now, and the leader who was due to act stays unactivated
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      When B tries to cut in ahead of A, rolling 3
      Then B is acting
      And A is now: unactivated
      And A is now: skipped
      And this clause applies

    @x2
    Scenario: After a leader who cut in is finished, the leader who was due to act is due again
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      And B has tried to cut in ahead of A, rolling 3
      When B does nothing more
      Then next to be activated: A
      And this clause does not apply

  @aig.5.4.1.fail
  Rule: Cut-in fails

    @x1
    Scenario: A leader whose cut-in fails is finished, and the leader who was due to act does so
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      When B tries to cut in ahead of A, rolling 8
      Then B is now: finished
      And A is acting
      And this clause applies

    @x2
    Scenario: A leader with initiative 6 does not fail to cut in on a roll of 6
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      When B tries to cut in ahead of A, rolling 6
      Then B is acting
      And this clause does not apply

  @aig.5.4.2
  Rule: When the passive side seizes

    @x1
    Scenario: The passive side may try to seize an enemy leader’s momentum
      Given the board: 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried for momentum, rolling 2
      When X attempts a seizure, rolling 2
      Then X is acting
      And this clause applies

    @x2
    Scenario: The passive side cannot try to seize an ordinary activation
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And A has been activated
      When X attempts a seizure, rolling 0
      Then it is not allowed, by this clause

    @x3
    Scenario: While orders are being issued, the passive side has no seizure it could let pass
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And A has been activated
      When the passive side lets it pass
      Then it is not allowed, by this clause

  @aig.5.4.2.1.when
  Rule: Seizing enemy momentum

    @x1
    Scenario: When a leader gains momentum, the passive side may try to seize it
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 2
      Then play goes on with: seizure
      And this clause applies

    @x2
    Scenario: When a leader fails to gain momentum, there is nothing to seize
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 4
      Then next to be activated: X
      And this clause does not apply

    @x3
    Scenario: If no leader of the passive side can attempt a seizure, the leader with momentum acts at once
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And state of X: skipped
      And A has been activated
      When A ends his order phase and tries for momentum, rolling 2
      Then A is acting
      And this clause does not apply

  @aig.5.4.2.1.fail
  Rule: Momentum withstands seizure

    @x1
    Scenario: If an attempt to seize momentum fails, the leader who tried is finished and the leader with momentum acts
      Given the board: 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried for momentum, rolling 2
      When X attempts a seizure, rolling 6
      Then X is now: finished
      And A is acting
      And this clause applies

    @x2
    Scenario: An attempt to seize momentum does not fail on a roll equal to the seizing leader’s initiative
      Given the board: 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried for momentum, rolling 2
      When X attempts a seizure, rolling 5
      Then X is acting
      And this clause does not apply

  @aig.5.4.2.1.success
  Rule: Momentum is seized

    @x1
    Scenario: If a leader’s momentum is seized, he is finished and the seizing leader acts
      Given the board: 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried for momentum, rolling 2
      When X attempts a seizure, rolling 5
      Then A is now: finished
      And X is acting
      And this clause applies

    @x2
    Scenario: If nobody seizes a leader’s momentum, he is not finished
      Given the board: 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried for momentum, rolling 2
      When the passive side lets it pass
      Then A is acting
      And this clause does not apply

  @aig.5.4.2.2.when
  Rule: Answering an enemy cut-in

    @x1
    Scenario: When a leader has cut in successfully, the passive side may answer with a seizure attempt
      Given the board: 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; red leader X 0302 initiative=6; red leader Y 0402 initiative=3
      When B tries to cut in ahead of A, rolling 3
      Then play goes on with: seizure
      And this clause applies

    @x2
    Scenario: When a leader has failed to cut in, there is nothing for the passive side to answer
      Given the board: 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; red leader X 0302 initiative=6; red leader Y 0402 initiative=3
      When B tries to cut in ahead of A, rolling 5
      Then A is acting
      And this clause does not apply

    @x3
    Scenario: If a cut-in is answered before its roll, the passive side may answer as soon as it is tried
      Given the board: 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; red leader X 0302 initiative=6; red leader Y 0402 initiative=3
      And the table plays: a cut-in is answered before its roll
      When B tries to cut in ahead of A
      Then play goes on with: seizure
      And this clause applies

    @x4
    Scenario: A leader skipped by a cut-in cannot answer it
      Given the board: 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; red leader X 0302 initiative=6; red leader Y 0402 initiative=3
      And B has tried to cut in ahead of A, rolling 3
      When Y attempts a seizure, rolling 0
      Then it is not allowed, by clause aig.5.4.4.effect

    @x5
    Scenario: If leaders skipped by a cut-in can answer it, one of them may attempt a seizure against the leader who cut in
      Given the board: 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; red leader X 0302 initiative=6; red leader Y 0402 initiative=3
      And the table plays: leaders skipped by a cut-in can answer it
      And B has tried to cut in ahead of A, rolling 3
      When Y attempts a seizure, rolling 0
      Then Y is acting
      And clause aig.5.4.2.2.success applies

    @x6
    Scenario: A cut-in that has failed can no longer be answered
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And Red has leaders of initiative 6: X
      And B has tried to cut in ahead of A, rolling 9
      When X attempts a seizure, rolling 0
      Then it is not allowed, by this clause

  @aig.5.4.2.2.fail
  Rule: Cut-in withstands the answer

    @x1
    Scenario: If the answer to a cut-in fails, the answering leader is finished and the leader who cut in acts
      Given the board: 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; red leader X 0302 initiative=6; red leader Y 0402 initiative=3
      And B has tried to cut in ahead of A, rolling 3
      When X attempts a seizure, rolling 7
      Then X is now: finished
      And B is acting
      And this clause applies

    @x2
    Scenario: The answer to a cut-in does not fail on a roll equal to the answering leader’s initiative
      Given the board: 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; red leader X 0302 initiative=6; red leader Y 0402 initiative=3
      And B has tried to cut in ahead of A, rolling 3
      When X attempts a seizure, rolling 6
      Then X is acting
      And this clause does not apply

  @aig.5.4.2.2.success
  Rule: Cut-in is stopped

    @x1
    Scenario: If the answer to a cut-in succeeds, the leader who cut in is finished and the answering leader acts
      Given the board: 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; red leader X 0302 initiative=6; red leader Y 0402 initiative=3
      And B has tried to cut in ahead of A, rolling 3
      When X attempts a seizure, rolling 6
      Then B is now: finished
      And A is now: unactivated
      And X is acting
      And this clause applies

    @x2
    Scenario: If the passive side lets a cut-in pass, the leader who cut in acts
      Given the board: 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; red leader X 0302 initiative=6; red leader Y 0402 initiative=3
      And B has tried to cut in ahead of A, rolling 3
      When the passive side lets it pass
      Then B is acting
      And this clause does not apply

  @aig.5.4.2.2.no-counter
  Rule: No seizure in return

    @x1
    Scenario: The active side cannot answer with a seizure of its own when its cut-in has been seized
      Given the board: 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; blue leader C 0201 initiative=8; red leader X 0302 initiative=6
      And B has tried to cut in ahead of A, rolling 3
      And X has attempted a seizure, rolling 6
      When C attempts a seizure, rolling 0
      Then it is not allowed, by this clause

    @x2
    Scenario: The active side cannot answer with a seizure of its own when its momentum has been seized
      Given the board: 6x3; blue leader A 0102 initiative=2; blue leader C 0201 initiative=8; red leader X 0302 initiative=6
      And A has been activated
      And A has tried for momentum, rolling 2
      And X has attempted a seizure, rolling 6
      When C attempts a seizure, rolling 0
      Then it is not allowed, by this clause

    @x3
    Scenario: When a seizing leader gains momentum, the other side may answer with a seizure attempt
      Given the board: 6x3; blue leader A 0102 initiative=2; blue leader C 0201 initiative=8; red leader X 0302 initiative=6
      And A has been activated
      And A has tried for momentum, rolling 2
      And X has attempted a seizure, rolling 6
      And X has tried for momentum, rolling 1
      When C attempts a seizure, rolling 0
      Then C is acting

  @aig.5.4.3
  Rule: One seizure attempt each

    @x1
    Scenario: The passive side gets only one seizure attempt each time a leader gains momentum
      Given the board: 6x3; blue leader A 0102 initiative=3; red leader X 0302 initiative=5; red leader Y 0402 initiative=7
      And A has been activated
      And A has tried for momentum, rolling 2
      And X has attempted a seizure, rolling 6
      When Y attempts a seizure, rolling 0
      Then it is not allowed, by this clause

    @x2
    Scenario: The passive side gets another seizure attempt when a leader gains momentum again
      Given the board: 6x3; blue leader A 0102 initiative=3; red leader X 0302 initiative=5; red leader Y 0402 initiative=7
      And A has been activated
      And A has tried for momentum, rolling 2
      And X has attempted a seizure, rolling 6
      When A ends his order phase and tries for momentum, rolling 1
      Then play goes on with: seizure
      And this clause does not apply

    @x3
    Scenario: If the passive side has only one seizure attempt in each activation, it gets none when a leader gains momentum again
      Given the board: 6x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5; red leader Y 0402 initiative=7
      And the table plays: the passive side has one attempt in each activation
      And A has tried for momentum, rolling 2
      And X has attempted a seizure, rolling 6
      When A ends his order phase and tries for momentum, rolling 1
      Then this clause applies
      And A is acting

    @x4
    Scenario: The active side may try to cut in only once for each activation
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And Blue has leaders of initiative 6: C
      And B has tried to cut in ahead of A, rolling 9
      When C tries to cut in ahead of A, rolling 0
      Then it is not allowed, by this clause

  @aig.5.4.4.give
  Rule: Becoming skipped

    @x1
    Scenario: A seizure attempt skips leaders of both sides whose initiative is no higher than the seizing leader’s
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And Red has leaders of initiative 4: X
      When B tries to cut in ahead of A, rolling 7
      Then A is now: skipped
      And X is now: skipped
      And this clause applies

    @x2
    Scenario: A seizure attempt does not skip leaders whose initiative is higher than the seizing leader’s
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And Red has leaders of initiative 4: X
      And Red has leaders of initiative 5: Y
      When B tries to cut in ahead of A, rolling 7
      Then Y is not: skipped
      And this clause applies

    @x3
    Scenario: The seizing leader is not skipped by his own attempt
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And Red has leaders of initiative 4: X
      When B tries to cut in ahead of A, rolling 4
      Then B is not: skipped
      And this clause applies

    @x4
    Scenario: If a seizing leader is skipped by his own attempt, he is skipped even when the attempt succeeds
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And Red has leaders of initiative 4: X
      And the table plays: the seizing leader is skipped by his own attempt
      When B tries to cut in ahead of A, rolling 4
      Then B is now: skipped
      And this clause applies

  @aig.5.4.4.example
  Rule: Leaders skipped by initiative 6

    @x1
    Scenario: A seizure attempt by a leader with initiative 6 skips every leader with initiative 6 to 1 but not one with initiative 7
      Given the board: 6x3; blue leader A 0102 initiative=1; blue leader B 0202 initiative=6; red leader X 0302 initiative=6; red leader Y 0402 initiative=7
      When B tries to cut in ahead of A, rolling 6
      Then A is now: skipped
      And X is now: skipped
      And Y is not: skipped
      And this clause applies

    @x2
    Scenario: A seizure attempt by a leader with initiative 5 does not skip leaders with initiative 6
      Given the board: 6x3; blue leader A 0102 initiative=1; blue leader B 0202 initiative=5; red leader X 0302 initiative=6
      When B tries to cut in ahead of A, rolling 5
      Then X is not: skipped
      And this clause does not apply

    @x3
    Scenario Outline: A seizure attempt by a leader with initiative 6 skips leaders with initiative 6, 5, 4, 3 and 2 alike
      Given the board: 6x3; blue leader A 0102 initiative=1; blue leader B 0202 initiative=6; red leader X 0302 initiative=<initiative>
      When B tries to cut in ahead of A, rolling 6
      Then X is now: skipped
      And this clause applies

      Examples:
        | initiative |
        | 6          |
        | 5          |
        | 4          |
        | 3          |
        | 2          |

  @aig.5.4.4.effect
  Rule: Effect of being skipped

    @x1
    Scenario: A skipped leader cannot attempt a seizure
      Given the board: 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5 skipped; red leader Y 0402 initiative=5
      And A has tried for momentum, rolling 2
      When X attempts a seizure, rolling 0
      Then it is not allowed, by this clause

    @x3
    Scenario: When a leader with initiative 6 cuts in, an enemy with initiative 6 is skipped and cannot answer
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: F
      And Red has leaders of initiative 6: X
      And F has tried to cut in ahead of A, rolling 5
      When X attempts a seizure, rolling 0
      Then it is not allowed, by this clause

    @x2
    Scenario: A skipped leader can still be activated
      Given Blue has leaders of initiative 3: A
      And state of A: skipped
      When A is activated
      Then A is acting
      And this clause does not apply

  @aig.5.4.4.lose
  Rule: No longer skipped

    @x1
    Scenario: A finished leader is no longer skipped
      Given Blue has leaders of initiative 3: A
      And state of A: skipped
      And A has been activated
      And the order phase of A is over
      When A does not try for momentum
      Then A is not: skipped
      And this clause applies

    @x2
    Scenario: At the end of the game turn, skipped leaders are no longer skipped
      Given the board: 5x3; blue leader A 0102 initiative=3 finished; blue leader B 0202 initiative=3 skipped finished
      And the markers of the rally phase have been removed
      When the game turn ends
      Then B is not: skipped
      And this clause applies

    @x3
    Scenario: A skipped leader stays skipped when he is activated
      Given Blue has leaders of initiative 3: A
      And state of A: skipped
      When A is activated
      Then A is now: skipped
      And this clause does not apply

  @aig.5.4.5.no-wait
  Rule: Seizing leader must act

    @x1
    Scenario: A seizing leader cannot stand by
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5 movement-allowance=6
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then it is not allowed, by this clause

    @x2
    Scenario: A leader activated in his turn can stand by
      Given the board: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5
      And A has been activated
      When A ends his orders
      Then play goes on with: melee step
      And this clause does not apply

    @x3
    Scenario: A seizing leader cannot stand by while a unit with TQ 1 waits for its first order
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=1 movement-allowance=6
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then it is not allowed, by this clause

    @x4
    Scenario: A seizing leader cannot stand by while a unit could survive the hit for being activated again
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=2 movement-allowance=6 activated
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then it is not allowed, by this clause

    @x5
    Scenario: A seizing overall commander cannot stand by, even in melee
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 overall-commander; blue HI V 0202 N tq=5 movement-allowance=6; red HI X 0201 S tq=5; blue HI U 0302 N tq=5 movement-allowance=6
      And V is in melee with X
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then it is not allowed, by this clause

    @x6
    Scenario: If every leader may issue individual orders from melee, a seizing leader in melee cannot stand by
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI V 0202 N tq=5 movement-allowance=6; red HI X 0201 S tq=5; blue HI U 0302 N tq=5 movement-allowance=6
      And V is in melee with X
      And the table plays: every leader may issue individual orders from melee
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then it is not allowed, by this clause

    @x7
    Scenario: A seizing leader cannot stand by while a group order would reach a unit
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0702 N tq=5 movement-allowance=6
      And the group of B: U
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then it is not allowed, by this clause

    @x8
    Scenario: A seizing leader cannot stand by while disordered cavalry could disengage from infantry
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HC U 0302 N tq=5 movement-allowance=6 disordered; red HI X 0402 N tq=5
      And U is in melee with X
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then it is not allowed, by this clause

    @x9
    Scenario: A seizing leader cannot stand by while a unit has even one movement point
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=5 movement-allowance=1
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then it is not allowed, by this clause

    @x10
    Scenario: A seizing leader cannot stand by while disordered cavalry has a hex behind it to go to
      Given the board, where a clear hex costs 6: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HC U 0301 N tq=5 movement-allowance=8 disordered
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then it is not allowed, by this clause

    @x11
    Scenario: A seizing leader cannot stand by while heavy cavalry could ride through its own infantry
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0302 initiative=2; blue leader B 0102 initiative=5 command-range=3; blue HC U 0101 SE tq=5 movement-allowance=6; blue HI V 0102 N tq=5 misled; blue HI W 0201 N tq=5 misled
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then it is not allowed, by this clause

    @x12
    Scenario: A seizing leader cannot stand by while a unit that cannot move could fire
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue LI U 0302 N tq=5 movement-allowance=0 self-bow; red HI X 0502 N tq=5
      And to-hit number of the self bow, range 3: 5
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then it is not allowed, by this clause

    @x13
    Scenario: A seizing leader cannot stand by merely because no movement costs are given
      Given the board: 9x6; blue leader A 0103 initiative=2 command-range=3; blue leader B 0303 initiative=5 command-range=3; blue HI U 0304 N tq=5 movement-allowance=4
      And B has tried to cut in ahead of A, rolling 4
      When B ends his orders
      Then it is not allowed, by this clause

    @x14
    Scenario: A seizing leader cannot stand by while a unit with one movement point has a hex next to it whose cost is not given
      Given the board: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=5 movement-allowance=1
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then it is not allowed, by this clause

    @x15
    Scenario: A seizing leader without a single unit ends his order phase, because nothing is possible
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And B has tried to cut in ahead of A, rolling 3
      When B does nothing more
      Then B is now: finished
      And this clause applies

  @aig.5.4.5.must
  Rule: Order a seizing leader must issue

    @x1
    Scenario: A seizing leader may end his orders once a unit has moved
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5 movement-allowance=6
      And B has tried to cut in ahead of A, rolling 5
      And B has ordered U: move and fire
      And U has moved to 0402
      When B ends his orders
      Then play goes on with: melee step
      And this clause applies

    @x2
    Scenario: A seizing leader may not end his orders before the unit he ordered has moved
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5 movement-allowance=6
      And B has tried to cut in ahead of A, rolling 5
      And B has ordered U: move and fire
      When B ends his orders
      Then it is not allowed, by this clause

    @x3
    Scenario: A seizing leader who has no unit to order may simply end his orders
      Given the board: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then play goes on with: melee step
      And this clause applies

    @x19
    Scenario: A seizing leader may simply end his orders if every hex costs more than his units have
      Given the board, where a clear hex costs 7: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=5 movement-allowance=6
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then play goes on with: melee step
      And this clause applies

    @x20
    Scenario: A seizing leader whose units have no movement points may simply end his orders, even if no movement costs are given
      Given the board: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=5 movement-allowance=0
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then play goes on with: melee step
      And this clause applies

    @x4
    Scenario: A seizing leader whose only unit is misled may end his orders
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=5 movement-allowance=6 misled
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then play goes on with: melee step
      And this clause applies

    @x5
    Scenario: A seizing leader need not order a unit that would rout by being activated again
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=1 movement-allowance=6 activated
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then play goes on with: melee step
      And this clause applies

    @x6
    Scenario: A seizing leader in melee may end his orders, because he cannot issue any
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI V 0202 N tq=5 movement-allowance=6; red HI X 0201 S tq=5; blue HI U 0302 N tq=5 movement-allowance=6
      And V is in melee with X
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then play goes on with: melee step
      And this clause applies

    @x7
    Scenario: A seizing leader may not spend his last order on removing hits
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=1; blue leader B 0202 initiative=2 command-range=3; blue HI U 0302 N tq=5 movement-allowance=6; blue HI V 0103 N tq=5 movement-allowance=6; blue HI W 0402 N tq=5 movement-allowance=6
      And B has tried to cut in ahead of A, rolling 2
      And B has ordered U: remove hits
      When B orders V: remove hits
      Then it is not allowed, by this clause

    @x8
    Scenario: A seizing leader may not order his only unit to remove hits
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=5 movement-allowance=6
      And B has tried to cut in ahead of A, rolling 5
      When B orders U: remove hits
      Then it is not allowed, by this clause

    @x9
    Scenario: A seizing leader with no group orders may end his orders when no unit is in his command range
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0702 N tq=5 movement-allowance=6
      And the group of B: U
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then play goes on with: melee step
      And this clause applies

    @x10
    Scenario: A seizing leader may end his orders when the only unit in reach of a group order does not belong to his group
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0702 N tq=5 movement-allowance=6; blue HI V 0103 N tq=5 misled
      And the group of B: V
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then play goes on with: melee step
      And this clause applies

    @x11
    Scenario: A seizing leader may end his orders when his group is beyond twice his command range
      Given the board, where a clear hex costs 1: 10x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0902 N tq=5 movement-allowance=6
      And the group of B: U
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then play goes on with: melee step
      And this clause applies

    @x12
    Scenario: A seizing leader may not end his orders while a junior leader he has ordered can still order a unit
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue leader J 0502 junior-leader command-range=2; blue HI U 0702 N tq=5 movement-allowance=6
      And B has tried to cut in ahead of A, rolling 5
      And B has ordered J: move as leader
      When B ends his orders
      Then it is not allowed, by this clause

    @x13
    Scenario: A seizing leader may end his orders when only another leader could reach a unit
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0602 initiative=2 command-range=3; blue leader B 0202 initiative=5 command-range=3; blue HI U 0702 N tq=5 movement-allowance=6
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then play goes on with: melee step
      And this clause applies

    @x14
    Scenario: A seizing leader may end his orders when the leader he has ordered is not a junior leader and so passes no order on
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 rank=2 initiative=5 command-range=3; blue leader C 0502 rank=1 initiative=6 command-range=2; blue HI U 0702 N tq=5 movement-allowance=6
      And B has tried to cut in ahead of A, rolling 5
      And B has ordered C: move as leader
      When B ends his orders
      Then play goes on with: melee step
      And this clause applies

    @x15
    Scenario: A seizing leader whose group order has failed may end his orders
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5 movement-allowance=6
      And the group of B: U
      And B has tried to cut in ahead of A, rolling 5
      And B has issued a group order, rolling 9
      When B ends his orders
      Then play goes on with: melee step

    @x16
    Scenario: A seizing leader may not spend his order phase on a group that can neither move nor fire
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5 movement-allowance=6; blue HI V 0103 N tq=5 misled
      And the group of B: V
      And B has tried to cut in ahead of A, rolling 5
      When B issues a group order
      Then it is not allowed, by this clause

    @x17
    Scenario: A seizing leader may end his orders when his only unit has no movement points and no missile weapon
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=5 movement-allowance=0; red HI X 0502 N tq=5
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then play goes on with: melee step
      And this clause applies

    @x18
    Scenario: A seizing leader may end his orders when no unit’s hex is known
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 5: B
      And Blue has units of HI, TQ 5: U
      And B has tried to cut in ahead of A, rolling 5
      When B ends his orders
      Then play goes on with: melee step
      And this clause applies

  @aig.5.4.5.no-rally
  Rule: Seizing leader cannot rally

    @x1
    Scenario: A seizing leader cannot choose a banner rally
      Given the board: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5
      And B has tried to cut in ahead of A, rolling 5
      When B makes a banner rally
      Then it is not allowed, by this clause

    @x2
    Scenario: A seizing leader may order a unit to try to rally, but the source does not say how it does so
      Given the board: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5 routed
      And B has tried to cut in ahead of A, rolling 5
      When B orders U: try to rally
      Then the source does not say
      And this clause does not apply

    @x3
    Scenario: If every rally is barred to a seizing leader, he cannot order a unit to rally
      Given the board: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5 routed
      And B has tried to cut in ahead of A, rolling 5
      And the table plays: every rally is barred to a seizing leader
      When B orders U: try to rally
      Then it is not allowed, by this clause

    @x4
    Scenario: Even if every rally is barred to a seizing leader, a leader activated in his turn may order a unit to rally, though the source does not say how it does so
      Given the board: 8x3; blue leader B 0202 initiative=5 command-range=3 active; blue HI U 0302 N tq=5 routed
      And the table plays: every rally is barred to a seizing leader
      When B orders U: try to rally
      Then the source does not say
      And this clause does not apply

  @aig.5.4.5.melee
  Rule: Seizing leader’s melees

    @x1
    Scenario: A seizing leader may not hold back a unit that could fight
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=5 movement-allowance=6; blue HI V 0203 N tq=5 movement-allowance=6; red HI X 0402 S tq=5 movement-allowance=6
      And U is in melee with X
      And B has tried to cut in ahead of A, rolling 5
      And B has ordered V: move and fire
      And V has moved to 0103
      When B does nothing more
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit outside the seizing leader’s command range need not fight
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0602 N tq=5 movement-allowance=6; blue HI V 0203 N tq=5 movement-allowance=6; red HI X 0702 S tq=5 movement-allowance=6
      And U is in melee with X
      And B has tried to cut in ahead of A, rolling 5
      And B has ordered V: move and fire
      And V has moved to 0103
      When B does nothing more
      Then next to be activated: A

    @x3
    Scenario: A seizing leader may not hold back a unit that stands next to an enemy
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=5 movement-allowance=6; blue HI V 0203 N tq=5 movement-allowance=6; red HI X 0402 S tq=5 movement-allowance=6
      And B has tried to cut in ahead of A, rolling 5
      And B has ordered V: move and fire
      And V has moved to 0103
      When B does nothing more
      Then it is not allowed, by this clause

    @x4
    Scenario: A seizing leader has fulfilled his duty to fight once his unit next to an enemy goes into melee
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=5 movement-allowance=6; blue HI V 0203 N tq=5 movement-allowance=6; red HI X 0402 S tq=5 movement-allowance=6
      And B has tried to cut in ahead of A, rolling 5
      And B has ordered V: move and fire
      And V has moved to 0103
      And TQ die of U: 2
      When U goes into melee with X
      Then in melee now: U + X

    @x7
    Scenario: A seizing leader need not send into melee a unit that does not belong to his group
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=5 movement-allowance=6; blue HI V 0103 N tq=5 misled; red HI X 0402 S tq=5
      And U is in melee with X
      And the group of B: V
      And B has tried to cut in ahead of A, rolling 5
      When B does nothing more
      Then next to be activated: A

    @x8
    Scenario: A seizing leader may not hold back a unit of his group that could fight
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=5 movement-allowance=6; red HI X 0402 S tq=5
      And U is in melee with X
      And the group of B: U
      And B has tried to cut in ahead of A, rolling 5
      When B does nothing more
      Then it is not allowed, by this clause

    @x9
    Scenario: A seizing leader has fulfilled his duty to fight once his unit fights on in its melee
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=5 movement-allowance=6; red HI X 0402 S tq=5
      And U is in melee with X
      And B has tried to cut in ahead of A, rolling 5
      And TQ die of U: 3
      When U goes into melee with X
      Then in melee now: U + X
      And this clause applies

    @x10
    Scenario: A seizing leader need not commit a unit whose only enemy in melee is a leader
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=5 movement-allowance=6; red leader X 0402 initiative=7
      And U is in melee with X
      And B has tried to cut in ahead of A, rolling 5
      And the passive side has let it pass
      When B does nothing more
      Then next to be activated: A

    @x11
    Scenario: If only units already in melee must fight after a seizure, a unit merely next to an enemy may be held back
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=5 movement-allowance=6; blue HI V 0203 N tq=5 movement-allowance=6; red HI X 0402 S tq=5 movement-allowance=6
      And the table plays: after a seizure only units already in melee must fight
      And B has tried to cut in ahead of A, rolling 5
      And B has ordered V: move and fire
      And V has moved to 0103
      When B does nothing more
      Then next to be activated: A

    @x12
    Scenario: Even if only units already in melee must fight after a seizure, none of them may be held back
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=5 movement-allowance=6; blue HI V 0203 N tq=5 movement-allowance=6; red HI X 0402 S tq=5 movement-allowance=6
      And the table plays: after a seizure only units already in melee must fight
      And U is in melee with X
      And B has tried to cut in ahead of A, rolling 5
      And B has ordered V: move and fire
      When B does nothing more
      Then it is not allowed

  @aig.5.4.5.move
  Rule: Moves that count after a seizure

    @x1
    Scenario: A unit that moves out and back does not fulfil a seizing leader’s duty
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5 movement-allowance=6
      And B has tried to cut in ahead of A, rolling 5
      And B has ordered U: move and fire
      When U carries out its order: 0301 S 0302
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit that moves to another hex fulfils a seizing leader’s duty
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5 movement-allowance=6
      And B has tried to cut in ahead of A, rolling 5
      And B has ordered U: move and fire
      When U moves to 0402
      Then U is in hex 0402
      And this clause applies

    @x3
    Scenario: A unit that moves out and back on a group order does not fulfil a seizing leader’s duty
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5 movement-allowance=6; blue HI V 0103 N tq=5 movement-allowance=6
      And the group of B: U
      And B has tried to cut in ahead of A, rolling 5
      And B has issued a group order, rolling 1
      When U carries out its order: 0301 S 0302
      Then it is not allowed, by this clause

    @x4
    Scenario: A junior leader’s unit that moves out and back does not fulfil a seizing leader’s duty
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue leader J 0302 junior-leader; blue HI U 0302 N tq=5 movement-allowance=6
      And B has tried to cut in ahead of A, rolling 5
      And B has ordered J: lead his unit
      When U carries out its order: 0301 S 0302
      Then it is not allowed, by this clause

    @x5
    Scenario: A seizing leader does not fulfil his duty by moving himself
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0402 N tq=5 movement-allowance=6
      And B has tried to cut in ahead of A, rolling 5
      And B has ordered B: move as leader
      And B has moved to 0302
      When B ends his orders
      Then it is not allowed, by this clause

    @x6
    Scenario: A seizing leader’s unit may move out and back while he can still order another unit
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=5 movement-allowance=6; blue HI V 0103 N tq=5 movement-allowance=6
      And B has tried to cut in ahead of A, rolling 5
      And B has ordered U: move and fire
      When U carries out its order: 0301 S 0302
      Then U is in hex 0302
      And this clause does not apply

    @x7
    Scenario: After one unit has moved out and back, another that ends its move elsewhere fulfils a seizing leader’s duty
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5 movement-allowance=6; blue HI V 0402 N tq=5 movement-allowance=6
      And the group of B: U + V
      And B has tried to cut in ahead of A, rolling 5
      And B has issued a group order, rolling 1
      And U has carried out its order: 0301 S 0302
      When V moves to 0401
      Then V is in hex 0401
