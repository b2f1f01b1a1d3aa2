Feature: Commanders

  @minis.4.1.leadership-levels
  Rule: Leadership by talent

    @x1
    Scenario Outline: A leadership test passes on a die up to the leadership of the talent
      Given G is a general in C
      And G is: <talent>
      And it is 6 steps from G to the far side of A
      And A is on Defence
      When G tries to change the order of A to Attack, rolling <die>
      Then A is now under: Attack
      And this clause gives <leadership>

      Examples:
        | talent   | die | leadership |
        | ordinary | 3   | 3          |
        | talented | 4   | 4          |
        | genius   | 5   | 5          |

    @x2
    Scenario: A commander of whom nothing else is said has leadership 3
      Given K is a commander in C
      And units A: infantry in close order
      And it is 6 steps from K to the far side of A
      And A is on Defence
      When K tries to change the order of A to Attack, rolling 4
      Then A takes 1 DP
      And this clause gives 3

  @minis.4.1.may-order
  Rule: Who gives orders

    @x1
    Scenario: A commander changes the order of a unit within his command distance
      Given K is a commander in C
      And it is 9 steps from K to the far side of A
      And A is on Defence
      When K tries to change the order of A to Manoeuvre, rolling 2
      Then A is now under: Manoeuvre
      And this clause applies

    @x2
    Scenario: A general cannot change the order of a unit beyond his command distance
      Given G is a general in C
      And G is: ordinary
      And it is 12 steps from G to the far side of A
      And A is on Defence
      When G tries to change the order of A to Attack
      Then G cannot try to change the order of A to Attack
      And it is not allowed, by clause 4.1§7

    @x3
    Scenario: A unit near a commander is given its order
      Given K is a commander in C
      And it is 8 steps from K to the far side of A
      And it is the Orders phase
      When A is given the order Attack
      Then A has an order for its next turn: Attack
      And this clause applies

    @x4
    Scenario: Nobody gives orders to the enemy
      Given K is a commander in C
      And C is blue
      And A is red
      And it is 6 steps from K to the far side of A
      When K tries to change the order of A to Attack
      Then K cannot try to change the order of A to Attack
      And it is not allowed, by this clause

    @x5
    Scenario: A commander who is too far away changes no order, though another commander is near
      Given K is a commander in C
      And it is 12 steps from K to the far side of A
      And A is in command
      When K tries to change the order of A to Attack
      Then it is not allowed, by clause 4.1§7
      And this clause does not apply

    @x6
    Scenario: How far an enemy commander is does not matter
      Given K is a commander in C
      And C is blue
      And A is red
      And A is on Defence
      And it is 30 steps from K to the far side of A
      When it is asked whether the order of A allows: pike
      Then the order says: yes

  @minis.4.1.distance
  Rule: Command distance

    @x1
    Scenario Outline: The command distance is 10, 20 or 30 steps
      Given G is a general in C
      And G is: <talent>
      And it is <steps> steps from G to the far side of A
      When it is asked whether A is in the command zone of G
      Then it is <place>
      And this clause gives <distance>

      Examples:
        | talent   | steps | place                    | distance |
        | ordinary | 10    | inside the command zone  | 10       |
        | ordinary | 10.5  | outside the command zone | 10       |
        | talented | 20    | inside the command zone  | 20       |
        | talented | 20.5  | outside the command zone | 20       |
        | genius   | 30    | inside the command zone  | 30       |
        | genius   | 30.5  | outside the command zone | 30       |

  @minis.4.1.zone.whole
  Rule: Wholly within the command zone

    @x1
    Scenario: Exactly at the command distance is inside
      Given K is a commander in C
      And it is 10 steps from K to the far side of A
      When it is asked whether A is in the command zone of K
      Then it is inside the command zone
      And this clause applies

    @x2
    Scenario: One unit of a formation beyond the distance puts the whole formation outside
      Given K is a commander in C
      And A + B form a line, from left to right
      And it is 9 steps from K to the far side of A
      And it is 14 steps from K to the far side of B
      When it is asked whether A is in the command zone of K
      Then it is outside the command zone
      And this clause applies

    @x3
    Scenario: Read unit by unit, the nearer unit of the formation is inside
      Given K is a commander in C
      And A + B form a line, from left to right
      And it is 9 steps from K to the far side of A
      And it is 14 steps from K to the far side of B
      And the table plays: each unit of a formation is in command by itself
      When it is asked whether A is in the command zone of K
      Then it is inside the command zone

    @x4
    Scenario: Read unit by unit, the farther unit of the formation is still outside
      Given K is a commander in C
      And A + B form a line, from left to right
      And it is 9 steps from K to the far side of A
      And it is 14 steps from K to the far side of B
      And the table plays: each unit of a formation is in command by itself
      When it is asked whether B is in the command zone of K
      Then it is outside the command zone

    @x5
    Scenario: A single unit wholly inside gets an order of its own though its formation is not
      Given K is a commander in C
      And A + B form a line, from left to right
      And it is 9 steps from K to the far side of A
      And it is 14 steps from K to the far side of B
      And it is the Orders phase
      When A alone is given the order Attack
      Then A has an order for its next turn: Attack

    @x6
    Scenario: The formation as a whole gets no order then
      Given K is a commander in C
      And A + B form a line, from left to right
      And it is 9 steps from K to the far side of A
      And it is 14 steps from K to the far side of B
      And it is the Orders phase
      When A is given the order Attack
      Then A cannot be given the order Attack

    @x7
    Scenario: A formation is outside for its farther unit even where the commander stands in it
      Given K is a commander in A
      And A + B form a line, from left to right
      And it is 14 steps from K to the far side of B
      When it is asked whether A is in the command zone of K
      Then it is outside the command zone
      And this clause applies

    @x8
    Scenario: How far another formation is does not matter
      Given K is a commander in C
      And A + B form a line, from left to right
      And it is 9 steps from K to the far side of A
      And it is 14 steps from K to the far side of D
      When it is asked whether A is in the command zone of K
      Then it is inside the command zone
      And this clause applies

  @minis.4.1.zone.hill
  Rule: Troops hidden by a hill

    @x1
    Scenario: A hill between puts a unit 6 steps away out of command
      Given K is a commander in C
      And it is 6 steps from K to the far side of A
      And between C and A lies: hill
      When it is asked whether A is in the command zone of K
      Then it is outside the command zone
      And this clause applies

    @x2
    Scenario: A stream between hides nobody
      Given K is a commander in C
      And it is 6 steps from K to the far side of A
      And between C and A lies: stream
      When it is asked whether A is in the command zone of K
      Then it is inside the command zone
      And this clause does not apply

  @minis.4.1.zone.forest
  Rule: Command in forest

    @x1
    Scenario: A unit in a forest is commanded from 5 steps only
      Given K is a commander in C
      And it is 6 steps from K to the far side of A
      And A stands on: sparse forest
      When it is asked whether A is in the command zone of K
      Then it is outside the command zone
      And this clause gives 5

    @x2
    Scenario: A talented general in a dense forest commands over 10 steps
      Given G is a general in C
      And G is: talented
      And it is 10 steps from G to the far side of A
      And C stands on: dense forest
      When it is asked whether A is in the command zone of G
      Then it is inside the command zone
      And this clause gives 10

    @x3
    Scenario: Read of the commander only, a unit in a forest is commanded from afar
      Given K is a commander in C
      And it is 6 steps from K to the far side of A
      And A stands on: sparse forest
      And the table plays: a forest halves the command distance only if the commander is in it
      When it is asked whether A is in the command zone of K
      Then it is inside the command zone
      And this clause does not apply

    @x4
    Scenario: Read of the unit only, a commander in a forest commands as far as ever
      Given K is a commander in C
      And it is 9 steps from K to the far side of A
      And C stands on: sparse forest
      And the table plays: a forest halves the command distance only if the unit is in it
      When it is asked whether A is in the command zone of K
      Then it is inside the command zone
      And this clause does not apply

    @x5
    Scenario: Read either way, a forest halves the distance when both are in it
      Given K is a commander in C
      And it is 6 steps from K to the far side of A
      And A stands on: sparse forest
      And C stands on: sparse forest
      And the table plays: a forest halves the command distance only if the commander is in it
      When it is asked whether A is in the command zone of K
      Then it is outside the command zone

  @minis.4.1.melee.own-unit
  Rule: Commander in the fight

    @x1
    Scenario: A fighting commander does not control the unit beside him
      Given K is a commander in C
      And C is in close combat with E
      And it is 8 steps from K to the far side of A
      When it is asked whether A is in the command zone of K
      Then it is outside the command zone
      And this clause applies

    @x2
    Scenario: A fighting commander still controls his own unit
      Given K is a commander in C
      And C is in close combat with E
      When it is asked whether C is in the command zone of K
      Then it is inside the command zone
      And this clause does not apply

  @minis.4.1.melee.cs
  Rule: Strength added by a commander

    @x1
    Scenario Outline: A fighting commander adds 1 to 3 according to his talent
      Given G is a general in A
      And G is: <talent>
      And A is in close combat with E
      When it is asked how much strength commanders add to A as it fights
      Then they add <number>
      And this clause gives <number>

      Examples:
        | talent   | number |
        | ordinary | 1      |
        | talented | 2      |
        | genius   | 3      |

    @x2
    Scenario: A commander adds his strength in the clash too
      Given K is a commander in A
      And A has attacked E; the clash comes next
      When it is asked how much strength commanders add to A as it fights
      Then they add 1

    @x3
    Scenario: Read the other way, he adds nothing in the clash
      Given K is a commander in A
      And A has attacked E; the clash comes next
      And the table plays: a commander adds no strength in the clash
      When it is asked how much strength commanders add to A as it fights
      Then they add 0

    @x4
    Scenario: A unit that does not fight gets nothing from its commander
      Given K is a commander in A
      When it is asked how much strength commanders add to A as it fights
      Then they add 0
      And this clause does not apply

    @x5
    Scenario: Read either way, he adds his strength once the clash is over
      Given K is a commander in A
      And A is in close combat with E
      And the table plays: a commander adds no strength in the clash
      When it is asked how much strength commanders add to A as it fights
      Then they add 1

  @minis.4.1.death.roll
  Rule: Death of a commander

    @x1
    Scenario: A commander whose unit has lost a figure is killed on a 1
      Given K is a commander in A
      And losses of A: 1
      When K is checked for the losses of his unit, rolling 1
      Then K is killed
      And this clause applies

    @x2
    Scenario: A commander whose unit has lost a figure is unhurt on a 2
      Given K is a commander in A
      And losses of A: 1
      When K is checked for the losses of his unit, rolling 2
      Then K is unhurt

    @x3
    Scenario: Without losses no die is rolled for the commander
      Given K is a commander in A
      When K is checked for the losses of his unit
      Then K is not checked for the losses of his unit
      And it is not allowed, by this clause

  @minis.4.1.death.zone
  Rule: Command zone lost

    @x1
    Scenario: A killed general commands nobody any more
      Given G is a general in C
      And G is: genius
      And losses of C: 1
      And G has been checked for the losses of his unit, rolling 1
      And it is 8 steps from G to the far side of A
      When it is asked whether A is in the command zone of G
      Then it is outside the command zone

    @x2
    Scenario: A fleeing commander commands nobody
      Given K is a commander in C
      And C is fleeing from E
      And it is 8 steps from K to the far side of A
      When it is asked whether A is in the command zone of K
      Then it is outside the command zone
      And this clause applies

    @x3
    Scenario: A commander who has survived his check commands as before
      Given K is a commander in C
      And losses of C: 1
      And K has been checked for the losses of his unit, rolling 2
      And it is 8 steps from K to the far side of A
      When it is asked whether A is in the command zone of K
      Then it is inside the command zone
      And this clause does not apply
