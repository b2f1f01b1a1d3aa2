Feature: Deciding the winner; the reserve

  @minis.2.3.victory
  Rule: Winning the battle

    @x1
    Scenario: Blue wins once every red unit is destroyed or flees
      Given A is blue
      And B + C are red
      And B has been removed: destroyed
      And C is fleeing from A
      When it is asked who has won
      Then blue wins
      And this clause applies

    @x2
    Scenario: As long as one red unit stands nobody has won
      Given A is blue
      And B + C are red
      And B has been removed: destroyed
      When it is asked who has won
      Then nobody has won yet
      And this clause does not apply

  @minis.2.3.draw
  Rule: A draw

    @x1
    Scenario: After a draw the defender holds the field
      Given A is blue
      And B is red
      And blue is the attacker
      When the players end the battle without a winner
      Then red holds the field
      And this clause applies

    @x2
    Scenario: Where somebody has won there is no draw
      Given A is blue
      And B is red
      And B has been removed: scattered
      And blue is the attacker
      When the players end the battle without a winner
      Then blue wins
      And this clause does not apply

  @minis.2.3.reserve.attacker
  Rule: The attacker’s reserve

    @x1
    Scenario: Two units of 24 and 26 points are a reserve for an army of 500
      Given A + B are red
      And A: cost 24
      And B: cost 26
      And red is the attacker
      And the army of red costs 500
      When a reserve is chosen: A + B
      Then it is allowed

    @x2
    Scenario: One point more is too much
      Given A + B are red
      And A: cost 25
      And B: cost 26
      And red is the attacker
      And the army of red costs 500
      When a reserve is chosen: A + B
      Then it is not allowed, by this clause

  @minis.2.3.reserve.placement
  Rule: Placing the reserve

    @x1
    Scenario: The attacker's reserve is set out at once in his starting positions
      Given A is red
      And red is the attacker
      When the reserve A is set out in the starting positions
      Then A of the reserve appears on the table
      And this clause applies

    @x2
    Scenario: It is not set out in front of them
      Given A is red
      And red is the attacker
      When the reserve A is set out outside the starting positions
      Then the reserve A cannot be set out outside the starting positions
      And it is not allowed, by this clause

  @minis.2.3.reserve.move
  Rule: When a reserve may move

    @x1
    Scenario: A reserve that appeared on turn 3 may move on turn 4
      Given A is red
      And red is the attacker
      And the reserve A appeared on turn 3
      And it is game turn 4
      When A of the reserve wants to move
      Then it is allowed
      And this clause applies

    @x2
    Scenario: On the turn of its arrival it may not
      Given A is red
      And red is the attacker
      And the reserve A appeared on turn 3
      And it is game turn 3
      When A of the reserve wants to move
      Then it is not allowed, by this clause

    @x3
    Scenario: A reserve set out at deployment moves on turn 1 like the rest of the army
      Given A is red
      And red is the attacker
      And the reserve A has been set out in the starting positions
      And it is game turn 1
      When A of the reserve wants to move
      Then it is allowed
      And this clause applies

    @x4
    Scenario: A reserve does not even begin to move on the turn of its arrival
      Given unit A: infantry in loose order on Manoeuvre, Mv 12
      And A is blue
      And the reserve A appeared on turn 3
      And it is game turn 3
      When A moves 2 steps
      Then it is not allowed, by this clause

  @minis.2.3.reserve.outflank
  Rule: Outflanking reserve

    @x1
    Scenario: A sector of the defender's is noted for the outflanking reserve
      Given A is red
      And red is the attacker
      And sectors 1 + 2 + 3 are the territory of blue
      When the reserve A is sent round the enemy, to appear in sector 2
      Then it is allowed
      And this clause applies

    @x2
    Scenario: A sector on the attacker's side is not
      Given A is red
      And red is the attacker
      And sectors 1 + 2 + 3 are the territory of blue
      When the reserve A is sent round the enemy, to appear in sector 5
      Then it is not allowed, by this clause

    @x3
    Scenario: It appears there on turn 3
      Given A is red
      And red is the attacker
      And the reserve A is on its way round the enemy to sector 2
      And it is game turn 3
      When the reserve A is to appear in sector 2, rolling 4
      Then A of the reserve appears on the table
      And this clause applies

    @x4
    Scenario: It does not appear on turn 2
      Given A is red
      And red is the attacker
      And the reserve A is on its way round the enemy to sector 2
      And it is game turn 2
      When the reserve A is to appear in sector 2
      Then the reserve A cannot appear in sector 2
      And it is not allowed, by this clause

    @x5
    Scenario: It does not appear in a sector other than the one noted
      Given A is red
      And red is the attacker
      And the reserve A is on its way round the enemy to sector 2
      And it is game turn 3
      When the reserve A is to appear in sector 3
      Then it is not allowed, by this clause

    @x6
    Scenario: It appears 20 steps from the enemy
      Given A is red
      And red is the attacker
      And the reserve A is on its way round the enemy to sector 2
      And it is game turn 3
      And A and B are 20 steps apart
      When the reserve A is to appear in sector 2, rolling 4
      Then A of the reserve appears on the table

    @x7
    Scenario: Nineteen steps from the enemy it does not
      Given A is red
      And red is the attacker
      And the reserve A is on its way round the enemy to sector 2
      And it is game turn 3
      And A and B are 19 steps apart
      When the reserve A is to appear in sector 2
      Then it is not allowed, by this clause

    @x8
    Scenario: It does not appear in the enemy camp
      Given A is red
      And red is the attacker
      And the reserve A is on its way round the enemy to sector 2
      And it is game turn 3
      And A stands on: camp
      When the reserve A is to appear in sector 2
      Then it is not allowed, by this clause

    @x9
    Scenario: An enemy who was destroyed is near nobody
      Given A is red
      And B is blue
      And B has been removed: destroyed
      And the reserve A is on its way round the enemy to sector 2
      And it is game turn 3
      When the reserve A is to appear in sector 2, rolling 4
      Then A of the reserve appears on the table

  @minis.2.3.reserve.blocked
  Rule: No place for the outflanking reserve

    @x1
    Scenario: Where the enemy leaves no place the reserve is lost
      Given A is red
      And the reserve A is on its way round the enemy to sector 2
      And it is game turn 3
      And enemy troops leave no place in sector 2
      When the reserve A is to appear in sector 2
      Then A of the reserve does not appear at all
      And this clause applies

    @x2
    Scenario: Enemies who crowd another sector do not matter
      Given A is red
      And the reserve A is on its way round the enemy to sector 2
      And it is game turn 3
      And enemy troops leave no place in sector 1
      When the reserve A is to appear in sector 2, rolling 2
      Then A of the reserve appears on the table
      And this clause does not apply

  @minis.2.3.reserve.roll
  Rule: Outflanking reserve that loses its way

    @x1
    Scenario: On a 1 the outflanking reserve has lost its way
      Given A is red
      And red is the attacker
      And the reserve A is on its way round the enemy to sector 2
      And it is game turn 3
      When the reserve A is to appear in sector 2, rolling 1
      Then A of the reserve does not appear at all
      And this clause applies

    @x2
    Scenario: On a 2 it appears
      Given A is red
      And red is the attacker
      And the reserve A is on its way round the enemy to sector 2
      And it is game turn 3
      When the reserve A is to appear in sector 2, rolling 2
      Then A of the reserve appears on the table
      And this clause applies

  @minis.2.3.reserve.defender
  Rule: The defender’s reserve

    @x1
    Scenario: The defender's reserve arrives on turn 10
      Given A is blue
      And red is the attacker
      And it is game turn 10
      When the reserve A arrives at its own table edge
      Then A of the reserve appears on the table
      And this clause applies

    @x2
    Scenario: It does not arrive on turn 9
      Given A is blue
      And red is the attacker
      And it is game turn 9
      When the reserve A arrives at its own table edge
      Then the reserve A cannot arrive at its own table edge
      And it is not allowed, by this clause

    @x3
    Scenario: It does not arrive in contact with the enemy
      Given A is blue
      And red is the attacker
      And it is game turn 10
      And A and B touch at a corner
      When the reserve A arrives at its own table edge
      Then it is not allowed, by this clause

    @x4
    Scenario: It costs a tenth of his army at most
      Given A is blue
      And A: cost 51
      And red is the attacker
      And the army of blue costs 500
      When a reserve is chosen: A
      Then it is not allowed, by this clause

    @x5
    Scenario: The defender does not set out his reserve at once
      Given A is blue
      And red is the attacker
      When the reserve A is set out in the starting positions
      Then it is not allowed, by this clause
