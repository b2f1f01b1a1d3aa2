Feature: General rules: geometry of battle

  @minis.1.geometry.front
  Rule: Front zone

    @x1
    Scenario: An enemy 40 degrees outward from the front corner is in the front zone
      Given from the front corner of A, B lies 40 degrees outward from straight ahead
      When the zone of A is looked up in which B stands
      Then it is the front zone
      And this clause applies

    @x2
    Scenario: An enemy on the ray is in the front zone
      Given from the front corner of A, B lies 45 degrees outward from straight ahead
      When the zone of A is looked up in which B stands
      Then it is the front zone
      And this clause applies

    @x3
    Scenario: A degree more is outside it
      Given from the front corner of A, B lies 46 degrees outward from straight ahead
      When the zone of A is looked up in which B stands
      Then it is the flank zone
      And this clause does not apply

    @x4
    Scenario: Read the other way, 40 degrees are outside it
      Given from the front corner of A, B lies 40 degrees outward from straight ahead
      And the table plays: the rays of the front zone have 45 degrees between them
      When the zone of A is looked up in which B stands
      Then it is the flank zone
      And this clause does not apply

    @x5
    Scenario: Read the other way, 22 degrees are still inside it
      Given from the front corner of A, B lies 22 degrees outward from straight ahead
      And the table plays: the rays of the front zone have 45 degrees between them
      When the zone of A is looked up in which B stands
      Then it is the front zone
      And this clause applies

    @x6
    Scenario: Read the other way, 23 degrees are not
      Given from the front corner of A, B lies 23 degrees outward from straight ahead
      And the table plays: the rays of the front zone have 45 degrees between them
      When the zone of A is looked up in which B stands
      Then it is the flank zone
      And this clause does not apply

    @x7
    Scenario: What both players say needs no rays
      Given B stands in the front zone of A
      When the zone of A is looked up in which B stands
      Then it is the front zone
      And this clause applies

  @minis.1.geometry.rear
  Rule: Rear zone

    @x1
    Scenario: An enemy 30 degrees outward from the rear corner is in the rear zone
      Given from the rear corner of A, B lies 30 degrees outward from straight back
      When the zone of A is looked up in which B stands
      Then it is the rear zone
      And this clause applies

    @x2
    Scenario: An enemy on the rear ray is in the rear zone
      Given from the rear corner of A, B lies 45 degrees outward from straight back
      When the zone of A is looked up in which B stands
      Then it is the rear zone
      And this clause applies

    @x3
    Scenario: A degree more is outside the rear zone
      Given from the rear corner of A, B lies 46 degrees outward from straight back
      When the zone of A is looked up in which B stands
      Then it is the flank zone
      And this clause does not apply

    @x4
    Scenario: Read the other way, 30 degrees are outside the rear zone too
      Given from the rear corner of A, B lies 30 degrees outward from straight back
      And the table plays: the rays of the front zone have 45 degrees between them
      When the zone of A is looked up in which B stands
      Then it is the flank zone
      And this clause does not apply

  @minis.1.geometry.flanks
  Rule: Flank zones

    @x1
    Scenario: An enemy between both rays is in a flank zone
      Given from the front corner of A, B lies 80 degrees outward from straight ahead
      And from the rear corner of A, B lies 100 degrees outward from straight back
      When the zone of A is looked up in which B stands
      Then it is the flank zone
      And this clause applies

    @x2
    Scenario: An enemy inside the rear rays is in no flank zone
      Given from the front corner of A, B lies 150 degrees outward from straight ahead
      And from the rear corner of A, B lies 20 degrees outward from straight back
      When the zone of A is looked up in which B stands
      Then it is the rear zone
      And this clause does not apply

  @minis.1.geometry.majority
  Rule: Zone of an enemy unit

    @x1
    Scenario: Ten square steps in the front zone outweigh six in the flank zone
      Given 10 square steps of B lie in the front zone of A
      And 6 square steps of B lie in the left flank zone of A
      When the zone of A is looked up in which B stands
      Then it is the front zone
      And this clause applies

    @x2
    Scenario: Seven in the front zone are outweighed by nine in the flank zone
      Given 7 square steps of B lie in the front zone of A
      And 9 square steps of B lie in the left flank zone of A
      When the zone of A is looked up in which B stands
      Then it is the left flank zone
      And this clause applies

    @x3
    Scenario: Of equal parts, the one counts that is worse for the attacker
      Given 8 square steps of B lie in the rear zone of A
      And 8 square steps of B lie in the right flank zone of A
      When the zone of A is looked up in which B stands
      Then it is the right flank zone
      And this clause applies

  @minis.1.geometry.visibility
  Rule: Zone of visibility

    @x1
    Scenario: An enemy in the front zone is in the zone of visibility
      Given units A + C: infantry in loose order
      And B stands in the front zone of A
      When A looks towards B
      Then B is in its zone of visibility
      And this clause applies

    @x2
    Scenario: An enemy in the rear zone is outside it
      Given units A + C: infantry in loose order
      And B stands in the rear zone of A
      When A looks towards B
      Then B is outside its zone of visibility
      And this clause applies

  @minis.1.geometry.no-premeasuring
  Rule: No measuring in advance

    @x1
    Scenario: Without a declared target the distance to an enemy is not measured
      Given A + C are blue
      And B + D are red
      And A and B are 7 steps apart
      When the distance from A to B is measured
      Then it is not allowed, by this clause

    @x2
    Scenario: Once the target is declared, it is measured
      Given A + C are blue
      And B + D are red
      And A and B are 7 steps apart
      And A has named B as its target
      When the distance from A to B is measured
      Then the distance is 7 steps
      And this clause applies

    @x3
    Scenario: Between friends it may be measured at any time
      Given A + B are red
      And A and B are 9 steps apart
      When the distance from A to B is measured
      Then the distance is 9 steps
      And this clause does not apply
