"""Sentences about rounds of close combat."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
from lexludi.examples.kinds import Piece
from lexludi.games.minis.arms import InTheClash
from lexludi.games.minis.close_combat import ChooseLead, FightRound, Fought, IgnoreResult
from lexludi.games.minis.flanks import StrikeFlanks
from lexludi.games.minis.panic import NoWayOut
from lexludi.games.minis.state import Battle, Fight
from lexludi.games.minis.troops import Arm, Density, Order, Side, Troops
from lexludi.rulings.number import Number

from .table import Table, phrases

FORCED = ("retreat", "flee", "panic")
"""The forced moves that come next."""

phrases.action(
    FightRound,
    asked=(
        "{unit} and {enemy} fight a round",
        "{unit} and {enemy} fight, rolling {attack} and {answer} for attack, {defence} and {guard} for defence",
        "{unit} and {enemy} fight, rolling {attack} for attack and {guard} for defence",
    ),
    past=(
        "{unit} and {enemy} have fought, rolling {attack} and {answer} for attack, {defence} and {guard} for defence",
        "{unit} and {enemy} have fought, rolling {attack} for attack and {guard} for defence",
    ),
    refused="{unit} and {enemy} cannot fight a round",
    dice={
        "attack": Rolled("attack_die", of="unit"),
        "answer": Rolled("attack_die", of="enemy"),
        "defence": Rolled("defence_die", of="unit"),
        "guard": Rolled("defence_die", of="enemy"),
    },
)
phrases.action(
    ChooseLead,
    asked="{unit} takes the lead against {enemy}",
    past="{unit} has taken the lead against {enemy}",
    refused="{unit} cannot take the lead against {enemy}",
)
phrases.action(
    StrikeFlanks,
    asked="{unit} strikes the flanks of {enemies} at once",
    past="{unit} has struck the flanks of {enemies} at once",
    refused="{unit} cannot strike the flanks of {enemies} at once",
)
phrases.action(
    IgnoreResult,
    asked="{unit} ignores its result",
    past="{unit} has ignored its result",
    refused="{unit} cannot ignore its result",
)


@phrases.given("units {labels}: {troops} in {density}, A {attack}, Def {defence}, M {morale}", again=True)
def are_whole(
    case: Table, labels: list[str], troops: Troops, density: Density, attack: Number, defence: Number, morale: int
) -> None:
    for label in labels:
        case.say(label, troops=troops, density=density, attack=attack, defence=defence, morale=morale)


@phrases.given("unit {label}: {troops}, on {order}", again=True)
def is_on_order(case: Table, label: str, troops: Troops, order: Order) -> None:
    case.say(label, troops=troops, order=order)


@phrases.given("{label} carries {arms}, and is on {order}")
def carries_on_order(case: Table, label: str, arms: list[Arm], order: Order) -> None:
    case.say(label, arms=frozenset(arms), order=order)


@phrases.given("in the clash, {label} uses: {arm}")
def uses_in_the_clash(case: Table, label: str, arm: Arm) -> None:
    case.meet(label)
    case.tell(InTheClash(label, arm))


@phrases.given("{label} has no way to flee")
def has_no_way(case: Table, label: str) -> None:
    case.meet(label)
    case.tell(NoWayOut(label))


@phrases.given("{one} and {other} have fought a round in the turn of {side}")
def have_fought(case: Table, one: str, other: str, side: Side) -> None:
    case.meet(one, other)
    case.state = case.state.put_fight(Fight(((one,), (other,)), rounds=1, clash=False))
    case.tell(Fought(((one,), (other,)), side, case.state.game_turn))


@phrases.then("the losses of {label} are {number}")
def losses_are(case: Table, label: Piece) -> int:
    return case.outcome(Battle).unit(label).losses


@phrases.then("{label} stays where it is")
def stays(case: Table, label: Piece) -> bool:
    pending = case.outcome(Battle).pending
    return not any(each.labels[0] == label and each.action in FORCED for each in pending)


@phrases.then("the close combat of {one} and {other} goes on")
def goes_on(case: Table, one: Piece, other: Piece) -> bool:
    return _fighting(case.outcome(Battle), one, other)


@phrases.then("the close combat of {one} and {other} is over")
def is_over(case: Table, one: Piece, other: Piece) -> bool:
    return not _fighting(case.outcome(Battle), one, other)


def _fighting(battle: Battle, one: str, other: str) -> bool:
    fight = battle.fight_of(one)
    return fight is not None and any(other in side for side in fight.sides if one not in side)
