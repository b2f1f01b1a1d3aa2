"""Sentences about flight: who runs, who is drawn into it, who is halted."""

from __future__ import annotations

from enum import StrEnum

from lexludi.examples.actions import Rolled
from lexludi.examples.kinds import Piece
from lexludi.games.minis.drawn import StandAgainst, Waver
from lexludi.games.minis.fleeing import OnAnotherSide, tests
from lexludi.games.minis.flight import Flee, Panic
from lexludi.games.minis.forced_moves import Manner, Withdrawal
from lexludi.games.minis.halting import Halt, LeaveFleeing, Part
from lexludi.games.minis.state import Battle, Formation
from lexludi.games.minis.troops import Side
from lexludi.rulings.number import Number
from lexludi.rulings.values import replace

from .table import Table, phrases

phrases.action(
    Flee,
    asked="{unit} flees from {enemy}",
    past="{unit} has fled from {enemy}",
    refused="{unit} cannot flee from {enemy}",
)
phrases.action(
    Panic,
    asked="{unit} flees in panic from {enemy}",
    past="{unit} has fled in panic from {enemy}",
    refused="{unit} cannot flee in panic from {enemy}",
)


@phrases.given("after combat, {label} must flee from {enemy}")
def must_flee(case: Table, label: str, enemy: str) -> None:
    case.meet(label, enemy)
    case.state = case.state.then("flee", label, enemy)


@phrases.given("after the destruction of their front unit, {labels} must flee from {enemy}")
def rest_must_flee(case: Table, labels: list[str], enemy: str) -> None:
    case.meet(*labels, enemy)
    case.state = case.state.put_formation(Formation((tuple(labels),))).then("flee", labels[0], enemy, *labels[1:])


@phrases.given("{label} supports {leader}, which flees from {enemy}")
def supports_fleeing(case: Table, label: str, leader: str, enemy: str) -> None:
    case.meet(label, leader, enemy)
    case.say(leader, fleeing=enemy)
    case.state = tests(case.state, leader, (label,), behind=False)


@phrases.given("{labels} stand in column behind {leader}, which flees from {enemy}")
def behind_fleeing(case: Table, labels: list[str], leader: str, enemy: str) -> None:
    case.meet(*labels, leader, enemy)
    case.say(leader, fleeing=enemy)
    case.state = tests(case.state, leader, tuple(labels), behind=True)


@phrases.given("{label} and {leader}, which flees, have attacked {enemy} from different sides")
def attacks_from_elsewhere(case: Table, label: str, enemy: str, leader: str) -> None:
    supports_fleeing(case, label, leader, enemy)
    case.tell(OnAnotherSide(label, enemy))


@phrases.given("{label} stands {steps} steps away in the way of {fleeing}, which flees from {enemy}")
def stands_in_the_way(case: Table, label: str, steps: Number, fleeing: str, enemy: str) -> None:
    case.meet(label, fleeing, enemy)
    case.say(fleeing, fleeing=enemy)
    case.tell(Withdrawal(fleeing, enemy, Manner.FLIGHT, steps, combat=True))
    case.state = case.state.then("stand_against", label, fleeing)


@phrases.given(
    "{label} of {side}, with discipline {number}, stands {steps} steps away in the way of {fleeing}, which flees from {enemy}"
)
def disciplined_in_the_way(
    case: Table, label: str, side: Side, number: int, steps: Number, fleeing: str, enemy: str
) -> None:
    stands_in_the_way(case, label, steps, fleeing, enemy)
    case.say(label, side=side)
    case.state = case.state.put_army(replace(case.state.army(side), commanders=number))


@phrases.given("{labels} have fled {steps} steps from {enemy} as one column")
def have_fled_together(case: Table, labels: list[str], steps: Number, enemy: str) -> None:
    flee_together(case, labels, enemy)
    case.tell(Withdrawal(labels[0], enemy, Manner.FLIGHT, steps, combat=True))


