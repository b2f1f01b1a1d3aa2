Feature: Units: special traits

  @minis.3.5.cc.trait
  Rule: Close-combat trait

    @x1
    Scenario: Who has the trait goes all the way to the enemy
      Given units A + B: infantry in loose order
      And A has: close-combat trait
      When A makes ready to attack B
      Then it goes all the way to the enemy
      And this clause applies

    @x2
    Scenario: Of two units without it, the clause says nothing
      Given A does not have: close-combat trait
      And B does not have: close-combat trait
      When A makes ready to attack B
      Then it goes all the way to the enemy
      And this clause does not apply

  @minis.3.5.cc.no-attack
  Rule: No attack without the close-combat trait

    @x1
    Scenario: Bowmen without the trait do not attack swordsmen who have it
      Given A does not have: close-combat trait
      And B has: close-combat trait
      When A makes ready to attack B
      Then it is not allowed, by this clause

    @x4
    Scenario: The crew of a bolt thrower, which lacks the trait, declares no attack on troops that have it
      Given unit A: bolt thrower, on Attack
      And B has: close-combat trait
      And A and B face each other, 8 steps apart
      When A declares an attack on B
      Then it is not allowed, by this clause

    @x2
    Scenario: With a unit of the trait in their formation, they go along
      Given A + B form a line, from left to right
      And A does not have: close-combat trait
      And B has: close-combat trait
      And C has: close-combat trait
      When A makes ready to attack C
      Then it stops 2 steps short of the enemy
      And this clause does not apply

    @x3
    Scenario: Whether a unit without it must counter-attack one that has it, the source does not say
      Given A: Mv 12
      And A has: close-combat trait
      And B does not have: close-combat trait
      And B is on Attack
      And A has declared an attack on B from the front zone, 8 steps away
      When B reacts to A: counter-attack
      Then the source does not say

  @minis.3.5.cc.may-support
  Rule: Support without the close-combat trait

    @x1
    Scenario: A unit behind without the trait supports in close combat
      Given A + B form a column, from front to rear
      And B does not have: close-combat trait
      And C stands in the front zone of A
      When the support of A in close combat with C is counted
      Then it is supported by B
      And this clause applies

    @x2
    Scenario: Under fire the trait does not matter
      Given A + B form a column, from front to rear
      And B does not have: close-combat trait
      And C stands in the front zone of A
      When the support of A under the fire of C is counted
      Then it is supported by B
      And this clause does not apply

  @minis.3.5.cc.stops
  Rule: Halt without the close-combat trait

    @x1
    Scenario: Bowmen in an attacking line stop 2 steps short
      Given A + B form a line, from left to right
      And A does not have: close-combat trait
      And B has: close-combat trait
      And C has: close-combat trait
      When A makes ready to attack C
      Then it stops 2 steps short of the enemy
      And this clause gives 2

    @x2
    Scenario: Their neighbours with the trait do not
      Given A + B form a line, from left to right
      And A does not have: close-combat trait
      And B has: close-combat trait
      And C has: close-combat trait
      When B makes ready to attack C
      Then it goes all the way to the enemy
      And this clause does not apply

  @minis.3.5.cc.like-for-like
  Rule: Attacks between units without the close-combat trait

    @x1
    Scenario: Bowmen may attack bowmen
      Given A does not have: close-combat trait
      And B does not have: close-combat trait
      When A makes ready to attack B
      Then it goes all the way to the enemy
      And this clause applies

    @x2
    Scenario: Who has the trait may attack them without this clause
      Given A has: close-combat trait
      And B does not have: close-combat trait
      When A makes ready to attack B
      Then it goes all the way to the enemy
      And this clause does not apply

  @minis.3.5.fanatics.onslaught
  Rule: Onslaught of fanatics

    @x1
    Scenario: Fanatics who attack add 1 to their attack in the clash
      Given A has: fanatics
      And A has attacked B; the clash comes next
      When the onslaught of A is counted in its attack
      Then it adds 1
      And this clause gives 1

    @x2
    Scenario: They add 1 to their defence too
      Given A has: fanatics
      And A has attacked B; the clash comes next
      When the onslaught of A is counted in its defence
      Then it adds 1
      And this clause gives 1

    @x3
    Scenario: Read for the attack alone, they add nothing to their defence
      Given A has: fanatics
      And A has attacked B; the clash comes next
      And the table plays: an onslaught counts in the attack alone
      When the onslaught of A is counted in its defence
      Then it adds 0
      And this clause does not apply

    @x4
    Scenario: Fanatics who are attacked add nothing
      Given A has: fanatics
      And B has attacked A; the clash comes next
      When the onslaught of A is counted in its attack
      Then it adds 0
      And this clause does not apply

    @x5
    Scenario: In later rounds they add nothing
      Given A has: fanatics
      And A is in close combat with B
      When the onslaught of A is counted in its attack
      Then it adds 0
      And this clause does not apply

  @minis.3.5.fanatics.formation
  Rule: Formations of fanatics only

    @x1
    Scenario: Fanatics join fanatics
      Given units A + B: infantry in loose order
      And A has: fanatics
      And B has: fanatics
      When A lines up with B: on its right
      Then A now stands in formation with B
      And this clause applies

    @x2
    Scenario: Fanatics do not join others
      Given units A + B: infantry in loose order
      And A has: fanatics
      When A lines up with B: on its right
      Then it is not allowed, by this clause
