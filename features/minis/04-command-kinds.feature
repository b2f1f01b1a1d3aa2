Feature: Kinds of order

  @minis.4.3.defence.actions
  Rule: What a Defence order allows

    @x1
    Scenario: A unit under Defence that stood still has carried out its order
      Given A is on Defence
      When it is checked whether A has carried out its order
      Then A has carried out its order
      And this clause applies

    @x2
    Scenario: A unit under Defence may not move 3 steps
      Given A is on Defence
      And A has spent 3 steps of its movement this turn
      When it is checked whether A has carried out its order
      Then A has not carried out its order
      And it is not allowed, by this clause

    @x3
    Scenario Outline: Under Defence a unit shoots, answers a shot and takes up the hedgehog
      Given A is on Defence
      When it is asked whether the order of A allows: <effect>
      Then the order says: yes
      And this clause applies

      Examples:
        | effect                                       |
        | shooting in one’s own turn                   |
        | return shot                                  |
        | taking up or leaving the hedgehog or tortoise |

  @minis.4.3.defence.ready
  Rule: Ready for the attack

    @x1
    Scenario: Attacked under Defence a unit is ready and may shoot at its attackers
      Given A is on Defence
      When A shows its order to use: defensive shot
      Then the order of A is face up
      And this clause applies

    @x2
    Scenario: Attacked under Manoeuvre a unit is not ready
      Given A is on Manoeuvre
      When A shows its order to use: defensive shot
      Then A has no order to use: defensive shot
      And this clause does not apply

  @minis.4.3.defence.barricades
  Rule: Setting up barricades

    @x1
    Scenario: A unit under Defence sets up a barricade in its own turn
      Given A is on Defence
      When it is asked whether the order of A allows: setting up barricades
      Then the order says: yes, but not as a reaction
      And this clause applies

    @x2
    Scenario: Attacked, it is too late to set up a barricade
      Given A is on Defence
      When A shows its order to use: setting up barricades
      Then A has no order to use: setting up barricades
      And it is not allowed, by this clause

  @minis.4.3.defence.spears
  Rule: Spears and halberds under a Defence order

    @x1
    Scenario Outline: Spears help against cavalry under Defence only
      Given A is on <order>
      When it is asked whether the order of A allows: spears and halberds against cavalry
      Then the order says: <said>
      And this clause applies

      Examples:
        | order    | said |
        | Defence  | yes  |
        | Attack   | no   |
        | Recovery | no   |

  @minis.4.3.defence.modifiers
  Rule: Other weapons under a Defence order

    @x1
    Scenario Outline: Pikes, large shields, javelins and pistols work under Defence
      Given A is on Defence
      When it is asked whether the order of A allows: <weapon>
      Then the order says: yes
      And this clause applies

      Examples:
        | weapon                                |
        | pike                                  |
        | large shield                          |
        | javelins and pistols in close combat  |

    @x2
    Scenario: Out of command the pikes do not work though the unit was told to defend
      Given A is on Defence
      And A is out of command
      When it is asked whether the order of A allows: pike
      Then the order says: no
      And this clause does not apply

  @minis.4.3.defence.defensive-shot
  Rule: Defensive shot needs a Defence order

    @x1
    Scenario: A unit under Defence may make a defensive shot
      Given A is on Defence
      When A shows its order to use: defensive shot
      Then the order of A is face up
      And this clause applies

    @x2
    Scenario: A unit under Attack may make no defensive shot
      Given A is on Attack
      When A shows its order to use: defensive shot
      Then A has no order to use: defensive shot
      And it is not allowed, by this clause

    @x3
    Scenario: Skirmishers outside formations make a defensive shot without any order
      Given units A: infantry in dispersed order
      When it is asked whether the order of A allows: defensive shot
      Then the order says: yes
      And this clause applies

  @minis.4.3.manoeuvre.must-move
  Rule: What a Manoeuvre order requires

    @x1
    Scenario: One step is enough of a manoeuvre
      Given A is on Manoeuvre
      And A has spent 1 steps of its movement this turn
      When it is checked whether A has carried out its order
      Then A has carried out its order
      And this clause applies

    @x2
    Scenario: Half a step is not
      Given A is on Manoeuvre
      And A has spent 0.5 steps of its movement this turn
      When it is checked whether A has carried out its order
      Then A has not carried out its order
      And it is not allowed, by this clause

    @x3
    Scenario: A change of formation on the spot is a manoeuvre
      Given A is on Manoeuvre
      And A has changed formation this turn
      When it is checked whether A has carried out its order
      Then A has carried out its order
      And this clause applies

    @x4
    Scenario: A hedgehog is not taken up under Manoeuvre
      Given A is on Manoeuvre
      When it is asked whether the order of A allows: taking up or leaving the hedgehog or tortoise
      Then the order says: no
      And this clause applies

  @minis.4.3.manoeuvre.not-same-place
  Rule: No return to the starting position

    @x1
    Scenario: Four steps forward and four back are no manoeuvre
      Given A is on Manoeuvre
      And A has spent 8 steps of its movement this turn
      And A ends its movement where it started
      When it is checked whether A has carried out its order
      Then A has not carried out its order
      And it is not allowed, by this clause

    @x2
    Scenario: Eight steps that lead elsewhere are one
      Given A is on Manoeuvre
      And A has spent 8 steps of its movement this turn
      When it is checked whether A has carried out its order
      Then A has carried out its order
      And this clause applies

  @minis.4.3.manoeuvre.different
  Rule: Different manoeuvres in a formation

    @x1
    Scenario: Under one Manoeuvre order a unit wheels away while its neighbour marches on
      Given A + B form a line, from left to right
      And A is on Manoeuvre
      When B parts from its formation: making another manoeuvre
      Then B has left its formation
      And this clause applies

    @x2
    Scenario: Under Defence there are no different manoeuvres
      Given A + B form a line, from left to right
      And A is on Defence
      When B parts from its formation: making another manoeuvre
      Then B cannot part from its formation: making another manoeuvre
      And it is not allowed, by this clause

  @minis.4.3.manoeuvre.shooting
  Rule: Shooting under a Manoeuvre order

    @x1
    Scenario: A unit under Manoeuvre may shoot in its own turn
      Given A is on Manoeuvre
      When it is asked whether the order of A allows: shooting in one’s own turn
      Then the order says: yes
      And this clause applies

    @x2
    Scenario: A unit under Attack may not, before its attack or after it
      Given A is on Attack
      When it is asked whether the order of A allows: shooting in one’s own turn
      Then the order says: no
      And this clause does not apply

  @minis.4.3.manoeuvre.stop
  Rule: Stopping 2 steps from the enemy

    @x1
    Scenario: A manoeuvre ends 2 steps from the enemy
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And A and E are 9 steps apart
      When A manoeuvres to 2 steps from E
      Then A and E are now 2 steps apart
      And this clause applies

    @x2
    Scenario: A manoeuvre may not end a step and a half from the enemy
      Given A is on Manoeuvre
      And A and E are 9 steps apart
      When A manoeuvres to 1.5 steps from E
      Then A cannot manoeuvre to 1.5 steps from E
      And it is not allowed, by this clause

    @x3
    Scenario: An attack does not stop short of the enemy
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Attack
      And A and E are 9 steps apart
      When A manoeuvres to 1.5 steps from E
      Then A and E are now 1.5 steps apart
      And this clause does not apply

    @x4
    Scenario: A manoeuvre to 2 steps from an enemy 9 steps away spends 7 steps
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And A and E are 9 steps apart
      When A manoeuvres to 2 steps from E
      Then A has now spent 7 steps of its movement
      And this clause applies

    @x5
    Scenario: An enemy 40 steps away is out of reach of a manoeuvre
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And A and E are 40 steps apart
      When A manoeuvres to 2 steps from E
      Then it is not allowed, by clause 6.1§1

    @x6
    Scenario: A unit that has shot stops 2 steps from the enemy it faces
      Given unit A: infantry
      And A: Mv 12
      And A is on Manoeuvre
      And A, this turn: has shot
      And A and E face each other, 5 steps apart
      When A moves 6 steps
      Then A and E are now 2 steps apart

    @x7
    Scenario: Two moves towards an enemy count together
      Given units A: infantry in loose order
      And A: Mv 12
      And A is on Manoeuvre
      And A and E face each other, 13 steps apart
      And A has moved 9 steps
      When A moves 1 steps
      Then A and E are now 3 steps apart

  @minis.4.3.manoeuvre.works
  Rule: Crossing undefended fortifications

    @x1
    Scenario: A unit under Manoeuvre crosses a fortification nobody defends
      Given A is on Manoeuvre
      When A goes over a fortification that is undefended
      Then the order says: yes
      And this clause applies

    @x2
    Scenario: A unit under Manoeuvre does not cross a defended fortification
      Given A is on Manoeuvre
      When A goes over a fortification that is defended
      Then it is not allowed, by this clause

  @minis.4.3.manoeuvre.no-modifiers
  Rule: Modifiers lost under a Manoeuvre order

    @x1
    Scenario Outline: No weapon helps a unit under Manoeuvre
      Given A is on Manoeuvre
      When it is asked whether the order of A allows: <weapon>
      Then the order says: no
      And this clause applies

      Examples:
        | weapon                               |
        | pike                                 |
        | large shield                         |
        | javelins and pistols in close combat |
        | spears and halberds against cavalry  |
        | impact                               |

    @x2
    Scenario: Under Attack the pikes are down again
      Given A is on Attack
      When it is asked whether the order of A allows: pike
      Then the order says: yes
      And this clause does not apply

  @minis.4.3.manoeuvre.attacked
  Rule: Attacked under a Manoeuvre order

    @x1
    Scenario Outline: A unit attacked under Manoeuvre neither shoots nor counter-attacks
      Given A is on Manoeuvre
      When A shows its order to use: <effect>
      Then A has no order to use: <effect>
      And it is not allowed, by this clause

      Examples:
        | effect                       |
        | defensive shot               |
        | counter-attack when attacked |

    @x2
    Scenario: A unit under Manoeuvre that comes under fire still shoots back
      Given A is on Manoeuvre
      When A shows its order to use: return shot
      Then the order of A is face up
      And this clause does not apply

  @minis.4.3.manoeuvre.options
  Rule: Reactions allowed under a Manoeuvre order

    @x1
    Scenario: A unit attacked under Manoeuvre may evade
      Given A is on Manoeuvre
      When A shows its order to use: evasion
      Then the order of A is face up
      And this clause applies

    @x2
    Scenario: A unit attacked under Manoeuvre does not form a hedgehog
      Given A is on Manoeuvre
      When A shows its order to use: taking up or leaving the hedgehog or tortoise
      Then A has no order to use: taking up or leaving the hedgehog or tortoise
      And it is not allowed, by this clause

    @x3
    Scenario: Read the other way, it does
      Given A is on Manoeuvre
      And the table plays: a hedgehog as a reaction needs Defence or Manoeuvre
      When A shows its order to use: taking up or leaving the hedgehog or tortoise
      Then the order of A is face up

    @x4
    Scenario: Read either way, under Attack it does not
      Given A is on Attack
      And the table plays: a hedgehog as a reaction needs Defence or Manoeuvre
      When A shows its order to use: taking up or leaving the hedgehog or tortoise
      Then A has no order to use: taking up or leaving the hedgehog or tortoise

  @minis.4.3.attack.must
  Rule: What an Attack order requires

    @x1
    Scenario: A unit that has attacked has carried out its order
      Given A is on Attack
      And A, this turn: has attacked
      When it is checked whether A has carried out its order
      Then A has carried out its order
      And this clause applies

    @x2
    Scenario: A unit that supports the attack of its formation has carried out its order
      Given A + B form a column, from front to rear
      And A is on Attack
      And A, this turn: has attacked
      When it is checked whether B has carried out its order
      Then B has carried out its order
      And this clause applies

    @x3
    Scenario: A unit that pursues an evading enemy with 6 of its 8 steps has not
      Given A is on Attack
      And A: Mv 8
      And A has spent 6 steps of its movement this turn
      When it is checked whether A has carried out its order
      Then A has not carried out its order
      And it is not allowed, by this clause

    @x4
    Scenario: A unit under Attack storms a defended fortification
      Given A is on Attack
      When A goes over a fortification that is defended
      Then the order says: yes
      And this clause applies

  @minis.4.3.attack.no-shooting
  Rule: No shooting under an Attack order

    @x1
    Scenario Outline: A unit under Attack does not shoot, nor shoot back
      Given A is on Attack
      When A shows its order to use: <effect>
      Then A has no order to use: <effect>
      And it is not allowed, by this clause

      Examples:
        | effect                     |
        | shooting in one’s own turn |
        | return shot                |

    @x2
    Scenario: Changed to Defence in time, it shoots back
      Given K is a commander in A
      And A is on Attack
      And K has tried to change the order of A, which was under attack or fire, to Defence, rolling 3
      When A shows its order to use: return shot
      Then the order of A is face up
      And this clause does not apply

  @minis.4.3.attack.miss
  Rule: Attack that falls short

    @x1
    Scenario: A unit that used its whole movement and reached nobody is disordered
      Given units A: infantry in close order
      And A is on Attack
      And A: Mv 8
      And A has spent 8 steps of its movement this turn
      When it is checked whether A has carried out its order
      Then A takes 1 DP
      And this clause applies

    @x2
    Scenario: A unit that reached its target is not
      Given units A: infantry in close order
      And A is on Attack
      And A, this turn: has attacked
      When it is checked whether A has carried out its order
      Then A has carried out its order
      And this clause does not apply

    @x3
    Scenario: A unit thrown back by a defensive shot takes nothing more for missing its target
      Given units A: infantry in close order
      And A is on Attack
      And A, this turn: has made a forced move
      When it is checked whether A has carried out its order
      Then A has carried out its order
      And this clause does not apply

    @x4
    Scenario: Read the other way, it is disordered for that too
      Given units A: infantry in close order
      And A is on Attack
      And A, this turn: has made a forced move
      And the table plays: an attacker thrown back has missed its target as well
      When it is checked whether A has carried out its order
      Then A takes 1 DP

    @x5
    Scenario: A unit that fell short before is not disordered for it again
      Given units A: infantry in close order
      And A is on Attack
      And A, this turn: has failed to reach its target
      And A has 1 DP
      When it is checked whether A has carried out its order
      Then A has not reached an enemy
      And this clause applies

  @minis.4.3.attack.ram
  Rule: Impact needs an Attack order

    @x1
    Scenario Outline: Lances strike with impact under Attack only
      Given A is on <order>
      When it is asked whether the order of A allows: impact
      Then the order says: <said>
      And this clause applies

      Examples:
        | order   | said |
        | Attack  | yes  |
        | Defence | no   |

  @minis.4.3.attack.modifiers
  Rule: Other weapons under an Attack order

    @x1
    Scenario Outline: Pikes, large shields, javelins and pistols work under Attack
      Given A is on Attack
      When it is asked whether the order of A allows: <weapon>
      Then the order says: yes
      And this clause applies

      Examples:
        | weapon                               |
        | pike                                 |
        | large shield                         |
        | javelins and pistols in close combat |

    @x2
    Scenario: Spears do not
      Given A is on Attack
      When it is asked whether the order of A allows: spears and halberds against cavalry
      Then the order says: no
      And this clause does not apply

  @minis.4.3.attack.counter
  Rule: Attacked under an Attack order

    @x1
    Scenario: A unit attacked under Attack must counter-attack, if it is in front and in time
      Given A is on Attack
      When it is asked whether the order of A allows: counter-attack when attacked
      Then the order says: must, if attacked from the front zone with time to react
      And this clause applies

    @x2
    Scenario: A unit attacked under Defence does not counter-attack
      Given A is on Defence
      When it is asked whether the order of A allows: counter-attack when attacked
      Then the order says: no
      And this clause does not apply

  @minis.4.3.recovery
  Rule: What a Recovery order requires

    @x1
    Scenario: A unit under Recovery that stood still for its whole turn has obeyed
      Given A is on Recovery
      When it is checked whether A has carried out its order
      Then A has carried out its order
      And this clause applies

    @x2
    Scenario: A unit under Recovery may not move a single step
      Given A is on Recovery
      And A has spent 1 steps of its movement this turn
      When it is checked whether A has carried out its order
      Then A has not carried out its order
      And it is not allowed, by this clause

    @x3
    Scenario: A unit under Recovery may not change formation
      Given A is on Recovery
      And A has changed formation this turn
      When it is checked whether A has carried out its order
      Then A has not carried out its order
      And it is not allowed, by this clause

    @x4
    Scenario: What a unit moved in one turn does not count in the next
      Given it is the Orders phase of blue, the attacker
      And A is on Recovery
      And A has spent 3 steps of its movement this turn
      And A has changed formation this turn
      And the phase has ended
      When it is checked whether A has carried out its order
      Then A has carried out its order

  @minis.4.3.fanatics.change
  Rule: Changing the order of fanatics

    @x1
    Scenario: The order of fanatics is changed to Attack
      Given K is a commander in C
      And A has: fanatics
      And A is in command
      And A is on Defence
      When K tries to change the order of A to Attack, rolling 2
      Then A is now under: Attack
      And this clause applies

    @x2
    Scenario: The order of fanatics is never changed to Defence
      Given K is a commander in C
      And A has: fanatics
      And A is in command
      And A is on Attack
      When K tries to change the order of A to Defence
      Then K cannot try to change the order of A to Defence
      And it is not allowed, by this clause

  @minis.4.3.outside.none
  Rule: Outside every command zone

    @x1
    Scenario: A unit out of command is given no order
      Given A is out of command
      And it is the Orders phase
      When A is given the order Attack
      Then A cannot be given the order Attack
      And it is not allowed, by this clause

    @x2
    Scenario: The order of a unit out of command cannot be changed
      Given K is a commander in C
      And A is out of command
      And A is on Defence
      When K tries to change the order of A to Attack
      Then it is not allowed, by this clause

    @x3
    Scenario: A unit out of command does not shoot back, whatever its order was
      Given A is on Defence
      And A is out of command
      When A shows its order to use: return shot
      Then A has no order to use: return shot
      And it is not allowed, by this clause

    @x4
    Scenario: A unit that is out of command when orders are revealed has none
      Given A is blue
      And A is on Manoeuvre
      And A is out of command
      When blue reveals its orders
      Then A is now under: no order
      And this clause applies

    @x5
    Scenario: Read the other way, it goes on with its last order
      Given A is blue
      And A is on Manoeuvre
      And A is out of command
      And the table plays: a unit out of command keeps its last order
      When blue reveals its orders
      Then A stays under: Manoeuvre

    @x6
    Scenario: Skirmishers outside formations do not mind being out of command
      Given units A: infantry in dispersed order
      And A is out of command
      When it is asked whether the order of A allows: return shot
      Then the order says: yes
      And this clause does not apply

    @x7
    Scenario: A unit out of command may not move a step
      Given A is out of command
      And A has spent 1 steps of its movement this turn
      When it is checked whether A has carried out its order
      Then A has not carried out its order
      And it is not allowed, by this clause

    @x8
    Scenario: A unit out of command makes no counter-attack under fire
      Given unit A: infantry in loose order on Attack, Mv 12
      And A is out of command
      And A was shot at by C
      And C stands in the front zone of A
      And A and C are 8 steps apart
      When under fire, A counter-attacks C
      Then it is not allowed, by this clause

    @x9
    Scenario: Out of command, a unit shot at need not counter-attack
      Given units A + C: infantry in loose order with light bow, Def 1, M 2
      And C and A face each other, 8 steps apart
      And A is on Attack
      And A is out of command
      When C shoots at A, rolling 1 against 6
      Then A suffers: carry on
      And this clause applies

  @minis.4.3.fanatics.outside
  Rule: Fanatics out of command

    @x1
    Scenario: Fanatics out of command act under Manoeuvre
      Given A has: fanatics
      And A is out of command
      When it is asked which order is in force for A
      Then the order in force is: Manoeuvre
      And this clause applies

    @x2
    Scenario: They move 8 steps towards an enemy 15 steps away
      Given A has: fanatics
      And A is out of command
      And A: Mv 4
      And A and E are 15 steps apart
      When the fanatics A move towards the nearest enemy, E
      Then A and E are now 7 steps apart
      And this clause applies

    @x3
    Scenario: They stop 2 steps from an enemy 6 steps away
      Given A has: fanatics
      And A is out of command
      And A: Mv 8
      And A and E are 6 steps apart
      When the fanatics A move towards the nearest enemy, E
      Then A and E are now 2 steps apart
      And this clause applies

    @x4
    Scenario: They may not pass a nearer enemy by
      Given A has: fanatics
      And A is out of command
      And A and E are 15 steps apart
      And F is nearer to A than its target
      When the fanatics A move towards the nearest enemy, E
      Then the fanatics A cannot move towards E
      And it is not allowed, by this clause

    @x5
    Scenario: Two steps from the enemy, they are under Attack on the next turn
      Given A is blue
      And A has: fanatics
      And A is out of command
      And A and E are 2 steps apart
      When blue reveals its orders
      Then A is now under: Attack
      And this clause applies

    @x6
    Scenario: Seven steps from the enemy, they go on under Manoeuvre
      Given A is blue
      And A has: fanatics
      And A is out of command
      And A and E are 7 steps apart
      When blue reveals its orders
      Then A is now under: Manoeuvre
      And this clause applies

    @x7
    Scenario: Pushed to one step from the enemy, they stay there
      Given A has: fanatics
      And A is out of command
      And A: Mv 8
      And A and E are 1 steps apart
      When the fanatics A move towards the nearest enemy, E
      Then A stays where it is
      And this clause gives 0
