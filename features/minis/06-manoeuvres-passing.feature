Feature: Passing through friends

  @minis.6.2.skirmish.pass
  Rule: Foot skirmishers passing through friends

    @x1
    Scenario Outline: Foot skirmishers pass through loose and dispersed order
      Given units A: infantry in dispersed order
      And units B: <troops> in <density>
      When A passes through its friend B
      Then A gets past
      And this clause applies

      Examples:
        | troops   | density         |
        | infantry | loose order     |
        | infantry | dispersed order |
        | cavalry  | loose order     |

    @x3
    Scenario Outline: Foot skirmishers pass through beasts, chariots and pieces
      Given units A: infantry in dispersed order
      And unit B: <troops>
      When A passes through its friend B
      Then A gets past
      And this clause applies

      Examples:
        | troops          |
        | Indian elephant |
        | heavy chariot   |
        | light gun       |
        | bolt thrower    |

    @x2
    Scenario: Mounted skirmishers do not pass through foot in loose order
      Given units A: cavalry in dispersed order
      And units B: infantry in loose order
      When A passes through its friend B
      Then it is not allowed, by clause 6.2§14

  @minis.6.2.skirmish.displace
  Rule: Shifting skirmishers aside

    @x1
    Scenario: Skirmishers who end their evasion on a friend are shifted
      Given units A: infantry in dispersed order
      And units B: infantry in loose order
      And A, this turn: has made a forced move
      When the forced move of A ends on top of its friend B
      Then A is shifted to free ground
      And this clause applies

    @x2
    Scenario: Skirmishers who moved of their own will are not shifted
      Given units A: infantry in dispersed order
      And units B: infantry in loose order
      When the forced move of A ends on top of its friend B
      Then it is not allowed, by this clause

    @x3
    Scenario: On top of close order no skirmishers can end
      Given units A: infantry in dispersed order
      And units B: infantry in close order
      And A, this turn: has made a forced move
      When the forced move of A ends on top of its friend B
      Then it is not allowed, by clause 6.2§11

  @minis.6.2.example.pass
  Rule: Example: hiding behind friends

    @x1
    Scenario: Velites go behind legionaries
      Given units A: infantry in dispersed order
      And units B: infantry in loose order
      And B has: legionaries
      When A passes through its friend B
      Then A gets past
      And this clause applies

    @x2
    Scenario: Arquebusiers hide under pikes in loose order
      Given units A: infantry in dispersed order
      And A carries arquebus
      And units B: infantry in loose order
      And B carries pike
      When A passes through its friend B
      Then A gets past
      And this clause applies

    @x3
    Scenario: Pikes in close order let no arquebusiers in
      Given units A: infantry in dispersed order
      And A carries arquebus
      And units B: infantry in close order
      And B carries pike
      When A passes through its friend B
      Then it is not allowed, by clause 6.2§11

  @minis.6.2.skirmish.close-blocked
  Rule: Close order blocks skirmishers

    @x1
    Scenario: Skirmishers do not pass through close order
      Given units A: infantry in dispersed order
      And units B: infantry in close order
      When A passes through its friend B
      Then it is not allowed, by this clause

    @x2
    Scenario: A move ends where close order stands in its way
      Given units A: infantry in dispersed order
      And A: Mv 12
      And units B: infantry in close order
      And A + B are blue
      And on its way, A then runs into B
      When A moves 6 steps
      Then it is not allowed, by this clause

    @x3
    Scenario: Loose order stops no skirmishers on their way
      Given units A: infantry in dispersed order
      And A: Mv 12
      And units B: infantry in loose order
      And A + B are blue
      And on its way, A then runs into B
      When A moves 6 steps
      Then A has now spent 6 steps of its movement

  @minis.6.2.close-gap
  Rule: Gap in close order

    @x1
    Scenario: Four steps between two units in close order are enough
      Given units A: infantry in dispersed order
      And units B + C: infantry in close order
      And B and C are 4 steps apart
      When A passes between its friends B and C
      Then A gets past
      And this clause gives 4

    @x2
    Scenario: Three and a half steps between them are not enough
      Given units A: infantry in loose order
      And units B + C: infantry in close order
      And B and C are 3½ steps apart
      When A passes between its friends B and C
      Then it is not allowed, by this clause

  @minis.6.2.through-skirmish
  Rule: Passing through foot skirmishers

    @x1
    Scenario Outline: Loose order and horsemen pass through foot skirmishers
      Given units A: <troops> in <density>
      And units B: infantry in dispersed order
      When A passes through its friend B
      Then A gets past
      And this clause applies

      Examples:
        | troops   | density         |
        | infantry | loose order     |
        | cavalry  | loose order     |
        | cavalry  | dispersed order |

    @x3
    Scenario: So does a heavy chariot pass through foot skirmishers
      Given unit A: heavy chariot
      And units B: infantry in dispersed order
      When A passes through its friend B
      Then A gets past
      And this clause applies

    @x2
    Scenario: Close order does not pass through foot skirmishers
      Given units A: infantry in close order
      And units B: infantry in dispersed order
      When A passes through its friend B
      Then it is not allowed, by this clause

    @x4
    Scenario: A friend straight ahead that skirmishes is passed
      Given unit A: infantry in loose order on Manoeuvre, Mv 12
      And units B: infantry in dispersed order
      And A + B are blue
      And A and B face each other, 5 steps apart
      When A moves 6 steps
      Then A has now spent 6 steps of its movement
      And this clause applies

  @minis.6.2.no-pass
  Rule: Ordinary units block one another

    @x1
    Scenario Outline: Ordinary units do not pass through one another
      Given units A: <one> in <density>
      And units B: <other> in loose order
      When A passes through its friend B
      Then it is not allowed, by this clause

      Examples:
        | one      | density     | other    |
        | infantry | close order | infantry |
        | infantry | loose order | cavalry  |
        | cavalry  | loose order | infantry |

    @x3
    Scenario: Nor does an elephant pass through infantry
      Given unit A: Indian elephant
      And units B: infantry in loose order
      When A passes through its friend B
      Then it is not allowed, by this clause

    @x2
    Scenario: Infantry moves through the position of a gun
      Given units A: infantry in close order
      And unit B: light gun
      When A passes through its friend B
      Then A gets past
      And this clause applies

    @x4
    Scenario: A friend straight ahead is not passed either
      Given units A + B: infantry in close order
      And A + B are blue
      And A + B are on Manoeuvre, with Mv 12
      And A and B face each other, 5 steps apart
      When A moves 6 steps
      Then it is not allowed, by this clause

    @x5
    Scenario: Up to the friend there is room
      Given units A + B: infantry in close order
      And A + B are blue
      And A + B are on Manoeuvre, with Mv 12
      And A and B face each other, 5 steps apart
      When A moves 5 steps
      Then A has now spent 5 steps of its movement
