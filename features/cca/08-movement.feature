Feature: Movement

  @cca.unit.one-at-a-time
  Rule: One unit at a time

    @x1
    Scenario: An ordered unit may move
      Given the board: 5x4; blue medium-infantry A 0203; blue medium-infantry B 0403
      And ordered: A
      When A moves: 0202
      Then this clause applies
      And A is in hex 0202
      And B counts as: not moved

    @x8
    Scenario: On Red’s turn, a red unit may move and takes its leader along
      Given the board: 5x4; red medium-infantry A 0203; red leader L 0203; blue medium-infantry B 0401
      And ordered: A
      When A moves: 0202
      Then this clause applies
      And A is in hex 0202
      And L is in hex 0202

    @x2
    Scenario: A unit without an order cannot move
      Given the board: 5x4; blue medium-infantry A 0203; blue medium-infantry B 0403
      And ordered: A
      When B moves: 0402
      Then it is not allowed, by this clause

    @x3
    Scenario: A lone leader without an order cannot move
      Given the board: 5x4; blue medium-infantry A 0203; blue leader L 0403
      And ordered: A
      When L moves: 0402
      Then it is not allowed, by this clause

    @x4
    Scenario: No unit may move twice in one turn
      Given the board: 5x4; blue light-cavalry A 0204
      And ordered: A
      And A has moved: 0303
      When A moves: 0302
      Then this clause does not apply
      And it is not allowed, by clause cca.unit.list

    @x5
    Scenario: Heavy infantry may move to any vacant adjacent hex
      Given the board: 4x4; blue heavy-infantry A 0203; blue heavy-infantry B 0202; red heavy-infantry C 0303
      And ordered: A
      When A looks where it may go
      Then A may go to: 0102 + 0103 + 0104 + 0204
      And this clause applies

    @x6
    Scenario: Light infantry may move two hexes to go around an enemy or to return to its starting hex
      Given the board: 4x2; blue light-infantry A 0101; red heavy-infantry C 0201
      And ordered: A
      When A looks where it may go
      Then A may go to: 0101 + 0102 + 0202

    @x7
    Scenario: A unit without an order has nowhere to go
      Given the board: 4x4; blue heavy-infantry A 0203; blue heavy-infantry B 0402
      And ordered: B
      When A looks where it may go
      Then it is not allowed, by this clause

  @cca.unit.player-order
  Rule: Free choice of sequence

    @x1
    Scenario: The unit that was ordered last may move first
      Given the board: 5x4; blue heavy-infantry A 0203; blue heavy-cavalry B 0403
      And ordered: A + B
      When B moves: 0402
      Then this clause gives 1
      And A counts as: not moved

    @x2
    Scenario: A unit may move into the hex that the unit in front of it has just left
      Given the board: 5x4; blue heavy-infantry A 0303; blue heavy-infantry B 0204
      And ordered: A + B
      And A has moved: 0302
      When B moves: 0303
      Then this clause gives 2
      And B is in hex 0303

    @x3
    Scenario: A unit may not move into the hex of the unit in front before that unit has left it
      Given the board: 5x4; blue heavy-infantry A 0303; blue heavy-infantry B 0204
      And ordered: A + B
      When B moves: 0303
      Then it is not allowed, by clause cca.unit.list

    @x4
    Scenario: A leader may move after one unit and before another
      Given the board: 6x4; blue heavy-infantry A 0203; blue heavy-infantry B 0503; blue leader L 0304
      And ordered: A + B + L
      And A has moved: 0202
      When L moves: 0303
      Then this clause gives 2
      And B counts as: not moved

    @x5
    Scenario: With only one unit ordered, there is no sequence to choose
      Given the board: 5x4; blue heavy-infantry A 0203
      And ordered: A
      When A moves: 0202
      Then this clause does not apply
      And A is in hex 0202

  @cca.unit.complete-first
  Rule: Finish one move first

    @x1
    Scenario: A unit cannot start to move while another is still on its way
      Given the board: 6x4; blue light-cavalry A 0204; blue heavy-infantry B 0503
      And ordered: A + B
      And A is still on the way: 0303
      When B moves: 0502
      Then it is not allowed, by this clause

    @x2
    Scenario: A leader cannot start to move while a unit is still on its way
      Given the board: 6x4; blue light-cavalry A 0204; blue leader L 0503
      And ordered: A + L
      And A is still on the way: 0303
      When L moves: 0502
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit that has paused on its way may go on up to its full movement rate
      Given the board: 6x4; blue light-cavalry A 0204; blue heavy-infantry B 0503
      And ordered: A + B
      And A is still on the way: 0303
      When A moves: 0302 0301 0401
      Then this clause applies
      And hexes moved by A: 4

    @x4
    Scenario: The hexes a unit has moved before a pause count against its movement rate
      Given the board: 6x4; blue light-cavalry A 0204; blue heavy-infantry B 0503
      And ordered: A + B
      And A is still on the way: 0303 0302
      When A moves: 0301 0401 0501
      Then this clause does not apply
      And it is not allowed, by clause cca.mounted.list

    @x5
    Scenario: Once the first unit has finished its move, the next may start
      Given the board: 6x4; blue light-cavalry A 0204; blue heavy-infantry B 0503
      And ordered: A + B
      And A has moved: 0303
      When B moves: 0502
      Then this clause does not apply
      And B is in hex 0502

    @x6
    Scenario: While a unit is on its way, no other may move, not even one that has finished its own move
      Given the board: 6x4; blue light-cavalry A 0204; blue light-cavalry B 0503
      And ordered: A + B
      And B has moved: 0502
      And A is still on the way: 0303
      When B moves: 0501
      Then it is not allowed, by this clause

    @x7
    Scenario: A unit on its way may end its move where it stands
      Given the board: 6x4; blue light-cavalry A 0204; blue heavy-infantry B 0503
      And ordered: A + B
      And A is still on the way: 0303
      When A goes no further
      Then this clause applies
      And hexes moved by A: 1

    @x8
    Scenario: If a unit is eliminated on its way, the others need not wait for it
      Given the board: 6x5; blue light-cavalry A 0304; blue heavy-infantry B 0504
      And ordered: A + B
      And A is still on the way: 0303
      And A has been eliminated
      When B moves: 0503
      Then this clause does not apply
      And B is in hex 0503

    @x9
    Scenario: If some other unit is eliminated, the unit on its way must still finish its move before the next one starts
      Given the board: 6x5; blue light-cavalry A 0304; blue heavy-infantry B 0504; blue warrior C 0104
      And ordered: A + B
      And A is still on the way: 0303
      And C has been eliminated
      When B moves: 0503
      Then it is not allowed, by this clause

    @x10
    Scenario: A unit that has moved cannot move again after another unit has moved
      Given the board: 6x5; blue light-cavalry A 0304; blue light-cavalry B 0504
      And ordered: A + B
      And A has moved: 0303
      And B has moved: 0503
      When A moves: 0302
      Then it is not allowed, by this clause

  @cca.unit.before-battle
  Rule: Movement before battle

    @x1
    Scenario: Battle may begin once both ordered units have moved
      Given the board: 6x4; blue heavy-infantry A 0203; blue heavy-infantry B 0503; red warrior X 0201
      And ordered: A + B
      And A has moved: 0202
      And B has moved: 0502
      When battle begins
      Then this clause gives 2

    @x2
    Scenario: Battle cannot begin while a unit is still on its way
      Given the board: 6x4; blue light-cavalry A 0204; red warrior X 0301
      And ordered: A
      And A is still on the way: 0303
      When battle begins
      Then it is not allowed, by this clause

    @x3
    Scenario: An ordered unit that has not moved by the time battle begins loses its move
      Given the board: 6x4; blue heavy-infantry A 0203; blue heavy-infantry B 0503; red warrior X 0202
      And ordered: A + B
      And movement is over
      When B moves: 0502
      Then it is not allowed, by this clause

    @x4
    Scenario: No unit may battle before movement is over
      Given the board: 6x4; blue heavy-infantry A 0203; blue heavy-infantry B 0503; red warrior X 0202
      And ordered: A + B
      When A is to battle
      Then it is not allowed, by this clause

    @x8
    Scenario: Once every ordered unit has moved, movement is over
      Given the board: 6x4; blue auxilia A 0204; red warrior X 0201
      And ordered: A
      And A has moved: 0203 0202
      When A is to battle
      Then it is not allowed, by clause cca.foot.auxilia
      And this clause gives 1

    @x5
    Scenario: A unit cannot decline to battle before movement is over
      Given the board: 6x4; blue heavy-infantry A 0203; red warrior X 0202
      And ordered: A
      When A declines to battle
      Then it is not allowed, by this clause

    @x9
    Scenario: If no unit has an order, there is no movement to finish before battle
      Given the table plays: units may battle without an order too
      And the board: 5x4; blue medium-infantry A 0303; red medium-infantry X 0302
      When A is to battle
      Then battle: allowed
      And this clause applies

    @x6
    Scenario: The source does not say whether orders may still be given once battle has begun
      Given the board: 6x4; blue heavy-infantry A 0203; blue heavy-infantry B 0503; red warrior X 0202
      And ordered: A
      And movement is over
      When B is ordered
      Then the source does not say
      And this clause applies

    @x7
    Scenario: Once all moves are finished, a unit may battle
      Given the board: 6x4; blue heavy-infantry A 0203; blue heavy-infantry B 0503; red warrior X 0201
      And ordered: A + B
      And A has moved: 0202
      And B has moved: 0502
      When movement ends and A is to battle
      Then this clause gives 2
      And battle: allowed

  @cca.unit.list
  Rule: General rules for units

    @x1
    Scenario Outline: A unit cannot enter a hex the enemy occupies
      Given the board: 5x4; blue light-cavalry A 0204; red <enemy> X 0303
      And ordered: A
      When A moves: <route>
      Then it is not allowed, by this clause

      Examples:
        | enemy           | route     |
        | medium-infantry | 0303      |
        | leader          | 0303 0302 |

    @x2
    Scenario: A unit may move freely next to an enemy
      Given the board: 5x4; blue light-cavalry A 0204; red medium-infantry X 0303
      And ordered: A
      When A moves: 0203 0202 0302
      Then this clause does not apply
      And A is in hex 0302

    @x3
    Scenario: No unit may be ordered twice in one turn
      Given the board: 5x4; blue light-cavalry A 0204
      And ordered: A
      When A is ordered
      Then it is not allowed, by this clause

    @x17
    Scenario: An ordered unit need not move
      Given the board: 5x4; blue light-cavalry A 0204
      And ordered: A
      When A stays where it is
      Then this clause applies
      And A counts as: not moved

    @x18
    Scenario: A unit without an order cannot battle
      Given the board: 5x4; blue medium-infantry A 0303; blue medium-infantry B 0103; red medium-infantry X 0302
      And ordered: B
      When movement ends and A is to battle
      Then it is not allowed, by this clause

    @x19
    Scenario: If units may battle without an order, a unit that has none may battle
      Given the table plays: units may battle without an order too
      And the board: 5x4; blue medium-infantry A 0303; blue medium-infantry B 0103; red medium-infantry X 0302
      And ordered: B
      When movement ends and A is to battle
      Then battle: allowed
      And this clause does not apply

    @x4
    Scenario Outline: The source does not say how terrain affects a move
      Given the board: 5x4; <terrain>; blue light-cavalry A 0204; blue leader L 0404
      And ordered: A + L
      When <label> moves: <route>
      Then the source does not say
      And this clause applies

      Examples:
        | terrain           | label | route     |
        | 0303 terrain      | A     | 0303 0302 |
        | 0303 terrain      | L     | 0304 0303 |
        | 0204 terrain      | A     | 0303      |
        | 0404 terrain      | L     | 0304      |
        | 0303 +1           | A     | 0303      |
        | 0204/0303 terrain | A     | 0303      |

    @x5
    Scenario: Terrain that a unit does not enter has no effect on its move
      Given the board: 5x4; 0303 terrain; blue light-cavalry A 0204
      And ordered: A
      When A moves: 0203 0202
      Then this clause does not apply
      And A is in hex 0202

    @x6
    Scenario Outline: The source does not say how terrain affects a battle
      Given the board: 5x4; <terrain>; blue medium-infantry A 0303; red medium-infantry X 0302
      And ordered: A
      When movement ends and A is to battle
      Then the source does not say
      And this clause applies

      Examples:
        | terrain           |
        | 0302 terrain      |
        | 0303 terrain      |
        | 0302/0303 terrain |

    @x7
    Scenario: A unit may battle an enemy in the open even if another enemy is on a terrain hex
      Given the board: 5x4; 0302 terrain; blue medium-infantry A 0303; red medium-infantry X 0302; red camel Y 0403
      And ordered: A
      When movement ends and A is to battle
      Then this clause does not apply
      And battle: allowed

    @x8
    Scenario: A unit must stop in the hex of a lone leader and cannot move on through it
      Given the board: 5x4; blue light-cavalry A 0204; blue leader M 0303
      And ordered: A
      When A moves: 0303 0302
      Then it is not allowed, by this clause

    @x9
    Scenario: A unit cannot pause in the hex of a lone leader and move on later
      Given the board: 5x4; blue light-cavalry A 0204; blue leader M 0303
      And ordered: A
      And A is still on the way: 0303
      When A moves: 0302
      Then it is not allowed, by this clause

    @x10
    Scenario: A lone leader takes part in the battle of a unit that has entered his hex
      Given the board: 5x4; blue light-cavalry A 0204; blue leader M 0303; red camel X 0302
      And ordered: A
      And A has moved: 0303
      When movement ends and A is to battle
      Then this clause applies
      And battling together: A + M

    @x11
    Scenario: A unit cannot leave the battlefield
      Given the board: 5x4; blue light-cavalry A 0304
      And ordered: A
      When A moves: 0305
      Then it is not allowed, by this clause

    @x12
    Scenario: A unit may leave the battlefield by a side that special rules open
      Given the board: 5x4; blue light-cavalry A 0304
      And Battle Special Rules open: bottom long side
      And ordered: A
      When A moves: 0305
      Then this clause applies
      And A has left the battlefield

    @x13
    Scenario: The source does not say whether “Order Light Troops” can order heavy infantry
      Given the board: 5x4; blue heavy-infantry A 0203; blue auxilia B 0403
      And card: Order Light Troops; orders: 4
      When A is ordered
      Then the source does not say
      And this clause applies

    @x14
    Scenario: “Order Light Troops” lets you order light troops
      Given the board: 5x4; blue heavy-infantry A 0203; blue auxilia B 0403
      And card: Order Light Troops; orders: 4
      When B is ordered
      Then this clause does not apply
      And orders left: 3

    @x15
    Scenario: The source does not say how a unit evades
      Given the board: 5x4; blue light-cavalry A 0303; red medium-infantry X 0302
      When the evade of A goes: 0304
      Then the source does not say
      And this clause applies

    @x16
    Scenario: A lone leader becomes attached to a unit that enters his hex
      Given the board: 5x4; blue light-cavalry A 0204; blue leader M 0303
      And ordered: A
      When A moves: 0303
      Then this clause applies
      And M counts as: newly attached

  @cca.unit.retreat
  Rule: Retreats follow other rules

    @x1
    Scenario Outline: The source does not say how a unit or a leader retreats
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0203; red warrior X 0302
      When the retreat of <label> goes: <hex>
      Then the source does not say
      And this clause applies

      Examples:
        | label | hex  |
        | A     | 0304 |
        | L     | 0204 |

    @x2
    Scenario: A retreating leader still cannot enter a hex the enemy occupies
      Given the board: 5x4; blue leader L 0303; red warrior X 0302
      When the retreat of L goes: 0302
      Then this clause does not apply
      And it is not allowed, by clause cca.leader.no-enemy

  @cca.foot.auxilia
  Rule: Auxilia moving two hexes

    @x1
    Scenario: Auxilia that have moved two hexes cannot battle
      Given the board: 5x4; blue auxilia A 0204; red warrior X 0301
      And ordered: A
      And A has moved: 0303 0302
      When movement ends and A is to battle
      Then it is not allowed, by this clause

    @x2
    Scenario: Auxilia that have moved one hex may battle
      Given the board: 5x4; blue auxilia A 0303; red warrior X 0301
      And ordered: A
      And A has moved: 0302
      When movement ends and A is to battle
      Then this clause does not apply
      And battle: allowed

    @x3
    Scenario: Light infantry may battle after moving two hexes
      Given the board: 5x4; blue light-infantry A 0204; red warrior X 0301
      And ordered: A
      And A has moved: 0303 0302
      When movement ends and A is to battle
      Then this clause does not apply
      And battle: allowed

  @cca.foot.warrior
  Rule: Warriors moving two hexes

    @x1
    Scenario: Warriors may move two hexes to reach an enemy unit
      Given the board: 5x4; blue warrior A 0204; red medium-infantry X 0301
      And ordered: A
      When A moves: 0303 0302
      Then this clause gives 2
      And A is in hex 0302

    @x2
    Scenario: Warriors may not move two hexes if they reach no enemy unit
      Given the board: 5x4; blue warrior A 0204; red medium-infantry X 0501
      And ordered: A
      When A moves: 0303 0302
      Then it is not allowed, by this clause

    @x3
    Scenario: Warriors may move one hex even with no enemy in reach
      Given the board: 5x4; blue warrior A 0204; red medium-infantry X 0501
      And ordered: A
      When A moves: 0303
      Then this clause does not apply
      And A is in hex 0303

    @x4
    Scenario: After moving two hexes, warriors must battle
      Given the board: 5x4; blue warrior A 0204; red medium-infantry X 0301
      And ordered: A
      And A has moved: 0303 0302
      When movement ends and A is to battle
      Then battle: compulsory
      And this clause applies

    @x5
    Scenario: After moving one hex, warriors need not battle
      Given the board: 5x4; blue warrior A 0303; red medium-infantry X 0301
      And ordered: A
      And A has moved: 0302
      When movement ends and A is to battle
      Then this clause does not apply
      And battle: allowed

    @x6
    Scenario: Warriors that have moved two hexes cannot decline to battle
      Given the board: 5x4; blue warrior A 0204; red medium-infantry X 0301
      And ordered: A
      And A has moved: 0303 0302
      And movement is over
      When A declines to battle
      Then it is not allowed, by this clause

    @x7
    Scenario: If their enemy is eliminated before they battle, the warriors’ two-hex move still stands
      Given the board: 5x4; blue warrior A 0204; red medium-infantry X 0301
      And ordered: A
      And A has moved: 0303 0302
      And movement is over
      And X has been eliminated
      When A declines to battle
      Then A is in hex 0302

    @x8
    Scenario: The source does not say whether warriors may move two hexes to reach a lone enemy leader
      Given the board: 5x4; blue warrior A 0204; red leader X 0301
      And ordered: A
      When A moves: 0303 0302
      Then this clause does not apply
      And the source does not say

    @x9
    Scenario: Light infantry may decline to battle after moving two hexes
      Given the board: 5x4; blue light-infantry A 0204; red medium-infantry X 0301
      And ordered: A
      And A has moved: 0303 0302
      And movement is over
      When A declines to battle
      Then this clause does not apply
      And A is in hex 0302

    @x10
    Scenario: The source does not say whether warriors may move two hexes to reach an enemy on a terrain hex
      Given the board: 5x4; 0301 terrain; blue warrior A 0204; red medium-infantry X 0301
      And ordered: A
      When A moves: 0303 0302
      Then this clause does not apply
      And the source does not say

    @x11
    Scenario: Warriors cannot leave the battlefield with a two-hex move
      Given the board: 5x4; blue warrior A 0303; red medium-infantry X 0204
      And Battle Special Rules open: bottom long side
      And ordered: A
      When A moves: 0304 0305
      Then it is not allowed, by this clause

    @x12
    Scenario: Warriors may move two hexes to reach the enemy before another ordered unit has moved
      Given the board: 6x5; blue warrior A 0304; blue heavy-infantry B 0504; red heavy-infantry X 0301
      And ordered: A + B
      When A moves: 0303 0302
      Then this clause gives 2
      And A is in hex 0302

  @cca.foot.list
  Rule: Foot unit types

    @x1
    Scenario Outline: The list gives each foot unit’s movement rate and class and says whether it may battle after moving
      When the list is read for: <type>
      Then its movement rate is <rate>
      And its battle after moving: <battle>
      And its class: <class>

      Examples:
        | type                 | rate | battle                     | class       |
        | light infantry       | 2    | allowed                    | light foot  |
        | light sling infantry | 2    | allowed                    | light foot  |
        | light bow infantry   | 2    | allowed                    | light foot  |
        | auxilia              | 2    | only after one hex         | light foot  |
        | medium infantry      | 1    | allowed                    | medium foot |
        | warrior              | 2    | compulsory after two hexes | medium foot |
        | heavy infantry       | 1    | allowed                    | heavy foot  |
        | heavy war machine    | 1    | not allowed                | heavy foot  |

    @x2
    Scenario: Heavy infantry cannot move two hexes
      Given the board: 5x4; blue heavy-infantry A 0204
      And ordered: A
      When A moves: 0303 0302
      Then it is not allowed, by this clause

  @cca.mounted.list
  Rule: Mounted unit types

    @x1
    Scenario Outline: The list gives each mounted unit’s movement rate and class and says whether it may battle after moving
      When the list is read for: <type>
      Then its movement rate is <rate>
      And its battle after moving: <battle>
      And its class: <class>

      Examples:
        | type                       | rate | battle  | class          |
        | light cavalry              | 4    | allowed | light mounted  |
        | light bow cavalry          | 4    | allowed | light mounted  |
        | barbarian chariot          | 3    | allowed | light mounted  |
        | medium cavalry             | 3    | allowed | medium mounted |
        | camel                      | 3    | allowed | medium mounted |
        | cataphracted camel         | 3    | allowed | medium mounted |
        | heavy cavalry              | 2    | allowed | heavy mounted  |
        | heavy cataphracted cavalry | 2    | allowed | heavy mounted  |
        | elephant                   | 2    | allowed | heavy mounted  |
        | heavy chariot              | 2    | allowed | heavy mounted  |

    @x2
    Scenario: Camels cannot move four hexes
      Given the board: 5x5; blue camel A 0305
      And ordered: A
      When A moves: 0304 0303 0302 0301
      Then it is not allowed, by this clause

  @cca.mounted.full-move
  Rule: Battle after a full move

    @x1
    Scenario Outline: A mounted unit that has moved its full movement rate may battle
      Given the board: 5x5; blue <type> A 0305; red medium-infantry X <enemy>
      And ordered: A
      And A has moved: <route>
      When movement ends and A is to battle
      Then this clause gives <rate>
      And battle: allowed

      Examples:
        | type             | route               | rate | enemy |
        | light-cavalry    | 0304 0303 0302 0301 | 4    | 0401  |
        | medium-cavalry   | 0304 0303 0302      | 3    | 0301  |
        | camel            | 0304 0303 0302      | 3    | 0301  |
        | heavy-cavalry    | 0304 0303           | 2    | 0302  |
        | elephant         | 0304 0303           | 2    | 0302  |

    @x2
    Scenario: A move one hex short of the movement rate is not a full move
      Given the board: 5x5; blue medium-cavalry A 0304; red medium-infantry X 0301
      And ordered: A
      And A has moved: 0303 0302
      When movement ends and A is to battle
      Then this clause does not apply
      And battle: allowed

    @x3
    Scenario: A war machine that has moved cannot battle
      Given the board: 5x4; blue heavy-war-machine A 0303; red medium-infantry X 0301
      And ordered: A
      And A has moved: 0302
      When movement ends and A is to battle
      Then this clause does not apply
      And it is not allowed, by clause cca.foot.list

    @x4
    Scenario: A mounted unit cannot move even one hex more than its movement rate
      Given the board: 5x5; blue heavy-cavalry A 0305; red medium-infantry X 0301
      And ordered: A
      When A moves: 0304 0303 0302
      Then this clause does not apply
      And it is not allowed, by clause cca.mounted.list

  @cca.leader.no-battle-alone
  Rule: Lone leaders may not battle

    @x1
    Scenario: A lone leader who has moved next to the enemy cannot battle
      Given the board: 5x4; blue leader L 0303; red medium-infantry X 0301
      And ordered: L
      And L has moved: 0302
      When movement ends and L is to battle
      Then it is not allowed, by this clause

    @x2
    Scenario: A lone leader cannot battle even if he has stayed where he is
      Given the board: 5x4; blue leader L 0302; red medium-infantry X 0301
      And ordered: L
      When movement ends and L is to battle
      Then it is not allowed, by this clause

    @x3
    Scenario: If a lone leader is barred from battle only after moving, the source does not say whether one who has not moved may battle
      Given the table plays: a lone leader is barred from battle only after moving
      And the board: 5x4; blue leader L 0302; red medium-infantry X 0301
      And ordered: L
      When movement ends and L is to battle
      Then the source does not say

    @x4
    Scenario: A leader attached to a unit may battle with it
      Given the board: 5x4; blue medium-infantry A 0302; blue leader L 0302; red medium-infantry X 0301
      And ordered: A
      When movement ends and A is to battle
      Then this clause does not apply
      And battling together: A + L
      And clause cca.leader.attach.leader-battles does not apply

    @x5
    Scenario: When an attached leader battles, his unit battles with him
      Given the board: 5x4; blue medium-infantry A 0302; blue leader L 0302; red medium-infantry X 0301
      And ordered: A
      When movement ends and L is to battle
      Then this clause does not apply
      And battling together: A + L

    @x6
    Scenario: A leader whose unit has been eliminated is alone and cannot battle
      Given the board: 5x4; blue medium-infantry A 0302; blue leader L 0302; red medium-infantry X 0301
      And ordered: A
      And movement is over
      And A has been eliminated
      When L is to battle
      Then it is not allowed, by this clause

    @x7
    Scenario: The source does not say whether a unit may battle a lone enemy leader
      Given the board: 5x4; blue medium-cavalry A 0303; red leader X 0302
      And ordered: A
      When movement ends and A is to battle
      Then the source does not say
      And this clause applies

    @x8
    Scenario: Whether warriors may go to a hex beside a lone enemy leader or into terrain is left open, so neither is named
      Given the board: 6x5; 0305 terrain; blue warrior A 0303; red leader X 0301; red camel Y 0603
      And ordered: A
      When A looks where it may go
      Then A may go to: 0202 + 0203 + 0204 + 0302 + 0304 + 0403 + 0503
      And this clause applies
      And clause cca.unit.list applies

  @cca.leader.rate
  Rule: Movement of a lone leader

    @x1
    Scenario Outline: A lone leader may move one, two or three hexes
      Given the board: 5x5; blue leader L 0305
      And ordered: L
      When L moves: <route>
      Then this clause gives <hexes>
      And L is in hex <end>

      Examples:
        | route          | hexes | end  |
        | 0304           | 1     | 0304 |
        | 0304 0303      | 2     | 0303 |
        | 0304 0303 0302 | 3     | 0302 |

    @x2
    Scenario: A lone leader cannot move a fourth hex
      Given the board: 5x5; blue leader L 0305
      And ordered: L
      When L moves: 0304 0303 0302 0301
      Then it is not allowed, by this clause

    @x3
    Scenario: A leader attached to light cavalry may ride four hexes with it
      Given the board: 5x5; blue light-cavalry A 0305; blue leader L 0305
      And ordered: A
      When A moves: 0304 0303 0302 0301
      Then this clause does not apply
      And hexes moved by L: 4
      And L is in hex 0301

    @x4
    Scenario: A leader who pauses on his way may still complete his three hexes
      Given the board: 6x6; blue leader L 0206
      And ordered: L
      And L is still on the way: 0205
      When L moves: 0204 0203
      Then L is in hex 0203
      And hexes moved by L: 3

    @x5
    Scenario: A leader who pauses on his way still cannot move more than three hexes in all
      Given the board: 6x6; blue leader L 0206
      And ordered: L
      And L is still on the way: 0205 0204
      When L moves: 0203 0202 0201
      Then it is not allowed, by this clause

    @x6
    Scenario: When a leader moves to join a unit, only the hexes he moves himself are counted, not the unit’s
      Given the board: 6x5; blue heavy-infantry A 0303; blue leader L 0305
      And ordered: L
      When L moves: 0304 0303
      Then hexes moved by L: 2
      And L counts as: newly attached

  @cca.leader.pass-friends
  Rule: Passing through friends

    @x1
    Scenario: A lone leader may pass through a friendly unit
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0204
      And ordered: L
      When L moves: 0303 0302
      Then this clause applies
      And L is in hex 0302
      And L counts as: alone

    @x2
    Scenario: A lone leader may pass through a unit and through another leader
      Given the board: 5x5; blue heavy-infantry A 0304; blue leader M 0303; blue leader L 0305
      And ordered: L
      When L moves: 0304 0303 0302
      Then this clause applies
      And L is in hex 0302

    @x3
    Scenario: A unit cannot pass through friendly units
      Given the board: 5x4; blue heavy-infantry A 0303; blue light-cavalry B 0204
      And ordered: B
      When B moves: 0303 0302
      Then this clause does not apply
      And it is not allowed, by clause cca.unit.list

    @x4
    Scenario: The source does not say how light foot may pass through friends with “Order Light Troops” or “Move-Fire-Move”
      Given the board: 5x4; blue heavy-infantry A 0303; blue light-infantry B 0204
      And card: Order Light Troops; orders: 4
      And ordered: B
      When B moves: 0303 0302
      Then the source does not say

    @x5
    Scenario Outline: Cavalry cannot pass through friends with “Order Light Troops”, nor can light foot with another card
      Given the board: 5x4; blue heavy-infantry A 0303; blue <type> B 0204
      And card: <card>; orders: 4
      And ordered: B
      When B moves: 0303
      Then this clause does not apply
      And it is not allowed, by clause cca.unit.list

      Examples:
        | type           | card               |
        | light-cavalry  | Order Light Troops |
        | light-infantry | Section card       |

    @x6
    Scenario: A leader who comes back through the hex he started from is not passing through anyone
      Given the board: 6x5; blue leader L 0303
      And ordered: L
      When L moves: 0304 0303 0302
      Then this clause does not apply
      And L is in hex 0302

  @cca.leader.no-end-on-leader
  Rule: No stopping on another leader

    @x1
    Scenario: A lone leader cannot stop in a hex where another leader stands
      Given the board: 5x4; blue leader L 0303; blue leader M 0302
      And ordered: L
      When L moves: 0302
      Then it is not allowed, by this clause

    @x2
    Scenario: A lone leader cannot stop in a hex where another leader is attached to a unit
      Given the board: 5x4; blue leader L 0303; blue heavy-infantry A 0302; blue leader M 0302
      And ordered: L
      When L moves: 0302
      Then it is not allowed, by this clause

    @x3
    Scenario: A leader may stop in a hex once the leader who was there has moved away
      Given the board: 5x4; blue leader L 0303; blue leader M 0302
      And ordered: L + M
      And M has moved: 0402
      When L moves: 0302
      Then this clause does not apply
      And L is in hex 0302

    @x4
    Scenario: A leader who pauses in the hex of another leader cannot end his move there
      Given the board: 5x4; blue leader L 0303; blue leader M 0302
      And ordered: L
      And L is still on the way: 0302
      When L goes no further
      Then it is not allowed, by this clause

  @cca.leader.no-enemy
  Rule: Barred by the enemy

    @x1
    Scenario: A leader cannot enter the hex of an enemy unit
      Given the board: 5x4; blue leader L 0303; red medium-infantry X 0302
      And ordered: L
      When L moves: 0302
      Then it is not allowed, by this clause

    @x2
    Scenario: A leader cannot pass through an enemy leader
      Given the board: 5x4; blue leader L 0204; red leader X 0303
      And ordered: L
      When L moves: 0303 0302
      Then it is not allowed, by this clause

    @x3
    Scenario: A leader may move around an enemy unit, adjacent to it all the way
      Given the board: 5x4; blue leader L 0204; red medium-infantry X 0303
      And ordered: L
      When L moves: 0203 0202 0302
      Then this clause does not apply
      And L is in hex 0302

    @x4
    Scenario: The source does not say how a leader escapes through the enemy
      Given the board: 5x4; blue leader L 0303; red medium-infantry X 0302
      When the escape of L goes: 0302 0301
      Then the source does not say
      And clause cca.leader.no-enemy.escape applies

    @x5
    Scenario: A leader who evades still cannot enter a hex the enemy occupies
      Given the board: 5x4; blue leader L 0303; red medium-infantry X 0304
      When the evade of L goes: 0304
      Then it is not allowed, by this clause

    @x6
    Scenario: A leader cannot evade through an enemy leader
      Given the board: 5x4; blue leader L 0303; red leader X 0304
      When the evade of L goes: 0304 0404
      Then it is not allowed, by this clause

    @x7
    Scenario: If a leader who evades may enter the enemy’s hexes, the source does not say how he evades through the enemy
      Given the table plays: evade is exempt as well as escape
      And the board: 5x4; blue leader L 0303; red leader X 0304
      When the evade of L goes: 0304 0404
      Then the source does not say
      And clause cca.leader.no-enemy.escape applies

    @x8
    Scenario: A unit cannot take its leader into a hex the enemy occupies
      Given the board: 5x4; blue light-cavalry A 0204; blue leader L 0204; red leader X 0303
      And ordered: A
      When A moves: 0303
      Then it is not allowed, by this clause

    @x9
    Scenario: A leader hemmed in by the enemy in a corner has nowhere to go
      Given the board: 4x2; blue leader L 0101; red heavy-infantry X 0201; red heavy-infantry Y 0102
      And ordered: L
      When L looks where it may go
      Then it is not allowed, by this clause

    @x10
    Scenario: A leader in a corner can still get out past a single enemy
      Given the board: 3x2; blue leader L 0101; red heavy-infantry X 0201
      And ordered: L
      When L looks where it may go
      Then L may go to: 0101 + 0102 + 0202 + 0301 + 0302

    @x11
    Scenario: A unit cannot retreat with its leader into the hex of an enemy leader
      Given the board: 5x4; blue medium-cavalry A 0303; blue leader L 0303; red leader X 0302
      When the retreat of A goes: 0302
      Then it is not allowed, by this clause

  @cca.leader.once
  Rule: Ordered once a turn

    @x1
    Scenario: A leader who has moved cannot be ordered again
      Given the board: 5x4; blue leader L 0303
      And card: Section card; orders: 3
      And ordered: L
      And L has moved: 0302
      When L is ordered
      Then it is not allowed, by this clause

    @x2
    Scenario: A leader cannot move one hex now and two more later in the turn
      Given the board: 5x4; blue leader L 0204
      And ordered: L
      And L has moved: 0303
      When L moves: 0302 0301
      Then it is not allowed, by this clause

    @x3
    Scenario: A second leader needs an order of his own
      Given the board: 5x4; blue leader L 0303; blue leader M 0403
      And card: Section card; orders: 3
      And ordered: L
      When M is ordered
      Then this clause does not apply
      And orders left: 1

  @cca.leader.optional
  Rule: Ordered leaders may stay

    @x1
    Scenario: An ordered leader may stay where he is
      Given the board: 5x4; blue leader L 0303
      And ordered: L
      When battle begins
      Then this clause applies
      And L is in hex 0303

    @x2
    Scenario: A leader ordered to detach may stay with his unit after all
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0303
      And ordered: L
      When battle begins
      Then this clause applies
      And L counts as: attached

    @x3
    Scenario: A leader who has moved has not used his right to stay where he was
      Given the board: 5x4; blue leader L 0303
      And ordered: L
      And L has moved: 0302
      When battle begins
      Then this clause does not apply

    @x4
    Scenario: An ordered leader need not use his order
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0303
      And ordered: A + L
      When L stays where it is
      Then this clause applies
      And L counts as: not moved

  @cca.leader.optional.attached
  Rule: Carried along by his unit

    @x1
    Scenario: When a unit moves, its leader has to move with it
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0303
      And ordered: A
      When A moves: 0302
      Then this clause applies
      And L is in hex 0302

    @x2
    Scenario: A unit that moves cannot leave its leader behind
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0303
      And ordered: A
      When without its leader, A moves: 0302
      Then it is not allowed, by this clause

    @x3
    Scenario: If an ordered unit stays where it is, so does its leader
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0303
      And ordered: A
      When battle begins
      Then this clause does not apply
      And L is in hex 0303

  @cca.leader.sections
  Rule: Crossing into another section

    @x1
    Scenario: A leader may leave the left section for the centre
      Given the board: 6x4; blue leader L 0203
      And section left: columns 1 to 2
      And section center: columns 3 to 6
      And ordered: L
      When L moves: 0303 0302
      Then this clause applies
      And L is in hex 0302

    @x2
    Scenario: A leader who moves within his own section does not cross into another
      Given the board: 6x4; blue leader L 0203
      And section left: columns 1 to 2
      And section center: columns 3 to 6
      And ordered: L
      When L moves: 0202
      Then this clause does not apply
      And L is in hex 0202

    @x3
    Scenario: A leader who stops on the dotted line has not left his section
      Given the board: 6x4; blue leader L 0203
      And section left: columns 1 to 3
      And section center: columns 3 to 6
      And ordered: L
      When L moves: 0303
      Then this clause does not apply
      And L is in hex 0303

    @x4
    Scenario: A leader who leaves the columns of the centre section has left it, even if no other section is named
      Given the board: 6x4; blue leader L 0403
      And section center: columns 2 to 4
      And ordered: L
      When L moves: 0503
      Then this clause applies
      And L is in hex 0503

  @cca.leader.edge.short
  Rule: Short sides closed

    @x1
    Scenario: A leader cannot leave the battlefield by the left side
      Given the board: 5x4; blue leader L 0103
      And ordered: L
      When L moves: 0003
      Then it is not allowed, by this clause

    @x2
    Scenario: A leader cannot leave the battlefield by the right side
      Given the board: 5x4; blue leader L 0503
      And ordered: L
      When L moves: 0603
      Then it is not allowed, by this clause

    @x3
    Scenario: Special rules that open the long sides leave the short ones closed
      Given the board: 5x4; blue leader L 0103
      And Battle Special Rules open: long side
      And ordered: L
      When L moves: 0003
      Then it is not allowed, by this clause

    @x4
    Scenario: A leader may move along a short side of the battlefield
      Given the board: 5x4; blue leader L 0103
      And ordered: L
      When L moves: 0102 0101
      Then this clause does not apply
      And L is in hex 0101

    @x5
    Scenario: The source does not say how a leader evades off the edge of the battlefield
      Given the board: 5x4; blue leader L 0103
      When the evade of L goes: 0003
      Then the source does not say
      And clause cca.leader.edge.evade applies

  @cca.leader.edge.long
  Rule: Long sides closed

    @x1
    Scenario: A leader cannot leave the battlefield by the top side
      Given the board: 5x4; blue leader L 0301
      And ordered: L
      When L moves: 0300
      Then it is not allowed, by this clause

    @x2
    Scenario: A leader cannot leave the battlefield by the bottom side
      Given the board: 5x4; blue leader L 0304
      And ordered: L
      When L moves: 0305
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit cannot take its leader off the battlefield
      Given the board: 5x4; blue light-cavalry A 0304; blue leader L 0304
      And ordered: A
      When A moves: 0305
      Then it is not allowed, by this clause

    @x4
    Scenario: A leader may stop in the last row of the battlefield
      Given the board: 5x4; blue leader L 0303
      And ordered: L
      When L moves: 0304
      Then this clause does not apply
      And L is in hex 0304

    @x5
    Scenario: A retreat cannot take a leader off the battlefield
      Given the board: 5x4; blue leader L 0303; red warrior X 0302
      When the retreat of L goes: 0304 0305
      Then it is not allowed, by this clause

  @cca.leader.edge.special
  Rule: Sides opened by special rules

    @x1
    Scenario: A leader may leave the battlefield by a long side that special rules open
      Given the board: 5x4; blue leader L 0304
      And Battle Special Rules open: long side
      And ordered: L
      When L moves: 0305
      Then this clause applies
      And L has left the battlefield

    @x2
    Scenario: A leader may leave the battlefield by a short side that special rules open
      Given the board: 5x4; blue leader L 0103
      And Battle Special Rules open: short side
      And ordered: L
      When L moves: 0003
      Then this clause applies
      And L has left the battlefield

    @x3
    Scenario: If special rules can open only the long sides, a leader cannot leave the battlefield by a short one
      Given the table plays: special rules can open only the long sides
      And the board: 5x4; blue leader L 0103
      And Battle Special Rules open: short side
      And ordered: L
      When L moves: 0003
      Then this clause applies
      And it is not allowed, by clause cca.leader.edge.short

    @x5
    Scenario: A unit may take its leader off the battlefield by a side that special rules open
      Given the board: 5x4; blue light-cavalry A 0304; blue leader L 0304
      And Battle Special Rules open: long side
      And ordered: A
      When A moves: 0305
      Then this clause applies
      And L has left the battlefield

    @x6
    Scenario: If special rules can open only the long sides, a unit cannot take its leader off the battlefield by a short one
      Given the table plays: special rules can open only the long sides
      And the board: 5x4; blue light-cavalry A 0103; blue leader L 0103
      And Battle Special Rules open: short side
      And ordered: A
      When A moves: 0003
      Then it is not allowed, by clause cca.leader.edge.short

    @x7
    Scenario: Special rules that open the top side let a leader leave the battlefield there
      Given the board: 5x4; blue leader L 0302
      And Battle Special Rules open: top long side
      And ordered: L
      When L moves: 0301 0300
      Then this clause applies
      And L has left the battlefield

    @x8
    Scenario: Special rules that open the top side leave the bottom side closed
      Given the board: 5x4; blue leader L 0303
      And Battle Special Rules open: top long side
      And ordered: L
      When L moves: 0304 0305
      Then this clause does not apply
      And it is not allowed, by clause cca.leader.edge.long

    @x9
    Scenario: Special rules that open the left side leave the right side closed
      Given the board: 5x4; blue leader L 0503
      And Battle Special Rules open: left short side
      And ordered: L
      When L moves: 0603
      Then this clause does not apply
      And it is not allowed, by clause cca.leader.edge.short

  @cca.leader.edge.evade
  Rule: Evading or escaping off the edge

    @x1
    Scenario Outline: The source does not say how a leader leaves the battlefield by evading or escaping
      Given the board: 5x4; blue leader L 0302; red warrior X 0403
      When the <manner> of L goes: <route>
      Then the source does not say
      And this clause applies

      Examples:
        | manner | route               |
        | evade  | 0301 0300           |
        | escape | 0202 0102 0002      |
        | evade  | 0303 0304 0305      |

    @x2
    Scenario: The source does not say how a leader evades without leaving the battlefield
      Given the board: 5x4; blue leader L 0303; red warrior X 0302
      When the evade of L goes: 0304
      Then the source does not say
      And this clause applies

  @cca.leader.one-per-hex
  Rule: One leader to a hex

    @x1
    Scenario: A leader cannot move into a hex another leader occupies
      Given the board: 5x4; blue leader L 0303; blue leader M 0302
      And ordered: L
      When L moves: 0302
      Then this clause gives 1
      And it is not allowed, by clause cca.leader.no-end-on-leader

    @x2
    Scenario: A unit cannot take its leader into the hex of another leader
      Given the board: 5x4; blue medium-cavalry A 0303; blue leader L 0303; blue leader M 0302
      And ordered: A
      When A moves: 0302
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit without a leader may enter the hex of a lone leader, who becomes attached to it
      Given the board: 5x4; blue medium-cavalry A 0303; blue leader M 0302
      And ordered: A
      When A moves: 0302
      Then this clause does not apply
      And M counts as: newly attached

    @x4
    Scenario Outline: A leader cannot evade, escape or retreat into the hex of another leader
      Given the board: 5x4; blue leader L 0303; blue leader M 0304; red warrior X 0302
      When the <manner> of L goes: 0304
      Then it is not allowed, by this clause

      Examples:
        | manner  |
        | evade   |
        | escape  |
        | retreat |

    @x5
    Scenario: The source does not say how a leader evades past another leader
      Given the board: 5x4; blue leader L 0302; blue leader M 0303; red warrior X 0301
      When the evade of L goes: 0303 0304
      Then this clause does not apply
      And the source does not say

    @x6
    Scenario: A unit with a leader cannot move through the hex of another leader
      Given the board: 5x4; blue medium-cavalry A 0204; blue leader L 0204; blue leader M 0303
      And ordered: A
      When A moves: 0303 0302
      Then this clause does not apply
      And it is not allowed, by clause cca.unit.list

    @x7
    Scenario: A leader who escapes cannot stop in the hex of an enemy leader
      Given the board: 5x4; blue leader L 0303; red leader X 0304
      When the escape of L goes: 0304
      Then it is not allowed, by this clause

    @x8
    Scenario: The source does not say how a leader escapes through the hex of an enemy leader
      Given the board: 5x4; blue leader L 0302; red leader X 0303
      When the escape of L goes: 0303 0304
      Then this clause does not apply
      And the source does not say

    @x9
    Scenario: The source does not say how a leader escapes into the hex of a unit of his own side
      Given the board: 5x4; blue leader L 0303; blue medium-cavalry A 0304; red warrior X 0302
      When the escape of L goes: 0304
      Then this clause does not apply
      And the source does not say

    @x10
    Scenario: A unit cannot retreat with its leader into the hex of another leader
      Given the board: 5x4; blue medium-cavalry A 0303; blue leader L 0303; blue leader M 0302
      When the retreat of A goes: 0302
      Then it is not allowed, by this clause

  @cca.leader.one-per-hex.passing
  Rule: Passing is not occupying

    @x1
    Scenario: A leader may pass through the hex of another leader
      Given the board: 5x4; blue leader L 0204; blue leader M 0303
      And ordered: L
      When L moves: 0303 0302
      Then this clause applies
      And L is in hex 0302

    @x2
    Scenario: A leader who stops in the hex of another leader is not merely passing through
      Given the board: 5x4; blue leader L 0204; blue leader M 0303
      And ordered: L
      When L moves: 0303
      Then this clause does not apply
      And it is not allowed, by clause cca.leader.no-end-on-leader

    @x3
    Scenario: A leader who passes through a unit without a leader does not share a hex with another leader
      Given the board: 5x4; blue leader L 0204; blue heavy-infantry A 0303
      And ordered: L
      When L moves: 0303 0302
      Then this clause does not apply
      And L is in hex 0302

    @x4
    Scenario: A leader may move to the hexes beyond another leader
      Given the board: 4x1; blue leader L 0101; blue leader M 0201
      And ordered: L
      When L looks where it may go
      Then L may go to: 0101 + 0301 + 0401

  @cca.leader.attached
  Rule: Attached leader

    @x1
    Scenario: A leader in the hex of a unit at the start of the turn is attached to it
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0303
      And ordered: A
      When A moves: 0302
      Then this clause applies
      And L counts as: attached
      And L is in hex 0302

    @x2
    Scenario: A leader in a hex adjacent to a unit is not attached to it
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0403
      And ordered: A
      When A moves: 0302
      Then this clause does not apply
      And L counts as: alone
      And L is in hex 0403

    @x3
    Scenario: An ordered leader can no longer leave once a unit has entered his hex
      Given the board: 5x4; blue medium-cavalry A 0204; blue leader L 0302
      And ordered: A + L
      And A has moved: 0303 0302
      When L moves: 0301
      Then this clause applies
      And it is not allowed, by clause cca.leader.detach.not-moved

    @x4
    Scenario: If only the start of the turn binds a leader to a unit, he may leave one that has just entered his hex
      Given the table plays: only the start of the turn binds a leader to a unit
      And the board: 5x4; blue medium-cavalry A 0204; blue leader L 0302
      And ordered: A + L
      And A has moved: 0303 0302
      When L moves: 0301
      Then this clause applies
      And L is in hex 0301

    @x5
    Scenario: A unit whose leader has been eliminated battles without him
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0303; red warrior X 0302
      And ordered: A
      And movement is over
      And L has been eliminated
      When A is to battle
      Then this clause does not apply
      And battling together: A

  @cca.leader.attached.moves-with
  Rule: Moving with the unit

    @x1
    Scenario: A unit and the leader attached to it end their move in the same hex
      Given the board: 5x4; blue medium-cavalry A 0204; blue leader L 0204
      And ordered: A
      When A moves: 0303 0302
      Then this clause applies
      And A is in hex 0302
      And L is in hex 0302

    @x2
    Scenario: A leader ordered to detach still goes along if his unit moves first
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0303
      And ordered: A + L
      When A moves: 0302
      Then this clause applies
      And L is in hex 0302

    @x3
    Scenario: A leader who has left his unit before it moves is no longer bound to it
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0303
      And ordered: A + L
      And L has moved: 0403
      When A moves: 0302
      Then this clause does not apply
      And L is in hex 0403

  @cca.leader.attached.one-order
  Rule: One order for both

    @x1
    Scenario: A unit and its leader take one order
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0303
      And card: Section card; orders: 2
      When A is ordered
      Then this clause gives 1
      And orders left: 1
      And clause cca.leader.detach.remaining does not apply

    @x2
    Scenario: Two units with their leaders take two orders
      Given the board: 5x4; blue heavy-infantry A 0203; blue leader L 0203; blue elephant B 0403; blue leader M 0403
      And card: Section card; orders: 2
      And ordered: A
      When B is ordered
      Then this clause gives 1
      And orders left: 0

    @x3
    Scenario: A unit takes one order even if it has no leader
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0403
      And card: Section card; orders: 2
      When A is ordered
      Then this clause does not apply
      And orders left: 1

  @cca.leader.detach.cards
  Rule: Cards that let a leader detach

    @x1
    Scenario Outline: With a Section card, “Order Mounted Troops” or “I am Spartacus”, a leader may be ordered to detach
      Given the board: 5x4; blue medium-cavalry A 0303; blue leader L 0303
      And card: <card>; orders: 3
      When L is ordered
      Then this clause applies
      And L counts as: ordered
      And orders left: 2

      Examples:
        | card                     |
        | Section card             |
        | Order Three Units Center |
        | Order Mounted Troops     |
        | I am Spartacus           |

    @x2
    Scenario: With any card other than a Section card, “Order Mounted Troops” or “I am Spartacus”, a leader may not be ordered to detach
      Given the board: 5x4; blue medium-cavalry A 0303; blue leader L 0303
      And card: another card; orders: 3
      When L is ordered
      Then it is not allowed, by this clause

    @x3
    Scenario: If the list of cards that let a leader detach is not complete, he may detach with a card not on it
      Given the table plays: leaders may detach with other cards too
      And the board: 5x4; blue medium-cavalry A 0303; blue leader L 0303
      And card: another card; orders: 3
      When L is ordered
      Then this clause applies
      And orders left: 2

    @x4
    Scenario: A lone leader has no unit to detach from
      Given the board: 5x4; blue medium-cavalry A 0303; blue leader L 0403
      And card: Section card; orders: 3
      When L is ordered
      Then this clause does not apply
      And orders left: 2

    @x5
    Scenario: With a card that lets no leader detach, a leader cannot move separately from his unit
      Given the board: 5x4; blue medium-cavalry A 0303; blue leader L 0303
      And card: another card; orders: 3
      And ordered: A
      When L moves: 0302
      Then it is not allowed, by this clause

    @x6
    Scenario: If the list of cards that let a leader detach is not complete, he still needs an order of his own to detach with another card
      Given the table plays: leaders may detach with other cards too
      And the board: 5x4; blue medium-cavalry A 0303; blue leader L 0303
      And card: another card; orders: 3
      And ordered: A
      When L moves: 0302
      Then this clause applies
      And it is not allowed, by clause cca.leader.detach.cost

    @x7
    Scenario: The source does not say whether “Order Mounted Troops” can order foot units
      Given the board: 5x4; blue heavy-infantry A 0203; blue heavy-cavalry B 0403
      And card: Order Mounted Troops; orders: 3
      When A is ordered
      Then the source does not say
      And this clause applies

    @x8
    Scenario: “Order Mounted Troops” lets you order mounted units
      Given the board: 5x4; blue heavy-infantry A 0203; blue heavy-cavalry B 0403
      And card: Order Mounted Troops; orders: 3
      When B is ordered
      Then this clause does not apply
      And orders left: 2

    @x9
    Scenario: The source does not say whether a card that lets no leader detach can order a lone leader
      Given the board: 5x4; blue light-infantry A 0303; blue leader L 0403
      And card: Order Light Troops; orders: 3
      When L is ordered
      Then the source does not say
      And this clause applies

    @x10
    Scenario: The source does not say whether a Leadership card can order a unit without a leader
      Given the board: 5x4; blue medium-cavalry A 0303; blue leader L 0403
      And card: Leadership card; orders: 3
      When A is ordered
      Then the source does not say
      And this clause applies

  @cca.leader.detach.several
  Rule: Detaching several leaders

    @x1
    Scenario: Two leaders may detach with one card
      Given the board: 5x4; blue heavy-infantry A 0203; blue leader L 0203; blue elephant B 0403; blue leader M 0403
      And card: Section card; orders: 3
      And ordered: L
      When M is ordered
      Then this clause gives 2
      And orders left: 1

    @x2
    Scenario: A card with one order cannot detach two leaders
      Given the board: 5x4; blue heavy-infantry A 0203; blue leader L 0203; blue elephant B 0403; blue leader M 0403
      And card: Section card; orders: 1
      And ordered: L
      When M is ordered
      Then this clause does not apply
      And it is not allowed, by clause cca.leader.detach.cost

    @x3
    Scenario: Ordering a lone leader detaches nobody
      Given the board: 5x4; blue heavy-infantry A 0203; blue leader L 0203; blue leader M 0403
      And card: Section card; orders: 3
      And ordered: L
      When M is ordered
      Then this clause does not apply
      And orders left: 1

    @x4
    Scenario: A leader may join the unit that another leader has just left
      Given the board: 5x4; blue heavy-infantry A 0203; blue leader L 0203; blue elephant B 0403; blue leader M 0403
      And ordered: L + M
      And L has moved: 0202
      And M is still on the way: 0303 0203
      When M goes no further
      Then clause cca.leader.attach.other applies
      And M counts as: newly attached

  @cca.leader.detach.cost
  Rule: Cost of detaching

    @x1
    Scenario: A leader ordered separately from his unit uses up an order of his own
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0303
      And card: Section card; orders: 2
      And ordered: A
      When L is ordered
      Then this clause gives 1
      And orders left: 0
      And clause cca.leader.detach.several does not apply

    @x2
    Scenario: When no orders are left, a leader cannot be ordered to detach
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0303
      And card: Section card; orders: 1
      And ordered: A
      When L is ordered
      Then it is not allowed, by this clause

    @x3
    Scenario: An order to his unit does not let a leader move separately
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0303
      And card: Section card; orders: 1
      And ordered: A
      When L moves: 0302
      Then it is not allowed, by this clause

  @cca.leader.detach.remaining
  Rule: Orders left over

    @x1
    Scenario Outline: An order left over may go to a unit or to a lone leader
      Given the board: 5x4; blue heavy-infantry A 0203; blue leader L 0203; blue elephant B 0402; blue leader M 0404
      And card: Section card; orders: 2
      And ordered: L
      When <label> is ordered
      Then this clause gives 1
      And <label> counts as: ordered
      And orders left: 0

      Examples:
        | label |
        | A     |
        | B     |
        | M     |

    @x2
    Scenario: When no orders are left, no other unit can be ordered
      Given the board: 5x4; blue heavy-infantry A 0203; blue leader L 0203; blue elephant B 0402
      And card: Section card; orders: 1
      And ordered: L
      When B is ordered
      Then it is not allowed, by this clause

    @x3
    Scenario: The unit a leader leaves has no order and cannot move
      Given the board: 5x4; blue heavy-infantry A 0203; blue leader L 0203
      And card: Section card; orders: 2
      And ordered: L
      And L has moved: 0303
      When A moves: 0202
      Then this clause does not apply
      And it is not allowed, by clause cca.unit.one-at-a-time

    @x4
    Scenario: A card without any orders cannot order a unit
      Given the board: 5x4; blue elephant B 0402
      And card: Section card; orders: 0
      When B is ordered
      Then it is not allowed, by this clause

    @x5
    Scenario: With a card that lets no leader detach, no orders are left over from detaching
      Given the board: 5x4; blue light-infantry A 0303; blue leader L 0403
      And card: Order Light Troops; orders: 3
      When A is ordered
      Then this clause does not apply
      And orders left: 2

  @cca.leader.detach.leadership
  Rule: No detaching with a Leadership card

    @x1
    Scenario: With a Leadership card, no leader may detach
      Given the board: 5x4; blue medium-cavalry A 0303; blue leader L 0303
      And card: Leadership card; orders: 3
      When L is ordered
      Then it is not allowed, by this clause

    @x3
    Scenario: With a Leadership card, the leader’s unit may be ordered and takes him along
      Given the board: 5x4; blue medium-cavalry A 0303; blue leader L 0303
      And card: Leadership card; orders: 3
      And ordered: A
      When A moves: 0302
      Then this clause does not apply
      And L is in hex 0302

    @x4
    Scenario: With a Leadership card, no leader may move away from a unit that has an order
      Given the board: 5x4; blue medium-cavalry A 0303; blue leader L 0303
      And card: Leadership card; orders: 3
      And ordered: A
      When L moves: 0302
      Then it is not allowed, by this clause

    @x5
    Scenario: A lone leader may move even with a Leadership card
      Given the board: 5x4; blue medium-cavalry A 0303; blue leader L 0403
      And card: Leadership card; orders: 3
      And ordered: L
      When L moves: 0402 0401
      Then this clause does not apply
      And L is in hex 0401

  @cca.leader.detach.not-moved
  Rule: Detaching before the unit moves

    @x1
    Scenario: A leader may detach as long as his unit has not moved
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0303
      And ordered: A + L
      When L moves: 0302 0402
      Then this clause applies
      And L counts as: alone
      And A is in hex 0303

    @x2
    Scenario: Even a leader ordered in time can no longer detach once his unit has moved
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0303
      And ordered: A + L
      And A has moved: 0302
      When L moves: 0402
      Then it is not allowed, by this clause

    @x3
    Scenario: A leader cannot detach from a unit that has just moved into his hex
      Given the board: 5x4; blue medium-cavalry A 0204; blue leader L 0303
      And card: Section card; orders: 3
      And ordered: A
      And A has moved: 0303
      When L is ordered
      Then it is not allowed, by this clause

    @x4
    Scenario: A lone leader need not wait for any unit
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0403
      And ordered: A + L
      And A has moved: 0302
      When L moves: 0402
      Then this clause does not apply
      And L is in hex 0402

  @cca.leader.attach.other
  Rule: Joining another unit

    @x1
    Scenario: A leader may leave his infantry and attach to cavalry
      Given the board: 6x4; blue heavy-infantry A 0203; blue leader L 0203; blue heavy-cavalry B 0403
      And ordered: L
      When L moves: 0303 0403
      Then this clause applies
      And L counts as: newly attached
      And L is in hex 0403

    @x2
    Scenario: A leader who only passes through a unit does not attach to it
      Given the board: 6x4; blue heavy-infantry A 0203; blue leader L 0203; blue heavy-cavalry B 0403
      And ordered: L
      When L moves: 0303 0403 0503
      Then this clause does not apply
      And L counts as: alone

    @x3
    Scenario: The source does not say whether a leader may return to the unit he has left
      Given the board: 6x4; blue heavy-infantry A 0203; blue leader L 0203
      And ordered: L
      When L moves: 0303 0203
      Then the source does not say

    @x4
    Scenario: A leader cannot join a unit beyond his reach
      Given the board: 6x4; blue heavy-infantry A 0103; blue leader L 0103; blue heavy-cavalry B 0503
      And ordered: L
      When L moves: 0203 0303 0403 0503
      Then this clause does not apply
      And it is not allowed, by clause cca.leader.rate

    @x5
    Scenario: Once all units have moved, cavalry battles together with the leader who has joined it
      Given the board: 6x4; blue heavy-infantry A 0203; blue leader L 0203; blue heavy-cavalry B 0404; red warrior X 0402
      And ordered: L + A + B
      And B has moved: 0403
      And L has moved: 0303 0403
      And A has moved: 0202
      When movement ends and B is to battle
      Then battling together: B + L

    @x6
    Scenario: A leader who has paused in the hex of a unit attaches to it by going no further
      Given the board: 6x4; blue heavy-infantry A 0203; blue leader L 0203; blue heavy-cavalry B 0403
      And ordered: L
      And L is still on the way: 0303 0403
      When L goes no further
      Then this clause applies
      And L counts as: newly attached

  @cca.leader.attach.not-ordered
  Rule: Joining does not order the unit

    @x1
    Scenario: A unit that a leader joins still has no order
      Given the board: 6x4; blue heavy-infantry A 0203; blue leader L 0203; blue heavy-cavalry B 0403
      And ordered: L
      When L moves: 0303 0403
      Then this clause applies
      And B counts as: not ordered

    @x2
    Scenario: A unit that a leader joins cannot move without an order
      Given the board: 6x4; blue leader L 0303; blue heavy-cavalry B 0403
      And ordered: L
      And L has moved: 0403
      When B moves: 0402
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit that a leader joins cannot battle without an order
      Given the board: 6x4; blue leader L 0303; blue heavy-cavalry B 0403; red warrior X 0402
      And ordered: L
      And L has moved: 0403
      When movement ends and B is to battle
      Then it is not allowed, by this clause

    @x4
    Scenario: If units may battle without an order, a unit that a leader joins may battle without one
      Given the table plays: units may battle without an order too
      And the board: 6x4; blue leader L 0303; blue heavy-cavalry B 0403; red warrior X 0402
      And ordered: L
      And L has moved: 0403
      When movement ends and B is to battle
      Then battling together: B + L
      And clause cca.leader.attach.unit-battles does not apply

    @x5
    Scenario: A unit ordered after a leader has joined it may battle
      Given the board: 6x4; blue leader L 0303; blue heavy-cavalry B 0403; red warrior X 0402
      And ordered: L
      And L has moved: 0403
      And ordered: B
      When movement ends and B is to battle
      Then battle: allowed

  @cca.leader.attach.not-with-new-unit
  Rule: No moving on with the new unit

    @x1
    Scenario: A unit that a leader has just joined cannot take him any further
      Given the board: 6x4; blue leader L 0303; blue heavy-cavalry B 0403
      And ordered: L + B
      And L has moved: 0403
      When B moves: 0402
      Then this clause applies
      And it is not allowed, by clause cca.leader.attach.unit-stops

    @x2
    Scenario: Even if it is ordered after a leader has joined it, a unit cannot take him any further
      Given the board: 6x4; blue leader L 0303; blue heavy-cavalry B 0403
      And ordered: L
      And L has moved: 0403
      And ordered: B
      When B moves: 0402
      Then this clause applies
      And it is not allowed, by clause cca.leader.attach.unit-stops

    @x3
    Scenario: A leader who has been with a unit since the start of the turn moves along with it
      Given the board: 6x4; blue leader L 0403; blue heavy-cavalry B 0403
      And ordered: B
      When B moves: 0402
      Then this clause does not apply
      And L is in hex 0402

  @cca.leader.attach.unit-stops
  Rule: A unit joined by a leader may not move

    @x1
    Scenario: An ordered unit can no longer move once a leader has joined it
      Given the board: 6x4; blue heavy-infantry A 0203; blue leader L 0203; blue light-cavalry B 0403
      And ordered: L + B
      And L has moved: 0303 0403
      When B moves: 0402
      Then it is not allowed, by this clause

    @x2
    Scenario: If a unit moves first, a leader may join it where it has stopped
      Given the board: 6x4; blue heavy-infantry A 0203; blue leader L 0203; blue light-cavalry B 0403
      And ordered: L + B
      And B has moved: 0402
      When L moves: 0202 0302 0402
      Then this clause does not apply
      And L counts as: newly attached
      And clause cca.leader.attach.not-ordered does not apply

    @x3
    Scenario: A leader who has only passed through a unit does not keep it from moving
      Given the board: 6x4; blue leader L 0303; blue light-cavalry B 0403
      And ordered: L + B
      And L has moved: 0403 0503
      When B moves: 0402
      Then this clause does not apply
      And B is in hex 0402

  @cca.leader.attach.unit-battles
  Rule: A unit joined by a leader may still battle

    @x1
    Scenario: An ordered unit that a leader joins may battle where it stands
      Given the board: 6x4; blue leader L 0303; blue heavy-cavalry B 0403; red warrior X 0402
      And ordered: L + B
      And L has moved: 0403
      When movement ends and B is to battle
      Then this clause applies
      And battle: allowed

    @x2
    Scenario: An ordered unit that a leader joins may battle even if it has moved
      Given the board: 6x4; blue leader L 0303; blue heavy-cavalry B 0404; red warrior X 0402
      And ordered: L + B
      And B has moved: 0403
      And L has moved: 0403
      When movement ends and B is to battle
      Then this clause applies

    @x3
    Scenario: A unit that a leader joins may battle only if it has been ordered
      Given the board: 6x4; blue leader L 0303; blue heavy-cavalry B 0403; red warrior X 0402
      And ordered: L
      And L has moved: 0403
      When movement ends and B is to battle
      Then this clause does not apply
      And it is not allowed, by clause cca.leader.attach.not-ordered

    @x4
    Scenario: Auxilia that have moved two hexes cannot battle even if a leader joins them
      Given the board: 6x4; blue leader L 0303; blue auxilia B 0404; red warrior X 0402
      And ordered: L + B
      And B has moved: 0503 0403
      And L has moved: 0403
      When movement ends and B is to battle
      Then it is not allowed, by clause cca.foot.auxilia

  @cca.leader.attach.leader-battles
  Rule: A newly attached leader may battle

    @x1
    Scenario: A leader who has just joined a unit takes part in its battle
      Given the board: 6x4; blue leader L 0303; blue heavy-cavalry B 0403; red warrior X 0402
      And ordered: L + B
      And L has moved: 0403
      When movement ends and B is to battle
      Then this clause applies
      And battling together: B + L

    @x2
    Scenario: A leader in a hex adjacent to a unit does not take part in its battle
      Given the board: 6x4; blue leader L 0204; blue heavy-cavalry B 0403; red warrior X 0402
      And ordered: L + B
      And L has moved: 0303
      When movement ends and B is to battle
      Then this clause does not apply
      And battling together: B

  @cca.leader.detach.too-late
  Rule: Too late to detach

    @x1
    Scenario: After moving with his unit, a leader cannot be ordered to detach
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0303
      And card: Section card; orders: 3
      And ordered: A
      And A has moved: 0302
      When L is ordered
      Then it is not allowed, by this clause

    @x2
    Scenario: As long as the ordered unit has not moved, its leader may still be ordered to detach
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0303
      And card: Section card; orders: 3
      And ordered: A
      When L is ordered
      Then this clause does not apply
      And orders left: 1

    @x3
    Scenario: After moving with his unit, a leader cannot go off by himself
      Given the board: 5x4; blue heavy-infantry A 0303; blue leader L 0303
      And card: Section card; orders: 3
      And ordered: A
      And A has moved: 0302
      When L moves: 0402
      Then it is not allowed, by this clause

  @cca.leader.example.1
  Rule: Example: three orders

    @x1
    Scenario: In the example, an infantry unit, its leader and a cavalry unit take the three orders of the card
      Given the board: 6x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0504; red warrior X 0401
      And section center: columns 2 to 5
      And card: Order Three Units Center; orders: 3
      And ordered: A + L
      When B is ordered
      Then this clause gives 3
      And orders left: 0

    @x2
    Scenario: In the example, one of the three orders is left over if the leader stays with his unit
      Given the board: 6x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0504; red warrior X 0401
      And section center: columns 2 to 5
      And card: Order Three Units Center; orders: 3
      And ordered: A
      When B is ordered
      Then this clause does not apply
      And orders left: 1

    @x3
    Scenario: The source does not say whether “Order Three Units Center” can order a unit in another section
      Given the board: 7x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0604; red warrior X 0401
      And section center: columns 2 to 5
      And section right: columns 6 to 7
      And card: Order Three Units Center; orders: 3
      And ordered: A + L
      When B is ordered
      Then the source does not say

    @x8
    Scenario: A unit outside the columns of the centre section is in another section, even if none is named
      Given the board: 7x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0604; red warrior X 0401
      And section center: columns 2 to 5
      And card: Order Three Units Center; orders: 3
      And ordered: A + L
      When B is ordered
      Then the source does not say

    @x4
    Scenario: The example applies even if the units are of other types
      Given the board: 6x5; blue medium-infantry A 0304; blue leader L 0304; blue elephant B 0504; red warrior X 0401
      And section center: columns 2 to 5
      And card: Order Three Units Center; orders: 3
      And ordered: A + L
      When B is ordered
      Then this clause gives 3
      And orders left: 0

    @x5
    Scenario: The example does not apply with a lone leader in place of the second unit
      Given the board: 6x5; blue heavy-infantry A 0304; blue leader L 0304; blue leader M 0504; red warrior X 0401
      And section center: columns 2 to 5
      And card: Order Three Units Center; orders: 3
      And ordered: A + L
      When M is ordered
      Then this clause does not apply
      And orders left: 0

    @x6
    Scenario: The example does not apply to a Section card other than “Order Three Units Center”, even one with three orders
      Given the board: 6x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0504; red warrior X 0401
      And card: Section card; orders: 3
      And ordered: A + L
      When B is ordered
      Then this clause does not apply
      And orders left: 0

    @x7
    Scenario: The example does not apply to three units without a detached leader
      Given the board: 6x5; blue heavy-infantry A 0304; blue heavy-infantry C 0404; blue heavy-cavalry B 0504; red warrior X 0401
      And card: Order Three Units Center; orders: 3
      And ordered: A + C
      When B is ordered
      Then this clause does not apply
      And orders left: 0

  @cca.leader.example.2
  Rule: Example: the cavalry moves

    @x1
    Scenario: In the example, the cavalry moves first and stops adjacent to an enemy unit
      Given the board: 6x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0504; red warrior X 0401
      And played: Order Three Units Center, for A + L + B
      When B moves: 0503 0402
      Then this clause gives 1
      And B is in hex 0402

    @x2
    Scenario: In the example, the cavalry does not reach the enemy if it moves only one hex
      Given the board: 6x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0504; red warrior X 0401
      And played: Order Three Units Center, for A + L + B
      When B moves: 0503
      Then this clause does not apply
      And B is in hex 0503

  @cca.leader.example.3
  Rule: Example: the leader changes units

    @x1
    Scenario: In the example, the leader leaves the infantry and attaches to the cavalry that has moved
      Given the board: 6x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0504; red warrior X 0401
      And played: Order Three Units Center, for A + L + B
      And B has moved: 0503 0402
      When L moves: 0403 0402
      Then this clause gives 2
      And L counts as: newly attached

    @x2
    Scenario: In the example, the leader joins no unit if he stops before he reaches the cavalry
      Given the board: 6x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0504; red warrior X 0401
      And played: Order Three Units Center, for A + L + B
      And B has moved: 0503 0402
      When L moves: 0403
      Then this clause does not apply
      And L counts as: alone

    @x3
    Scenario: In the example, the leader changes units even if there is no enemy in sight
      Given the board: 6x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0504
      And played: Order Three Units Center, for A + L + B
      And B has moved: 0503 0402
      When L moves: 0403 0402
      Then this clause gives 2
      And L counts as: newly attached

  @cca.leader.example.4
  Rule: Example: the wrong sequence

    @x1
    Scenario: In the example, the infantry takes the leader along if it moves second
      Given the board: 6x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0504; red warrior X 0401
      And played: Order Three Units Center, for A + L + B
      And B has moved: 0503 0402
      When A moves: 0303
      Then this clause applies
      And L is in hex 0303

    @x2
    Scenario: In the example, a leader taken along by the infantry can no longer detach
      Given the board: 6x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0504; red warrior X 0401
      And played: Order Three Units Center, for A + L + B
      And B has moved: 0503 0402
      And A has moved: 0303
      When L moves: 0302 0402
      Then this clause applies
      And it is not allowed, by clause cca.leader.detach.not-moved

  @cca.leader.example.5
  Rule: Example: the infantry moves

    @x1
    Scenario: In the example, the infantry moves third, without the leader
      Given the board: 6x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0504; red warrior X 0401
      And played: Order Three Units Center, for A + L + B
      And B has moved: 0503 0402
      And L has moved: 0403 0402
      When A moves: 0303
      Then this clause gives 3

    @x2
    Scenario: In the example, the infantry may move one hex, not two
      Given the board: 6x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0504; red warrior X 0401
      And played: Order Three Units Center, for A + L + B
      And B has moved: 0503 0402
      And L has moved: 0403 0402
      When A moves: 0303 0302
      Then it is not allowed, by clause cca.foot.list

  @cca.leader.example.6
  Rule: Example: the cavalry battles

    @x1
    Scenario: In the example, the cavalry battles together with the leader who has joined it
      Given the board: 6x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0504; red warrior X 0401
      And played: Order Three Units Center, for A + L + B
      And B has moved: 0503 0402
      And L has moved: 0403 0402
      When movement ends and B is to battle
      Then this clause applies
      And battling together: B + L

    @x2
    Scenario: In the example, the cavalry battles without the leader if he stays with the infantry
      Given the board: 6x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0504; red warrior X 0401
      And played: Order Three Units Center, for A + L + B
      And B has moved: 0503 0402
      When movement ends and B is to battle
      Then battling together: B
      And this clause does not apply

  @cca.leader.example.7
  Rule: Example: the infantry battles

    @x1
    Scenario: In the example, the infantry may battle because it is adjacent to an enemy unit
      Given the board: 6x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0504; red warrior X 0303
      And played: Order Three Units Center, for A + L + B
      And B has moved: 0503 0403
      And L has moved: 0403
      When movement ends and A is to battle
      Then this clause applies
      And battle: allowed

    @x2
    Scenario: In the example, the infantry may not battle if no enemy unit is adjacent to it
      Given the board: 6x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0504; red warrior X 0401
      And played: Order Three Units Center, for A + L + B
      And B has moved: 0503 0402
      And L has moved: 0403 0402
      When movement ends and A is to battle
      Then it is not allowed, by this clause

    @x3
    Scenario: Whatever the card, heavy infantry needs an adjacent enemy unit to battle
      Given the board: 5x4; blue heavy-infantry A 0304; red warrior X 0302
      And ordered: A
      When movement ends and A is to battle
      Then it is not allowed, by this clause

    @x4
    Scenario: The source does not say whether bowmen can battle at a distance
      Given the board: 5x4; blue light-bow-infantry A 0304; red warrior X 0302
      And ordered: A
      When movement ends and A is to battle
      Then the source does not say
      And this clause applies
