Feature: General rules: scale and bases

  @minis.1.scale.foot
  Rule: Scale of foot figures

    @x1
    Scenario: Four foot figures stand for 400 men in 80 files
      Given units A + B: infantry in loose order
      When A is taken from the table to the field
      Then it stands for 400 men
      And its ranks and files are 5 + 80
      And this clause gives 100

    @x2
    Scenario: With one figure lost, 300 men are left
      Given units A + B: infantry in loose order
      And losses of A: 1
      When A is taken from the table to the field
      Then it stands for 300 men
      And its ranks and files are 5 + 60
      And this clause applies

    @x3
    Scenario: How many men an elephant stands for is not a matter of figures
      Given unit A: Indian elephant
      When A is taken from the table to the field
      Then the source does not say

  @minis.1.scale.mounted
  Rule: Scale of mounted figures

    @x1
    Scenario: Two mounted skirmishers stand for 150 riders in 30 files
      Given units A + B: cavalry in dispersed order
      When A is taken from the table to the field
      Then it stands for 150 men
      And its ranks and files are 5 + 30
      And this clause gives 75

    @x2
    Scenario: Foot figures are not counted as riders
      Given units A + B: infantry in dispersed order
      When A is taken from the table to the field
      Then it stands for 200 men
      And this clause does not apply

  @minis.1.scale.distance
  Rule: Scale of distance

    @x1
    Scenario: Twenty steps are 200 metres of real ground
      When 20 steps are taken from the table to the field
      Then on the field they are 200 metres
      And this clause gives 10

    @x2
    Scenario: Half a step is 5 metres
      When ½ steps are taken from the table to the field
      Then on the field they are 5 metres
      And this clause applies

  @minis.1.scale.step
  Rule: The step

    @x1
    Scenario: Twelve steps are 12 centimetres on the table
      When 12 steps are taken from the table to the field
      Then on the table they are 12 centimetres
      And this clause gives 1

    @x2
    Scenario: Two and a half steps are two and a half centimetres
      When 2½ steps are taken from the table to the field
      Then on the table they are 2½ centimetres
      And this clause applies

  @minis.1.base.width
  Rule: Width of a base

    @x1
    Scenario: A base of infantry is 8 steps wide
      Given units A + B: infantry in close order
      When the base of A is measured
      Then width and depth of the base are 8 + 2 steps
      And this clause gives 8

    @x2
    Scenario: A gun stands on a base just as wide
      Given unit A: heavy gun
      When the base of A is measured
      Then width and depth of the base are 8 + 6 steps
      And this clause gives 8

  @minis.1.base.depths
  Rule: Depth of a base

    @x1
    Scenario Outline: Foot and horse have the depth and the figures of their row
      Given units A + B: <troops> in <density>
      When the base of A is measured
      Then width and depth of the base are 8 + <depth> steps
      And the base carries <figures> figures at the start
      And this clause applies

      Examples:
        | troops   | density         | depth | figures |
        | infantry | close order     | 2     | 5       |
        | infantry | loose order     | 2     | 4       |
        | infantry | dispersed order | 2     | 2       |
        | cavalry  | loose order     | 4     | 4       |
        | cavalry  | dispersed order | 4     | 2       |

    @x2
    Scenario Outline: Beasts, chariots and pieces have the depth and the crew of their row
      Given unit A: <troops>
      When the base of A is measured
      Then width and depth of the base are 8 + <depth> steps
      And the base carries <figures> figures at the start
      And this clause applies

      Examples:
        | troops           | depth | figures |
        | African elephant | 8     | 3       |
        | scythed chariot  | 8     | 3       |
        | stone thrower    | 6     | 3       |
        | light bombard    | 6     | 3       |

    @x3
    Scenario: The chart has no row for camels
      Given units A + B: camel in loose order
      When the base of A is measured
      Then the source does not say

  @minis.1.base.measure
  Rule: Measuring from bases

    @x1
    Scenario: Bases 7 steps apart are 7 steps apart, though their figures stand 8 apart
      Given A + B are blue
      And the figures of A and B are 8 steps apart
      And A and B are 7 steps apart
      When the distance from A to B is measured
      Then the distance is 7 steps
      And this clause applies

    @x2
    Scenario: Nothing is measured from figure to figure
      Given A + B are blue
      And the figures of A and B are 8 steps apart
      When the distance from A to B is measured
      Then it is not allowed, by this clause

  @minis.1.base.area-constant
  Rule: Base size after losses

    @x1
    Scenario: With two of five figures lost, a base is as large as before
      Given units A + B: infantry in close order
      And losses of A: 2
      When the base of A is measured
      Then width and depth of the base are 8 + 2 steps
      And this clause applies

    @x2
    Scenario: Without losses, there is nothing to keep
      Given units A + B: infantry in close order
      When the base of A is measured
      Then width and depth of the base are 8 + 2 steps
      And this clause does not apply

  @minis.1.base.infantry
  Rule: Infantry base

    @x1
    Scenario: Infantry in close order stands 2 steps deep with 5 figures
      Given units A + B: infantry in close order
      When the base of A is measured
      Then the base carries 5 figures at the start
      And this clause gives 2

    @x2
    Scenario: Infantry in loose order stands just as deep with 4 figures
      Given units A + B: infantry in loose order
      When the base of A is measured
      Then the base carries 4 figures at the start
      And this clause gives 2

  @minis.1.base.infantry-scale
  Rule: What a foot unit represents

    @x1
    Scenario: Five figures stand for 500 men in 100 files on 80 by 20 metres
      Given units A + B: infantry in close order
      When A is taken from the table to the field
      Then it stands for 500 men
      And its ranks and files are 5 + 100
      And front and depth of its ground are 80 + 20 metres
      And this clause gives 500

    @x2
    Scenario: Four figures stand for 400 men in 5 ranks
      Given units A + B: infantry in loose order
      When A is taken from the table to the field
      Then it stands for 400 men
      And its ranks and files are 5 + 80
      And this clause gives 400

  @minis.1.base.cavalry
  Rule: Cavalry base

    @x1
    Scenario: Cavalry stands 4 steps deep
      Given units A + B: cavalry in loose order
      When the base of A is measured
      Then width and depth of the base are 8 + 4 steps
      And this clause gives 4

    @x2
    Scenario: Infantry has no cavalry base
      Given units A + B: infantry in loose order
      When the base of A is measured
      Then width and depth of the base are 8 + 2 steps
      And this clause does not apply

  @minis.1.base.cavalry-scale
  Rule: What a mounted unit represents

    @x1
    Scenario: Four mounted figures stand for 300 riders in 5 ranks and 60 files
      Given units A + B: cavalry in loose order
      When A is taken from the table to the field
      Then it stands for 300 men
      And its ranks and files are 5 + 60
      And this clause gives 300

    @x2
    Scenario: With one rider figure lost, 225 riders are left on the same ground
      Given units A + B: cavalry in loose order
      And losses of A: 1
      When A is taken from the table to the field
      Then it stands for 225 men
      And front and depth of its ground are 80 + 40 metres
      And this clause gives 225

  @minis.1.base.engines
  Rule: Engine and gun base

    @x1
    Scenario: A bolt thrower stands 6 steps deep
      Given unit A: bolt thrower
      When the base of A is measured
      Then width and depth of the base are 8 + 6 steps
      And this clause gives 6

    @x2
    Scenario: A light gun stands on a base of the same depth
      Given unit A: light gun
      When the base of A is measured
      Then width and depth of the base are 8 + 6 steps
      And this clause gives 6

  @minis.1.base.beasts
  Rule: Elephant and chariot base

    @x1
    Scenario: An elephant stands 8 steps deep
      Given unit A: Indian elephant
      When the base of A is measured
      Then width and depth of the base are 8 + 8 steps
      And this clause gives 8

    @x2
    Scenario: A light chariot stands 8 steps deep
      Given unit A: light chariot
      When the base of A is measured
      Then width and depth of the base are 8 + 8 steps
      And this clause gives 8

  @minis.1.base.crew
  Rule: Crew of three

    @x1
    Scenario: A heavy chariot has a crew of three
      Given unit A: heavy chariot
      When the base of A is measured
      Then the base carries 3 figures at the start
      And this clause gives 3

    @x2
    Scenario: A cavalry unit has no crew
      Given units A + B: cavalry in loose order
      When the base of A is measured
      Then the base carries 4 figures at the start
      And this clause does not apply

  @minis.1.base.skirmish
  Rule: Skirmisher bases

    @x1
    Scenario: Mounted skirmishers stand two on a cavalry base
      Given units A + B: cavalry in dispersed order
      When the base of A is measured
      Then width and depth of the base are 8 + 4 steps
      And the base carries 2 figures at the start
      And this clause gives 2

    @x2
    Scenario: Foot skirmishers stand two on an infantry base
      Given units A + B: infantry in dispersed order
      When the base of A is measured
      Then width and depth of the base are 8 + 2 steps
      And the base carries 2 figures at the start
      And this clause gives 2
