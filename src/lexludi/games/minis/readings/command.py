"""The competing readings of chapter 4: command zones, orders and leadership."""

from enum import StrEnum

from lexludi.rulings.readings import setting


class LeadershipTests(StrEnum):
    """How often a commander may take a leadership test."""

    PLAYER_TURN = "one_test_a_player_turn"
    GAME_TURN = "one_test_a_game_turn"


class OutOfCommand(StrEnum):
    """Which order a unit has that was given none, being outside every command zone."""

    NO_ORDER = "no_order_out_of_command"
    LAST_ORDER = "last_order_out_of_command"


class GroupInCommand(StrEnum):
    """Whether a formation is in a command zone as a whole or unit by unit."""

    WHOLE = "formation_in_command_as_a_whole"
    EACH = "formation_in_command_unit_by_unit"


class ForestCommand(StrEnum):
    """Who must be in a forest for the command distance to be halved."""

    EITHER = "forest_halves_for_either"
    COMMANDER = "forest_halves_for_the_commander"
    UNIT = "forest_halves_for_the_unit"


class CommanderRounds(StrEnum):
    """In which rounds a commander adds strength to his unit."""

    EVERY_ROUND = "commander_fights_in_every_round"
    NOT_IN_CLASH = "commander_fights_after_the_clash"


class ReactionHedgehog(StrEnum):
    """Under which orders a formation takes up the hedgehog or tortoise as a reaction."""

    DEFENCE_ONLY = "hedgehog_under_defence_only"
    MANOEUVRE_TOO = "hedgehog_under_manoeuvre_too"


class MissedAttack(StrEnum):
    """Whether attackers who were thrown back or panicked are disordered for missing their target as well."""

    NOT_ON_TOP = "thrown_back_is_no_missed_attack"
    ON_TOP = "thrown_back_is_a_missed_attack"


LEADERSHIP_TESTS = setting(LeadershipTests.PLAYER_TURN, "minis.4.2.change.once")
OUT_OF_COMMAND = setting(OutOfCommand.NO_ORDER, "minis.4.3.outside.none", "minis.10.recover.3")
GROUP_IN_COMMAND = setting(GroupInCommand.WHOLE, "minis.4.1.zone.whole")
FOREST_COMMAND = setting(ForestCommand.EITHER, "minis.4.1.zone.forest", "minis.12.3.11")
COMMANDER_ROUNDS = setting(CommanderRounds.EVERY_ROUND, "minis.4.1.melee.cs")
REACTION_HEDGEHOG = setting(ReactionHedgehog.DEFENCE_ONLY, "minis.4.3.manoeuvre.options", "minis.6.3.hedgehog.zone")
MISSED_ATTACK = setting(MissedAttack.NOT_ON_TOP, "minis.4.3.attack.miss", "minis.8.3.14")
