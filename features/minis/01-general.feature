Feature: General rules

  @minis.1.unit.stats
  Rule: Statistics of a unit

    @x1
    Scenario: Archers with a light bow are 4 / 0 / 1 / 2 / 1 / 12 / 20
      Given unit A: infantry in loose order, A 0, Def 1, M 1
      And A carries light bow
      And A: Mv 12
      And A: cost 20
      When the statistics of A are written down
      Then its statistics are, in order: 4 + 0 + 1 + 2 + 1 + 12 + 20
      And this clause applies

    @x2
    Scenario: Spearmen without a missile weapon have S 0
      Given unit A: infantry in close order, A 2, Def 3, M 2
      And A carries spear
      And A: Mv 12
      And A: cost 25
      When the statistics of A are written down
      Then its statistics are, in order: 5 + 2 + 3 + 0 + 2 + 12 + 25
      And this clause applies

  @minis.1.unit.uniform
  Rule: Uniform figures

    @x1
    Scenario: Skirmishers of one kind make one unit
      Given units A + B: infantry in dispersed order
      And A carries javelin
      And B carries javelin
      When the bases of A and B are merged into C
      Then C is now in loose order
      And this clause applies

    @x2
    Scenario: Slingers and javelin-men do not make one unit
      Given units A + B: infantry in dispersed order
      And A carries sling
      And B carries javelin
      When the bases of A and B are merged into C
      Then it is not allowed, by this clause

    @x3
    Scenario: Nor do figures of different morale
      Given units A + B: infantry in dispersed order
      And A: M 1
      And B: M 2
      When the bases of A and B are merged into C
      Then it is not allowed, by this clause

  @minis.1.unit.alone-or-formed
  Rule: Alone or in formation

    @x1
    Scenario: A unit in no formation fights on its own
      Given units A + B: infantry in loose order
      When the formation of A is described
      Then it is built as: unit
      And this clause applies

    @x2
    Scenario: A unit on its own may join another
      Given units A + B: infantry in loose order
      When A lines up with B: behind it
      Then A now stands in formation with B
      And this clause applies

  @minis.1.cs.front-rear
  Rule: CS to front and rear

    @x1
    Scenario: Five figures in close order are combat strength 5 to the front
      Given units A + B: infantry in close order
      And B stands in the front zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 5
      And this clause gives 5

    @x2
    Scenario: Four figures are combat strength 4 to the rear
      Given units A + B: infantry in loose order
      And B stands in the rear zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 4
      And this clause gives 4

    @x3
    Scenario: A gun with its crew of three is combat strength 3 to the front
      Given unit A: light gun
      And B stands in the front zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 3
      And this clause gives 3

    @x4
    Scenario: Who attacks is struck from the front, without a word about zones
      Given units A + B: infantry in close order
      And A has attacked B; the clash comes next
      When the combat strength of A against B is counted
      Then it is struck from its front zone
      And its combat strength is 5
      And this clause gives 5

    @x5
    Scenario: Who is attacked from behind is struck from the rear
      Given units A + B: infantry in loose order
      And A has attacked B; the clash comes next
      And A stands in the rear zone of B
      When the combat strength of B against A is counted
      Then it is struck from its rear zone
      And this clause gives 4

    @x6
    Scenario: In close combat the edge that touches tells the side
      Given units A + B: infantry in loose order
      And A is in close combat with B
      And the front edge of A lies along the rear edge of B
      When the combat strength of B against A is counted
      Then it is struck from its rear zone
      And this clause gives 4

    @x7
    Scenario: Against another enemy than the one it fights, its zone is asked for
      Given units A + C: infantry in loose order
      And A is in close combat with C
      And B stands in the rear zone of A
      When the combat strength of A against B is counted
      Then it is struck from its rear zone
      And this clause gives 4

    @x8
    Scenario: Another number of figures at the start is told
      Given units A + B: infantry in loose order
      And A began with 3 figures
      And B stands in the front zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 3
      And this clause gives 3

  @minis.1.cs.flank
  Rule: CS to the flank

    @x1
    Scenario: Five figures are combat strength 1 to a flank
      Given units A + B: infantry in close order
      And B stands in the left flank zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 1
      And this clause gives 1

    @x2
    Scenario: Two lost figures leave the 1 of a flank alone
      Given units A + B: infantry in close order
      And losses of A: 2
      And B stands in the right flank zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 1
      And this clause gives 1

    @x3
    Scenario: A gun with its crew of three is combat strength 1 to a flank
      Given unit A: light gun
      And B stands in the left flank zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 1
      And this clause gives 1

    @x4
    Scenario: Disorder lowers the 1 of a flank to 0, and no further
      Given units A + B: infantry in close order
      And A has 2 DP
      And B stands in the left flank zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 0
      And this clause applies

    @x5
    Scenario: Read the other way, disorder leaves the 1 of a flank alone
      Given units A + B: infantry in close order
      And A has 2 DP
      And B stands in the left flank zone of A
      And the table plays: disorder leaves the 1 of a flank as it is
      When the combat strength of A against B is counted
      Then its combat strength is 1
      And this clause gives 1

    @x6
    Scenario: A combat that began from the flank still strikes it in later rounds
      Given units A + B: infantry in close order
      And B is in close combat with A, which it attacked from the flank zone
      When the combat strength of A against B is counted
      Then its combat strength is 1
      And this clause gives 1

  @minis.1.cs.weakened
  Rule: What weakens CS

    @x1
    Scenario: One loss and one disorder point take 2 from five figures
      Given units A + B: infantry in close order
      And losses of A: 1
      And A has 1 DP
      And B stands in the front zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 3
      And this clause gives −1

    @x2
    Scenario: Disorder alone is taken off by its own clause
      Given units A + B: infantry in close order
      And A has 2 DP
      And B stands in the front zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 3
      And this clause does not apply

  @minis.1.cs.recoverable
  Rule: Disorder can be recovered, losses cannot

    @x1
    Scenario: Two disorder points go, the lost figure does not come back
      Given units A + B: infantry in close order
      And losses of A: 1
      And A has 2 DP
      And A is on Recovery
      When A recovers
      Then A is rid of 2 disorder points
      And this clause applies

    @x2
    Scenario: Without losses there is nothing that stays lost
      Given units A + B: infantry in close order
      And A has 2 DP
      And A is on Recovery
      When A recovers
      Then A is rid of 2 disorder points
      And this clause does not apply

  @minis.1.cs.destroyed.losses
  Rule: Destroyed by losses

    @x1
    Scenario: The third loss destroys a close-order unit of five
      Given units A + B: infantry in close order
      And losses of A: 2
      When A loses 1 figures
      Then A is removed: destroyed
      And this clause applies

    @x2
    Scenario: Two losses do not destroy it
      Given units A + B: infantry in close order
      When A loses 2 figures
      Then figures lost by A: 2
      And this clause does not apply

    @x3
    Scenario: A destroyed unit leaves its formation
      Given units A + B: infantry in loose order
      And A + B form a line, from left to right
      When A loses 2 figures
      Then A is removed: destroyed
      And B now stands by itself
      And this clause applies

    @x4
    Scenario Outline: Half of the figures at the start is enough
      Given units A + B: <troops> in <density>
      When A loses <number> figures
      Then A is removed: destroyed
      And this clause applies

      Examples:
        | troops   | density         | number |
        | cavalry  | loose order     | 2      |
        | infantry | dispersed order | 1      |

    @x5
    Scenario: The second loss destroys a crew of three
      Given unit A: heavy gun
      And losses of A: 1
      When A loses 1 figures
      Then A is removed: destroyed
      And this clause applies

  @minis.1.cs.destroyed.disorder
  Rule: Destroyed by disorder

    @x1
    Scenario: The third disorder point scatters a loose-order unit with one loss
      Given units A + B: infantry in loose order
      And losses of A: 1
      And A has 2 DP
      When A is disordered by: retreat
      Then A is removed: scattered
      And this clause applies

    @x2
    Scenario: The second disorder point does not
      Given units A + B: infantry in loose order
      And losses of A: 1
      And A has 1 DP
      When A is disordered by: retreat
      Then A takes 1 DP
      And this clause does not apply

    @x3
    Scenario: A disordered unit is not destroyed because its flank counts 0
      Given units A + B: infantry in close order
      And A has 1 DP
      And B stands in the left flank zone of A
      When the combat strength of A against B is counted
      Then its combat strength is 0
      And this clause does not apply

  @minis.1.morale.definition
  Rule: Morale of the troops

    @x1
    Scenario: Losses and disorder leave morale alone
      Given unit A: infantry in close order, A 2, Def 3, M 2
      And losses of A: 2
      And A has 2 DP
      When the morale of A is looked up
      Then the morale is 2
      And this clause gives 2

    @x2
    Scenario: Without losses and disorder there is nothing that could change it
      Given unit A: infantry in close order, A 2, Def 3, M 3
      When the morale of A is looked up
      Then the morale is 3
      And this clause does not apply

  @minis.1.morale.unit
  Rule: One morale for a unit

    @x1
    Scenario: Five figures have one morale
      Given unit A: infantry in close order, A 2, Def 3, M 1
      When the morale of A is looked up
      Then the morale is 1
      And this clause gives 1

    @x2
    Scenario: With figures lost, the rest have the same
      Given unit A: infantry in close order, A 2, Def 3, M 3
      And losses of A: 1
      When the morale of A is looked up
      Then the morale is 3
      And this clause gives 3

  @minis.1.morale.flank-mean
  Rule: Morale of a flank row

    @x1
    Scenario: Morale 1 and 2 make 2
      Given A + B form a column, from front to rear
      And A: M 1
      And B: M 2
      When the morale of the flank row of A is looked up
      Then the morale is 2
      And this clause gives 2

    @x2
    Scenario: Morale 3, 1 and 1 make 2
      Given A + B + C form a column, from front to rear
      And A: M 3
      And B: M 1
      And C: M 1
      When the morale of the flank row of B is looked up
      Then the morale is 2
      And this clause gives 2

    @x3
    Scenario: Morale 3, 3 and 1 make 2
      Given A + B + C form a column, from front to rear
      And A: M 3
      And B: M 3
      And C: M 1
      When the morale of the flank row of B is looked up
      Then the morale is 2
      And this clause gives 2

    @x4
    Scenario: A unit alone has its own
      Given A: M 3
      When the morale of the flank row of A is looked up
      Then the morale is 3
      And this clause does not apply

  @minis.1.morale.levels
  Rule: Morale by quality

    @x1
    Scenario Outline: Quality gives morale
      Given A + B are of quality: <quality>
      When the morale of A is looked up
      Then the morale is <morale>
      And this clause gives <morale>

      Examples:
        | quality | morale |
        | militia | 1      |
        | regular | 2      |
        | veteran | 3      |

    @x2
    Scenario: A morale that was told is not read off the quality
      Given A + B are of quality: regular
      And A: M 2
      When the morale of A is looked up
      Then the morale is 2
      And this clause does not apply

    @x3
    Scenario: A morale that was told needs no quality
      Given A: M 2
      When the morale of A is looked up
      Then the morale is 2
      And this clause does not apply

  @minis.1.command.any-unit
  Rule: Where a commander may stand

    @x1
    Scenario: A general takes his place on an elephant
      Given K is a general in A
      And unit B: Indian elephant
      When K takes his place in B
      Then K now stands in B
      And this clause applies

    @x2
    Scenario: A commander takes his place among skirmishers
      Given K is a commander in A
      And units B + C: infantry in dispersed order
      When K takes his place in B
      Then K now stands in B
      And this clause applies

    @x3
    Scenario: Whether he may go from unit to unit in the battle is not said
      Given K is a commander in A
      And units B + C: infantry in dispersed order
      And it is the manoeuvre phase
      When K takes his place in B
      Then the source does not say

  @minis.1.command.leadership
  Rule: Leadership of a commander

    @x1
    Scenario: A genius restores a unit with a 5
      Given K is a general in A
      And K is: genius
      And A has 2 DP
      When K tries to restore A, rolling 5
      Then A is rid of 2 disorder points
      And this clause applies

    @x2
    Scenario: An ordinary commander fails with a 5
      Given K is a commander in A
      And K is: ordinary
      And units A + B: infantry in close order
      And A has 2 DP
      When K tries to restore A, rolling 5
      Then A takes 1 DP
      And this clause applies

  @minis.1.command.discipline
  Rule: Army discipline

    @x1
    Scenario: A general and two commanders are discipline 3
      Given blue has 3 living commanders, the general included
      When the discipline of blue is counted
      Then Disc is 3
      And this clause gives 3

    @x2
    Scenario: A general alone is discipline 1
      Given K is a general in A
      And A + B are red
      When the discipline of red is counted
      Then Disc is 1
      And this clause gives 1
