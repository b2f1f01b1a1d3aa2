"""Orders: which one is in force, and what works under it (4.2, 4.3)."""

from __future__ import annotations

from enum import StrEnum

from lexludi.games.minis import elephants
from lexludi.games.minis.charts.command import ORDERS
from lexludi.games.minis.command import in_command
from lexludi.games.minis.readings.command import REACTION_HEDGEHOG, ReactionHedgehog
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Order, Trait
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides

OUTSIDE = "out_of_command"
"""The column of the chart for units without an order."""


class Effect(StrEnum):
    """What an order may allow: a row of the chart of orders."""

    MOVE = "move"
    SHOOTING = "own_turn_shooting"
    RETURN_SHOT = "return_shot"
    DEFENSIVE_SHOT = "defensive_shot"
    COUNTER_ATTACK = "counter_attack_when_attacked"
    EVASION = "evasion"
    PIKE = "pike"
    LARGE_SHIELD = "large_shield"
    JAVELINS_AND_PISTOLS = "javelins_and_pistols"
    SPEARS_AND_HALBERDS = "spears_and_halberds"
    IMPACT = "ram_strike"
    HEDGEHOG_OR_TORTOISE = "hedgehog_or_tortoise"
    BARRICADES = "setting_up_barricades"


class Allowed(StrEnum):
    """What the chart of orders says."""

    YES = "yes"
    NO = "no"
    MUST_MOVE = "must_move_or_change"
    MUST_ATTACK = "must_attack_fully"
    NO_ORDER = "no_order"
    NOT_STATED = "not_stated"
    NO_BUT_COUNTER_ATTACK = "no_but_counter_attack"
    MUST_IF_FRONT = "must_if_front_and_time"
    NO_REACTION = "yes_but_no_reaction"

    @property
    def yes(self) -> bool:
        """Whether it is allowed, by itself or as a duty."""
        return self in (Allowed.YES, Allowed.MUST_MOVE, Allowed.MUST_ATTACK, Allowed.MUST_IF_FRONT, Allowed.NO_REACTION)


def yes_or_no(so: bool) -> Allowed:
    """A yes or a no, as players read it in a trace."""
    return Allowed.YES if so else Allowed.NO


BARRED_IN_RECOVERY = (
    *(Effect.MOVE, Effect.SHOOTING, Effect.RETURN_SHOT, Effect.DEFENSIVE_SHOT),
    *(Effect.COUNTER_ATTACK, Effect.HEDGEHOG_OR_TORTOISE, Effect.BARRICADES),
)
"""What skirmishers may not do while they recover; evading is no voluntary move."""
MODIFIERS = (Effect.PIKE, Effect.LARGE_SHIELD, Effect.JAVELINS_AND_PISTOLS)
STATED = {
    Order.DEFENCE: {
        **dict.fromkeys((Effect.MOVE, Effect.SHOOTING, Effect.RETURN_SHOT), "minis.4.3.defence.actions"),
        Effect.DEFENSIVE_SHOT: "minis.4.3.defence.defensive-shot",
        Effect.COUNTER_ATTACK: "minis.4.3.defence.actions",
        Effect.EVASION: "minis.4.3.defence.actions",
        **dict.fromkeys(MODIFIERS, "minis.4.3.defence.modifiers"),
        Effect.SPEARS_AND_HALBERDS: "minis.4.3.defence.spears",
        Effect.IMPACT: "minis.4.3.attack.ram",
        Effect.HEDGEHOG_OR_TORTOISE: "minis.4.3.defence.actions",
        Effect.BARRICADES: "minis.4.3.defence.barricades",
    },
    Order.MANOEUVRE: {
        Effect.BARRICADES: "minis.4.3.defence.barricades",
        Effect.MOVE: "minis.4.3.manoeuvre.must-move",
        Effect.SHOOTING: "minis.4.3.manoeuvre.shooting",
        Effect.DEFENSIVE_SHOT: "minis.4.3.manoeuvre.attacked",
        Effect.COUNTER_ATTACK: "minis.4.3.manoeuvre.attacked",
        Effect.EVASION: "minis.4.3.manoeuvre.options",
        **dict.fromkeys((*MODIFIERS, Effect.SPEARS_AND_HALBERDS, Effect.IMPACT), "minis.4.3.manoeuvre.no-modifiers"),
        Effect.HEDGEHOG_OR_TORTOISE: "minis.4.3.manoeuvre.must-move",
    },
    Order.ATTACK: {
        Effect.BARRICADES: "minis.4.3.defence.barricades",
        Effect.MOVE: "minis.4.3.attack.must",
        **dict.fromkeys((Effect.SHOOTING, Effect.RETURN_SHOT), "minis.4.3.attack.no-shooting"),
        Effect.DEFENSIVE_SHOT: "minis.4.3.defence.defensive-shot",
        Effect.COUNTER_ATTACK: "minis.4.3.attack.counter",
        **dict.fromkeys(MODIFIERS, "minis.4.3.attack.modifiers"),
        Effect.SPEARS_AND_HALBERDS: "minis.4.3.defence.spears",
        Effect.IMPACT: "minis.4.3.attack.ram",
    },
    Order.RECOVERY: {
        Effect.BARRICADES: "minis.4.3.defence.barricades",
        Effect.MOVE: "minis.4.3.recovery",
        Effect.DEFENSIVE_SHOT: "minis.4.3.defence.defensive-shot",
        Effect.SPEARS_AND_HALBERDS: "minis.4.3.defence.spears",
        Effect.IMPACT: "minis.4.3.attack.ram",
    },
    Order.NONE: dict.fromkeys(Effect, "minis.4.3.outside.none"),
}
"""The clauses the chart of orders is put together from."""


