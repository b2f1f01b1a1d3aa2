"""The rules of the miniatures held against the arithmetic worked out from the text alone, case by case."""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

from games.minis import by_text
from games.minis.by_text_cases import facts, random_case, random_dice
from games.minis.by_text_facts import Blow, Case, Dice, Fate, NotSaid, Pursuit, Report, Side, Unanswered, other
from games.minis.compare_table import BLUE, RED, Refused, Seen, Table

Answer = dict[str, object]
"""What an engine says, field by field."""

SIDES: tuple[tuple[Side, str], ...] = (("A", BLUE), ("B", RED))


BARRED = 0.1


class No(NamedTuple):
    """An engine gives no answer: who asks by which clause not to go on."""

    silent: bool
    clause: str


@dataclass(frozen=True)
class Kind:
    """A procedure: what the text says of a case, and how it is put to the rules."""

    name: str
    text: Callable[[Case, Dice, Dice], list[Report | None]]
    rules: Callable[[Case, Dice, Dice], list[Seen | None]]
    fit: Callable[[Case], Case]
    """A random case made one of this procedure."""


@dataclass(frozen=True)
class Difference:
    """A case on which the engines differ."""

    kind: str
    case: Case
    dice: tuple[Dice, Dice]
    text: Answer | No
    rules: Answer | No


# What the text says


def said(report: Report | None) -> Answer:
    """A report of the second engine, reduced to what both engines tell."""
    if report is None:
        return {"fought": False}
    found: Answer = {"fought": True, "goes on": report.goes_on, **_pursuit(report.pursuit)}
    for side, blow, fate in (("A", report.on_a, report.a), ("B", report.on_b, report.b)):
        found |= {f"{key} {side}": value for key, value in _suffered(blow, fate).items()}
    return found


def _tamed(case: Case, report: Report) -> Report:
    """A report without what becomes of an elephant that flees, which chapter 13 rolls for."""
    wild = any(case.unit(side).kind == "elephant" and fate.move == "flees" for side, fate in _fates(report))
    return report._replace(pursuit=None) if wild else report


def _fates(report: Report) -> tuple[tuple[Side, Fate], ...]:
    return ("A", report.a), ("B", report.b)


def _suffered(blow: Blow | None, fate: Fate) -> Answer:
    rolled: Answer = {"result": blow.result, "R": blow.r} if blow else {"result": None, "R": None}
    if fate.removed:
        return rolled | {"move": "removed"}
    return rolled | {"losses": fate.losses, "disorder": fate.disorder, "move": fate.move, "steps": fate.steps}


def _pursuit(pursuit: Pursuit | None) -> Answer:
    if pursuit is None:
        return {"pursuit": None}
    return {"pursuit": (pursuit.side, pursuit.must, pursuit.steps, pursuit.catches, pursuit.disorder)}


# What the rules say


def seen(found: Seen | None) -> Answer:
    """What happened at the table, reduced to the same."""
    if found is None:
        return {"fought": False}
    told: Answer = {"fought": True, "goes on": found.goes_on, "pursuit": found.pursuit}
    for side, label in SIDES:
        result, number = found.results.get(label, (None, None))
        told |= {f"result {side}": result, f"R {side}": number, f"move {side}": found.moves[label]}
        if found.moves[label] != "removed":
            told |= {f"losses {side}": found.losses[label], f"disorder {side}": found.disorder[label]}
            told |= {f"steps {side}": found.steps[label]}
    return told


# The procedures


def _shot(case: Case, dice: Dice, more: Dice, **how: bool) -> list[Report | None]:
    blow = by_text.shot(case, "A", dice.a_strikes, dice.b_defends, **how)
    fate = by_text.suffer(case.b, blow.result, True)
    return [Report(blow, None, fate, Fate(), False)]


def _measured(case: Case) -> Case:
    """A case in which nobody asks how deep the base of camels is."""
    deep = case.b.kind == "camels" and case.situation.zone == "flank"
    return replace(case, situation=replace(case.situation, partial=False)) if deep else case


def _evading(case: Case) -> Case:
    return replace(case, b=replace(case.b, order="Manoeuvre"))


