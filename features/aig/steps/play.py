"""The game turn played on from a case, one action after another, each put as a question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lexludi.examples.phrases import Turns
from lexludi.games.aig.actions import (
    Action,
    Activate,
    BannerRally,
    Commit,
    CutIn,
    Deed,
    EndOrders,
    EndTurn,
    Fight,
    Finish,
    Flee,
    GroupOrder,
    Individual,
    LetPass,
    Reaction,
    RemoveMarkers,
    RollTie,
    RoutMove,
    Seize,
    TryMomentum,
)
from lexludi.games.aig.meanwhile import Fire
from lexludi.games.aig.sequence import AIG
from lexludi.games.aig.turn import Turn
from lexludi.rulings.turns import Game
from lexludi.space.hex.hexes import Hex, Vertex

from .deeds import way_to
from .table import Table, phrases

Said = tuple[str, Mapping[str, Any]]
PLAIN: Mapping[type[Action], str] = {
    RollTie: "both sides roll to break the tie",
    LetPass: "the passive side lets it pass",
    Fight: "the melees are resolved",
    RemoveMarkers: "the markers of the rally phase are removed",
    EndTurn: "the game turn ends",
}
"""Actions that name nobody."""
HIS: Mapping[type[Action], str] = {
    BannerRally: "{leader} makes a banner rally",
    EndOrders: "{leader} ends his orders",
    TryMomentum: "{leader} tries for momentum",
    Finish: "{leader} does not try for momentum",
}
"""Actions of the active leader that name nobody else."""


def state(case: Table) -> tuple[Game[Turn, Action], Turn]:
    """The turn, and where it stands."""
    return AIG.under(case.readings), case.turn


def said(case: Table, action: Action) -> Said | None:
    """The question that puts an action; none where it is an active leader's and there is none."""
    leader = case.turn.acting.label if case.turn.acting else ""
    match action:
        case Activate(leader=label):
            return "{leader} is activated", {"leader": label}
        case CutIn(label, due):
            return "{leader} tries to cut in ahead of {due}", {"leader": label, "due": due}
        case Seize(label):
            return "{leader} attempts a seizure", {"leader": label}
        case Reaction(unit):
            return "{unit} fires in reaction", {"unit": unit}
        case RoutMove(unit, path) if not action.agreed:
            way = path or (case.battle.unit(unit).spot,)
            return "{unit} makes its rout move: {route}", {"unit": unit, "route": " ".join(x.number for x in way)}
        case Deed():
            return _deed(case, action)
        case Flee(unit, way) if way:
            return "{unit} flees at once: {route}", {"unit": unit, "route": " ".join(x.number for x in way)}
        case GroupOrder(by) if not action.units:
            return "{leader} issues a group order", {"leader": by or leader}
        case Fight(hits) if hits:
            return None
        case _ if type(action) in PLAIN:
            return PLAIN[type(action)], {}
        case _ if leader:
            return _his(leader, action)
    return None


def _his(leader: str, action: Action) -> Said | None:
    """What only an active leader can do."""
    match action:
        case Individual(label, use):
            return "{leader} orders {label}: {use}", {"leader": leader, "label": label, "use": use}
        case GroupOrder():
            return "{leader} issues a group order to {units}", {"leader": leader, "units": list(action.units)}
        case Commit(unit, enemy):
            return "{leader} commits {unit} against {enemy}", {"leader": leader, "unit": unit, "enemy": enemy}
    asked = HIS.get(type(action))
    return (asked, {"leader": leader}) if asked else None


def _deed(case: Table, action: Deed) -> Said | None:
    """What a piece does by order; a plan that both moves and fires has no question of its own here."""
    label, steps = action.label, action.steps
    if len(steps) == 1 and isinstance(steps[0], Fire) and not action.riders:
        asked = "{unit} fires at {enemy} by order"
        asked += ", with return fire if possible" if steps[0].answered else ""
        return asked, {"unit": label, "enemy": steps[0].target}
    ways = [step for step in steps if isinstance(step, Hex | Vertex)]
    if not ways or len(ways) < len(steps):
        return None
    if not action.riders:
        route = " ".join(step.number if isinstance(step, Hex) else step.value for step in ways)
        return "{label} carries out its order: {route}", {"label": label, "route": route}
    goal = next((step.number for step in reversed(ways) if isinstance(step, Hex)), "")
    if not goal or way_to(case, label, goal) != steps:
        return None
    return "{label} moves to {hex}, with {leaders}", {"label": label, "hex": goal, "leaders": list(action.riders)}


phrases.turns = Turns(state, said)
