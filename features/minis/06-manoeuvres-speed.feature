Feature: Basic speed

  @minis.6.1.definition
  Rule: Movement of a unit

    @x1
    Scenario: A pikeman in medium armour can go eight steps
      Given unit A: infantry
      And A carries pike
      And A wears: medium armour
      When the movement of A is counted
      Then the movement of A is 8 steps
      And this clause gives 8

    @x2
    Scenario: A movement taken from an army list stands as it is
      Given unit A: infantry
      And A: Mv 10
      When the movement of A is counted
      Then the movement of A is 10 steps
      And clause 6.1§3 does not apply

  @minis.6.1.1.base
  Rule: Infantry speed

    @x1
    Scenario: Infantry without burdens can go twelve steps
      Given unit A: infantry
      And A carries spear
      And A wears: no armour
      When the movement of A is counted
      Then the movement of A is 12 steps
      And this clause gives 12

    @x2
    Scenario: A bow does not slow infantry
      Given unit A: infantry
      And A carries heavy bow
      And A wears: no armour
      When the movement of A is counted
      Then the movement of A is 12 steps

  @minis.6.1.1.minus2
  Rule: Infantry slowed by 2

    @x1
    Scenario Outline: Medium armour, large shield, pike, heavy crossbow and arquebus slow infantry by two each
      Given unit A: infantry
      And A carries <arms>
      And A wears: <armour>
      When the movement of A is counted
      Then the movement of A is <steps> steps
      And this clause gives <lost>

      Examples:
        | arms                   | armour        | steps | lost |
        | spear                  | medium armour | 10    | −2   |
        | large shield           | no armour     | 10    | −2   |
        | pike                   | no armour     | 10    | −2   |
        | heavy crossbow         | no armour     | 10    | −2   |
        | arquebus               | no armour     | 10    | −2   |
        | large shield + javelin | medium armour | 8     | −4   |

    @x2
    Scenario: A light crossbow does not slow infantry
      Given unit A: infantry
      And A carries light crossbow
      And A wears: no armour
      When the movement of A is counted
      Then the movement of A is 12 steps
      And this clause does not apply

  @minis.6.1.1.minus4
  Rule: Infantry slowed by 4

    @x1
    Scenario Outline: Heavy armour, stakes, chevaux-de-frise and musket slow infantry by four each
      Given unit A: infantry
      And A carries <arms>
      And A wears: <armour>
      When the movement of A is counted
      Then the movement of A is <steps> steps
      And this clause gives <lost>

      Examples:
        | arms             | armour       | steps | lost |
        | spear            | heavy armour | 8     | −4   |
        | spear            | full armour  | 8     | −4   |
        | stakes           | no armour    | 8     | −4   |
        | chevaux-de-frise | no armour    | 8     | −4   |
        | musket           | no armour    | 8     | −4   |
        | musket           | heavy armour | 4     | −8   |

    @x2
    Scenario: A musket without a rest counts as an arquebus
      Given unit A: infantry
      And A carries light musket
      And A wears: no armour
      When the movement of A is counted
      Then the movement of A is 10 steps
      And clause 6.1.1§2 gives −2

    @x3
    Scenario: What is left of musketeers in full armour with stakes and shields is not said
      Given unit A: infantry
      And A carries musket + stakes + large shield
      And A wears: full armour
      When the movement of A is counted
      Then the source does not say

  @minis.6.1.2.base
  Rule: Cavalry speed

    @x1
    Scenario: Cavalry without armour can go eighteen steps
      Given unit A: cavalry
      And A wears: no armour
      And A does not have: horse armour
      When the movement of A is counted
      Then the movement of A is 18 steps
      And this clause gives 18

    @x2
    Scenario: Medium armour does not slow cavalry
      Given unit A: cavalry
      And A wears: medium armour
      And A does not have: horse armour
      When the movement of A is counted
      Then the movement of A is 18 steps
      And clause 6.1.2§2 does not apply

  @minis.6.1.2.minus2
  Rule: Cavalry slowed by 2

    @x1
    Scenario: Armour of rider and horse count each
      Given unit A: cavalry
      And A wears: full armour
      And A has: horse armour
      When the movement of A is counted
      Then the movement of A is 14 steps
      And this clause gives −4

    @x2
    Scenario: Riders in heavy armour on bare horses lose two steps
      Given unit A: cavalry
      And A wears: heavy armour
      And A does not have: horse armour
      When the movement of A is counted
      Then the movement of A is 16 steps
      And this clause gives −2

  @minis.6.1.3
  Rule: Camel speed

    @x1
    Scenario: Camels can go sixteen steps
      Given unit A: camels
      When the movement of A is counted
      Then the movement of A is 16 steps
      And this clause gives 16

    @x2
    Scenario: Riders in heavy armour slow no camel
      Given unit A: camels
      And A wears: heavy armour
      When the movement of A is counted
      Then the movement of A is 16 steps
      And clause 6.1.2§2 does not apply

  @minis.6.1.march.double
  Rule: Movement doubled on the march

    @x1
    Scenario: Infantry on the march goes twenty-four steps
      Given unit A: infantry
      And A: Mv 12
      And A stands in loose order
      And A is on Manoeuvre
      When A moves 24 steps
      Then A has now spent 24 steps of its movement
      And this clause gives 24

    @x2
    Scenario: A twenty-fifth step is too far for infantry on the march
      Given unit A: infantry
      And A: Mv 12
      And A stands in loose order
      And A is on Manoeuvre
      When A moves 25 steps
      Then it is not allowed, by clause 6.1§1

    @x3
    Scenario: A gun is not doubled on the march
      Given unit A: light gun
      And A: Mv 6
      And A is on Manoeuvre
      When A moves 7 steps
      Then it is not allowed, by clause 6.1§1
      And this clause applies

  @minis.6.1.march.definition
  Rule: What a march is

    @x1
    Scenario: A unit that was only shot at may march
      Given units A: infantry in loose order
      And A: Mv 10
      And A is on Manoeuvre
      And A, this turn: was shot at
      When A moves 20 steps
      Then A has now spent 20 steps of its movement
      And this clause applies

    @x2
    Scenario Outline: Who fights, shoots or gives way makes no march
      Given units A: infantry in loose order
      And A: Mv 10
      And A is on Manoeuvre
      And A, this turn: <event>
      When A moves 11 steps
      Then it is not allowed, by clause 6.1§1
      And this clause applies

      Examples:
        | event                          |
        | has shot                       |
        | has supported a shot           |
        | has made a return shot         |
        | has attacked                   |
        | has failed to reach its target |
        | has made a forced move         |

    @x4
    Scenario: A table where skirmishers never march moves them their plain Mv
      Given units A: infantry in dispersed order
      And A: Mv 12
      And the table plays: skirmishers without orders do not march
      When A moves 13 steps
      Then it is not allowed, by clause 3.1§19
      And this clause does not apply

    @x3
    Scenario: Skirmishers march without an order
      Given units A: infantry in dispersed order
      And A: Mv 12
      When A moves 24 steps
      Then A has now spent 24 steps of its movement
      And this clause applies

  @minis.6.1.march.stop
  Rule: Meeting an enemy on the march

    @x1
    Scenario: A march into an ambush ends two steps from it
      Given A: Mv 12
      And A is on Manoeuvre
      And the way of A goes 15 steps over: level ground
      And on its way, A then runs into B
      When A moves 24 steps
      Then A has now spent 13 steps of its movement
      And this clause gives 2

    @x2
    Scenario: A march that ends two steps from an enemy is not stopped
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And the way of A goes 15 steps over: level ground
      And on its way, A then runs into B
      When A moves 13 steps
      Then A has now spent 13 steps of its movement
