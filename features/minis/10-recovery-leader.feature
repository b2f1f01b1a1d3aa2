Feature: Recovery helped by a commander

  @minis.10.leader.1
  Rule: Leadership test to recover

    @x1
    Scenario: A commander tries it in the Command phase
      Given K is a commander in A
      And K is: ordinary
      And A has 2 DP
      And it is the Command phase
      When K tries to restore A, rolling 3
      Then A is rid of 2 disorder points
      And this clause applies

    @x2
    Scenario: He cannot in the Recovery phase
      Given K is a commander in A
      And A has 2 DP
      And it is the Recovery phase
      When K tries to restore A
      Then it is not allowed, by this clause

    @x3
    Scenario: Nor has he anything to restore in an ordered unit
      Given K is a commander in A
      And it is the Command phase
      When K tries to restore A
      Then it is not allowed, by this clause

  @minis.10.leader.2
  Rule: Immediate recovery

    @x1
    Scenario: A talented general restores a unit with a 4, and its order stays
      Given K is a general in A
      And K is: talented
      And A has 2 DP
      And A is on Attack
      When K tries to restore A, rolling 4
      Then A is rid of 2 disorder points
      And this clause applies

    @x2
    Scenario: With a 5 he does not
      Given K is a general in A
      And K is: talented
      And units A + B: infantry in close order
      And A has 2 DP
      When K tries to restore A, rolling 5
      Then A takes 1 DP
      And this clause does not apply

  @minis.10.leader.3
  Rule: Recovery test failed

    @x1
    Scenario: A failed test makes three points of two
      Given K is a commander in A
      And K is: ordinary
      And units A + B: infantry in close order
      And A has 2 DP
      When K tries to restore A, rolling 4
      Then A now has 3 disorder points
      And this clause applies

    @x2
    Scenario: A failed test scatters a unit whose last figure in order it takes
      Given K is a commander in A
      And K is: ordinary
      And units A + B: infantry in loose order
      And A has 3 DP
      When K tries to restore A, rolling 6
      Then A is removed: scattered
      And this clause applies