def _second_rank(case: Case) -> Case:
    dense = "loose" if case.a.density == "dispersed" else case.a.density
    order = "Defence" if case.a.order == "Attack" else case.a.order
    return replace(case, a=replace(case.a, supporters=0, order=order, density=dense, losses=0, disorder=0))


def _under_attack(case: Case) -> Case:
    attacker, whole = replace(case.a, order="Attack"), replace(case.situation, partial=False)
    return replace(case, a=attacker, b=replace(case.b, order="Defence"), situation=whole)


def _under_fire(case: Case) -> Case:
    shooter = replace(case.a, order="Defence" if case.a.order == "Attack" else case.a.order)
    return replace(case, a=shooter, b=replace(case.b, order="Attack"))


def _said_under_fire(case: Case, dice: Dice, more: Dice) -> list[Report | None]:
    shot, attack = by_text.under_fire(case, dice, more)
    return [shot, attack and _turned(attack)]


def _turned(report: Report) -> Report:
    """A report told of the two sides the other way round."""
    follows = report.pursuit and report.pursuit._replace(side=other(report.pursuit.side))
    return Report(report.on_a, report.on_b, report.a, report.b, report.goes_on, follows)


def _seen_under_fire(case: Case, dice: Dice, more: Dice) -> list[Seen | None]:
    return [*Table(case).under_fire(dice, more)]


KINDS = (
    Kind(
        "shot at an evader",
        lambda case, dice, more: _shot(case, dice, more, evading=True),
        lambda case, dice, more: [Table(case).evaded_shot(dice)],
        _evading,
    ),
    Kind(
        "shot from the second rank",
        lambda case, dice, more: _shot(case, dice, more, second_rank=True),
        lambda case, dice, more: [Table(case, second_rank=True).shot(dice)],
        _second_rank,
    ),
    Kind(
        "exchange",
        lambda case, dice, more: [by_text.exchange(case, dice)],
        lambda case, dice, more: [Table(case).exchange(dice)],
        _measured,
    ),
    Kind(
        "clash",
        lambda case, dice, more: [by_text.clash(case, dice)],
        lambda case, dice, more: [Table(case).clash(dice)],
        _measured,
    ),
    Kind(
        "later round",
        lambda case, dice, more: [by_text.later_round(case, dice)],
        lambda case, dice, more: [Table(case).later_round(dice)],
        _measured,
    ),
    Kind(
        "defensive shot",
        lambda case, dice, more: [by_text.defensive_shot(case, dice)],
        lambda case, dice, more: [Table(case).defensive_shot(dice)],
        _under_attack,
    ),
    Kind("under fire", _said_under_fire, _seen_under_fire, _under_fire),
)

BARS = frozenset(
    f"minis.{clause}"
    for clause in (
        *("3.1.close.no-shooting", "3.1.loose.shooting", "3.5.cc.no-attack", "4.3.attack.must", "4.3.matrix"),
        *("4.3.defence.actions", "4.3.manoeuvre.stop", "4.3.outside.none", "4.3.recovery"),
        *("4.3.attack.no-shooting", "5.1.so", "5.2.counter.must", "5.2.evade", "5.2.skirmish", "5.3.categories"),
        *("5.3.sling", "5.3.musket.no-horse", "5.3.table", "5.5.second-rank.no-firearms", "7.defensive.after-return"),
        *("7.defensive.conditions", "7.defensive.min-distance", "7.defensive.weapons", "8.2.7", "8.2.9", "8.5.3"),
        *("8.5.6", "8.5.7", "8.5.10", "12.3.6", "13.0.21", "14.3.4", "14.4.2"),
    )
)
"""What bars a case by itself; where several of these hold at once, each engine names the one it comes to first."""


def both(kind: Kind, case: Case, dice: Dice, more: Dice) -> tuple[Answer | No, Answer | No]:
    """What both engines say of a case."""
    text: Answer | No
    rules: Answer | No
    try:
        text = _joined([said(each and _tamed(case, each)) for each in kind.text(case, dice, more)])
    except Unanswered as why:
        text = No(isinstance(why, NotSaid), why.clause)
    try:
        rules = _joined([seen(each) for each in kind.rules(case, dice, more)])
    except Refused as stop:
        rules = No(stop.silent, stop.clause)
    return text, rules


