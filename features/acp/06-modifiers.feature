Feature: Melee modifiers

  @acp.melee.mod.terrain
  Rule: Terrain of the defender

    @x1
    Scenario Outline: The modifier for terrain is the one in the melee column for the defender’s terrain
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And ground under B: <ground>
      When the melee die shows 3
      Then this clause gives <modifier>
      And the modified roll is <roll>

      Examples:
        | ground | modifier | roll |
        | clear  | 0        | 4    |
        | ford 3 | +2       | 6    |
        | bridge | -1       | 3    |

    @x2
    Scenario: With several attackers, the modifier for terrain applies only once
      Given attackers A: 3 SP of Ho, quality 5
      And attackers B: 3 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And ground under C: ford 3
      When the melee die shows 3
      Then this clause gives +2

  @acp.melee.mod.leaders
  Rule: Leader bonuses

    @x1
    Scenario: If the attackers have the better leader, the difference in bonuses is added to the die
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader L with A, bonus 3
      And leader M with B, bonus 1
      When the melee die shows 3
      Then this clause gives +2
      And the modified roll is 6

    @x2
    Scenario: If the defenders have the better leader, the difference in bonuses is subtracted from the die
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader M with B, bonus 2
      When the melee die shows 3
      Then this clause gives -2
      And the modified roll is 2

    @x3
    Scenario: The bonuses of all the leaders on a side are added up
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader L with A, bonus 2
      And leader K with A, bonus 1
      When the melee die shows 3
      Then this clause gives +3

    @x4
    Scenario: If only the best leader of a side counts, a second leader adds nothing
      Given the table plays: only the best leader of a side counts
      And attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And leader L with A, bonus 2
      And leader K with A, bonus 1
      When the melee die shows 3
      Then this clause gives +2

    @x5
    Scenario: If neither side has a leader, there are no bonuses to compare
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      When the melee die shows 3
      Then this clause does not apply
      And the modified roll is 4

  @acp.melee.mod.offensive_fire
  Rule: After offensive fire

    @x1
    Scenario: Peltasts that attack right after offensive fire suffer −2
      Given attackers A: 6 SP of Pe, quality 5
      And defenders B: 6 SP of Pe, quality 5
      And A has just used offensive fire
      When the melee die shows 5
      Then this clause gives -2
      And the modified roll is 4

    @x2
    Scenario: If one unit of a stack has just used offensive fire, the whole stack attacks at a penalty
      Given attackers A: 4 SP of Ho, quality 5
      And in the stack under A, B: 2 SP of Ja, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And B has just used offensive fire
      When the melee die shows 5
      Then this clause gives -2

    @x3
    Scenario: If two attacking units have just used offensive fire, the penalty applies only once
      Given attackers A: 3 SP of Pe, quality 5
      And attackers B: 3 SP of Pe, quality 5
      And defenders C: 6 SP of Pe, quality 5
      And A has just used offensive fire
      And B has just used offensive fire
      When the melee die shows 5
      Then this clause gives -2

    @x4
    Scenario: Offensive fire by the defenders does not penalise the attackers
      Given attackers A: 6 SP of Pe, quality 5
      And defenders B: 6 SP of Pe, quality 5
      And B has just used offensive fire
      When the melee die shows 5
      Then this clause does not apply
      And the modified roll is 6

  @acp.melee.mod.flank
  Rule: Attack on the flank

    @x1
    Scenario: An attack on the flank is made at +2
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And A attacks B from: flank
      When the melee die shows 3
      Then this clause gives +2
      And the modified roll is 6

    @x2
    Scenario: An attack on the front and the flank together is made at +2
      Given attackers A: 3 SP of Ho, quality 5
      And attackers B: 3 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And A attacks C from: front
      And B attacks C from: flank
      When the melee die shows 3
      Then this clause gives +2

    @x3
    Scenario: An attack on both flanks gets the +2 only once
      Given attackers A: 3 SP of Ho, quality 5
      And attackers B: 3 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And A attacks C from: flank
      And B attacks C from: flank
      When the melee die shows 3
      Then this clause gives +2

    @x4
    Scenario: If the flank and the rear are attacked together, +4 replaces the +2 for the flank
      Given attackers A: 3 SP of Ho, quality 5
      And attackers B: 3 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And A attacks C from: flank, B from: rear
      When the melee die shows 3
      Then this clause does not apply
      And the modified roll is 8

    @x5
    Scenario: If the modifiers for flank and rear add up, the +2 for the flank is added to the +3 and the +4
      Given the table plays: modifiers for flank and rear add up
      And attackers A: 3 SP of Ho, quality 5
      And attackers B: 3 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And A attacks C from: flank, B from: rear
      When the melee die shows 3
      Then this clause gives +2

    @x6
    Scenario: A frontal attack gets no modifier for facing
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And A attacks B from: front
      When the melee die shows 3
      Then this clause does not apply
      And the modified roll is 4

    @x7
    Scenario: The sheet does not say whose facing decides if one defender is attacked in the flank and another in front
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 3 SP of Ho, quality 5
      And defenders C: 3 SP of Ho, quality 5
      And A attacks B from: flank
      And A attacks C from: front
      When the melee die shows 3
      Then the source does not say

    @x8
    Scenario: If each of two stacks attacks another stack in the flank, it is not asked how the rest meet
      Given attackers A + B: each 6 SP of Ho, quality 5
      And defenders C + D: each 6 SP of Ho, quality 5
      And A attacks C from: flank
      And B attacks D from: flank
      When the melee die shows 3
      Then this clause gives +2

    @x9
    Scenario: If one of two attackers is said to attack from the front, so does the other
      Given attackers A + B: each 6 SP of Ho, quality 5
      And defenders C: 9 SP of Ho, quality 5
      And A attacks C from: front
      When the melee die shows 3
      Then this clause does not apply
      And the modifiers total +1

    @x10
    Scenario: If one of two defenders is said to be attacked from the front, so is the other
      Given attackers A: 9 SP of Ho, quality 5
      And defenders B + C: each 4 SP of Ho, quality 5
      And A attacks B from: front
      When the melee die shows 3
      Then this clause does not apply
      And the modifiers total +1

  @acp.melee.mod.rear
  Rule: Attack on the rear

    @x1
    Scenario: An attack on the rear is made at +3
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And A attacks B from: rear
      When the melee die shows 3
      Then this clause gives +3
      And the modified roll is 7

    @x2
    Scenario: An attack from two rear hexes and nowhere else gets the +3 only once
      Given attackers A: 3 SP of Ho, quality 5
      And attackers B: 3 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And A attacks C from: rear
      And B attacks C from: rear
      When the melee die shows 3
      Then this clause gives +3

    @x3
    Scenario: If the modifiers for flank and rear add up, the +3 for the rear is added to the +4 for the rear and another side
      Given the table plays: modifiers for flank and rear add up
      And attackers A: 2 SP of Ho, quality 5
      And attackers B: 1 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And A attacks C from: rear, B from: front
      When the melee die shows 3
      Then this clause gives +3

    @x4
    Scenario: If the front and the rear are attacked together, +4 replaces the +3 for the rear
      Given attackers A: 3 SP of Ho, quality 5
      And attackers B: 3 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And A attacks C from: rear
      And B attacks C from: front
      When the melee die shows 3
      Then this clause does not apply

  @acp.melee.mod.rear_plus
  Rule: Rear and another side

    @x1
    Scenario Outline: An attack on the rear and another side together is made at +4
      Given attackers A: 3 SP of Ho, quality 5
      And attackers B: 3 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And A attacks C from: rear, B from: <arc>
      When the melee die shows 3
      Then this clause gives +4
      And the modified roll is 8

      Examples:
        | arc   |
        | front |
        | flank |

    @x2
    Scenario: An attack on the rear alone does not get the +4 for the rear and another side
      Given attackers A: 6 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And A attacks C from: rear
      When the melee die shows 3
      Then this clause does not apply
      And the modified roll is 7

    @x3
    Scenario: If the modifiers for flank and rear add up, an attack on the rear and the front is made at +7
      Given the table plays: modifiers for flank and rear add up
      And attackers A: 2 SP of Ho, quality 5
      And attackers B: 1 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And A attacks C from: rear, B from: front
      When the melee die shows 3
      Then clause acp.types.cumulative gives +7

    @x4
    Scenario: If two defenders are each attacked in the rear and on another side, the +4 applies only once
      Given attackers A + B: each 3 SP of Ho, quality 5
      And defenders C + D: each 3 SP of Ho, quality 5
      And A attacks C from: rear, B from: front
      And A attacks D from: flank, B from: rear
      When the melee die shows 3
      Then this clause gives +4
      And the modified roll is 8

    @x5
    Scenario: If the modifiers for flank and rear add up, the sheet does not say whose facing decides when two defenders are each attacked in the rear and on another side
      Given the table plays: modifiers for flank and rear add up
      And attackers A + B: each 3 SP of Ho, quality 5
      And defenders C + D: each 3 SP of Ho, quality 5
      And A attacks C from: rear, B from: front
      And A attacks D from: flank, B from: rear
      When the melee die shows 3
      Then the source does not say

  @acp.melee.mod.ph_attack_line
  Rule: Phalanx line attacking

    @x1
    Scenario: A phalanx beside two others of the same facing attacks at +1
      Given attackers A: 6 SP of Ph, quality 5
      And defenders B: 6 SP of Ph, quality 5
      And neighbour N of A: Ph, other name, same facing, place: left flank
      And neighbour M of A: Ph, other name, same facing, place: rear
      When the melee die shows 3
      Then this clause gives +1
      And the modified roll is 5

    @x2
    Scenario: One neighbour of the same facing is not enough to make a phalanx line
      Given attackers A: 6 SP of Ph, quality 5
      And defenders B: 6 SP of Ph, quality 5
      And neighbour N of A: Ph, other name, same facing, place: left flank
      When the melee die shows 3
      Then this clause does not apply
      And the modified roll is 4

    @x3
    Scenario: A neighbour that faces another way is not part of the phalanx line
      Given attackers A: 6 SP of Ph, quality 5
      And defenders B: 6 SP of Ph, quality 5
      And neighbour N of A: Ph, other name, same facing, place: left flank
      And neighbour M of A: Ph, other name, other facing, place: right flank
      When the melee die shows 3
      Then this clause does not apply

    @x4
    Scenario: Heavy infantry beside two phalanxes of the same facing attacks without the +1 for a phalanx line
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And neighbour N of A: Ph, other name, same facing, place: left flank
      And neighbour M of A: Ph, other name, same facing, place: right flank
      When the melee die shows 3
      Then this clause does not apply

    @x5
    Scenario: A routed phalanx that attacks beside another is not part of the other’s phalanx line
      Given attackers A + B: each 3 SP of Ph, quality 5
      And defenders C: 6 SP of Ph, quality 5
      And neighbour B of A: Ph, other name, same facing, place: left flank
      And neighbour N of A: Ph, other name, same facing, place: rear
      And state of B: routed
      When the melee die shows 3
      Then this clause does not apply

  @acp.melee.mod.ph_defend_line
  Rule: Phalanx line defending

    @x1
    Scenario: A phalanx with another of the same facing on each flank is attacked at −1
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ph, quality 5
      And neighbour N of B: Ph, other name, same facing, place: left flank
      And neighbour M of B: Ph, other name, same facing, place: right flank
      When the melee die shows 3
      Then this clause gives -1
      And the modified roll is 3

    @x2
    Scenario: A phalanx with one open flank loses the −1 for its line
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ph, quality 5
      And neighbour N of B: Ph, other name, same facing, place: left flank
      And neighbour M of B: Ph, other name, same facing, place: rear
      When the melee die shows 3
      Then this clause does not apply
      And the modified roll is 4

    @x3
    Scenario: Two phalanxes in the same flank hex cover only one flank
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ph, quality 5
      And neighbour N of B: Ph, other name, same facing, place: left flank
      And neighbour M of B: Ph, other name, same facing, place: left flank
      When the melee die shows 3
      Then this clause does not apply

  @acp.melee.mod.ph_joint_attack
  Rule: Phalanxes attacking together

    @x1
    Scenario: Two adjacent phalanxes of the same name attack together at +1, whatever their facing
      Given attackers A: 3 SP of Ph, quality 5
      And attackers B: 3 SP of Ph, quality 5
      And defenders C: 6 SP of Ph, quality 5
      And neighbour B of A: Ph, same name, other facing, place: left flank
      When the melee die shows 3
      Then this clause gives +1
      And the modified roll is 5

    @x2
    Scenario: Two phalanxes of the same name that attack together get the quality bonus as well if they face the same way
      Given attackers A: 3 SP of Ph, quality 5
      And attackers B: 3 SP of Ph, quality 5
      And defenders C: 6 SP of Ph, quality 5
      And neighbour B of A: Ph, same name, same facing, place: left flank
      When the melee die shows 3
      Then this clause gives +1
      And clause acp.quality.higher gives +1

    @x3
    Scenario: Phalanxes of different names attack together without the +1 for the same name
      Given attackers A: 3 SP of Ph, quality 5
      And attackers B: 3 SP of Ph, quality 5
      And defenders C: 6 SP of Ph, quality 5
      And neighbour B of A: Ph, other name, same facing, place: left flank
      When the melee die shows 3
      Then this clause does not apply
      And the modified roll is 4

    @x4
    Scenario: A phalanx of the same name gives its neighbour no bonus if it does not join the attack
      Given attackers A: 6 SP of Ph, quality 5
      And defenders C: 6 SP of Ph, quality 5
      And neighbour B of A: Ph, same name, other facing, place: left flank
      When the melee die shows 3
      Then this clause does not apply
      And the modified roll is 4

    @x5
    Scenario: Two phalanxes of the same name that attack together keep their +1 against three defending stacks
      Given attackers A + B: each 3 SP of Ph, quality 5
      And defenders C + D + E: each 2 SP of Ph, quality 5
      And neighbour B of A: Ph, same name, other facing, place: left flank
      When the melee die shows 3
      Then this clause gives +1
      And the modified roll is 5

    @x6
    Scenario: Two phalanxes of the same name that attack together lose their +1 against four defending stacks
      Given attackers A + B: each 3 SP of Ph, quality 5
      And defenders C + D + E + F: each 2 SP of Ph, quality 5
      And neighbour B of A: Ph, same name, other facing, place: left flank
      When the melee die shows 3
      Then this clause does not apply
      And the modified roll is 3

    @x7
    Scenario: When two phalanxes attack together, either may be named as the other’s neighbour
      Given attackers A + B: each 3 SP of Ph, quality 5
      And defenders C: 6 SP of Ph, quality 5
      And neighbour A of B: Ph, same name, other facing, place: right flank
      When the melee die shows 3
      Then this clause gives +1

    @x8
    Scenario: Heavy infantry units of the same name attack together without the +1 for phalanxes
      Given attackers A + B: each 3 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And neighbour B of A: Ho, same name, same facing, place: left flank
      When the melee die shows 3
      Then this clause does not apply
      And the modified roll is 4

  @acp.melee.mod.att_one_discouraged
  Rule: Some attackers discouraged

    @x1
    Scenario: If one of two attackers is discouraged, the attack is made at −1
      Given attackers A: 3 SP of Ho, quality 5
      And attackers B: 3 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And state of B: discouraged
      When the melee die shows 4
      Then this clause gives -1
      And the modified roll is 4

    @x2
    Scenario: If both attackers are discouraged, −2 replaces the −1 for a single discouraged attacker
      Given attackers A: 3 SP of Ho, quality 5
      And attackers B: 3 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And state of A: discouraged
      And state of B: discouraged
      When the melee die shows 4
      Then this clause does not apply

    @x3
    Scenario: The sheet does not say whether routed units may attack
      Given attackers A: 6 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And state of A: routed
      When the melee die shows 3
      Then the source does not say

  @acp.melee.mod.att_all_discouraged
  Rule: All attackers discouraged

    @x1
    Scenario: If the only attacker is discouraged, the attack is made at −2
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And state of A: discouraged
      When the melee die shows 4
      Then this clause gives -2
      And clause acp.melee.mod.att_one_discouraged does not apply
      And the modified roll is 3

    @x2
    Scenario: If the modifiers for discouraged units add up, an attack by discouraged units alone is made at −3
      Given the table plays: modifiers for discouraged and routed units add up
      And attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And state of A: discouraged
      When the melee die shows 4
      Then clause acp.melee.mod.att_one_discouraged gives -1
      And the modified roll is 2

    @x3
    Scenario: If one unit of the attacking stack is not discouraged, the −2 for discouraged attackers does not apply
      Given attackers A: 3 SP of Ho, quality 5
      And in the stack under A, B: 3 SP of Ho, quality 5
      And defenders C: 6 SP of Ho, quality 5
      And state of A: discouraged
      When the melee die shows 4
      Then this clause does not apply

  @acp.melee.mod.def_one_discouraged
  Rule: Some defenders discouraged

    @x1
    Scenario: If one of two defenders is discouraged, the attack is made at +1
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 3 SP of Ho, quality 5
      And defenders C: 3 SP of Ho, quality 5
      And state of C: discouraged
      When the melee die shows 4
      Then this clause gives +1
      And the modified roll is 6

    @x2
    Scenario: If one defender is discouraged and another routed, +2 replaces the +1 for the discouraged one
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 3 SP of Ho, quality 5
      And defenders C: 3 SP of Ho, quality 5
      And state of B: routed
      And state of C: discouraged
      When the melee die shows 4
      Then this clause does not apply

  @acp.melee.mod.def_all_discouraged
  Rule: All defenders discouraged

    @x1
    Scenario: If the only defender is discouraged, the attack is made at +2
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And state of B: discouraged
      When the melee die shows 4
      Then this clause gives +2
      And clause acp.melee.mod.def_one_discouraged does not apply
      And the modified roll is 7

    @x2
    Scenario: If the modifiers for discouraged units add up, a single discouraged defender gives the attacker +3
      Given the table plays: modifiers for discouraged and routed units add up
      And attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And state of B: discouraged
      When the melee die shows 4
      Then this clause gives +2
      And the modified roll is 8

    @x3
    Scenario: If one of two defenders is not discouraged, the modifier for the other stays at +1
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 3 SP of Ho, quality 5
      And defenders C: 3 SP of Ho, quality 5
      And state of C: discouraged
      When the melee die shows 4
      Then this clause does not apply
      And the modified roll is 6

  @acp.melee.mod.def_one_routed
  Rule: A routed defender

    @x1
    Scenario: If one defender is routed and the others are not, the attack is made at +2
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 3 SP of Ho, quality 5
      And defenders C: 3 SP of Ho, quality 5
      And state of C: routed
      When the melee die shows 4
      Then this clause gives +2
      And the modified roll is 7

    @x2
    Scenario: A routed and a discouraged defender together give the attacker only +2
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 3 SP of Ho, quality 5
      And defenders C: 3 SP of Ho, quality 5
      And state of B: discouraged
      And state of C: routed
      When the melee die shows 4
      Then the modified roll is 7

    @x3
    Scenario: An attack on the flank of a stack that is only partly routed still gets its modifier
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 3 SP of Ho, quality 5
      And in the stack under B, C: 3 SP of Ho, quality 5
      And state of C: routed
      And A attacks B from: flank
      When the melee die shows 4
      Then the modified roll is 9

    @x4
    Scenario: If all defenders are routed, +5 replaces the +2 for a single routed defender
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And state of B: routed
      When the melee die shows 4
      Then this clause does not apply
      And clause acp.melee.mod.def_all_routed gives +5

    @x5
    Scenario: If the modifiers for routed units add up, the +2 for one routed defender is added to the +5 for all
      Given the table plays: modifiers for discouraged and routed units add up
      And attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And state of B: routed
      When the melee die shows 4
      Then this clause gives +2
      And clause acp.melee.mod.def_all_routed gives +5

  @acp.melee.mod.def_all_routed
  Rule: All defenders routed

    @x1
    Scenario: A lone routed defender gives the attacker +5
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And state of B: routed
      When the melee die shows 4
      Then this clause gives +5
      And the modified roll is 10

    @x2
    Scenario: If the modifiers for routed units add up, a single routed defender gives the attacker +7
      Given the table plays: modifiers for discouraged and routed units add up
      And attackers A: 3 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And state of B: routed
      When the melee die shows 4
      Then this clause gives +5
      And clause acp.types.cumulative gives +7

    @x3
    Scenario: If one of the defenders is discouraged but not routed, the modifier for the routed ones stays at +2
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 3 SP of Ho, quality 5
      And defenders C: 3 SP of Ho, quality 5
      And state of B: routed
      And state of C: discouraged
      When the melee die shows 4
      Then this clause does not apply

  @acp.melee.mod.routed_no_facing_mod
  Rule: No facing modifier with the +5

    @x1
    Scenario: A routed defender attacked in the rear still gives only +5
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And state of B: routed
      And A attacks B from: rear
      When the melee die shows 4
      Then this clause applies
      And the modified roll is 10

    @x2
    Scenario: A modifier for terrain still applies against a routed defender
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And state of B: routed
      And A attacks B from: flank
      And ground under B: bridge
      When the melee die shows 4
      Then the modified roll is 9

    @x3
    Scenario: If one defender is not routed, the +5 for routed defenders does not apply
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 3 SP of Ph, quality 5
      And defenders C: 3 SP of Ph, quality 5
      And neighbour N of B: Ph, same name, same facing, place: left flank
      And state of B: routed
      When the melee die shows 4
      Then this clause does not apply

    @x4
    Scenario: An attack on the rear of a discouraged defender still gets its modifier
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And state of B: discouraged
      And A attacks B from: rear
      When the melee die shows 4
      Then this clause does not apply
      And the modified roll is 10

    @x5
    Scenario: A routed defender attacked in the flank and in the rear still gives only +5
      Given attackers A + C: each 3 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      And state of B: routed
      And A attacks B from: rear, C from: flank
      When the melee die shows 4
      Then this clause applies
      And the modified roll is 10

  @acp.melee.mod.routed_has_no_facing
  Rule: Routed units have no facing

    @x1
    Scenario: A routed phalanx loses the quality bonus for a neighbour of the same name
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ph, quality 5
      And neighbour N of B: Ph, same name, same facing, place: left flank
      And state of B: routed
      When the melee die shows 2
      Then this clause applies
      And clause acp.quality.lower does not apply

    @x2
    Scenario: A phalanx that is not routed keeps the quality bonus for a neighbour of the same name
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ph, quality 5
      And neighbour N of B: Ph, same name, same facing, place: left flank
      When the melee die shows 2
      Then this clause does not apply
      And clause acp.quality.lower gives -1

    @x3
    Scenario: A routed phalanx loses the −1 for its line
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ph, quality 5
      And neighbour N of B: Ph, other name, same facing, place: left flank
      And neighbour M of B: Ph, other name, same facing, place: right flank
      And state of B: routed
      When the melee die shows 2
      Then clause acp.melee.mod.ph_defend_line does not apply

    @x4
    Scenario: A phalanx gains nothing from a routed neighbour of the same name
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ph, quality 5
      And neighbour N of B: Ph, same name, same facing, place: left flank
      And state of N: routed
      When the melee die shows 2
      Then this clause applies
      And clause acp.quality.lower does not apply
