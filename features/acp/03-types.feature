Feature: Unit types

  @acp.types.codes
  Rule: Unit type codes

    @x1
    Scenario Outline: Each of the ten codes names one unit type
      When the code <code> is looked up
      Then the type is: <type>

      Examples:
        | code | type           |
        | Ph   | phalangites    |
        | Ho   | heavy infantry |
        | Pe   | peltasts       |
        | In   | levies         |
        | Ja   | javelinists    |
        | Ar   | archers        |
        | Ca   | heavy cavalry  |
        | Cl   | light cavalry  |
        | Ch   | chariots       |
        | El   | elephants      |

    @x2
    Scenario: The code EL, with a capital L, means elephants just as El does
      When the code EL is looked up
      Then the type is: elephants

    @x3
    Scenario: A code other than the ten listed is not allowed
      When the code Sk is looked up
      Then it is not allowed, by this clause

  @acp.types.matrix
  Rule: Unit type matrix

    @x1
    Scenario Outline: The attacker’s type gives the row of the matrix and the defender’s type the column
      Given attackers A: 6 SP of <attacker>, quality 5
      And defenders B: 6 SP of <defender>, quality 5
      When the melee die shows 4
      Then this clause gives <modifier>

      Examples:
        | attacker | defender | modifier |
        | Ph       | Ho       | +2       |
        | Ho       | Ph       | 0        |
        | Ca       | In       | +4       |
        | In       | Ca       | -1       |

    @x2
    Scenario: In a stack of different types, the one that helps the defender most is used
      Given attackers A: 4 SP of Ho, quality 5
      And in the stack under A, B: 4 SP of Ar, quality 5
      And defenders C: 8 SP of Ph, quality 5
      When the melee die shows 4
      Then this clause gives -2

  @acp.types.row.ph
  Rule: Phalangites attacking

    @x1
    Scenario Outline: The phalangites’ row gives their modifier against each of the ten types
      Given attackers A: 6 SP of Ph, quality 5
      And defenders B: 6 SP of <defender>, quality 5
      When the melee die shows 4
      Then this clause gives <modifier>

      Examples:
        | defender | modifier |
        | Ph       | 0        |
        | Ho       | +2       |
        | Pe       | +3       |
        | In       | +4       |
        | Ja       | +1       |
        | Ar       | +2       |
        | Ca       | +1       |
        | Cl       | +1       |
        | Ch       | 0        |
        | El       | 0        |

  @acp.types.row.ho
  Rule: Heavy infantry attacking

    @x1
    Scenario Outline: The heavy infantry’s row gives its modifier against each of the ten types
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of <defender>, quality 5
      When the melee die shows 4
      Then this clause gives <modifier>

      Examples:
        | defender | modifier |
        | Ph       | 0        |
        | Ho       | 0        |
        | Pe       | +2       |
        | In       | +3       |
        | Ja       | +1       |
        | Ar       | +2       |
        | Ca       | +1       |
        | Cl       | +1       |
        | Ch       | 0        |
        | El       | 0        |

  @acp.types.row.pe
  Rule: Peltasts attacking

    @x1
    Scenario Outline: The peltasts’ row gives their modifier against each of the ten types
      Given attackers A: 6 SP of Pe, quality 5
      And defenders B: 6 SP of <defender>, quality 5
      When the melee die shows 4
      Then this clause gives <modifier>

      Examples:
        | defender | modifier |
        | Ph       | -2       |
        | Ho       | -1       |
        | Pe       | 0        |
        | In       | +2       |
        | Ja       | +2       |
        | Ar       | +2       |
        | Ca       | 0        |
        | Cl       | 0        |
        | Ch       | +1       |
        | El       | +1       |

  @acp.types.row.in
  Rule: Levies attacking

    @x1
    Scenario Outline: The levies’ row gives their modifier against each of the ten types
      Given attackers A: 6 SP of In, quality 5
      And defenders B: 6 SP of <defender>, quality 5
      When the melee die shows 4
      Then this clause gives <modifier>

      Examples:
        | defender | modifier |
        | Ph       | -3       |
        | Ho       | -2       |
        | Pe       | -1       |
        | In       | 0        |
        | Ja       | +1       |
        | Ar       | +1       |
        | Ca       | -1       |
        | Cl       | -1       |
        | Ch       | -1       |
        | El       | 0        |

  @acp.types.row.ja
  Rule: Javelinists attacking

    @x1
    Scenario Outline: The javelinists’ row gives their modifier against each of the ten types
      Given attackers A: 6 SP of Ja, quality 5
      And defenders B: 6 SP of <defender>, quality 5
      When the melee die shows 4
      Then this clause gives <modifier>

      Examples:
        | defender | modifier |
        | Ph       | -2       |
        | Ho       | -2       |
        | Pe       | -1       |
        | In       | -1       |
        | Ja       | 0        |
        | Ar       | +1       |
        | Ca       | -1       |
        | Cl       | -1       |
        | Ch       | -1       |
        | El       | +1       |

  @acp.types.row.ar
  Rule: Archers attacking

    @x1
    Scenario Outline: The archers’ row gives their modifier against each of the ten types
      Given attackers A: 6 SP of Ar, quality 5
      And defenders B: 6 SP of <defender>, quality 5
      When the melee die shows 4
      Then this clause gives <modifier>

      Examples:
        | defender | modifier |
        | Ph       | -2       |
        | Ho       | -2       |
        | Pe       | -2       |
        | In       | -2       |
        | Ja       | 0        |
        | Ar       | 0        |
        | Ca       | -2       |
        | Cl       | -2       |
        | Ch       | -1       |
        | El       | -1       |

  @acp.types.row.ca
  Rule: Heavy cavalry attacking

    @x1
    Scenario Outline: The heavy cavalry’s row gives its modifier against each of the ten types
      Given attackers A: 6 SP of Ca, quality 5
      And defenders B: 6 SP of <defender>, quality 5
      When the melee die shows 4
      Then this clause gives <modifier>

      Examples:
        | defender | modifier |
        | Ph       | -2       |
        | Ho       | 0        |
        | Pe       | +2       |
        | In       | +4       |
        | Ja       | +3       |
        | Ar       | +3       |
        | Ca       | 0        |
        | Cl       | +2       |
        | Ch       | 0        |
        | El       | -2       |

  @acp.types.row.cl
  Rule: Light cavalry attacking

    @x1
    Scenario Outline: The light cavalry’s row gives its modifier against each of the ten types, two of them restored from the French copy
      Given attackers A: 6 SP of Cl, quality 5
      And defenders B: 6 SP of <defender>, quality 5
      When the melee die shows 4
      Then this clause gives <modifier>

      Examples:
        | defender | modifier |
        | Ph       | -3       |
        | Ho       | -1       |
        | Pe       | +1       |
        | In       | +3       |
        | Ja       | +2       |
        | Ar       | +2       |
        | Ca       | -1       |
        | Cl       | 0        |
        | Ch       | +1       |
        | El       | -2       |

  @acp.types.row.ch
  Rule: Chariots attacking

    @x1
    Scenario Outline: The chariots’ row gives their modifier against each of the ten types
      Given attackers A: 6 SP of Ch, quality 5
      And defenders B: 6 SP of <defender>, quality 5
      When the melee die shows 4
      Then this clause gives <modifier>

      Examples:
        | defender | modifier |
        | Ph       | -2       |
        | Ho       | -2       |
        | Pe       | +2       |
        | In       | +2       |
        | Ja       | +2       |
        | Ar       | +2       |
        | Ca       | 0        |
        | Cl       | 0        |
        | Ch       | 0        |
        | El       | -2       |

  @acp.types.row.el
  Rule: Elephants attacking

    @x1
    Scenario Outline: The elephants’ row gives their modifier against each of the ten types
      Given attackers A: 6 SP of El, quality 5
      And defenders B: 6 SP of <defender>, quality 5
      When the melee die shows 4
      Then this clause gives <modifier>

      Examples:
        | defender | modifier |
        | Ph       | +2       |
        | Ho       | +2       |
        | Pe       | +1       |
        | In       | +3       |
        | Ja       | +1       |
        | Ar       | +2       |
        | Ca       | +2       |
        | Cl       | +2       |
        | Ch       | +2       |
        | El       | 0        |

  @acp.types.combined.attackers
  Rule: Type with several attackers

    @x1
    Scenario: Archers who join a phalanx in an attack spoil its modifier for type
      Given attackers A: 6 SP of Ph, quality 5
      And attackers B: 4 SP of Ar, quality 5
      And defenders C: 6 SP of In, quality 5
      When the melee die shows 4
      Then this clause gives -2
      And the modified roll is 3

    @x2
    Scenario: A phalanx that attacks levies by itself keeps its +4 for type
      Given attackers A: 6 SP of Ph, quality 5
      And defenders C: 6 SP of In, quality 5
      When the melee die shows 4
      Then this clause does not apply
      And clause acp.types.matrix gives +4

  @acp.types.combined.defenders
  Rule: Type with several defenders

    @x1
    Scenario: Phalangites beside levies protect them from heavy cavalry
      Given attackers A: 9 SP of Ca, quality 5
      And defenders B: 4 SP of In, quality 5
      And defenders C: 5 SP of Ph, quality 5
      When the melee die shows 4
      Then this clause gives -2
      And the modified roll is 3

    @x2
    Scenario: When several attackers face several defenders, the lowest type modifier among all the pairs applies
      Given attackers A: 5 SP of Ca, quality 5
      And attackers B: 4 SP of Pe, quality 5
      And defenders C: 5 SP of El, quality 5
      And defenders D: 4 SP of Ho, quality 5
      When the melee die shows 4
      Then this clause gives -2
      And clause acp.types.combined.attackers gives -2

    @x3
    Scenario: Against levies that defend alone, heavy cavalry gets +4 for type
      Given attackers A: 9 SP of Ca, quality 5
      And defenders B: 9 SP of In, quality 5
      When the melee die shows 4
      Then this clause does not apply
      And clause acp.types.matrix gives +4

  @acp.types.cumulative
  Rule: Melee modifiers add up

    @x1
    Scenario: The modifiers for type, strength ratio and quality add up to +7
      Given attackers A: 8 SP of Ph, quality 6
      And defenders B: 4 SP of In, quality 5
      When the melee die shows 0
      Then this clause gives +7
      And the modified roll is 7

    @x2
    Scenario: Positive and negative melee modifiers are added together
      Given attackers A: 8 SP of Pe, quality 4
      And defenders B: 4 SP of Ph, quality 5
      When the melee die shows 5
      Then this clause gives -1
      And the modified roll is 4

    @x3
    Scenario: If only one melee modifier applies, it is the total
      Given attackers A: 6 SP of Ho, quality 5
      And defenders B: 6 SP of Ho, quality 5
      When the melee die shows 5
      Then this clause does not apply
      And the modifiers total +1

  @acp.types.limit
  Rule: Melee modifiers: limit of +7 or −7

    @x1
    Scenario: Melee modifiers that total +9 are cut to +7
      Given attackers A: 8 SP of Ph, quality 6
      And defenders B: 4 SP of In, quality 5
      And A attacks B from: flank
      When the melee die shows 2
      Then clause acp.types.cumulative gives +9
      And this clause gives +7
      And the modified roll is 9

    @x2
    Scenario: Melee modifiers that total −8 are cut to −7
      Given attackers A: 2 SP of In, quality 4
      And defenders B: 7 SP of Ph, quality 5
      And state of A: discouraged
      When the melee die shows 3
      Then clause acp.types.cumulative gives -8
      And this clause gives -7
      And the modified roll is -4

    @x3
    Scenario: Melee modifiers that total exactly +7 are not cut, and the modified roll has no limit
      Given attackers A: 8 SP of Ph, quality 6
      And defenders B: 4 SP of In, quality 5
      When the melee die shows 9
      Then this clause does not apply
      And the modifiers total +7
      And the modified roll is 16
