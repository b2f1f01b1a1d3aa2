Feature: Storming and manning a barrier

  @minis.14.5.1
  Rule: Combat across a barrier

    @x1
    Scenario: The storm of stakes begins with a clash across them
      Given units A + B: infantry in close order
      And A is on Attack
      And B stands right behind: barricade
      And A stands right in front of: barricade
      When A storms the barrier that B defends
      Then A and B fight across the barrier, first round: clash
      And this clause applies

    @x3
    Scenario: An attack declared from afar is fought across the barrier too
      Given units A + B: infantry in close order
      And A is on Attack
      And A: Mv 12
      And B stands right behind: barricade
      And A has declared an attack on B from the front zone, 6 steps away
      When A advances into contact with B
      Then A and B fight across the barrier, first round: clash

    @x4
    Scenario: An attack on troops in the open is not
      Given units A + B: infantry in close order
      And A is on Attack
      And A: Mv 12
      And A has declared an attack on B from the front zone, 6 steps away
      When A advances into contact with B
      Then A and B are in close combat
      And this clause does not apply

    @x2
    Scenario: Read by the letter, it is hand-to-hand from the start
      Given units A + B: infantry in close order
      And A is on Attack
      And B and A stand right against both sides of: barricade
      And the table plays: combat across a barrier is hand-to-hand from the start
      When A storms the barrier that B defends
      Then A and B fight across the barrier, first round: hand-to-hand combat
      And this clause applies

    @x5
    Scenario: Nobody storms a barrier on Defence
      Given units A + B: infantry in close order
      And A is on Defence
      And B and A stand right against both sides of: barricade
      When A storms the barrier that B defends
      Then it is not allowed, by clause 4.3§23

    @x6
    Scenario: Without the close-combat trait nobody storms a barrier that such troops hold
      Given units A + B: infantry in close order
      And A is on Attack
      And A does not have: close-combat trait
      And B has: close-combat trait
      And B and A stand right against both sides of: barricade
      When A storms the barrier that B defends
      Then it is not allowed, by clause 3.5§2

  @minis.14.5.2
  Rule: Beating the defenders first

    @x1
    Scenario: While a defender stands behind it nobody crosses the barrier
      Given units A + B: infantry in close order
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      And B stands right behind section S1
      And a clash alone was fought across S1
      When A crosses S1 after the storm
      Then it is not allowed, by this clause

    @x2
    Scenario: Once the defender is gone the attacker crosses
      Given units A + B: infantry in close order
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      And a clash alone was fought across S1
      When A crosses S1 after the storm
      Then A now stands right behind S1
      And this clause applies

  @minis.14.5.3
  Rule: Crossing a barrier after storming it

    @x1
    Scenario: With half its movement left the winner crosses, and goes no further
      Given units A + B: infantry in close order
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      And A has spent 6 steps of its movement this turn
      And a clash alone was fought across S1
      When A crosses S1 after the storm
      Then A has now spent 12 steps of its movement

    @x2
    Scenario: Even a winner that has spent nothing goes no further
      Given units A + B: infantry in close order
      And barrier section S1: palisade
      And A, on Attack with Mv 12, stands right in front of section S1
      And a clash alone was fought across S1
      When A crosses S1 after the storm
      Then A has now spent 12 steps of its movement

    @x3
    Scenario: A winner does not pursue across the barrier it fought across
      Given unit A: infantry in close order, A 4, Def 2, M 2, Mv 12
      And barrier section S1: stakes
      And hand-to-hand combat was fought across S1
      And A stands right in front of section S1
      And after flight, B stands 8 steps from A
      When A pursues B
      Then it is not allowed, by this clause

    @x4
    Scenario: Read the other way, it may follow as after any combat
      Given barrier section S1: stakes
      And a clash alone was fought across S1
      And A stands right in front of section S1
      And after retreat, B stands 3 steps from A
      And the table plays: a winner pursues across a barrier as usual
      When it is asked whether A has to pursue B
      Then pursuit is free

    @x5
    Scenario: Where no combat was fought across it a barrier bars no pursuit
      Given barrier section S1: stakes
      And A stands right in front of section S1
      And after retreat, B stands 3 steps from A
      When it is asked whether A has to pursue B
      Then pursuit is free
      And this clause does not apply

    @x6
    Scenario: Nobody pursues a defender that flees from a barricade
      Given units A + B: infantry in loose order, Mv 12
      And A stands in the front zone of B
      And B stands right behind: barricade
      And B has fled in panic from A
      When A pursues B
      Then it is not allowed, by this clause

    @x7
    Scenario: Whoever did not attack does not cross after the storm
      Given units A + B: infantry in close order
      And barrier section S1: palisade
      And A, on Defence with Mv 12, stands right in front of section S1
      And a clash alone was fought across S1
      When A crosses S1 after the storm
      Then it is not allowed, by clause 4.3§23

  @minis.14.5.4
  Rule: Too late to cross a barrier

    @x1
    Scenario: With less than half left the winner stays in front of the barrier
      Given units A + B: infantry in close order
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      And A has spent 7 steps of its movement this turn
      And a clash alone was fought across S1
      When A crosses S1 after the storm
      Then it is not allowed, by this clause

    @x2
    Scenario: A fraction of a step too much is too much
      Given units A + B: infantry in close order
      And barrier section S1: stakes
      And A, on Attack with Mv 12, stands right in front of section S1
      And A has spent 6.1 steps of its movement this turn
      And a clash alone was fought across S1
      When A crosses S1 after the storm
      Then it is not allowed, by this clause

  @minis.14.6.1
  Rule: Room for defenders

    @x1
    Scenario: One base fits behind a section of eight steps
      Given units A + B: infantry in close order
      And barrier section S1: palisade
      When these line up behind S1 to defend it: A
      Then A now stands right behind S1
      And this clause gives 1

    @x2
    Scenario: Two bases do not
      Given units A + B: infantry in close order
      And barrier section S1: palisade
      When these line up behind S1 to defend it: A + B
      Then it is not allowed, by this clause

    @x3
    Scenario: Where two were measured to fit there is room for two
      Given units A + B: infantry in close order
      And barrier section S1: palisade
      And 2 bases fit behind S1
      When these line up behind S1 to defend it: A + B
      Then B now stands right behind S1
      And this clause gives 2

    @x4
    Scenario: Inside a camp with room for two bases two defend it
      Given units A + B + C: infantry in close order
      And 2 bases fit inside the camp of red
      When these take their places inside the camp of red: A + B
      Then B is now in the camp of red
      And this clause applies

    @x5
    Scenario: A third has no place there
      Given units A + B + C: infantry in close order
      And 2 bases fit inside the camp of red
      When these take their places inside the camp of red: A + B + C
      Then it is not allowed, by this clause

  @minis.14.6.2
  Rule: Lining up for an assault

    @x1
    Scenario: The storming unit stands right in front of the barrier
      Given units A + B: infantry in close order
      And barrier section S1: palisade
      And B stands right behind section S1
      And A, on Attack with Mv 12, stands right in front of section S1
      When A storms the barrier that B defends
      Then A now stands right in front of S1
      And this clause applies

    @x2
    Scenario: The defender stands right behind it
      Given units A + B: infantry in close order
      And barrier section S1: palisade
      And B stands right behind section S1
      And A, on Attack with Mv 12, stands right in front of section S1
      When A storms the barrier that B defends
      Then B now stands right behind S1

    @x3
    Scenario: Whoever is still outside the line is not fought across the barrier
      Given units A + B: infantry in close order
      And B stands in the left flank zone of A
      And A stands right behind: fortification
      When what a barrier adds to the defence of A against B
      Then A gets 0 for a barrier
      And this clause does not apply

  @minis.14.6.3
  Rule: Fortifications block shooting

    @x1
    Scenario: A fortification neither stands against hides the target
      Given unit A: infantry in loose order, A 1, Def 1, M 2
      And A carries light bow
      And A and B face each other, 8 steps apart
      And between A and B lies: fortification
      When A shoots at B
      Then it is not allowed, by this clause

    @x2
    Scenario: A target right behind it can be shot at
      Given unit A: bolt thrower
      And unit B: bolt thrower
      And A and B face each other, 8 steps apart
      And between A and B lies: fortification
      And B stands right behind: fortification
      When A is aimed at B
      Then it throws: bolt

    @x3
    Scenario: Read strictly, both must stand against it
      Given unit A: bolt thrower
      And A and B face each other, 8 steps apart
      And between A and B lies: fortification
      And B stands right behind: fortification
      And the table plays: a shot is possible only if shooter and target both stand right against the fortification
      When A is aimed at B
      Then it is not allowed, by this clause

    @x4
    Scenario: Read strictly, between two right against it a shot is possible too
      Given unit A: bolt thrower
      And unit B: bolt thrower
      And A and B face each other, 2 steps apart
      And B and A stand right against both sides of: fortification
      And the table plays: a shot is possible only if shooter and target both stand right against the fortification
      When A is aimed at B
      Then it throws: bolt

    @x5
    Scenario: A barricade hides nobody
      Given unit A: bolt thrower
      And A and B face each other, 8 steps apart
      And between A and B lies: barricade
      When A is aimed at B
      Then it throws: bolt

  @minis.14.6.4
  Rule: Shooting at a fortification from a height

    @x1
    Scenario: From a height one shoots over a fortification
      Given unit A: bolt thrower
      And A and B face each other, 8 steps apart
      And between A and B lies: fortification
      And A stands higher than B
      When A is aimed at B
      Then it throws: bolt
      And this clause applies

    @x2
    Scenario: From below one does not shoot over it
      Given unit A: bolt thrower
      And A and B face each other, 8 steps apart
      And between A and B lies: fortification
      And B stands higher than A
      When A is aimed at B
      Then it is not allowed, by clause 14.6.3
