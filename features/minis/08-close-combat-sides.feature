Feature: Attacks in the rear, on a flank and from several sides

  @minis.8.6.1
  Rule: No answer to a rear attack

    @x1
    Scenario: A unit struck in the rear does not strike back in the clash
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the rear zone; the clash comes next
      When A and B fight, rolling 3 for attack and 4 for defence
      Then the losses of A are 0
      And the close combat of A and B goes on
      And this clause applies

    @x2
    Scenario: It stands firm only if R is zero or less
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the rear zone; the clash comes next
      When A and B fight, rolling 4 for attack and 4 for defence
      Then B must then: flee
      And this clause applies

    @x3
    Scenario: A unit struck on the flank does strike back
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the flank zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 6 for defence
      Then total attack of B is 6
      And this clause does not apply

  @minis.8.6.2
  Rule: Turning to the rear

    @x1
    Scenario: A unit that withstood the clash turns to the enemy behind it
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the rear zone; the clash comes next
      And A and B have fought, rolling 3 for attack and 4 for defence
      When B turns to face A in close combat
      Then B faces its enemy in close combat
      And this clause applies

    @x2
    Scenario: Before the clash it has no time to turn
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the rear zone; the clash comes next
      When B turns to face A in close combat
      Then it is not allowed, by this clause

    @x3
    Scenario: The last unit of a column turns as well
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And B + C form a column, from front to rear
      And A has attacked C from the rear zone; the clash comes next
      And A and C have fought, rolling 3 for attack and 4 for defence
      When C turns to face A in close combat
      Then C faces about in its column
      And this clause applies

    @x4
    Scenario: Once it has turned, it reads the row of the front and strikes back
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the rear zone; the clash comes next
      And A and B have fought, rolling 3 for attack and 4 for defence
      And B has turned to face A in close combat
      When A and B fight, rolling 4 and 3 for attack, 6 and 4 for defence
      Then B suffers: retreat
      And total attack of B is 9

    @x5
    Scenario: By the next round it has turned, and is struck from the front
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the rear zone; the clash comes next
      And A and B have fought, rolling 3 for attack and 4 for defence
      When A and B fight, rolling 4 and 1 for attack, 6 and 4 for defence
      Then B must then: retreat
      And B suffers: retreat
      And this clause applies

  @minis.8.6.3
  Rule: Supporters turning to the rear

    @x1
    Scenario: The unit in front of the one that turned may turn about too
      Given B + C + D form a column, from front to rear
      And A fights D hand to hand, front edge to front edge
      And in their column, D have turned about
      When C turns about to support D
      Then C faces about in its column
      And this clause applies

    @x2
    Scenario: As long as the unit struck has not turned, nobody turns to support it
      Given B + C + D form a column, from front to rear
      And A fights D hand to hand, front edge to rear edge
      When C turns about to support D
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit that fights to the front does not turn about
      Given B + C form a column, from front to rear
      And A fights C hand to hand, front edge to front edge
      And E fights B hand to hand, front edge to front edge
      And in their column, C have turned about
      When B turns about to support C
      Then it is not allowed, by this clause

  @minis.8.6.4
  Rule: Support against an attack in the rear

    @x1
    Scenario: Each unit that has turned about adds one
      Given units A + B + C + D: infantry in loose order, A 2, Def 1, M 2
      And B + C + D form a column, from front to rear
      And A fights D hand to hand, front edge to front edge
      And in their column, B + C + D have turned about
      When A and D fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of D is 11
      And this clause applies

    @x2
    Scenario: A unit that still faces ahead adds nothing
      Given units A + B + C + D: infantry in loose order, A 2, Def 1, M 2
      And B + C + D form a column, from front to rear
      And A fights D hand to hand, front edge to front edge
      And in their column, C + D have turned about
      When A and D fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of D is 10
      And this clause applies

  @minis.8.6.5
  Rule: Example: between two enemies

    @x1
    Scenario: With two units turned about, the rear unit of four has one supporter
      Given units A + B + C + D + E + F: infantry in loose order, A 2, Def 1, M 2
      And B + C + D + E form a column, from front to rear
      And A fights B hand to hand, front edge to front edge
      And F fights E hand to hand, front edge to front edge
      And in their column, D + E have turned about
      When F and E fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of E is 10

    @x2
    Scenario: The front unit has one supporter too
      Given units A + B + C + D + E + F: infantry in loose order, A 2, Def 1, M 2
      And B + C + D + E form a column, from front to rear
      And A fights B hand to hand, front edge to front edge
      And F fights E hand to hand, front edge to front edge
      And in their column, D + E have turned about
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of B is 10

    @x3
    Scenario: As a hedgehog, the front unit has two supporters
      Given units A + B + C + D + E + F: infantry in loose order, A 2, Def 1, M 2
      And B + C + D + E form a column, from front to rear
      And the formation of B is: hedgehog
      And A fights B hand to hand, front edge to front edge
      And F fights E hand to hand, front edge to rear edge
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of B is 11

    @x4
    Scenario: With no commander near, the column cannot become a hedgehog in the middle of the combat
      Given units A + B + C + D + E + F: infantry in loose order, A 2, Def 1, M 2
      And B + C + D + E form a column, from front to rear
      And A fights B hand to hand, front edge to front edge
      And F fights E hand to hand, front edge to rear edge
      And B is out of command
      When the formation of B becomes: hedgehog
      Then it is not allowed, by clause minis.6.3.hedgehog.zone

    @x5
    Scenario: The third unit turns about to support the fourth
      Given B + C + D + E form a column, from front to rear
      And A fights B hand to hand, front edge to front edge
      And F fights E hand to hand, front edge to front edge
      And in their column, E have turned about
      When D turns about to support E
      Then D faces about in its column
      And this clause applies

  @minis.8.7.1
  Rule: Single unit struck in flank

    @x1
    Scenario: A single unit that withstood the clash on its flank turns to the enemy
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the flank zone; the clash comes next
      And A and B have fought, rolling 1 and 1 for attack, 6 and 6 for defence
      When B turns to face A in close combat
      Then B faces its enemy in close combat
      And this clause applies

    @x2
    Scenario: Without room it does not turn
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And B has no room to turn
      And A has attacked B from the flank zone; the clash comes next
      And A and B have fought, rolling 1 and 1 for attack, 6 and 6 for defence
      When B turns to face A in close combat
      Then it is not allowed, by this clause

    @x3
    Scenario: Before the clash it does not turn
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the flank zone; the clash comes next
      When B turns to face A in close combat
      Then it is not allowed, by this clause

    @x4
    Scenario: By the next round it has turned and fights with its whole strength
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the flank zone; the clash comes next
      And A and B have fought, rolling 1 and 1 for attack, 6 and 6 for defence
      When A and B fight, rolling 1 and 1 for attack, 6 and 6 for defence
      Then total attack of B is 7
      And this clause applies

    @x5
    Scenario: Without room it fights the next round on its flank
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And B has no room to turn
      And A has attacked B from the flank zone; the clash comes next
      And A and B have fought, rolling 1 and 1 for attack, 6 and 6 for defence
      When A and B fight, rolling 1 and 1 for attack, 6 and 6 for defence
      Then total attack of B is 4

  @minis.8.7.2
  Rule: Formation struck in flank

    @x1
    Scenario: A formation struck on its flank does not turn
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And B + C form a column, from front to rear
      And A has attacked B from the flank zone; the clash comes next
      And A and B have fought, rolling 1 and 1 for attack, 6 and 6 for defence
      When B turns to face A in close combat
      Then it is not allowed, by this clause

    @x2
    Scenario: It fights on as it stands, with the strength of its flank row
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And B + C form a column, from front to rear
      And A has attacked B from the flank zone; the clash comes next
      And A and B have fought, rolling 1 and 1 for attack, 6 and 6 for defence
      When A and B fight, rolling 1 and 3 for attack, 6 and 6 for defence
      Then total attack of B is 7
      And this clause applies

  @minis.8.7.3
  Rule: Striking several flanks

    @x1
    Scenario: One unit strikes two flanks at once
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      When A strikes the flanks of B + C at once
      Then A and C are in close combat
      And this clause applies

    @x2
    Scenario: Two units of one column are one flank, not two
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And B + C form a column, from front to rear
      When A strikes the flanks of B + C at once
      Then it is not allowed, by this clause

    @x3
    Scenario: Four flanks are too many
      Given units A + B + C + D + E: infantry in loose order, A 2, Def 1, M 2
      When A strikes the flanks of B + C + D + E at once
      Then it is not allowed, by this clause

  @minis.8.7.4
  Rule: No room to turn

    @x1
    Scenario: Neither of two units struck together turns to the attacker
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has struck the flanks of B + C at once
      When B turns to face A in close combat
      Then it is not allowed, by this clause

    @x2
    Scenario: Nor does the second of them
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has struck the flanks of B + C at once
      When C turns to face A in close combat
      Then it is not allowed, by this clause

  @minis.8.7.5
  Rule: Separate blows, one combat

    @x1
    Scenario: The first blow already puts its victim to flight
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has struck the flanks of B + C at once
      When A and B fight, rolling 2 and 3 for attack, 3 and 3 for defence
      Then B must then: flee
      And this clause applies

    @x2
    Scenario: What the attacker suffers from it waits for the second blow
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has struck the flanks of B + C at once
      When A and B fight, rolling 1 and 6 for attack, 3 and 6 for defence
      Then R against A is 1
      And the losses of A are 0
      And this clause applies

    @x3
    Scenario: A blow that has been worked out is not worked out again
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has struck the flanks of B + C at once
      And A and B have fought, rolling 1 and 6 for attack, 3 and 6 for defence
      When A and B fight a round
      Then it is not allowed, by this clause

  @minis.8.7.6
  Rule: Attacker keeps its combat strength

    @x1
    Scenario: The attacker strikes the second flank with all four, whatever the first cost it
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has struck the flanks of B + C at once
      And A and B have fought, rolling 1 and 6 for attack, 3 and 6 for defence
      When A and C fight, rolling 1 and 1 for attack, 6 and 6 for defence
      Then total attack of A is 7
      And this clause applies

    @x2
    Scenario: Only then is its figure removed
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has struck the flanks of B + C at once
      And A and B have fought, rolling 1 and 6 for attack, 3 and 6 for defence
      When A and C fight, rolling 1 and 1 for attack, 6 and 6 for defence
      Then figures lost by A: 1
      And this clause applies

  @minis.8.7.7
  Rule: Combat strength of each flank

    @x1
    Scenario: Each of the units struck has combat strength 1
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has struck the flanks of B + C at once
      When A and B fight, rolling 1 and 3 for attack, 3 and 3 for defence
      Then total attack of B is 6
      And total defence of B is 5
      And this clause applies

    @x2
    Scenario: The second has no more, and no support from the first
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has struck the flanks of B + C at once
      And A and B have fought, rolling 1 and 1 for attack, 6 and 6 for defence
      When A and C fight, rolling 1 and 3 for attack, 3 and 3 for defence
      Then total attack of C is 6
      And this clause applies

  @minis.8.7.8
  Rule: No room to turn after the first round

    @x1
    Scenario: After the first round they still cannot turn
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has struck the flanks of B + C at once
      And A and B have fought, rolling 1 and 1 for attack, 6 and 6 for defence
      And A and C have fought, rolling 1 and 1 for attack, 6 and 6 for defence
      When B turns to face A in close combat
      Then it is not allowed, by this clause

    @x2
    Scenario: In the second round their flanks are still struck
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has struck the flanks of B + C at once
      And A and B have fought, rolling 1 and 1 for attack, 6 and 6 for defence
      And A and C have fought, rolling 1 and 1 for attack, 6 and 6 for defence
      When A and B fight, rolling 1 and 3 for attack, 3 and 3 for defence
      Then total attack of B is 6
      And this clause applies

  @minis.8.7.9
  Rule: Flank to flank

    @x1
    Scenario: Two flanks that meet in a forced move are in hand-to-hand combat
      Given units A + B: infantry in loose order
      When in a forced move, A runs into B, flank edge to flank edge
      Then A is then in hand-to-hand combat with B
      And this clause applies

    @x2
    Scenario: Flanks that meet fight hand to hand at once, each with combat strength 1
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And in a forced move, A has run into B, flank edge to flank edge
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 6
      And total attack of B is 6
      And clause minis.8.3.1 does not apply

    @x3
    Scenario: A column meets a single unit with the strength of its flank row
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And B + C form a column, from front to rear
      And in a forced move, A has run into B, flank edge to flank edge
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of B is 7
      And total attack of A is 6

  @minis.8.7.10
  Rule: Flank to rear

    @x1
    Scenario: A flank that meets a rear in a forced move is in hand-to-hand combat
      Given units A + B: infantry in loose order
      When in a forced move, A runs into B, flank edge to rear edge
      Then A is then in hand-to-hand combat with B
      And this clause applies

    @x2
    Scenario: The unit touched on its rear has all its strength and strikes back
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And in a forced move, A has run into B, flank edge to rear edge
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of B is 9
      And total attack of A is 6

    @x3
    Scenario: It reads the row of the rear, the other that of the flank
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And in a forced move, A has run into B, flank edge to rear edge
      When A and B fight, rolling 6 and 3 for attack, 5 and 2 for defence
      Then B suffers: flight
      And R against B is 2
      And A suffers: retreat

  @minis.8.7.11
  Rule: Turning after flank contact

    @x1
    Scenario: A single unit turns to the enemy it met with its flank
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And in a forced move, A has run into B, flank edge to flank edge
      When B turns to face A in close combat
      Then B faces its enemy in close combat
      And this clause applies

    @x2
    Scenario: A unit that fights another enemy as well does not turn
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And in a forced move, A has run into B, flank edge to flank edge
      And in a forced move, C has run into B, front edge to front edge
      When B turns to face A in close combat
      Then it is not allowed, by this clause

    @x3
    Scenario: Without room it keeps its flank to the enemy
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And B has no room to turn
      And in a forced move, A has run into B, flank edge to flank edge
      When B turns to face A in close combat
      Then it is not allowed, by this clause

  @minis.8.7.12
  Rule: Formations keep their facing

    @x1
    Scenario: A column that met the enemy flank to flank does not turn
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And B + C form a column, from front to rear
      And in a forced move, A has run into B, flank edge to flank edge
      When B turns to face A in close combat
      Then it is not allowed, by this clause

    @x2
    Scenario: Round after round it fights with its flank row
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And B + C form a column, from front to rear
      And in a forced move, A has run into B, flank edge to flank edge
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total defence of B is 6
      And this clause applies

  @minis.8.8.1
  Rule: Choosing the leading unit

    @x1
    Scenario: The attack of the unit chosen to lead is worked out
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone, C from the flank zone; the clash comes next
      And A has taken the lead against B
      When A and B fight, rolling 1 and 1 for attack, 6 and 6 for defence
      Then total attack of A is 8
      And this clause applies

    @x2
    Scenario: The other attacker does not fight a round of its own
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone, C from the flank zone; the clash comes next
      And A has taken the lead against B
      When C and B fight a round
      Then it is not allowed, by this clause

    @x3
    Scenario: Led from the flank, the attack meets combat strength 1
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone, C from the flank zone; the clash comes next
      And C has taken the lead against B
      When C and B fight, rolling 1 and 3 for attack, 6 and 6 for defence
      Then total attack of B is 6
      And this clause applies

    @x4
    Scenario: Who leads must be said as well when a fighting unit is attacked from another side
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      And C has attacked A from the flank zone; the clash comes next
      And C has taken the lead against A
      When B and A fight a round
      Then it is not allowed, by this clause

    @x5
    Scenario: When the leading unit has gone, the one on the flank still strikes the flank
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And B has no room to turn
      And A has attacked B from the front zone, C from the flank zone; the clash comes next
      And A has taken the lead against B
      And A and B have fought, rolling 1 and 3 for attack, 1 and 6 for defence
      When C and B fight, rolling 3 and 1 for attack, 3 and 3 for defence
      Then total attack of B is 4

    @x6
    Scenario: An attacker that joins a close combat and leads it fights a clash
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      And C has attacked B from the flank zone; the clash comes next
      And C has taken the lead against B
      When C and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then B suffers: panic
      And this clause applies

    @x7
    Scenario: Read the other way, an attacker that joins goes on hand to hand
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      And C has attacked B from the flank zone; the clash comes next
      And the table plays: an attacker that joins a close combat goes on with it hand to hand
      And C has taken the lead against B
      When C and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then B suffers: destroyed

    @x8
    Scenario: How a chain of units is fought is not said
      Given units A + B + C + D: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone, C from the flank zone; the clash comes next
      And D has attacked A from the flank zone; the clash comes next
      And A has taken the lead against B
      When A and B fight a round
      Then the source does not say

  @minis.8.8.2
  Rule: Support from the other attackers

    @x1
    Scenario: The other attacker adds one
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone, C from the flank zone; the clash comes next
      And A has taken the lead against B
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 10
      And this clause applies

    @x2
    Scenario: Skirmishers add one half
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And unit C: infantry in dispersed order, A 1, Def 0, M 2
      And A has attacked B from the front zone, C from the flank zone; the clash comes next
      And A has taken the lead against B
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 9.5
      And this clause applies

    @x3
    Scenario: The unit between two enemies has no such support
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone, C from the flank zone; the clash comes next
      And A has taken the lead against B
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of B is 9

  @minis.8.8.3
  Rule: A bad result cannot be ignored

    @x1
    Scenario: Between two enemies a unit retreats although the leading one flees
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone, C from the flank zone; the clash comes next
      And A has taken the lead against B
      When A and B fight, rolling 3 and 5 for attack, 1 and 4 for defence
      Then B must then: retreat
      And A must then: flee
      And this clause applies

    @x2
    Scenario: A column that fights to its front does not ignore its result while its rear is attacked
      Given units A + B + C + D: infantry in loose order, A 2, Def 1, M 2
      And B + C form a column, from front to rear
      And A fights B hand to hand, front edge to front edge
      And D fights C hand to hand, front edge to rear edge
      When A and B fight, rolling 3 and 5 for attack, 1 and 3 for defence
      Then B must then: retreat
      And this clause applies

    @x3
    Scenario: Attacked from one side only, it would hold as the winner
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 4 and 5 for attack, 2 and 4 for defence
      Then B stays where it is
      And A must then: flee
      And this clause does not apply

    @x4
    Scenario: Hand to hand, not even a destroyer may ignore its flight between two enemies
      Given units A + B + C: infantry in close order, A 2, Def 1, M 2
      And A fights B hand to hand, front edge to front edge
      And C fights B hand to hand, front edge to flank edge
      And A has taken the lead against B
      And A and B have fought, rolling 5 and 6 for attack, 1 and 4 for defence
      When B ignores its result
      Then it is not allowed

  @minis.8.8.4
  Rule: Both sides carry out their results

    @x1
    Scenario: Two retreats are both carried out
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone, C from the flank zone; the clash comes next
      And A has taken the lead against B
      When A and B fight, rolling 3 and 3 for attack, 1 and 4 for defence
      Then A must then: retreat
      And B must then: retreat
      And this clause applies

    @x2
    Scenario: Read the other way, equal results fight on
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone, C from the flank zone; the clash comes next
      And A has taken the lead against B
      And the table plays: attacked from several sides, both fight on if their results are equal
      When A and B fight, rolling 3 and 3 for attack, 1 and 4 for defence
      Then A stays where it is
      And B stays where it is

    @x3
    Scenario: A good result moves nobody
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone, C from the flank zone; the clash comes next
      And A has taken the lead against B
      When A and B fight, rolling 1 and 1 for attack, 6 and 6 for defence
      Then the close combat of A and B goes on
      And A stays where it is
      And B stays where it is
