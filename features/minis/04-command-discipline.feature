Feature: Discipline

  @minis.4.4.maximum
  Rule: Highest possible discipline

    Scenario: Four commanders and the general give discipline 5
      Given blue has 5 living commanders, the general included
      When the discipline of blue is counted
      Then Disc is 5
      And this clause gives 5

    Scenario: A fifth commander beside the general is one too many
      Given blue has 6 living commanders, the general included
      When the discipline of blue is counted
      Then it is not allowed, by this clause

  @minis.4.4.test
  Rule: Taking a discipline test

    Scenario: A die equal to the discipline passes the test
      Given A are blue
      And blue has 3 living commanders, the general included
      When A takes the discipline test of clause 9.1.17, rolling 3
      Then the test is passed

    Scenario: A die above the discipline fails the test
      Given A are blue
      And blue has 3 living commanders, the general included
      When A takes the discipline test of clause 9.1.17, rolling 4
      Then the test is failed

    Scenario: With discipline 5 only a six fails the test
      Given A are blue
      And blue has 5 living commanders, the general included
      When A takes the discipline test of clause 9.1.17, rolling 6
      Then the test is failed