def in_force(trace: Trace, battle: Battle, label: str) -> Order:
    """The order a unit is under; asked for where nobody said. Skirmishers outside formations have none (4.2.skirmish.none)."""
    unit = battle.unit(label)
    if needs_no_order(battle, label):
        trace.cite("minis.4.2.skirmish.none", unit=label)
        return Order.NONE
    elephants.acts_under_orders(trace, unit)
    order = told(trace, battle, label)
    if unit.is_(Trait.FANATICS) and not in_command(trace, battle, label):
        moving = Order.ATTACK if order is Order.ATTACK else Order.MANOEUVRE
        return trace.cite("minis.4.3.fanatics.outside", moving, unit=label)
    if order is None and not in_command(trace, battle, label):
        return trace.cite("minis.4.3.outside.none", Order.NONE, unit=label)
    if order is None:
        raise Impossible("Which order is {label} on? Say it.", label=label)
    return trace.cite("minis.4.2.duration", order, unit=label)


def needs_no_order(battle: Battle, label: str) -> bool:
    """Whether a unit acts without orders: skirmishers outside a formation."""
    return battle.unit(label).skirmishing and len(battle.formation(label).labels) == 1


def told(trace: Trace, battle: Battle, label: str) -> Order | None:
    """The order told of a unit, or of its formation; None where nobody told one."""
    unit, others = battle.unit(label), battle.formation(label).labels
    order = unit.order or next((battle.unit(each).order for each in others if battle.unit(each).order), None)
    if order and not unit.order:
        trace.cite("minis.4.2.formation.all", order, unit=label)
    if order and unit.skirmishing:
        trace.cite("minis.4.2.skirmish.formation", order, unit=label)
    return order


def works(trace: Trace, battle: Battle, label: str, effect: str, *, reaction: bool = False) -> bool:
    """Whether something works under the order of a unit: a row of the matrix (4.3.matrix), such as "pike" or "large_shield"; skirmishers are under no order."""
    return allowed(trace, battle, label, Effect(effect), reaction=reaction).yes


def allowed(trace: Trace, battle: Battle, label: str, effect: Effect, *, reaction: bool = False) -> Allowed:
    """What the chart of orders says of a unit, with the clause that states it; to skirmishers outside formations all is open."""
    said, clause = _said(trace, battle, label, effect, reaction=reaction)
    trace.cite(clause, said, unit=label, effect=effect)
    return said


def must_allow(trace: Trace, battle: Battle, label: str, effect: Effect, *, reaction: bool = False) -> None:
    """Refuse what the order of a unit does not allow, by the clause that states it."""
    said, clause = _said(trace, battle, label, effect, reaction=reaction)
    if not said.yes:
        trace.refuse(clause, unit=label, effect=effect)
    trace.cite(clause, said, unit=label, effect=effect)


def _said(trace: Trace, battle: Battle, label: str, effect: Effect, *, reaction: bool) -> tuple[Allowed, str]:
    """What the chart of orders says of a unit, and the clause that states it."""
    if needs_no_order(battle, label):
        if battle.unit(label).order is Order.RECOVERY and effect in BARRED_IN_RECOVERY:
            return Allowed.NO, "minis.10.recover.4"
        shot = effect is Effect.DEFENSIVE_SHOT
        return Allowed.YES, "minis.4.3.defence.defensive-shot" if shot else "minis.4.2.skirmish.none"
    order = in_force(trace, battle, label)
    if order is not Order.NONE and Allowed(ORDERS[effect, order]).yes and not _fanatic(battle, label):
        order = order if in_command(trace, battle, label) else Order.NONE
    cell = ORDERS.at(effect, OUTSIDE if order is Order.NONE else order)
    said = trace.cite("minis.4.3.matrix", cell.giving(Allowed(cell.value)), unit=label, effect=effect)
    if said is Allowed.NOT_STATED:
        trace.silent("minis.4.3.matrix", unit=label, effect=effect)
    if order is Order.DEFENCE and effect is Effect.DEFENSIVE_SHOT:
        trace.cite("minis.4.3.defence.ready", said, unit=label)
    if reaction and effect is Effect.HEDGEHOG_OR_TORTOISE and order is Order.MANOEUVRE:
        too = trace.reading(REACTION_HEDGEHOG) is ReactionHedgehog.MANOEUVRE_TOO
        return Allowed.YES if too else Allowed.NO, "minis.4.3.manoeuvre.options"
    if reaction and said is Allowed.NO_REACTION:
        said = Allowed.NO
    return said, STATED[order].get(effect, "minis.4.3.matrix")


def _fanatic(battle: Battle, label: str) -> bool:
    return bool(battle.unit(label).is_(Trait.FANATICS))


@decides
def current_order(trace: Trace, battle: Battle, label: str) -> Order:
    """Which order a unit is under."""
    return in_force(trace, battle, label)


@decides
def asked_of_order(trace: Trace, battle: Battle, label: str, effect: Effect) -> Allowed:
    """What the order of a unit says of something it would do or use."""
    return allowed(trace, battle, label, effect)
