"""Random cases for the arithmetic worked out from the English text alone, and reports in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random

from games.minis.by_text_facts import Case, Density, Dice, Kind, Order, Report, Side, Situation, Unit, Zone

ORDERS: list[Order] = ["Attack", "Defence", "Manoeuvre"]


def random_unit(dice: Random, year: int, order: Order) -> Unit:
    """A unit such as the book speaks of (minis.3.1, minis.5.3, minis.6.1)."""
    kind: Kind = dice.choices(["infantry", "cavalry", "camels", "elephant"], [12, 8, 1, 1])[0]  # type: ignore[assignment]
    foot, beast = kind == "infantry", kind == "elephant"
    density: Density = dice.choice(
        ["close", "loose", "loose", "dispersed"] if foot else ["loose", "loose", "dispersed"]
    )
    density = "loose" if beast else density
    arms = {"close": ["spear", "pike"], "loose": ["spear", "halberd", "pike", ""], "dispersed": ["", "", "spear"]}
    held = {dice.choice(arms[density]) if foot else dice.choice(["lance", ""])} - {""}
    if foot and dice.random() < 0.3:
        held.add("large shield")
    shots = ["light bow", "heavy bow", "javelin", "light crossbow"] + ["sling"] * (density == "dispersed")
    shots += ["heavy crossbow"] * (1400 <= year <= 1520) + ["arquebus"] * (year > 1400)
    shots += ["musket"] * (year > 1520 and foot) + ["pistol"] * (year > 1520)
    armed = density != "close" and not beast and dice.random() < 0.7
    slow = 2 * dice.randint(0, 3)
    unit = Unit(
        kind=kind,
        density=density,
        attack=dice.randint(0, 6),
        defence=dice.randint(0, 6),
        morale=2 if beast else dice.randint(1, 3),
        movement={"infantry": 12 - slow, "cavalry": 18 - slow, "camels": 16, "elephant": 14}[kind],
        missile=dice.choice(shots) if armed else None,
        arms=frozenset() if beast else frozenset(held),
        barded=kind == "cavalry" and dice.random() < 0.3,
        order=order,
        fanatic=dice.random() < 0.15,
        commander=dice.choice([None, None, None, "ordinary", "talented", "genius"]),
        close_combat=beast or dice.random() < 0.9,
        supporters=dice.choice([0, 0, 1, 2, 3]),
    )
    unit = replace(unit, losses=dice.randint(0, (unit.starting - 1) // 2))
    return replace(unit, disorder=min(dice.choice([0, 0, 0, 1, 2]), unit.figures - 1))


def random_case(dice: Random) -> Case:
    """Two units on one piece of ground, A the side that shoots or attacks."""
    year = dice.choice([300, 1066, 1100, 1250, 1420, 1550, 1640])
    a = random_unit(dice, year, dice.choice([*ORDERS, "Attack"]))
    b = random_unit(dice, year, dice.choice(ORDERS))
    b = replace(b, has_shot=b.missile is not None and b.order != "Attack" and dice.random() < 0.1)
    zone: Zone = dice.choice(["front", "front", "front", "flank", "rear"])
    higher: Side | None = dice.choice([None, None, None, "A", "B"])
    ground = dice.choice(["open"] * 6 + ["ditch", "forest", "forest", "barrier", "barrier"])
    if ground == "barrier" and zone == "front" and b.kind != "elephant":
        b = replace(b, behind=dice.choice(["barricade", "fortification"] if b.kind == "infantry" else ["barricade"]))
    if ground == "forest":
        a, b = replace(a, forest=dice.random() < 0.5), replace(b, forest=True)
    b = replace(b, ditch=ground == "ditch")
    edge, partial = dice.random() < 0.3, dice.random() < 0.1
    return Case(a, b, Situation(dice.randint(1, 14), zone, higher, year, edge, partial))


def random_dice(dice: Random) -> Dice:
    """Four dice."""
    return Dice(*(dice.randint(1, 6) for _ in range(4)))


def facts(said: Unit | Situation) -> str:
    """The facts that are not the usual ones."""
    values = {fact.name: getattr(said, fact.name) for fact in fields(said)}
    shown = {name: sorted(value) if isinstance(value, frozenset) else value for name, value in values.items() if value}
    return ", ".join(f"{name} {value}" for name, value in shown.items())


def tell(case: Case, report: Report) -> Iterator[str]:
    """A report in lines that a reader can check against the text."""
    for side, struck, fate in (("B", report.on_b, report.b), ("A", report.on_a, report.a)):
        for name, lines in (("strikes", struck.total), ("defends", struck.defence)) if struck else ():
            terms = ", ".join(f"{term.amount} {term.reason} ({term.clause})" for term in lines if term.amount)
            yield f"  {name}: {terms} = {sum(term.amount for term in lines)}"
        if struck:
            yield f"  R on {side} = {struck.r} against M {case.unit(side).morale}: {struck.result}"  # type: ignore[arg-type]
        steps = f" {float(fate.steps):g} steps" if fate.steps else ""
        yield f"  {side} {fate.move}{steps}: {fate.losses} figures lost, {fate.disorder} DP"
    yield f"  goes on: {report.goes_on}; {report.pursuit or 'no pursuit'}"
