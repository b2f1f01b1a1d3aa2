Feature: Orders

  @minis.4.2.initial
  Rule: First orders

    @x1
    Scenario: After deployment every formation and unit gets its first order
      Given A is blue
      And play has not begun
      When A is given the order Defence
      Then A has an order for its next turn: Defence
      And this clause applies

    @x2
    Scenario: Once play goes on, no order is a first order
      Given A is blue
      And it is game turn 2
      And it is the Orders phase
      When A is given the order Defence
      Then A has an order for its next turn: Defence
      And this clause does not apply

  @minis.4.2.each-turn
  Rule: Orders for the next turn

    @x1
    Scenario: In the Orders phase a unit gets the order for its next turn
      Given A is blue
      And A is on Manoeuvre
      And it is the Orders phase
      And it is the turn of blue
      When A is given the order Attack
      Then A has an order for its next turn: Attack
      And this clause applies

    @x2
    Scenario: In the Manoeuvre phase no order is laid
      Given A is blue
      And it is the Manoeuvre phase
      When A is given the order Attack
      Then A cannot be given the order Attack
      And it is not allowed, by this clause

    @x3
    Scenario: A unit that disorder has brought down to strength 1 gets no order but Recovery
      Given units A: infantry in close order
      And A has 4 DP
      And it is the Orders phase
      When A is given the order Attack
      Then A cannot be given the order Attack
      And it is not allowed, by clause 10§19

    @x4
    Scenario: Recovery it gets
      Given units A: infantry in close order
      And A has 4 DP
      And it is the Orders phase
      When A is given the order Recovery
      Then A has an order for its next turn: Recovery
      And this clause applies

  @minis.4.2.reveal
  Rule: Revealing orders

    @x1
    Scenario: The order laid last turn is carried out in this one
      Given A is blue
      And A has been given the order Attack
      And it is the Command phase
      And it is the turn of blue
      When blue reveals its orders
      Then A is now under: Attack
      And the order of A is face up

    @x2
    Scenario: Nobody reveals his orders in the opponent's turn
      Given A is blue
      And A has been given the order Attack
      And it is the Command phase
      And it is the turn of red
      When blue reveals its orders
      Then blue cannot reveal its orders now
      And it is not allowed, by this clause

    @x3
    Scenario: Orders are not revealed as late as the Shooting phase
      Given A is blue
      And A has been given the order Attack
      And it is the Shooting phase
      When blue reveals its orders
      Then blue cannot reveal its orders now

  @minis.4.2.duration
  Rule: Orders stay in force

    @x1
    Scenario: A unit under Defence is still under Defence in the opponent's turn
      Given A is blue
      And A is on Defence
      And it is the turn of red
      When it is asked which order is in force for A
      Then the order in force is: Defence
      And this clause applies

    @x2
    Scenario: A unit that was laid no new order keeps the old one
      Given A is blue
      And A is on Manoeuvre
      And A is in command
      And it is the Command phase
      When blue reveals its orders
      Then A stays under: Manoeuvre
      And this clause applies

    @x3
    Scenario: A new order ends the old one
      Given A is blue
      And A is on Manoeuvre
      And A has been given the order Attack
      And it is the Command phase
      When blue reveals its orders
      Then A is now under: Attack
      And this clause does not apply

  @minis.4.2.reveal-on-reaction
  Rule: Revealing an order for a reaction

    @x1
    Scenario: A unit under Defence shows its order and makes a return shot
      Given A is blue
      And A is on Defence
      And it is the turn of red
      When A shows its order to use: return shot
      Then the order of A is face up
      And this clause applies

    @x2
    Scenario: With the order its modifiers apply, so a unit under Defence counts its pikes
      Given A is blue
      And A is on Defence
      And it is the turn of red
      When A shows its order to use: pike
      Then the order of A is face up
      And this clause applies

    @x3
    Scenario: An order to attack cannot be shown for a return shot
      Given A is blue
      And A is on Attack
      And it is the turn of red
      When A shows its order to use: return shot
      Then A has no order to use: return shot
      And it is not allowed, by clause 4.3§17

  @minis.4.2.formation.all
  Rule: One order for a formation

    @x1
    Scenario: An order laid for a formation is the order of each of its units
      Given A + B form a line, from left to right
      And it is the Orders phase
      When A is given the order Attack
      Then A has an order for its next turn: Attack
      And B has an order for its next turn: Attack
      And this clause applies

    @x2
    Scenario: A unit of a formation under Attack is itself under Attack
      Given A + B form a column, from front to rear
      And A is on Attack
      When it is asked which order is in force for B
      Then the order in force is: Attack
      And this clause applies

    @x4
    Scenario: A unit does not shoot whose formation is under Attack
      Given units A + B: infantry in loose order with light bow, Def 1, M 2
      And A + B form a column, from front to rear
      And B is on Attack
      And A and C face each other, 8 steps apart
      When A shoots at C
      Then it is not allowed, by clause 4.3§17

    @x5
    Scenario: A unit shot at counter-attacks under the order of its formation
      Given unit A: infantry in loose order with light bow
      And units B + C: cavalry in loose order, A 4, Def 3, M 2
      And B + C form a column, from front to rear
      And C is on Attack
      And A and B face each other, 8 steps apart
      When A shoots at B, rolling 2 against 4
      Then B must now counter-attack A

    @x3
    Scenario: A unit that has left its formation need not carry out its order
      Given A + B form a line, from left to right
      And A is on Attack
      And it is the Orders phase
      And B alone has been given the order Defence
      When it is asked which order is in force for A
      Then the order in force is: Attack
      And this clause does not apply

  @minis.4.2.formation.directions
  Rule: Same order, different directions

    @x1
    Scenario: Two units attack in different directions and break their formation
      Given A + B form a line, from left to right
      And A is on Attack
      When B parts from its formation: obeying in another direction
      Then B has left its formation
      And this clause applies

    @x2
    Scenario: The unit that has parted is still under the same order
      Given A + B form a line, from left to right
      And A is on Attack
      And B is on Attack
      And B has parted from its formation: obeying in another direction
      When it is asked which order is in force for B
      Then the order in force is: Attack

  @minis.4.2.formation.cannot
  Rule: Units unable to obey

    @x1
    Scenario: A unit held up by a swamp breaks the formation that goes on
      Given A + B + C form a line, from left to right
      And A is on Manoeuvre
      When C parts from its formation: unable to obey
      Then C has left its formation
      And this clause applies

    @x2
    Scenario: A unit that can obey breaks the formation only by going its own way
      Given A + B + C form a line, from left to right
      And A is on Manoeuvre
      When C parts from its formation: obeying in another direction
      Then C has left its formation
      And this clause does not apply

  @minis.4.2.formation.separate-order
  Rule: Separate order for one unit

    @x1
    Scenario: A unit with an order of its own leaves the formation
      Given A + B form a line, from left to right
      And A is on Defence
      And it is the Orders phase
      When B alone is given the order Attack
      Then B has an order for its next turn: Attack
      And B has left its formation
      And this clause applies

    @x2
    Scenario: The rest of the formation gets an order without it
      Given A + B + C form a line, from left to right
      And it is the Orders phase
      And C alone has been given the order Attack
      When A is given the order Defence
      Then A has an order for its next turn: Defence
      And B has an order for its next turn: Defence
      And this clause does not apply

  @minis.4.2.skirmish.none
  Rule: Skirmishers need no orders

    @x1
    Scenario: Skirmishers outside a formation are under no order
      Given units A: infantry in dispersed order
      When it is asked which order is in force for A
      Then the order in force is: no order
      And this clause applies

    @x2
    Scenario: Skirmishers outside a formation are given no order
      Given units A: infantry in dispersed order
      And it is the Orders phase
      When A is given the order Manoeuvre
      Then A cannot be given the order Manoeuvre
      And it is not allowed, by this clause

    @x3
    Scenario: Skirmishers outside a formation evade without any order
      Given units A: infantry in dispersed order
      When it is asked whether the order of A allows: evasion
      Then the order says: yes
      And this clause applies

  @minis.4.2.skirmish.formation
  Rule: Skirmishers under a formation’s order

    @x1
    Scenario: Skirmishers in a formation under Defence do not evade
      Given units A: infantry in dispersed order
      And units B: infantry in close order
      And A + B form a column, from front to rear
      And B is on Defence
      When it is asked whether the order of A allows: evasion
      Then the order says: no
      And this clause applies

    @x2
    Scenario: Skirmishers get the order that is laid for their formation
      Given units A: infantry in dispersed order
      And units B: infantry in close order
      And A + B form a column, from front to rear
      And it is the Orders phase
      When B is given the order Attack
      Then A has an order for its next turn: Attack
      And this clause applies

  @minis.4.2.melee.none
  Rule: No orders in close combat

    @x1
    Scenario: A fighting unit is given no order
      Given A is blue
      And A is in close combat with E
      And it is the Orders phase
      When A is given the order Recovery
      Then A cannot be given the order Recovery
      And it is not allowed, by this clause

    @x2
    Scenario: The order of a fighting unit cannot be changed either
      Given K is a commander in A
      And A is on Attack
      And A is in close combat with E
      When K tries to change the order of A to Defence
      Then K cannot try to change the order of A to Defence
      And it is not allowed, by this clause

    @x3
    Scenario: A unit that has come out of close combat is given an order again
      Given A is blue
      And A has ended its close combat this turn
      And it is the Orders phase
      And it is the turn of blue
      When A is given the order Recovery
      Then A has an order for its next turn: Recovery
      And this clause does not apply

  @minis.4.2.melee.others
  Rule: Orders for units near a close combat

    @x1
    Scenario: A neighbour that does not fight itself gets an order of its own
      Given A + B form a line, from left to right
      And A is in close combat with E
      And it is the Orders phase
      When B alone is given the order Manoeuvre
      Then B has an order for its next turn: Manoeuvre
      And this clause applies

    @x2
    Scenario: The unit of the formation that fights gets none
      Given A + B form a line, from left to right
      And A is in close combat with E
      And it is the Orders phase
      When A alone is given the order Manoeuvre
      Then A alone cannot be given the order Manoeuvre
      And it is not allowed, by clause 4.2§14

    @x3
    Scenario: An order for the formation does not reach its unit that fights
      Given A + B + C form a line, from left to right
      And A is in close combat with E
      And it is the Orders phase
      When B is given the order Recovery
      Then B has an order for its next turn: Recovery
      And C has an order for its next turn: Recovery
      And this clause applies

  @minis.4.2.after-melee
  Rule: Orders after combat

    @x1
    Scenario: A unit whose fight ended in the opponent's turn gets its order at the end of that turn
      Given A is blue
      And A has ended its close combat this turn
      And it is the Orders phase
      And it is the turn of red
      When A is given the order Recovery
      Then A has an order for its next turn: Recovery
      And this clause applies

    @x2
    Scenario: A unit that retreated in the opponent's turn gets its order at the end of that turn
      Given A is blue
      And A, this turn: has made a forced move
      And it is the Orders phase
      And it is the turn of red
      When A is given the order Recovery
      Then A has an order for its next turn: Recovery
      And this clause applies

    @x3
    Scenario: A unit that only stood there gets no order in the opponent's turn
      Given A is blue
      And it is the Orders phase
      And it is the turn of red
      When A is given the order Recovery
      Then A cannot be given the order Recovery
      And it is not allowed, by this clause

  @minis.4.2.change.test
  Rule: Attempt to change an order

    @x1
    Scenario: A commander turns Defence into Attack with a 3
      Given K is a commander in C
      And it is 8 steps from K to the far side of A
      And A is on Defence
      And it is the Command phase
      When K tries to change the order of A to Attack, rolling 3
      Then A is now under: Attack
      And this clause applies

    @x2
    Scenario: In the Attack phase of his own turn it is too late
      Given K is a commander in C
      And it is 8 steps from K to the far side of A
      And A is on Defence
      And it is the Attack phase
      When K tries to change the order of A to Attack
      Then K cannot try to change the order of A to Attack
      And it is not allowed, by this clause

    @x3
    Scenario: In the opponent's turn no order is changed out of hand
      Given A is blue
      And K is a commander in A
      And it is the turn of red
      When K tries to change the order of A to Attack
      Then K cannot try to change the order of A to Attack
      And it is not allowed, by this clause

    @x4
    Scenario: In the Command phase of his own turn it is
      Given A is blue
      And K is a commander in A
      And it is the turn of blue
      And it is the Command phase
      When K tries to change the order of A to Attack, rolling 3
      Then A is now under: Attack
      And this clause applies

  @minis.4.2.change.pass
  Rule: Leadership test passed

    @x1
    Scenario: A die equal to the leadership changes the order
      Given K is a commander in C
      And K is: talented
      And A is in command
      And A is on Defence
      When K tries to change the order of A to Manoeuvre, rolling 4
      Then A is now under: Manoeuvre
      And this clause applies

    @x2
    Scenario: A die one above the leadership does not
      Given units A: infantry in close order
      And K is a commander in A
      And K is: talented
      And A is on Defence
      When K tries to change the order of A to Manoeuvre, rolling 5
      Then A stays under: Defence
      And this clause does not apply

    @x3
    Scenario: The order of a whole formation is changed by one test
      Given K is a commander in A
      And A + B form a line, from left to right
      And A is on Defence
      And B is on Defence
      When K tries to change the order of A to Attack, rolling 1
      Then A is now under: Attack
      And B is now under: Attack

  @minis.4.2.change.fail
  Rule: Leadership test failed

    @x1
    Scenario: A failed test leaves the old order and disorders the unit
      Given units A: infantry in close order
      And K is a commander in A
      And A is on Defence
      When K tries to change the order of A to Attack, rolling 4
      Then A stays under: Defence
      And A takes 1 DP
      And this clause applies

    @x2
    Scenario: Each unit of a formation is disordered by a failed test
      Given units A + B: infantry in close order
      And K is a commander in A
      And A + B form a line, from left to right
      And A is on Defence
      When K tries to change the order of A to Attack, rolling 6
      Then A takes 1 DP
      And B takes 1 DP

  @minis.4.2.change.highest
  Rule: Several commanders in a formation

    @x1
    Scenario: An ordinary commander tests with the leadership of the genius in his formation
      Given K is a commander in A
      And G is a general in B
      And G is: genius
      And A + B form a line, from left to right
      When K tries to change the order of A to Attack, rolling 5
      Then A is now under: Attack
      And this clause gives 5

    @x2
    Scenario: A genius outside the formation does not help
      Given units A: infantry in close order
      And K is a commander in A
      And G is a general in B
      When K tries to change the order of A to Attack, rolling 5
      Then A takes 1 DP
      And this clause does not apply

  @minis.4.2.change.reaction
  Rule: Changing an order under attack or fire

    @x1
    Scenario: Under fire a commander turns Attack into Defence
      Given A is blue
      And K is a commander in A
      And A is on Attack
      And it is the turn of red
      When K tries to change the order of A, which is under attack or fire, to Defence, rolling 2
      Then A is now under: Defence
      And this clause applies

    @x2
    Scenario: In his own turn nobody changes an order so
      Given A is blue
      And K is a commander in A
      And A is on Attack
      And it is the turn of blue
      When K tries to change the order of A, which is under attack or fire, to Defence
      Then it is not allowed, by this clause

    @x3
    Scenario: A failed test under attack disorders the unit at once
      Given units A: infantry in close order
      And K is a commander in A
      And A is on Attack
      When K tries to change the order of A, which is under attack or fire, to Defence, rolling 6
      Then A stays under: Attack
      And A takes 1 DP
      And this clause applies

  @minis.4.2.change.once
  Rule: One leadership test a turn

    @x1
    Scenario: After one test the commander takes no other this turn
      Given K is a commander in C
      And A is in command
      And B is in command
      And K has tried to change the order of A to Attack, rolling 2
      When K tries to change the order of B to Attack
      Then K cannot try to change the order of B to Attack
      And it is not allowed, by this clause

    @x2
    Scenario: Another commander may still try
      Given K is a commander in C
      And M is a commander in D
      And K has already taken a leadership test this turn
      And B is in command
      When M tries to change the order of B to Attack, rolling 3
      Then B is now under: Attack
      And this clause applies

    @x3
    Scenario: A test in his own turn does not bar a test in the opponent's
      Given K is a commander in A
      And K has taken a leadership test in the other player turn of this game turn
      When K tries to change the order of A, which is under attack or fire, to Defence, rolling 3
      Then A is now under: Defence
      And this clause applies

    @x4
    Scenario: Read the other way, one test in the game turn is all he has
      Given K is a commander in A
      And K has taken a leadership test in the other player turn of this game turn
      And the table plays: a commander may take one leadership test in the whole game turn
      When K tries to change the order of A, which is under attack or fire, to Defence
      Then it is not allowed, by this clause

    @x5
    Scenario: When the turn passes to the opponent a commander may take another test
      Given it is the Orders phase of blue, the attacker
      And K is a commander in A
      And K has already taken a leadership test this turn
      And the phase has ended
      When K tries to change the order of A, which is under attack or fire, to Defence, rolling 3
      Then A is now under: Defence
      And this clause applies

    @x6
    Scenario: With one test in the game turn he has none left then
      Given it is the Orders phase of blue, the attacker
      And K is a commander in A
      And K has already taken a leadership test this turn
      And the phase has ended
      And the table plays: a commander may take one leadership test in the whole game turn
      When K tries to change the order of A, which is under attack or fire, to Defence
      Then it is not allowed, by this clause

    @x7
    Scenario: With one test in the game turn he has one again when the next begins
      Given it is the Orders phase of red, the defender
      And K is a commander in A
      And K has taken a leadership test in the other player turn of this game turn
      And the phase has ended
      And the table plays: a commander may take one leadership test in the whole game turn
      When K tries to change the order of A to Defence, rolling 3
      Then A is now under: Defence

    @x8
    Scenario: With one test in the game turn a test in the turn that ends it does not bar the next
      Given it is the Orders phase of red, the defender
      And K is a commander in A
      And K has already taken a leadership test this turn
      And the phase has ended
      And the table plays: a commander may take one leadership test in the whole game turn
      When K tries to change the order of A, which is under attack or fire, to Defence, rolling 3
      Then A is now under: Defence

  @minis.4.2.change.recovery
  Rule: Leadership test for recovery

    @x1
    Scenario: A commander restores a disordered unit with a leadership test
      Given units A: infantry in close order
      And A has 2 DP
      And K is a commander in A
      When K tries to restore A, rolling 3
      Then A is rid of 2 disorder points
      And this clause applies

    @x2
    Scenario: He then has no test left to change an order
      Given units A: infantry in close order
      And A has 2 DP
      And K is a commander in A
      And K has tried to restore A, rolling 3
      When K tries to change the order of A to Attack
      Then it is not allowed, by clause 4.2§22
      And this clause does not apply