@phrases.given("{labels} flee together as one column from {enemy}")
def flee_together(case: Table, labels: list[str], enemy: str) -> None:
    case.meet(*labels, enemy)
    for label in labels:
        case.say(label, fleeing=enemy)
    case.state = case.state.put_formation(Formation((tuple(labels),), parted=True))


phrases.action(
    Waver,
    asked=("{unit} is tested for the flight of {leader}", "{unit} is tested for the flight of {leader}, rolling {die}"),
    past="{unit} has been tested for the flight of {leader}, rolling {die}",
    refused="{unit} is not tested for the flight of {leader}",
    dice={"die": Rolled("discipline_test", of="unit")},
)
phrases.action(
    StandAgainst,
    asked=(
        "{unit} stands in the way of {fleeing}",
        "{unit} stands in the way of {fleeing}, rolling {die}",
    ),
    past=(
        "{unit} has stood in the way of {fleeing}",
        "{unit} has stood in the way of {fleeing}, rolling {die}",
    ),
    refused="{unit} does not stand in the way of {fleeing}",
    dice={"die": Rolled("discipline_test", of="unit")},
)
phrases.action(
    Halt,
    asked=("{unit} is tested, to halt it", "{unit} is tested, to halt it, rolling {die}"),
    past="{unit} has been tested, to halt it, rolling {die}",
    refused="{unit} cannot be tested to halt it",
    dice={"die": Rolled("discipline_test", of="unit")},
)
phrases.action(
    LeaveFleeing,
    asked="nobody tests {unit} to halt it",
    past="nobody has tested {unit} to halt it",
    refused="{unit} cannot be left to flee",
)
phrases.action(
    Part,
    asked="after the flight of their column, {unit} is placed {steps} steps from {other}",
    past="after the flight of their column, {unit} was placed {steps} steps from {other}",
    refused="{unit} cannot be placed {steps} steps from {other}",
)


class Next(StrEnum):
    """What a unit must do or suffer next."""

    RETREAT = "retreat"
    FLEE = "flee"
    WAVER = "waver"
    STAND_AGAINST = "stand_against"
    PURSUE = "pursue"
    FOLLOW = "follow"
    ELEPHANT_FLEES = "elephant_flees"
    TRAMPLE = "trample"
    HALT = "halt"
    COME_BACK = "come_back"
    END_FRENZY = "end_frenzy"
    CLEAR_BARRICADE = "clear_barricade"


DUE = {each.value: each for each in Next} | {"panic": Next.FLEE}
"""What each compulsory action is called; a panic is carried out by flight."""


@phrases.then("{label} must then: {duty}", result=True)
def must_then(case: Table, label: Piece) -> Next | None:
    due = [each for each in case.outcome(Battle).pending if each.action in DUE and label in each.labels[:1]]
    new = [each for each in due if each not in case.state.pending]
    return DUE[new[-1].action] if new else None


@phrases.then("{label} flees no more", result=True)
def flees_no_more(case: Table, label: Piece) -> bool:
    unit = case.outcome(Battle).unit(label)
    return bool(case.state.unit(label).fleeing) and not unit.fleeing and unit.removed is None


@phrases.then("{label} is then fleeing from {enemy}", result=True)
def is_then_fleeing(case: Table, label: Piece, enemy: Piece) -> bool:
    unit = case.outcome(Battle).unit(label)
    return unit.fleeing == enemy and not case.state.unit(label).fleeing and unit.removed is None


@phrases.then("{label} and {other} flee as one column")
def one_column(case: Table, label: Piece, other: Piece) -> bool:
    formation = case.outcome(Battle).formation(label)
    return formation.parted and other in formation.labels


@phrases.then("{label} and {other} belong to one formation no more", result=True)
def no_formation(case: Table, label: Piece, other: Piece) -> bool:
    before, after = case.state.formation(label), case.outcome(Battle).formation(label)
    return other in before.labels and other not in after.labels
