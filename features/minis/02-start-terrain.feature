Feature: Bargaining over terrain and placing it

  @minis.2.1.bid.roll
  Rule: Who opens the bargaining

    @x1
    Scenario: The higher die opens the bargaining
      When the players roll for who opens the bargaining, blue rolling 3 and red rolling 5
      Then red must name a number
      And this clause applies

    @x2
    Scenario: After a tie both roll again
      When the players roll for who opens the bargaining, blue rolling 4 and red rolling 4
      Then the players must roll again
      And this clause applies

  @minis.2.1.bid.name
  Rule: Naming a number

    @x1
    Scenario: Six terrain elements may be named
      Given the players have rolled for who opens the bargaining, blue rolling 5 and red rolling 2
      When blue names 6 terrain elements
      Then it is allowed
      And this clause gives 6

    @x2
    Scenario Outline: Neither seven nor none may be named
      Given the players have rolled for who opens the bargaining, blue rolling 5 and red rolling 2
      When blue names <number> terrain elements
      Then blue cannot name <number> terrain elements
      And it is not allowed, by this clause

      Examples:
        | number |
        | 7      |
        | 0      |

    @x3
    Scenario: A single element named at once cannot be refused
      Given the players have rolled for who opens the bargaining, blue rolling 5 and red rolling 2
      And blue has named 1 terrain elements
      When red refuses to attack
      Then red cannot refuse to attack
      And it is not allowed, by this clause

  @minis.2.1.bid.accept
  Rule: Agreeing to attack

    @x1
    Scenario: Who agrees to attack a position with 4 elements is the attacker
      Given the players have rolled for who opens the bargaining, blue rolling 5 and red rolling 2
      And blue has named 4 terrain elements
      When red agrees to attack
      Then red has become the attacker
      And the defender places 4 terrain elements
      And this clause applies

    @x2
    Scenario: The defender may not place a second element after one was agreed
      Given the players have rolled for who opens the bargaining, blue rolling 5 and red rolling 2
      And blue has named 1 terrain elements
      And red has agreed to attack
      And a terrain element has been placed in sector 2, away from the table edge: hill
      When a terrain element is placed in sector 3, away from the table edge: hill
      Then it is not allowed, by this clause

  @minis.2.1.bid.refuse
  Rule: Refusing to attack

    @x1
    Scenario: Who refuses at 5 must name a number himself
      Given the players have rolled for who opens the bargaining, blue rolling 5 and red rolling 2
      And blue has named 5 terrain elements
      When red refuses to attack
      Then red must name a number
      And this clause applies

    @x2
    Scenario: The number he names must be smaller
      Given the players have rolled for who opens the bargaining, blue rolling 5 and red rolling 2
      And blue has named 5 terrain elements
      And red has refused to attack
      When red names 5 terrain elements
      Then red cannot name 5 terrain elements
      And it is not allowed, by this clause

  @minis.2.1.bid.alternate
  Rule: Bargaining in turns

    @x1
    Scenario: After two refusals the first player names a number again
      Given the players have rolled for who opens the bargaining, blue rolling 5 and red rolling 2
      And blue has named 6 terrain elements
      And red has refused to attack
      And red has named 4 terrain elements
      When blue refuses to attack
      Then blue must name a number
      And this clause applies

    @x2
    Scenario: Nobody names a number when it is his opponent’s turn
      Given the players have rolled for who opens the bargaining, blue rolling 5 and red rolling 2
      And blue has named 6 terrain elements
      When red names 4 terrain elements
      Then red cannot name 4 terrain elements
      And it is not allowed, by this clause

    @x3
    Scenario: Nobody agrees to attack a position he has offered himself
      Given the players have rolled for who opens the bargaining, blue rolling 5 and red rolling 2
      And blue has named 6 terrain elements
      When blue agrees to attack
      Then blue cannot agree to attack
      And it is not allowed, by this clause

    @x4
    Scenario: Nobody names two numbers in a row
      Given the players have rolled for who opens the bargaining, blue rolling 5 and red rolling 2
      And blue has named 6 terrain elements
      When blue names 4 terrain elements
      Then it is not allowed, by this clause

  @minis.2.1.bid.floor
  Rule: Refusing at two

    @x1
    Scenario: Who refuses at 2 is the defender with 1
      Given the players have rolled for who opens the bargaining, blue rolling 5 and red rolling 2
      And blue has named 2 terrain elements
      When red refuses to attack
      Then blue has become the attacker
      And the defender places 1 terrain elements
      And this clause gives 1

    @x2
    Scenario: Who refuses at 3 may still name 2
      Given the players have rolled for who opens the bargaining, blue rolling 5 and red rolling 2
      And blue has named 3 terrain elements
      And red has refused to attack
      When red names 2 terrain elements
      Then it is allowed
      And this clause does not apply

  @minis.2.1.field.sectors
  Rule: Six sectors

    @x1
    Scenario: The last sector is the sixth
      When a terrain element is placed in sector 6, away from the table edge: hill
      Then it is allowed
      And this clause applies

    @x2
    Scenario: There is no seventh sector
      When a terrain element is placed in sector 7, away from the table edge: hill
      Then it is not allowed, by this clause

    @x3
    Scenario: The first sector is sector 1
      When a terrain element is placed in sector 1, away from the table edge: hill
      Then it is allowed
      And this clause applies

    @x4
    Scenario: There is no sector 0
      When a terrain element is placed in sector 0, away from the table edge: hill
      Then it is not allowed, by this clause

    @x5
    Scenario: Three sectors along one side are a player's territory
      Given A is red
      And red is the attacker
      And sectors 4 + 5 + 6 are the territory of blue
      When the reserve A is sent round the enemy, to appear in sector 5
      Then it is allowed

    @x6
    Scenario: Sectors 1, 2 and 4 do not lie along one side
      Given A is red
      And red is the attacker
      And sectors 1 + 2 + 4 are the territory of blue
      When the reserve A is sent round the enemy, to appear in sector 2
      Then it is not allowed, by this clause

  @minis.2.1.field.sector-roll
  Rule: Rolling for the sector

    @x1
    Scenario: A 5 puts the element into sector 5
      When a terrain element is rolled for, with 5 for its sector and 1 for its kind
      Then the element falls in sector 5
      And this clause gives 5

    @x2
    Scenario: A hill rolled for sector 5 is not placed in sector 4
      Given a terrain element has been rolled for, with 5 for its sector and 1 for its kind
      When a terrain element is placed in sector 4, away from the table edge: hill
      Then it is not allowed, by this clause

    @x3
    Scenario: The sector of the forest is no sector for the hill
      Given a terrain element has been rolled for, with 5 for its sector and 1 for its kind
      And a terrain element has been rolled for, with 2 for its sector, 2 for its kind and 1 for what it is
      When a terrain element is placed in sector 2, away from the table edge: hill
      Then it is not allowed, by this clause

    @x4
    Scenario: A stream lies in the sector that was rolled for a river
      Given a terrain element has been rolled for, with 5 for its sector, 5 for its kind and 6 for what it is
      When a terrain element is placed in sector 5, away from the table edge: stream
      Then it is allowed
      And this clause does not apply

  @minis.2.1.field.edge
  Rule: Elements at the table edge

    @x1
    Scenario Outline: Forests, lakes and swamps lie flush with the table edge
      When a terrain element is placed in sector 2, <spot>: <element>
      Then it is allowed
      And this clause applies

      Examples:
        | element | spot                      |
        | forest  | flush with the table edge |
        | lake    | flush with the table edge |
        | swamp   | flush with the table edge |

    @x2
    Scenario Outline: Away from the edge they may not lie
      When a terrain element is placed in sector 2, away from the table edge: <element>
      Then it is not allowed, by this clause

      Examples:
        | element |
        | forest  |
        | lake    |
        | swamp   |

  @minis.2.1.field.free
  Rule: Elements inside the sector

    @x1
    Scenario Outline: Other elements may lie anywhere in their sector
      When a terrain element is placed in sector 2, <spot>: <element>
      Then it is allowed
      And this clause applies

      Examples:
        | element         | spot                      |
        | hill            | away from the table edge  |
        | difficult going | away from the table edge  |
        | ditch           | flush with the table edge |

    @x2
    Scenario: A forest may not
      When a terrain element is placed in sector 2, away from the table edge: forest
      Then it is not allowed
      And this clause does not apply

  @minis.2.1.type
  Rule: Kind of element

    @x1
    Scenario Outline: The second die gives the kind of element
      When a terrain element is rolled for, with 3 for its sector, <die> for its kind and 1 for what it is
      Then the element is: <kind>
      And this clause applies

      Examples:
        | die | kind         |
        | 2   | forest       |
        | 3   | rough ground |
        | 4   | ravine       |
        | 5   | river        |

    @x2
    Scenario Outline: Hills and lakes need no third die
      When a terrain element is rolled for, with 3 for its sector and <die> for its kind
      Then the element is: <kind>
      And this clause applies

      Examples:
        | die | kind |
        | 1   | hill |
        | 6   | lake |

  @minis.2.1.1
  Rule: Slopes of a hill

    @x1
    Scenario Outline: Half of the slopes are gentle, one in six is sheer
      When a slope of the hill is rolled for, rolling <die>
      Then the slope is: <slope>
      And this clause applies

      Examples:
        | die | slope        |
        | 1   | gentle slope |
        | 3   | gentle slope |
        | 4   | steep slope  |
        | 5   | steep slope  |
        | 6   | sheer slope  |

  @minis.2.1.2
  Rule: Kind of forest

    @x1
    Scenario Outline: A forest is sparse, dense or a thicket
      When a terrain element is rolled for, with 1 for its sector, 2 for its kind and <die> for what it is
      Then it is, exactly: <sort>
      And this clause applies

      Examples:
        | die | sort          |
        | 2   | sparse forest |
        | 3   | dense forest  |
        | 4   | dense forest  |
        | 5   | thicket       |

  @minis.2.1.3
  Rule: Kind of rough ground

    @x1
    Scenario Outline: Rough ground is a swamp on 5 and 6
      When a terrain element is rolled for, with 1 for its sector, 3 for its kind and <die> for what it is
      Then it is, exactly: <sort>
      And this clause applies

      Examples:
        | die | sort            |
        | 4   | difficult going |
        | 5   | swamp           |

  @minis.2.1.4
  Rule: Kind of ravine

    @x1
    Scenario Outline: A ravine is only a ditch from 3 up
      When a terrain element is rolled for, with 1 for its sector, 4 for its kind and <die> for what it is
      Then it is, exactly: <sort>
      And this clause applies

      Examples:
        | die | sort        |
        | 2   | deep ravine |
        | 3   | ditch       |

  @minis.2.1.5
  Rule: Kind of river

    @x1
    Scenario Outline: A river is a stream from 4 up
      When a terrain element is rolled for, with 1 for its sector, 5 for its kind and <die> for what it is
      Then it is, exactly: <sort>
      And this clause applies

      Examples:
        | die | sort       |
        | 3   | deep river |
        | 4   | stream     |

  @minis.2.1.6
  Rule: A lake

    @x1
    Scenario: A lake is a lake without a further die
      When a terrain element is rolled for, with 4 for its sector and 6 for its kind
      Then the element is: lake
      And this clause applies

    @x2
    Scenario: A river needs one
      When a terrain element is rolled for, with 4 for its sector, 5 for its kind and 6 for what it is
      Then it is, exactly: stream
      And this clause does not apply

  @minis.2.1.overlap
  Rule: Elements in the same sector

    @x1
    Scenario: A forest may fall on the hill in its sector
      Given a terrain element has been rolled for, with 2 for its sector and 1 for its kind
      When a terrain element is rolled for, with 2 for its sector, 2 for its kind and 1 for what it is
      Then the element falls in sector 2
      And this clause applies

    @x2
    Scenario: A stream may be placed in the sector of a ravine
      Given a terrain element has been placed in sector 3, away from the table edge: ravine
      When a terrain element is placed in sector 3, away from the table edge: stream
      Then it is allowed
      And this clause applies

    @x3
    Scenario: Elements in different sectors do not combine
      Given a terrain element has been rolled for, with 2 for its sector and 1 for its kind
      When a terrain element is rolled for, with 3 for its sector, 2 for its kind and 1 for what it is
      Then the element falls in sector 3
      And this clause does not apply

  @minis.2.1.side
  Rule: Choice of table edge

    @x1
    Scenario: The defender chooses the table edge
      Given red is the attacker
      When blue chooses the table edge from which it deploys
      Then it is allowed
      And this clause applies

    @x2
    Scenario: The attacker takes the edge that is left
      Given red is the attacker
      When red chooses the table edge from which it deploys
      Then red cannot choose the table edge from which it deploys
      And it is not allowed, by this clause
