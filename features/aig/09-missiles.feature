Feature: Missile fire

  @aig.9.1.some
  Rule: Who can shoot

    @x1
    Scenario: Archers can shoot
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red HI X 0302 NW tq=5
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 2
      When A opens fire on X
      Then the shot of A: on target
      And this clause applies

    @x2
    Scenario: A unit without a missile weapon cannot shoot
      Given the board: 5x3; blue HI A 0102 NE tq=6; red HI X 0302 NW tq=5
      When A opens fire on X
      Then it is not allowed, by this clause

    @x3
    Scenario: The source does not say whether routed archers can shoot
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow routed; red HI X 0302 NW tq=5
      When A opens fire on X
      Then the source does not say
      And this clause applies

    @x4
    Scenario: A leader cannot shoot
      Given the board: 6x6; blue leader A 0305; red LI X 0303 S tq=5
      When A opens fire on X
      Then it is not allowed, by this clause

    @x5
    Scenario: A unit may fire by order, although its movement allowance is not known
      Given the board: 9x6; blue leader K 0305 initiative=3 command-range=3 active; blue LI U 0405 NE tq=5 javelin; red MI E 0605 S tq=5
      And to-hit number of the javelin, range 2: 4
      And K has ordered U: move and fire
      When U fires at E by order, rolling 2
      Then the shot of U: on target

    @x6
    Scenario: An ordered unit may go where its points last, or shoot
      Given the board, where a clear hex costs 1: 9x6; blue leader K 0305 initiative=3 command-range=3 active; blue LI U 0405 NE tq=5 javelin movement-allowance=1; red MI E 0605 S tq=5
      And to-hit number of the javelin, range 2: 4
      And K has ordered U: move and fire
      When it is asked what U may do
      Then U may go to: 0404 + 0505
      And U may fire at: E
      And this clause applies

  @aig.9.1.once
  Rule: One shot per activation

    @x1
    Scenario: A unit may open fire once in an activation
      Given the board: 5x3; blue LI A 0102 NE tq=4 sling; red HI X 0302 NW tq=5
      And to-hit number of the sling, range 2: 4
      And missile die of A: 5
      When A opens fire on X
      Then the shot of A: off target
      And this clause applies

    @x2
    Scenario: A unit cannot open fire a second time in an activation
      Given the board: 5x3; blue LI A 0102 NE tq=4 sling; red HI X 0302 NW tq=5
      And to-hit number of the sling, range 2: 4
      And A has already opened fire in this activation
      When A opens fire on X
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit that has opened fire may still return fire
      Given the board: 5x3; blue LI A 0102 NE tq=4 sling; red LI X 0302 NW tq=5 sling return-fire-mark ammunition=2
      And to-hit number of the sling, range 2: 4
      And X has already opened fire in this activation
      And missile die of A: 7
      And missile die of X: 4
      When A opens fire on X, who returns fire
      Then the shot of X: on target

    @x4
    Scenario: A unit that has opened fire cannot fire at the end of its move
      Given the board, where a clear hex costs 1: 9x6; blue LI U 0405 NE tq=5 movement-allowance=6 javelin; red MI E 0605 S tq=5
      And to-hit number of the javelin, range 2: 4
      And U has already opened fire in this activation
      When U makes its move: 0505, then fires at E
      Then it is not allowed, by this clause

    @x5
    Scenario: A unit that has opened fire cannot fire once more by order
      Given the board, where a clear hex costs 1: 9x6; blue leader L 0306 initiative=3 command-range=4 active; blue LI U 0405 NE tq=5 javelin; red MI E 0605 S tq=5
      And to-hit number of the javelin, range 2: 4
      And L has ordered U: move and fire
      And U has already opened fire in this activation
      When U fires at E by order
      Then it is not allowed, by this clause

    @x6
    Scenario: A unit that has opened fire may do so again in the next order phase
      Given the board: 9x6; blue leader K 0306 initiative=3 command-range=4 active; blue LI U 0405 NE tq=5 javelin; red MI E 0605 S tq=5
      And to-hit number of the javelin, range 2: 4
      And U has already opened fire in this activation
      And K has tried for momentum, rolling 1
      And K has ordered U: move and fire
      When U fires at E by order, rolling 2
      Then the shot of U: on target

  @aig.9.1.mark
  Rule: Letter in a red circle

    @x1
    Scenario: The letter in a unit’s red circle stands for its composite bow
      Given the board: 5x3; blue LC A 0102 NE tq=5 composite-bow; red HI X 0402 NW tq=5
      And to-hit number of the composite bow, range 4: 3
      And missile die of A: 3
      When A opens fire on X
      Then the shot of A: on target
      And this clause applies

    @x2
    Scenario: Light cavalry without a red circle cannot shoot
      Given the board: 5x3; blue LC A 0102 NE tq=5; red HI X 0402 NW tq=5
      And to-hit number of the composite bow, range 4: 3
      When A opens fire on X
      Then it is not allowed, by clause 9.1§1
      And this clause does not apply

  @aig.9.1.1.stats
  Rule: Range and ammunition

    @x1
    Scenario: A target beyond the agreed range cannot be shot at
      Given the board: 5x3; blue LI A 0102 NE tq=4 javelin; red HI X 0402 NW tq=5
      And to-hit number of the javelin, range 2: 5
      When A opens fire on X
      Then it is not allowed, by this clause

    @x2
    Scenario: A target at the far end of the agreed range can be shot at
      Given the board: 5x3; blue LI A 0102 NE tq=4 javelin; red HI X 0302 NW tq=5
      And to-hit number of the javelin, range 2: 5
      And missile die of A: 5
      When A opens fire on X
      Then the shot of A: on target
      And this clause does not apply

  @aig.9.1.weapons
  Rule: Missile weapons

    @x1
    Scenario: The source does not say whether a shot hits when no number to hit has been agreed for the weapon
      Given the board: 5x3; blue LI A 0102 NE tq=4 javelin; red HI X 0202 NW tq=5
      When A opens fire on X
      Then the source does not say
      And this clause applies

    @x2
    Scenario: A number to hit agreed for the sling does not tell whether a javelin hits
      Given the board: 5x3; blue LI A 0102 NE tq=4 javelin; red HI X 0202 NW tq=5
      And to-hit number of the sling, range 4: 5
      When A opens fire on X
      Then the source does not say
      And this clause applies

    @x3
    Scenario Outline: The missile weapons chart gives neither letters nor ranges nor ammunition
      When the chart is read for the <weapon>: <entry>
      Then the source does not say
      And this clause applies

      Examples:
        | weapon | entry |
        | composite bow | letter |
        | composite bow | ranges |
        | composite bow | ammunition |
        | self bow | letter |
        | self bow | ranges |
        | self bow | ammunition |
        | sling | letter |
        | sling | ranges |
        | sling | ammunition |
        | javelin | letter |
        | javelin | ranges |
        | javelin | ammunition |
        | firearm | letter |
        | firearm | ranges |
        | firearm | ammunition |

  @aig.9.1.1.hit
  Rule: Roll to hit

    @x1
    Scenario: A shot hits on a roll equal to the number to hit
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red HI X 0302 NW tq=5
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 5
      When A opens fire on X
      Then the shot of A: on target
      And this clause gives 5

    @x2
    Scenario: A shot misses on a roll one above the number to hit
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red HI X 0302 NW tq=5
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 6
      When A opens fire on X
      Then the shot of A: off target
      And this clause gives 6

    @x3
    Scenario: A modifier the players have agreed on applies to a shot
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red HI X 0302 NW tq=5
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 5
      When A opens fire on X with modifier 1
      Then the shot of A: off target
      And this clause gives 6

    @x4
    Scenario: A shot at longer range needs a different number to hit
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red HI X 0402 NW tq=5
      And to-hit number of the self bow, range 2: 6
      And to-hit number of the self bow, range 4: 3
      And missile die of A: 5
      When A opens fire on X
      Then the shot of A: off target

    @x5
    Scenario: The source no longer shows how the column shift for disordered cavalry affects the roll
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red HC X 0302 NW tq=5 disordered
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 5
      When A opens fire on X
      Then the source does not say
      And clause 7.3.1§2 applies

    @x6
    Scenario: The source does not say how woods affect a shot
      Given the board: 6x3; blue LI A 0202 N tq=5 javelin; red HI X 0302 S tq=6; 0302 woods
      And to-hit number of the javelin, range 1: 4
      When A opens fire on X
      Then the source does not say
      And this clause applies

    @x7
    Scenario: The source does not say how the ground a shooter stands on affects the return fire
      Given the board: 5x3; 0102 woods; blue leader O 0103 initiative=3 command-range=3 active; blue LI A 0102 NE tq=4 movement-allowance=4 self-bow; red LI X 0302 NW tq=5 self-bow return-fire-mark ammunition=3
      And to-hit number of the self bow, range 3: 5
      And O has ordered A: move and fire
      When A fires at X by order, with return fire if possible
      Then the source does not say
      And this clause applies

    @x8
    Scenario: The ground a shooter stands on does not matter when the enemy cannot return fire
      Given the board: 5x3; 0102 woods; blue leader O 0103 initiative=3 command-range=3 active; blue LI A 0102 NE tq=4 movement-allowance=4 self-bow; red LI X 0302 NW tq=5 self-bow
      And to-hit number of the self bow, range 3: 5
      And O has ordered A: move and fire
      And missile die of A: 5
      When A fires at X by order, with return fire if possible
      Then cohesion hits now on X: 1
      And this clause applies

    @x9
    Scenario: The ground a shooter stands on does not matter when the enemy holds his fire
      Given the board: 5x3; 0102 woods; blue leader O 0103 initiative=3 command-range=3 active; blue LI A 0102 NE tq=4 movement-allowance=4 self-bow; red LI X 0302 NW tq=5 self-bow return-fire-mark ammunition=3
      And to-hit number of the self bow, range 3: 5
      And O has ordered A: move and fire
      When A fires at X by order, rolling 5
      Then cohesion hits now on X: 1
      And this clause applies

    @x10
    Scenario: A shot by order that misses is told
      Given the board: 9x6; blue leader K 0305 initiative=3 command-range=3 active; blue LI U 0405 NE tq=5 javelin; red MI E 0605 S tq=5
      And to-hit number of the javelin, range 2: 4
      And K has ordered U: move and fire
      When U fires at E by order, rolling 8
      Then the shot of U: off target
      And this clause gives 8

  @aig.9.1.1.effect
  Rule: Effect of a hit

    @x1
    Scenario: A shot that hits costs the target one point of cohesion
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red HI X 0302 NW tq=5
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 1
      When A opens fire on X
      Then cohesion hits now on X: 1
      And this clause gives 1

    @x2
    Scenario: A shot that misses costs the target nothing
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red HI X 0302 NW tq=5
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 9
      When A opens fire on X
      Then cohesion hits now on X: 0
      And this clause does not apply

    @x3
    Scenario: A shot that uses up the target’s cohesion routs it
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red HI X 0302 NW tq=5 cohesion-hit=4
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 0
      When A opens fire on X
      Then X is now: routed
      And this clause gives 1

    @x4
    Scenario: The source does not say what happens when a lone leader is shot at
      Given the board: 6x6; blue LI A 0305 N tq=6 sling; red leader X 0303
      And to-hit number of the sling, range 3: 4
      When A opens fire on X
      Then the source does not say
      And this clause applies

    @x5
    Scenario: A hit in mid-move costs a point of cohesion, although return fire follows
      Given the board, where a clear hex costs 1: 6x5; blue LI A 0304 N tq=5 movement-allowance=6 javelin skirmish-mark; red LI X 0301 S tq=4 self-bow return-fire-mark
      And to-hit number of the javelin, range 2: 4
      And missile die of A: 3
      And X would return the fire of A: off target
      When A makes its move: 0303, fires at X, goes on: 0302
      Then cohesion hits taken by X: 1
      And this clause applies

    @x6
    Scenario: A unit that has been hit earlier in the activation bears the hit
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red HI X 0302 NW tq=5 cohesion-hit=3
      And to-hit number of the self bow, range 3: 5
      And X has been shot at in this activation: on target
      And missile die of A: 2
      When A opens fire on X
      Then X becomes: routed
      And cohesion hits now on X: 5

  @aig.9.1.2
  Rule: Rules for firearms

    @x1
    Scenario: The source does not say what a firearm does
      Given the board: 5x3; blue MI A 0102 NE tq=5 firearm; red HI X 0302 NW tq=5
      And to-hit number of the firearm, range 3: 5
      And missile die of A: 2
      When A opens fire on X
      Then the source does not say
      And this clause applies

    @x2
    Scenario: A javelin needs no rules for firearms
      Given the board: 5x3; blue MI A 0102 NE tq=5 javelin; red HI X 0302 NW tq=5
      And to-hit number of the javelin, range 3: 5
      And missile die of A: 2
      When A opens fire on X
      Then the shot of A: on target
      And this clause does not apply

  @aig.9.2.mark
  Rule: Return fire mark

    @x1
    Scenario: A unit with an “R” below its circle may shoot back
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red LI X 0302 NW tq=5 self-bow return-fire-mark ammunition=3
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 8
      And missile die of X: 5
      When A opens fire on X, who returns fire
      Then units that have shot: A + X
      And this clause applies

    @x2
    Scenario: Archers without an “R” cannot shoot back
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red LI X 0302 NW tq=5 self-bow ammunition=3
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 8
      When A opens fire on X, who returns fire
      Then it is not allowed, by this clause

  @aig.9.2.may
  Rule: Returning fire

    @x1
    Scenario: A unit that has been hit but is in good order may shoot back
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red LI X 0302 NW tq=5 self-bow return-fire-mark ammunition=3
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 5
      And missile die of X: 3
      When A opens fire on X, who returns fire
      Then cohesion hits now on A: 1
      And this clause applies

    @x2
    Scenario: A unit routed by a shot cannot shoot back
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red LI X 0302 NW tq=5 self-bow return-fire-mark ammunition=3 cohesion-hit=4
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 5
      When A opens fire on X, who returns fire
      Then it is not allowed, by this clause

    @x3
    Scenario: Horse archers disordered by a shot cannot shoot back
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red LC X 0302 NW tq=5 self-bow return-fire-mark ammunition=3
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 7
      And TQ die of X: 6
      When A opens fire on X, who returns fire
      Then it is not allowed, by this clause

    @x4
    Scenario: A player may hold his unit’s fire even though it could shoot back
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red LI X 0302 NW tq=5 self-bow return-fire-mark ammunition=3
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 5
      When A opens fire on X
      Then units that have shot: A

    @x5
    Scenario: If return fire is compulsory, a player cannot hold his unit’s fire
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red LI X 0302 NW tq=5 self-bow return-fire-mark ammunition=3
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 5
      And missile die of X: 3
      And the table plays: a unit able to return fire must do so
      When A opens fire on X
      Then units that have shot: A + X

    @x6
    Scenario: A unit may shoot back even if it is shot at from behind
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red LI X 0302 NE tq=5 self-bow return-fire-mark ammunition=3
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 7
      And missile die of X: 3
      When A opens fire on X, who returns fire
      Then the shot of X: on target

    @x7
    Scenario: If return fire may go only to the front, a unit shot at from behind cannot shoot back
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red LI X 0302 NE tq=5 self-bow return-fire-mark ammunition=3
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 7
      And missile die of X: 3
      And the table plays: return fire may go only to the front
      When A opens fire on X, who returns fire
      Then it is not allowed, by this clause

    @x8
    Scenario: A unit that has just rallied may shoot back
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red LI X 0302 NW tq=5 self-bow return-fire-mark ammunition=3 rallying
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 7
      And missile die of X: 3
      When A opens fire on X, who returns fire
      Then the shot of X: on target

    @x9
    Scenario: If a unit with a “rallying” marker is not in its normal state, a unit that has just rallied cannot shoot back
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red LI X 0302 NW tq=5 self-bow return-fire-mark ammunition=3 rallying
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 7
      And missile die of X: 3
      And the table plays: a unit with a “rallying” marker is not in its normal state
      When A opens fire on X, who returns fire
      Then it is not allowed, by this clause

    @x10
    Scenario: A unit may shoot back at once at an enemy that fires at it on an order
      Given the board, where a clear hex costs 1: 6x6; blue leader A 0105 initiative=3 command-range=6 active; blue LI U 0304 N tq=6 movement-allowance=4 javelin; red LI X 0303 S tq=5 javelin return-fire-mark ammunition=2
      And to-hit number of the javelin, range 1: 4
      And A has ordered U: move and fire
      And missile die of U: 7
      And missile die of X: 2
      When U fires at X by order, with return fire if possible
      Then cohesion hits now on U: 1

    @x11
    Scenario: If return fire may go only to the front, a unit shot at from the front may shoot back
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red LI X 0302 NW tq=5 self-bow return-fire-mark ammunition=3
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 7
      And missile die of X: 3
      And the table plays: return fire may go only to the front
      When A opens fire on X, who returns fire
      Then the shot of X: on target

    @x12
    Scenario: A unit routed by a shot in mid-move cannot shoot back as expected
      Given the board, where a clear hex costs 1: 6x5; blue LI A 0304 N tq=5 movement-allowance=6 javelin skirmish-mark; red LI X 0301 S tq=4 self-bow return-fire-mark cohesion-hit=3
      And to-hit number of the javelin, range 2: 4
      And missile die of A: 3
      And X would return the fire of A: on target
      When A makes its move: 0303, fires at X, goes on: 0302
      Then cohesion hits taken by A: 0
      And this clause applies

    @x13
    Scenario: A unit able to return fire shoots back at a unit that fires after its move
      Given the board, where a clear hex costs 1: 9x6; blue LI U 0405 NE tq=5 movement-allowance=6 javelin; red MI E 0605 S tq=5 javelin return-fire-mark ammunition=2
      And to-hit number of the javelin, range 2: 4
      And missile die of U: 8
      And missile die of E: 3
      When U makes its move: 0505, then fires at E, with return fire if possible
      Then the shot of E: on target
      And this clause applies

    @x14
    Scenario: A unit able to return fire shoots back in the middle of a move
      Given the board, where a clear hex costs 1: 6x5; blue LI A 0304 N tq=5 movement-allowance=6 javelin skirmish-mark; red LI X 0301 S tq=4 javelin return-fire-mark ammunition=2
      And to-hit number of the javelin, range 2: 4
      And missile die of A: 9
      And missile die of X: 4
      When A makes its move: 0303, fires at X, with return fire if possible, goes on: 0302
      Then the shot of X: on target
      And cohesion hits taken by A: 1

  @aig.9.2.conditions
  Rule: Conditions for return fire

    @x1
    Scenario: A unit within range and with one round left may shoot back
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red LI X 0302 NW tq=5 sling return-fire-mark ammunition=1
      And to-hit number of the self bow, range 4: 5
      And to-hit number of the sling, range 2: 4
      And missile die of A: 7
      And missile die of X: 4
      When A opens fire on X, who returns fire
      Then the shot of X: on target

    @x2
    Scenario: A unit whose slings do not reach the shooter cannot shoot back
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red LI X 0402 NW tq=5 sling return-fire-mark ammunition=1
      And to-hit number of the self bow, range 4: 5
      And to-hit number of the sling, range 2: 4
      And missile die of A: 7
      When A opens fire on X, who returns fire
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit without ammunition cannot shoot back
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red LI X 0302 NW tq=5 self-bow return-fire-mark ammunition=0
      And to-hit number of the self bow, range 4: 5
      And missile die of A: 7
      When A opens fire on X, who returns fire
      Then it is not allowed, by this clause

    @x4
    Scenario: A unit without ammunition does not shoot back, and the shot at it stands
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red LI X 0302 NW tq=5 self-bow return-fire-mark ammunition=0
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 2
      When A opens fire on X, with return fire if possible
      Then units that have shot: A
      And cohesion hits taken by X: 1

  @aig.9.2.resolve
  Rule: Resolving return fire

    @x1
    Scenario: Return fire that hits costs the first shooter a point of cohesion
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow; red LI X 0302 NW tq=5 self-bow return-fire-mark ammunition=3
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 7
      And missile die of X: 5
      When A opens fire on X, who returns fire
      Then cohesion hits now on A: 1
      And this clause applies

    @x2
    Scenario: Horse archers under return fire check for disorder like any cavalry
      Given the board: 5x3; blue LC A 0102 NE tq=4 self-bow; red LI X 0302 NW tq=5 self-bow return-fire-mark ammunition=3
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 7
      And missile die of X: 6
      And TQ die of A: 5
      When A opens fire on X, who returns fire
      Then A is now: disordered

    @x3
    Scenario: If a unit able to return fire must do so, return fire whose end is known is not rolled for again
      Given the board, where a clear hex costs 1: 6x5; blue LI A 0304 N tq=5 movement-allowance=6 javelin skirmish-mark; red LI X 0301 S tq=4 javelin return-fire-mark ammunition=2
      And to-hit number of the javelin, range 2: 4
      And missile die of A: 3
      And X would return the fire of A: off target
      And the table plays: a unit able to return fire must do so
      When A makes its move: 0303, fires at X, goes on: 0302
      Then cohesion hits taken by A: 0

  @aig.9.2.no-chain
  Rule: No answer to return fire

    @x1
    Scenario: Even a first shooter with an “R” cannot answer return fire
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow return-fire-mark ammunition=3; red LI X 0302 NW tq=5 self-bow return-fire-mark ammunition=3
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 7
      And missile die of X: 6
      When A opens fire on X and answers the return fire once more
      Then it is not allowed, by this clause

    @x2
    Scenario: An exchange of fire is over after each side has shot once
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow return-fire-mark ammunition=3; red LI X 0302 NW tq=5 self-bow return-fire-mark ammunition=3
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 7
      And missile die of X: 6
      And the table plays: a unit able to return fire must do so
      When A opens fire on X
      Then units that have shot: A + X

  @aig.9.4
  Rule: Rules for ammunition

    @x1
    Scenario: The source does not say whether a unit without ammunition can open fire
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow ammunition=0; red HI X 0302 NW tq=5
      And to-hit number of the self bow, range 3: 5
      When A opens fire on X
      Then the source does not say
      And this clause applies

    @x2
    Scenario: A unit with one round left can open fire
      Given the board: 5x3; blue LI A 0102 NE tq=4 self-bow ammunition=1; red HI X 0302 NW tq=5
      And to-hit number of the self bow, range 3: 5
      And missile die of A: 4
      When A opens fire on X
      Then the shot of A: on target
      And this clause does not apply
