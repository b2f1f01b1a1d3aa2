Feature: Barricades and fortifications

  @minis.14.2.1
  Rule: Barricade camp

    @x1
    Scenario Outline: Round a camp these are barricades
      Given barrier section S1: <works>
      And section S1 belongs to the camp of blue
      When what section S1 is
      Then it is a barrier: barricade
      And this clause applies

      Examples:
        | works        |
        | stakes       |
        | abatis       |
        | light wagons |

    @x2
    Scenario: A palisade round a camp is more than a barricade
      Given barrier section S1: palisade
      And section S1 belongs to the camp of blue
      When what section S1 is
      Then it is a barrier: fortification
      And this clause does not apply

  @minis.14.2.2
  Rule: Barricades have no durability

    @x1
    Scenario: Stakes have no durability
      Given barrier section S1: stakes
      When what section S1 is
      Then it has no durability
      And this clause applies

    @x2
    Scenario: An earthwork has one
      Given barrier section S1: earthwork
      When what section S1 is
      Then its durability is 30
      And this clause does not apply

  @minis.14.2.3
  Rule: Protection of a barricade

    @x1
    Scenario: Archers right behind stakes defend one better
      Given units A + B: infantry in loose order
      And A stands right behind: barricade
      When what a barrier adds to the defence of A against B
      Then A gets 1 for a barrier
      And this clause gives 1

    @x2
    Scenario: Troops in front of their stakes have nothing of them
      Given units A + B: infantry in loose order
      And A stands right in front of: barricade
      When what a barrier adds to the defence of A against B
      Then A gets 0 for a barrier
      And this clause does not apply

    @x3
    Scenario: Two lines of archers each behind its own stakes are both protected
      Given units A + B: infantry in loose order
      And A stands right behind: barricade
      And B stands right behind: barricade
      When what a barrier adds to the defence of A against B
      Then A gets 1 for a barrier
      And this clause gives 1

    @x4
    Scenario: Whoever has come in behind them finds no barricade in his way
      Given units A + B: infantry in loose order
      And A stands right behind: barricade
      And B stands in the rear zone of A
      When what a barrier adds to the defence of A against B
      Then A gets 0 for a barrier
      And this clause does not apply

    @x5
    Scenario: Attackers inside the same section find none in their way either
      Given units A + B: infantry in loose order
      And barrier section S1: abatis
      And A stands right behind section S1
      And B stands right behind section S1
      When what a barrier adds to the defence of A against B
      Then A gets 0 for a barrier
      And this clause does not apply

    @x6
    Scenario: The edge of a ditch is no barricade
      Given units A + B: infantry in loose order
      And A stands right behind: ditch
      When what a barrier adds to the defence of A against B
      Then A gets 0 for a barrier
      And this clause does not apply

    @x7
    Scenario: Of a third enemy behind them the archers' front knows nothing
      Given units A + B: infantry in loose order
      And A stands right behind: barricade
      And C stands in the rear zone of A
      When what a barrier adds to the defence of A against B
      Then A gets 1 for a barrier
      And this clause gives 1

  @minis.14.2.4
  Rule: No impact against barricades

    @x1
    Scenario Outline: Knights and elephants strike a barricade without impact
      Given unit A: <troops>
      And unit B: infantry
      And B stands right behind: barricade
      When what a barrier leaves of the assault of A on B
      Then A strikes without impact
      And this clause applies

      Examples:
        | troops           |
        | cavalry          |
        | Indian elephant  |
        | African elephant |

    @x2
    Scenario: Beside the barricade nothing takes their impact
      Given unit A: cavalry
      And unit B: infantry
      And B stands right behind: barricade
      And A stands in the left flank zone of B
      When what a barrier leaves of the assault of A on B
      Then A may strike with impact
      And this clause does not apply

  @minis.14.2.5
  Rule: No pike bonus against barricades

    @x1
    Scenario: Pikemen who attack a barricade have nothing of their pikes
      Given units A + B: infantry in close order
      And A carries pike
      And B stands right behind: barricade
      When what a barrier leaves of the assault of A on B
      Then the pikes of A do not help it
      And this clause applies

    @x2
    Scenario: Pikemen who defend one keep their bonus
      Given units A + B: infantry in close order
      And A carries pike
      And A stands right behind: barricade
      When what a barrier leaves of the assault of A on B
      Then the pikes of A may help it
      And this clause does not apply

    @x3
    Scenario: In the combat that follows the attackers' pikes are still no help
      Given units A + B: infantry in close order
      And B and A stand right against both sides of: barricade
      And A is on Attack
      And A has stormed the barrier that B defends
      When what a barrier leaves of the assault of A on B
      Then the pikes of A do not help it
      And this clause applies

    @x4
    Scenario: Those of the defenders are
      Given units A + B: infantry in close order
      And B and A stand right against both sides of: barricade
      And A is on Attack
      And A has stormed the barrier that B defends
      When what a barrier leaves of the assault of B on A
      Then the pikes of B may help it
      And this clause does not apply

  @minis.14.2.6
  Rule: Chariots before a barricade

    @x1
    Scenario: A chariot does not attack a barricade
      Given unit A: heavy chariot, on Attack
      And unit B: infantry
      And B stands right behind: barricade
      And A stands right in front of: barricade
      When A storms the barrier that B defends
      Then it is not allowed, by this clause

    @x2
    Scenario: A chariot does not cross a barricade either
      Given unit A: light chariot
      And barrier section S1: stakes
      And A stands right in front of section S1
      And A is on Attack
      When A crosses S1
      Then it is not allowed, by this clause

    @x4
    Scenario: A chariot declares no attack on troops behind one
      Given unit A: heavy chariot
      And unit B: infantry
      And A is on Attack
      And B stands right behind: barricade
      And A and B face each other, 10 steps apart
      When A declares an attack on B
      Then it is not allowed, by this clause

    @x3
    Scenario: Cavalry may attack one
      Given unit A: cavalry, on Attack
      And unit B: infantry
      And B stands right behind: barricade
      And A stands right in front of: barricade
      When A storms the barrier that B defends
      Then A and B fight across the barrier, first round: clash
      And this clause does not apply

  @minis.14.2.7
  Rule: Troops that cannot defend barricades

    @x1
    Scenario Outline: Elephants and chariots behind a barricade have nothing of it
      Given unit A: <troops>
      And unit B: infantry
      And A stands right behind: barricade
      When what a barrier adds to the defence of A against B
      Then A gets 0 for a barrier
      And this clause applies

      Examples:
        | troops          |
        | Indian elephant |
        | scythed chariot |

    @x2
    Scenario: A barricade with an elephant behind it is undefended
      Given unit A: African elephant
      And barrier section S1: stakes
      And A stands right behind section S1
      When who defends section S1
      Then section S1 is undefended
      And this clause applies

    @x3
    Scenario: A chariot does not line up behind a barricade
      Given unit A: heavy chariot
      And barrier section S1: stakes
      When these line up behind S1 to defend it: A
      Then it is not allowed, by this clause

    @x4
    Scenario: Cavalry may defend a barricade
      Given unit A: cavalry
      And barrier section S1: stakes
      And A stands right behind section S1
      When who defends section S1
      Then section S1 is defended
      And this clause does not apply

  @minis.14.2.8
  Rule: Barricades on the battlefield

    @x1
    Scenario Outline: Stakes and chevaux-de-frise on the field are barricades
      Given barrier section S1: <works>
      When what section S1 is
      Then it is a barrier: barricade
      And this clause applies

      Examples:
        | works            |
        | stakes           |
        | chevaux-de-frise |

    @x2
    Scenario: Stakes round a camp are a barricade camp
      Given barrier section S1: stakes
      And section S1 belongs to the camp of red
      When what section S1 is
      Then it is a barrier: barricade
      And this clause does not apply

    @x3
    Scenario: A section beside those of a camp stands on the field
      Given barrier section S1: stakes
      And round the camp of red stands section S2: stakes
      When what section S1 is
      Then it is a barrier: barricade
      And this clause applies

  @minis.14.2.9
  Rule: Setting up a barricade

    @x1
    Scenario: A unit under Defence sets one up right in front of itself
      Given unit A: infantry in loose order, A 2, Def 1, M 2
      And A is on Defence
      When A sets up a barricade
      Then A now stands right behind its own: barricade
      And this clause applies

    @x2
    Scenario: A second in the same turn is too many
      Given unit A: infantry in loose order, A 2, Def 1, M 2
      And A is on Defence
      And A has set up a barricade
      When A sets up a barricade
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit under Manoeuvre does not set one up
      Given unit A: infantry in loose order, A 2, Def 1, M 2
      And A is on Manoeuvre
      When A sets up a barricade
      Then it is not allowed, by this clause

    @x4
    Scenario: Against an attack it is too late
      Given units A + B: infantry in loose order
      And A is on Defence
      When A sets up a barricade against the attack of B
      Then it is not allowed, by this clause

  @minis.14.2.10
  Rule: Dismantling a barricade

    @x1
    Scenario: A whole turn takes a section down
      Given unit A: infantry
      And A: Mv 12
      And barrier section S1: stakes
      And A stands right behind section S1
      When A takes down the barricade S1
      Then the barricade S1 is gone
      And A has now spent 12 steps of its movement

    @x2
    Scenario: A unit that has moved one step no longer takes it down
      Given unit A: infantry
      And A: Mv 12
      And A has spent 1 steps of its movement this turn
      And barrier section S1: stakes
      And A stands right behind section S1
      When A takes down the barricade S1
      Then it is not allowed, by this clause

    @x3
    Scenario: Neither does one that has shot
      Given unit A: infantry
      And A, this turn: has shot
      And barrier section S1: stakes
      And A stands right behind section S1
      When A takes down the barricade S1
      Then it is not allowed, by this clause

    @x4
    Scenario: Behind what was taken down nobody is protected
      Given units A + B: infantry in loose order
      And A: Mv 12
      And barrier section S1: stakes
      And A stands right behind section S1
      And A has taken down the barricade S1
      When what a barrier adds to the defence of A against B
      Then A gets 0 for a barrier

  @minis.14.2.11
  Rule: Barricade destroyed by combat

    @x1
    Scenario: After hand-to-hand combat across it a barricade is gone
      Given barrier section S1: stakes
      And hand-to-hand combat was fought across S1
      When it is seen what combat has left of the barricade S1
      Then the barricade S1 is gone
      And this clause applies

    @x2
    Scenario: A clash alone leaves it standing
      Given barrier section S1: stakes
      And a clash alone was fought across S1
      When it is seen what combat has left of the barricade S1
      Then it is not allowed, by this clause

    @x4
    Scenario: While they still fight it stands
      Given units A + B: infantry in close order
      And stakes S1, with B right behind and A right in front
      And hand-to-hand combat was fought across S1
      And A is on Attack
      And A has stormed the barrier that B defends
      When it is seen what combat has left of the barricade S1
      Then it is not allowed, by this clause

    @x5
    Scenario: Combat across the next section leaves it standing
      Given stakes S1, with B right behind and A right in front
      And barrier section S2: stakes
      And hand-to-hand combat was fought across S2
      And a clash alone was fought across S1
      When it is seen what combat has left of the barricade S1
      Then it is not allowed, by this clause

    @x6
    Scenario: The clash of a storm is not yet hand-to-hand
      Given units A + B: infantry in close order, A 9, Def 1, M 1
      And A + B are on Attack, with Mv 12
      And stakes S1, with B right behind and A right in front
      And A has stormed the barrier that B defends
      And A and B have fought, rolling 1 and 1 for attack, 3 and 3 for defence
      When it is seen what combat has left of the barricade S1
      Then it is not allowed, by this clause

    @x3
    Scenario: A palisade stands through any combat
      Given barrier section S1: palisade
      And hand-to-hand combat was fought across S1
      When it is seen what combat has left of the barricade S1
      Then it is not allowed, by this clause

    @x7
    Scenario: When the hand-to-hand combat is over, the stakes are next to go
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And stakes S1, with B right behind and A right in front
      And A is on Attack
      And A has stormed the barrier that B defends
      And A and B have fought, rolling 1 and 1 for attack, 6 and 6 for defence
      When A and B fight, rolling 6 and 1 for attack, 6 and 1 for defence
      Then S1 must then: be cleared away

  @minis.14.3.1
  Rule: Fortified camp

    @x1
    Scenario Outline: Round a camp these are fortifications
      Given barrier section S1: <works>
      And section S1 belongs to the camp of blue
      When what section S1 is
      Then it is a barrier: fortification
      And this clause applies

      Examples:
        | works            |
        | palisade         |
        | earthwork        |
        | heavy war wagons |

    @x2
    Scenario: Light wagons make no fortified camp
      Given barrier section S1: light wagons
      And section S1 belongs to the camp of blue
      When what section S1 is
      Then it is a barrier: barricade
      And this clause does not apply

  @minis.14.3.2
  Rule: Durability of fortifications

    @x1
    Scenario: A palisade has durability 30
      Given barrier section S1: palisade
      When what section S1 is
      Then its durability is 30
      And this clause gives 30

    @x2
    Scenario: Chevaux-de-frise have none
      Given barrier section S1: chevaux-de-frise
      When what section S1 is
      Then it has no durability
      And this clause does not apply

  @minis.14.3.3
  Rule: Protection of a fortification

    @x1
    Scenario: Troops right behind a palisade defend two better
      Given units A + B: infantry in loose order
      And A stands right behind: fortification
      When what a barrier adds to the defence of A against B
      Then A gets 2 for a barrier
      And this clause gives 2

    @x2
    Scenario: A palisade helps against a ball
      Given unit A: infantry
      And unit B: heavy bombard
      And A stands right behind: fortification
      And A and B face each other, 12 steps apart
      And the year is 1450
      When B is aimed at A
      Then a barrier adds 2 to the defence of its target

    @x3
    Scenario: Against an enemy inside it a palisade does not help
      Given units A + B: infantry in close order
      And A stands right behind: fortification
      And B stands in the rear zone of A
      When what a barrier adds to the defence of A against B
      Then A gets 0 for a barrier
      And this clause does not apply

    @x4
    Scenario: Beside a palisade stakes are stakes
      Given units A + B: infantry in loose order
      And barrier section S1: stakes
      And barrier section S2: palisade
      And A stands right behind section S2
      When what a barrier adds to the defence of A against B
      Then A gets 2 for a barrier
      And this clause gives 2

    @x5
    Scenario: An enemy at the flank of those stormed in front finds no palisade
      Given units A + B: infantry in close order
      And B and A stand right against both sides of: fortification
      And A is on Attack
      And A has stormed the barrier that B defends
      And C stands in the left flank zone of B
      When what a barrier adds to the defence of B against C
      Then B gets 0 for a barrier

  @minis.14.3.4
  Rule: Troops barred from fortifications

    @x1
    Scenario Outline: On horses, beasts and chariots nobody attacks a fortification
      Given unit A: <troops>, on Attack
      And unit B: infantry
      And B stands right behind: fortification
      And A stands right in front of: fortification
      When A storms the barrier that B defends
      Then it is not allowed, by this clause

      Examples:
        | troops           |
        | cavalry          |
        | Indian elephant  |
        | African elephant |
        | light chariot    |
        | heavy chariot    |
        | scythed chariot  |

    @x5
    Scenario: Nobody on horseback declares an attack on troops behind one
      Given unit A: cavalry
      And unit B: infantry
      And A is on Attack
      And B stands right behind: fortification
      And A and B face each other, 10 steps apart
      When A declares an attack on B
      Then it is not allowed, by this clause

    @x2
    Scenario: Nobody crosses it so
      Given unit A: cavalry
      And barrier section S1: earthwork
      And A stands right in front of section S1
      And A is on Attack
      When A crosses S1
      Then it is not allowed, by this clause

    @x3
    Scenario: Cavalry does not line up behind it
      Given unit A: cavalry
      And barrier section S1: earthwork
      When these line up behind S1 to defend it: A
      Then it is not allowed, by this clause

    @x4
    Scenario: Cavalry behind it has nothing of it
      Given unit A: cavalry
      And unit B: infantry
      And A stands right behind: fortification
      When what a barrier adds to the defence of A against B
      Then A gets 0 for a barrier
      And this clause applies

  @minis.14.3.5
  Rule: No pike bonus against fortifications

    @x1
    Scenario: Pikemen who attack a fortification have nothing of their pikes
      Given units A + B: infantry in close order
      And A carries pike
      And B stands right behind: fortification
      When what a barrier leaves of the assault of A on B
      Then the pikes of A do not help it
      And this clause applies

    @x2
    Scenario: Pikemen who defend one keep their bonus there too
      Given units A + B: infantry in close order
      And A carries pike
      And A stands right behind: fortification
      When what a barrier leaves of the assault of A on B
      Then the pikes of A may help it
      And this clause does not apply

  @minis.14.3.6
  Rule: Fortifications on the battlefield

    @x1
    Scenario Outline: Mantlets, a gulyay-gorod and works before guns are fortifications
      Given barrier section S1: <works>
      When what section S1 is
      Then it is a barrier: fortification
      And this clause applies

      Examples:
        | works                        |
        | mantlets                     |
        | gulyay-gorod                 |
        | works in front of artillery  |

    @x2
    Scenario: Stakes on the field are a barricade only
      Given barrier section S1: stakes
      When what section S1 is
      Then it is a barrier: barricade
      And this clause does not apply

  @minis.14.3.7
  Rule: Hussite wagenburg

    @x1
    Scenario: A wagenburg withstands as much as a fortification
      Given barrier section S1: wagenburg
      And section S1 belongs to the camp of blue
      When what section S1 is
      Then its durability is 30
      And this clause applies

    @x2
    Scenario: Light wagons are no wagenburg
      Given barrier section S1: light wagons
      And section S1 belongs to the camp of blue
      When what section S1 is
      Then it has no durability
      And this clause does not apply

  @minis.14.3.8
  Rule: Wagenburg on the attack

    @x1
    Scenario: Twenty steps from the enemy's front line is near enough
      Given unit A: infantry
      And A + B are blue
      And A has: Hussites
      When blue sets up its wagenburg 20 steps from the enemy’s front line
      Then blue now has: fortified camp
      And this clause applies

    @x2
    Scenario: Nineteen steps are too near
      Given unit A: infantry
      And A + B are blue
      And A has: Hussites
      When blue sets up its wagenburg 19 steps from the enemy’s front line
      Then it is not allowed, by this clause
