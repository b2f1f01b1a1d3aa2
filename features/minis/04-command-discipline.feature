Feature: Discipline

  @minis.4.4.maximum
  Rule: Highest possible discipline

    @x1
    Scenario: Four commanders and the general give discipline 5
      Given blue has 5 living commanders, the general included
      When the discipline of blue is counted
      Then Disc is 5
      And this clause gives 5

    @x2
    Scenario: Three commanders and the general give discipline 4
      Given blue has 4 living commanders, the general included
      When the discipline of blue is counted
      Then Disc is 4
      And this clause does not apply

    @x3
    Scenario: A fifth commander beside the general is one too many
      Given blue has 6 living commanders, the general included
      When the discipline of blue is counted
      Then it is not allowed, by this clause

  @minis.4.4.test
  Rule: Taking a discipline test

    @x1
    Scenario: A die equal to the discipline passes the test
      Given A is blue
      And blue has 3 living commanders, the general included
      When A takes the discipline test of clause 9.1.17, rolling 3
      Then the test is passed
      And this clause applies

    @x2
    Scenario: A die above the discipline fails the test
      Given A is blue
      And blue has 3 living commanders, the general included
      When A takes the discipline test of clause 9.1.17, rolling 4
      Then the test is failed
      And this clause applies

    @x3
    Scenario: With discipline 5 only a six fails the test
      Given A is blue
      And blue has 5 living commanders, the general included
      When A takes the discipline test of clause 9.1.17, rolling 6
      Then the test is failed

  @minis.4.4.falls
  Rule: Discipline falls

    @x1
    Scenario: An army of three commanders that has lost one has discipline 2
      Given G is a general in A
      And K is a commander in B
      And M is a commander in C
      And M has been killed
      And A + B + C are blue
      When the discipline of blue is counted
      Then this clause gives 2

    @x2
    Scenario: After the death of the general a 2 no longer passes a test
      Given A + B are blue
      And G is a general in A
      And K is a commander in B
      And G has been killed
      When B takes the discipline test of clause 9.2.2, rolling 2
      Then the test is failed
      And this clause gives 1

    @x3
    Scenario: An enemy commander's death does not matter
      Given A is blue
      And B is red
      And G is a general in A
      And K is a commander in B
      And K has been killed
      When the discipline of blue is counted
      Then Disc is 1

  @minis.4.4.cases
  Rule: When discipline is tested

    @x1
    Scenario Outline: Five cases call for a discipline test, each explained in its own section
      Given A is blue
      And blue has 3 living commanders, the general included
      When A takes the discipline test of clause <clause>, rolling 3
      Then the test is one for: <case>
      And the test is passed
      And this clause applies

      Examples:
        | clause | case                        |
        | 9.4.10 | retreat of legionaries      |
        | 9.3.10 | pursuit                     |
        | 9.2.2  | being drawn into flight     |
        | 9.1.17 | halting fleeing troops      |
        | 14.7.4 | looting                     |

    @x2
    Scenario: To change an order no discipline test is taken
      Given A is blue
      And blue has 3 living commanders, the general included
      When A takes the discipline test of clause 4.2§16
      Then it is not allowed, by this clause
