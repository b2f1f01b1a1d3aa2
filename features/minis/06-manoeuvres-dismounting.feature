Feature: Density of order and dismounting

  @minis.6.3.density
  Rule: Change of density

    @x1
    Scenario: A unit in loose order splits into two of skirmishers
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      When in its move A splits up into B and C
      Then B is now in dispersed order
      And this clause applies

    @x2
    Scenario: Two units of skirmishers merge into one in loose order
      Given units A + B: infantry in dispersed order
      And A + B each have Mv 12
      When in their move A and B merge into C
      Then C is now in loose order
      And this clause applies

    @x3
    Scenario: Splitting costs half of the movement
      Given units A: infantry in close order
      And A: Mv 12
      And A is on Manoeuvre
      And A has moved 13 steps
      When in its move A splits up into B and C
      Then it is not allowed, by clause 6.3§1

    @x4
    Scenario: Skirmishers do not split up further
      Given units A: infantry in dispersed order
      And A: Mv 12
      When in its move A splits up into B and C
      Then it is not allowed, by clause 3.1§24

    @x5
    Scenario: One of two halves moves on with the other half of the movement
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And in its move A has split up into B and C
      When B moves 12 steps
      Then B has now spent 24 steps of its movement

  @minis.6.3.dismount.allowed
  Rule: Dismounting and remounting

    @x1
    Scenario: Cavalry dismounts and fights as infantry
      Given unit A: cavalry
      And A wears: no armour
      And on foot, A has A 2, Def 1, Mv 12
      And A is on Manoeuvre
      When A dismounts
      Then A is now: infantry
      And this clause applies

    @x2
    Scenario: Camel riders remount
      Given unit A: camels
      And A wears: no armour
      And on foot, A has A 2, Def 1, Mv 12
      And A is on Manoeuvre
      And A has dismounted
      When A remounts
      Then A is now: camels

    @x3
    Scenario: Nobody dismounts from an elephant
      Given unit A: Indian elephant
      And on foot, A has A 2, Def 1, Mv 12
      And A is on Manoeuvre
      When A dismounts
      Then it is not allowed, by this clause

    @x4
    Scenario: On Attack nobody dismounts
      Given unit A: cavalry
      And A wears: no armour
      And on foot, A has A 2, Def 1, Mv 12
      And A is on Attack
      When A dismounts
      Then it is not allowed, by clause 6.2§5

  @minis.6.3.dismount.anywhere
  Rule: Remounting anywhere

    @x1
    Scenario: Twenty-four steps from where they dismounted, riders remount
      Given units A: camels in dispersed order
      And A wears: no armour
      And on foot, A has A 2, Def 1, Mv 12
      And A dismounted before the game
      And A has moved 24 steps
      When A remounts
      Then A is now: camels

    @x2
    Scenario: Riders remount where they dismounted, too
      Given units A: cavalry in dispersed order
      And A wears: no armour
      And on foot, A has A 2, Def 1, Mv 12
      And A dismounted before the game
      When A remounts
      Then A is now: cavalry
      And this clause applies

  @minis.6.3.dismount.horses
  Rule: Horses off the table

    @x1
    Scenario: Riders who dismount have horses to come back to
      Given unit A: cavalry
      And A wears: no armour
      And on foot, A has A 2, Def 1, Mv 12
      And A is on Manoeuvre
      When A dismounts
      Then A is now: infantry
      And this clause applies

    @x2
    Scenario: Infantry has no horses to mount
      Given units A: infantry in loose order
      And A is on Manoeuvre
      When A remounts
      Then it is not allowed, by this clause

  @minis.6.3.dismount.barred
  Rule: Ground that horses cannot cross

    @x1
    Scenario: Riders who crossed a ravine on foot do not remount
      Given units A: cavalry in dispersed order
      And on foot, A has A 2, Def 1, Mv 12
      And A dismounted before the game
      And on its way, A then meets: ravine
      And A has moved 5 steps
      When A remounts
      Then it is not allowed, by this clause

    @x2
    Scenario: Riders who walked over level ground remount
      Given units A: camels in dispersed order
      And A wears: no armour
      And on foot, A has A 2, Def 1, Mv 12
      And A dismounted before the game
      And A has moved 5 steps
      When A remounts
      Then A is now: camels

  @minis.6.3.dismount.stats
  Rule: Statistics on foot

    @x1
    Scenario: Riders on foot have the movement written down for them
      Given unit A: cavalry
      And A wears: no armour
      And on foot, A has A 2, Def 1, Mv 12
      And A dismounted before the game
      When the movement of A is counted
      Then the movement of A is 12 steps
      And clause 6.1§1 gives 12

    @x2
    Scenario: With statistics written down riders dismount
      Given unit A: cavalry
      And A wears: no armour
      And on foot, A has A 2, Def 1, Mv 12
      And A is on Manoeuvre
      When A dismounts
      Then A is now: infantry
      And this clause applies

    @x3
    Scenario: Riders without statistics on foot do not dismount
      Given unit A: cavalry
      And A wears: no armour
      And A is on Manoeuvre
      When A dismounts
      Then it is not allowed, by this clause

  @minis.6.3.dismount.before
  Rule: Cavalry dismounted before the game

    @x1
    Scenario: Before the game riders dismount at no cost
      Given unit A: cavalry
      And on foot, A has A 2, Def 1, Mv 12
      When A dismounts before the game
      Then A is now: infantry
      And this clause applies

    @x2
    Scenario: Once the game has begun, it is too late to dismount beforehand
      Given unit A: cavalry
      And on foot, A has A 2, Def 1, Mv 12
      And it is the manoeuvre phase
      When A dismounts before the game
      Then it is not allowed, by this clause

  @minis.6.3.dismount.free
  Rule: Cost of dismounting

    @x1
    Scenario Outline: Heavy and full armour cost half of the movement
      Given unit A: cavalry
      And A: Mv 16
      And A wears: <armour>
      And on foot, A has A 4, Def 4, Mv 8
      And A is on Manoeuvre
      When A dismounts
      Then A has now spent 8 steps of its movement

      Examples:
        | armour       |
        | heavy armour |
        | full armour  |

    @x2
    Scenario: Riders in medium armour have their whole movement left on foot
      Given units A: cavalry in loose order
      And A wears: medium armour
      And on foot, A has A 3, Def 2, Mv 10
      And A is on Manoeuvre
      And A has dismounted
      When A moves 20 steps
      Then A has now spent 20 steps of its movement

    @x3
    Scenario: Riders without armour dismount freely
      Given unit A: cavalry
      And A wears: no armour
      And on foot, A has A 2, Def 1, Mv 12
      And A is on Manoeuvre
      When A dismounts
      Then A is now: infantry
      And this clause applies
