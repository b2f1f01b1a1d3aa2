"""Every worked example of chapters 1, 3, 5, 7, 8 and 10 that has numbers, and the laws of the arithmetic by text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from games.minis.by_text import clash, defensive_shot, exchange, later_round, pursuit, shot, suffer, under_fire
from games.minis.by_text_cases import random_case
from games.minis.by_text_facts import Blow, Case, Density, Dice, Fate, NotAllowed, NotSaid, Report, Situation, Unit
from games.minis.by_text_totals import combat_result, shot_result, strength, total_shot_defence

AYYUBIDS = Unit(attack=0, defence=1, morale=1, movement=12, missile="light bow")
SERGEANTS = Unit("cavalry", attack=4, defence=3, morale=2, movement=16, arms=frozenset({"lance"}), order="Attack")
KNIGHTS = replace(SERGEANTS, attack=6, defence=4, morale=3)
LONGBOWS = Unit(attack=2, defence=1, morale=2, missile="heavy bow", supporters=1, behind="barricade")
CRUSADE = Situation(distance=8, year=1190)
AGINCOURT = Case(KNIGHTS, LONGBOWS, Situation(distance=10, year=1415))
SHOT = Dice(6, 2, 1, 1)


def sums(blow: Blow | None) -> tuple[int, int]:
    """Both totals of a blow."""
    assert blow is not None
    return int(sum(line.amount for line in blow.total)), int(sum(line.amount for line in blow.defence))


def test_sergeants_under_fire_retreat_with_losses() -> None:  # minis.5.2.example.sergeants
    report, attack = under_fire(Case(AYYUBIDS, SERGEANTS, CRUSADE), SHOT, Dice(5, 6, 1, 1))
    assert sums(report.on_b) == (12, 8)
    assert (report.b.result, report.b.losses, report.b.disorder, report.b.steps) == ("retreat", 1, 1, Fraction(4))
    assert attack is None


def test_knights_counter_attack_and_the_archers_panic() -> None:  # minis.5.2.example.knights
    report, attack = under_fire(Case(AYYUBIDS, KNIGHTS, CRUSADE), SHOT, Dice(5, 6, 1, 1))
    assert sums(report.on_b) == (12, 9)
    assert (report.b.result, report.b.losses, report.b.disorder, report.b.move) == ("confusion", 0, 1, "stays")
    assert attack is not None and attack.pursuit is not None
    assert sums(attack.on_b) == (15, 11)
    assert (attack.b.result, attack.b.losses, attack.b.disorder) == ("panic", 0, 2)
    assert (attack.b.move, attack.b.steps) == ("flees", Fraction(12))
    assert (attack.pursuit.steps, attack.pursuit.catches) == (Fraction(8), False)


def test_knights_reach_the_longbows_disordered() -> None:  # minis.7.example.longbows
    report = defensive_shot(AGINCOURT, Dice(2, 2, 4, 3))
    assert sums(report.on_a) == (12, 10)
    assert sums(report.on_b) == (12 - 1, 9)
    assert (report.a.result, report.a.disorder, report.a.losses) == ("confusion", 1, 0)
    assert (report.b.result, report.b.losses, report.b.disorder, report.b.steps) == ("retreat", 1, 1, Fraction(3))


def test_knights_attack_alone_would_put_the_longbows_to_flight() -> None:  # minis.7.example.longbows, stage 1
    report = clash(AGINCOURT, Dice(2, 2, 1, 6))
    assert report.on_b is not None and (sums(report.on_b), report.on_b.result) == ((12, 9), "flight")


def test_knights_thrown_back_cancel_their_attack() -> None:  # minis.7.example.longbows-thrown-back
    report = defensive_shot(AGINCOURT, Dice(2, 2, 6, 1))
    assert sums(report.on_a) == (14, 8)
    assert (report.a.result, report.a.losses, report.a.disorder, report.a.steps) == ("retreat", 1, 1, Fraction(4))
    assert report.b == Fate()


@pytest.mark.parametrize(("armour", "left"), [(6, 3), (2, 0), (1, 0), (0, 0)])
def test_arquebus_takes_three_off_the_armour(armour: int, left: int) -> None:  # minis.5.5.example.piercing
    case = Case(Unit(missile="arquebus"), Unit(defence=armour), Situation(distance=6, year=1500))
    assert [line.amount for line in total_shot_defence(case, "B", 1) if line.clause == "minis.5.5.piercing"] == [left]


def test_column_under_flank_fire_counts_its_second_and_third_unit() -> None:  # minis.5.4.example.column
    case = Case(AYYUBIDS, Unit(supporters=1), Situation(zone="flank"))
    assert sum(line.amount for line in strength(case, "B")) == 2


@pytest.mark.parametrize(("density", "rest"), [("loose", 2), ("dispersed", 1)])
def test_flank_row_of_the_tercio(density: Density, rest: int) -> None:  # minis.3.2.example.tercio
    shooters = Unit(density=density, missile="arquebus", supporters=1)
    case = Case(AYYUBIDS, shooters, Situation(zone="flank"))
    assert sum(line.amount for line in strength(case, "B")) == rest


def test_retreat_against_flight() -> None:  # minis.8.3.28
    case = Case(Unit(attack=3, order="Attack"), Unit(attack=1), Situation(distance=5, year=300))
    report = later_round(case, Dice(3, 3, 3, 2))  # R on B is 3, R on A is 2
    assert (report.a.result, report.a.losses, report.a.disorder, report.a.move) == ("retreat", 1, 1, "stays")
    assert (report.b.result, report.b.losses, report.b.disorder, report.b.move) == ("flight", 1, 2, "flees")


def test_retreat_from_elephants_costs_two_disorder_points() -> None:  # minis.10.stack.ex
    elephant = Unit("elephant", attack=6, defence=5, movement=14, order="Attack")
    report = later_round(Case(elephant, Unit(defence=4), Situation()), Dice(3, 3, 1, 6))
    assert (report.b.result, report.b.disorder, report.b.steps) == ("retreat", 2, Fraction(3))


def test_fractions_are_compared_as_they_are() -> None:  # minis.3.4.bonus-skirmish, minis.8.3.11
    half = Fraction(1, 2)
    assert shot_result(half, 2, "front") == "confusion" and shot_result(2 + half, 2, "front") == "retreat"
    assert combat_result(half, Unit(), "front", True) == "retreat"
    assert combat_result(2 + half, Unit(), "front", True) == "flight"


def test_two_panics_stop_two_steps_apart() -> None:  # minis.8.3.17, minis.8.3.20
    a = Unit(attack=9, morale=1, order="Attack")
    stands = clash(Case(a, replace(a, order="Defence"), Situation(distance=10)), Dice(3, 3, 3, 3))
    meets = clash(Case(a, a, Situation(distance=10)), Dice(3, 3, 3, 3))
    assert (stands.a.move, stands.b.move, stands.a.disorder, stands.b.losses) == (
        "stops 2 steps away",
        "retreats",
        2,
        0,
    )
    assert meets.a.move == meets.b.move == "stops 2 steps away"


def test_lone_skirmishers_throw_javelins_without_an_order() -> None:  # minis.4.2.skirmish.none
    thrower = Unit(density="dispersed", missile="javelin", order="Manoeuvre")
    report = clash(Case(thrower, Unit(), Situation()), Dice(1, 1, 1, 1))
    assert report.on_b is not None and "minis.8.5.1" in [line.clause for line in report.on_b.total]


def test_close_order_does_not_shoot() -> None:  # minis.3.1.close.no-shooting
    with pytest.raises(NotAllowed, match=r"minis\.3\.1\.close\.no-shooting"):
        shot(Case(Unit(density="close", missile="javelin"), Unit(), Situation(distance=2)), "A", 1, 1)


def test_infantry_need_not_pursue_cavalry() -> None:  # minis.9.3.7
    follow = pursuit(Case(KNIGHTS, Unit(), Situation()), "A", "flight")
    assert follow is not None and not follow.must


@pytest.mark.parametrize(
    ("density", "losses", "destroyed"),
    [("close", 1, False), ("close", 2, True), ("loose", 0, False), ("loose", 1, True), ("dispersed", 0, True)],
)
def test_losses_of_half_destroy(density: Density, losses: int, destroyed: bool) -> None:
    unit = Unit(density=density, losses=losses)  # minis.1.cs.destroyed.losses
    assert suffer(unit, "retreat", True).removed is destroyed


def test_random_cases_keep_the_laws() -> None:
    """No losses without a result, no steps of a removed unit, and never do both sides flee."""
    dice, seen = Random(1), Counter[str]()
    kinds: list[Callable[[Case, Dice], Report]] = [exchange, clash, later_round, defensive_shot]
    for _ in range(4000):
        case, rolls = random_case(dice), Dice(*(dice.randint(1, 6) for _ in range(4)))
        for kind in kinds:
            try:
                report = kind(case, rolls)
            except (NotSaid, NotAllowed) as why:
                seen[type(why).__name__] += 1
                continue
            seen[kind.__name__] += 1
            for fate in (report.a, report.b):
                assert fate.losses == 0 or fate.result in ("retreat", "flight", "destroyed")
                assert fate.steps == 0 or not fate.removed
            assert {report.a.move, report.b.move} != {"flees"}
    assert min(seen[kind.__name__] for kind in kinds) > 100
