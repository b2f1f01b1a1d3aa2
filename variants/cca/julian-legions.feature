Feature: Julian legions

  @cca.foot.auxilia
  Rule: Auxilia moving two hexes

    Scenario: Medium infantry that marched two hexes cannot battle
      Given the board: 5x4; blue medium-infantry A 0204; red warrior X 0301
      And ordered: A
      And A has moved: 0303 0302
      When movement ends and A is to battle
      Then it is not allowed, by this clause

    Scenario: Heavy infantry that marched two hexes cannot battle
      Given the board: 5x4; blue heavy-infantry A 0204; red warrior X 0301
      And ordered: A
      And A has moved: 0303 0302
      When movement ends and A is to battle
      Then it is not allowed, by this clause

    Scenario: Medium infantry that marched one hex may battle
      Given the board: 5x4; blue medium-infantry A 0303; red warrior X 0301
      And ordered: A
      And A has moved: 0302
      When movement ends and A is to battle
      Then this clause does not apply
      And battle: allowed

  @cca.foot.list
  Rule: Foot unit types

    Scenario Outline: The list has the infantry of the legions moving two hexes
      When the list is read for: <type>
      Then its movement rate is 2
      And its battle after moving: only after one hex
      And its class: <class>

      Examples:
        | type            | class       |
        | medium infantry | medium foot |
        | heavy infantry  | heavy foot  |
