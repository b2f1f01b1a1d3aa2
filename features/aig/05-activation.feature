Feature: Activating leaders and issuing orders

  @aig.5.1.start
  Rule: Leaders start unactivated

    @x1
    Scenario: A new game turn finds every leader unactivated
      Given the board is 5x3; blue leader A 0102 initiative=3 finished; red leader X 0302 initiative=4 finished
      And the markers of the rally phase have been removed
      When the game turn ends
      Then A is now: unactivated
      And X is now: unactivated
      And this clause applies

    @x2
    Scenario: Until the rally phase is over they stay finished
      Given Blue has leaders of initiative 3: A
      And state of A: finished
      When the markers of the rally phase are removed
      Then A is now: finished
      And this clause does not apply

  @aig.5.1.flip
  Rule: Flipping a finished leader

    @x1
    Scenario: A leader who has done all is flipped
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A does not try momentum
      Then A is now: finished
      And this clause applies

    @x2
    Scenario: A finished leader is not activated again
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And state of A: finished
      When A is activated
      Then it is not allowed, by this clause

  @aig.5.1.1.order
  Rule: Leaders in order of initiative

    @x1
    Scenario: The game turn opens with the leader of lowest initiative
      Given Blue has leaders of initiative 1: A
      And Red has leaders of initiative 5: X
      When A is activated
      Then A is acting
      And this clause applies

    @x2
    Scenario: The second leader does not open it
      Given Blue has leaders of initiative 1: A
      And Red has leaders of initiative 5: X
      And A has stood by
      When X is activated
      Then X is acting
      And this clause does not apply

  @aig.5.1.1.continue
  Rule: On to the next leader

    @x1
    Scenario: When one is finished the next follows
      Given Blue has leaders of initiative 1: A
      And Red has leaders of initiative 5: X
      And A has been activated
      And the order phase of A is over
      When A does not try momentum
      Then next to be activated: X
      And this clause applies

    @x2
    Scenario: Not while the first is still acting
      Given Blue has leaders of initiative 1: A
      And Red has leaders of initiative 5: X
      And A has been activated
      When X is activated
      Then it is not allowed, by this clause

  @aig.5.1.2
  Rule: Three order phases at most

    @x1
    Scenario: A third order phase by a second momentum
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And A has tried momentum, rolling 1
      And the order phase of A is over
      When A tries momentum, rolling 2
      Then order phases taken by A: 3
      And this clause does not apply

    @x2
    Scenario: There is no fourth
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And A has tried momentum, rolling 1
      And A has tried momentum, rolling 2
      When A ends his order phase and tries momentum, rolling 0
      Then this clause gives 3
      And it is not allowed, by clause aig.5.3.1.limit

  @aig.5.1.3.a
  Rule: Finished without momentum

    @x1
    Scenario: A leader who does not try momentum is finished
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A does not try momentum
      Then A is now: finished
      And this clause applies

    @x2
    Scenario: A leader who goes on by momentum is not
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 1
      Then A is not: finished
      And this clause does not apply

  @aig.5.1.3.b
  Rule: Finished by a failed attempt

    @x1
    Scenario: A failed momentum finishes the leader
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 5
      Then A is now: finished
      And this clause applies

    @x2
    Scenario: A failed seizure finishes the leader who tried it
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      When B cuts in ahead of A, rolling 5
      Then B is now: finished
      And A is acting
      And this clause applies

    @x3
    Scenario: A successful seizure does not
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      When B cuts in ahead of A, rolling 4
      Then B is not: finished
      And this clause does not apply

  @aig.5.1.3.c
  Rule: Finished by enemy seizure

    @x1
    Scenario: A leader whose momentum is seized is finished
      Given the board is 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried momentum, rolling 2
      When X tries to seize, rolling 5
      Then A is now: finished
      And this clause applies

    @x2
    Scenario: A leader whose cut-in is seized is finished
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And Red has leaders of initiative 6: X
      And B has cut in ahead of A, rolling 3
      When X tries to seize, rolling 6
      Then B is now: finished
      And this clause applies

    @x3
    Scenario: A failed seizure leaves him in action
      Given the board is 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried momentum, rolling 2
      When X tries to seize, rolling 6
      Then A is not: finished
      And this clause does not apply

  @aig.5.1.3.d
  Rule: Finished by standing by

    @x1
    Scenario: A leader who issues no order and does not try momentum has stood by
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A does not try momentum
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
    Scenario: Without an order he may still try momentum
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 3
      Then order phases taken by A: 2
      And this clause does not apply

    @x4
    Scenario: Read the other way, a leader without an order cannot try momentum
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the table plays: a leader who has issued no order cannot try momentum
      And the order phase of A is over
      When A tries momentum, rolling 3
      Then it is not allowed, by this clause

  @aig.5.1.3.e
  Rule: Finished by failed group order

    @x1
    Scenario: A failed group order far from the overall commander finishes the leader
      Given the board is 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 8
      Then A is now: finished
      And this clause applies

    @x2
    Scenario: A successful one does not
      Given the board is 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 1
      Then A is not: finished
      And this clause does not apply

  @aig.5.1.3.f
  Rule: Finished by failed takeover

    @x1
    Scenario: A failed takeover finishes the overall commander
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 6
      Then A is now: finished
      And this clause applies

    @x2
    Scenario: A successful takeover does not
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 2
      Then A is not: finished
      And this clause does not apply

  @aig.5.1.4
  Rule: No orders once finished

    @x1
    Scenario: A finished leader issues no order
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And state of A: finished
      When A orders U: move and fire
      Then it is not allowed, by this clause

    @x2
    Scenario: A finished leader does not try to seize either
      Given the board is 5x3; blue leader A 0102 initiative=3; red leader X 0302 initiative=5 finished; red leader Y 0402 initiative=6
      And A has been activated
      And A has tried momentum, rolling 2
      When X tries to seize, rolling 0
      Then it is not allowed, by this clause

    @x3
    Scenario: The active leader does issue orders
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      When A orders U: move and fire
      Then activated in this order phase: U
      And this clause does not apply

  @aig.5.2.1.one-of-three
  Rule: One of three choices

    @x1
    Scenario: The first order decides the kind
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      When A orders U: move and fire
      Then individual orders left to A: 2
      And this clause applies

    @x2
    Scenario: A group order after an individual order
      Given the board is 6x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5
      And the group of A: V
      And A has been activated
      And A has ordered U: move and fire
      When A issues a group order
      Then it is not allowed, by this clause

    @x3
    Scenario: A banner rally is the third choice
      Given Blue has leaders of initiative 3: A
      And A has been activated
      When A makes a banner rally
      Then play goes on with: movement and fire step
      And this clause applies

  @aig.5.2.1.momentum-new
  Rule: New choice after momentum

    @x1
    Scenario: First a group order, then individual orders
      Given the board is 6x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5
      And the group of A: V
      And A has issued a group order
      And A has tried momentum, rolling 2
      When A orders U: move and fire
      Then activated in this order phase: U
      And this clause applies

    @x2
    Scenario: In the same order phase the kind cannot be changed
      Given the board is 6x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5
      And the group of A: V
      And A has been activated
      And A has issued a group order
      When A orders U: move and fire
      Then it is not allowed, by clause aig.5.2.1.one-of-three
      And this clause does not apply

    @x3
    Scenario: A group order, momentum, then several individual orders
      Given the board is 6x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5; blue HI W 0201 N tq=5
      And the group of A: V
      And A has issued a group order
      And A has tried momentum, rolling 2
      And A has ordered U: move and fire
      When A orders W: move and fire
      Then activated in this order phase: U + W

  @aig.5.2.2.one-use
  Rule: One use per order

    @x1
    Scenario: One order, one use
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      When A orders U: move and fire
      Then activated in this order phase: U
      And individual orders left to A: 2
      And this clause applies

    @x2
    Scenario: The order that removes hits does not let the unit move
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5 cohesion-hit=2
      And A has ordered U: remove hits
      When U moves to 0302
      Then it is not allowed, by clause aig.4.orders-needed
      And this clause does not apply

  @aig.5.2.2.a
  Rule: Order to move or fire

    @x1
    Scenario: An ordered unit moves
      Given the board, where a clear hex costs 1: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5 movement-allowance=6
      And A has ordered U: move and fire
      When U moves to 0302
      Then U is in hex 0302
      And U is now: moved
      And this clause applies

    @x2
    Scenario: An ordered unit fires
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue LI U 0202 N tq=5 movement-allowance=5 javelin; red HI X 0302 S tq=5
      And to-hit number of the javelin at up to 1 hexes: 4
      And A has ordered U: move and fire
      And missile die of U: 4
      When U fires at X by order
      Then cohesion hits now on X: 1
      And this clause applies

    @x3
    Scenario: A unit without an order does neither
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5
      When U moves to 0302
      Then it is not allowed, by clause aig.4.orders-needed
      And this clause does not apply

  @aig.5.2.2.b
  Rule: Order to remove hits

    @x1
    Scenario: Three hits become one
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And cohesion hits on U: 3
      And A has been activated
      When A orders U: remove hits
      Then cohesion hits now on U: 1
      And this clause gives -2

    @x2
    Scenario: A single hit becomes none
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And cohesion hits on U: 1
      And A has been activated
      When A orders U: remove hits
      Then cohesion hits now on U: 0
      And this clause gives -1

    @x3
    Scenario: A routed unit keeps its hits
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5 cohesion-hit=5 routed
      When A orders U: remove hits
      Then it is not allowed, by this clause

    @x4
    Scenario: Read the other way, hits come off a routed unit too
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5 cohesion-hit=5 routed
      And the table plays: hits can be removed from a routed unit
      When A orders U: remove hits
      Then cohesion hits now on U: 3
      And this clause gives -2

  @aig.5.2.2.d
  Rule: Order to promote

    @x1
    Scenario: The overall commander promotes a junior leader, who is finished for this game turn
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=2 overall-commander active; blue leader B 0302 rank=1; blue leader J 0202 initiative=1 junior-leader
      And J serves under B
      And B has fallen
      When A orders J: promotion in the field
      Then J is not: junior leader
      And J is now: finished
      And this clause applies

    @x2
    Scenario: Another leader cannot promote
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue leader J 0202 initiative=1 junior-leader
      When A orders J: promotion in the field
      Then it is not allowed, by this clause

    @x3
    Scenario: Read the other way, every leader may promote
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue leader B 0302 rank=1; blue leader J 0202 initiative=1 junior-leader
      And J serves under B
      And B has fallen
      And the table plays: every leader may promote
      When A orders J: promotion in the field
      Then J is now: finished
      And this clause applies

  @aig.5.2.3.all
  Rule: Group order activates together

    @x1
    Scenario: Every unit of the group within twice the command range of 2
      Given the board is 8x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0302 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U + V + W
      When A issues a group order
      Then activated in this order phase: U + V
      And this clause applies

    @x2
    Scenario: A unit five hexes away hears nothing
      Given the board is 8x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0302 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: W
      When A issues a group order
      Then W is not: activated
      And this clause applies

  @aig.5.2.3.requirement
  Rule: Who belongs to the group

    @x1
    Scenario: Only the units of his group
      Given the board is 8x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0302 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: V
      When A issues a group order
      Then activated in this order phase: V
      And this clause applies

    @x2
    Scenario: A leader of whom no scenario says who his group is
      Given the board is 8x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0302 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      When A issues a group order
      Then the source does not say
      And this clause applies

  @aig.5.2.3.effect
  Rule: What the group does

    @x1
    Scenario: A unit of the group moves
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0302 N tq=5 movement-allowance=6; blue HI V 0502 N tq=5 movement-allowance=6; blue HI W 0602 N tq=5 movement-allowance=6
      And the group of A: U + V
      And A has issued a group order
      When V moves to 0402
      Then V is in hex 0402
      And this clause applies

    @x2
    Scenario: A unit outside the group does not
      Given the board is 8x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0302 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U + V
      And A has issued a group order
      When W moves to 0702
      Then it is not allowed, by clause aig.4.orders-needed
      And this clause does not apply

  @aig.5.2.4.a
  Rule: Leader orders himself

    @x1
    Scenario: A leader orders himself
      Given the board is 8x3; blue leader A 0102 initiative=3 command-range=2 rank=2 active; blue HI U 0102 N tq=5; blue HI V 0202 N tq=5
      When A orders A: move as leader
      Then activated in this order phase: A
      And individual orders left to A: 2
      And this clause applies

    @x2
    Scenario: Without an order to himself he stays
      Given the board is 8x3; blue leader A 0102 initiative=3 command-range=2 rank=2 active; blue HI U 0102 N tq=5; blue HI V 0202 N tq=5
      When A moves to 0402
      Then it is not allowed, by this clause

  @aig.5.2.4.b.with
  Rule: Moving with one's unit

    @x1
    Scenario: He goes along with the unit he has ordered
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=2 rank=2 active; blue HI U 0102 N tq=5 movement-allowance=6; blue HI V 0202 N tq=5 movement-allowance=6
      And A has ordered U: move and fire
      When U moves to 0201, with A
      Then A is in hex 0201
      And this clause applies

    @x2
    Scenario: He may also stay behind
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=2 rank=2 active; blue HI U 0102 N tq=5 movement-allowance=6; blue HI V 0202 N tq=5 movement-allowance=6
      And A has ordered U: move and fire
      When U moves to 0201
      Then A is in hex 0102
      And this clause does not apply

  @aig.5.2.4.b.stay
  Rule: Staying with one's unit

    @x1
    Scenario: Having gone along he cannot ride on alone
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=2 rank=2 active; blue HI U 0102 N tq=5 movement-allowance=6; blue HI V 0202 N tq=5 movement-allowance=6
      And A has ordered A: move as leader
      And A has ordered U: move and fire
      And U has moved to 0201, with A
      When A moves to 0402
      Then it is not allowed, by this clause

    @x2
    Scenario: Had the unit gone without him, he could
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=2 rank=2 active; blue HI U 0102 N tq=5 movement-allowance=6; blue HI V 0202 N tq=5 movement-allowance=6
      And A has ordered A: move as leader
      And A has ordered U: move and fire
      And U has moved to 0201
      When A moves to 0402
      Then A is in hex 0402
      And this clause does not apply

  @aig.5.2.4.c.with
  Rule: Moving with one's group

    @x1
    Scenario: A leader stacked with a unit of his group moves with it
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0102 overall-commander initiative=3 command-range=2 rank=2 group-order-value=1 active; blue HI U 0102 N tq=5 movement-allowance=6; blue HI V 0202 N tq=5 movement-allowance=6
      And the group of A: U + V
      And A has issued a group order
      When U moves to 0201, with A
      Then A is in hex 0201
      And this clause applies

    @x2
    Scenario: A leader whose unit was not activated stays
      Given the board is 9x3; blue leader A 0102 overall-commander initiative=3 command-range=2 rank=2 group-order-value=1 active; blue HI U 0102 N tq=5; blue HI V 0202 N tq=5
      And the group of A: V
      And A has issued a group order
      When A moves to 0302
      Then it is not allowed, by this clause

  @aig.5.2.4.c.end
  Rule: Staying near one's group

    @x1
    Scenario: He may leave his unit if one of the group stays within his range of 2
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0102 overall-commander initiative=3 command-range=2 rank=2 group-order-value=1 active; blue HI U 0102 N tq=5 movement-allowance=6; blue HI V 0202 N tq=5 movement-allowance=6
      And the group of A: U + V
      And A has issued a group order
      When A moves to 0402
      Then A is in hex 0402
      And this clause applies

    @x2
    Scenario: Four hexes from the nearest is too far
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0102 overall-commander initiative=3 command-range=2 rank=2 group-order-value=1 active; blue HI U 0102 N tq=5 movement-allowance=6; blue HI V 0202 N tq=5 movement-allowance=6
      And the group of A: U + V
      And A has issued a group order
      When A moves to 0602
      Then it is not allowed, by this clause

    @x3
    Scenario: Read the other way, twice his range is near enough
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0102 overall-commander initiative=3 command-range=2 rank=2 group-order-value=1 active; blue HI U 0102 N tq=5 movement-allowance=6; blue HI V 0202 N tq=5 movement-allowance=6
      And the group of A: U + V
      And the table plays: a leader ends his move with a unit of his group in twice his command range
      And A has issued a group order
      When A moves to 0602
      Then A is in hex 0602
      And this clause applies

  @aig.5.2.4.d.order
  Rule: Moving on another's order

    @x1
    Scenario: The overall commander lets another leader move
      Given the board is 8x3; blue leader A 0102 initiative=3 command-range=4 rank=3 overall-commander active; blue leader B 0302 initiative=5 rank=2
      When A orders B: move as leader
      Then activated in this order phase: B
      And this clause applies

    @x2
    Scenario: So does any leader of higher rank
      Given the board is 8x3; blue leader A 0102 initiative=3 command-range=4 rank=3 active; blue leader B 0302 initiative=5 rank=2
      When A orders B: move as leader
      Then activated in this order phase: B
      And B is now: unactivated
      And this clause applies

    @x3
    Scenario: A leader of lower rank does not
      Given the board is 8x3; blue leader A 0102 initiative=3 command-range=4 rank=1 active; blue leader B 0302 initiative=5 rank=2
      When A orders B: move as leader
      Then it is not allowed, by this clause

    @x4
    Scenario: Read the other way, only the overall commander does
      Given the board is 8x3; blue leader A 0102 initiative=3 command-range=4 rank=3 active; blue leader B 0302 initiative=5 rank=2
      And the table plays: a leader may move only on the order of the overall commander
      When A orders B: move as leader
      Then it is not allowed, by this clause

  @aig.5.2.4.d.group
  Rule: Riding along

    @x1
    Scenario: His own junior leader rides along with a unit of the group
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=4 rank=3 group-order-value=1 active; blue HI U 0302 N tq=5 movement-allowance=6; blue leader J 0302 junior-leader; blue leader O 0101 overall-commander command-range=5
      And J serves under A
      And the group of A: U
      And A has issued a group order
      When U moves to 0402, with J
      Then J is in hex 0402
      And this clause applies

    @x2
    Scenario: Another commander's junior leader does not
      Given the board is 8x3; blue leader A 0102 initiative=3 command-range=4 rank=3 group-order-value=1 active; blue HI U 0302 N tq=5; blue leader J 0302 junior-leader; blue leader O 0101 overall-commander command-range=5
      And the group of A: U
      And A has issued a group order
      When U moves to 0402, with J
      Then it is not allowed, by this clause

    @x3
    Scenario: Everybody rides along at the overall commander's order
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=4 rank=3 group-order-value=1 overall-commander active; blue HI U 0302 N tq=5 movement-allowance=6; blue leader B 0302 rank=2 initiative=5
      And the group of A: U
      And A has issued a group order
      When U moves to 0402, with B
      Then B is in hex 0402
      And B is now: unactivated
      And this clause applies

  @aig.5.2.4.d.stay
  Rule: Riding along to the end

    @x1
    Scenario: Who rides along stays with the unit
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=4 rank=3 group-order-value=1 active; blue HI U 0302 N tq=5 movement-allowance=6; blue leader J 0302 junior-leader; blue leader O 0101 overall-commander command-range=5
      And J serves under A
      And the group of A: U
      And A has issued a group order
      And U has moved to 0402, with J
      When J moves to 0502
      Then it is not allowed, by this clause

    @x2
    Scenario: Who has not ridden along has no move at all
      Given the board is 8x3; blue leader A 0102 initiative=3 command-range=4 rank=3 group-order-value=1 active; blue HI U 0302 N tq=5; blue leader J 0302 junior-leader; blue leader O 0101 overall-commander command-range=5
      And J serves under A
      And the group of A: U
      And A has issued a group order
      When J moves to 0402
      Then it is not allowed, by clause aig.5.2.4.d.order
      And this clause does not apply

  @aig.5.2.5.many
  Rule: Several activations a unit

    @x1
    Scenario: A second activation in the game turn is possible at a price
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And state of U: activated
      And A has been activated
      When A orders U: move and fire
      Then cohesion hits now on U: 1
      And this clause applies

    @x2
    Scenario: The first has no price
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And A has been activated
      When A orders U: move and fire
      Then cohesion hits now on U: 0
      And this clause does not apply

  @aig.5.2.5.once
  Rule: One action a phase

    @x1
    Scenario: A unit moves once in an order phase
      Given the board, where a clear hex costs 1: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5 movement-allowance=6
      And A has ordered U: move and fire
      When U moves to 0302
      Then U is in hex 0302
      And this clause applies

    @x2
    Scenario: A second move in it is refused
      Given the board, where a clear hex costs 1: 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5 movement-allowance=6
      And A has ordered U: move and fire
      And U has moved to 0302
      When U moves to 0402
      Then it is not allowed, by this clause

    @x3
    Scenario: A second group order does not make it move again
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=2 active; blue HI U 0302 N tq=5 movement-allowance=6
      And the group of A: U
      And A has issued a group order
      And U has moved to 0402
      And A has issued a group order
      When U moves to 0502
      Then it is not allowed, by this clause

  @aig.5.2.5.one-order
  Rule: One individual order a phase

    @x1
    Scenario: Hits removed and then sent into action
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U
      And cohesion hits on U: 2
      And A has been activated
      And A has ordered U: remove hits
      When A orders U: move and fire
      Then it is not allowed, by this clause

    @x2
    Scenario: Another unit may have the second order
      Given Blue has leaders of initiative 3: A
      And Blue has units of HI, TQ 6: U + V
      And A has been activated
      And A has ordered U: remove hits
      When A orders V: move and fire
      Then activated in this order phase: V
      And this clause does not apply

  @aig.5.2.6.melee
  Rule: Melee needs no order

    @x1
    Scenario: A unit without an order fights
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      And A has ended his orders
      When A commits U against X
      Then in melee now: U
      And this clause applies

    @x2
    Scenario: A unit without an order does not move
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      When U moves to 0201
      Then it is not allowed, by clause aig.4.orders-needed
      And this clause does not apply

  @aig.5.2.6.melee-timing
  Rule: Melee after movement and fire

    @x1
    Scenario: Units go into melee in the melee step
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      And A has ended his orders
      When A commits U against X
      Then in melee now: U
      And this clause applies

    @x2
    Scenario: Not while orders are being issued
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      When A commits U against X
      Then it is not allowed, by this clause

  @aig.5.2.6.reaction
  Rule: Reaction fire needs no order

    @x1
    Scenario: Reaction fire needs no order, but when it may be made the source does not say
      Given the board is 5x3; blue leader A 0102 initiative=3 active; red LI X 0302 S tq=5 javelin
      When X fires in reaction
      Then the source does not say
      And this clause applies

    @x2
    Scenario: Any other fire needs one
      Given the board is 5x3; blue leader A 0102 initiative=3 active; blue LI U 0202 N tq=5 javelin; red HI X 0302 S tq=5
      When U fires at X by order
      Then it is not allowed, by clause aig.4.orders-needed
      And this clause does not apply

  @aig.5.2.7.no-group
  Rule: No group orders from melee

    @x1
    Scenario: A leader in melee issues no group order
      Given the board is 6x3; blue leader A 0202 initiative=3 command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And the group of A: V
      When A issues a group order
      Then it is not allowed, by this clause

    @x2
    Scenario: Nor does the overall commander
      Given the board is 6x3; blue leader A 0202 initiative=3 overall-commander command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And the group of A: V
      When A issues a group order
      Then it is not allowed, by this clause

    @x3
    Scenario: Out of melee he does
      Given the board is 6x3; blue leader A 0202 overall-commander initiative=3 command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      And the group of A: V
      When A issues a group order
      Then activated in this order phase: V
      And this clause does not apply

  @aig.5.2.7.activated
  Rule: Activated while in melee

    @x1
    Scenario: A leader in melee is activated in his turn
      Given the board is 6x3; blue leader A 0202 initiative=3 command-range=3 group-order-value=1; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A is activated
      Then A is acting
      And this clause applies

    @x2
    Scenario: Out of melee nothing is special about it
      Given the board is 6x3; blue leader A 0202 initiative=3 command-range=3 group-order-value=1; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      When A is activated
      Then A is acting
      And this clause does not apply

  @aig.5.2.7.individual
  Rule: Individual orders from melee

    @x1
    Scenario: The overall commander issues individual orders from melee
      Given the board is 6x3; blue leader A 0202 initiative=3 overall-commander command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders V: move and fire
      Then activated in this order phase: V
      And this clause applies

    @x2
    Scenario: Another leader does not
      Given the board is 6x3; blue leader A 0202 initiative=3 command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders V: move and fire
      Then it is not allowed, by clause aig.4.2.6.no-orders
      And this clause does not apply

    @x3
    Scenario: Read the other way, every leader in melee does
      Given the board is 6x3; blue leader A 0202 initiative=3 command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And the table plays: every leader issues individual orders from melee
      When A orders V: move and fire
      Then activated in this order phase: V
      And this clause applies

  @aig.5.2.7.melee
  Rule: Committing units to melee

    @x1
    Scenario: A leader in melee commits a unit in his range
      Given the board is 6x3; blue leader A 0202 initiative=3 command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0301 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And A has ended his orders
      When A commits V against X
      Then in melee now: V
      And this clause applies

    @x2
    Scenario: A unit out of his range he cannot commit
      Given the board is 6x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI V 0402 N tq=5; red HI X 0502 S tq=5
      And A has ended his orders
      When A commits V against X
      Then it is not allowed, by clause aig.4.2.2.length
      And this clause does not apply

    @x3
    Scenario: So does a leader who is not in melee himself
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      And A has ended his orders
      When A commits U against X
      Then in melee now: U
      And this clause applies

    @x4
    Scenario: Read the other way, only a leader in melee does
      Given the board is 5x3; blue leader A 0102 initiative=3 command-range=2 active; blue HI U 0202 N tq=5; red HI X 0302 S tq=5
      And the table plays: only a leader in melee may commit units to melee
      And A has ended his orders
      When A commits U against X
      Then it is not allowed, by this clause

  @aig.5.2.8
  Rule: Melee step begins

    @x1
    Scenario: The last order issued, the melee step begins
      Given Blue has leaders of initiative 3: A
      And A has been activated
      When A ends his orders
      Then play goes on with: melee step
      And this clause applies

    @x2
    Scenario: It begins once
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And A has ended his orders
      When A ends his orders
      Then it is not allowed, by this clause

  @aig.5.2.9.end
  Rule: Order phase ends

    @x1
    Scenario: After the melee step the player may try momentum
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And A has ended his orders
      When the melees are resolved
      Then play goes on with: momentum phase
      And this clause applies

    @x2
    Scenario: Before it he may not
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And A has ended his orders
      When A tries momentum, rolling 0
      Then it is not allowed, by clause aig.5.3.1.when
      And this clause does not apply

  @aig.5.2.9.a
  Rule: Ending without momentum

    @x1
    Scenario: Without momentum the next is the lowest
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 6: Y
      And Red has leaders of initiative 4: X
      And A has been activated
      When A does nothing more
      Then next to be activated: X
      And this clause applies

    @x2
    Scenario: With momentum he stays
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 3
      Then A is acting
      And this clause does not apply

  @aig.5.2.9.b
  Rule: Ending with momentum

    @x1
    Scenario: A try at momentum brings a second order phase
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 0
      Then order phases taken by A: 2
      And this clause applies

    @x2
    Scenario: No try, no second order phase
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A does not try momentum
      Then order phases taken by A: 1
      And this clause does not apply

  @aig.5.3.1.when
  Rule: Time for momentum

    @x1
    Scenario: At the end of his own order phase
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 2
      Then A is acting
      And this clause applies

    @x2
    Scenario: Not in the middle of it
      Given Blue has leaders of initiative 3: A
      And A has been activated
      When A tries momentum, rolling 2
      Then it is not allowed, by this clause

  @aig.5.3.1.melee
  Rule: No momentum from melee

    @x1
    Scenario: A leader in melee cannot try
      Given the board is 6x3; blue leader A 0202 initiative=3 command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And the order phase of A is over
      When A tries momentum, rolling 0
      Then it is not allowed, by this clause

    @x2
    Scenario: Out of melee he can
      Given the board is 6x3; blue leader A 0202 initiative=3 command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0102 N tq=5; red HI X 0302 S tq=5
      And the order phase of A is over
      When A tries momentum, rolling 0
      Then A is acting
      And this clause does not apply

  @aig.5.3.1.skipped
  Rule: No momentum when skipped

    @x1
    Scenario: A skipped leader cannot try
      Given Blue has leaders of initiative 3: A
      And state of A: skipped
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 0
      Then it is not allowed, by this clause

    @x2
    Scenario: One whose place a comrade tried to take is skipped
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And B has cut in ahead of A, rolling 5
      And the order phase of A is over
      When A tries momentum, rolling 0
      Then it is not allowed, by this clause

    @x3
    Scenario: The leader who seized successfully can
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And B has cut in ahead of A, rolling 4
      And the order phase of B is over
      When B tries momentum, rolling 0
      Then B is acting
      And this clause does not apply

  @aig.5.3.1.limit
  Rule: Momentum limit

    @x1
    Scenario: After three order phases there is no momentum
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And A has tried momentum, rolling 1
      And A has tried momentum, rolling 2
      When A ends his order phase and tries momentum, rolling 0
      Then it is not allowed, by this clause

    @x2
    Scenario: After two there is
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And A has tried momentum, rolling 1
      When A ends his order phase and tries momentum, rolling 0
      Then order phases taken by A: 3
      And this clause does not apply

  @aig.5.3.2.roll
  Rule: Momentum roll

    @x1
    Scenario: A roll equal to the initiative succeeds
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 3
      Then A is acting
      And this clause gives 3

    @x2
    Scenario: One more fails
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 4
      Then A is now: finished
      And this clause gives 4

    @x3
    Scenario: At initiative 9 a roll of 9 still fails
      Given Blue has leaders of initiative 9: A
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 9 and then 5
      Then A is now: finished
      And this clause gives 9

    @x4
    Scenario: Read the other way, at initiative 9 a roll of 9 succeeds
      Given Blue has leaders of initiative 9: A
      And the table plays: a 9 succeeds at momentum for a leader of initiative 9
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 9
      Then A is acting
      And this clause gives 9

  @aig.5.3.2.order-phase
  Rule: Momentum gained

    @x1
    Scenario: Nobody answers, and the leader carries on
      Given the board is 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried momentum, rolling 2
      When the passive side lets it pass
      Then A is acting
      And order phases taken by A: 2
      And this clause applies

    @x2
    Scenario: The answer fails, and he carries on
      Given the board is 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried momentum, rolling 2
      When X tries to seize, rolling 9
      Then A is acting
      And order phases taken by A: 2

    @x3
    Scenario: The answer succeeds, and he does not
      Given the board is 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried momentum, rolling 2
      When X tries to seize, rolling 3
      Then X is acting
      And order phases taken by A: 1
      And this clause does not apply

  @aig.5.3.2.fail
  Rule: Momentum lost

    @x1
    Scenario: Above his initiative he is finished and the lowest follows
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 7
      Then next to be activated: X
      And this clause applies

    @x2
    Scenario: A 9 is a case of its own
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 9 and then 5
      Then A is now: finished
      And this clause does not apply

  @aig.5.3.3.reroll
  Rule: Second die after 9

    @x1
    Scenario: After a 9 a second die is rolled
      Given the board is 5x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3; red leader X 0302 initiative=5
      And the order phase of A is over
      When A tries momentum, rolling 9 and then 4
      Then A is now: finished
      And this clause gives 9

    @x2
    Scenario: After an 8 there is none
      Given the board is 5x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3; red leader X 0302 initiative=5
      And the order phase of A is over
      When A tries momentum, rolling 8
      Then A is now: finished
      And this clause does not apply

    @x3
    Scenario: Read the other way, a leader of initiative 9 needs no second die
      Given Blue has leaders of initiative 9: A
      And the table plays: a 9 succeeds at momentum for a leader of initiative 9
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 9
      Then A is acting
      And this clause does not apply

  @aig.5.3.3.mid
  Rule: Second die 2 to 8

    @x1
    Scenario: A second die of 2 is a plain failure
      Given the board is 5x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3; red leader X 0302 initiative=5
      And the order phase of A is over
      When A tries momentum, rolling 9 and then 2
      Then next to be activated: B
      And this clause gives 2

    @x2
    Scenario: So is a second die of 8
      Given the board is 5x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3; red leader X 0302 initiative=5
      And the order phase of A is over
      When A tries momentum, rolling 9 and then 8
      Then next to be activated: B
      And this clause gives 8

    @x3
    Scenario: A second die of 1 is more than that
      Given the board is 5x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3; red leader X 0302 initiative=5
      And the order phase of A is over
      When A tries momentum, rolling 9 and then 1
      Then next to be activated: X
      And this clause does not apply

  @aig.5.3.3.low
  Rule: Second die 0 or 1

    @x1
    Scenario: A second die of 1 brings command confusion
      Given the board is 5x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3; red leader X 0302 initiative=5
      And the order phase of A is over
      When A tries momentum, rolling 9 and then 1
      Then command confusion: Blue
      And next to be activated: X
      And this clause gives 1

    @x2
    Scenario: So does a second die of 0
      Given the board is 5x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3; red leader X 0302 initiative=5
      And the order phase of A is over
      When A tries momentum, rolling 9 and then 0
      Then command confusion: Blue
      And B is now: unactivated
      And this clause gives 0

    @x3
    Scenario: A leader of the confused side is not activated
      Given Blue has leaders of initiative 3: B
      And Red has leaders of initiative 5: X
      And Blue is in command confusion
      When B is activated
      Then it is not allowed, by this clause

    @x4
    Scenario: Read the other way, a confused side may still seize
      Given Blue has leaders of initiative 7: B
      And Red has leaders of initiative 5: X
      And Blue is in command confusion
      And the table plays: command confusion leaves seizure open
      And X has been activated
      When X ends his order phase and tries momentum, rolling 0
      Then play goes on with: seizure

    @x5
    Scenario: In this edition it may not
      Given Blue has leaders of initiative 7: B
      And Red has leaders of initiative 5: X
      And Blue is in command confusion
      And X has been activated
      When X ends his order phase and tries momentum, rolling 0
      Then X is acting
      And play goes on with: movement and fire step

  @aig.5.3.3.nine
  Rule: Second die 9

    @x1
    Scenario: A second 9 ends all activations
      Given the board is 5x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3; red leader X 0302 initiative=5
      And the order phase of A is over
      When A tries momentum, rolling 9 and then 9
      Then play goes on with: rally phase
      And B is now: unactivated
      And this clause gives 9

    @x2
    Scenario: A second 8 does not
      Given the board is 5x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3; red leader X 0302 initiative=5
      And the order phase of A is over
      When A tries momentum, rolling 9 and then 8
      Then play goes on with: leader activation phase
      And this clause does not apply

  @aig.5.4.sides
  Rule: Active and passive side

    @x1
    Scenario: The side whose leader has momentum is the active side, so it cannot seize
      Given the board is 5x3; blue leader A 0102 initiative=3; blue leader B 0202 initiative=7; red leader X 0302 initiative=5
      And A has been activated
      And A has tried momentum, rolling 2
      When B tries to seize, rolling 0
      Then it is not allowed, by this clause

    @x2
    Scenario: Its opponent is the passive side and can
      Given the board is 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried momentum, rolling 2
      When X tries to seize, rolling 0
      Then X is acting
      And this clause applies

  @aig.5.4.1.may
  Rule: Cutting in

    @x1
    Scenario: A leader of initiative 6 cuts in ahead of one of initiative 2
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      When B cuts in ahead of A, rolling 1
      Then B is acting
      And this clause applies

    @x2
    Scenario: Not ahead of an enemy
      Given Red has leaders of initiative 2: X
      And Blue has leaders of initiative 6: B
      When B cuts in ahead of X, rolling 1
      Then it is not allowed, by this clause

    @x3
    Scenario: Not ahead of a comrade who is not due
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: C
      And Blue has leaders of initiative 6: B
      When B cuts in ahead of C, rolling 1
      Then it is not allowed, by this clause

  @aig.5.4.1.roll
  Rule: Seizure roll

    @x1
    Scenario: A seizure roll equal to his initiative succeeds
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      When B cuts in ahead of A, rolling 6
      Then B is acting
      And this clause gives 6

    @x2
    Scenario: One more and the seizure fails
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      When B cuts in ahead of A, rolling 7
      Then A is acting
      And this clause gives 7

  @aig.5.4.1.success
  Rule: Cut-in succeeds

    @x1
    Scenario: The seizing leader acts now; the other stays unactivated
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      When B cuts in ahead of A, rolling 3
      Then B is acting
      And A is now: unactivated
      And A is now: skipped
      And this clause applies

    @x2
    Scenario: Afterwards the leader who was due is due again
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      And B has cut in ahead of A, rolling 3
      When B does nothing more
      Then next to be activated: A
      And this clause does not apply

  @aig.5.4.1.fail
  Rule: Cut-in fails

    @x1
    Scenario: The leader who tried is finished, and the other acts
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      When B cuts in ahead of A, rolling 8
      Then B is now: finished
      And A is acting
      And this clause applies

    @x2
    Scenario: A roll of 6 at initiative 6 is no failure
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      When B cuts in ahead of A, rolling 6
      Then B is acting
      And this clause does not apply

  @aig.5.4.2
  Rule: When the passive side seizes

    @x1
    Scenario: The passive side seizes a momentum
      Given the board is 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried momentum, rolling 2
      When X tries to seize, rolling 2
      Then X is acting
      And this clause applies

    @x2
    Scenario: It cannot seize an ordinary activation
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And A has been activated
      When X tries to seize, rolling 0
      Then it is not allowed, by this clause

  @aig.5.4.2.1.when
  Rule: Seizing enemy momentum

    @x1
    Scenario: When momentum has succeeded, the passive side may answer
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 2
      Then play goes on with: seizure
      And this clause applies

    @x2
    Scenario: When it has failed there is nothing to seize
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And A has been activated
      And the order phase of A is over
      When A tries momentum, rolling 4
      Then next to be activated: X
      And this clause does not apply

    @x3
    Scenario: With no leader who could, play goes straight on
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And state of X: skipped
      And A has been activated
      When A ends his order phase and tries momentum, rolling 2
      Then A is acting
      And this clause does not apply

  @aig.5.4.2.1.fail
  Rule: Momentum withstands seizure

    @x1
    Scenario: The seizing leader is finished and the momentum goes on
      Given the board is 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried momentum, rolling 2
      When X tries to seize, rolling 6
      Then X is now: finished
      And A is acting
      And this clause applies

    @x2
    Scenario: At exactly his initiative he has not failed
      Given the board is 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried momentum, rolling 2
      When X tries to seize, rolling 5
      Then X is acting
      And this clause does not apply

  @aig.5.4.2.1.success
  Rule: Momentum is seized

    @x1
    Scenario: The leader with momentum is finished and the seizing leader acts
      Given the board is 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried momentum, rolling 2
      When X tries to seize, rolling 5
      Then A is now: finished
      And X is acting
      And this clause applies

    @x2
    Scenario: If nobody seizes, he is not
      Given the board is 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5
      And A has tried momentum, rolling 2
      When the passive side lets it pass
      Then A is acting
      And this clause does not apply

  @aig.5.4.2.2.when
  Rule: Answering an enemy cut-in

    @x1
    Scenario: When a cut-in has succeeded the passive side may answer
      Given the board is 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; red leader X 0302 initiative=6; red leader Y 0402 initiative=3
      When B cuts in ahead of A, rolling 3
      Then play goes on with: seizure
      And this clause applies

    @x2
    Scenario: When it has failed there is nothing to answer
      Given the board is 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; red leader X 0302 initiative=6; red leader Y 0402 initiative=3
      When B cuts in ahead of A, rolling 5
      Then A is acting
      And this clause does not apply

    @x3
    Scenario: Read the other way, the answer comes before the roll
      Given the board is 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; red leader X 0302 initiative=6; red leader Y 0402 initiative=3
      And the table plays: a cut-in is answered before its roll
      When B cuts in ahead of A
      Then play goes on with: seizure
      And this clause applies

    @x4
    Scenario: A leader the cut-in has skipped cannot answer
      Given the board is 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; red leader X 0302 initiative=6; red leader Y 0402 initiative=3
      And B has cut in ahead of A, rolling 3
      When Y tries to seize, rolling 0
      Then it is not allowed, by clause aig.5.4.4.effect

    @x5
    Scenario: Read the other way, a leader the cut-in has skipped can answer
      Given the board is 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; red leader X 0302 initiative=6; red leader Y 0402 initiative=3
      And the table plays: leaders skipped by a cut-in can answer it
      And B has cut in ahead of A, rolling 3
      When Y tries to seize, rolling 0
      Then Y is acting
      And clause aig.5.4.2.2.success applies

  @aig.5.4.2.2.fail
  Rule: Cut-in withstands the answer

    @x1
    Scenario: The answering leader is finished and the cut-in goes on
      Given the board is 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; red leader X 0302 initiative=6; red leader Y 0402 initiative=3
      And B has cut in ahead of A, rolling 3
      When X tries to seize, rolling 7
      Then X is now: finished
      And B is acting
      And this clause applies

    @x2
    Scenario: At exactly his initiative the answer does not fail
      Given the board is 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; red leader X 0302 initiative=6; red leader Y 0402 initiative=3
      And B has cut in ahead of A, rolling 3
      When X tries to seize, rolling 6
      Then X is acting
      And this clause does not apply

  @aig.5.4.2.2.success
  Rule: Cut-in is lost

    @x1
    Scenario: The leader who cut in is finished and the answering leader acts
      Given the board is 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; red leader X 0302 initiative=6; red leader Y 0402 initiative=3
      And B has cut in ahead of A, rolling 3
      When X tries to seize, rolling 6
      Then B is now: finished
      And A is now: unactivated
      And X is acting
      And this clause applies

    @x2
    Scenario: If the passive side lets it pass, he acts
      Given the board is 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; red leader X 0302 initiative=6; red leader Y 0402 initiative=3
      And B has cut in ahead of A, rolling 3
      When the passive side lets it pass
      Then B is acting
      And this clause does not apply

  @aig.5.4.2.2.no-counter
  Rule: No seizure in return

    @x1
    Scenario: The active side does not seize back
      Given the board is 6x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=4; blue leader C 0201 initiative=8; red leader X 0302 initiative=6
      And B has cut in ahead of A, rolling 3
      And X has tried to seize, rolling 6
      When C tries to seize, rolling 0
      Then it is not allowed, by this clause

    @x2
    Scenario: Nor when its momentum was seized
      Given the board is 6x3; blue leader A 0102 initiative=2; blue leader C 0201 initiative=8; red leader X 0302 initiative=6
      And A has been activated
      And A has tried momentum, rolling 2
      And X has tried to seize, rolling 6
      When C tries to seize, rolling 0
      Then it is not allowed, by this clause

    @x3
    Scenario: When the seizing leader tries momentum, the others may answer
      Given the board is 6x3; blue leader A 0102 initiative=2; blue leader C 0201 initiative=8; red leader X 0302 initiative=6
      And A has been activated
      And A has tried momentum, rolling 2
      And X has tried to seize, rolling 6
      And X has tried momentum, rolling 1
      When C tries to seize, rolling 0
      Then C is acting

  @aig.5.4.3
  Rule: One seizure attempt each

    @x1
    Scenario: The passive side has one attempt against a momentum
      Given the board is 6x3; blue leader A 0102 initiative=3; red leader X 0302 initiative=5; red leader Y 0402 initiative=7
      And A has been activated
      And A has tried momentum, rolling 2
      And X has tried to seize, rolling 6
      When Y tries to seize, rolling 0
      Then it is not allowed, by this clause

    @x2
    Scenario: Against the next momentum it has another
      Given the board is 6x3; blue leader A 0102 initiative=3; red leader X 0302 initiative=5; red leader Y 0402 initiative=7
      And A has been activated
      And A has tried momentum, rolling 2
      And X has tried to seize, rolling 6
      When A ends his order phase and tries momentum, rolling 1
      Then play goes on with: seizure
      And this clause does not apply

    @x3
    Scenario: Read the other way, it has had its attempt for this activation
      Given the board is 6x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5; red leader Y 0402 initiative=7
      And the table plays: the passive side has one attempt in each activation
      And A has tried momentum, rolling 2
      And X has tried to seize, rolling 6
      When A ends his order phase and tries momentum, rolling 1
      Then this clause applies
      And A is acting

    @x4
    Scenario: The active side has one cut-in for each activation
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And Blue has leaders of initiative 6: C
      And B has cut in ahead of A, rolling 9
      When C cuts in ahead of A, rolling 0
      Then it is not allowed, by this clause

  @aig.5.4.4.give
  Rule: Becoming skipped

    @x1
    Scenario: Whoever is no quicker is skipped, on both sides
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And Red has leaders of initiative 4: X
      When B cuts in ahead of A, rolling 7
      Then A is now: skipped
      And X is now: skipped
      And this clause applies

    @x2
    Scenario: Whoever is quicker is not
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And Red has leaders of initiative 4: X
      And Red has leaders of initiative 5: Y
      When B cuts in ahead of A, rolling 7
      Then Y is not: skipped
      And this clause applies

    @x3
    Scenario: The seizing leader does not skip himself
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And Red has leaders of initiative 4: X
      When B cuts in ahead of A, rolling 4
      Then B is not: skipped
      And this clause applies

    @x4
    Scenario: Read the other way, he does
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 4: B
      And Red has leaders of initiative 4: X
      And the table plays: the seizing leader is skipped by his own attempt
      When B cuts in ahead of A, rolling 4
      Then B is now: skipped
      And this clause applies

  @aig.5.4.4.example
  Rule: Initiative 6 skips

    @x1
    Scenario: A seizure by initiative 6 skips everyone from 6 down to 1
      Given the board is 6x3; blue leader A 0102 initiative=1; blue leader B 0202 initiative=6; red leader X 0302 initiative=6; red leader Y 0402 initiative=7
      When B cuts in ahead of A, rolling 6
      Then A is now: skipped
      And X is now: skipped
      And Y is not: skipped
      And this clause applies

    @x2
    Scenario: A seizure by initiative 5 leaves the leaders of 6 alone
      Given the board is 6x3; blue leader A 0102 initiative=1; blue leader B 0202 initiative=5; red leader X 0302 initiative=6
      When B cuts in ahead of A, rolling 5
      Then X is not: skipped
      And this clause does not apply

    @x3
    Scenario Outline: A seizure by initiative 6 skips leaders of 6, 5, 4, 3 and 2 alike
      Given the board is 6x3; blue leader A 0102 initiative=1; blue leader B 0202 initiative=6; red leader X 0302 initiative=<initiative>
      When B cuts in ahead of A, rolling 6
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
    Scenario: A skipped leader cannot seize
      Given the board is 5x3; blue leader A 0102 initiative=3 active; red leader X 0302 initiative=5 skipped; red leader Y 0402 initiative=5
      And A has tried momentum, rolling 2
      When X tries to seize, rolling 0
      Then it is not allowed, by this clause

    @x3
    Scenario: The cut-in of a leader of 6 keeps an enemy of 6 from answering
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: F
      And Red has leaders of initiative 6: X
      And F has cut in ahead of A, rolling 5
      When X tries to seize, rolling 0
      Then it is not allowed, by this clause

    @x2
    Scenario: He can still be activated
      Given Blue has leaders of initiative 3: A
      And state of A: skipped
      When A is activated
      Then A is acting
      And this clause does not apply

  @aig.5.4.4.lose
  Rule: Skipped no longer

    @x1
    Scenario: A finished leader is no longer skipped
      Given Blue has leaders of initiative 3: A
      And state of A: skipped
      And A has been activated
      And the order phase of A is over
      When A does not try momentum
      Then A is not: skipped
      And this clause applies

    @x2
    Scenario: At the end of the game turn nobody is
      Given the board is 5x3; blue leader A 0102 initiative=3 finished; blue leader B 0202 initiative=3 skipped finished
      And the markers of the rally phase have been removed
      When the game turn ends
      Then B is not: skipped
      And this clause applies

    @x3
    Scenario: A leader who is only activated stays skipped
      Given Blue has leaders of initiative 3: A
      And state of A: skipped
      When A is activated
      Then A is now: skipped
      And this clause does not apply

  @aig.5.4.5.no-wait
  Rule: Seizing leader must act

    @x1
    Scenario: A leader who has seized cannot stand by
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5 movement-allowance=6
      And B has cut in ahead of A, rolling 5
      When B ends his orders
      Then it is not allowed, by this clause

    @x2
    Scenario: A leader activated in his turn can
      Given the board is 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5
      And A has been activated
      When A ends his orders
      Then play goes on with: melee step
      And this clause does not apply

  @aig.5.4.5.must
  Rule: Seizing leader's order

    @x1
    Scenario: Once a unit has moved, the demand is met
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5 movement-allowance=6
      And B has cut in ahead of A, rolling 5
      And B has ordered U: move and fire
      And U has moved to 0402
      When B ends his orders
      Then play goes on with: melee step
      And this clause applies

    @x2
    Scenario: An order alone is not enough
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5 movement-allowance=6
      And B has cut in ahead of A, rolling 5
      And B has ordered U: move and fire
      When B ends his orders
      Then it is not allowed, by this clause

    @x3
    Scenario: With no unit to order, his order phase simply ends
      Given the board is 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1
      And B has cut in ahead of A, rolling 5
      When B ends his orders
      Then play goes on with: melee step
      And this clause applies

  @aig.5.4.5.no-rally
  Rule: Seizing leader cannot rally

    @x1
    Scenario: He cannot choose a banner rally
      Given the board is 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5
      And B has cut in ahead of A, rolling 5
      When B makes a banner rally
      Then it is not allowed, by this clause

    @x2
    Scenario: An individual order to rally is not barred by this, but how it works the source does not say
      Given the board is 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5 routed
      And B has cut in ahead of A, rolling 5
      When B orders U: try to rally
      Then the source does not say
      And this clause does not apply

    @x3
    Scenario: Read the other way, every rally is barred to him
      Given the board is 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5 routed
      And B has cut in ahead of A, rolling 5
      And the table plays: every rally is barred to a leader who has seized
      When B orders U: try to rally
      Then it is not allowed, by this clause

  @aig.5.4.5.melee
  Rule: Seizing leader's melees

    @x1
    Scenario: A unit that could fight is left out
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0302 N tq=5 movement-allowance=6; blue HI V 0203 N tq=5 movement-allowance=6; red HI X 0402 S tq=5 movement-allowance=6
      And U is in melee with X
      And B has cut in ahead of A, rolling 5
      And B has ordered V: move and fire
      And V has moved to 0103
      When B does nothing more
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit beyond his command range need not fight
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3; blue HI U 0602 N tq=5 movement-allowance=6; blue HI V 0203 N tq=5 movement-allowance=6; red HI X 0702 S tq=5 movement-allowance=6
      And U is in melee with X
      And B has cut in ahead of A, rolling 5
      And B has ordered V: move and fire
      And V has moved to 0103
      When B does nothing more
      Then next to be activated: A

  @aig.5.4.5.move
  Rule: Move for the seizure

    @x1
    Scenario: Out and back again does not count
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5 movement-allowance=6
      And B has cut in ahead of A, rolling 5
      And B has ordered U: move and fire
      When U carries out its order: 0301 S 0302
      Then it is not allowed, by this clause

    @x2
    Scenario: A move to another hex counts
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=2; blue leader B 0202 initiative=5 command-range=3 group-order-value=1; blue HI U 0302 N tq=5 movement-allowance=6
      And B has cut in ahead of A, rolling 5
      And B has ordered U: move and fire
      When U moves to 0402
      Then U is in hex 0402
      And this clause applies
