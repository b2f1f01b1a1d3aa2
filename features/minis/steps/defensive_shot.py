"""Sentences about defensive shots."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
from lexludi.games.minis.defensive_shot import DefensiveShot, HoldFire
from lexludi.games.minis.troops import Arm, Density, Order, Troops
from lexludi.rulings.number import Number

from .table import Table, phrases

phrases.action(
    DefensiveShot,
    asked=(
        "{shooter} makes a defensive shot at {attacker}",
        "{shooter} makes a defensive shot at {attacker}, the attack rolling {attack} against {guard}, the shot {shot} against {defence}",
    ),
    past="{shooter} has made a defensive shot at {attacker}, the attack rolling {attack} against {guard}, the shot {shot} against {defence}",
    refused="{shooter} cannot make a defensive shot at {attacker}",
    dice={
        "attack": Rolled("attack_die", of="attacker"),
        "guard": Rolled("defence_die", of="shooter"),
        "shot": Rolled("shot_die", of="shooter"),
        "defence": Rolled("defence_die", of="attacker"),
    },
)
phrases.action(
    HoldFire,
    asked="{shooter} holds its fire against {attacker}",
    past="{shooter} has held its fire against {attacker}",
    refused="{shooter} cannot hold its fire against {attacker}",
)


@phrases.given("unit {label} on {order}: {troops} in {density} with {arms}, Def {defence}, M {morale}", again=True)
def unit_on(
    case: Table,
    label: str,
    order: Order,
    troops: Troops,
    density: Density,
    arms: list[Arm],
    defence: Number,
    morale: int,
) -> None:
    case.say(label, order=order, troops=troops, density=density, arms=frozenset(arms), defence=defence, morale=morale)


@phrases.given("unit {label}: {troops} in {density}, A {attack}, Def {defence}, M {morale}, Mv {movement}", again=True)
def attackers(
    case: Table,
    label: str,
    troops: Troops,
    density: Density,
    attack: Number,
    defence: Number,
    morale: int,
    movement: Number,
) -> None:
    case.say(label, troops=troops, density=density, attack=attack, defence=defence, morale=morale, movement=movement)


@phrases.given(
    "unit {label} on {order}: {troops} in {density} with {arms}, A {attack}, Def {defence}, M {morale}", again=True
)
def attackers_on(
    case: Table,
    label: str,
    order: Order,
    troops: Troops,
    density: Density,
    arms: list[Arm],
    attack: Number,
    defence: Number,
    morale: int,
) -> None:
    unit_on(case, label, order, troops, density, arms, defence, morale)
    case.say(label, attack=attack)