def _joined(answers: list[Answer]) -> Answer:
    return {f"{number}. {key}": value for number, answer in enumerate(answers, 1) for key, value in answer.items()}


def differing(text: Answer | No, rules: Answer | No) -> str:
    """In what two answers differ; empty where they agree."""
    if isinstance(text, No) and isinstance(rules, No):
        same = text.clause == rules.clause or {text.clause, rules.clause} <= BARS
        return "" if same else f"text {_no(text)} / rules {_no(rules)}"
    if isinstance(text, No):
        return f"text {_no(text)} / rules decide"
    if isinstance(rules, No):
        return f"text decides / rules {_no(rules)}"
    keys = [key for key in text | rules if text.get(key) != rules.get(key)]
    return ", ".join(keys)


def _no(no: No) -> str:
    return f"{'silent' if no.silent else 'refuse'} {no.clause}"


def cases(number: int, seed: int, kind: Kind) -> Iterator[tuple[Case, Dice, Dice]]:
    """Random cases of a procedure with their dice; of those to which the text has no answer, one in ten."""
    dice = Random(f"{kind.name} {seed}")
    while number:
        given = kind.fit(random_case(dice)), random_dice(dice), random_dice(dice)
        if _answered(kind, *given) or dice.random() < BARRED:
            number -= 1
            yield given


def _answered(kind: Kind, case: Case, dice: Dice, more: Dice) -> bool:
    try:
        kind.text(case, dice, more)
    except Unanswered:
        return False
    return True


def differences(number: int, seed: int, kind: Kind) -> Iterator[Difference]:
    """The random cases of a procedure on which the engines differ."""
    for case, dice, more in cases(number, seed, kind):
        text, rules = both(kind, case, dice, more)
        if what := differing(text, rules):
            yield Difference(f"{kind.name}: {what}", case, (dice, more), text, rules)


def worked(found: Difference) -> Iterator[str]:
    """A difference, with the facts and what each engine says."""
    yield f"  A: {facts(found.case.a)}"
    yield f"  B: {facts(found.case.b)}"
    yield f"  {facts(found.case.situation)}; dice {tuple(found.dice[0])} {tuple(found.dice[1])}"
    for name, answer in (("text", found.text), ("rules", found.rules)):
        if isinstance(answer, No):
            yield f"  {name}: {_no(answer)}"
        else:
            against = found.rules if name == "text" else found.text
            same = {} if isinstance(against, No) else against
            shown = {key: value for key, value in answer.items() if key not in same or same[key] != value}
            yield f"  {name}: " + ", ".join(f"{key} {_plain(value)}" for key, value in shown.items())


def _plain(value: Any) -> str:
    return f"{float(value):g}" if isinstance(value, Fraction) else str(value)


def main() -> None:
    """Compare some thousand random cases and print the differences by kind, with an example each."""
    number, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    each = -(-number // len(KINDS))
    groups: dict[str, list[Difference]] = defaultdict(list)
    named, ends = Counter[str](), Counter[str]()
    for kind in KINDS:
        for given in cases(each, seed, kind):
            text, rules = both(kind, *given)
            ends["barred" if isinstance(text, No) else "answered"] += 1
            if what := differing(text, rules):
                found = Difference(f"{kind.name}: {what}", given[0], given[1:], text, rules)
                groups[found.kind].append(found)
            elif isinstance(text, No) and isinstance(rules, No) and text.clause != rules.clause:
                named[f"text {_no(text)} / rules {_no(rules)}"] += 1
    for pair, times in named.most_common():
        print(f"{times} × alike by other clauses: {pair}")
    for what, all_found in sorted(groups.items(), key=lambda item: -len(item[1])):
        print(f"{len(all_found)} × {what}", *worked(all_found[0]), sep="\n")
    print(sum(map(len, groups.values())), "differences in", each * len(KINDS), "cases:", dict(ends))


if __name__ == "__main__":
    main()
