Feature: Leaders

  @aig.4.2.2.trace
  Rule: Tracing command

    @x1
    Scenario: A unit three hexes away is within a command range of 3
      Given the board is 6x4; blue leader A 0103 command-range=3; blue HI B 0403 N
      When the command of A is traced to B
      Then the order travels 3 hexes
      And this clause applies

    @x2
    Scenario: A unit four hexes away is out of a command range of 3
      Given the board is 6x4; blue leader A 0103 command-range=3; blue HI B 0503 N
      When the command of A is traced to B
      Then it is not allowed, by clause 4.2.2§2
      And this clause does not apply

  @aig.4.2.2.length
  Rule: Counting the distance

    @x1
    Scenario: The way round a marsh nobody can enter is what counts
      Given the board is 6x4; 0203 0202 0204 impassable-terrain; blue leader A 0103 command-range=5; blue HI B 0303 N
      When the command of A is traced to B
      Then the order travels 5 hexes
      And this clause gives 5

    @x2
    Scenario: A unit in the leader's own hex is at distance 0
      Given the board is 6x4; blue leader A 0103 command-range=1; blue HI B 0103 N
      When the command of A is traced to B
      Then the order travels 0 hexes
      And this clause gives 0

  @aig.4.2.2.block
  Rule: What blocks command

    @x1
    Scenario: An enemy in the way and his ZOI block the line
      Given the board is 6x3; blue leader A 0102 command-range=3; blue HI B 0402 N; red HI X 0202 N
      And the ZOI of X: 0201 + 0203
      When the command of A is traced to B
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit that is itself in enemy ZOI can be reached
      Given the board is 6x3; blue leader A 0102 command-range=3; blue HI B 0302 N; red HI X 0401 S
      When the command of A is traced to B
      Then the order travels 2 hexes
      And this clause does not apply
