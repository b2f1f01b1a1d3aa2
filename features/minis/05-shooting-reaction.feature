Feature: Reaction to shooting

  @minis.5.2.reveal
  Rule: Order revealed under fire

    @x1
    Scenario: The shield wall of a revealed Defence order counts
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in close order with spear + large shield, Def 2, M 2
      And B is on Defence
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total defence of B is 12
      And this clause applies

    @x2
    Scenario: A revealed Manoeuvre order leaves the same men without their shield wall
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in close order with spear + large shield, Def 2, M 2
      And B is on Manoeuvre
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total defence of B is 11
      And this clause applies

  @minis.5.2.return.orders
  Rule: Right to a return shot

    @x1
    Scenario: Archers on Defence shoot back
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And B is on Defence
      And A and B face each other, 8 steps apart
      When A shoots at B, and B shoots back, rolling 3 against 4 and 5 against 4
      Then A suffers: retreat
      And this clause applies

    @x2
    Scenario: Archers on Attack do not shoot back
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And B is on Attack
      And A and B face each other, 8 steps apart
      When A shoots at B, and B shoots back
      Then A cannot shoot at B with B shooting back
      And it is not allowed, by this clause

    @x3
    Scenario: Archers on Recovery do not shoot back
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And B is on Recovery
      And A and B face each other, 8 steps apart
      When A shoots at B, and B shoots back
      Then it is not allowed, by this clause

    @x4
    Scenario: A javelin does not answer an arrow from 8 steps
      Given unit A: infantry in loose order with light bow, Def 1, M 1
      And unit B: infantry in loose order with javelin, Def 1, M 1
      And B is on Defence
      And A and B face each other, 8 steps apart
      When A shoots at B, and B shoots back
      Then it is not allowed, by clause 5.3§12

  @minis.5.2.return.second-rank
  Rule: Return shot from the second rank

    @x1
    Scenario: Archers behind spearmen answer for them with one strength less
      Given units A + C: infantry in loose order with light bow, Def 1, M 1
      And unit B: infantry in loose order with spear, Def 1, M 1
      And B + C form a column on Defence, from front to rear
      And A and B face each other, 8 steps apart
      When A shoots at B, and C shoots back at A, rolling 3 against 4 and 5 against 4
      Then this clause applies

    @x2
    Scenario: Arquebusiers behind spearmen do not answer for them
      Given units A + C: infantry in loose order with arquebus, Def 1, M 1
      And unit B: infantry in loose order with spear, Def 1, M 1
      And B + C form a column on Defence, from front to rear
      And A and B face each other, 6 steps apart
      When A shoots at B, and C shoots back
      Then it is not allowed, by this clause

    @x3
    Scenario: Read the other way, arquebusiers answer from the second rank
      Given units A + C: infantry in loose order with arquebus, Def 1, M 1
      And unit B: infantry in loose order with spear, Def 1, M 1
      And B + C form a column on Defence, from front to rear
      And A and B face each other, 6 steps apart
      And the table plays: any missile weapon replies from the second rank
      When A shoots at B, and C shoots back, rolling 3 against 4 and 5 against 4
      Then this clause applies

    @x4
    Scenario: Behind archers the second rank does not answer for them
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And B + C form a column on Defence, from front to rear
      And A and B face each other, 8 steps apart
      When A shoots at B, and C shoots back
      Then it is not allowed, by this clause

  @minis.5.2.return.target
  Rule: Target of the return shot

    @x1
    Scenario: The return shot is made at whoever shot
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And B is on Defence
      And A and B face each other, 8 steps apart
      When A shoots at B, and B shoots back at A, rolling 3 against 4 and 3 against 3
      Then A suffers: confusion
      And this clause applies

    @x2
    Scenario: A nearer enemy who did not shoot is no target for the return shot
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And B is on Defence
      And A and B face each other, 8 steps apart
      And C and B face each other, 6 steps apart
      When A shoots at B, and B shoots back at C
      Then it is not allowed, by this clause

  @minis.5.2.return.hits-first-rank
  Rule: Return shot against the first rank

    @x1
    Scenario: The answer to archers behind spearmen hits the spearmen
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And unit C: infantry in loose order with spear, Def 2, M 1
      And C + A form a column, from front to rear
      And B is on Defence
      And C and B face each other, 8 steps apart
      When A shoots at B, and B shoots back at C, rolling 3 against 4 and 5 against 2
      Then C suffers: retreat

    @x2
    Scenario: The archers behind the spearmen are not hit themselves
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And unit C: infantry in loose order with spear, Def 2, M 1
      And C + A form a column, from front to rear
      And B is on Defence
      And C and B face each other, 8 steps apart
      When A shoots at B, and B shoots back at A
      Then it is not allowed, by this clause

  @minis.5.2.exchange.simultaneous
  Rule: Simultaneous shots

    @x1
    Scenario: The reply counts four figures though one falls to the shot
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And B is on Defence
      And A and B face each other, 8 steps apart
      When A shoots at B, and B shoots back, rolling 5 against 4 and 3 against 4
      Then figures lost by B: 1
      And total shooting of B is 9
      And this clause applies

    @x2
    Scenario: The defence of the first shooter too is that before its losses
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And B is on Defence
      And A and B face each other, 8 steps apart
      When A shoots at B, and B shoots back, rolling 5 against 4 and 6 against 4
      Then figures lost by A: 1
      And total shooting of A is 11
      And this clause applies

  @minis.5.2.exchange.winner
  Rule: Winner of an exchange of shots

    @x1
    Scenario: Confusion beats a retreat
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And B is on Defence
      And A and B face each other, 8 steps apart
      When A shoots at B, and B shoots back, rolling 4 against 4 and 5 against 4
      Then A must then: retreat
      And B takes 1 DP
      And this clause applies

    @x2
    Scenario: Two retreats are a tie, though one R is 3 and the other 4
      Given units A + B: infantry in loose order with light bow, Def 1, M 2
      And B is on Defence
      And A and B face each other, 8 steps apart
      When A shoots at B, and B shoots back, rolling 5 against 3 and 6 against 3
      Then A stays where it is
      And this clause does not apply

    @x3
    Scenario: Read the other way, an R of 4 loses against an R of 3
      Given units A + B: infantry in loose order with light bow, Def 1, M 2
      And B is on Defence
      And A and B face each other, 8 steps apart
      And the table plays: results are compared by the number R
      When A shoots at B, and B shoots back, rolling 5 against 3 and 6 against 3
      Then A must then: retreat
      And this clause applies

  @minis.5.2.exchange.equal
  Rule: Equal results of shooting

    @x1
    Scenario: Neither shot beats the defence, and the exchange goes on
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And B is on Defence
      And A and B face each other, 8 steps apart
      When A shoots at B, and B shoots back, rolling 3 against 4 and 3 against 4
      Then A suffers: carry on
      And B suffers: carry on
      And this clause applies

    @x2
    Scenario: After two flights each side loses a figure, takes two disorder points and stays
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And B is on Defence
      And A and B face each other, 8 steps apart
      When A shoots at B, and B shoots back, rolling 6 against 4 and 6 against 4
      Then B takes 2 DP
      And A stays where it is
      And this clause applies

    @x3
    Scenario: After confusion on both sides each takes one disorder point
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And B is on Defence
      And A and B face each other, 8 steps apart
      When A shoots at B, and B shoots back, rolling 4 against 4 and 4 against 4
      Then A takes 1 DP
      And B takes 1 DP
      And this clause applies

  @minis.5.2.exchange.different
  Rule: Different results of shooting

    @x1
    Scenario: The side that flees moves, and the winner ignores its own retreat
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And B is on Defence
      And A and B face each other, 8 steps apart
      When A shoots at B, and B shoots back, rolling 5 against 4 and 6 against 4
      Then A must then: flee
      And B stays where it is
      And this clause applies

    @x2
    Scenario: The winner who ignores its retreat still loses a figure
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And B is on Defence
      And A and B face each other, 8 steps apart
      When A shoots at B, and B shoots back, rolling 5 against 4 and 6 against 4
      Then figures lost by B: 1
      And B takes 1 DP
      And this clause applies

    @x3
    Scenario: The same retreat is carried out by whoever has the worse result
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And B is on Defence
      And A and B face each other, 8 steps apart
      When A shoots at B, and B shoots back, rolling 5 against 4 and 4 against 4
      Then B must then: retreat
      And A stays where it is
      And this clause applies

  @minis.5.2.evade
  Rule: Evading fire

    @x1
    Scenario: A unit on Manoeuvre that evades out of the zone of fire is shot at with S one lower
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And B is on Manoeuvre
      And A and B face each other, 10 steps apart
      And by evading, B leaves the zone of fire of A
      When A shoots at B, which evades, rolling 3 against 4
      Then this clause gives −1

    @x2
    Scenario: A unit that evades and stays in the zone of fire is shot at with full S
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And B is on Manoeuvre
      And A and B face each other, 8 steps apart
      And by evading, B stays in the zone of fire of A
      When A shoots at B, which evades, rolling 3 against 4
      Then total shooting of A is 9

    @x3
    Scenario: A unit on Defence does not evade the fire
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And B is on Defence
      And A and B face each other, 8 steps apart
      When A shoots at B, which evades
      Then B cannot evade the fire of A
      And it is not allowed, by this clause

    @x4
    Scenario: What is left of the S of a crossbow at skirmishers who leave is not said
      Given unit A: infantry in loose order with light crossbow
      And unit B: infantry in dispersed order, A 2, Def 1, M 1
      And A and B face each other, 8 steps apart
      And by evading, B leaves the zone of fire of A
      When A shoots at B, which evades, rolling 3 against 4
      Then the source does not say

  @minis.5.2.counter.must
  Rule: Counter-attack under fire

    @x1
    Scenario: Sergeants on Attack who are not stopped must counter-attack
      Given unit A: infantry in loose order with light bow
      And unit B: cavalry in loose order, A 4, Def 3, M 2
      And B is on Attack
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 2 against 4
      Then B must now counter-attack A
      And this clause applies

    @x2
    Scenario: A unit on Attack shot at from its flank does not counter-attack
      Given unit A: infantry in loose order with light bow
      And unit B: cavalry in loose order, A 4, Def 3, M 2
      And B is on Attack
      And A faces B and stands in its left flank zone, 8 steps away
      When A shoots at B, rolling 2 against 6
      Then B stays where it is
      And this clause does not apply

    @x3
    Scenario: A unit on Defence does not counter-attack the shooters
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And B is on Defence
      And A and B face each other, 8 steps apart
      And A has shot at B, rolling 3 against 4
      When under fire, B counter-attacks A
      Then it is not allowed, by this clause

    @x4
    Scenario: Whether a unit without the close-combat trait must, the source does not say
      Given unit B: infantry in loose order on Attack, Mv 12
      And A has: close-combat trait
      And B does not have: close-combat trait
      And A and B face each other, 8 steps apart
      And B was shot at by A
      When under fire, B counter-attacks A
      Then the source does not say

  @minis.5.2.counter.distance
  Rule: Length of the counter-attack

    @x1
    Scenario: Cavalry with 16 steps goes all 8 steps to the shooters
      Given unit B: cavalry in loose order on Attack, Mv 16
      And A and B face each other, 8 steps apart
      And B was shot at by A
      When under fire, B counter-attacks A
      Then this clause gives 8

    @x2
    Scenario: Infantry with 8 steps falls short of shooters 12 steps away and is disordered
      Given unit B: infantry in loose order on Attack, Mv 8
      And A and B face each other, 12 steps apart
      And B was shot at by A
      When under fire, B counter-attacks A
      Then this clause gives 8
      And B takes 1 DP

    @x3
    Scenario: Over difficult going infantry with 8 steps falls short of shooters 6 steps away
      Given unit B: infantry in loose order on Attack, Mv 8
      And A and B face each other, 6 steps apart
      And B was shot at by A
      And the way of B goes 6 steps over: difficult going
      When under fire, B counter-attacks A
      Then B takes 1 DP
      And this clause applies

  @minis.5.2.counter.shots-first
  Rule: Shots before the counter-attack

    @x1
    Scenario: The confusion of the shot is there before the counter-attack starts
      Given unit A: infantry in loose order with light bow
      And unit B: cavalry in loose order, A 4, Def 3, M 2
      And B is on Attack
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 5 against 4
      Then B takes 1 DP
      And this clause applies

    @x2
    Scenario: Without an Attack order nothing follows the shot
      Given unit A: infantry in loose order with light bow
      And unit B: cavalry in loose order, A 4, Def 3, M 2
      And B is on Manoeuvre
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 5 against 4
      Then B takes 1 DP
      And this clause does not apply

  @minis.5.2.counter.stopped
  Rule: Counter-attack stopped

    @x1
    Scenario: A retreat under fire leaves no counter-attack
      Given unit A: infantry in loose order with light bow
      And unit B: cavalry in loose order, A 4, Def 3, M 2
      And B is on Attack
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 6 against 2
      Then B must then: retreat
      And this clause applies

    @x2
    Scenario: A unit that must retreat cannot counter-attack
      Given unit A: infantry in loose order with light bow
      And unit B: cavalry in loose order, A 4, Def 3, M 2
      And B is on Attack
      And A and B face each other, 8 steps apart
      And A has shot at B, rolling 6 against 2
      When under fire, B counter-attacks A
      Then it is not allowed, by this clause

  @minis.5.2.counter.resolved
  Rule: Counter-attack carried through

    @x1
    Scenario: Shooters who did not stop the counter-attack fight hand to hand
      Given unit B: cavalry in loose order on Attack, Mv 16
      And A and B face each other, 8 steps apart
      And B was shot at by A
      When under fire, B counter-attacks A
      Then B is now in close combat with A
      And this clause applies

    @x2
    Scenario: A counter-attack that falls short of the shooters brings no close combat
      Given unit B: infantry in loose order on Attack, Mv 8
      And A and B face each other, 12 steps apart
      And B was shot at by A
      When under fire, B counter-attacks A
      Then B takes 1 DP
      And this clause does not apply

  @minis.5.2.example.sergeants
  Rule: Example: sergeants under fire

    @x1
    Scenario: The sergeants’ R of 4 is twice their morale, and they retreat
      Given unit A: infantry in loose order with light bow
      And unit B: cavalry in loose order, A 4, Def 3, M 2
      And B is on Attack
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 6 against 2
      Then this clause gives 4
      And B must then: retreat

    @x2
    Scenario: The sums of the sergeants are 12 against 8
      Given unit A: infantry in loose order with light bow
      And unit B: cavalry in loose order, A 4, Def 3, M 2
      And B is on Attack
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 6 against 2
      Then total shooting of A is 12
      And total defence of B is 8

    @x3
    Scenario: Sergeants whose die is one better are confused and counter-attack
      Given unit A: infantry in loose order with light bow
      And unit B: cavalry in loose order, A 4, Def 3, M 3
      And B is on Attack
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 6 against 3
      Then B must now counter-attack A
      And this clause does not apply

  @minis.5.2.example.knights
  Rule: Example: knights counter-attack

    @x1
    Scenario: The same dice leave the knights an R of 3, confused and counter-attacking
      Given unit A: infantry in loose order with light bow
      And unit B: cavalry in loose order, A 6, Def 4, M 3
      And B is on Attack
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 6 against 2
      Then this clause gives 3
      And B must now counter-attack A

    @x2
    Scenario: The sums of the knights under fire are 12 against 9
      Given unit A: infantry in loose order with light bow
      And unit B: cavalry in loose order, A 6, Def 4, M 3
      And B is on Attack
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 6 against 2
      Then total defence of B is 9
      And B takes 1 DP

    @x3
    Scenario: The knights who counter-attack strike with 15
      Given unit B on Attack: cavalry in loose order with lance, A 6, Def 4, M 3
      And unit A: infantry in loose order, A 0, Def 1, M 1
      And B has 1 DP
      And the year is 1190
      And B has attacked A from the front zone; the clash comes next
      When B and A fight, rolling 5 and 1 for attack, 3 and 6 for defence
      Then total attack of B is 15

    @x4
    Scenario: The archers’ defence is 11, and an R of 4 is panic
      Given unit B on Attack: cavalry in loose order with lance, A 6, Def 4, M 3
      And unit A: infantry in loose order, A 0, Def 1, M 1
      And B has 1 DP
      And the year is 1190
      And B has attacked A from the front zone; the clash comes next
      When B and A fight, rolling 5 and 1 for attack, 3 and 6 for defence
      Then A suffers: panic

    @x5
    Scenario: The archers in panic flee for 12 steps
      Given unit A: infantry in loose order, A 0, Def 1, M 1, Mv 12
      And unit B: cavalry in loose order on Attack, Mv 16
      And A and B face each other, 8 steps apart
      And B was shot at by A
      And under fire, B has counter-attacked A
      When A flees in panic from B
      Then A goes 12 steps

    @x6
    Scenario: The knights follow for the 8 steps they have left
      Given unit A: infantry in loose order, A 0, Def 1, M 1, Mv 12
      And unit B: cavalry in loose order on Attack, Mv 16
      And B has spent 8 steps of its movement this turn
      And after panic, A stands 12 steps from B
      When B pursues A
      Then clause 9.3.3 gives 8

  @minis.5.2.skirmish
  Rule: Reactions of skirmishers to shooting

    @x1
    Scenario: Skirmishers shoot back without any order
      Given unit A: infantry in loose order with light bow, Def 1, M 1
      And unit B: infantry in dispersed order with sling, Def 0, M 1
      And A and B face each other, 8 steps apart
      When A shoots at B, and B shoots back, rolling 3 against 4 and 3 against 4
      Then A suffers: carry on
      And this clause applies

    @x2
    Scenario: Skirmishers evade without any order
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in dispersed order, A 2, Def 1, M 1
      And A and B face each other, 8 steps apart
      And by evading, B leaves the zone of fire of A
      When A shoots at B, which evades, rolling 2 against 6
      Then next, B carries out: evasion
      And this clause applies

    @x3
    Scenario: Skirmishers with the close-combat trait counter-attack
      Given unit B: cavalry in dispersed order, A 2, Def 1, M 1
      And B: Mv 16
      And B has: close-combat trait
      And A and B face each other, 8 steps apart
      And B was shot at by A
      When under fire, B counter-attacks A
      Then this clause applies

    @x4
    Scenario: Skirmishers without it do not
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in dispersed order, A 2, Def 1, M 1
      And B does not have: close-combat trait
      And A and B face each other, 8 steps apart
      And A has shot at B, rolling 1 against 6
      When under fire, B counter-attacks A
      Then it is not allowed, by this clause

  @minis.5.2.counter.artillery
  Rule: Counter-attack under artillery fire

    @x1
    Scenario: Knights under fire from a gun 30 steps away may turn on archers before them
      Given unit A: light gun
      And unit B: cavalry in loose order on Attack, Mv 16
      And A faces B and stands in its front zone, 30 steps away
      And B and C face each other, 8 steps apart
      And B was shot at by A
      When under fire, B counter-attacks C
      Then this clause applies

    @x2
    Scenario: Archers 8 steps away cannot be left for another enemy
      Given unit A: infantry in loose order with light bow
      And unit B: cavalry in loose order on Attack, Mv 16
      And A and B face each other, 8 steps apart
      And B and C face each other, 6 steps apart
      And B was shot at by A
      When under fire, B counter-attacks C
      Then it is not allowed, by this clause
