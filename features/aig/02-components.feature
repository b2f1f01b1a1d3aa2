Feature: Components and terms

  @aig.2.3.tq-check
  Rule: TQ check

    @x1
    Scenario: A result equal to the TQ passes
      Given Blue has units of HI, TQ 6: A
      And TQ die of A: 6
      When A takes a TQ check with modifier 0
      Then the check: passed
      And this clause gives 6

    @x2
    Scenario: One more than the TQ fails
      Given Blue has units of HI, TQ 6: A
      And TQ die of A: 7
      When A takes a TQ check with modifier 0
      Then the check: failed
      And this clause gives 7

    @x3
    Scenario: An unfavourable modifier turns a good roll into a failure
      Given Blue has units of HI, TQ 6: A
      And TQ die of A: 6
      When A takes a TQ check with modifier 1
      Then the check: failed
      And this clause applies

    @x4
    Scenario: Read against what is left of it, cohesion hits make a unit fail
      Given Blue has units of HI, TQ 6: A
      And cohesion hits on A: 2
      And TQ die of A: 5
      And the table plays: checks are rolled against the cohesion that is left
      When A takes a TQ check with modifier 0
      Then the check: failed

    @x5
    Scenario: In this edition cohesion hits do not make a check harder
      Given Blue has units of HI, TQ 6: A
      And cohesion hits on A: 2
      And TQ die of A: 5
      When A takes a TQ check with modifier 0
      Then the check: passed
      And this clause gives 5

  @aig.2.3.tq9
  Rule: Sure passes at TQ 9

    @x1
    Scenario: A unit of TQ 9 passes even on a 9
      Given Blue has units of CT, TQ 9: A
      And TQ die of A: 9
      When A takes a TQ check with modifier 0
      Then the check: passed
      And this clause applies

    @x2
    Scenario: With an unfavourable modifier even a unit of TQ 9 can fail
      Given Blue has units of CT, TQ 9: A
      And TQ die of A: 9
      When A takes a TQ check with modifier 1
      Then the check: failed
      And this clause does not apply
