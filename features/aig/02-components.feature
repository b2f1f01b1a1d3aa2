Feature: Components and terms

  @aig.2.1.map
  Rule: Battle map

    @x1
    Scenario: Two units at opposite ends of a row of four hexes are three hexes apart
      Given the board: 6x3; blue HI A 0102 N; red HI X 0402 S
      When the hexes from A to X are counted
      Then distance in hexes: 3
      And this clause applies

    @x2
    Scenario: Two units in neighbouring hexes are one hex apart
      Given the board: 6x3; blue HI A 0102 N; red HI X 0202 S
      When the hexes from A to X are counted
      Then distance in hexes: 1

    @x3
    Scenario: A river between two units does not add to the distance between them
      Given the board: 6x3; blue HI A 0102 N; red HI X 0402 S; 0202 river; 0302 river
      When the hexes from A to X are counted
      Then distance in hexes: 3

  @aig.2.2
  Rule: Kinds of counter

    @x1
    Scenario: A counter that shows a unit type is a combat unit
      Given the board: 6x3; blue MI A 0102 N tq=5
      When the counter of A is read
      Then it is the counter of a combat unit
      And this clause applies

    @x2
    Scenario: A counter that shows a rank is a leader
      Given the board: 6x3; blue leader A 0102 rank=2
      When the counter of A is read
      Then it is the counter of a leader
      And this clause applies

  @aig.2.2.1.two-sided
  Rule: Two-sided units

    @x1
    Scenario: The source does not say when cavalry may dismount
      Given Blue has units of HC, TQ 6: A
      When A dismounts
      Then the source does not say
      And this clause applies

    @x2
    Scenario: The source does not say whether disordered cavalry may dismount
      Given Blue has units of LC, TQ 5: A
      And state of A: disordered
      When A dismounts
      Then the source does not say
      And this clause applies

  @aig.2.2.1.affiliation
  Rule: Unit affiliation

    @x1
    Scenario: A group order reaches only units of the leader’s own formation
      Given the board: 6x3; blue leader A 0102 initiative=5 command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5
      And the group of A: U
      When A issues a group order, rolling 4
      Then activated in this order phase: U
      And V is not: activated
      And this clause applies

    @x2
    Scenario: An individual order can reach a unit of another leader’s formation
      Given the board: 6x3; blue leader A 0102 initiative=5 command-range=3 active; blue HI U 0202 N tq=5; blue HI V 0302 N tq=5
      And the group of A: U
      When A orders V: move and fire
      Then activated in this order phase: V
      And this clause does not apply

  @aig.2.2.1.type
  Rule: Six unit types

    @x1
    Scenario Outline: A unit’s type tells whether it is cavalry or infantry
      Given the board: 6x3; blue <type> A 0102 N tq=5
      When the counter of A is read
      Then the unit belongs to the <arm>
      And this clause applies

      Examples:
        | type | arm      |
        | CT   | cavalry  |
        | HC   | cavalry  |
        | LC   | cavalry  |
        | HI   | infantry |
        | MI   | infantry |
        | LI   | infantry |

    @x2
    Scenario: A leader’s counter shows no unit type
      Given the board: 6x3; blue leader A 0102 rank=1
      When the counter of A is read
      Then it is the counter of a leader
      And this clause does not apply

  @aig.2.2.1.missile-mark
  Rule: Missile mark

    @x1
    Scenario: The letter of the missile mark names a unit’s weapon
      Given the board: 6x3; blue LI A 0102 N tq=4 javelin
      When the counter of A is read
      Then on the counter, missile weapon: javelin
      And this clause applies

    @x2
    Scenario: A unit without a missile mark has no missile weapon
      Given the board: 6x3; blue LI A 0102 N tq=4
      When the counter of A is read
      Then it is the counter of a combat unit
      And this clause does not apply

  @aig.2.2.1.movement
  Rule: Printed movement allowance

    @x1
    Scenario: The number at the lower right of a unit’s counter is its movement allowance
      Given the board: 6x3; blue LC A 0102 N tq=4 movement-allowance=9
      When the counter of A is read
      Then on the counter, movement allowance: 9
      And this clause applies

    @x2
    Scenario: A unit cannot spend more movement points than its counter shows
      Given the board, where a clear hex costs 2: 6x3; blue LI A 0203 N movement-allowance=3
      When A makes its move: 0202 0201
      Then it is not allowed, by clause aig.6.2.pay
      And this clause applies

  @aig.2.2.1.tq
  Rule: Printed Troop Quality

    @x1
    Scenario: The number at the bottom of a unit’s counter is its TQ
      Given the board: 6x3; blue LC A 0102 N tq=4 movement-allowance=9
      When the counter of A is read
      Then on the counter, TQ: 4
      And this clause applies

    @x2
    Scenario: Cohesion hits do not change the printed TQ
      Given the board: 6x3; blue LC A 0102 N tq=4 cohesion-hit=3
      When the counter of A is read
      Then on the counter, TQ: 4
      And cohesion left: 1

  @aig.2.2.2.sides
  Rule: Sides of a leader

    @x1
    Scenario: An unactivated leader’s counter shows its front
      Given the board: 6x3; blue leader A 0102 rank=2
      When the counter of A is read
      Then it shows the front of the counter
      And this clause applies

    @x2
    Scenario: A finished leader’s counter shows its back
      Given the board: 6x3; blue leader A 0102 rank=2 finished
      When the counter of A is read
      Then it shows the back of the counter
      And this clause applies

  @aig.2.2.2.rank
  Rule: Rank stars

    @x1
    Scenario: A leader with two stars has rank 2
      Given the board: 6x3; blue leader A 0102 rank=2
      When the counter of A is read
      Then on the counter, rank: 2
      And this clause applies

    @x2
    Scenario: A junior leader with a triangle has rank 0
      Given the board: 6x3; blue leader A 0102 junior-leader
      When the counter of A is read
      Then on the counter, rank: 0
      And this clause applies

  @aig.2.2.2.values
  Rule: Four leader values

    @x1
    Scenario: A leader’s counter shows his command range, initiative, group-order value and charisma
      Given the board: 6x3; blue leader A 0102 command-range=4 initiative=6 group-order-value=2 charisma=3
      When the counter of A is read
      Then on the counter, command range: 4
      And on the counter, initiative: 6
      And on the counter, group-order value: 2
      And on the counter, charisma: 3
      And this clause applies

    @x2
    Scenario: A combat unit’s counter shows none of a leader’s four values
      Given the board: 6x3; blue MI A 0102 N tq=5
      When the counter of A is read
      Then on the counter, TQ: 5
      And this clause does not apply

  @aig.2.2.2.no-group
  Rule: Dash: no group orders

    @x1
    Scenario: A leader with a dash for his group-order value cannot issue a group order
      Given the board: 6x3; blue leader A 0102 initiative=5 command-range=3 active; blue HI U 0202 N tq=5
      And the group of A: U
      When A issues a group order
      Then it is not allowed, by this clause
      And this clause applies

    @x2
    Scenario: A leader with a group-order value of 1 has no dash on his counter
      Given the board: 6x3; blue leader A 0102 command-range=3 group-order-value=1
      When the counter of A is read
      Then on the counter, group-order value: 1
      And this clause does not apply

  @aig.2.3.d10
  Rule: The ten-sided die

    @x1
    Scenario: The 0 face of the d10 is its lowest result
      Given Blue has units of LI, TQ 1: A
      And TQ die of A: 0
      When A takes a TQ check with modifier 1
      Then the check: passed
      And this clause gives 0

    @x2
    Scenario: The 9 face of the d10 is its highest result
      Given Blue has units of HI, TQ 8: A
      And TQ die of A: 9
      When A takes a TQ check with modifier 0
      Then the check: failed
      And this clause gives 9

  @aig.2.3.tq-check
  Rule: TQ check

    @x1
    Scenario: A unit passes a TQ check on a result equal to its TQ
      Given Blue has units of HI, TQ 6: A
      And TQ die of A: 6
      When A takes a TQ check with modifier 0
      Then the check: passed
      And this clause gives 6

    @x2
    Scenario: A unit fails a TQ check on a result one above its TQ
      Given Blue has units of HI, TQ 6: A
      And TQ die of A: 7
      When A takes a TQ check with modifier 0
      Then the check: failed
      And this clause gives 7

    @x3
    Scenario: An unfavourable modifier can make a unit fail a TQ check despite a good roll
      Given Blue has units of HI, TQ 6: A
      And TQ die of A: 6
      When A takes a TQ check with modifier 1
      Then the check: failed
      And this clause applies

    @x4
    Scenario: If checks are rolled against remaining cohesion, a unit’s hits can make it fail a TQ check
      Given Blue has units of HI, TQ 6: A
      And cohesion hits on A: 2
      And TQ die of A: 5
      And the table plays: checks are rolled against remaining cohesion
      When A takes a TQ check with modifier 0
      Then the check: failed

    @x5
    Scenario: In this edition, cohesion hits do not make a TQ check harder
      Given Blue has units of HI, TQ 6: A
      And cohesion hits on A: 2
      And TQ die of A: 5
      When A takes a TQ check with modifier 0
      Then the check: passed
      And this clause gives 5

  @aig.2.3.tq9
  Rule: Passing every check with TQ 9

    @x1
    Scenario: A unit with TQ 9 passes a TQ check even on a 9
      Given Blue has units of CT, TQ 9: A
      And TQ die of A: 9
      When A takes a TQ check with modifier 0
      Then the check: passed
      And this clause applies

    @x2
    Scenario: With an unfavourable modifier, even a unit with TQ 9 can fail a TQ check
      Given Blue has units of CT, TQ 9: A
      And TQ die of A: 9
      When A takes a TQ check with modifier 1
      Then the check: failed
      And this clause does not apply

  @aig.2.4.active-leader
  Rule: Active leader

    @x1
    Scenario: A leader who has been activated is the active leader
      Given Blue has leaders of initiative 3: A
      When A is activated
      Then A is now: active
      And this clause applies

    @x2
    Scenario: A leader who has ended his activation is no longer active
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      And A has been activated
      When A does nothing more
      Then A is not: active
      And this clause does not apply

    @x3
    Scenario: A leader who is not active cannot end his order phase
      Given Blue has leaders of initiative 3: A
      And Blue has leaders of initiative 5: B
      And A has been activated
      When B ends his order phase and tries for momentum, rolling 0
      Then it is not allowed, by this clause

  @aig.2.4.cohesion
  Rule: Unit cohesion

    @x1
    Scenario: A fresh unit’s cohesion equals its TQ
      Given the board: 6x3; blue HI A 0102 N tq=7
      When the counter of A is read
      Then cohesion left: 7
      And this clause applies

    @x2
    Scenario: Cohesion hits lower a unit’s cohesion below its TQ
      Given the board: 6x3; blue HI A 0102 N tq=7 cohesion-hit=2
      When the counter of A is read
      Then cohesion left: 5
      And on the counter, TQ: 7

  @aig.2.4.cohesion-loss
  Rule: Losing cohesion

    @x1
    Scenario: Each cohesion hit lowers a unit’s cohesion by one
      Given the board: 6x3; blue HI A 0102 N tq=7 cohesion-hit=3
      When the counter of A is read
      Then cohesion left: 4
      And this clause applies

    @x2
    Scenario: A unit whose hits equal its TQ has no cohesion left
      Given the board: 6x3; blue HI A 0102 N tq=3 cohesion-hit=3
      When the counter of A is read
      Then cohesion left: 0

    @x3
    Scenario: A unit without hits has lost no cohesion
      Given the board: 6x3; blue HI A 0102 N tq=7
      When the counter of A is read
      Then cohesion left: 7
      And this clause does not apply

    @x4
    Scenario: A unit’s cohesion never falls below zero, even if it has more hits than its TQ
      Given the board: 5x3; blue HI U 0202 N tq=3 cohesion-hit=5
      When the counter of U is read
      Then cohesion left: 0
      And this clause applies

    @x5
    Scenario: A hit leaves a unit with so much less cohesion
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red HI X 0302 NW tq=5 cohesion-hit=1
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 2
      When A opens fire on X
      Then cohesion left to X: 3
      And this clause applies

  @aig.2.4.disorder
  Rule: Disorder as a state

    @x1
    Scenario: Cavalry that fails its check under fire falls into disorder
      Given the board: 6x3; blue LC A 0202 N tq=4; red LI X 0201 S javelin
      And TQ die of A: 7
      When X shoots at A: off target
      Then A becomes: disordered
      And this clause applies

    @x2
    Scenario: Infantry under fire does not check for disorder
      Given the board: 6x3; blue LI A 0202 N tq=4; red LI X 0201 S javelin
      When X shoots at A: off target
      Then nothing changes
      And this clause applies

  @aig.2.4.disorder-after-melee
  Rule: Disorder after melee

    @x1
    Scenario: Cavalry that has fought a melee is disordered
      Given the board: 6x3; blue HC A 0202 N tq=6; red HI X 0201 S tq=6
      And A is in melee with X
      When the melee of A with X is resolved
      Then A becomes: disordered
      And this clause applies

    @x2
    Scenario: Infantry that has fought infantry stays in good order
      Given the board: 6x3; blue HI A 0202 N tq=6; red HI X 0201 S tq=6
      And A is in melee with X
      When the melee of A with X is resolved
      Then nothing changes
      And this clause does not apply

  @aig.2.4.disorder-limits
  Rule: Limits of disordered cavalry

    @x1
    Scenario: Disordered cavalry cannot use its full printed movement allowance
      Given the board, where a clear hex costs 4: 6x3; blue LC A 0203 N tq=4 movement-allowance=9 disordered
      When A makes its move: 0202 0201
      Then it is not allowed, by clause aig.6.2.pay
      And this clause applies

    @x2
    Scenario: Disordered cavalry cannot attack an enemy it is not already fighting
      Given the board: 6x3; blue LC A 0202 N tq=4 disordered; red HI X 0201 S tq=6
      When A starts a melee with X
      Then it is not allowed, by clause aig.7.3.1.attack
      And this clause applies

    @x4
    Scenario: Disordered cavalry cannot charge
      Given the board: 6x3; blue LC A 0203 N tq=4 disordered; red HI X 0201 S tq=6
      When A charges X
      Then it is not allowed, by this clause

    @x3
    Scenario: Cavalry in good order may use its full printed movement allowance
      Given the board, where a clear hex costs 4: 6x3; blue LC A 0203 N tq=4 movement-allowance=9
      When A makes its move: 0202 0201
      Then movement points spent: 8
      And this clause does not apply

  @aig.2.4.unactivated
  Rule: Unactivated leader

    @x1
    Scenario: The unactivated leader with the lowest initiative is activated first
      Given Blue has leaders of initiative 3: A
      And Red has leaders of initiative 5: X
      When A is activated
      Then A is acting
      And this clause applies

    @x2
    Scenario: A junior leader is not activated first, even if his initiative is lowest
      Given the board: 6x3; blue leader A 0102 initiative=1 junior-leader; blue leader B 0202 initiative=3
      When B is activated
      Then B is acting
      And this clause applies

    @x3
    Scenario: A finished leader is passed over, even if his initiative is lower
      Given Blue has leaders of initiative 1: A
      And Blue has leaders of initiative 3: B
      And state of A: finished
      When B is activated
      Then B is acting
      And this clause applies

  @aig.2.4.finished
  Rule: Finished leader

    @x1
    Scenario: A leader is finished once he has ended his action
      Given Blue has leaders of initiative 3: A
      And A has been activated
      When A does nothing more
      Then A is now: finished
      And this clause applies

    @x2
    Scenario: A leader who gains momentum and acts again is not finished
      Given Blue has leaders of initiative 3: A
      And A has been activated
      When A ends his order phase and tries for momentum, rolling 2
      Then A is not: finished
      And this clause does not apply

  @aig.2.4.finished-other-ways
  Rule: Finished without activation

    @x1
    Scenario: A leader whose cut-in fails is finished without having been activated
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 5: B
      When B tries to cut in ahead of A, rolling 6
      Then B is now: finished
      And A is acting
      And this clause applies

    @x2
    Scenario: An activated leader who fails to gain momentum is finished in the usual way
      Given Blue has leaders of initiative 2: A
      And A has been activated
      When A ends his order phase and tries for momentum, rolling 5
      Then A is now: finished
      And this clause does not apply

    @x3
    Scenario: A wounded leader is finished and cannot issue orders
      Given Blue has leaders of initiative 2: A
      And Blue has units of HI, TQ 6: U
      And A has been wounded
      When A orders U: move and fire
      Then it is not allowed, by clause aig.5.1.4

    @x4
    Scenario: A leader who is not wounded is activated in his turn
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 3: B
      And B has been wounded
      When A is activated
      Then A is acting

  @aig.2.4.seizure-sides
  Rule: Seizing from friend or enemy

    @x1
    Scenario: A leader may seize a comrade’s order phase by cutting in ahead of him
      Given Blue has leaders of initiative 2: A
      And Blue has leaders of initiative 5: B
      When B tries to cut in ahead of A, rolling 3
      Then B is acting
      And this clause applies

    @x2
    Scenario: A leader may seize the order phase of an enemy who has gained momentum
      Given Blue has leaders of initiative 2: A
      And Red has leaders of initiative 5: X
      And A has been activated
      And A has tried for momentum, rolling 1
      When X attempts a seizure, rolling 5
      Then X is acting
      And this clause applies

  @aig.2.4.type.ct
  Rule: Cataphracts (CT)

    @x1
    Scenario: Cataphracts count as cavalry
      Given the board: 6x3; blue CT A 0102 N tq=6
      When the counter of A is read
      Then the unit belongs to the cavalry
      And this clause applies

    @x2
    Scenario: Cataphracts under fire check for disorder
      Given the board: 6x3; blue CT A 0202 N tq=6; red LI X 0201 S javelin
      And TQ die of A: 6
      When X shoots at A: off target
      Then morale check of A: passed
      And this clause applies

  @aig.2.4.type.hc
  Rule: Heavy cavalry (HC)

    @x1
    Scenario: Heavy cavalry counts as cavalry
      Given the board: 6x3; blue HC A 0102 N tq=6
      When the counter of A is read
      Then the unit belongs to the cavalry
      And this clause applies

    @x2
    Scenario: Heavy cavalry under fire checks for disorder
      Given the board: 6x3; blue HC A 0202 N tq=6; red LI X 0201 S javelin
      And TQ die of A: 6
      When X shoots at A: off target
      Then morale check of A: passed
      And this clause applies

  @aig.2.4.type.lc
  Rule: Light cavalry (LC)

    @x1
    Scenario: Light cavalry counts as cavalry
      Given the board: 6x3; blue LC A 0102 N tq=6
      When the counter of A is read
      Then the unit belongs to the cavalry
      And this clause applies

    @x2
    Scenario: Light cavalry under fire checks for disorder
      Given the board: 6x3; blue LC A 0202 N tq=6; red LI X 0201 S javelin
      And TQ die of A: 6
      When X shoots at A: off target
      Then morale check of A: passed
      And this clause applies

  @aig.2.4.type.hi
  Rule: Heavy infantry (HI)

    @x1
    Scenario: Heavy infantry counts as infantry
      Given the board: 6x3; blue HI A 0102 N tq=6
      When the counter of A is read
      Then the unit belongs to the infantry
      And this clause applies

    @x2
    Scenario: Heavy infantry hit by a missile takes the hit and does not fall into disorder
      Given the board: 6x3; blue HI A 0202 N tq=6; red LC X 0201 S javelin
      When X shoots at A: on target
      Then cohesion hits taken by A: 1
      And A is not: disordered
      And this clause applies

  @aig.2.4.type.mi
  Rule: Medium infantry (MI)

    @x1
    Scenario: Medium infantry counts as infantry
      Given the board: 6x3; blue MI A 0102 N tq=6
      When the counter of A is read
      Then the unit belongs to the infantry
      And this clause applies

    @x2
    Scenario: Medium infantry hit by a missile takes the hit and does not fall into disorder
      Given the board: 6x3; blue MI A 0202 N tq=6; red LC X 0201 S javelin
      When X shoots at A: on target
      Then cohesion hits taken by A: 1
      And A is not: disordered
      And this clause applies

  @aig.2.4.type.li
  Rule: Light infantry (LI)

    @x1
    Scenario: Light infantry counts as infantry
      Given the board: 6x3; blue LI A 0102 N tq=6
      When the counter of A is read
      Then the unit belongs to the infantry
      And this clause applies

    @x2
    Scenario: Light infantry hit by a missile takes the hit and does not fall into disorder
      Given the board: 6x3; blue LI A 0202 N tq=6; red LC X 0201 S javelin
      When X shoots at A: on target
      Then cohesion hits taken by A: 1
      And A is not: disordered
      And this clause applies
