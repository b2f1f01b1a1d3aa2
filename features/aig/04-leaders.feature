Feature: Leaders

  @aig.4.orders-needed
  Rule: No action without orders

    @x1
    Scenario: A unit that has received no order cannot move
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=3 active; blue HI U 0202 N tq=5
      When U moves to 0302
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit that has received no order cannot fire
      Given the board: 5x3; blue leader A 0102 initiative=3 command-range=3 active; blue LI U 0202 NE tq=5 javelin; red HI X 0302 S tq=5
      When U fires at X by order
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit that has received its order may move
      Given the board, where a clear hex costs 1: 5x3; blue leader A 0102 initiative=3 command-range=3 active; blue HI U 0202 NE tq=5 movement-allowance=3
      And A has ordered U: move and fire
      When U moves to 0302
      Then U is in hex 0302
      And this clause does not apply

    @x4
    Scenario: No unit can move before a leader has been activated
      Given the board, where a clear hex costs 1: 8x3; blue leader A 0102 initiative=3 command-range=3; blue HI U 0302 N tq=5 movement-allowance=6
      When U moves to 0402
      Then it is not allowed, by this clause

    @x5
    Scenario: A unit that has no order can do nothing
      Given the board, where a clear hex costs 1: 9x6; blue leader K 0305 initiative=3 command-range=3 active; blue LI U 0405 NE tq=5 javelin movement-allowance=1; red MI E 0605 S tq=5
      When it is asked what U may do
      Then it is not allowed, by this clause

  @aig.4.1.initiative.checks
  Rule: Initiative in checks

    @x1
    Scenario: A leader with initiative 4 gains momentum on a roll of 4
      Given Blue has leaders of initiative 4: A
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 4
      Then A is acting
      And order phases taken by A: 2
      And this clause applies

    @x2
    Scenario: A leader with initiative 3 fails to gain momentum on a roll of 4
      Given Blue has leaders of initiative 3: A
      And A has been activated
      And the order phase of A is over
      When A tries for momentum, rolling 4
      Then A is now: finished
      And this clause applies

    @x3
    Scenario: A leader with initiative 6 succeeds in a seizure on a roll of 6
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 6: B
      When B tries to cut in ahead of A, rolling 6
      Then B is acting
      And this clause applies

  @aig.4.1.initiative.orders
  Rule: Number of individual orders

    @x1
    Scenario: A leader with initiative 2 has one individual order left after his first
      Given the board: 5x3; blue leader A 0102 initiative=2 command-range=3 active; blue HI U 0202 N tq=5
      When A orders U: move and fire
      Then individual orders left to A: 1
      And this clause gives 1

    @x2
    Scenario: A leader with initiative 2 cannot issue a third individual order
      Given the board: 5x3; blue leader A 0102 initiative=2 command-range=3 active; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5; blue HI W 0301 N tq=5
      And A has ordered U: move and fire
      And A has ordered V: move and fire
      When A orders W: move and fire
      Then it is not allowed, by this clause

    @x3
    Scenario: An active leader may order the unit in his range, and himself
      Given the board, where a clear hex costs 1: 14x6; blue leader K 0305 initiative=3 command-range=3 active; blue LI U 0405 NE tq=5; blue LI V 1205 NE tq=5
      When it is asked what K may do
      Then K may order: U + K
      And this clause applies

  @aig.4.1.group-orders.max
  Rule: Number of group orders

    @x1
    Scenario: A leader with a group-order value of 2 has one group order left after his first
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order
      Then activated in this order phase: U
      And group orders left to A: 1
      And this clause gives 1

    @x2
    Scenario: A leader with a group-order value of 1 cannot issue a second group order
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      And A has issued a group order
      When A issues a group order
      Then it is not allowed, by this clause

    @x3
    Scenario: After gaining momentum, a leader may issue his one group order again
      Given the board: 5x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5
      And the group of A: U
      And A has issued a group order
      And A has tried for momentum, rolling 2
      When A issues a group order
      Then activated in this order phase: U
      And this clause gives 0

    @x4
    Scenario: If the group-order value holds for the whole activation, momentum gives a leader no new group order
      Given the board: 5x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5
      And the group of A: U
      And the table plays: the group-order value is counted for the whole activation
      And A has issued a group order
      And A has tried for momentum, rolling 2
      When A issues a group order
      Then it is not allowed, by this clause

    @x5
    Scenario: A leader may issue a group order as long as he has one
      Given the board: 9x6; blue leader K 0305 overall-commander initiative=3 command-range=3 group-order-value=1 active; blue LI U 0405 NE tq=5
      And the group of K: U
      When it is asked what K may do
      Then K may issue a group order
      And this clause applies

  @aig.4.1.range
  Rule: Command range

    @x1
    Scenario: A leader with a command range of 3 may give an individual order to a unit three hexes away
      Given the board: 6x3; blue leader A 0102 initiative=3 command-range=3 active; blue HI U 0402 N tq=5
      When A orders U: move and fire
      Then activated in this order phase: U
      And this clause applies

    @x2
    Scenario: A leader with a command range of 3 cannot give an individual order to a unit four hexes away
      Given the board: 6x3; blue leader A 0102 initiative=3 command-range=3 active; blue HI U 0502 N tq=5
      When A orders U: move and fire
      Then it is not allowed, by clause 4.2.2§2
      And this clause applies

  @aig.4.1.charisma
  Rule: Leader’s charisma

    @x1
    Scenario: The source does not say what a leader’s charisma adds in melee
      Given the board: 5x3; blue leader A 0102 initiative=3 charisma=2; blue HI U 0102 N tq=5
      When A aids U in melee
      Then the source does not say
      And this clause applies

    @x2
    Scenario: The source does not say what an overall commander’s charisma adds in melee
      Given the board: 5x3; blue leader A 0102 overall-commander initiative=3 charisma=4; blue HC U 0102 N tq=5
      When A aids U in melee
      Then the source does not say
      And this clause applies

  @aig.4.1.move.same
  Rule: Same movement for all leaders

    @x1
    Scenario: A leader of rank 1 has the same eight movement points as any other leader
      Given the board, where a clear hex costs 1: 11x3; blue leader A 0102 rank=1
      When A makes its move: 0202 0302 0402 0502 0602 0702 0802 0902
      Then movement points spent: 8
      And this clause applies

    @x2
    Scenario: A combat unit uses the movement allowance on its own counter
      Given the board, where a clear hex costs 1: 11x3; blue LI A 0102 NE movement-allowance=4
      When A makes its move: 0202 0302 0402 0502
      Then movement points spent: 4
      And this clause does not apply

    @x3
    Scenario: The source does not say whether a leader who has spent all his points may still ride with fast cavalry
      Given the board, where a clear hex costs 1: 14x5; blue leader L 0103 initiative=4 command-range=3 active; blue LC U 0103 NE tq=5 movement-allowance=10
      And L has ordered U: move and fire
      When U moves to 1003, with L
      Then the source does not say
      And this clause applies

    @x4
    Scenario: A leader may ride as far as his own points would take him
      Given the board, where a clear hex costs 1: 14x5; blue leader L 0103 initiative=4 command-range=3 active; blue LC U 0103 NE tq=5 movement-allowance=10
      And L has ordered U: move and fire
      When U moves to 0903, with L
      Then L is in hex 0903
      And this clause does not apply

    @x5
    Scenario: The source does not say whether hexes ridden with a unit count when its leader parts from it and goes on
      Given the board, where a clear hex costs 1: 14x5; blue leader O 0103 overall-commander initiative=4 command-range=6 group-order-value=1 active; blue LC U 0103 NE tq=5 movement-allowance=10
      And the group of O: U
      And O has issued a group order
      And U has moved to 0803, with O
      When O moves to 1003
      Then the source does not say
      And this clause applies

  @aig.4.1.move.banner
  Rule: Leader with the banner

    @x1
    Scenario: A leader with the banner may move six hexes
      Given the board, where a clear hex costs 1: 11x3; blue leader A 0102 rank=3 banner
      When A makes its move: 0202 0302 0402 0502 0602 0702
      Then movement points spent: 6
      And this clause gives 6

    @x2
    Scenario: A leader with the banner cannot enter a seventh hex
      Given the board, where a clear hex costs 1: 11x3; blue leader A 0102 rank=3 banner
      When A makes its move: 0202 0302 0402 0502 0602 0702 0802
      Then it is not allowed, by this clause

  @aig.4.1.move.plain
  Rule: Leader without the banner

    @x1
    Scenario: A leader without the banner may move eight hexes
      Given the board, where a clear hex costs 1: 11x3; blue leader A 0102 rank=3
      When A makes its move: 0202 0302 0402 0502 0602 0702 0802 0902
      Then movement points spent: 8
      And this clause gives 8

    @x2
    Scenario: A leader without the banner cannot enter a ninth hex
      Given the board, where a clear hex costs 1: 11x3; blue leader A 0102 rank=3
      When A makes its move: 0202 0302 0402 0502 0602 0702 0802 0902 1002
      Then it is not allowed, by this clause

    @x3
    Scenario: It can be asked where a leader may go
      Given the board, where a clear hex costs 4: 6x5; blue leader K 0303 initiative=3 command-range=3 active
      And K has ordered K: move as leader
      And K has moved to 0302
      When it is asked what K may do
      Then K may go to: 0202 + 0301 + 0303 + 0401 + 0402 + 0403

  @aig.4.2.1.uses
  Rule: Two uses of rank

    @x1
    Scenario: A leader with three stars is superior to a leader with two
      Given the board: 5x3; blue leader A 0102 rank=3 initiative=3 command-range=3 active; blue leader B 0302 rank=2
      When A orders B: move as leader
      Then activated in this order phase: B
      And this clause applies

    @x2
    Scenario: A leader with two stars is not superior to another leader with two
      Given the board: 5x3; blue leader A 0102 rank=2 initiative=3 command-range=3 active; blue leader B 0302 rank=2
      When A orders B: move as leader
      Then it is not allowed, by clause 5.2.4.d§1
      And this clause applies

  @aig.4.2.1.activate
  Rule: Activating a leader counter

    @x1
    Scenario: A superior’s order can activate a leader without the unit he is stacked with
      Given the board: 5x3; blue leader A 0102 rank=3 initiative=3 command-range=3 active; blue leader B 0302 rank=2; blue HI U 0302 N tq=5
      When A orders B: move as leader
      Then activated in this order phase: B
      And this clause applies

    @x2
    Scenario: A superior’s order can activate a leader with the unit he is stacked with
      Given the board: 5x3; blue leader A 0102 rank=3 initiative=3 command-range=3 active; blue leader B 0302 rank=2; blue HI U 0302 N tq=5
      When A orders B: lead his unit
      Then activated in this order phase: B + U
      And this clause applies

    @x3
    Scenario: A leader without a unit cannot be ordered to lead one
      Given the board: 5x3; blue leader A 0102 rank=3 initiative=3 command-range=3 active; blue leader B 0302 rank=2
      When A orders B: lead his unit
      Then it is not allowed, by this clause

    @x4
    Scenario: A leader cannot order himself to lead his unit
      Given the board, where a clear hex costs 1: 5x3; blue leader A 0102 initiative=3 command-range=3 active; blue HI U 0102 NE tq=5 movement-allowance=3
      When A orders A: lead his unit
      Then it is not allowed, by clause 5.2.4.b§1
      And this clause does not apply

  @aig.4.2.1.extricate
  Rule: Order out of melee

    @x1
    Scenario: A commander with two stars may order a leader with one star out of melee
      Given the board: 6x4; blue leader A 0103 rank=2 initiative=3 command-range=3 active; blue leader B 0303 rank=1 initiative=2; blue HI U 0303 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders B: move as leader
      Then activated in this order phase: B
      And this clause applies

    @x2
    Scenario: A superior’s order to a leader who is not in melee is an ordinary order
      Given the board: 6x4; blue leader A 0103 rank=2 initiative=3 command-range=3 active; blue leader B 0303 rank=1 initiative=2; blue HI U 0303 N tq=5; red HI X 0302 S tq=5
      When A orders B: move as leader
      Then activated in this order phase: B
      And this clause does not apply

  @aig.4.2.1.extricate-limit
  Rule: No rescue by equals

    @x1
    Scenario: A commander of equal rank cannot order a leader out of melee
      Given the board: 6x4; blue leader A 0103 rank=2 initiative=3 command-range=3 active; blue leader B 0303 rank=2 initiative=2; blue HI U 0303 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders B: move as leader
      Then it is not allowed, by this clause

    @x2
    Scenario: A commander of lower rank cannot order a leader out of melee
      Given the board: 6x4; blue leader A 0103 rank=1 initiative=3 command-range=3 active; blue leader B 0303 rank=2 initiative=2; blue HI U 0303 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders B: move as leader
      Then it is not allowed, by this clause

    @x3
    Scenario: The overall commander can order a leader of equal rank out of melee
      Given the board: 6x4; blue leader A 0103 rank=2 overall-commander initiative=3 command-range=3 active; blue leader B 0303 rank=2 initiative=2; blue HI U 0303 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders B: move as leader
      Then activated in this order phase: B
      And this clause does not apply

  @aig.4.2.1.junior
  Rule: Junior leaders

    @x1
    Scenario: A leader without a star is a junior leader
      Given the board: 5x3; blue leader J 0102 rank=0 initiative=1; blue leader A 0202 rank=1 initiative=3
      When J is activated
      Then it is not allowed, by clause 4.3.3§3
      And this clause applies

    @x2
    Scenario: A leader with a single star is a commander
      Given the board: 5x3; blue leader J 0102 rank=1 initiative=1
      When J is activated
      Then J is acting
      And this clause does not apply

  @aig.4.2.1.junior.group
  Rule: Junior leaders: no group orders

    @x1
    Scenario: A junior leader cannot issue a group order, even after receiving an order himself
      Given the board: 6x3; blue leader A 0102 rank=1 initiative=3 command-range=3 active; blue leader J 0302 junior-leader initiative=1 command-range=1; blue HI U 0302 N tq=5 movement-allowance=3; blue HI V 0402 N tq=5
      And A has ordered J: move as leader
      When J issues a group order
      Then it is not allowed, by this clause

    @x2
    Scenario: A commander with a star may issue a group order
      Given the board: 6x3; blue leader A 0102 rank=1 initiative=3 command-range=3 group-order-value=1 active; blue HI U 0302 N tq=5
      And the group of A: U
      When A issues a group order, rolling 2
      Then activated in this order phase: U
      And this clause does not apply

  @aig.4.2.1.junior.activation
  Rule: Junior leaders: no activation of their own

    @x1
    Scenario: A junior leader is passed over when leaders are activated
      Given the board: 5x3; blue leader J 0102 junior-leader initiative=1; blue leader A 0202 rank=1 initiative=3
      When J is activated
      Then it is not allowed, by clause 4.3.3§3
      And this clause applies

    @x2
    Scenario: A commander is activated, even though a junior leader has lower initiative
      Given the board: 5x3; blue leader J 0102 junior-leader initiative=1; blue leader A 0202 rank=1 initiative=3
      When A is activated
      Then A is acting
      And this clause applies

    @x3
    Scenario: A junior leader of higher initiative has not been passed over
      Given Blue has leaders of initiative 4: j
      And state of j: junior leader
      And Blue has leaders of initiative 3: A
      When A is activated
      Then A is acting
      And this clause does not apply

  @aig.4.2.1.junior.relay
  Rule: Junior leaders: passing on orders

    @x1
    Scenario: A junior leader who has been ordered may pass an order on to a unit
      Given the board: 6x3; blue leader A 0102 rank=1 initiative=3 command-range=3 active; blue leader J 0302 junior-leader initiative=1 command-range=1; blue HI U 0302 N tq=5 movement-allowance=3; blue HI V 0402 N tq=5
      And A has ordered J: move as leader
      When J orders V: move and fire
      Then activated in this order phase: J + V
      And this clause applies

    @x2
    Scenario: A junior leader without an order has nothing to pass on
      Given the board: 6x3; blue leader A 0102 rank=1 initiative=3 command-range=3 active; blue leader J 0302 junior-leader initiative=1 command-range=1; blue HI U 0302 N tq=5 movement-allowance=3; blue HI V 0402 N tq=5
      When J orders V: move and fire
      Then it is not allowed, by this clause

  @aig.4.2.1.junior.melee
  Rule: Junior leaders: melee modifier

    @x1
    Scenario: The source does not say what a junior leader adds in melee
      Given the board: 5x3; blue leader J 0102 junior-leader; blue HI U 0102 N tq=5
      When J aids U in melee
      Then the source does not say
      And this clause applies

    @x2
    Scenario: The source does not say what a junior leader adds to cavalry in melee
      Given the board: 5x3; blue leader J 0102 junior-leader; blue HC U 0102 N tq=5
      When J aids U in melee
      Then the source does not say
      And this clause applies

  @aig.4.2.2.trace
  Rule: Tracing command

    @x1
    Scenario: A unit three hexes away is within a command range of 3
      Given the board: 6x4; blue leader A 0103 command-range=3; blue HI B 0403 N
      When the command of A is traced to B
      Then hexes the order travels: 3
      And this clause applies

    @x2
    Scenario: A unit four hexes away is beyond a command range of 3
      Given the board: 6x4; blue leader A 0103 command-range=3; blue HI B 0503 N
      When the command of A is traced to B
      Then it is not allowed, by clause 4.2.2§2
      And this clause does not apply

    @x3
    Scenario: Command is traced to a leader just as it is to a unit
      Given the board: 6x4; blue leader A 0103 rank=2 initiative=3 command-range=3 active; blue leader B 0403 rank=1
      When the command of A is traced to B
      Then hexes the order travels: 3
      And this clause applies

    @x4
    Scenario: A leader with a command range of 3 cannot order another leader four hexes away
      Given the board: 6x4; blue leader A 0103 rank=2 initiative=3 command-range=3 active; blue leader B 0503 rank=1
      When A orders B: move as leader
      Then it is not allowed, by clause 4.2.2§2

    @x5
    Scenario: If orders to leaders need no command range, a leader can receive an order at any distance
      Given the board: 6x4; blue leader A 0103 rank=2 initiative=3 command-range=3 active; blue leader B 0503 rank=1
      And the table plays: orders to leaders need no command range
      When A orders B: move as leader
      Then activated in this order phase: B
      And this clause applies

  @aig.4.2.2.length
  Rule: Counting the distance of an order

    @x1
    Scenario: The distance of an order is counted round impassable terrain
      Given the board: 6x4; 0203 0202 0204 impassable-terrain; blue leader A 0103 command-range=5; blue HI B 0303 N
      When the command of A is traced to B
      Then hexes the order travels: 5
      And this clause gives 5

    @x2
    Scenario: A unit in the leader’s own hex is at distance 0
      Given the board: 6x4; blue leader A 0103 command-range=1; blue HI B 0103 N
      When the command of A is traced to B
      Then hexes the order travels: 0
      And this clause gives 0

    @x3
    Scenario: If the leader’s own hex is counted too, a command range of 3 does not reach a unit three hexes away
      Given the board: 6x4; blue leader A 0103 command-range=3; blue HI B 0403 N
      And the table plays: the leader’s own hex is counted as well
      When the command of A is traced to B
      Then it is not allowed, by this clause

    @x4
    Scenario: If the leader’s own hex is counted too, a unit next to him is at distance 2
      Given the board: 6x4; blue leader A 0103 command-range=3; blue HI B 0203 N
      And the table plays: the leader’s own hex is counted as well
      When the command of A is traced to B
      Then hexes the order travels: 2
      And this clause gives 2

    @x5
    Scenario: A command range of 0 reaches the leader’s own hex
      Given the board: 6x4; blue leader A 0103 command-range=0; blue HI B 0103 N
      When the command of A is traced to B
      Then hexes the order travels: 0

    @x6
    Scenario: If the leader’s own hex is counted too, a command range of 0 reaches nobody
      Given the board: 6x4; blue leader A 0103 command-range=0; blue HI B 0103 N
      And the table plays: the leader’s own hex is counted as well
      When the command of A is traced to B
      Then it is not allowed, by this clause

    @x7
    Scenario: A group order names the units it does not reach
      Given the board: 14x5; blue leader A 0103 overall-commander rank=3 initiative=4 command-range=2 group-order-value=1 active; blue HI U 0303 N tq=5; blue HI V 0903 N tq=5
      And the group of A: U + V
      When A issues a group order
      Then activated in this order phase: U
      And this clause applies

  @aig.4.2.2.block
  Rule: What blocks command

    @x1
    Scenario: An enemy unit in the way and its ZOI block command
      Given the board: 6x3; blue leader A 0102 command-range=3; blue HI B 0402 N; red HI X 0202 N
      And the ZOI of X: 0201 + 0203
      When the command of A is traced to B
      Then it is not allowed, by this clause

    @x2
    Scenario: Command reaches a unit even if the unit itself is in enemy ZOI
      Given the board: 6x3; blue leader A 0102 command-range=3; blue HI B 0302 N; red HI X 0401 S
      When the command of A is traced to B
      Then hexes the order travels: 2
      And this clause does not apply

    @x3
    Scenario: If the hexes at both ends can block command too, command does not reach a unit in enemy ZOI
      Given the board: 6x3; blue leader A 0102 command-range=3; blue HI B 0302 N; red HI X 0401 S
      And the table plays: the hexes at both ends can block command too
      When the command of A is traced to B
      Then it is not allowed, by this clause

    @x4
    Scenario: A friendly unit in between does not let command through enemy ZOI
      Given the board: 6x3; blue leader A 0102 command-range=3; blue HI B 0402 N; blue HI F 0202 N; red HI X 0601 N
      And the ZOI of X: 0201 + 0202 + 0203
      When the command of A is traced to B
      Then it is not allowed, by this clause

    @x5
    Scenario: If a friendly unit lets command through enemy ZOI, an order can go by way of a friendly unit in between
      Given the board: 6x3; blue leader A 0102 command-range=3; blue HI B 0402 N; blue HI F 0202 N; red HI X 0601 N
      And the ZOI of X: 0201 + 0202 + 0203
      And the table plays: a friendly unit lets command through enemy ZOI
      When the command of A is traced to B
      Then hexes the order travels: 3

    @x6
    Scenario: If the hexes at both ends can block command too, a leader in enemy ZOI can command nobody
      Given the board: 6x3; blue leader A 0302 command-range=3; blue HI B 0102 N; red HI X 0401 S
      And the table plays: the hexes at both ends can block command too
      When the command of A is traced to B
      Then it is not allowed, by this clause

    @x7
    Scenario: Even if the hexes at both ends can block command too, command reaches a unit clear of enemy ZOI
      Given the board: 6x3; blue leader A 0102 command-range=3; blue HI B 0302 N; red HI X 0601 S
      And the table plays: the hexes at both ends can block command too
      When the command of A is traced to B
      Then hexes the order travels: 2

    @x8
    Scenario: Woods in the way do not block command
      Given the board: 6x3; 0201 0202 0203 woods; blue leader A 0102 command-range=3; blue HI B 0302 N
      When the command of A is traced to B
      Then hexes the order travels: 2
      And this clause does not apply

    @x9
    Scenario: If a scenario sets the ZOI of one enemy unit, another enemy unit keeps its usual ZOI
      Given the board: 6x3; blue leader A 0102 initiative=3 command-range=3; blue HI U 0402 N tq=5; red HI X 0301 S tq=5; red HI Y 0601 N tq=5
      And the ZOI of Y: 0602
      When the command of A is traced to U
      Then it is not allowed, by this clause

  @aig.4.2.3
  Rule: Who can receive individual orders

    @x1
    Scenario: A leader may give an individual order to a unit of another leader’s group
      Given the board: 6x3; blue leader A 0102 rank=1 initiative=3 command-range=3 active; blue leader B 0502 rank=1; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5
      And the group of A: U
      And the group of B: V
      When A orders V: move and fire
      Then activated in this order phase: V
      And this clause applies

    @x2
    Scenario: If only the overall commander may order units of other commands, any other leader may give individual orders only to his own units
      Given the board: 6x3; blue leader A 0102 rank=1 initiative=3 command-range=3 active; blue leader B 0502 rank=1; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5
      And the group of A: U
      And the group of B: V
      And the table plays: only the overall commander may give individual orders to units of another command
      When A orders V: move and fire
      Then it is not allowed, by this clause

    @x3
    Scenario: A leader cannot give an individual order to a unit beyond his command range
      Given the board: 6x3; blue leader A 0102 initiative=3 command-range=3 active; blue HI U 0602 N tq=5
      When A orders U: move and fire
      Then it is not allowed, by clause 4.2.2§2

    @x4
    Scenario: An enemy takes no orders
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And A has been activated
      When A orders X: move as leader
      Then it is not allowed, by this clause

  @aig.4.2.4.instead
  Rule: Group orders instead of individual ones

    @x1
    Scenario: A leader with a group-order value may issue a group order
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U + V
      When A issues a group order
      Then activated in this order phase: U + V
      And this clause applies

    @x2
    Scenario: Even an overall commander cannot issue a group order if his counter has a dash
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U + V
      When A issues a group order
      Then it is not allowed, by clause aig.2.2.2.no-group

  @aig.4.2.4.eligible
  Rule: Units a group order reaches

    @x1
    Scenario: The scenario says which units belong to a leader’s group
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: V
      When A issues a group order
      Then activated in this order phase: V
      And this clause applies

    @x2
    Scenario: The source does not say who belongs to a group that no scenario describes
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      When A issues a group order
      Then the source does not say
      And this clause applies

    @x3
    Scenario: A group order goes to the units of a group that are still in play
      Given the board, where a clear hex costs 1: 6x6; blue leader A 0305 overall-commander initiative=5 command-range=3 group-order-value=2 active; blue HI U 0303 N tq=2 movement-allowance=4; blue HI V 0404 N tq=5; red HI X 0302 S tq=5
      And the group of A: U + V
      And U is in melee with X
      And A has issued a group order
      And U has carried out its order: S
      When A issues a group order
      Then activated in this order phase: U + V

  @aig.4.2.4.all-at-once
  Rule: All eligible units together

    @x1
    Scenario: One group order activates all units of the group within reach
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U + V + W
      When A issues a group order
      Then activated in this order phase: U + V
      And this clause applies

    @x2
    Scenario: An individual order activates a single unit
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      When A orders U: move and fire
      Then activated in this order phase: U
      And this clause does not apply

  @aig.4.2.4.range
  Rule: Reach of a group order

    @x1
    Scenario: With a command range of 2, a leader’s group order reaches a unit four hexes away
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: V
      When A issues a group order
      Then V is now: activated
      And this clause gives 4

    @x2
    Scenario: With a command range of 2, a leader’s group order does not reach a unit five hexes away
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: W
      When A issues a group order
      Then W is not: activated
      And this clause gives 4

  @aig.4.2.4.trace
  Rule: Tracing a group order

    @x1
    Scenario: The distance of a group order is counted hex by hex, like that of any order
      Given the board: 6x4; 0203 0202 0204 impassable-terrain; blue leader A 0103 overall-commander initiative=3 command-range=3 group-order-value=1 active; blue HI U 0303 N tq=5
      And the group of A: U
      When A issues a group order
      Then U is now: activated
      And this clause applies

    @x2
    Scenario: Enemy ZOI blocks a group order
      Given the board: 6x3; blue leader A 0102 overall-commander initiative=3 command-range=2 group-order-value=1 active; blue HI U 0402 N tq=5; red HI X 0202 N tq=5
      And the ZOI of X: 0201 + 0203 + 0101 + 0103
      And the group of A: U
      When A issues a group order
      Then U is not: activated
      And this clause applies

  @aig.4.2.5.only
  Rule: When leaders move

    @x1
    Scenario: A leader who has received no order cannot move
      Given the board: 5x3; blue leader A 0102 rank=3 initiative=3 command-range=3 active; blue leader B 0302 rank=2
      When B moves to 0402
      Then it is not allowed, by clause 5.2.4.d§1
      And this clause applies

    @x2
    Scenario: A leader may ride along with a unit that has been ordered
      Given the board, where a clear hex costs 1: 5x3; blue leader A 0102 initiative=3 command-range=3 active; blue HI U 0102 NE tq=5 movement-allowance=3
      And A has ordered U: move and fire
      When U moves to 0202, with A
      Then A is in hex 0202
      And this clause does not apply

    @x3
    Scenario: If a leader may move only in the three cases listed, he may not ride along with a unit that has been ordered
      Given the board, where a clear hex costs 1: 5x3; blue leader A 0102 initiative=3 command-range=3 active; blue HI U 0102 NE tq=5 movement-allowance=3
      And the table plays: a leader may move only in the three cases listed
      And A has ordered U: move and fire
      When U moves to 0202, with A
      Then it is not allowed, by this clause

    @x4
    Scenario: Even if a leader may move only in the three cases listed, the active leader may go along with a unit that his group order has activated
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0102 overall-commander initiative=3 command-range=2 rank=2 group-order-value=1 active; blue HI U 0102 N tq=5 movement-allowance=6
      And the group of A: U
      And the table plays: a leader may move only in the three cases listed
      And A has issued a group order
      When U moves to 0202, with A
      Then A is in hex 0202

  @aig.4.2.5.self
  Rule: Moving on his own order

    @x1
    Scenario: A leader who orders himself to move uses up one of his three orders
      Given the board, where a clear hex costs 1: 5x3; blue leader A 0102 initiative=3 command-range=3 active; blue HI U 0102 NE tq=5 movement-allowance=3
      When A orders A: move as leader
      Then activated in this order phase: A
      And individual orders left to A: 2
      And this clause applies

    @x2
    Scenario: An order to his unit does not let a leader move on his own
      Given the board, where a clear hex costs 1: 5x3; blue leader A 0102 initiative=3 command-range=3 active; blue HI U 0102 NE tq=5 movement-allowance=3
      And A has ordered U: move and fire
      When A moves to 0202
      Then it is not allowed, by clause 5.2.4.a
      And this clause does not apply

  @aig.4.2.5.group
  Rule: Moving with his group order

    @x1
    Scenario: On his own group order, a leader may move along with his unit
      Given the board, where a clear hex costs 1: 6x3; blue leader A 0102 rank=1 initiative=4 command-range=2 group-order-value=1 active; blue HI U 0102 N tq=5 movement-allowance=3; blue HI V 0202 N tq=5
      And the group of A: U + V
      And A has issued a group order, rolling 3
      When U moves to 0101, with A
      Then A is in hex 0101
      And this clause applies

    @x2
    Scenario: A leader whose unit does not belong to his group cannot move on his group order
      Given the board, where a clear hex costs 1: 6x3; blue leader A 0102 rank=1 initiative=4 command-range=2 group-order-value=1 active; blue HI U 0102 N tq=5 movement-allowance=3; blue HI V 0202 N tq=5
      And the group of A: V
      And A has issued a group order, rolling 3
      When A moves to 0101
      Then it is not allowed, by clause 5.2.4.c§1
      And this clause does not apply

  @aig.4.2.5.superior
  Rule: Moving on a superior’s order

    @x1
    Scenario: A leader who is ordered to move by a superior stays unactivated
      Given the board: 5x3; blue leader A 0102 rank=3 initiative=3 command-range=3 active; blue leader B 0302 rank=2
      When A orders B: move as leader
      Then activated in this order phase: B
      And B is now: unactivated
      And this clause applies

    @x2
    Scenario: If an order to move uses up a leader’s own activation, a leader ordered to move by his superior is finished
      Given the board: 5x3; blue leader A 0102 rank=3 initiative=3 command-range=3 active; blue leader B 0302 rank=2
      And the table plays: an order to move uses up a leader’s own activation
      When A orders B: move as leader
      Then B is now: finished
      And this clause applies

    @x3
    Scenario: If only the overall commander may order another leader to move, a leader with three stars cannot order one with two stars to move
      Given the board: 5x3; blue leader A 0102 rank=3 initiative=3 command-range=3 active; blue leader B 0302 rank=2
      And the table plays: a leader may move only on the order of the overall commander
      When A orders B: move as leader
      Then it is not allowed, by clause 5.2.4.d§1
      And this clause does not apply

  @aig.4.2.6.no-orders
  Rule: No orders from melee

    @x1
    Scenario: A leader in melee cannot issue an individual order
      Given the board: 6x4; blue leader A 0303 rank=2 initiative=3 command-range=3 active; blue HI U 0303 N tq=5; blue HI V 0403 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders V: move and fire
      Then it is not allowed, by this clause

    @x2
    Scenario: A leader in melee cannot give orders to his group
      Given the board: 6x4; blue leader A 0303 rank=2 initiative=3 command-range=3 group-order-value=1 active; blue HI U 0303 N tq=5; blue HI V 0403 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And the group of A: V
      When A issues a group order
      Then it is not allowed, by clause 5.2.7§1
      And this clause applies

    @x3
    Scenario: If every leader may issue individual orders from melee, a leader in melee may order a unit outside it
      Given the board: 6x4; blue leader A 0303 rank=2 initiative=3 command-range=3 active; blue HI U 0303 N tq=5; blue HI V 0403 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And the table plays: every leader may issue individual orders from melee
      When A orders V: move and fire
      Then activated in this order phase: V
      And this clause does not apply

  @aig.4.2.6.no-self-exit
  Rule: No leaving melee unaided

    @x1
    Scenario: A leader in melee cannot order himself out of it
      Given the board: 6x4; blue leader A 0303 rank=2 initiative=3 command-range=3 active; blue HI U 0303 N tq=5; blue HI V 0403 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders A: move as leader
      Then it is not allowed, by this clause

    @x2
    Scenario: If every leader may issue individual orders from melee, a leader in melee may order himself out of it
      Given the board: 6x4; blue leader A 0303 rank=2 initiative=3 command-range=3 active; blue HI U 0303 N tq=5; blue HI V 0403 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And the table plays: every leader may issue individual orders from melee
      When A orders A: move as leader
      Then activated in this order phase: A
      And this clause does not apply

    @x3
    Scenario: A junior leader in melee cannot pass on an order to himself
      Given the board: 6x4; blue leader A 0103 rank=2 initiative=3 command-range=3 active; blue leader J 0303 junior-leader command-range=2; blue HI U 0303 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And A has ordered J: move as leader
      When J orders J: move as leader
      Then it is not allowed, by this clause

  @aig.4.2.6.rescue
  Rule: Rescue by a superior

    @x1
    Scenario: A superior who is not the overall commander may order a leader out of melee
      Given the board: 6x4; blue leader A 0103 rank=2 initiative=3 command-range=3 active; blue leader B 0303 rank=1 initiative=2; blue HI U 0303 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders B: move as leader
      Then activated in this order phase: B
      And this clause applies

    @x2
    Scenario: If only the overall commander may order a leader out of melee, no other superior can do so
      Given the board: 6x4; blue leader A 0103 rank=2 initiative=3 command-range=3 active; blue leader B 0303 rank=1 initiative=2; blue HI U 0303 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And the table plays: only the overall commander may order a leader out of melee
      When A orders B: move as leader
      Then it is not allowed, by this clause

    @x3
    Scenario: A leader who is ordered out of melee cannot issue orders of his own
      Given the board: 8x6; blue HI A 0404 N tq=6; red MI X 0403 S tq=5; blue leader L 0404 rank=1 initiative=4 command-range=3; blue leader K 0406 rank=2 initiative=3 command-range=3 active; blue HI B 0505 N tq=5
      And A is in melee with X
      And K has ordered L: move as leader
      When L orders B: move and fire
      Then it is not allowed, by clause 3.2§1

  @aig.4.2.6.rescue-cost
  Rule: Price of a rescue

    @x1
    Scenario: A commander who orders another leader out of melee has one of his three orders left
      Given the board: 6x4; blue leader A 0103 rank=2 initiative=3 command-range=3 active; blue leader B 0303 rank=1 initiative=2; blue HI U 0303 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders B: move as leader
      Then individual orders left to A: 1
      And this clause gives 2

    @x2
    Scenario: A commander with only one order left cannot order another leader out of melee
      Given the board: 6x4; blue leader A 0103 rank=2 initiative=1 command-range=3 active; blue leader B 0303 rank=1 initiative=2; blue HI U 0303 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders B: move as leader
      Then it is not allowed, by this clause

    @x3
    Scenario: If an order out of melee uses up only one order, a commander who gives it has two of his three orders left
      Given the board: 6x4; blue leader A 0103 rank=2 initiative=3 command-range=3 active; blue leader B 0303 rank=1 initiative=2; blue HI U 0303 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And the table plays: an order out of melee uses up only one order
      When A orders B: move as leader
      Then individual orders left to A: 2
      And this clause does not apply

    @x4
    Scenario: If one remaining order is enough for an order out of melee, a commander can use it to order another leader out
      Given the board: 6x4; blue leader A 0103 rank=2 initiative=1 command-range=3 active; blue leader B 0303 rank=1 initiative=2; blue HI U 0303 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And the table plays: one remaining order is enough for an order out of melee
      When A orders B: move as leader
      Then individual orders left to A: 0
      And this clause gives 2

  @aig.4.3.1.same
  Rule: Overall commander’s abilities

    @x1
    Scenario: Even the overall commander cannot issue a group order after an individual order
      Given the board: 5x3; blue leader A 0102 overall-commander initiative=3 command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5
      And the group of A: V
      And A has ordered U: move and fire
      When A issues a group order
      Then it is not allowed, by clause 5.2.1§1
      And this clause applies

    @x2
    Scenario: An ordinary commander cannot issue a group order after an individual order
      Given the board: 5x3; blue leader A 0102 rank=1 initiative=3 command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5
      And the group of A: V
      And A has ordered U: move and fire
      When A issues a group order
      Then it is not allowed, by clause 5.2.1§1
      And this clause does not apply

  @aig.4.3.1.a.orders
  Rule: Overall commander ordering from melee

    @x1
    Scenario: The overall commander may order a unit even from the thick of the melee
      Given the board: 6x4; blue leader A 0303 rank=2 overall-commander initiative=3 command-range=3 active; blue HI U 0303 N tq=5; blue HI V 0403 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders V: move and fire
      Then activated in this order phase: V
      And this clause applies

    @x2
    Scenario: A commander below the overall commander cannot order a unit from melee
      Given the board: 6x4; blue leader A 0303 rank=2 initiative=3 command-range=3 active; blue HI U 0303 N tq=5; blue HI V 0403 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders V: move and fire
      Then it is not allowed, by clause 4.2.6§1
      And this clause does not apply

  @aig.4.3.1.a.no-group
  Rule: Overall commander in melee: no group orders

    @x1
    Scenario: Even the overall commander cannot issue a group order from melee
      Given the board: 6x4; blue leader A 0303 rank=2 overall-commander initiative=3 command-range=3 group-order-value=1 active; blue HI U 0303 N tq=5; blue HI V 0403 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And the group of A: V
      When A issues a group order
      Then it is not allowed, by this clause

    @x2
    Scenario: The overall commander may issue a group order as long as he is not in melee
      Given the board: 6x4; blue leader A 0303 rank=2 overall-commander initiative=3 command-range=3 group-order-value=1 active; blue HI U 0303 N tq=5; blue HI V 0403 N tq=5; red HI X 0302 S tq=5
      And the group of A: V
      When A issues a group order
      Then activated in this order phase: V
      And this clause does not apply

  @aig.4.3.1.a.exit
  Rule: Overall commander leaving melee

    @x1
    Scenario: The overall commander may order himself out of melee
      Given the board: 6x4; blue leader A 0303 rank=2 overall-commander initiative=3 command-range=3 active; blue HI U 0303 N tq=5; blue HI V 0403 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders A: move as leader
      Then activated in this order phase: A
      And this clause applies

    @x2
    Scenario: A commander below the overall commander cannot order himself out of melee
      Given the board: 6x4; blue leader A 0303 rank=2 initiative=3 command-range=3 active; blue HI U 0303 N tq=5; blue HI V 0403 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders A: move as leader
      Then it is not allowed, by clause 4.2.6§2
      And this clause does not apply

    @x3
    Scenario: An overall commander who has ordered himself out of melee may try for momentum
      Given the board, where a clear hex costs 1: 6x4; blue leader A 0303 rank=2 initiative=3 command-range=3 overall-commander active; red HI X 0302 N tq=5
      And A is in melee with X
      And A has ordered A: move as leader
      And A has moved to 0304
      When A ends his order phase and tries for momentum, rolling 0
      Then order phases taken by A: 2

  @aig.4.3.1.a.cost
  Rule: Price of ordering himself out of melee

    @x1
    Scenario: An overall commander who orders himself out of melee has one of his three orders left
      Given the board: 6x4; blue leader A 0303 rank=2 overall-commander initiative=3 command-range=3 active; blue HI U 0303 N tq=5; blue HI V 0403 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders A: move as leader
      Then individual orders left to A: 1
      And this clause gives 2

    @x2
    Scenario: An overall commander with initiative 1 cannot order himself out of melee
      Given the board: 6x4; blue leader A 0303 rank=2 overall-commander initiative=1 command-range=3 active; blue HI U 0303 N tq=5; blue HI V 0403 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders A: move as leader
      Then it is not allowed, by this clause

    @x3
    Scenario: If one remaining order is enough for an order out of melee, an overall commander with initiative 1 can order himself out
      Given the board: 6x4; blue leader A 0303 rank=2 overall-commander initiative=1 command-range=3 active; blue HI U 0303 N tq=5; blue HI V 0403 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And the table plays: one remaining order is enough for an order out of melee
      When A orders A: move as leader
      Then activated in this order phase: A
      And individual orders left to A: 0

    @x4
    Scenario: An overall commander who is not in melee uses up only one order when he orders himself to move
      Given the board: 6x4; blue leader A 0303 rank=2 overall-commander initiative=3 command-range=3 active; blue HI U 0303 N tq=5; blue HI V 0403 N tq=5; red HI X 0302 S tq=5
      When A orders A: move as leader
      Then individual orders left to A: 2
      And this clause does not apply

  @aig.4.3.1.b
  Rule: Overall commander’s group orders

    @x1
    Scenario: The overall commander issues a group order to his own group without rolling a die
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order
      Then activated in this order phase: U
      And this clause applies

    @x2
    Scenario: A commander far from the overall commander must roll a die for his group order
      Given the board: 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 5
      Then activated in this order phase: U
      And this clause does not apply

  @aig.4.3.1.c.individual
  Rule: Individual orders to other commands

    @x1
    Scenario: The overall commander may order a unit of another command
      Given the board: 6x3; blue leader A 0102 rank=1 overall-commander initiative=3 command-range=3 active; blue leader B 0502 rank=1; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5
      And the group of A: U
      And the group of B: V
      When A orders V: move and fire
      Then activated in this order phase: V
      And this clause applies

    @x2
    Scenario: The overall commander may order a unit of his own group like any commander
      Given the board: 6x3; blue leader A 0102 rank=1 overall-commander initiative=3 command-range=3 active; blue leader B 0502 rank=1; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5
      And the group of A: U
      And the group of B: V
      When A orders U: move and fire
      Then activated in this order phase: U
      And this clause does not apply

    @x3
    Scenario: If only the overall commander may order units of other commands, a leader cannot order a unit of a comrade’s group
      Given the board: 6x3; blue leader A 0102 rank=1 initiative=3 command-range=3 active; blue leader B 0502 rank=1; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5
      And the group of A: U
      And the group of B: V
      And the table plays: only the overall commander may give individual orders to units of another command
      When A orders V: move and fire
      Then it is not allowed, by clause 4.2.3
      And this clause does not apply

  @aig.4.3.1.c.group-try
  Rule: Group order to other commands

    @x1
    Scenario: The overall commander may issue a group order to another command
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 3
      Then activated in this order phase: V
      And this clause applies

    @x2
    Scenario: An ordinary commander cannot issue a group order to another command
      Given the board: 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order to V
      Then it is not allowed, by this clause

    @x3
    Scenario: A group order cannot go to units of another command beyond twice the command range
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 3
      Then it is not allowed, by clause 4.2.2§2

    @x4
    Scenario: A group order to two units of another command cannot be issued if both are beyond twice the command range
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0602 N tq=5; blue HI W 0702 N tq=5
      And the group of A: U
      When A issues a group order to V + W, rolling 3
      Then it is not allowed, by clause 4.2.2§2

  @aig.4.3.1.c.declare
  Rule: Naming other commands’ units

    @x1
    Scenario: When the overall commander’s roll fails, only the units he named beforehand are misled, not the others within reach
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0402 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 7
      Then V becomes: misled
      And W is not: misled
      And this clause applies

    @x2
    Scenario: The overall commander need not name the units of his own group
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order
      Then activated in this order phase: U
      And this clause does not apply

    @x3
    Scenario: The source does not say whether one group order of the overall commander can go both to his own units and to others
      Given the board: 9x6; blue leader A 0104 rank=3 initiative=5 command-range=4 group-order-value=2 active overall-commander; blue leader B 0305 rank=1 initiative=3; blue HI U 0304 N tq=5; blue HI V 0204 N tq=5
      And the group of A: V
      And the group of B: U
      When A issues a group order to U + V, rolling 2
      Then the source does not say
      And this clause applies

  @aig.4.3.1.c.roll
  Rule: Roll for other commands

    @x1
    Scenario: The overall commander adds 1 to the die for a group order to another command
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 5
      Then A is now: finished
      And this clause gives 1

    @x2
    Scenario: The overall commander does not roll for a group order to his own group
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order
      Then A is not: finished
      And this clause does not apply

  @aig.4.3.1.c.success
  Rule: Other commands obey

    @x1
    Scenario: With initiative 5, the overall commander is obeyed by another command on a roll of 3, which becomes 4
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 3
      Then initiative check of A: passed
      And activated in this order phase: V
      And this clause gives 4

    @x2
    Scenario: With initiative 5, the overall commander is obeyed by another command on a roll of 4, which becomes exactly 5
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 4
      Then activated in this order phase: V
      And this clause gives 5

    @x3
    Scenario: If another command misunderstands on a result equal to the initiative, an overall commander with initiative 5 is not obeyed on a roll of 4
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      And the table plays: another command misunderstands on a result equal to the initiative
      When A issues a group order to V, rolling 4
      Then A is now: finished
      And this clause does not apply

  @aig.4.3.1.c.fail
  Rule: Other commands misunderstand

    @x1
    Scenario: With initiative 5, the overall commander is misunderstood by another command on a roll of 5, which becomes 6
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 5
      Then initiative check of A: failed
      And V is not: activated
      And this clause gives 6

    @x2
    Scenario: The overall commander’s group order to another command does not fail on a result equal to his initiative
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 4
      Then V is now: activated
      And this clause does not apply

  @aig.4.3.1.c.fail-units
  Rule: Misled units out of action

    @x1
    Scenario: Units that misunderstand the overall commander are out of action for the rest of the game turn
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 9
      Then V is now: misled
      And this clause applies

    @x2
    Scenario: A misled unit cannot be activated again this game turn
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5 misled; blue HI W 0602 N tq=5
      And the group of A: U
      When A orders V: move and fire
      Then it is not allowed, by this clause

    @x3
    Scenario: A group order to the overall commander’s own group passes over a misled unit
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5 misled
      And the group of A: U + V
      When A issues a group order
      Then activated in this order phase: U
      And this clause applies

    @x4
    Scenario: A unit out of reach is misled as well, since it was one of those declared
      Given the board, where a clear hex costs 1: 14x5; blue leader O 0103 overall-commander rank=3 initiative=4 command-range=3 group-order-value=2 active; blue leader B 0603 rank=2 initiative=6; blue HI F1 0503 N tq=5; blue HI F3 1203 N tq=5
      And the group of B: F1 + F3
      When O issues a group order to F1 + F3, rolling 8
      Then F3 becomes: misled
      And this clause applies

    @x5
    Scenario: A misled unit can be activated again in the next game turn
      Given the board: 9x5; blue leader O 0103 overall-commander initiative=4 command-range=3 finished; blue HI F 0503 N tq=5 misled
      And the markers of the rally phase have been removed
      When the game turn ends
      Then F is not: misled
      And this clause applies

  @aig.4.3.1.c.fail-leader
  Rule: Overall commander finished by a failure

    @x1
    Scenario: The overall commander is finished at once when another command misunderstands him
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 7
      Then A is now: finished
      And this clause applies

    @x2
    Scenario: The overall commander is not finished when another command obeys him
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 1
      Then A is not: finished
      And this clause does not apply

  @aig.4.3.1.c.fail-no-more
  Rule: No group orders after a failure

    @x1
    Scenario: After another command has misunderstood him, the overall commander cannot issue his second group order
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      And A has issued a group order to V, rolling 7
      When A issues a group order
      Then it is not allowed, by this clause

    @x2
    Scenario: An overall commander with a group-order value of 1 has no second group order to lose
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      And A has issued a group order to V, rolling 7
      When A issues a group order
      Then it is not allowed, by clause 5.1.4
      And this clause does not apply

    @x3
    Scenario: After another command has obeyed him, the overall commander may issue his second group order
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      And A has issued a group order to V, rolling 3
      When A issues a group order
      Then activated in this order phase: V + U
      And this clause does not apply

    @x4
    Scenario: An overall commander who gains momentum has two group orders again, and loses the second when the first fails
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5
      And the group of A: U
      And A has issued a group order
      And A has tried for momentum, rolling 2
      When A issues a group order to V, rolling 8
      Then A is now: finished
      And this clause applies

    @x5
    Scenario: If the group-order value holds for the whole activation, a group order issued before momentum counts, and the one that fails is the overall commander’s last
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5
      And the group of A: U
      And the table plays: the group-order value is counted for the whole activation
      And A has issued a group order
      And A has tried for momentum, rolling 2
      When A issues a group order to V, rolling 8
      Then this clause does not apply

  @aig.4.3.1.c.fail-earlier
  Rule: Earlier group orders stand

    @x1
    Scenario: Units activated earlier may still act after another command has misunderstood the overall commander
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      And A has issued a group order
      When A issues a group order to V, rolling 8
      Then activated in this order phase: U
      And this clause applies

    @x2
    Scenario: If the overall commander’s group order fails before he has activated any unit, no unit acts
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 8
      Then A is now: finished
      And this clause does not apply

  @aig.4.3.1.c.zero
  Rule: Natural 0 for other commands

    @x1
    Scenario: Another command obeys an overall commander with initiative 1 on a natural 0
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=1 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 0
      Then initiative check of A: passed
      And activated in this order phase: V
      And this clause gives 1

    @x2
    Scenario: Another command misunderstands an overall commander with initiative 1 even on a roll of 1
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=1 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 1
      Then A is now: finished
      And this clause does not apply

  @aig.4.3.1.c.zero-lasting
  Rule: Lasting effect of a 0

    @x1
    Scenario: A natural 0 wins over the units of another command
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 0
      Then V is now: won over
      And this clause applies

    @x2
    Scenario: Units that have been won over obey the overall commander’s group order without a roll
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5 won-over; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V
      Then activated in this order phase: V
      And this clause applies

    @x3
    Scenario: A roll of 1 does not win over the units of another command
      Given the board: 9x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=2 active; blue HI U 0202 N tq=5; blue HI V 0502 N tq=5; blue HI W 0602 N tq=5
      And the group of A: U
      When A issues a group order to V, rolling 1
      Then V is not: won over
      And this clause does not apply

    @x4
    Scenario: A unit won over obeys, although others named with it misunderstand
      Given the board, where a clear hex costs 1: 9x5; blue leader O 0103 overall-commander rank=3 initiative=4 command-range=3 group-order-value=2 active; blue leader B 0603 rank=2 initiative=6; blue HI F1 0503 N tq=5 won-over; blue HI F3 0703 N tq=5
      And the group of B: F1 + F3
      When O issues a group order to F1 + F3, rolling 8
      Then F3 becomes: misled
      And activated in this order phase: F1
      And this clause applies

  @aig.4.3.1.d
  Rule: Commanders near the overall commander

    @x1
    Scenario: A commander within the overall commander’s range needs no check for a group order
      Given the board: 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=1 active; blue leader O 0302 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order
      Then activated in this order phase: U
      And this clause applies

    @x2
    Scenario: A commander outside the overall commander’s range needs a check for a group order
      Given the board: 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 6
      Then A is now: finished
      And this clause does not apply

  @aig.4.3.1.e.promote
  Rule: Promotion in the field

    @x1
    Scenario: When his commander has fallen, a junior leader stands in for him
      Given the board: 6x3; blue leader A 0102 overall-commander rank=3 initiative=3 command-range=3 active; blue leader B 0402 rank=2; blue leader J 0302 junior-leader initiative=1; blue HI U 0302 N tq=5
      And J serves under B
      And B has fallen
      When A orders J: promotion in the field
      Then J is now: stand-in
      And this clause applies

    @x2
    Scenario: A junior leader cannot be promoted as long as his commander is there
      Given the board: 6x3; blue leader A 0102 overall-commander rank=3 initiative=3 command-range=3 active; blue leader B 0402 rank=2; blue leader J 0302 junior-leader initiative=1; blue HI U 0302 N tq=5
      And J serves under B
      
      When A orders J: promotion in the field
      Then it is not allowed, by this clause

    @x3
    Scenario: A commander with a star cannot be promoted
      Given the board: 6x3; blue leader A 0102 overall-commander rank=3 initiative=3 command-range=3 active; blue leader B 0402 rank=2; blue leader J 0302 junior-leader initiative=1; blue HI U 0302 N tq=5
      And J serves under B
      
      When A orders B: promotion in the field
      Then it is not allowed, by clause 5.2.2.d
      And this clause does not apply

    @x4
    Scenario: A junior leader cannot be promoted when a commander other than his own has fallen
      Given the board: 6x3; blue leader A 0102 overall-commander rank=3 initiative=3 command-range=3 active; blue leader B 0402 rank=2; blue leader C 0401 rank=2; blue leader J 0302 junior-leader initiative=1; blue leader K 0301 junior-leader; blue HI U 0202 N tq=5; blue HI V 0201 N tq=5
      And J serves under B
      And C has fallen
      When A orders J: promotion in the field
      Then it is not allowed, by this clause

    @x5
    Scenario: When his commander has been wounded, a junior leader stands in for him
      Given the board: 6x3; blue leader A 0102 overall-commander rank=3 initiative=3 command-range=3 active; blue leader B 0402 rank=2; blue leader J 0302 junior-leader initiative=1; blue HI U 0302 N tq=5
      And J serves under B
      And B has been wounded
      When A orders J: promotion in the field
      Then J is now: stand-in
      And this clause applies

  @aig.4.3.1.e.cost
  Rule: Price of promotion

    @x1
    Scenario: A promotion leaves the overall commander with two of his three orders
      Given the board: 6x3; blue leader A 0102 overall-commander rank=3 initiative=3 command-range=3 active; blue leader B 0402 rank=2; blue leader J 0302 junior-leader initiative=1; blue HI U 0302 N tq=5
      And J serves under B
      And B has fallen
      When A orders J: promotion in the field
      Then individual orders left to A: 2
      And this clause gives 1

    @x2
    Scenario: A junior leader out of command range cannot be promoted
      Given the board: 6x3; blue leader A 0102 overall-commander rank=3 initiative=3 command-range=3 active; blue leader B 0402 rank=2; blue leader J 0602 junior-leader initiative=1; blue HI U 0302 N tq=5
      And J serves under B
      And B has fallen
      When A orders J: promotion in the field
      Then it is not allowed, by clause 4.2.2§2
      And this clause does not apply

    @x3
    Scenario: If a junior leader can be promoted wherever he is, he need not be within command range
      Given the board: 6x3; blue leader A 0102 overall-commander rank=3 initiative=3 command-range=3 active; blue leader B 0402 rank=2; blue leader J 0602 junior-leader initiative=1; blue HI U 0302 N tq=5
      And J serves under B
      And B has fallen
      And the table plays: a junior leader can be promoted wherever he is
      When A orders J: promotion in the field
      Then J is now: stand-in
      And this clause gives 1

  @aig.4.3.1.e.gains
  Rule: Promoted leader’s group orders

    @x1
    Scenario: A promoted leader has one group order
      Given the board: 6x3; blue leader A 0102 overall-commander rank=3 initiative=3 command-range=3 active; blue leader B 0402 rank=2; blue leader J 0302 junior-leader initiative=1; blue HI U 0302 N tq=5
      And J serves under B
      And B has fallen
      When A orders J: promotion in the field
      Then group-order value of J: 1
      And this clause gives 1

    @x2
    Scenario: An order to move does not give a junior leader a group order
      Given the board: 6x3; blue leader A 0102 overall-commander rank=3 initiative=3 command-range=3 active; blue leader B 0402 rank=2; blue leader J 0302 junior-leader initiative=1; blue HI U 0302 N tq=5
      And J serves under B
      And B has fallen
      When A orders J: move as leader
      Then group-order value of J: 0
      And this clause does not apply

  @aig.4.3.1.e.position
  Rule: Taking over the post

    @x1
    Scenario: The group of a fallen commander passes to his stand-in
      Given the board: 6x3; blue leader A 0102 overall-commander rank=3 initiative=3 command-range=3 active; blue leader B 0402 rank=2; blue leader J 0302 junior-leader initiative=1; blue HI U 0302 N tq=5
      And J serves under B
      And the group of B: U
      And B has fallen
      When A orders J: promotion in the field
      Then the group of J is now: U
      And this clause applies

    @x2
    Scenario: If a stand-in has no activation of his own, he remains a junior leader
      Given the board: 6x3; blue leader A 0102 overall-commander rank=3 initiative=3 command-range=3 active; blue leader B 0402 rank=2; blue leader J 0302 junior-leader initiative=1; blue HI U 0302 N tq=5
      And J serves under B
      And B has fallen
      And the table plays: a stand-in has no activation of his own
      When A orders J: promotion in the field
      Then J is now: junior leader
      And this clause applies

    @x3
    Scenario: An order to move does not make a junior leader a stand-in
      Given the board: 6x3; blue leader A 0102 overall-commander rank=3 initiative=3 command-range=3 active; blue leader B 0402 rank=2; blue leader J 0302 junior-leader initiative=1; blue HI U 0302 N tq=5
      And J serves under B
      And B has fallen
      When A orders J: move as leader
      Then J is now: junior leader
      And this clause does not apply

    @x4
    Scenario: A stand-in does not take over any other commander’s group
      Given the board: 6x3; blue leader A 0102 overall-commander rank=3 initiative=3 command-range=3 active; blue leader B 0402 rank=2; blue leader C 0401 rank=2; blue leader J 0302 junior-leader initiative=1; blue leader K 0301 junior-leader; blue HI U 0202 N tq=5; blue HI V 0201 N tq=5
      And J serves under B
      And the group of B: U
      And the group of C: V
      And B has fallen
      When A orders J: promotion in the field
      Then the group of J is now: U

    @x5
    Scenario: Another junior leader of the fallen commander now serves under the stand-in
      Given the board: 6x3; blue leader A 0102 overall-commander rank=3 initiative=3 command-range=3 active; blue leader B 0402 rank=2; blue leader C 0401 rank=2; blue leader J 0302 junior-leader initiative=1; blue leader K 0301 junior-leader; blue HI U 0202 N tq=5; blue HI V 0201 N tq=5
      And J serves under B
      And K serves under B
      And B has fallen
      When A orders J: promotion in the field
      Then K now serves under J
      And this clause applies

  @aig.4.3.1.e.penalty
  Rule: Stand-in’s penalty

    @x1
    Scenario: A stand-in adds 1 to the die for his group order
      Given the board: 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=1 active stand-in; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 5
      Then A is now: finished
      And this clause gives 1

    @x2
    Scenario: A commander who is not a stand-in adds nothing to the die for his group order
      Given the board: 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 5
      Then activated in this order phase: U
      And this clause does not apply

  @aig.4.3.2.who
  Rule: Ordinary commanders

    @x1
    Scenario: An ordinary commander far from the overall commander must roll for a group order
      Given the board: 9x3; blue leader A 0502 rank=1 initiative=5 command-range=2 group-order-value=1 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 NE tq=5; red HI X 0702 SW tq=5
      And the group of A: U
      When A issues a group order, rolling 6
      Then A is now: finished
      And this clause applies

    @x2
    Scenario: Unlike an ordinary commander, the overall commander does not roll for his group
      Given the board: 5x3; blue leader A 0102 overall-commander initiative=5 command-range=2 group-order-value=1 active; blue HI U 0202 N tq=5
      And the group of A: U
      When A issues a group order
      Then activated in this order phase: U
      And this clause does not apply

  @aig.4.3.2.a.auto
  Rule: Within the overall commander’s range

    @x1
    Scenario: No die is rolled for the group order of a commander within the overall commander’s range
      Given the board: 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=1 active; blue leader O 0302 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order
      Then activated in this order phase: U
      And this clause applies

    @x2
    Scenario: A die is rolled for the group order of a commander outside the overall commander’s range
      Given the board: 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 5
      Then activated in this order phase: U
      And this clause does not apply

  @aig.4.3.2.a.lasts
  Rule: Freed from the group-order check

    @x1
    Scenario: A commander who has been in the overall commander’s range needs no check for a group order after gaining momentum
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 initiative=5 command-range=2 group-order-value=1 active; blue leader O 0102 overall-commander command-range=2; blue HI U 0602 N tq=5 movement-allowance=6
      And the group of A: U
      And A has moved to 0502 by an order to himself
      And A has tried for momentum, rolling 2
      When A issues a group order, rolling 9
      Then activated in this order phase: U
      And this clause applies

    @x2
    Scenario: A commander who was never in the overall commander’s range needs the check for a group order
      Given the board: 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 9
      Then A is now: finished
      And this clause does not apply

    @x3
    Scenario: If only a group order issued in the overall commander’s range frees a commander from the check, merely having been in that range does not
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 initiative=5 command-range=2 group-order-value=1 active; blue leader O 0102 overall-commander command-range=2; blue HI U 0602 N tq=5 movement-allowance=6
      And the group of A: U
      And the table plays: only a group order issued in the overall commander’s range frees a commander from the check
      And A has moved to 0502 by an order to himself
      And A has tried for momentum, rolling 2
      When A issues a group order, rolling 9
      Then A is now: finished

  @aig.4.3.2.b.roll
  Rule: Outside the overall commander’s range

    @x1
    Scenario: A commander outside the overall commander’s range rolls for his group order
      Given the board: 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 3
      Then activated in this order phase: U
      And this clause gives 3

    @x2
    Scenario: A commander within the overall commander’s range does not roll for his group order
      Given the board: 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=1 active; blue leader O 0302 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order
      Then activated in this order phase: U
      And this clause does not apply

    @x3
    Scenario: A commander’s group order is rolled for when he is four hexes from an overall commander whose range is three
      Given the board: 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5
      And the group of A: U
      When A issues a group order, rolling 5
      Then U is now: activated
      And this clause gives 5

  @aig.4.3.2.b.success
  Rule: Group order issued

    @x1
    Scenario: A commander with initiative 5 issues his group order on a roll of 5
      Given the board: 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 5
      Then initiative check of A: passed
      And activated in this order phase: U
      And this clause gives 5

    @x2
    Scenario: A commander with initiative 5 fails to issue his group order on a roll of 6
      Given the board: 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 6
      Then A is now: finished
      And this clause does not apply

  @aig.4.3.2.b.fail
  Rule: Group order failed

    @x1
    Scenario: A commander whose group order fails is finished
      Given the board: 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 6
      Then initiative check of A: failed
      And U is not: activated
      And A is now: finished
      And this clause gives 6

    @x2
    Scenario: A commander’s group order does not fail on a roll equal to his initiative
      Given the board: 9x3; blue leader A 0502 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 N tq=5; blue HI V 0402 N tq=5
      And the group of A: U
      When A issues a group order, rolling 5
      Then U is now: activated
      And this clause does not apply

    @x3
    Scenario: Units activated before a group order fails may still go into melee
      Given the board: 9x3; blue leader A 0502 rank=1 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 NE tq=5; red HI X 0702 SW tq=5
      And the group of A: U
      And A has issued a group order, rolling 3
      And A has issued a group order, rolling 9
      And A has ended his orders
      When A commits U against X
      Then in melee now: U + X

    @x4
    Scenario: If there is no melee after a failed group order, even units activated before it cannot go into melee
      Given the board: 9x3; blue leader A 0502 rank=1 initiative=5 command-range=2 group-order-value=2 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 NE tq=5; red HI X 0702 SW tq=5
      And the group of A: U
      And the table plays: after a failed group order there is no melee
      And A has issued a group order, rolling 3
      And A has issued a group order, rolling 9
      When U goes into melee with X
      Then it is not allowed, by this clause

    @x5
    Scenario: A unit cannot go into melee if the group order meant for it has failed
      Given the board: 9x3; blue leader A 0502 rank=1 initiative=5 command-range=2 group-order-value=1 active; blue leader O 0102 overall-commander command-range=3; blue HI U 0602 NE tq=5; red HI X 0702 SW tq=5
      And the group of A: U
      And A has issued a group order, rolling 9
      When U goes into melee with X
      Then it is not allowed, by this clause

    @x6
    Scenario: After a failed group order, the next leader is activated as soon as the melees are over
      Given the board: 6x4; blue leader A 0303 initiative=3 command-range=3 group-order-value=1 active; blue leader B 0103 initiative=4; blue HI U 0402 N tq=5
      And the group of A: U
      And A has issued a group order, rolling 9
      And A has ended his orders
      When the melees are resolved
      Then next to be activated: B

    @x7
    Scenario: A unit in melee that was activated before a failed group order fights on without a check
      Given the board: 6x4; blue leader A 0202 initiative=3 command-range=3 group-order-value=2 active; blue HI U 0302 N tq=5; red HI X 0402 N tq=5
      And the group of A: U
      And U is in melee with X
      And A has issued a group order, rolling 1
      And A has issued a group order, rolling 9
      When U goes into melee with X
      Then play goes on with: rally phase

  @aig.4.3.2.free
  Rule: No other limits for ordinary commanders

    @x1
    Scenario: An ordinary commander may order a unit of another leader’s group
      Given the board: 6x3; blue leader A 0102 rank=1 initiative=3 command-range=3 active; blue leader B 0502 rank=1; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5
      And the group of A: U
      And the group of B: V
      When A orders V: move and fire
      Then activated in this order phase: V
      And this clause applies

    @x2
    Scenario: An ordinary commander may always order a unit of his own group
      Given the board: 6x3; blue leader A 0102 rank=1 initiative=3 command-range=3 active; blue leader B 0502 rank=1; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5
      And the group of A: U
      And the group of B: V
      When A orders U: move and fire
      Then activated in this order phase: U
      And this clause does not apply

  @aig.4.3.2.stop-and-go
  Rule: Orders on the move

    @x1
    Scenario: A commander may halt to give an order and then move on
      Given the board, where a clear hex costs 1: 11x3; blue leader A 0102 rank=1 initiative=3 command-range=2 active; blue HI U 0502 N tq=5
      And A has moved to 0302 by an order to himself
      And A has ordered U: move and fire
      When A moves to 0402
      Then A is in hex 0402
      And individual orders left to A: 1
      And this clause applies

    @x2
    Scenario: A commander who halts to give orders cannot spend more than eight movement points in all
      Given the board, where a clear hex costs 1: 11x3; blue leader A 0102 rank=1 initiative=3 command-range=2 active; blue HI U 0502 N tq=5
      And A has moved to 0702 by an order to himself
      And A has ordered U: move and fire
      When A moves to 1002
      Then it is not allowed, by this clause
      And this clause applies

    @x3
    Scenario: A commander who orders himself to move cannot issue more orders in all than his initiative
      Given the board, where a clear hex costs 1: 11x3; blue leader A 0102 rank=1 initiative=1 command-range=2 active; blue HI U 0502 N tq=5
      And A has moved to 0302 by an order to himself
      When A orders U: move and fire
      Then it is not allowed, by clause 4.1§3
      And this clause does not apply

    @x4
    Scenario: A leader who moves on a superior’s order cannot halt and then move on
      Given the board, where a clear hex costs 1: 6x3; blue leader A 0102 rank=2 initiative=3 command-range=3 active; blue leader B 0302 rank=1
      And A has ordered B: move as leader
      And B has moved to 0402
      When B moves to 0502
      Then it is not allowed, by clause 5.2.5§2
      And this clause does not apply

    @x5
    Scenario: A leader who has halted has the rest of his movement points left
      Given the board, where a clear hex costs 1: 9x6; blue leader K 0305 initiative=3 command-range=3 active; blue LI U 0405 NE tq=5
      And K has ordered K: move as leader
      And K has moved to 0303
      When K moves to 0302
      Then movement points spent by K: 3
      And movement points left to K: 5
      And this clause applies

  @aig.4.3.3.subordinate
  Rule: Junior leaders’ superiors

    @x1
    Scenario: Any commander is superior to a junior leader
      Given the board: 6x3; blue leader A 0102 initiative=3 command-range=3 active; blue leader J 0302 junior-leader
      When A orders J: move as leader
      Then activated in this order phase: J
      And this clause applies

    @x2
    Scenario: A junior leader is nobody’s superior
      Given the board: 6x3; blue leader A 0102 initiative=3 command-range=3 active; blue leader J 0302 junior-leader command-range=2; blue leader K 0402 junior-leader
      And A has ordered J: move as leader
      When J orders K: move as leader
      Then it is not allowed, by clause 5.2.4.d§1
      And this clause does not apply

  @aig.4.3.3.values
  Rule: Junior leaders’ values

    @x1
    Scenario: A junior leader without a printed initiative has one order
      Given the board: 6x3; blue leader A 0102 initiative=3 command-range=3 active; blue leader J 0302 junior-leader command-range=2; blue HI U 0402 N tq=5
      And A has ordered J: move as leader
      When J orders U: move and fire
      Then individual orders left to J: 0
      And this clause gives 1

    @x2
    Scenario: A junior leader with initiative 2 on his counter has two orders
      Given the board: 6x3; blue leader A 0102 rank=1 initiative=3 command-range=3 active; blue leader J 0302 junior-leader initiative=2 command-range=1; blue HI U 0302 N tq=5 movement-allowance=3; blue HI V 0402 N tq=5
      And A has ordered J: move as leader
      When J orders V: move and fire
      Then individual orders left to J: 1
      And this clause does not apply

  @aig.4.3.3.not-active
  Rule: Junior leaders: no part in leader activation

    @x1
    Scenario: A junior leader never has an activation of his own
      Given the board: 5x3; blue leader J 0102 junior-leader initiative=1; red leader X 0402 rank=1 initiative=3
      When J is activated
      Then it is not allowed, by this clause

    @x2
    Scenario: A junior leader cannot cut in ahead of a comrade
      Given the board: 5x3; blue leader J 0102 junior-leader initiative=6; blue leader A 0202 rank=1 initiative=3
      When J tries to cut in ahead of A
      Then it is not allowed, by this clause

    @x3
    Scenario: A commander is activated in his turn, unlike a junior leader
      Given the board: 5x3; blue leader J 0102 junior-leader initiative=1; blue leader A 0202 rank=1 initiative=3
      When A is activated
      Then A is acting
      And this clause does not apply

    @x4
    Scenario: A junior leader cannot try for momentum
      Given the board: 5x3; blue leader J 0102 junior-leader initiative=1; blue leader A 0202 rank=1 initiative=3 active
      And the order phase of A is over
      When J tries for momentum
      Then it is not allowed, by this clause

  @aig.4.3.3.relay
  Rule: Orders through a junior leader

    @x1
    Scenario: One order activates a junior leader and his unit
      Given the board: 6x3; blue leader A 0102 rank=1 initiative=3 command-range=3 active; blue leader J 0302 junior-leader initiative=2 command-range=1; blue HI U 0302 N tq=5 movement-allowance=3; blue HI V 0402 N tq=5
      When A orders J: lead his unit
      Then activated in this order phase: J + U
      And individual orders left to A: 2
      And individual orders left to J: 2
      And this clause gives 2

    @x2
    Scenario: A junior leader with initiative 1 cannot issue a second order
      Given the board: 6x3; blue leader A 0102 rank=1 initiative=3 command-range=3 active; blue leader J 0302 junior-leader initiative=1 command-range=1; blue HI U 0302 N tq=5 movement-allowance=3; blue HI V 0402 N tq=5; blue HI W 0301 N tq=5
      And A has ordered J: lead his unit
      And J has ordered V: move and fire
      When J orders W: move and fire
      Then it is not allowed, by clause 4.1§3

    @x3
    Scenario: A junior leader’s order reaches only as far as his own command range of 1
      Given the board: 6x3; blue leader A 0102 rank=1 initiative=3 command-range=3 active; blue leader J 0302 junior-leader initiative=1 command-range=1; blue HI U 0302 N tq=5 movement-allowance=3; blue HI V 0402 N tq=5; blue HI W 0502 N tq=5
      And A has ordered J: lead his unit
      When J orders W: move and fire
      Then it is not allowed, by clause 4.2.2§2

    @x4
    Scenario: If a junior leader’s orders reach as far as his superior’s command range of 3, he can order a unit two hexes away
      Given the board: 6x3; blue leader A 0102 rank=1 initiative=3 command-range=3 active; blue leader J 0302 junior-leader initiative=1 command-range=1; blue HI U 0302 N tq=5 movement-allowance=3; blue HI V 0402 N tq=5; blue HI W 0502 N tq=5
      And the table plays: orders through a junior leader reach as far as his superior’s command range
      And A has ordered J: lead his unit
      When J orders W: move and fire
      Then activated in this order phase: J + U + W

    @x5
    Scenario: A junior leader ordered to lead his unit moves along with it
      Given the board, where a clear hex costs 1: 6x3; blue leader A 0102 rank=1 initiative=3 command-range=3 active; blue leader J 0302 junior-leader initiative=1 command-range=1; blue HI U 0302 N tq=5 movement-allowance=3; blue HI V 0402 N tq=5
      And A has ordered J: lead his unit
      When U moves to 0301, with J
      Then J is in hex 0301

    @x6
    Scenario: If a junior leader must stay where he is when he activates his unit, he cannot go along with it
      Given the board, where a clear hex costs 1: 6x3; blue leader A 0102 rank=1 initiative=3 command-range=3 active; blue leader J 0302 junior-leader initiative=1 command-range=1; blue HI U 0302 N tq=5 movement-allowance=3; blue HI V 0402 N tq=5
      And the table plays: a junior leader must stay where he is when he activates his unit
      And A has ordered J: lead his unit
      When U moves to 0301, with J
      Then it is not allowed, by this clause

  @aig.4.4.1.alone
  Rule: Lone leaders and enemy ZOI

    @x1
    Scenario: A leader on his own cannot enter enemy ZOI
      Given the board, where a clear hex costs 1: 6x3; blue leader A 0102 rank=2; red HI X 0401 S tq=5
      When A makes its move: 0202 0302
      Then it is not allowed, by this clause

    @x2
    Scenario: A leader on his own may move up to one hex short of enemy ZOI
      Given the board, where a clear hex costs 1: 6x3; blue leader A 0102 rank=2; red HI X 0401 S tq=5
      When A makes its move: 0202
      Then A is in hex 0202
      And this clause does not apply

    @x3
    Scenario: A leader on his own cannot enter enemy ZOI even to join a friendly unit
      Given the board, where a clear hex costs 1: 6x3; blue leader A 0102 rank=2 initiative=3 command-range=3 active; blue HI U 0302 N tq=5; red HI X 0401 S tq=5
      And A has ordered A: move as leader
      When A moves to 0302
      Then it is not allowed, by this clause

  @aig.4.4.1.stack
  Rule: Stacking with a unit

    @x1
    Scenario: A leader may stack with a unit of cataphracts
      Given the board, where a clear hex costs 1: 6x3; blue leader A 0102 rank=2; blue CT U 0302 N tq=5
      When A makes its move: 0202 0302
      Then A is in hex 0302
      And this clause applies

    @x2
    Scenario: A leader may stack with a unit of light infantry
      Given the board, where a clear hex costs 1: 6x3; blue leader A 0102 rank=2; blue LI U 0302 N tq=5
      When A makes its move: 0202 0302
      Then A is in hex 0302
      And this clause applies

    @x3
    Scenario: A second leader may stack with a unit that already has a leader
      Given the board, where a clear hex costs 1: 6x3; blue leader A 0102 rank=2; blue leader B 0302 rank=1; blue HI U 0302 N tq=5
      When A makes its move: 0202 0302
      Then A is in hex 0302
      And this clause applies

    @x4
    Scenario: If only one leader may stack with a unit, a second leader cannot join it
      Given the board, where a clear hex costs 1: 6x3; blue leader A 0102 rank=2; blue leader B 0302 rank=1; blue HI U 0302 N tq=5
      And the table plays: only one leader may stack with a unit
      When A makes its move: 0202 0302
      Then it is not allowed, by this clause

  @aig.4.4.1.together
  Rule: Entering ZOI together

    @x1
    Scenario: A leader may enter enemy ZOI along with his unit
      Given the board, where a clear hex costs 1: 6x3; blue leader A 0202 rank=2 initiative=3 command-range=3 active; blue HI U 0202 NE tq=5 movement-allowance=3; red HI X 0401 S tq=5
      And A has ordered U: move and fire
      When U moves to 0302, with A
      Then A is in hex 0302
      And this clause applies

    @x2
    Scenario: A leader who leaves his unit behind cannot enter enemy ZOI
      Given the board, where a clear hex costs 1: 6x3; blue leader A 0202 rank=2 initiative=3 command-range=3 active; blue HI U 0202 NE tq=5 movement-allowance=3; red HI X 0401 S tq=5
      And A has ordered A: move as leader
      When A moves to 0302
      Then it is not allowed, by clause 4.4.1§1
      And this clause does not apply

    @x3
    Scenario: A leader who leaves enemy ZOI along with his unit does not enter enemy ZOI
      Given the board, where a clear hex costs 1: 6x3; blue leader A 0302 rank=2 initiative=3 command-range=3 active; blue HI U 0302 SW tq=5 movement-allowance=3; red HI X 0401 S tq=5
      And A has ordered U: move and fire
      When U moves to 0203, with A
      Then A is in hex 0203
      And this clause does not apply

    @x4
    Scenario: A leader who goes along with his unit keeps his facing
      Given the board, where a clear hex costs 1: 6x3; blue leader A 0202 S rank=2 initiative=3 command-range=3 active; blue HI U 0202 NE tq=5 movement-allowance=3
      And A has ordered U: move and fire
      When U moves to 0302, with A
      Then A is in hex 0302
      And A now faces S

  @aig.4.4.1.leave
  Rule: Ways out of melee

    @x1
    Scenario: A leader ordered out of melee may go off alone
      Given the board, where a clear hex costs 1: 6x4; blue leader A 0103 rank=2 initiative=3 command-range=3 active; blue leader B 0303 rank=1 initiative=2; blue HI U 0303 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      And A has ordered B: move as leader
      When B moves to 0203
      Then B is in hex 0203
      And this clause applies

    @x2
    Scenario: A leader who has not been ordered out of melee cannot leave it
      Given the board, where a clear hex costs 1: 6x4; blue leader A 0103 rank=2 initiative=3 command-range=3 active; blue leader B 0303 rank=1 initiative=2; blue HI U 0303 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When B moves to 0203
      Then it is not allowed, by clause 5.2.4.d§1
      And this clause applies

    @x3
    Scenario: The source does not say how a leader withdraws from melee with his unit
      Given the board, where a clear hex costs 1: 6x4; blue leader A 0103 rank=2 initiative=3 command-range=3 active; blue leader B 0303 rank=1 initiative=2; blue HI U 0303 N tq=5; red HI X 0302 S tq=5
      And U is in melee with X
      When A orders B: lead his unit
      Then the source does not say
      And this clause applies

  @aig.4.4.2.a.move
  Rule: Escape from infantry

    @x1
    Scenario: A leader escapes from infantry to the nearest friendly unit
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5
      When X comes near A
      Then A is in hex 0102
      And movement points spent: 2
      And this clause applies

    @x2
    Scenario: A leader may not escape to any friendly unit but the nearest
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5; blue HI V 0602 N tq=5
      When X comes near A, who escapes to V
      Then it is not allowed, by this clause

    @x3
    Scenario: A leader may stay where he is even though infantry has come near
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5
      When X comes near A, who stays
      Then A is in hex 0302
      And this clause applies

    @x4
    Scenario: If a leader who does not escape is eliminated, a leader who stays when infantry comes near is eliminated
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5
      And the table plays: a leader who does not escape is eliminated
      When X comes near A, who stays
      Then A is eliminated

    @x5
    Scenario: Infantry two hexes away has not come near a leader
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0502 SW tq=5; blue HI U 0102 N tq=5
      When X comes near A
      Then it is not allowed, by this clause

    @x6
    Scenario: Infantry next to a leader has come near him even if it faces away
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 N tq=5; blue HI U 0102 N tq=5
      When X comes near A
      Then A is in hex 0102
      And this clause applies

    @x7
    Scenario: If an enemy comes near a leader only when he is in its ZOI, infantry that faces away from him has not come near
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 N tq=5; blue HI U 0102 N tq=5
      And the table plays: an enemy has come near a leader who stands in its ZOI
      When X comes near A
      Then it is not allowed, by this clause

    @x8
    Scenario: A lone leader must react when an enemy moves next to him
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; blue HI U 0102 N tq=5; red leader O 0702 rank=1 initiative=3 command-range=3 active; red HI X 0502 SW tq=5 movement-allowance=3
      And O has ordered X: move and fire
      When X moves to 0402
      Then leaders an enemy has come near: A

    @x9
    Scenario: Play cannot go on until a lone leader has reacted to the enemy’s approach
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; blue HI U 0102 N tq=5; red leader O 0702 rank=1 initiative=3 command-range=3 active; red HI X 0502 SW tq=5 movement-allowance=3
      And O has ordered X: move and fire
      And X has moved to 0402
      When O ends his orders
      Then it is not allowed, by this clause

    @x10
    Scenario: A lone leader may escape in the middle of the enemy’s order phase
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; blue HI U 0102 N tq=5; red leader O 0702 rank=1 initiative=3 command-range=3 active; red HI X 0502 SW tq=5 movement-allowance=3
      And O has ordered X: move and fire
      And X has moved to 0402
      When A reacts to the approach by escaping to U
      Then A is in hex 0102
      And this clause applies

    @x11
    Scenario: A lone leader may stay where he is in the middle of the enemy’s order phase
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; blue HI U 0102 N tq=5; red leader O 0702 rank=1 initiative=3 command-range=3 active; red HI X 0502 SW tq=5 movement-allowance=3
      And O has ordered X: move and fire
      And X has moved to 0402
      When A reacts to the approach by staying
      Then A is in hex 0302
      And this clause applies

    @x12
    Scenario: The source does not say whether a leader who is with a unit can escape alone
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5; blue HI V 0302 N tq=5
      When X comes near A
      Then the source does not say
      And this clause does not apply

    @x13
    Scenario: Without movement costs, nobody can tell which friendly unit is nearest
      Given the board: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5
      When X comes near A
      Then the source does not say
      And this clause does not apply

    @x14
    Scenario: A leader stacked with a unit need not react to an enemy’s approach
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; blue HI U 0302 N tq=5; red leader O 0702 rank=1 initiative=3 command-range=3 active; red HI X 0502 SW tq=5 movement-allowance=3
      And O has ordered X: move and fire
      And X has moved to 0402
      When O ends his orders
      Then play goes on with: melee step
      And this clause does not apply

    @x15
    Scenario: A lone leader need not react to an enemy who stops two hexes away
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; blue HI U 0102 N tq=5; red leader O 0702 rank=1 initiative=3 command-range=3 active; red HI X 0602 SW tq=5 movement-allowance=3
      And O has ordered X: move and fire
      And X has moved to 0502
      When O ends his orders
      Then play goes on with: melee step
      And this clause does not apply

    @x16
    Scenario: A lone leader cannot escape before an enemy has come near
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; blue HI U 0102 N tq=5; red leader O 0702 rank=1 initiative=3 command-range=3 active; red HI X 0502 SW tq=5 movement-allowance=3
      And O has ordered X: move and fire
      When A reacts to the approach by escaping to U
      Then it is not allowed, by this clause

    @x17
    Scenario: The source does not say what becomes of a lone leader whose hex an enemy enters
      Given the board, where a clear hex costs 1: 9x7; blue leader L 0403 rank=1 initiative=5; red HI X 0404 N tq=5 movement-allowance=5
      When X makes its move: 0403
      Then the source does not say

    @x18
    Scenario: An enemy may move past a lone leader
      Given the board, where a clear hex costs 1: 9x7; blue leader L 0403 rank=1 initiative=5; red HI X 0404 N tq=5 movement-allowance=5
      When X makes its move: 0503
      Then X is in hex 0503

    @x20
    Scenario: A lone leader must react to a unit that moves next to him, even if another unit has merely turned elsewhere
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red leader O 0702 overall-commander initiative=3 command-range=3 group-order-value=1 active; red HI X 0502 SW tq=5 movement-allowance=3; red HI Y 0802 N tq=5 movement-allowance=3
      And the group of O: X + Y
      And O has issued a group order
      And Y has carried out its order: S
      When X moves to 0402
      Then leaders an enemy has come near: A

    @x21
    Scenario: An enemy who only turns beside a lone leader has not come near him
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; blue HI U 0102 N tq=5; red leader O 0702 rank=1 initiative=3 command-range=3 active; red HI X 0402 SW tq=5 movement-allowance=3
      And O has ordered X: move and fire
      And X has carried out its order: N
      When O ends his orders
      Then play goes on with: melee step
      And this clause does not apply

    @x22
    Scenario: An escaping leader keeps his facing
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 S rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5
      When X comes near A
      Then A is in hex 0102
      And A now faces S

  @aig.4.4.2.a.any-friend
  Rule: Escape to any friendly unit

    @x1
    Scenario: An escaping leader goes to the nearest friendly unit, even if it is another leader’s
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5; blue HI V 0802 N tq=5
      And the group of A: V
      When X comes near A
      Then A is in hex 0102
      And this clause applies

    @x2
    Scenario: An escaping leader goes to a unit of his own group if it is nearest
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5; blue HI V 0802 N tq=5
      And the group of A: U
      When X comes near A
      Then A is in hex 0102
      And this clause does not apply

  @aig.4.4.2.a.tie
  Rule: Equally near friendly units

    @x1
    Scenario: When two friendly units are equally near, the player chooses which one his leader escapes to
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5; blue HI V 0303 N tq=5; blue HI W 0202 N tq=5
      When X comes near A, who escapes to V
      Then A is in hex 0303
      And this clause applies

    @x2
    Scenario: If one friendly unit is nearer than all others, an escaping leader has no choice
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5; blue HI V 0303 N tq=5
      When X comes near A, who escapes to V
      Then A is in hex 0303
      And this clause does not apply

    @x3
    Scenario: A leader may stay where he is even though two friendly units are equally near
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI V 0303 N tq=5; blue HI W 0202 N tq=5
      When X comes near A, who stays
      Then A is in hex 0302
      And this clause does not apply

    @x4
    Scenario: An escaping leader may choose either of two equally near friendly units
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI V 0303 N tq=5; blue HI W 0202 N tq=5
      When X comes near A, who escapes to W
      Then A is in hex 0202
      And this clause applies

    @x5
    Scenario: A leader who can escape to several equally near friendly units may go to any of them
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5; blue HI V 0303 N tq=5; blue HI W 0202 N tq=5
      When X comes near A
      Then A may escape to: V + W
      And this clause applies

    @x6
    Scenario: A leader who escapes in the enemy’s order phase goes to whichever of two equally near units his player chooses
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; blue HI U 0203 N tq=5; blue HI W 0102 N tq=5; red leader O 0702 rank=1 initiative=3 command-range=3 active; red HI X 0502 SW tq=5 movement-allowance=3
      And O has ordered X: move and fire
      And X has moved to 0402
      When A reacts to the approach by escaping to W
      Then A is in hex 0102
      And this clause applies

    @x7
    Scenario: In the enemy’s order phase, a leader may stay where he is even though two friendly units are equally near
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; blue HI U 0203 N tq=5; blue HI W 0102 N tq=5; red leader O 0702 rank=1 initiative=3 command-range=3 active; red HI X 0502 SW tq=5 movement-allowance=3
      And O has ordered X: move and fire
      And X has moved to 0402
      When A reacts to the approach by staying
      Then A is in hex 0302
      And this clause does not apply

  @aig.4.4.2.a.none
  Rule: Nowhere to escape

    @x1
    Scenario: A leader is eliminated if the nearest friendly unit is ten movement points away
      Given the board, where a clear hex costs 2: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 N tq=5; blue HI U 0802 N tq=5
      When X comes near A
      Then A is eliminated
      And this clause applies

    @x2
    Scenario: A leader escapes to the nearest friendly unit if it is eight movement points away
      Given the board, where a clear hex costs 2: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 N tq=5; blue HI U 0702 N tq=5
      When X comes near A
      Then A is in hex 0702
      And movement points spent: 8
      And this clause does not apply

  @aig.4.4.2.b.roll
  Rule: Lone leader against cavalry

    @x1
    Scenario: A leader must roll before he escapes from cavalry
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HC X 0401 S tq=5 movement-allowance=6; blue HI U 0102 N tq=5
      And escape die of A: 4
      When X comes near A
      Then A is in hex 0102
      And this clause gives 4

    @x2
    Scenario: A leader escapes from infantry without a roll
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5
      When X comes near A
      Then A is in hex 0102
      And this clause does not apply

    @x3
    Scenario: A leader cannot roll to escape from cavalry two hexes away
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HC X 0502 SW tq=5 movement-allowance=6; blue HI U 0102 N tq=5
      When X comes near A
      Then it is not allowed, by this clause

    @x4
    Scenario: Play cannot go on before a lone leader has rolled against the cavalry that has come near him
      Given the board, where a clear hex costs 1: 9x5; blue leader A 0303 rank=1 initiative=5; blue HI U 0105 N tq=5; red leader R 0701 initiative=2 command-range=5 active; red HC X 0603 NW tq=5 movement-allowance=6
      And R has ordered X: move and fire
      And X has moved to 0403
      When R ends his orders
      Then it is not allowed, by this clause

    @x5
    Scenario: Play goes on once a lone leader has escaped from the cavalry that came near him
      Given the board, where a clear hex costs 1: 9x5; blue leader A 0303 rank=1 initiative=5; blue HI U 0105 N tq=5; red leader R 0701 initiative=2 command-range=5 active; red HC X 0603 NW tq=5 movement-allowance=6
      And R has ordered X: move and fire
      And X has moved to 0403
      And escape die of A: 5
      When A reacts to the approach by escaping to U
      Then A is in hex 0105
      And this clause gives 5

  @aig.4.4.2.b.light
  Rule: Fast light cavalry

    @x1
    Scenario: Light cavalry with a movement allowance of 8 rides down a leader who rolls exactly his initiative
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red LC X 0401 S tq=5 movement-allowance=8; blue HI U 0102 N tq=5
      And escape die of A: 5
      When X comes near A
      Then A is eliminated
      And this clause gives 1

    @x2
    Scenario: Light cavalry with a movement allowance of 7 adds nothing to a leader’s escape roll
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red LC X 0401 S tq=5 movement-allowance=7; blue HI U 0102 N tq=5
      And escape die of A: 5
      When X comes near A
      Then A is in hex 0102
      And this clause does not apply

    @x3
    Scenario: Disordered light cavalry is too slow to add anything to a leader’s escape roll
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red LC X 0401 S tq=5 movement-allowance=9 disordered; blue HI U 0102 N tq=5
      And escape die of A: 5
      When X comes near A
      Then A is in hex 0102
      And this clause does not apply

    @x4
    Scenario: If the printed movement allowance counts, disordered light cavalry with an allowance of 9 adds 1 to a leader’s escape roll
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red LC X 0401 S tq=5 movement-allowance=9 disordered; blue HI U 0102 N tq=5
      And the table plays: the printed movement allowance of light cavalry counts
      And escape die of A: 5
      When X comes near A
      Then A is eliminated
      And this clause gives 1

    @x5
    Scenario: Heavy cavalry with a movement allowance of 8 adds nothing to a leader’s escape roll
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HC X 0401 S tq=5 movement-allowance=8; blue HI U 0102 N tq=5
      And escape die of A: 5
      When X comes near A
      Then A is in hex 0102
      And this clause does not apply

  @aig.4.4.2.b.pass
  Rule: Escape from cavalry

    @x1
    Scenario: A leader escapes from cavalry on a roll of exactly his initiative
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HC X 0401 S tq=5 movement-allowance=6; blue HI U 0102 N tq=5
      And escape die of A: 5
      When X comes near A
      Then initiative check of A: passed
      And A is in hex 0102
      And this clause gives 5

    @x2
    Scenario: A leader does not escape from cavalry on a roll one above his initiative
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HC X 0401 S tq=5 movement-allowance=6; blue HI U 0102 N tq=5
      And escape die of A: 6
      When X comes near A
      Then A is eliminated
      And this clause does not apply

  @aig.4.4.2.b.fail
  Rule: Leader ridden down

    @x1
    Scenario: A leader who rolls above his initiative is ridden down by cavalry
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HC X 0401 S tq=5 movement-allowance=6; blue HI U 0102 N tq=5
      And escape die of A: 6
      When X comes near A
      Then initiative check of A: failed
      And A is eliminated
      And this clause gives 6

    @x2
    Scenario: A leader who rolls exactly his initiative is not ridden down by cavalry
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HC X 0401 S tq=5 movement-allowance=6; blue HI U 0102 N tq=5
      And escape die of A: 5
      When X comes near A
      Then A is in hex 0102
      And this clause does not apply

  @aig.4.4.2.path.terrain
  Rule: Escape and terrain

    @x1
    Scenario: An escaping leader must go round impassable terrain in his way
      Given the board, where a clear hex costs 1: 9x3; 0202 0203 impassable-terrain; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5
      When X comes near A
      Then movement points spent: 3
      And this clause applies

    @x2
    Scenario: An escaping leader goes straight to the friendly unit over clear ground
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5
      When X comes near A
      Then movement points spent: 2
      And this clause does not apply

    @x3
    Scenario: Impassable terrain does not hinder an escaping leader who has another path just as short
      Given the board, where a clear hex costs 1: 9x3; 0202 impassable-terrain; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0201 N tq=5
      When X comes near A
      Then movement points spent: 2
      And this clause does not apply

    @x4
    Scenario: An escaping leader avoids an impassable hexside by taking another path just as short
      Given the board, where a clear hex costs 1: 9x3; 0202/0302 impassable-terrain; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0201 N tq=5
      When X comes near A
      Then movement points spent: 2
      And this clause does not apply

    @x5
    Scenario: An escaping leader pays what the scenario says for woods in his way
      Given the board, where a clear hex costs 1: 9x3; 0202 0203 woods; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5
      And movement cost of woods: 2
      When X comes near A
      Then movement points spent: 3
      And this clause does not apply

  @aig.4.4.2.path.zoi
  Rule: Escape and enemy ZOI

    @x1
    Scenario: An escaping leader must go round enemy ZOI in his way
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5; red HI Y 0801 N tq=5
      And the ZOI of Y: 0202 + 0203
      When X comes near A
      Then movement points spent: 3
      And this clause applies

    @x2
    Scenario: Enemy ZOI away from his path does not hinder an escaping leader
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5; red HI Y 0801 N tq=5
      And the ZOI of Y: 0702 + 0703
      When X comes near A
      Then movement points spent: 2
      And this clause does not apply

  @aig.4.4.2.path.friend-zoi
  Rule: Friendly units shield from ZOI

    @x1
    Scenario: A leader can escape to a friendly unit even if it is in enemy ZOI
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5; red HI Y 0801 N tq=5
      And the ZOI of Y: 0102
      When X comes near A
      Then A is in hex 0102
      And this clause applies

    @x2
    Scenario: Where there is no enemy ZOI, an escaping leader needs no friendly unit to shield him
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5
      When X comes near A
      Then A is in hex 0102
      And this clause does not apply

  @aig.4.4.2.path.enemy
  Rule: Escape and enemy hexes

    @x1
    Scenario: An escaping leader cannot pass through an enemy, even a routed one
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5; red LI Y 0202 N tq=5 routed
      And the ZOI of X: 0303
      When X comes near A
      Then movement points spent: 3
      And this clause applies

    @x2
    Scenario: An escaping leader stops with the friendly unit in his way
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5; blue LI Y 0202 N tq=5
      When X comes near A
      Then A is in hex 0202
      And this clause does not apply

  @aig.4.4.2.path.fail
  Rule: Escape cut off

    @x1
    Scenario: A leader hemmed in by enemy ZOI is eliminated two hexes from a friendly unit
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5; red HI Y 0801 N tq=5
      And the ZOI of Y: 0202 + 0203 + 0301 + 0303 + 0402 + 0403
      When X comes near A
      Then A is eliminated
      And this clause applies

    @x2
    Scenario: A single gap in the ring of enemy ZOI lets a leader escape
      Given the board, where a clear hex costs 1: 9x3; blue leader A 0302 rank=1 initiative=5; red HI X 0401 S tq=5; blue HI U 0102 N tq=5; red HI Y 0801 N tq=5
      And the ZOI of Y: 0203 + 0301 + 0303 + 0402 + 0403
      When X comes near A
      Then A is in hex 0102
      And this clause does not apply

  @aig.4.4.3.finished
  Rule: New leaders are finished

    @x1
    Scenario: A stand-in cannot act in the game turn in which he is promoted
      Given the board: 6x3; blue leader A 0102 overall-commander rank=3 initiative=3 command-range=3 active; blue leader B 0402 rank=2; blue leader J 0302 junior-leader initiative=1; blue HI U 0302 N tq=5
      And J serves under B
      And B has fallen
      When A orders J: promotion in the field
      Then J is now: finished
      And this clause applies

    @x2
    Scenario: In the game turn after his promotion, a stand-in is unactivated
      Given the board: 5x3; blue leader J 0102 rank=2 stand-in initiative=1 group-order-value=1 finished
      And the markers of the rally phase have been removed
      When the game turn ends
      Then J is now: unactivated
      And this clause does not apply

  @aig.4.4.3.no-replace
  Rule: Overall commander not replaced

    @x1
    Scenario: Nobody can be promoted to replace the overall commander
      Given the board: 6x3; blue leader A 0102 rank=3 initiative=3 command-range=3 active; blue leader O 0402 overall-commander rank=3; blue leader J 0302 junior-leader initiative=1
      And J serves under O
      And O has fallen
      When A orders J: promotion in the field
      Then it is not allowed, by this clause

    @x2
    Scenario: Even if every leader may promote, nobody can replace the overall commander
      Given the board: 6x3; blue leader A 0102 rank=3 initiative=3 command-range=3 active; blue leader O 0402 overall-commander rank=3; blue leader J 0302 junior-leader initiative=1
      And J serves under O
      And O has fallen
      And the table plays: every leader may promote
      When A orders J: promotion in the field
      Then it is not allowed, by this clause

    @x3
    Scenario: A fallen ordinary commander is replaced by his junior leader
      Given the board: 6x3; blue leader A 0102 overall-commander rank=3 initiative=3 command-range=3 active; blue leader B 0402 rank=2; blue leader J 0302 junior-leader initiative=1; blue HI U 0302 N tq=5
      And J serves under B
      And B has fallen
      When A orders J: promotion in the field
      Then J is now: stand-in
      And this clause does not apply
