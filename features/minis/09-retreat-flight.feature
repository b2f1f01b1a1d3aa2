Feature: Flight

  @minis.9.1.7
  Rule: Length of a flight

    @x1
    Scenario: A fleeing unit runs all of its movement
      Given units A + B: infantry in close order, Mv 10
      When A flees from B
      Then A goes 10 steps
      And A takes 2 DP
      And this clause gives 10

    @x2
    Scenario: A unit in panic runs as far, with its back to the enemy
      Given units A + B: cavalry in loose order, Mv 16
      When A flees in panic from B
      Then A goes 16 steps
      And A then has B in its rear zone

  @minis.9.1.14
  Rule: Flight against an obstacle

    @x1
    Scenario: A unit that must flee against a sheer slope is scattered
      Given units A + B: infantry in close order, Mv 10
      And after 9 steps of level ground, A comes to: sheer slope
      When A flees from B
      Then A is removed: scattered
      And this clause applies

    @x2
    Scenario: A sheer slope just at the end of the flight scatters nobody
      Given units A + B: infantry in close order, Mv 10
      And after 10 steps of level ground, A comes to: sheer slope
      When A flees from B
      Then A goes 10 steps
      And this clause does not apply

  @minis.9.1.15
  Rule: Fleeing into an enemy

    @x1
    Scenario: A fleeing unit that touches another enemy is scattered
      Given units A + B + C: infantry in close order, Mv 10
      And A belong to red and C to the enemy
      And after 10 steps of level ground, A runs into C
      When A flees from B
      Then A is removed: scattered
      And this clause applies

    @x2
    Scenario: A fleeing unit that stops a step short of another enemy is not
      Given units A + B + C: infantry in close order, Mv 10
      And A belong to red and C to the enemy
      And after 11 steps of level ground, A runs into C
      When A flees from B
      Then A goes 10 steps

    @x3
    Scenario: Fleeing skirmishers are scattered even by enemy skirmishers
      Given units A + C + B: infantry in dispersed order, Mv 12
      And A belong to red and C to the enemy
      And after 5 steps of level ground, A runs into C
      When A flees from B
      Then A is removed: scattered
      And this clause applies

  @minis.9.1.16
  Rule: Fleeing into enemy skirmishers

    @x1
    Scenario: A fleeing unit runs on through enemy skirmishers
      Given units A: cavalry in loose order, Mv 12
      And units B + C: infantry in dispersed order, Mv 12
      And A belong to red and C to the enemy
      And after 4 steps of level ground, A runs into C
      When A flees from B
      Then A goes 12 steps
      And this clause applies

    @x2
    Scenario: The skirmishers evade with full movement and are disordered
      Given units A: cavalry in loose order, Mv 12
      And units B + C: infantry in dispersed order, Mv 12
      And A belong to red and C to the enemy
      And after 4 steps of level ground, A runs into C
      When A flees from B
      Then C goes 12 steps
      And C takes 1 DP

    @x3
    Scenario: Enemies in loose order do not step aside
      Given units A + B + C: infantry in loose order, Mv 12
      And A belong to red and C to the enemy
      And after 4 steps of level ground, A runs into C
      When A flees from B
      Then A is removed: scattered
      And this clause does not apply

  @minis.9.1.17
  Rule: Halting a fleeing unit

    @x1
    Scenario: A die no higher than the discipline halts a fleeing unit
      Given units A + B: infantry in close order
      And A is red
      And red has 3 living commanders, the general included
      And A is fleeing from B
      When A is tested, to halt it, rolling 3
      Then A flees no more

    @x2
    Scenario: A fleeing unit is not tested in the turn of the enemy
      Given units A + B: infantry in close order
      And A is red
      And it is the turn of blue
      And A is fleeing from B
      When A is tested, to halt it
      Then it is not allowed, by this clause

    @x3
    Scenario: A fleeing unit is not tested after the Command phase
      Given units A + B: infantry in close order
      And A is red
      And it is the Manoeuvre phase
      And A is fleeing from B
      When A is tested, to halt it
      Then it is not allowed, by this clause

    @x4
    Scenario: A unit that does not flee is not tested
      Given units A: infantry in close order
      And A is red
      When A is tested, to halt it
      Then it is not allowed, by this clause

    @x5
    Scenario: A fleeing unit that is not tested is scattered
      Given units A + B: infantry in close order
      And A is fleeing from B
      When nobody tests A to halt it
      Then A is removed: scattered
      And this clause applies

    @x6
    Scenario: Read the other way, a fleeing unit that is not tested flees on
      Given units A + B: infantry in close order
      And A is fleeing from B
      And the table plays: a fleeing unit that is not tested flees on
      When nobody tests A to halt it
      Then A must then: flee
      And this clause applies

    @x7
    Scenario: As long as it is not halted, a fleeing unit shoots at nobody
      Given units A + B: infantry in loose order with light bow, Def 1, M 2
      And A and B face each other, 5 steps apart
      And A is fleeing from B
      When A shoots at B
      Then it is not allowed, by this clause

    @x8
    Scenario: Nor does it move as its owner likes
      Given unit A: infantry in loose order on Manoeuvre, Mv 12
      And A is fleeing from B
      When A moves 2 steps
      Then it is not allowed, by this clause

    @x9
    Scenario: When the turn of its owner begins, a fleeing unit has to be halted
      Given A is blue
      And A is fleeing from B
      And red is the attacker
      And it is the turn of red
      And it is the Orders phase
      When the phase ends
      Then A must then: be halted or scatter

    @x10
    Scenario: A fleeing unit does not manoeuvre up to an enemy
      Given unit A: infantry in loose order on Manoeuvre, Mv 12
      And A is fleeing from C
      And A and B face each other, 8 steps apart
      When A manoeuvres to 1 steps from B
      Then it is not allowed, by this clause

    @x11
    Scenario: Nor do fleeing fanatics, however near the enemy
      Given A has: fanatics
      And A is out of command
      And A is fleeing from E
      And A and E are 2 steps apart
      When the fanatics A move towards the nearest enemy, E
      Then it is not allowed, by this clause

  @minis.9.1.18
  Rule: Fleeing unit halted

    @x1
    Scenario: A halted unit turns round to face the enemy
      Given units A + B: infantry in close order
      And A is red, with discipline 2
      And A has 2 DP
      And A is fleeing from B
      When A is tested, to halt it, rolling 1
      Then A then has B in its front zone
      And this clause applies

    @x2
    Scenario: A unit that fails the test does not turn round
      Given units A + B: infantry in close order
      And A is red, with discipline 2
      And A has 2 DP
      And A is fleeing from B
      When A is tested, to halt it, rolling 6
      Then A is removed: scattered

  @minis.9.1.19
  Rule: Fleeing unit scattered

    @x1
    Scenario: A die above the discipline scatters a fleeing unit
      Given units A + B: infantry in close order
      And A is red
      And red has 3 living commanders, the general included
      And A is fleeing from B
      When A is tested, to halt it, rolling 4
      Then A is removed: scattered
      And this clause applies

    @x2
    Scenario: A die as high as the discipline does not
      Given units A + B: infantry in close order
      And A is red
      And red has 4 living commanders, the general included
      And A is fleeing from B
      When A is tested, to halt it, rolling 4
      Then A flees no more
      And this clause does not apply

  @minis.9.2.1
  Rule: Supporters of a fleeing unit

    @x1
    Scenario: A supporter that fails its test flees as well
      Given units A + S + B: infantry in close order, Mv 10
      And S is red
      And red has 2 living commanders, the general included
      And S supports A, which flees from B
      When S is tested for the flight of A, rolling 3
      Then S is then fleeing from B

    @x2
    Scenario: A supporter drawn into the flight takes the two points of flight
      Given units A + S + B: infantry in close order, Mv 10
      And S is red
      And red has 2 living commanders, the general included
      And S supports A, which flees from B
      When S is tested for the flight of A, rolling 6
      Then S takes 2 DP

    @x3
    Scenario: When the front unit flees from combat, the unit behind it must be tested
      Given units A + S + B: infantry in close order, Mv 10
      And S stands behind A
      And B is in close combat with A, striking its front
      When A flees from B
      Then S must then: be tested for the flight of another

    @x4
    Scenario: Read the other way, the unit behind flees untested
      Given units A + S + B: infantry in close order, Mv 10
      And S stands behind A
      And the table plays: the units behind a fleeing unit of their column flee untested
      When A flees from B
      Then S is then fleeing from B
      And S takes 2 DP

    @x6
    Scenario: The other attackers are tested when their leader flees
      Given units A + B + S: infantry in loose order, Mv 12
      And A has attacked B from the front zone, S from the flank zone; the clash comes next
      When A flees from B
      Then S must then: be tested for the flight of another
      And this clause does not apply

    @x5
    Scenario: A unit that supports nobody is not tested
      Given units A + S + B: infantry in close order
      And A is fleeing from B
      When S is tested for the flight of A
      Then it is not allowed, by this clause

    @x7
    Scenario: Those who attack beside an elephant are tested when it flees
      Given unit A: Indian elephant
      And units B + S: infantry in loose order
      And A has attacked B from the front zone, S from the flank zone; the clash comes next
      When A flees from B
      Then S must then: be tested for the flight of another

  @minis.9.2.2
  Rule: Supporters that stand firm

    @x1
    Scenario: A supporter that passes its test takes one disorder point
      Given units A + S + B: infantry in close order
      And S is red
      And red has 2 living commanders, the general included
      And S supports A, which flees from B
      When S is tested for the flight of A, rolling 2
      Then S takes 1 DP
      And this clause applies

    @x2
    Scenario: A column behind the fleeing unit stands firm by one die, all of it disordered
      Given units A + R + S + B: infantry in close order
      And R is red
      And red has 4 living commanders, the general included
      And R + S stand in column behind A, which flees from B
      When R is tested for the flight of A, rolling 4
      Then S takes 1 DP
      And R takes 1 DP

    @x3
    Scenario: A supporter that fails takes more than the one point
      Given units A + S + B: infantry in close order, Mv 10
      And S is red
      And red has 2 living commanders, the general included
      And S supports A, which flees from B
      When S is tested for the flight of A, rolling 5
      Then S takes 2 DP

  @minis.9.2.3
  Rule: Skirmishers’ flight ignored

    @x1
    Scenario: Nobody is tested when skirmishers flee from combat
      Given units A: infantry in dispersed order, Mv 12
      And units S + B: infantry in close order
      And S stands behind A
      And B is in close combat with A, striking its front
      When A flees from B
      Then A is removed: scattered
      And this clause applies

    @x2
    Scenario: The unit behind an ordinary unit is tested
      Given units A + S + B: infantry in close order, Mv 10
      And S stands behind A
      And B is in close combat with A, striking its front
      When A flees from B
      Then S must then: be tested for the flight of another
      And this clause does not apply

  @minis.9.2.4
  Rule: Supporters on other sides

    @x1
    Scenario: A unit on another side is not drawn in when the enemy must retreat as well
      Given units A + S + B: infantry in close order
      And S and A, which flees, have attacked B from different sides
      And after combat, B must retreat from A
      When S is tested for the flight of A
      Then it is not allowed, by this clause

    @x3
    Scenario: It is not tested after a flight from the front, if the enemy has to retreat
      Given units A + B + S: infantry in loose order, Mv 12
      And A has attacked B from the front zone, S from the flank zone; the clash comes next
      And after combat, B must retreat from A
      And A has fled from B
      When S is tested for the flight of A
      Then it is not allowed, by this clause

    @x2
    Scenario: It is tested when nothing has happened to the enemy
      Given units A + S + B: infantry in close order
      And S is red
      And red has 2 living commanders, the general included
      And S and A, which flees, have attacked B from different sides
      When S is tested for the flight of A, rolling 2
      Then S takes 1 DP
      And this clause does not apply

  @minis.9.2.5
  Rule: Supporters pursue

    @x1
    Scenario: A unit that is not drawn in must pursue an enemy that flees
      Given units A + S + B: infantry in close order, Mv 10
      And S has: close-combat trait
      And S and A, which flees, have attacked B from different sides
      And after flight, B stands 10 steps from A
      When S pursues B
      Then B is removed: scattered

    @x2
    Scenario: A unit that is not drawn in follows an enemy that flees
      Given units A + B + S: infantry in loose order, Mv 12
      And A has attacked B from the front zone, S from the flank zone; the clash comes next
      And after combat, B must flee from A
      When A flees from B
      Then S must then: pursue
      And this clause applies

    @x3
    Scenario: It may stay where it is when the enemy only retreats
      Given units A + S + B: infantry in close order
      And S and A, which flees, have attacked B from different sides
      And after retreat, B stands 3 steps from A
      When it is asked whether S has to pursue B
      Then pursuit is free

  @minis.9.2.6
  Rule: Fleeing towards friends

    @x1
    Scenario: A unit flees straight at the friend behind it
      Given units A + B + C: infantry in close order, Mv 10
      And A + C belong to red and B to the enemy
      And after 4 steps of level ground, A runs into C
      When A flees from B
      Then C must then: stand in the way of a flight

    @x2
    Scenario: A friend at the end of the flight is not run into
      Given units A + B + C: infantry in close order, Mv 10
      And A + C belong to red and B to the enemy
      And after 10 steps of level ground, A runs into C
      When A flees from B
      Then A goes 10 steps
      And this clause does not apply

    @x3
    Scenario: Nobody stands against a flight that does not come his way
      Given units A + B + C: infantry in close order
      And A is fleeing from B
      When C stands in the way of A
      Then it is not allowed, by this clause

  @minis.9.2.7
  Rule: Test of the standing unit

    @x1
    Scenario: Equal combat strength calls for a test
      Given units A + B + C: infantry in close order, Mv 10
      And C is red
      And red has 3 living commanders, the general included
      And C stands 4 steps away in the way of A, which flees from B
      When C stands in the way of A, rolling 3
      Then C takes 1 DP
      And this clause gives 5

    @x2
    Scenario: A stronger unit stands without a test
      Given units A + B + C: infantry in close order, Mv 10
      And losses of A: 1
      And A has 2 DP
      And C stands 4 steps away in the way of A, which flees from B
      When C stands in the way of A
      Then C takes 1 DP

    @x3
    Scenario: Losses and disorder of the standing unit count as well
      Given units A + B + C: infantry in close order, Mv 10
      And C belong to red and B to the enemy
      And red has 1 living commanders, the general included
      And C stands 4 steps away in the way of A, which flees from B
      And C has 1 DP
      When C stands in the way of A, rolling 2
      Then C is then fleeing from B

  @minis.9.2.8
  Rule: Standing unit swept away in the flight

    @x1
    Scenario: A standing unit that fails its test flees with the other
      Given units A + B + C: infantry in close order, Mv 10
      And C is red
      And red has 3 living commanders, the general included
      And C stands 4 steps away in the way of A, which flees from B
      When C stands in the way of A, rolling 4
      Then C is then fleeing from B
      And this clause applies

    @x2
    Scenario: Swept away, the standing unit takes two disorder points
      Given units A + B + C: infantry in close order, Mv 10
      And C is red
      And red has 3 living commanders, the general included
      And C stands 4 steps away in the way of A, which flees from B
      When C stands in the way of A, rolling 6
      Then C takes 2 DP
      And this clause applies

    @x3
    Scenario: The unit that fled first flees on to the end of its movement
      Given units A + B + C: infantry in close order, Mv 10
      And C is red
      And red has 3 living commanders, the general included
      And C stands 4 steps away in the way of A, which flees from B
      When C stands in the way of A, rolling 5
      Then A goes 10 steps
      And this clause applies

  @minis.9.2.9
  Rule: Standing against the flight

    @x1
    Scenario: A unit that stood against a flight takes one disorder point
      Given units A + B + C: infantry in close order, Mv 10
      And A has 3 DP
      And C stands 2 steps away in the way of A, which flees from B
      When C stands in the way of A
      Then C takes 1 DP
      And this clause applies

    @x2
    Scenario: A unit that failed its test does not stay where it is
      Given units A + B + C: infantry in close order, Mv 10
      And C is red
      And red has 3 living commanders, the general included
      And C stands 4 steps away in the way of A, which flees from B
      When C stands in the way of A, rolling 4
      Then C goes 10 steps
      And this clause does not apply

  @minis.9.2.10
  Rule: Fleeing unit placed behind the standing one

    @x1
    Scenario: Four steps, and the depth of both bases, bring the fleeing unit behind
      Given units A + B + C: infantry in close order, Mv 10
      And A has 3 DP
      And C stands 4 steps away in the way of A, which flees from B
      When C stands in the way of A
      Then A goes 8 steps
      And this clause gives 8

    @x2
    Scenario: Exactly enough movement is enough
      Given units A + B + C: infantry in close order, Mv 8
      And A has 3 DP
      And C stands 4 steps away in the way of A, which flees from B
      When C stands in the way of A
      Then A goes 8 steps
      And this clause gives 8

  @minis.9.2.11
  Rule: Fleeing unit short of movement

    @x1
    Scenario: A unit that cannot get behind the friend that stands is scattered
      Given units A + B + C: infantry in close order, Mv 10
      And A has 3 DP
      And C stands 7 steps away in the way of A, which flees from B
      When C stands in the way of A
      Then A is removed: scattered
      And this clause applies

    @x2
    Scenario: Two steps to spare bring it behind
      Given units A + B + C: infantry in close order, Mv 12
      And A has 3 DP
      And C stands 6 steps away in the way of A, which flees from B
      When C stands in the way of A
      Then A goes 10 steps
      And this clause does not apply

  @minis.9.2.12
  Rule: Friendly skirmishers driven ahead

    @x1
    Scenario: A retreating unit drives friendly skirmishers before it
      Given units A + B: infantry in loose order, Mv 12
      And units C: infantry in dispersed order, Mv 12
      And A + C belong to red and B to the enemy
      And after 1 steps of level ground, A runs into C
      And B stands in the front zone of A
      When A retreats from B
      Then C goes 12 steps

    @x2
    Scenario: The retreating unit is not held up by them
      Given units A + B: infantry in loose order, Mv 12
      And units C: infantry in dispersed order, Mv 12
      And A + C belong to red and B to the enemy
      And after 1 steps of level ground, A runs into C
      And B stands in the front zone of A
      When A retreats from B
      Then A goes 3 steps

    @x3
    Scenario: Skirmishers driven ahead take one disorder point
      Given units A + B: infantry in loose order, Mv 12
      And units C: infantry in dispersed order, Mv 12
      And A + C belong to red and B to the enemy
      And after 4 steps of level ground, A runs into C
      When A flees from B
      Then C takes 1 DP
      And this clause applies

    @x4
    Scenario: Friends in loose order are not driven ahead
      Given units A + B + C: infantry in loose order, Mv 12
      And A + C belong to red and B to the enemy
      And after 4 steps of level ground, A runs into C
      When A flees from B
      Then C must then: stand in the way of a flight
      And this clause does not apply

  @minis.9.2.13
  Rule: Riding down skirmishers

    @x1
    Scenario: Fleeing cavalry reaches the skirmishers it has driven ahead and scatters them
      Given units A + B: cavalry in loose order, Mv 18
      And units C: infantry in dispersed order, Mv 12
      And A + C belong to red and B to the enemy
      And after 6 steps of level ground, A runs into C
      When A flees from B
      Then C is removed: scattered
      And this clause applies

    @x2
    Scenario: A step farther the skirmishers get away
      Given units A + B: cavalry in loose order, Mv 18
      And units C: infantry in dispersed order, Mv 12
      And A + C belong to red and B to the enemy
      And after 7 steps of level ground, A runs into C
      When A flees from B
      Then C goes 12 steps
      And this clause applies

    @x3
    Scenario: Fleeing infantry rides nobody down
      Given units A + B: infantry in loose order, Mv 12
      And units C: infantry in dispersed order, Mv 4
      And A + C belong to red and B to the enemy
      And after 2 steps of level ground, A runs into C
      When A flees from B
      Then C goes 4 steps
