"""Sentences about targets."""

from __future__ import annotations

from lexludi.games.minis.relations import ShotApart, Stands, Zone
from lexludi.games.minis.targets import Aim
from lexludi.rulings.measures import Measure, Origin
from lexludi.rulings.number import Number

from .table import Table, phrases

phrases.action(
    Aim,
    asked="{shooter} takes {target} as its target",
    past="{shooter} has taken {target} as its target",
    refused="{shooter} cannot take {target} as its target",
)


@phrases.given("{one} faces {other} and stands in its {zone}, {steps} steps away", again=True)
def faces_from(case: Table, one: str, other: str, zone: Zone, steps: Number) -> None:
    case.meet(one, other)
    case.tell(Stands(one, other, Zone.FRONT))
    case.tell(Stands(other, one, zone))
    case.tell(ShotApart(Measure(steps, (one, other), Origin.TOLD)))
