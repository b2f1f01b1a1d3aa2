Feature: The orders compared

  @minis.4.3.matrix
  Rule: What each order allows

    @x1
    Scenario Outline: Under Defence weapons and defensive shot work, but nobody moves or evades
      Given units A: infantry in close order
      And A is on Defence
      When it is asked whether the order of A allows: <effect>
      Then the order says: <said>
      And this clause applies

      Examples:
        | effect                                        | said                       |
        | move                                          | no                         |
        | shooting in one’s own turn                    | yes                        |
        | return shot                                   | yes                        |
        | defensive shot                                | yes                        |
        | counter-attack when attacked                  | no                         |
        | evasion                                       | no                         |
        | pike                                          | yes                        |
        | large shield                                  | yes                        |
        | javelins and pistols in close combat          | yes                        |
        | spears and halberds against cavalry           | yes                        |
        | impact                                        | no                         |
        | taking up or leaving the hedgehog or tortoise | yes                        |
        | setting up barricades                         | yes, but not as a reaction |

    @x2
    Scenario Outline: Under Manoeuvre a unit moves, shoots and may evade, but no weapon helps it
      Given units A: infantry in close order
      And A is on Manoeuvre
      When it is asked whether the order of A allows: <effect>
      Then the order says: <said>
      And this clause applies

      Examples:
        | effect                                        | said                          |
        | move                                          | must move or change formation |
        | shooting in one’s own turn                    | yes                           |
        | return shot                                   | yes                           |
        | defensive shot                                | no                            |
        | counter-attack when attacked                  | no                            |
        | evasion                                       | yes                           |
        | pike                                          | no                            |
        | large shield                                  | no                            |
        | javelins and pistols in close combat          | no                            |
        | spears and halberds against cavalry           | no                            |
        | impact                                        | no                            |
        | taking up or leaving the hedgehog or tortoise | no                            |
        | setting up barricades                         | no                            |

    @x3
    Scenario Outline: Under Attack a unit may not shoot, but pikes, shields and impact work
      Given units A: infantry in close order
      And A is on Attack
      When it is asked whether the order of A allows: <effect>
      Then the order says: <said>
      And this clause applies

      Examples:
        | effect                                        | said                                                     |
        | move                                          | must attack at full movement                             |
        | shooting in one’s own turn                    | no                                                       |
        | return shot                                   | no; must counter-attack if shot at from the front zone   |
        | defensive shot                                | no                                                       |
        | counter-attack when attacked                  | must, if attacked from the front zone with time to react |
        | evasion                                       | no                                                       |
        | pike                                          | yes                                                      |
        | large shield                                  | yes                                                      |
        | javelins and pistols in close combat          | yes                                                      |
        | spears and halberds against cavalry           | no                                                       |
        | impact                                        | yes                                                      |
        | taking up or leaving the hedgehog or tortoise | no                                                       |
        | setting up barricades                         | no                                                       |

    @x4
    Scenario Outline: Under Recovery nothing is allowed and nothing works
      Given units A: infantry in close order
      And A is on Recovery
      When it is asked whether the order of A allows: <effect>
      Then the order says: <said>
      And this clause applies

      Examples:
        | effect                                        | said |
        | move                                          | no   |
        | shooting in one’s own turn                    | no   |
        | return shot                                   | no   |
        | defensive shot                                | no   |
        | counter-attack when attacked                  | no   |
        | evasion                                       | no   |
        | pike                                          | no   |
        | large shield                                  | no   |
        | javelins and pistols in close combat          | no   |
        | spears and halberds against cavalry           | no   |
        | impact                                        | no   |
        | taking up or leaving the hedgehog or tortoise | no   |
        | setting up barricades                         | no   |

    @x5
    Scenario Outline: Out of command nothing works, and nobody says whether a unit may shoot
      Given units A: infantry in close order
      And A is out of command
      When it is asked whether the order of A allows: <effect>
      Then the order says: <said>
      And this clause applies

      Examples:
        | effect                                        | said     |
        | move                                          | no order |
        | return shot                                   | no       |
        | defensive shot                                | no       |
        | counter-attack when attacked                  | no       |
        | evasion                                       | no       |
        | pike                                          | no       |
        | large shield                                  | no       |
        | javelins and pistols in close combat          | no       |
        | spears and halberds against cavalry           | no       |
        | impact                                        | no       |
        | taking up or leaving the hedgehog or tortoise | no       |
        | setting up barricades                         | no       |

    @x6
    Scenario: Whether a unit out of command may shoot in its own turn is not said
      Given units A: infantry in loose order
      And A is out of command
      When it is asked whether the order of A allows: shooting in one’s own turn
      Then the source does not say
