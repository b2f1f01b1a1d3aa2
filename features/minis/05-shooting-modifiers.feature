Feature: Shooting modifiers

  @minis.5.5.second-rank.support
  Rule: Shooting support from the second rank

    @x1
    Scenario: Archers behind archers add 1 to their shot
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And A + C form a column, from front to rear
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 10
      And this clause applies

    @x2
    Scenario: Archers behind archers do not shoot on their own
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And A + C form a column, from front to rear
      And A and B face each other, 8 steps apart
      When C shoots at B
      Then it is not allowed, by this clause

    @x3
    Scenario: A third rank adds nothing
      Given units A + B + C + D: infantry in loose order with light bow, Def 1, M 1
      And A + C + D form a column, from front to rear
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 10
      And this clause applies

    @x4
    Scenario: Read the other way, the third rank adds 1 too
      Given units A + B + C + D: infantry in loose order with light bow, Def 1, M 1
      And A + C + D form a column, from front to rear
      And A and B face each other, 8 steps apart
      And the table plays: every rank behind supports a shot
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 11
      And this clause applies

  @minis.5.5.second-rank.same-weapon
  Rule: Same type of weapon for shooting support

    @x1
    Scenario: Archers with heavy bows do not support light bows
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And unit C: infantry in loose order with heavy bow
      And A + C form a column, from front to rear
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 9
      And this clause applies

    @x2
    Scenario: Musketeers with light muskets support musketeers
      Given units A + B: infantry in loose order with musket, Def 1, M 1
      And unit C: infantry in loose order with light musket
      And A + C form a column, from front to rear
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 9
      And this clause applies

    @x3
    Scenario: Spearmen behind archers have no weapon to compare
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And unit C: infantry in loose order with spear
      And A + C form a column, from front to rear
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 9
      And this clause does not apply

  @minis.5.5.second-rank.front-other
  Rule: Second rank shooting on its own

    @x1
    Scenario: Archers behind spearmen shoot with one strength less
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And unit C: infantry in loose order with spear
      And C + A form a column, from front to rear
      And C and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 8
      And this clause gives −1

    @x2
    Scenario: Javelin-men behind pikemen shoot so too
      Given units A + B: infantry in loose order with javelin, Def 1, M 1
      And unit C: infantry in close order with pike
      And C + A form a column, from front to rear
      And C and B face each other, 3 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 7
      And this clause gives −1

    @x3
    Scenario: In the first rank archers keep their strength
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And unit C: infantry in loose order with spear
      And A + C form a column, from front to rear
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 9
      And this clause does not apply

  @minis.5.5.second-rank.no-firearms
  Rule: No firearms from the second rank

    @x1
    Scenario Outline: From the second rank nobody shoots a crossbow, a firearm or a sling
      Given unit A: infantry in dispersed order with <weapon>
      And unit C: infantry in loose order with spear
      And C + A form a column, from front to rear
      And C and B face each other, 6 steps apart
      When A shoots at B
      Then A cannot shoot at B
      And it is not allowed, by this clause

      Examples:
        | weapon         |
        | light crossbow |
        | heavy crossbow |
        | arquebus       |
        | musket         |
        | sling          |

    @x2
    Scenario: Behind arquebusiers arquebusiers support the shot all the same
      Given units A + B + C: infantry in loose order with arquebus, Def 1, M 1
      And A + C form a column, from front to rear
      And A and B face each other, 6 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 9
      And this clause does not apply

  @minis.5.5.second-rank.measure
  Rule: Shooting measured from the front unit

    @x1
    Scenario: The distance of a shot from the second rank is that of the first
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And unit C: infantry in loose order with spear
      And C + A form a column, from front to rear
      And C and B face each other, 12 steps apart
      And for a shot it is 14 steps from A to B
      When A shoots at B, rolling 3 against 4
      Then this clause applies

    @x2
    Scenario: If the first rank is out of range, so is the second
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And unit C: infantry in loose order with spear
      And C + A form a column, from front to rear
      And C and B face each other, 12½ steps apart
      When A shoots at B
      Then it is not allowed, by clause 5.3§12
      And clause 5.5§6 applies

  @minis.5.5.second-rank.engaged
  Rule: Front unit in close combat

    @x1
    Scenario: Archers do not shoot over spearmen in close combat
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And unit C: infantry in loose order with spear
      And C + A form a column, from front to rear
      And D is in close combat with C
      And C and B face each other, 8 steps apart
      When A shoots at B
      Then it is not allowed, by this clause

    @x2
    Scenario: While the spearmen are free, the archers behind them shoot
      Given units A + B: infantry in loose order with light bow, Def 1, M 1
      And unit C: infantry in loose order with spear
      And C + A form a column, from front to rear
      And C and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total shooting of A is 8
      And this clause does not apply

  @minis.5.5.other-positions
  Rule: Shooting support from other positions

    @x1
    Scenario: Archers elsewhere who shoot at the same target add 1
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And A and C face each other, 8 steps apart
      And B and C face each other, 6 steps apart
      When A shoots at C with the support of B, rolling 3 against 4
      Then total shooting of A is 10
      And this clause applies

    @x2
    Scenario: Skirmishers elsewhere add a half
      Given units A + C: infantry in loose order with light bow, Def 1, M 1
      And unit B: infantry in dispersed order with sling
      And A and C face each other, 8 steps apart
      And B and C face each other, 6 steps apart
      When A shoots at C with the support of B, rolling 3 against 4
      Then total shooting of A is 9½
      And this clause applies

    @x3
    Scenario: A light chariot elsewhere adds a half
      Given units A + C: infantry in loose order with light bow, Def 1, M 1
      And unit B: light chariot
      And B carries light bow
      And A and C face each other, 8 steps apart
      And B and C face each other, 6 steps apart
      When A shoots at C with the support of B, rolling 3 against 4
      Then total shooting of A is 9½

    @x4
    Scenario: Whether a gun elsewhere supports a shot is not said
      Given units A + C: infantry in loose order with light bow, Def 1, M 1
      And unit B: light gun
      And A and C face each other, 8 steps apart
      And B and C face each other, 6 steps apart
      When A shoots at C with the support of B
      Then the source does not say

    @x5
    Scenario: A unit out of range supports no shot
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And A and C face each other, 8 steps apart
      And B and C face each other, 13 steps apart
      When A shoots at C with the support of B
      Then A cannot shoot at C with the support of B
      And it is not allowed, by clause 5.3§12

  @minis.5.5.other-positions.nearer
  Rule: No shooting support past a nearer enemy

    @x1
    Scenario: A unit with a nearer enemy does not support a shot at another
      Given units A + B + C + D: infantry in loose order with light bow, Def 1, M 1
      And A and C face each other, 8 steps apart
      And B and C face each other, 8 steps apart
      And B and D face each other, 6 steps apart
      When A shoots at C with the support of B
      Then it is not allowed, by this clause

    @x2
    Scenario: A unit to which the common target is nearest supports the shot
      Given units A + B + C + D: infantry in loose order with light bow, Def 1, M 1
      And A and C face each other, 8 steps apart
      And B and C face each other, 6 steps apart
      And B and D face each other, 8 steps apart
      When A shoots at C with the support of B, rolling 3 against 4
      Then total shooting of A is 10
      And this clause applies

  @minis.5.5.defence-support
  Rule: Support for the target

    @x1
    Scenario: A unit behind the target adds 1 to its defence
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And B + C form a column, from front to rear
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total defence of B is 10
      And this clause gives 1

    @x2
    Scenario: Neighbours on both sides add 2
      Given units A + B + C + D: infantry in loose order with light bow, Def 1, M 1
      And C + B + D form a line, from left to right
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total defence of B is 11
      And this clause gives 2

    @x3
    Scenario: A neighbour who was shot at in this phase adds nothing
      Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
      And B + C form a line, from left to right
      And C, this turn: was shot at
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total defence of B is 9
      And this clause does not apply

  @minis.5.5.piercing
  Rule: Piercing

    @x1
    Scenario: A light crossbow takes 2 from Def 3 before any modifier
      Given unit A: infantry in loose order with light crossbow
      And unit B: cavalry in loose order, A 4, Def 3, M 2
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 2
      Then total defence of B is 6
      And this clause gives 1

    @x2
    Scenario: A musket leaves Def 3 nothing, but the horses still cost 1
      Given unit A: infantry in loose order with musket
      And unit B: cavalry in loose order, A 4, Def 3, M 2
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 2
      Then total defence of B is 5
      And this clause gives 0

    @x3
    Scenario: A bow pierces nothing
      Given unit A: infantry in loose order with heavy bow
      And unit B: cavalry in loose order, A 4, Def 3, M 2
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 2
      Then total defence of B is 8
      And this clause does not apply

  @minis.5.5.example.piercing
  Rule: Example: arquebus against armour

    @x1
    Scenario Outline: An arquebus leaves Maximilian armour 3 and lighter dress nothing
      Given unit A: infantry in loose order with arquebus
      And unit B: infantry in close order, A 2, Def <armour>, M 2
      And A and B face each other, 6 steps apart
      When A shoots at B, rolling 3 against 2
      Then total defence of B is <total>
      And this clause gives <left>

      Examples:
        | armour | left | total |
        | 6      | 3    | 10    |
        | 2      | 0    | 7     |
        | 1      | 0    | 7     |
        | 0      | 0    | 7     |

    @x2
    Scenario: A light crossbow leaves Maximilian armour 4
      Given unit A: infantry in loose order with light crossbow
      And unit B: infantry in close order, A 2, Def 6, M 2
      And A and B face each other, 6 steps apart
      When A shoots at B, rolling 3 against 2
      Then total defence of B is 11
      And this clause does not apply

  @minis.5.5.large-shield
  Rule: Shield wall against shooting

    @x1
    Scenario: Large shields on Attack add 1 against an arquebus from the front
      Given unit A: infantry in loose order with arquebus
      And unit B: infantry in close order with spear + large shield, Def 2, M 2
      And B is on Attack
      And A and B face each other, 6 steps apart
      When A shoots at B, rolling 3 against 4
      Then total defence of B is 10
      And this clause gives 1

    @x2
    Scenario: Large shields do not help against a shot from the flank
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in close order with spear + large shield, Def 2, M 2
      And B is on Defence
      And A faces B and stands in its left flank zone, 8 steps away
      When A shoots at B, rolling 3 against 4
      Then total defence of B is 7
      And this clause applies

    @x3
    Scenario: Large shields on Manoeuvre do not help
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in close order with spear + large shield, Def 2, M 2
      And B is on Manoeuvre
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total defence of B is 11
      And this clause applies

    @x4
    Scenario: Riders with large shields form no shield wall
      Given unit A: infantry in loose order with light bow
      And unit B: cavalry in loose order with spear + large shield, Def 2, M 2
      And B is on Defence
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total defence of B is 9
      And this clause does not apply

  @minis.5.5.mounts
  Rule: Mounts as large targets

    @x1
    Scenario Outline: Mounts cost their riders 1 under fire
      Given unit A: infantry in loose order with light bow
      And unit B: <troops> in loose order, A 4, Def 3, M 2
      And B began with <figures> figures
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total defence of B is <total>
      And this clause gives −1

      Examples:
        | troops  | figures | total |
        | cavalry | 4       | 10    |
        | camel   | 4       | 10    |

    @x2
    Scenario Outline: Elephants and chariots are large targets too
      Given unit A: infantry in loose order with light bow
      And unit B: <troops>
      And B: Def 3
      And B: M 2
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then this clause gives −1

      Examples:
        | troops           |
        | Indian elephant  |
        | African elephant |
        | light chariot    |
        | heavy chariot    |
        | scythed chariot  |

    @x3
    Scenario: Men on foot are no large target
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in loose order, A 4, Def 3, M 2
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total defence of B is 11
      And this clause does not apply

  @minis.5.5.barding
  Rule: Horse armour

    @x1
    Scenario: Riders on horses in metal lose nothing
      Given unit A: infantry in loose order with light bow
      And unit B: cavalry in loose order, A 4, Def 3, M 2
      And B has: horse armour
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total defence of B is 11
      And this clause applies

    @x2
    Scenario: Riders on bare horses lose 1
      Given unit A: infantry in loose order with light bow
      And unit B: cavalry in loose order, A 4, Def 3, M 2
      And B does not have: horse armour
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 4
      Then total defence of B is 10
      And this clause does not apply

  @minis.5.5.skirmish-target
  Rule: Shooting at skirmishers and crews

    @x1
    Scenario: At skirmishers the S of a light bow is 1
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in dispersed order, A 2, Def 1, M 1
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 6
      Then total shooting of A is 8
      And this clause gives −1

    @x2
    Scenario: Skirmishers in a formation are as hard to hit
      Given unit A: infantry in loose order with light bow
      And units B + C: infantry in dispersed order with sling, Def 1, M 1
      And B + C form a line, from left to right
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 6
      Then total shooting of A is 8
      And this clause gives −1

    @x3
    Scenario: At men in loose order S is whole
      Given unit A: infantry in loose order with light bow
      And unit B: infantry in loose order, A 2, Def 1, M 1
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 3 against 6
      Then total shooting of A is 9
      And this clause does not apply
