Feature: Contact and the battle line

  @minis.8.1.1
  Rule: Declaring an attack

    @x1
    Scenario: A declared attack begins a close combat
      Given unit A: infantry
      And A is on Attack
      And A and B face each other, 8 steps apart
      When A declares an attack on B
      Then this clause applies
      And the order of B is face up

    @x2
    Scenario: Two units do not fight if neither has declared an attack
      Given A and B face each other, 8 steps apart
      When A and B fight a round
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit that has declared nothing does not advance into contact
      Given A and B face each other, 8 steps apart
      And A: Mv 12
      When A advances into contact with B
      Then it is not allowed, by this clause

    @x4
    Scenario: A unit on Defence declares no attack
      Given unit A: infantry
      And A is on Defence
      And A and B face each other, 8 steps apart
      When A declares an attack on B
      Then it is not allowed, by clause minis.4.3.matrix

    @x5
    Scenario: A unit without the close-combat trait declares no attack on one that has it
      Given A is on Attack
      And A does not have: close-combat trait
      And B has: close-combat trait
      And A and B face each other, 8 steps apart
      When A declares an attack on B
      Then it is not allowed, by clause minis.3.5.cc.no-attack

  @minis.8.1.2
  Rule: Contact comes first

    @x1
    Scenario: The attacker comes into contact, and the fighting can begin
      Given unit A: infantry
      And A is on Attack
      And A: Mv 12
      And A and B face each other, 8 steps apart
      And A has declared an attack on B
      When A advances into contact with B
      Then A and B are in close combat

    @x2
    Scenario: An attack that was only declared is not fought yet
      Given unit A: infantry
      And A is on Attack
      And A and B face each other, 8 steps apart
      And A has declared an attack on B
      When A and B fight a round
      Then it is not allowed, by this clause

  @minis.8.1.3
  Rule: Combat contact

    @x1
    Scenario: Two corners that touch are combat contact
      Given A and B touch at a corner
      When it is asked whether A and B are in combat contact
      Then they are in combat contact
      And this clause applies

    @x2
    Scenario: A tenth of a step between two bases is no contact
      Given A and B are 0.1 steps apart
      When it is asked whether A and B are in combat contact
      Then they are not in combat contact
      And this clause applies

    @x3
    Scenario: Units that do not touch form no battle line
      Given A and B are 0.1 steps apart
      When A turns to form a battle line with B, front edge to front edge
      Then it is not allowed, by this clause

  @minis.8.1.4
  Rule: Measuring an attack

    @x1
    Scenario: Twelve steps of movement close a gap of exactly twelve
      Given A is on Attack
      And A: Mv 12
      And A and B face each other, 12 steps apart
      And A has declared an attack on B
      When A advances into contact with B
      Then A has now spent 12 steps of its movement
      And this clause gives 12

    @x2
    Scenario: The shortest gap counts, however far it is for a shot
      Given A is on Attack
      And A: Mv 12
      And A and B face each other, 12 steps apart
      And for a shot it is 14 steps from A to B
      And A has declared an attack on B
      When A advances into contact with B
      Then A has now spent 12 steps of its movement

    @x3
    Scenario: Half a step too far, the attack falls short and costs a disorder point
      Given unit A: infantry in loose order, A 2, Def 1, M 2
      And A is on Attack
      And A: Mv 12
      And A and B face each other, 12.5 steps apart
      And A has declared an attack on B
      When A advances into contact with B
      Then A and B are now 0.5 steps apart

    @x4
    Scenario: An attack that falls short disorders the attacker
      Given unit A: infantry in loose order, A 2, Def 1, M 2
      And A is on Attack
      And A: Mv 12
      And A and B face each other, 12.5 steps apart
      And A has declared an attack on B
      When A advances into contact with B
      Then A takes 1 DP

  @minis.8.1.5
  Rule: Contact without an order

    @x1
    Scenario: A retreating unit that backs into an enemy is in contact without an Attack order
      Given A is on Manoeuvre
      And B stands in the rear zone of A
      When in a forced move, A runs into B, rear edge to front edge
      Then A and B are in close combat
      And this clause applies

    @x2
    Scenario: A pursuer that runs into another enemy fights it without a clash
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And in a forced move, A has run into B, front edge to front edge
      When A and B fight, rolling 6 and 1 for attack, 1 and 1 for defence
      Then B suffers: destroyed
      And clause minis.8.3.1 does not apply

  @minis.8.1.6
  Rule: Battle line

    @x1
    Scenario: A battle line can run along a flank
      Given A has attacked B from the flank zone; the clash comes next
      And the front edge of A lies along the flank edge of B
      When A turns to form a battle line with B, front edge to flank edge
      Then A touches B with its front edge
      And this clause applies

    @x2
    Scenario: Two units that met at their corners may form the line along their fronts
      Given A and B touch at a corner
      When A turns to form a battle line with B, front edge to front edge
      Then A touches B with its front edge
      And this clause applies

  @minis.8.1.7
  Rule: Forming the battle line

    @x1
    Scenario: The attacker lines up with the edge it touched
      Given 3 steps of the front edge of A lie along the front edge of B
      When A turns to form a battle line with B, front edge to front edge
      Then A touches B with its front edge
      And this clause applies

    @x2
    Scenario: The attacker does not choose another edge than the one it touched
      Given the front edge of A lies along the flank edge of B
      When A turns to form a battle line with B, front edge to front edge
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit that touches along an edge may not just hold the line
      Given the front edge of A lies along the flank edge of B
      When A holds the line beside B
      Then it is not allowed, by this clause

    @x4
    Scenario: Two units that touch fight only once a line is formed
      Given A and B touch at a corner
      When A and B fight a round
      Then it is not allowed, by this clause

  @minis.8.1.8
  Rule: Touching an engaged unit’s corner

    @x1
    Scenario: A free unit may hold the line at the corner of an engaged enemy
      Given A + C form a line, from left to right
      And A is in close combat with B
      And C and B touch at a corner
      When C holds the line beside B
      Then this clause applies
      And it is allowed

    @x2
    Scenario: With six steps left, a wheel of six steps into the flank is possible
      Given A is in close combat with B
      And C and B touch at a corner
      And C: Mv 12
      And C has spent 6 steps of its movement this turn
      When C wheels 6 steps into the flank of B
      Then C and B are in close combat
      And this clause applies

    @x3
    Scenario: With five steps left, a wheel of six steps is too far
      Given A is in close combat with B
      And C and B touch at a corner
      And C: Mv 12
      And C has spent 7 steps of its movement this turn
      When C wheels 6 steps into the flank of B
      Then it is not allowed, by this clause

  @minis.8.1.9
  Rule: Holding the line

    @x1
    Scenario: A unit that holds the line adds one to its fighting neighbour
      Given units A + B + C: infantry in loose order, A 2, Def 1, M 2
      And A + C form a line, from left to right
      And A fights B hand to hand, front edge to front edge
      And C and B touch at a corner
      And C has held the line beside B
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 10

    @x2
    Scenario: A unit that holds the line is not in the close combat
      Given A + C form a line, from left to right
      And A is in close combat with B
      And C and B touch at a corner
      And C has held the line beside B
      When it is asked whether C takes a direct part in the close combat
      Then it only supports A

    @x3
    Scenario: Holding the line needs no order and no movement
      Given A + C form a line, from left to right
      And A is in close combat with B
      And C and B touch at a corner
      And C has spent 12 steps of its movement this turn
      When C holds the line beside B
      Then it is allowed
      And this clause applies

  @minis.8.1.10
  Rule: Two unengaged units touching at corners

    @x1
    Scenario: Two free units that touch at the corners must form a line
      Given A and B touch at a corner
      When A holds the line beside B
      Then it is not allowed, by this clause

    @x2
    Scenario: They may form it along any edge, such as a flank
      Given A and B touch at a corner
      When A turns to form a battle line with B, front edge to flank edge
      Then A and B are in close combat
      And this clause applies

    @x3
    Scenario: A unit may not wheel into the flank of a free enemy instead
      Given A and B touch at a corner
      And A: Mv 12
      When A wheels 3 steps into the flank of B
      Then it is not allowed, by this clause

  @minis.8.1.11
  Rule: Supporters are not directly in combat

    @x1
    Scenario: The unit behind a fighting one only supports
      Given A + C form a column, from front to rear
      And A is in close combat with B
      When it is asked whether C takes a direct part in the close combat
      Then it only supports A
      And this clause applies

    @x2
    Scenario: The front unit fights itself
      Given A + C form a column, from front to rear
      And A is in close combat with B
      When it is asked whether A takes a direct part in the close combat
      Then it takes a direct part
      And this clause applies

    @x3
    Scenario: Of two attackers from different sides only the one that leads takes a direct part
      Given units A + B + C: infantry in loose order
      And A has attacked B from the front zone, C from the flank zone; the clash comes next
      And A has taken the lead against B
      When it is asked whether C takes a direct part in the close combat
      Then it only supports A
      And this clause applies

    @x4
    Scenario: The one that leads takes a direct part
      Given units A + B + C: infantry in loose order
      And A has attacked B from the front zone, C from the flank zone; the clash comes next
      And C has taken the lead against B
      When it is asked whether C takes a direct part in the close combat
      Then it takes a direct part
      And this clause applies

  @minis.8.1.12
  Rule: Example: a supporter at the corner

    @x1
    Scenario: The second blue unit holds the line and supports its neighbour
      Given A + C are blue
      And B is red
      And A + C form a line, from left to right
      And A is in close combat with B
      And C and B touch at a corner
      When C holds the line beside B
      Then this clause applies

    @x2
    Scenario: The second blue unit may wheel into the red flank instead
      Given A + C form a line, from left to right
      And A is in close combat with B
      And C and B touch at a corner
      And C: Mv 12
      When C wheels 8 steps into the flank of B
      Then C and B are in close combat
      And this clause applies

  @minis.8.1.13
  Rule: Example: two unengaged units touching at corners

    @x1
    Scenario: Blue and red turn towards each other, front to front
      Given A and B touch at a corner
      When A turns to form a battle line with B, front edge to front edge
      Then A and B are in close combat
      And this clause applies

    @x2
    Scenario: Blue cannot go on holding the line after its neighbour has fled
      Given A and B touch at a corner
      When A holds the line beside B
      Then it is not allowed, by clause minis.8.1.10

  @minis.8.1.14
  Rule: No clash after turning

    @x1
    Scenario: Turned to each other, two units are in hand-to-hand combat
      Given A and B touch at a corner
      When A turns to form a battle line with B, front edge to front edge
      Then A is then in hand-to-hand combat with B
      And this clause applies

    @x2
    Scenario: They fight hand to hand at once, and their first round destroys where a clash brings panic
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A and B touch at a corner
      And A has turned to form a battle line with B, front edge to front edge
      When A and B fight, rolling 6 and 1 for attack, 1 and 1 for defence
      Then B suffers: destroyed
      And clause minis.8.3.1 does not apply

    @x3
    Scenario: Their pikes, which belong to the clash, add nothing
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A carries pike
      And A and B touch at a corner
      And A has turned to form a battle line with B, front edge to front edge
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 9

  @minis.8.1.15
  Rule: Battle line along flanks

    @x1
    Scenario: In the gap between two red units, the line runs along the flanks
      Given A and B touch at a corner
      And A and C touch at a corner
      When A turns to form a battle line with B, flank edge to flank edge
      Then A and B are in close combat
      And this clause applies

    @x2
    Scenario: A unit that touches two enemies cannot turn its front to both
      Given A and B touch at a corner
      And A and C touch at a corner
      When A turns to form a battle line with B, front edge to front edge
      Then it is not allowed, by this clause

  @minis.8.1.16
  Rule: Breaking off from a formation

    @x1
    Scenario: A unit that touches with three steps of its front leaves its formation to line up
      Given units A + B + C: infantry in loose order
      And A + C form a line, from left to right
      And A has attacked B from the front zone; the clash comes next
      And 3 steps of the front edge of A lie along the front edge of B
      When A turns to form a battle line with B, front edge to front edge
      Then A is in no formation
      And this clause applies

    @x2
    Scenario: A unit whose whole front touches stays in its formation
      Given A + C form a line, from left to right
      And A has attacked B from the front zone; the clash comes next
      And the front edge of A lies along the front edge of B
      When A turns to form a battle line with B, front edge to front edge
      Then A touches B with its front edge
      And this clause does not apply

  @minis.8.1.17
  Rule: Incomplete contact

    @x1
    Scenario: Three steps of a front make combat strength 1
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      And 3 steps of the front edge of A lie along the front edge of B
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 6
      And this clause gives 2

    @x2
    Scenario: All eight steps make the full combat strength
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      And 8 steps of the front edge of A lie along the front edge of B
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 9
      And this clause does not apply

    @x3
    Scenario: A front along the two steps of a single flank is full contact
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the flank zone; the clash comes next
      And 2 steps of the front edge of A lie along the flank edge of B
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 9
      And this clause does not apply

    @x4
    Scenario: Read the other way, a front overhangs a single flank and counts 1
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the flank zone; the clash comes next
      And 2 steps of the front edge of A lie along the flank edge of B
      And the table plays: contact is full only if the unit’s own edge lies whole against the other
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 6
      And this clause gives 1

    @x5
    Scenario: Along the whole flank of camels contact is full, however deep they stand
      Given unit A: infantry in loose order, A 2, Def 1, M 2
      And unit B: camel in loose order, A 2, Def 1, M 2
      And B began with 4 figures
      And A fights B hand to hand, front edge to flank edge
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 9
      And this clause does not apply

  @minis.8.1.19
  Rule: Example: partial contact

    @x1
    Scenario: On a flank of ten steps the second attacker only adds one to the first
      Given units A + B + C + D + E + F + G: infantry in loose order, A 2, Def 1, M 2
      And C + D + E + F + G form a column, from front to rear
      And A + B have attacked C from the flank zone; the clash comes next
      And 2 steps of the front edge of B lie along the flank edge of C
      And A has taken the lead against C
      When A and C fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 10

    @x2
    Scenario: The attacker with two steps of contact does not take the lead
      Given units A + B + C + D + E + F + G: infantry in loose order
      And C + D + E + F + G form a column, from front to rear
      And A + B have attacked C from the flank zone; the clash comes next
      And 2 steps of the front edge of B lie along the flank edge of C
      When B takes the lead against C
      Then it is not allowed, by this clause

    @x3
    Scenario: A rock in the way leaves both in partial contact with combat strength 1
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      And 5 steps of the front edge of A lie along the front edge of B
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 6
      And total defence of B is 5
