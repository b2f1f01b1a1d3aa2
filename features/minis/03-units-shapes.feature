Feature: Units: lines, columns, hedgehogs, tortoises

  @minis.3.3.line
  Rule: The line

    @x1
    Scenario: Three units side by side are a line
      Given A + B + C form a line, from left to right
      When the formation of A is described
      Then it is built as: line
      And this clause applies

    @x2
    Scenario: One unit is no line
      Given units A + B: infantry in loose order
      When the formation of A is described
      Then it is built as: unit
      And this clause does not apply

  @minis.3.3.deep-line
  Rule: The deep line

    @x1
    Scenario: With a unit behind one of them, a line is deep
      Given A + B + C form a line, from left to right
      And D stands behind B
      When the formation of A is described
      Then it is built as: deep line
      And it is 2 units deep
      And this clause gives 2

    @x2
    Scenario: Without it, the line is one unit deep
      Given A + B + C form a line, from left to right
      When the formation of A is described
      Then it is 1 units deep
      And this clause does not apply

  @minis.3.3.column
  Rule: The column

    @x1
    Scenario: Two units behind each other are a column
      Given A + B form a column, from front to rear
      When the formation of A is described
      Then it is built as: column
      And this clause gives 2

    @x2
    Scenario: Five units behind each other still are
      Given A + B + C + D + E form a column, from front to rear
      When the formation of A is described
      Then it is built as: column
      And this clause gives 5

  @minis.3.3.hedgehog.definition
  Rule: The hedgehog

    @x1
    Scenario: A column of two units of infantry can form a hedgehog
      Given A + B form a column, from front to rear
      And units A + B: infantry in close order
      When the formation of A prepares to form: hedgehog
      Then it can form: hedgehog
      And this clause applies

    @x2
    Scenario: One unit cannot
      Given units A + B: infantry in close order
      When the formation of A prepares to form: hedgehog
      Then it is not allowed, by this clause

    @x3
    Scenario: Nor can a line
      Given A + B form a line, from left to right
      And units A + B: infantry in close order
      When the formation of A prepares to form: hedgehog
      Then it is not allowed, by this clause

    @x4
    Scenario: An enemy behind a hedgehog strikes it from the front
      Given A + B form a column, from front to rear
      And units A + B: infantry in close order
      And the formation of A is: hedgehog
      And C stands in the rear zone of B
      When the combat strength of B against C is counted
      Then it is struck from its front zone
      And this clause applies

  @minis.3.3.hedgehog.bonuses
  Rule: Weapon bonuses of a hedgehog

    @x1
    Scenario: In a hedgehog pikes help against an enemy on the flank
      Given A + B form a column, from front to rear
      And the formation of A is: hedgehog
      And C stands in the left flank zone of A
      When spears, pikes and large shields of A are used against C
      Then its weapons help
      And this clause applies

    @x2
    Scenario: In an ordinary column they do not
      Given A + B form a column, from front to rear
      And C stands in the left flank zone of A
      When spears, pikes and large shields of A are used against C
      Then its weapons do not help
      And this clause does not apply

  @minis.3.3.hedgehog.defend-only
  Rule: A hedgehog only defends

    @x1
    Scenario: A hedgehog does not move
      Given A + B form a column, from front to rear
      And the formation of A is: hedgehog
      When A is about to carry out: a move
      Then it is not allowed, by this clause

    @x2
    Scenario: A hedgehog does not attack
      Given A + B form a column, from front to rear
      And the formation of A is: hedgehog
      And C stands in the front zone of A
      When A makes ready to attack C
      Then it is not allowed, by this clause

    @x3
    Scenario: A hedgehog may shoot
      Given A + B form a column, from front to rear
      And the formation of A is: hedgehog
      And A is on Defence
      When A is about to carry out: a shot
      Then it can carry out: a shot
      And this clause does not apply

  @minis.3.3.hedgehog.forced-moves
  Rule: Retreat of a hedgehog

    @x1
    Scenario Outline: A hedgehog retreats and flees like others
      Given A + B form a column, from front to rear
      And the formation of A is: hedgehog
      And A is on Defence
      When A is about to carry out: <deed>
      Then it can carry out: <deed>
      And this clause applies

      Examples:
        | deed    |
        | retreat |
        | flight  |

    @x2
    Scenario: A hedgehog does not evade
      Given A + B form a column, from front to rear
      And the formation of A is: hedgehog
      When A is about to carry out: evasion
      Then it is not allowed, by clause minis.3.3.hedgehog.defend-only
      And this clause does not apply

  @minis.3.3.hedgehog.any-infantry
  Rule: Infantry in a hedgehog

    @x1
    Scenario: Bowmen in loose order can form a hedgehog
      Given A + B form a column, from front to rear
      And units A + B: infantry in loose order
      And A carries light bow
      When the formation of A prepares to form: hedgehog
      Then it can form: hedgehog
      And this clause applies

    @x2
    Scenario: Cavalry cannot
      Given A + B form a column, from front to rear
      And units A + B: cavalry in loose order
      When the formation of A prepares to form: hedgehog
      Then it is not allowed, by clause minis.3.3.hedgehog.definition
      And this clause does not apply

  @minis.3.3.hedgehog.shooters
  Rule: Shooters in a hedgehog

    @x1
    Scenario: A hedgehog of bowmen may shoot at an enemy behind it
      Given A + B form a column, from front to rear
      And the formation of A is: hedgehog
      And C stands in the rear zone of A
      When A looks towards C
      Then C is in its zone of visibility
      And this clause applies

    @x2
    Scenario: A tortoise of bowmen may not
      Given A + B form a column, from front to rear
      And the formation of A is: tortoise
      And C stands in the rear zone of A
      When A looks towards C
      Then C is outside its zone of visibility
      And this clause does not apply

  @minis.3.3.tortoise.definition
  Rule: The tortoise

    @x1
    Scenario: A column of infantry can form a tortoise
      Given A + B + C form a column, from front to rear
      And units A + B + C: infantry in loose order
      When the formation of A prepares to form: tortoise
      Then it can form: tortoise
      And this clause applies

    @x2
    Scenario: A column of elephants cannot
      Given A + B form a column, from front to rear
      And unit A: Indian elephant
      When the formation of A prepares to form: tortoise
      Then it is not allowed, by this clause

    @x3
    Scenario: A line of two units cannot
      Given A + B form a line, from left to right
      And units A + B: infantry in loose order
      When the formation of A prepares to form: tortoise
      Then it is not allowed, by this clause

  @minis.3.3.tortoise.no-flanks
  Rule: A tortoise has no flanks

    @x1
    Scenario: An enemy on its flank strikes a tortoise of three from the front, against 3
      Given A + B + C form a column, from front to rear
      And the formation of A is: tortoise
      And D stands in the left flank zone of A
      When the combat strength of A against D is counted
      Then it is struck from its front zone
      And its combat strength is 3
      And this clause applies

    @x2
    Scenario: An enemy behind it strikes it from the rear
      Given A + B + C form a column, from front to rear
      And units A + B + C: infantry in loose order
      And the formation of A is: tortoise
      And D stands in the rear zone of C
      When the combat strength of C against D is counted
      Then it is struck from its rear zone
      And this clause does not apply

  @minis.3.3.tortoise.speed
  Rule: Speed of a tortoise

    @x1
    Scenario: Of Mv 8, a tortoise has 8 steps on the march instead of 16
      Given A + B form a column, from front to rear
      And units A + B: infantry in loose order
      And the formation of A is: tortoise
      And A + B are on Manoeuvre, with Mv 8
      When A moves 8 steps
      Then A has now spent 8 steps of its movement
      And this clause gives 8

    @x2
    Scenario: It does not move 9
      Given A + B form a column, from front to rear
      And units A + B: infantry in loose order
      And the formation of A is: tortoise
      And A + B are on Manoeuvre, with Mv 8
      When A moves 9 steps
      Then it is not allowed
      And this clause applies

    @x3
    Scenario: A plain column does
      Given A + B form a column, from front to rear
      And units A + B: infantry in loose order
      And A + B are on Manoeuvre, with Mv 8
      When A moves 9 steps
      Then A has now spent 9 steps of its movement
      And this clause does not apply

  @minis.3.3.caption.tercio
  Rule: Example: a tercio with skirmishers

    @x1
    Scenario: With skirmishing arquebusiers on both flanks, musketeers before pikemen are a tercio
      Given A + B + C form a line, from left to right
      And D stands behind B
      And units A + C: infantry in dispersed order, with arquebus
      And B carries musket, and D carries pike
      When the formation of B is described
      Then it is built as: tercio
      And this clause applies

    @x2
    Scenario: With arquebusiers in loose order on the flanks, it is a deep line
      Given A + B + C form a line, from left to right
      And D stands behind B
      And units A + C: infantry in loose order, with arquebus
      And B carries musket, and D carries pike
      When the formation of B is described
      Then it is built as: deep line
      And this clause does not apply

    @x3
    Scenario: A line without a second rank is no tercio
      Given A + B + C form a line, from left to right
      And units A + C: infantry in dispersed order, with arquebus
      And B carries musket
      When the formation of B is described
      Then it is built as: line
      And this clause does not apply
