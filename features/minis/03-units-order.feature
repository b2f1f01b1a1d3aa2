Feature: Units: close, loose and dispersed order

  @minis.3.1.density.infantry
  Rule: Densities of infantry

    @x1
    Scenario Outline: Spearmen may stand in every order
      Given unit A: infantry
      And A carries spear
      When A is drawn up in <density>
      Then A is now in <density>
      And this clause applies

      Examples:
        | density         |
        | close order     |
        | loose order     |
        | dispersed order |

    @x2
    Scenario: In which orders an elephant could stand is not said
      Given unit A: Indian elephant
      When A is drawn up in loose order
      Then the source does not say

  @minis.3.1.density.cavalry
  Rule: Densities of cavalry

    @x1
    Scenario Outline: Lancers may stand in loose or in dispersed order
      Given unit A: cavalry
      And A carries lance
      When A is drawn up in <density>
      Then A is now in <density>
      And this clause applies

      Examples:
        | density         |
        | loose order     |
        | dispersed order |

    @x2
    Scenario: Cavalry has no close order
      Given unit A: cavalry
      And A carries spear
      When A is drawn up in close order
      Then it is not allowed, by this clause

    @x3
    Scenario: There is no base for cavalry in close order
      Given units A + B: cavalry in close order
      When the base of A is measured
      Then it is not allowed, by this clause

  @minis.3.1.close.figures
  Rule: Close order

    @x1
    Scenario: Infantry in close order has five figures
      Given units A + B: infantry in close order
      When the base of A is measured
      Then the base carries 5 figures at the start
      And this clause gives 5

    @x2
    Scenario: Its five figures are its combat strength to the front
      Given units A + B: infantry in close order
      And B stands in the front zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 5
      And this clause gives 5

    @x3
    Scenario: Figures that were told are not counted anew
      Given units A + B: infantry in close order
      And A began with 4 figures
      And B stands in the front zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 4
      And this clause does not apply

  @minis.3.1.close.no-shooting
  Rule: No shooting in close order

    @x1
    Scenario: Bowmen in close order do not shoot
      Given units A + B: infantry in close order
      And A carries light bow
      When A makes ready to shoot in its order
      Then it is not allowed, by this clause

    @x2
    Scenario: In loose order they may
      Given units A + B: infantry in loose order
      And A carries light bow
      When A makes ready to shoot in its order
      Then it is allowed
      And this clause does not apply

  @minis.3.1.close.who
  Rule: Troops for close order

    @x1
    Scenario Outline: Spearmen and pikemen may stand in close order
      Given unit A: infantry
      And A carries <weapon>
      When A is drawn up in close order
      Then A is now in close order
      And this clause applies

      Examples:
        | weapon |
        | spear  |
        | pike   |

    @x2
    Scenario: Halberdiers may not
      Given unit A: infantry
      And A carries halberd
      When A is drawn up in close order
      Then it is not allowed, by this clause

  @minis.3.1.close.no-rank-exchange
  Rule: No exchange of ranks in close order

    @x1
    Scenario: Pikemen in close order cannot exchange ranks
      Given units A + B: infantry in close order
      When A makes ready to exchange ranks in its order
      Then it is not allowed, by this clause

    @x2
    Scenario: Legionaries in loose order can
      Given units A + B: infantry in loose order
      When A makes ready to exchange ranks in its order
      Then it is allowed
      And this clause does not apply

  @minis.3.1.loose.figures
  Rule: Loose order

    @x1
    Scenario: Infantry in loose order has four figures
      Given units A + B: infantry in loose order
      When the base of A is measured
      Then the base carries 4 figures at the start
      And this clause gives 4

    @x2
    Scenario: Cavalry in loose order has four figures too
      Given units A + B: cavalry in loose order
      And B stands in the front zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 4
      And this clause gives 4

  @minis.3.1.loose.shooting
  Rule: Shooting in loose order

    @x1
    Scenario Outline: In loose order bows, firearms and javelins are used
      Given units A + B: infantry in loose order
      And A carries <weapon>
      When A makes ready to shoot in its order
      Then it is allowed
      And this clause applies

      Examples:
        | weapon    |
        | heavy bow |
        | musket    |
        | javelin   |

    @x2
    Scenario: Slings are not
      Given units A + B: infantry in loose order
      And A carries sling
      When A makes ready to shoot in its order
      Then it is not allowed, by this clause

    @x3
    Scenario: Nor are slings beside a spear
      Given units A + B: infantry in loose order
      And A carries sling + spear
      When A makes ready to shoot in its order
      Then it is not allowed, by this clause

    @x4
    Scenario: Who carries no missile weapon is not spoken of
      Given units A + B: infantry in loose order
      And A carries spear
      When A makes ready to shoot in its order
      Then it is allowed
      And this clause does not apply

    @x5
    Scenario: Who carries javelins beside slings may throw the javelins
      Given units A + B: infantry in loose order
      And A carries sling + javelin
      When A makes ready to shoot in its order
      Then it is allowed
      And this clause applies

  @minis.3.1.skirmish.sling-only
  Rule: Slingers are skirmishers

    @x1
    Scenario: Slingers are drawn up in dispersed order
      Given unit A: infantry
      And A carries sling
      When A is drawn up in dispersed order
      Then A is now in dispersed order
      And this clause applies

    @x2
    Scenario: Slingers are not drawn up in loose order
      Given unit A: infantry
      And A carries sling
      When A is drawn up in loose order
      Then it is not allowed, by this clause

  @minis.3.1.skirmish.figures
  Rule: Dispersed order

    @x1
    Scenario: Skirmishers on foot are two figures
      Given units A + B: infantry in dispersed order
      When the base of A is measured
      Then the base carries 2 figures at the start
      And this clause gives 2

    @x2
    Scenario: So are skirmishers on horseback
      Given units A + B: cavalry in dispersed order
      When the base of A is measured
      Then the base carries 2 figures at the start
      And this clause gives 2

  @minis.3.1.skirmish.no-pikes
  Rule: No pikes for skirmishers

    @x1
    Scenario: Pikes are of no use to skirmishers
      Given units A + B: infantry in dispersed order
      And A carries pike
      When the pikes of A are used in its order
      Then its weapons do not help
      And this clause applies

    @x2
    Scenario: In close order they are
      Given units A + B: infantry in close order
      And A carries pike
      When the pikes of A are used in its order
      Then its weapons help
      And this clause does not apply

  @minis.3.1.skirmish.all-round
  Rule: Skirmishers’ front on every side

    @x1
    Scenario: An enemy behind skirmishers strikes them from the front
      Given units A + B: infantry in dispersed order
      And B stands in the rear zone of A
      When the combat strength of A against B is counted
      Then it is struck from its front zone
      And this clause applies

    @x2
    Scenario: An enemy behind a unit in loose order strikes it from the rear
      Given units A + B: infantry in loose order
      And B stands in the rear zone of A
      When the combat strength of A against B is counted
      Then it is struck from its rear zone
      And this clause does not apply

  @minis.3.1.skirmish.any-direction
  Rule: Skirmishers moving and shooting all round

    @x1
    Scenario: Skirmishers may shoot at an enemy behind them
      Given units A + B: infantry in dispersed order
      And B stands in the rear zone of A
      When A looks towards B
      Then B is in its zone of visibility
      And this clause applies

    @x2
    Scenario: Skirmishers move back as fast as ahead
      Given units A + B: infantry in dispersed order
      And A: Mv 12
      When A moves 12 steps backward
      Then A has now spent 12 steps of its movement
      And this clause applies

    @x3
    Scenario: A unit in loose order does not see what is behind it
      Given units A + B: infantry in loose order
      And B stands in the rear zone of A
      When A looks towards B
      Then B is outside its zone of visibility
      And this clause does not apply

  @minis.3.1.skirmish.cs
  Rule: CS of skirmishers

    @x1
    Scenario Outline: Skirmishers are combat strength 2 on every side
      Given units A + B: infantry in dispersed order
      And B stands in the <zone> of A
      When the combat strength of A against B is counted
      Then its combat strength is 2
      And this clause gives 2

      Examples:
        | zone            |
        | front zone      |
        | left flank zone |
        | rear zone       |

    @x2
    Scenario: A disorder point leaves them 1, even towards a flank
      Given units A + B: infantry in dispersed order
      And A has 1 DP
      And B stands in the right flank zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 1
      And this clause gives 2

  @minis.3.1.skirmish.corner-limit
  Rule: Limit on the corners of a skirmisher base

    @x1
    Scenario: With Mv 12, no corner goes farther than 24 steps on a march
      Given units A + B: infantry in dispersed order
      And A: Mv 12
      When A wheels, its moving corner 24 steps from where it was
      Then A has now spent 24 steps of its movement
      And this clause applies

    @x2
    Scenario: A step more is too far
      Given units A + B: infantry in dispersed order
      And A: Mv 12
      When A wheels, its moving corner 25 steps from where it was
      Then it is not allowed, by this clause

  @minis.3.1.skirmish.evade
  Rule: Evasion by skirmishers

    @x1
    Scenario: Skirmishers evade under no order
      Given units A + B: infantry in dispersed order
      When A is about to carry out: evasion
      Then it can carry out: evasion
      And this clause applies

    @x2
    Scenario: A unit in loose order evades by its order alone
      Given units A + B: infantry in loose order
      And A is on Manoeuvre
      When A is about to carry out: evasion
      Then it can carry out: evasion
      And this clause does not apply

  @minis.3.1.change.allowed
  Rule: Density can be changed

    @x1
    Scenario: Infantry in loose order opens out into skirmishers
      Given units A + B: infantry in loose order
      When the base of A is split into C and D
      Then C is now in dispersed order
      And this clause applies

    @x2
    Scenario: Skirmishers close up into loose order
      Given units A + B: infantry in dispersed order
      When the bases of A and B are merged into C
      Then C is now in loose order
      And this clause applies

  @minis.3.1.change.merge
  Rule: Merging skirmishers

    @x1
    Scenario: Two bases of skirmishers become one base of four
      Given units A + B: cavalry in dispersed order
      When the bases of A and B are merged into C
      Then C begins with 4 figures
      And C is now in loose order
      And this clause applies

    @x2
    Scenario: A commander goes on in the merged base
      Given units A + B: infantry in dispersed order
      And K is a commander in B
      When the bases of A and B are merged into C
      Then K now stands in C
      And this clause applies

    @x3
    Scenario: A base in loose order is merged with nobody
      Given units A + C: infantry in dispersed order
      And units B + D: infantry in loose order
      When the bases of A and B are merged into E
      Then it is not allowed, by this clause

    @x4
    Scenario: What becomes of a disordered base is not said
      Given units A + B: infantry in dispersed order
      And A has 1 DP
      When the bases of A and B are merged into C
      Then the source does not say

  @minis.3.1.change.split-loose
  Rule: Splitting loose order

    @x1
    Scenario: One base in loose order becomes two bases of two
      Given units A + B: cavalry in loose order
      When the base of A is split into C and D
      Then C begins with 2 figures
      And D begins with 2 figures
      And this clause applies

    @x2
    Scenario: Skirmishers are not split again
      Given units A + B: infantry in dispersed order
      When the base of A is split into C and D
      Then it is not allowed, by this clause

    @x3
    Scenario: With which base a commander goes is not said
      Given units A + B: infantry in loose order
      And K is a commander in A
      When the base of A is split into C and D
      Then the source does not say

    @x4
    Scenario: How losses are shared out is not said
      Given units A + B: infantry in loose order
      And losses of A: 1
      When the base of A is split into C and D
      Then the source does not say

  @minis.3.1.change.split-close
  Rule: Splitting close order

    @x1
    Scenario: Five figures in close order become two and two
      Given units A + B: infantry in close order
      When the base of A is split into C and D
      Then C begins with 2 figures
      And D begins with 2 figures
      And this clause gives 1

    @x2
    Scenario: Of four figures in loose order none leaves the table
      Given units A + B: infantry in loose order
      When the base of A is split into C and D
      Then C begins with 2 figures
      And this clause does not apply

  @minis.3.1.change.count
  Rule: New count of units

    @x1
    Scenario: A split makes three units of two
      Given units A + B: infantry in loose order
      And A + B are blue
      When the base of A is split into C and D
      Then blue now has 3 units
      And this clause gives 3

    @x2
    Scenario: A merger makes one unit of two
      Given units A + B: infantry in dispersed order
      And A + B are red
      When the bases of A and B are merged into C
      Then red now has 1 units
      And this clause gives 1

    @x3
    Scenario: A split makes eleven units of ten that were counted
      Given unit A: infantry
      And A stands in loose order
      And A is blue
      And blue has 10 units on the field
      When the base of A is split into C and D
      Then blue now has 11 units
      And this clause gives 11
