"""Sentences about pieces that move and turn, and crews that scatter."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.batteries import Fate, ScatterCrew, TurnPiece
from lexludi.games.minis.relations import Stands
from lexludi.games.minis.state import Battle

from .table import Table, phrases

phrases.action(
    ScatterCrew,
    asked="the crew of {piece} gives way",
    past="the crew of {piece} has given way",
    refused="the crew of {piece} cannot give way",
)
phrases.action(
    TurnPiece,
    asked="{piece} turns to a new facing",
    past="{piece} has turned to a new facing",
    refused="{piece} cannot turn to a new facing",
)


@phrases.then("what becomes of {piece}: {fate}", result=True)
def becomes(case: Table, piece: Piece) -> Fate | None:
    happened = case.outcome(Battle).happened
    fates = {fate.value for fate in Fate}
    return next((Fate(each.result) for each in happened if each.label == piece and each.result in fates), None)


@phrases.then("where others stand to {label} is to be said anew", result=True)
def zones_anew(case: Table, label: Piece) -> bool:
    before, after = set(case.state.told(Stands)), set(case.outcome(Battle).told(Stands))
    there = case.outcome(Battle).unit(label).removed is None
    return there and before - after == {stands for stands in before if stands.of == label} != set()
