"""Sentences about return shots and evading the fire."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
from lexludi.games.minis.exchange import Exchange, Leaves, ShootAtEvader
from lexludi.games.minis.state import Formation
from lexludi.games.minis.troops import Order

from .table import Table, phrases

phrases.action(
    Exchange,
    asked=(
        "{shooter} shoots at {target}, and {answering} shoots back",
        "{shooter} shoots at {target}, and {answering} shoots back, rolling {shot} against {defence} and {reply} against {cover}",
        "{shooter} shoots at {target}, and {answering} shoots back at {at}",
        "{shooter} shoots at {target}, and {answering} shoots back at {at}, rolling {shot} against {defence} and {reply} against {other}",
    ),
    past=(
        "{shooter} has shot at {target}, and {answering} has shot back, rolling {shot} against {defence} and {reply} against {cover}",
        "{shooter} has shot at {target}, and {answering} has shot back at {at}, rolling {shot} against {defence} and {reply} against {other}",
    ),
    refused=(
        "{shooter} cannot shoot at {target} with {answering} shooting back",
        "{shooter} cannot shoot at {target} with {answering} shooting back at {at}",
    ),
    dice={
        "shot": Rolled("shot_die", of="shooter"),
        "defence": Rolled("defence_die", of="target"),
        "reply": Rolled("shot_die", of="answering"),
        "cover": Rolled("defence_die", of="shooter"),
        "other": Rolled("defence_die", of="at"),
    },
)
phrases.action(
    ShootAtEvader,
    asked=(
        "{shooter} shoots at {target}, which evades",
        "{shooter} shoots at {target}, which evades, rolling {shot} against {defence}",
    ),
    past="{shooter} has shot at {target}, which evaded, rolling {shot} against {defence}",
    refused="{target} cannot evade the fire of {shooter}",
    dice={"shot": Rolled("shot_die", of="shooter"), "defence": Rolled("defence_die", of="target")},
)


@phrases.given("by evading, {label} leaves the zone of fire of {shooter}", again=True)
def leaves(case: Table, label: str, shooter: str) -> None:
    case.meet(label, shooter)
    case.tell(Leaves(label, shooter, True))


@phrases.given("by evading, {label} stays in the zone of fire of {shooter}", again=True)
def stays(case: Table, label: str, shooter: str) -> None:
    case.meet(label, shooter)
    case.tell(Leaves(label, shooter, False))


@phrases.given("{labels} form a column on {order}, from front to rear")
def column_on(case: Table, labels: list[str], order: Order) -> None:
    case.meet(*labels)
    case.form(Formation((tuple(labels),)))
    for label in labels:
        case.say(label, order=order)
