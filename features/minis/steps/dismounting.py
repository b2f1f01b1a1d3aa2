"""Sentences about dismounting and remounting."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.dismounting import Dismount, DismountBefore, OnFoot, Remount
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Troops
from lexludi.rulings.number import Number

from .table import Table, phrases

phrases.action(Dismount, asked="{unit} dismounts", past="{unit} has dismounted", refused="{unit} cannot dismount")
phrases.action(
    DismountBefore,
    asked="{unit} dismounts before the game",
    past="{unit} dismounted before the game",
    refused="{unit} cannot dismount before the game",
)
phrases.action(Remount, asked="{unit} remounts", past="{unit} has remounted", refused="{unit} cannot remount")


@phrases.given("on foot, {label} has A {attack}, Def {defence}, Mv {movement}")
def on_foot(case: Table, label: str, attack: Number, defence: Number, movement: Number) -> None:
    case.meet(label)
    case.tell(OnFoot(label, attack, defence, movement))


@phrases.then("{label} is now: {troops}", result=True)
def is_now(case: Table, label: Piece) -> Troops | None:
    before, after = case.state, case.outcome(Battle)
    troops = after.unit(label).troops
    return troops if troops is not before.unit(label).troops else None
