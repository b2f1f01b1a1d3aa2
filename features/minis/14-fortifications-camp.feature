Feature: Capturing a camp

  @minis.14.7.1
  Rule: Capture of a camp

    @x1
    Scenario: Whoever enters a camp without defenders captures it
      Given units A + B: infantry in loose order
      And A is blue
      And B is red
      And the camp of red is: ordinary camp
      When A enters the camp of red
      Then the camp of red counts as captured
      And this clause applies

    @x2
    Scenario: Even skirmishers capture one so
      Given units A + B: infantry in dispersed order
      And A is blue
      And B is red
      And the camp of red is: ordinary camp
      When A enters the camp of red
      Then the camp of red counts as captured

    @x3
    Scenario: With a defender inside the camp is not captured by entering it
      Given units A + B: infantry in loose order
      And A is blue
      And B is red
      And the camp of red is: ordinary camp
      And B is in the camp of red
      When A enters the camp of red
      Then the camp of red does not count as captured

    @x4
    Scenario: While a defender holds a section of its palisade the camp is not captured
      Given unit B: infantry
      And B is red
      And round the camp of red stands section S1: palisade
      And B stands right behind section S1
      And A stands right in front of section S1
      When A captures the camp of red
      Then it is not allowed, by this clause

    @x5
    Scenario: A storming unit captures a camp whose defenders are destroyed
      Given units A + B: infantry in loose order
      And A is blue
      And round the camp of red stands section S1: stakes
      And A stands right in front of section S1
      When A captures the camp of red
      Then the camp of red counts as captured
      And this clause applies

    @x6
    Scenario: So does one that is already inside
      Given units A + B: infantry in loose order
      And A is blue
      And A is in the camp of red
      When A captures the camp of red
      Then the camp of red counts as captured

    @x7
    Scenario: Troops behind a barricade on the field do not hold the camp
      Given units A + B: infantry in loose order
      And A is blue
      And B is red
      And the camp of red is: ordinary camp
      And stakes S1, with B right behind and C right in front
      When A enters the camp of red
      Then the camp of red counts as captured

    @x8
    Scenario: Over an undefended palisade a unit enters the camp and captures it
      Given A is blue
      And the camp of red is: fortified camp
      And round the camp of red stands section S1: palisade
      And A, infantry on Attack with Mv 12, stands right in front of section S1
      When A enters the camp of red
      Then the camp of red counts as captured
      And this clause applies

    @x9
    Scenario: Crossing the palisade and looting give a disorder point each
      Given units A + B: infantry in loose order
      And A is blue
      And round the camp of red stands section S1: palisade
      And A, on Attack with Mv 12, stands right in front of section S1
      When A crosses S1
      Then A now has 2 disorder points
      And this clause applies

    @x10
    Scenario: A unit that has come up with half its movement spent does not enter
      Given A is blue
      And the camp of red is: fortified camp
      And round the camp of red stands section S1: palisade
      And A, infantry on Attack with Mv 12, stands right in front of section S1
      And A has spent 6 steps of its movement this turn
      When A enters the camp of red
      Then it is not allowed, by clause 14.4.5

    @x11
    Scenario: A unit that flees no longer defends the camp
      Given units A + B: infantry in loose order
      And A belong to blue and B to the enemy
      And the camp of red is: ordinary camp
      And B is in the camp of red
      And B is fleeing from A
      When A enters the camp of red
      Then the camp of red counts as captured

  @minis.14.7.2
  Rule: No evasion in camp

    @x1
    Scenario: Skirmishers in a camp do not evade
      Given units A + B: infantry in dispersed order
      And A is red
      And A is in the camp of red
      When A evades B
      Then it is not allowed, by this clause

    @x2
    Scenario: Outside the camp they do
      Given units A + B: infantry in dispersed order
      And A: Mv 12
      And B stands in the front zone of A
      When A evades B
      Then A takes 1 DP
      And this clause does not apply

  @minis.14.7.3
  Rule: Looting the camp

    @x1
    Scenario: The captor loots, and takes a disorder point
      Given units A + B: infantry in loose order
      And A is blue
      And B is red
      And the camp of red is: ordinary camp
      When A enters the camp of red
      Then A takes 1 DP
      And this clause applies

    @x2
    Scenario: It goes on looting
      Given units A + B: infantry in loose order
      And A is blue
      And B is red
      And the camp of red is: ordinary camp
      When A enters the camp of red
      Then A now loots the camp

    @x3
    Scenario: Its owner does not loot it
      Given units A + B: infantry in loose order
      And A is red
      And the camp of red is: ordinary camp
      When A enters the camp of red
      Then A is now in the camp of red
      And this clause does not apply

  @minis.14.7.4
  Rule: Stopping the looting

    @x1
    Scenario: A die up to the discipline of the army stops the looting
      Given A is blue
      And A is looting
      And blue has 3 living commanders, the general included
      And it is the Command phase
      When A is to stop looting, rolling 3
      Then A no longer loots
      And this clause applies

    @x2
    Scenario: A higher die does not
      Given A is blue
      And A is looting
      And blue has 3 living commanders, the general included
      And it is the Command phase
      When A is to stop looting, rolling 4
      Then A now loots the camp
      And this clause applies

    @x3
    Scenario: In another phase nobody stops it
      Given A is blue
      And A is looting
      And it is the Shooting phase
      When A is to stop looting
      Then it is not allowed, by this clause

    @x4
    Scenario: Until then a looting unit does not move away
      Given unit A: infantry in loose order on Manoeuvre, Mv 12
      And A is looting
      When A moves 3 steps
      Then it is not allowed, by this clause

    @x5
    Scenario: Nor does it attack anybody
      Given unit A: infantry in loose order on Attack, Mv 12
      And A is looting
      And A and B face each other, 8 steps apart
      When A declares an attack on B
      Then it is not allowed, by this clause

  @minis.14.7.5
  Rule: Facing after looting

    @x1
    Scenario: Once recovered, a unit that looted may face any way
      Given unit A: infantry
      And A has stopped looting
      When A is placed facing another way after looting
      Then it is allowed
      And this clause applies

    @x4
    Scenario: In which zones its enemies stand is then said anew
      Given unit A: infantry
      And A has stopped looting
      And B stands in the rear zone of A
      And A stands in the front zone of B
      When A is placed facing another way after looting
      Then of A alone the zones are to be said anew

    @x2
    Scenario: A unit still disordered may not
      Given unit A: infantry
      And A has stopped looting
      And A has 1 DP
      When A is placed facing another way after looting
      Then it is not allowed, by this clause

    @x3
    Scenario: Nor may one that still loots
      Given unit A: infantry
      And A is looting
      When A is placed facing another way after looting
      Then it is not allowed, by this clause

  @minis.14.7.6
  Rule: Retaking a camp

    @x1
    Scenario: A camp its owner enters again no longer counts as captured
      Given units A + B: infantry in loose order
      And A is red
      And the camp of red is: ordinary camp
      And the camp of red has been taken
      When A enters the camp of red
      Then the camp of red does not count as captured
      And this clause applies

    @x2
    Scenario: Without its owner it stays captured
      Given units A + B: infantry in loose order
      And A is blue
      And the camp of red is: ordinary camp
      And the camp of red has been taken
      When A enters the camp of red
      Then the camp of red counts as captured
      And this clause does not apply
