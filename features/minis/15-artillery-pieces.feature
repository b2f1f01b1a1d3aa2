Feature: Engines and guns

  @minis.15.3.1
  Rule: Bolt thrower

    @x1
    Scenario Outline: Up to twelve steps S is 2, up to twenty-four 1
      Given unit A: bolt thrower
      And A and B face each other, <steps> steps apart
      When A is aimed at B
      Then it shoots with S <shooting>
      And its piercing is <piercing>
      And this clause applies

      Examples:
        | steps | shooting | piercing |
        | 0     | 2        | 3        |
        | 12    | 2        | 3        |
        | 12.1  | 1        | 3        |
        | 24    | 1        | 3        |

    @x2
    Scenario: Beyond twenty-four it does not reach
      Given unit A: bolt thrower
      And A and B face each other, 24.5 steps apart
      When A is aimed at B
      Then it is not allowed, by this clause

  @minis.15.3.2
  Rule: Bolt throwers as crossbows

    @x1
    Scenario: A bolt thrower adds its crew, its S and the die like a crossbow
      Given unit A: bolt thrower
      And unit B: infantry in close order, A 4, Def 5, M 2
      And A and B face each other, 12 steps apart
      When A shoots at B, rolling 4 against 2
      Then total shooting of A is 9
      And R against B is 0
      And this clause applies

    @x2
    Scenario: A stone thrower does not shoot so
      Given A is a stone thrower of 1200
      And A and B face each other, 12 steps apart
      When A is aimed at B
      Then it shoots with S 2
      And this clause does not apply

  @minis.15.3.3
  Rule: No hit roll for bolt throwers

    @x1
    Scenario: A bolt hits without a roll
      Given unit A: bolt thrower
      And A and B face each other, 20 steps apart
      When A is aimed at B
      Then it hits without a roll
      And this clause applies

    @x2
    Scenario: A stone needs its roll
      Given A is a stone thrower of 1200
      And A and B face each other, 20 steps apart
      When A is aimed at B
      Then it hits on 1 to 8
      And this clause does not apply

  @minis.15.3.4
  Rule: Stone thrower

    @x1
    Scenario Outline: Beyond six steps S is 2, beyond twelve 1
      Given A is a stone thrower of 1200
      And A and B face each other, <steps> steps apart
      When A is aimed at B
      Then it shoots with S <shooting>
      And its piercing is <piercing>
      And this clause applies

      Examples:
        | steps | shooting | piercing |
        | 6.1   | 2        | 4        |
        | 12    | 2        | 4        |
        | 12.1  | 1        | 4        |
        | 24    | 1        | 4        |

    @x2
    Scenario Outline: Up to six steps lies its dead zone
      Given A is a stone thrower of 1200
      And A and B face each other, <steps> steps apart
      When A is aimed at B
      Then it is not allowed, by this clause

      Examples:
        | steps |
        | 0     |
        | 5     |
        | 6     |

    @x3
    Scenario: Nor does a stone fly beyond twenty-four
      Given A is a stone thrower of 1200
      And A and B face each other, 25 steps apart
      When A is aimed at B
      Then it is not allowed, by this clause

  @minis.15.3.6
  Rule: No defensive shot by stone throwers

    @x1
    Scenario: A stone thrower makes no defensive shot
      Given unit A: infantry
      And unit B: stone thrower
      And B is on Defence
      And A: Mv 12
      And A has declared an attack on B from the front zone, 4 steps away
      When B makes a defensive shot at A
      Then clause 15.3.6 applies

    @x2
    Scenario: A bolt thrower makes one
      Given unit A: infantry in loose order, A 4, Def 2, M 2
      And unit B: bolt thrower
      And B is on Defence
      And A: Mv 12
      And A has declared an attack on B from the front zone, 4 steps away
      When B makes a defensive shot at A, the attack rolling 1 against 6, the shot 6 against 1
      Then this clause does not apply

  @minis.15.3.7
  Rule: Stone throwers over barriers

    @x1
    Scenario: Over a palisade a stone thrower hits an unseen target half as often
      Given A is a stone thrower of 1200
      And A and B face each other, 20 steps apart
      And between A and B lies: fortification
      When A is aimed at B
      Then it hits on 1 to 4
      And this clause applies

    @x2
    Scenario: Over stakes it sees its target
      Given A is a stone thrower of 1200
      And A and B face each other, 20 steps apart
      And between A and B lies: barricade
      When A is aimed at B
      Then it hits on 1 to 8
      And this clause applies

    @x3
    Scenario: Over a unit it shoots at what it does not see
      Given A is a stone thrower of 1200
      And A and B face each other, 20 steps apart
      And C stands between A and B
      And A does not see B
      When A is aimed at B
      Then it hits on 1 to 4
      And clause 15.2.6 applies

    @x4
    Scenario: A bombard does not shoot over a palisade
      Given unit A: light bombard
      And A and B face each other, 20 steps apart
      And between A and B lies: fortification
      When A is aimed at B
      Then it is not allowed, by clause 14.6.3

  @minis.15.4.1
  Rule: Light and heavy pieces

    @x1
    Scenario Outline: A gun known by its name is light or heavy
      Given the year is 1550
      When which piece a gun of this name is: <make>
      Then it counts as: <piece>
      And this clause applies

      Examples:
        | make           | piece     |
        | falcon         | light gun |
        | three-pounder  | light gun |
        | culverin       | heavy gun |
        | twelve-pounder | heavy gun |

    @x2
    Scenario: In the fifteenth century a culverin is a heavy bombard
      Given the year is 1499
      When which piece a gun of this name is: culverin
      Then it counts as: heavy bombard

    @x3
    Scenario: From 1500 on it is a gun
      Given the year is 1500
      When which piece a gun of this name is: culverin
      Then it counts as: heavy gun

  @minis.15.4.2
  Rule: Canister at close range

    @x1
    Scenario: Just below six steps a gun throws canister
      Given unit A: light gun
      And A and B face each other, 5.9 steps apart
      When A is aimed at B
      Then it throws: canister
      And this clause applies

    @x2
    Scenario: At six steps it throws a ball
      Given unit A: light gun
      And A and B face each other, 6 steps apart
      And the year is 1500
      When A is aimed at B
      Then it throws: ball
      And this clause applies

    @x3
    Scenario: A bolt thrower has no canister
      Given unit A: bolt thrower
      And A and B face each other, 5 steps apart
      When A is aimed at B
      Then it throws: bolt
      And this clause does not apply

  @minis.15.4.3
  Rule: Artillery values

    @x1
    Scenario Outline: With a ball S falls with the range
      Given unit A: <piece>
      And A and B face each other, <steps> steps apart
      And the year is <year>
      When A is aimed at B
      Then it shoots with S <shooting>
      And its piercing is <piercing>
      And this clause applies

      Examples:
        | piece         | year | steps | shooting | piercing |
        | light bombard | 1499 | 6     | 2        | 6        |
        | light bombard | 1499 | 12    | 2        | 6        |
        | light bombard | 1499 | 12.1  | 1        | 6        |
        | light bombard | 1499 | 24    | 1        | 6        |
        | light gun     | 1500 | 6     | 3        | 6        |
        | light gun     | 1500 | 18    | 3        | 6        |
        | light gun     | 1500 | 18.1  | 2        | 6        |
        | light gun     | 1500 | 36    | 2        | 6        |
        | heavy bombard | 1499 | 6     | 3        | 12       |
        | heavy bombard | 1499 | 20    | 3        | 12       |
        | heavy bombard | 1499 | 20.1  | 2        | 12       |
        | heavy bombard | 1499 | 40    | 2        | 12       |
        | heavy gun     | 1500 | 6     | 4        | 12       |
        | heavy gun     | 1500 | 25    | 4        | 12       |
        | heavy gun     | 1500 | 25.1  | 3        | 12       |
        | heavy gun     | 1500 | 50    | 3        | 12       |

    @x2
    Scenario Outline: Canister has its own S, and piercing 4
      Given unit A: <piece>
      And A and B face each other, 5.9 steps apart
      When A is aimed at B
      Then it throws: canister
      And it shoots with S <shooting>
      And its piercing is 4
      And this clause applies

      Examples:
        | piece         | shooting |
        | light bombard | 2        |
        | light gun     | 2        |
        | heavy bombard | 3        |
        | heavy gun     | 3        |

    @x3
    Scenario Outline: Beyond its far range no piece reaches
      Given unit A: <piece>
      And A and B face each other, <steps> steps apart
      When A is aimed at B
      Then it is not allowed, by this clause

      Examples:
        | piece         | steps |
        | light bombard | 25    |
        | light gun     | 37    |
        | heavy bombard | 41    |
        | heavy gun     | 51    |

    @x4
    Scenario Outline: Bombards end and guns begin in 1500
      Given unit A: <piece>
      And A and B face each other, 10 steps apart
      And the year is <year>
      When A is aimed at B
      Then it is not allowed, by this clause

      Examples:
        | piece         | year |
        | light bombard | 1500 |
        | light gun     | 1499 |
        | heavy bombard | 1500 |
        | heavy gun     | 1499 |
