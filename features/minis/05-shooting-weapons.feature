Feature: Kinds of missile weapon

  @minis.5.3.zones
  Rule: Range of a weapon

    @x1
    Scenario: A light bow reaches an enemy 12 steps away
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A and B face each other, 12 steps apart
      When A shoots at B, rolling 3 against 4
      Then B suffers: carry on
      And this clause applies

    @x2
    Scenario: Where the distance decides, it is the one told for the shot
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And A faces B and stands in its front zone, 12½ steps away
      When A shoots at B
      Then it is not allowed, by clause 5.3§12
      And this clause does not apply

  @minis.5.3.categories
  Rule: Categories of weapon

    @x1
    Scenario: Spearmen have no missile weapon to shoot with
      Given units A + B: infantry in loose order with spear, Def 1, M 1
      And A and B face each other, 3 steps apart
      When A shoots at B
      Then A cannot shoot at B
      And it is not allowed, by this clause

    @x2
    Scenario: Spearmen with javelins shoot with the javelins
      Given units A + B: infantry in loose order with spear + javelin, Def 1, M 1
      And A and B face each other, 3 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 8
      And this clause applies

    @x3
    Scenario: A unit with two missile weapons shoots with the one its owner names
      Given units A + B: infantry in loose order with light bow + javelin, Def 1, M 1
      And A shoots with its light bow
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 9
      And this clause applies

  @minis.5.3.bow
  Rule: Bow

    @x1
    Scenario Outline: Each bow is light or heavy
      Given unit A: infantry in loose order with spear
      And the missile weapon of A is: <make>
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 2 against 4
      Then total shooting of A is <total>
      And this clause applies

      Examples:
        | make                  | total |
        | ordinary bow          | 8     |
        | composite bow         | 8     |
        | Turkish composite bow | 9     |
        | English longbow       | 9     |
        | samurai bow           | 9     |

    @x2
    Scenario: A longbow reaches no farther than any bow
      Given unit A: infantry in loose order with spear
      And the missile weapon of A is: English longbow
      And A faces B and stands in its front zone, 13 steps away
      When A shoots at B
      Then it is not allowed, by clause 5.3§12

  @minis.5.3.sling
  Rule: Sling

    @x1
    Scenario: Slingers in dispersed order shoot
      Given unit A: infantry in dispersed order with sling, Def 0, M 1
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And A and B face each other, 12 steps apart
      When A shoots at B, rolling 3 against 2
      Then total shooting of A is 7
      And this clause applies

    @x2
    Scenario: A slinger whose order is not dispersed is refused
      Given units A + B: infantry in loose order with sling + javelin, Def 1, M 1
      And A shoots with its sling
      And A and B face each other, 8 steps apart
      When A shoots at B
      Then it is not allowed, by this clause

  @minis.5.3.javelin
  Rule: Javelin

    @x1
    Scenario Outline: Throwing axes and spears that can be thrown count as javelins
      Given unit A: infantry in loose order with halberd
      And the missile weapon of A is: <make>
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And A and B face each other, 3 steps apart
      When A shoots at B, rolling 2 against 4
      Then total shooting of A is 7
      And this clause applies

      Examples:
        | make                     |
        | throwing axe             |
        | spear that can be thrown |

    @x2
    Scenario: A throwing axe does not fly 4 steps
      Given unit A: infantry in loose order with halberd
      And the missile weapon of A is: throwing axe
      And A faces B and stands in its front zone, 4 steps away
      When A shoots at B
      Then it is not allowed, by clause 5.3§12

  @minis.5.3.crossbow
  Rule: Crossbow

    @x1
    Scenario Outline: The heavy crossbow is there in 1400 and in 1520
      Given units A + B: infantry in loose order with heavy crossbow, Def 1, M 1
      And the year is <year>
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 8
      And this clause applies

      Examples:
        | year |
        | 1400 |
        | 1520 |

    @x2
    Scenario Outline: In 1399 and in 1521 there is no heavy crossbow
      Given units A + B: infantry in loose order with heavy crossbow, Def 1, M 1
      And the year is <year>
      And A and B face each other, 8 steps apart
      When A shoots at B
      Then it is not allowed, by this clause

      Examples:
        | year |
        | 1399 |
        | 1521 |

  @minis.5.3.arquebus
  Rule: Arquebus

    @x1
    Scenario: In 1401 a handgun shoots as an arquebus
      Given unit A: infantry in loose order with spear
      And the missile weapon of A is: handgun
      And unit B: infantry in loose order, A 2, Def 2, M 2
      And the year is 1401
      And A and B face each other, 6 steps apart
      When A shoots at B, rolling 3 against 4
      Then this clause applies

    @x2
    Scenario: In 1400 there is no arquebus yet
      Given units A + B: infantry in loose order with arquebus, Def 1, M 1
      And the year is 1400
      And A and B face each other, 6 steps apart
      When A shoots at B
      Then it is not allowed, by this clause

  @minis.5.3.musket
  Rule: Musket

    @x1
    Scenario: In 1521 infantry shoots with muskets
      Given units A + B: infantry in loose order with musket, Def 1, M 1
      And the year is 1521
      And A and B face each other, 12 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 8
      And this clause applies

    @x2
    Scenario: In 1520 there is no musket yet
      Given units A + B: infantry in loose order with musket, Def 1, M 1
      And the year is 1520
      And A and B face each other, 12 steps apart
      When A shoots at B
      Then it is not allowed, by this clause

  @minis.5.3.musket.light
  Rule: Light musket

    @x1
    Scenario: Dragoons on foot shoot their light muskets like muskets
      Given units A + B: infantry in loose order with light musket, Def 5, M 1
      And A and B face each other, 12 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 8
      And total defence of B is 9
      And this clause applies

    @x2
    Scenario: A light musket reaches as far as a musket and no farther
      Given units A + B: infantry in loose order with light musket, Def 5, M 1
      And A faces B and stands in its front zone, 12½ steps away
      When A shoots at B
      Then it is not allowed, by clause 5.3§12

  @minis.5.3.musket.no-horse
  Rule: No musket on horseback

    @x1
    Scenario Outline: Nobody shoots a musket from horseback
      Given unit A: cavalry in loose order with <weapon>
      And A and B face each other, 8 steps apart
      When A shoots at B
      Then A cannot shoot at B
      And it is not allowed, by this clause

      Examples:
        | weapon       |
        | musket       |
        | light musket |

    @x2
    Scenario: An arquebus is shot from horseback
      Given units A + B: cavalry in loose order with arquebus, Def 1, M 1
      And A and B face each other, 6 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 8
      And this clause does not apply

  @minis.5.3.table
  Rule: Missile weapons

    @x1
    Scenario Outline: Each weapon reaches to its longest range and adds its S
      Given units A + B: infantry in loose order with <weapon>, Def 1, M 1
      And A and B face each other, <steps> steps apart
      When A shoots at B, rolling 2 against 4
      Then total shooting of A is <total>
      And this clause applies

      Examples:
        | weapon         | steps | total |
        | light bow      | 12    | 8     |
        | heavy bow      | 12    | 9     |
        | javelin        | 3     | 7     |
        | light crossbow | 12    | 7     |
        | heavy crossbow | 12    | 7     |
        | arquebus       | 6     | 7     |
        | musket         | 12    | 7     |
        | pistol         | 3     | 7     |

    @x2
    Scenario Outline: Half a step beyond its range a weapon falls short
      Given units A + B: infantry in loose order with <weapon>, Def 1, M 1
      And A and B face each other, <steps> steps apart
      When A shoots at B
      Then it is not allowed, by this clause

      Examples:
        | weapon         | steps |
        | light bow      | 12½   |
        | heavy bow      | 12½   |
        | javelin        | 3½    |
        | light crossbow | 12½   |
        | heavy crossbow | 12½   |
        | arquebus       | 6½    |
        | musket         | 12½   |
        | pistol         | 3½    |

    @x3
    Scenario Outline: No weapon has a shortest range: it shoots at half a step
      Given units A + B: infantry in loose order with <weapon>, Def 1, M 1
      And A and B face each other, ½ steps apart
      When A shoots at B, rolling 2 against 4
      Then B suffers: carry on
      And this clause applies

      Examples:
        | weapon         |
        | light bow      |
        | heavy bow      |
        | javelin        |
        | light crossbow |
        | heavy crossbow |
        | arquebus       |
        | musket         |
        | pistol         |

    @x4
    Scenario Outline: What a weapon pierces of Def 5
      Given units A + B: infantry in loose order with <weapon>, Def 5, M 1
      And A and B face each other, 3 steps apart
      When A shoots at B, rolling 2 against 4
      Then total defence of B is <total>
      And this clause applies

      Examples:
        | weapon         | total |
        | light bow      | 13    |
        | heavy bow      | 13    |
        | javelin        | 13    |
        | light crossbow | 11    |
        | heavy crossbow | 10    |
        | arquebus       | 10    |
        | musket         | 9     |
        | pistol         | 11    |

    @x5
    Scenario Outline: A sling shoots at half a step and at 12 steps, adds 2 and pierces nothing
      Given unit A: infantry in dispersed order with sling, Def 0, M 1
      And unit B: infantry in loose order, A 2, Def 5, M 2
      And A and B face each other, <steps> steps apart
      When A shoots at B, rolling 2 against 4
      Then total shooting of A is 6
      And total defence of B is 13
      And this clause applies

      Examples:
        | steps |
        | ½     |
        | 12    |

    @x6
    Scenario: A sling falls short at 12½ steps
      Given unit A: infantry in dispersed order with sling, Def 0, M 1
      And A and B face each other, 12½ steps apart
      When A shoots at B
      Then it is not allowed, by this clause
