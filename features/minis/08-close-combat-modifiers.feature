Feature: Close-combat modifiers

  @minis.8.5.0
  Rule: Frontal clash only

    @x1
    Scenario Outline: Pikes count in a clash from the front, and in no other
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A carries pike, and is on Attack
      And A has attacked B from the <zone>; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is <total>
      And this clause applies

      Examples:
        | zone       | total |
        | front zone | 11    |
        | flank zone | 9     |

    @x2
    Scenario: In a clash on the flank the unit attacked has no such modifiers either
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And B carries javelin, and is on Defence
      And A has attacked B from the flank zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of B is 6
      And this clause applies

    @x3
    Scenario: Skirmishers are always struck from the front
      Given unit A: infantry in loose order, A 2, Def 1, M 2
      And unit B: infantry in dispersed order, A 1, Def 0, M 2
      And A carries javelin, and is on Attack
      And A has attacked B from the flank zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 10

  @minis.8.5.1
  Rule: Javelins and pistols

    @x1
    Scenario Outline: Javelins and pistols add one to the attack in the clash
      Given units A + B: <troops> in loose order, A 2, Def 1, M 2
      And A carries <weapon>, and is on <order>
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is <total>

      Examples:
        | troops   | weapon  | order     | total |
        | infantry | javelin | Attack    | 10    |
        | infantry | javelin | Defence   | 10    |
        | infantry | javelin | Manoeuvre | 9     |
        | cavalry  | pistol  | Attack    | 10    |

    @x2
    Scenario: Who has shot this turn has no javelins left for the clash
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A carries javelin, and is on Attack
      And A, this turn: has shot
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 9
      And this clause applies

    @x3
    Scenario: The unit that is attacked throws as well
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And B carries javelin, and is on Defence
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of B is 10
      And this clause gives 1

    @x4
    Scenario: The javelins of a chariot’s crew count too
      Given unit A: heavy chariot
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A carries javelin, and is on Defence
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then this clause gives 1

  @minis.8.5.2
  Rule: Couched lances

    @x1
    Scenario Outline: Lances are couched from the year 1100
      Given units A + B: cavalry in loose order, A 2, Def 1, M 2
      And A carries lance, and is on Attack
      And the year is <year>
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is <total>

      Examples:
        | year | total |
        | 1099 | 9     |
        | 1100 | 10    |
        | 1415 | 10    |

    @x2
    Scenario Outline: Impact needs an Attack order
      Given units A + B: cavalry in loose order, A 2, Def 1, M 2
      And A carries lance, and is on <order>
      And the year is 1200
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is <total>

      Examples:
        | order   | total |
        | Attack  | 10    |
        | Defence | 9     |

    @x3
    Scenario: Impact adds to the attack, not to the defence
      Given units A + B: cavalry in loose order, A 2, Def 1, M 2
      And A carries lance, and is on Attack
      And the year is 1200
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total defence of A is 8

    @x4
    Scenario: In the year 1100 this clause gives one
      Given units A + B: cavalry in loose order, A 2, Def 1, M 2
      And A carries lance, and is on Attack
      And the year is 1100
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then this clause gives 1

  @minis.8.5.3
  Rule: Lance or pistol

    @x1
    Scenario Outline: Riders with lances and pistols use one of them
      Given units A + B: cavalry in loose order, A 2, Def 1, M 2
      And A carries lance + pistol, and is on Attack
      And the year is 1550
      And in the clash, A uses: <weapon>
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then clause <clause> gives 1

      Examples:
        | weapon | clause      |
        | lance  | minis.8.5.2 |
        | pistol | minis.8.5.1 |

    @x2
    Scenario: Under Defence there is nothing to choose, and the pistols count
      Given units A + B: cavalry in loose order, A 2, Def 1, M 2
      And A carries lance + pistol, and is on Defence
      And the year is 1550
      And B has attacked A from the front zone; the clash comes next
      When B and A fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 10

    @x3
    Scenario: Whether lances and javelins count together, the source does not say
      Given units A + B: cavalry in loose order, A 2, Def 1, M 2
      And A carries lance + javelin, and is on Attack
      And the year is 1200
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then the source does not say

  @minis.8.5.4
  Rule: Impact of elephants and chariots

    @x1
    Scenario Outline: Elephants, heavy and scythed chariots strike with impact
      Given unit A: <troops>, on Attack
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then this clause gives 1

      Examples:
        | troops          |
        | Indian elephant |
        | African elephant |
        | heavy chariot   |
        | scythed chariot |

    @x2
    Scenario: A light chariot on Attack has no impact
      Given unit A: light chariot, on Attack
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 8
      And this clause does not apply

    @x3
    Scenario: An elephant that stands on Defence has no impact
      Given unit B: Indian elephant, on Defence
      And unit A: infantry in loose order, A 2, Def 1, M 2
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then A suffers: flight
      And this clause does not apply

  @minis.8.5.5
  Rule: Level ground for impact

    @x1
    Scenario Outline: Lances strike with impact only after an advance over level ground
      Given units A + B: cavalry in loose order, A 2, Def 1, M 2
      And A carries lance, and is on Attack
      And the year is 1200
      And the way of A goes 6 steps over: <ground>
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is <total>

      Examples:
        | ground          | total |
        | level ground    | 10    |
        | camp            | 10    |
        | gentle slope    | 9     |
        | difficult going | 9     |

    @x2
    Scenario: An elephant that came uphill has no impact either
      Given unit A: Indian elephant, on Attack
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And the way of A goes 6 steps over: gentle slope
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 12
      And this clause applies

    @x3
    Scenario: A unit that stands has no impact, though it is on Attack
      Given units A + B: cavalry in loose order, A 2, Def 1, M 2
      And B carries lance, and is on Attack
      And the year is 1200
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of B is 9
      And this clause applies

    @x4
    Scenario: Out of a forest nobody charges
      Given units A + B: cavalry in loose order, A 2, Def 1, M 2
      And A carries lance, and is on Attack
      And the year is 1200
      And A stands on: sparse forest
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 9

    @x5
    Scenario: Against an enemy who stands higher there is no impact
      Given units A + B: cavalry in loose order, A 2, Def 1, M 2
      And A carries lance, and is on Attack
      And the year is 1200
      And B stands higher than A
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 9

    @x6
    Scenario: Down from a hill there is no impact, only the height
      Given units A + B: cavalry in loose order, A 2, Def 1, M 2
      And A carries lance, and is on Attack
      And the year is 1200
      And A stands on: hill
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 10

  @minis.8.5.6
  Rule: Spears and halberds

    @x1
    Scenario Outline: Spears and halberds on Defence add one against cavalry
      Given unit A: <attacker> in loose order, A 2, Def 1, M 2
      And unit B: infantry in close order, A 2, Def 1, M 2
      And B carries <weapon>, and is on <order>
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total defence of B is <defence>
      And this clause applies

      Examples:
        | attacker | weapon  | order   | defence |
        | cavalry  | spear   | Defence | 10      |
        | cavalry  | halberd | Defence | 10      |
        | infantry | spear   | Defence | 9       |
        | cavalry  | spear   | Attack  | 9       |

    @x2
    Scenario: They add to the defence, not to the attack
      Given unit A: cavalry in loose order, A 2, Def 1, M 2
      And unit B: infantry in close order, A 2, Def 1, M 2
      And B carries spear, and is on Defence
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total defence of B is 10
      And total attack of B is 10

    @x3
    Scenario: An elephant is cavalry to spears
      Given unit A: Indian elephant, on Attack
      And unit B: infantry in close order, A 2, Def 1, M 2
      And B carries spear, and is on Defence
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then this clause gives 1

    @x4
    Scenario: Read the other way, spears do nothing against a chariot
      Given unit A: light chariot
      And unit B: infantry in close order, A 2, Def 1, M 2
      And B carries spear, and is on Defence
      And A has attacked B from the front zone; the clash comes next
      And the table plays: elephants and chariots are neither infantry nor cavalry to weapons
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total defence of B is 9

    @x5
    Scenario: Whether camels are cavalry to spears, the source does not say
      Given unit A: camel in loose order, A 2, Def 1, M 2
      And unit B: infantry in close order, A 2, Def 1, M 2
      And B carries spear, and is on Defence
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then the source does not say

    @x6
    Scenario: Without Defence it does not matter that nobody says what camels are to spears
      Given unit A: camel in loose order, A 2, Def 1, M 2
      And unit B: infantry in loose order, A 2, Def 1, M 2
      And B carries spear, and is on Manoeuvre
      And A began with 4 figures
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total defence of B is 8

  @minis.8.5.7
  Rule: Pikes on foot

    @x1
    Scenario Outline: Pikes add two against foot and three against horse
      Given unit A: <attacker> in loose order, A 2, Def 1, M 2
      And unit B: infantry in close order, A 2, Def 1, M 2
      And B carries pike, and is on Defence
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total defence of B is <defence>
      And total attack of B is <attack>

      Examples:
        | attacker | defence | attack |
        | infantry | 11      | 12     |
        | cavalry  | 12      | 13     |

    @x2
    Scenario: Pikes give two in each total
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A carries pike, and is on Attack
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then this clause gives 2

    @x3
    Scenario: Under Manoeuvre pikes add nothing
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And B carries pike, and is on Manoeuvre
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total defence of B is 8
      And this clause does not apply

    @x4
    Scenario: Against an elephant pikes have their value against cavalry
      Given unit A: Indian elephant, on Attack
      And unit B: infantry in close order, A 2, Def 1, M 2
      And B carries pike, and is on Defence
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then this clause gives 3

    @x5
    Scenario: Read the other way, pikes add nothing against a chariot
      Given unit A: light chariot
      And unit B: infantry in close order, A 2, Def 1, M 2
      And B carries pike, and is on Defence
      And A has attacked B from the front zone; the clash comes next
      And the table plays: elephants and chariots are neither infantry nor cavalry to weapons
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total defence of B is 9

  @minis.8.5.8
  Rule: Ground for pikes

    @x1
    Scenario Outline: Pikes count on level ground or a gentle hill only
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A carries pike, and is on Attack
      And A stands on: <ground>
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is <total>

      Examples:
        | ground          | total |
        | level ground    | 11    |
        | difficult going | 9     |
        | stream          | 9     |
        | sparse forest   | 9     |

    @x2
    Scenario: On a gentle slope above the enemy pikes count, and so does the height
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A carries pike, and is on Attack
      And A stands on: gentle slope
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 12
      And clause minis.8.5.7 gives 2

    @x3
    Scenario: In difficult going the clause shuts out the pikes
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And A carries pike, and is on Attack
      And A stands on: difficult going
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then clause minis.8.5.7 does not apply
      And this clause applies

  @minis.8.5.9
  Rule: Large shields in combat

    @x1
    Scenario Outline: Large shields add one to the defence from the front
      Given units A + B: infantry in <order>, A 2, Def 1, M 2
      And B carries large shield, and is on Defence
      And A has attacked B from the <zone>; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total defence of B is <defence>
      And this clause applies

      Examples:
        | order       | zone       | defence |
        | loose order | front zone | 9       |
        | close order | front zone | 10      |
        | loose order | flank zone | 5       |

    @x2
    Scenario: They count hand to hand as well
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And B carries large shield, and is on Attack
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total defence of B is 9
      And this clause gives 1

    @x3
    Scenario: Dispersed order has no such bonus
      Given unit A: infantry in loose order, A 2, Def 1, M 2
      And unit B: infantry in dispersed order, A 1, Def 0, M 2
      And B carries large shield
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total defence of B is 5
      And this clause applies

    @x4
    Scenario: Under Manoeuvre large shields do nothing
      Given units A + B: infantry in loose order, A 2, Def 1, M 2
      And B carries large shield, and is on Manoeuvre
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total defence of B is 8
      And this clause does not apply

  @minis.8.5.10
  Rule: Cavalry against elephants and camels

    @x1
    Scenario: Cavalry against an elephant is one weaker in attack and defence
      Given unit A: cavalry in loose order, A 2, Def 1, M 2
      And unit B: Indian elephant
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 8
      And total defence of A is 7

    @x2
    Scenario: Against camels it is weaker too, in the clash already
      Given unit A: cavalry in loose order, A 2, Def 1, M 2
      And unit B: camel in loose order, A 2, Def 1, M 2
      And B began with 4 figures
      And A has attacked B from the front zone; the clash comes next
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then this clause gives -1

    @x3
    Scenario: Infantry does not mind elephants
      Given unit A: infantry in loose order, A 2, Def 1, M 2
      And unit B: Indian elephant
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then total attack of A is 9
      And this clause does not apply

    @x4
    Scenario: What camels are to an elephant, the source does not say
      Given unit A: camel in loose order, A 2, Def 1, M 2
      And unit B: Indian elephant
      And A began with 4 figures
      And A fights B hand to hand, front edge to front edge
      When A and B fight, rolling 3 and 3 for attack, 3 and 3 for defence
      Then the source does not say
