"""A second, independent arithmetic of the miniatures book, worked out from its English text alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from fractions import Fraction
from random import Random

from games.minis.by_text_cases import facts, random_case, random_dice, tell
from games.minis.by_text_facts import (
    DISORDER,
    RANKING,
    Blow,
    Case,
    Dice,
    Fate,
    Line,
    NotAllowed,
    NotSaid,
    Pursuit,
    Report,
    Result,
    Side,
    Unanswered,
    Unit,
    Zone,
    line,
    other,
)
from games.minis.by_text_totals import (
    combat_result,
    shot_result,
    total_attack,
    total_defence,
    total_shooting,
    total_shot_defence,
    weapon,
)


def shot(
    case: Case,
    side: Side,
    strike: int,
    defend: int,
    *,
    evading: bool = False,
    second_rank: bool = False,
    defensive: bool = False,
) -> Blow:
    """One shot by a side at the other (minis.5.1)."""
    target = other(side)
    total = total_shooting(case, side, strike, evading=evading, second_rank=second_rank, defensive=defensive)
    blow = Blow(tuple(total), tuple(total_shot_defence(case, target, defend)), "carry on")
    return replace(blow, result=shot_result(blow.r, case.unit(target).morale, case.zone(target)))


def answers(case: Case) -> bool:
    """Whether B shoots back (minis.5.2.return.orders, 5.2.skirmish, 5.4.flank-return)."""
    if case.b.order == "Attack":
        return False
    try:
        weapon(case, "B")
    except NotAllowed:
        return False
    return True


def exchange(case: Case, dice: Dice) -> Report:
    """A shoots at B, B answers if it can, and each carries out its result (minis.5.2.exchange)."""
    on_b = shot(case, "A", dice.a_strikes, dice.b_defends)
    on_a = shot(case, "B", dice.b_strikes, dice.a_defends) if answers(case) else None
    a: Result = on_a.result if on_a else "carry on"
    loser = worse({"A": a, "B": on_b.result})
    fate_a, fate_b = suffer(case.a, a, loser == "A"), suffer(case.b, on_b.result, loser == "B")
    goes_on = on_a is not None and loser is None and not fate_a.removed and not fate_b.removed
    return Report(on_b, on_a, fate_b, fate_a, goes_on)


def under_fire(case: Case, dice: Dice, clash_dice: Dice) -> tuple[Report, Report | None]:
    """A shoots at B, which must or will counter-attack; in the clash it is A, the shooters B (minis.5.2.counter)."""
    if case.b.order != "Attack" or case.zone("B") != "front":
        raise NotAllowed("minis.5.2.counter.must", "only under an Attack order and from the front zone")
    if case.b.alone and not case.b.close_combat:
        raise NotAllowed("minis.5.2.skirmish", "skirmishers without CC do not counter-attack")
    report = exchange(case, dice)
    if report.b.result in ("retreat", "flight") or report.b.removed:
        return report, None
    attacker = replace(case.b, disorder=case.b.disorder + report.b.disorder)
    turned = Case(replace(case.a, has_shot=True), attacker, case.situation).turned()
    try:
        attack_is_allowed(turned)
    except NotAllowed as ban:
        raise NotSaid("minis.5.2.counter.must", f"a duty against a ban: {ban}") from ban
    return report, clash(turned, clash_dice, may_counter=False)


# Close combat


def blow(
    case: Case, side: Side, strike: int, defend: int, clash: bool, counter: bool, extra: Iterable[Line] = ()
) -> Blow:
    """One side's blow at the other in a round (minis.8.3.6)."""
    target = other(side)
    charging = {"A": clash, "B": clash and counter}
    total = (*total_attack(case, side, strike, clash, charging[side]), *extra)
    made = Blow(total, tuple(total_defence(case, target, defend, clash, charging[target])), "carry on")
    return replace(made, result=combat_result(made.r, case.unit(target), case.zone(target), clash))


def counter_attacks(case: Case) -> bool:
    """Whether B meets the attack with its own (minis.8.2.6, 8.2.9, 8.2.10, 4.3.attack.counter)."""
    if case.b.order != "Attack" or case.zone("B") != "front" or 2 * case.situation.distance <= case.a.movement:
        return False
    if case.a.close_combat and not case.b.close_combat:
        raise NotSaid("minis.3.5.cc.no-attack", "whether a unit without CC must counter-attack one that has it")
    if case.b.behind != "nothing":
        raise NotSaid("minis.8.2.9", "whether defenders of a barrier counter-attack across it")
    return True


def attack_is_allowed(case: Case) -> None:
    """Stop at an attack the text forbids (minis.4.3.attack.must, 3.5.cc.no-attack, 14.3.4)."""
    if case.a.order != "Attack" and not case.a.alone:
        raise NotAllowed("minis.4.3.attack.must", "an attack needs an Attack order")
    if case.b.close_combat and not case.a.close_combat:
        raise NotAllowed("minis.3.5.cc.no-attack", "no attack without CC on a unit that has it")
    if case.b.behind == "fortification" and case.a.kind != "infantry":
        raise NotAllowed("minis.14.3.4", "no mounted attack on a fortification")
    if case.a.behind != "nothing":
        raise NotSaid("minis.14.4.2", "how an attack starts across the attacker's own barrier")


def clash(case: Case, dice: Dice, may_counter: bool = True) -> Report:
    """A's attack on B: the clash, or an attack that falls short (minis.8.3, 4.3.attack.miss, 8.6.1)."""
    attack_is_allowed(case)
    counter = may_counter and counter_attacks(case)
    if counter and case.situation.distance > case.a.movement + case.b.movement:
        raise NotSaid("minis.8.2.11", "what becomes of an attack and a counter-attack that do not meet")
    if not counter and case.situation.distance > case.a.movement:
        return Report(None, None, Fate(), suffer(case.a, "carry on", "falls short", extra=1), False)
    on_b = blow(case, "A", dice.a_strikes, dice.b_defends, True, counter)
    rear = case.zone("B") == "rear"
    on_a = None if rear else blow(case, "B", dice.b_strikes, dice.a_defends, True, counter)
    return settle(case, on_b, on_a, True, counter)


def later_round(case: Case, dice: Dice) -> Report:
    """A round hand to hand, in the zones as the two now stand (minis.8.3.3, 8.4.1, 8.5.9, 8.5.10, 8.7.10)."""
    on_b = blow(case, "A", dice.a_strikes, dice.b_defends, False, False)
    return settle(case, on_b, blow(case, "B", dice.b_strikes, dice.a_defends, False, False), False, False)


def zone_of_next_round(unit: Unit, zone: Zone) -> Zone:
    """Who turns after a clash it withstood, given room (minis.8.6.2, 8.7.1, 8.7.2)."""
    return "flank" if zone == "flank" and unit.supporters else "front"


def defensive_shot(case: Case, dice: Dice) -> Report:
    """A attacks and B shoots instead of striking: the seven stages (minis.7.defensive)."""
    attack_is_allowed(case)
    if case.b.order != "Defence" or case.zone("B") != "front" or case.situation.distance > case.a.movement:
        raise NotAllowed("minis.7.defensive.conditions", "Defence order, front zone, an attack that reaches")
    if case.situation.distance < 2:
        raise NotAllowed("minis.7.defensive.min-distance", "the attack starts from less than 2 steps")
    if case.b.missile in ("javelin", "pistol"):
        raise NotAllowed("minis.7.defensive.weapons", "neither javelins nor pistols")
    if case.b.has_shot:
        raise NotAllowed("minis.7.defensive.after-return", "already made a return shot")
    attack = blow(case, "A", dice.a_strikes, dice.b_defends, True, False)
    shooting = shot(case, "B", dice.b_strikes, dice.a_defends, defensive=True)
    if attack.result == "panic":
        return panic(case, attack, None, False)._replace(on_a=shooting)
    hit = suffer(case.a, shooting.result, True)
    if hit.removed or shooting.result in ("retreat", "flight"):
        return Report(attack, shooting, Fate(), hit, False)
    if hit.disorder:
        late = [line(-1, "disordered by the shot", "7.defensive.step7-disorder")]
        attack = blow(case, "A", dice.a_strikes, dice.b_defends, True, False, late)
    report = settle(case, attack, None, True, False)
    return report._replace(
        on_a=shooting, a=report.a._replace(result=hit.result, disorder=report.a.disorder + hit.disorder)
    )


# What follows


def suffer(unit: Unit, result: Result, moves: bool | str, extra: int = 0) -> Fate:
    """Losses, disorder and the forced move of a result (minis.5.1.effect, 8.3.12, 9.1.1, 9.1.7, 10, 13.1.4)."""
    losses = unit.figures if result == "destroyed" else int(result in ("retreat", "flight"))
    rolls = unit.kind == "elephant" and moves is True and result in ("flight", "panic")
    disorder = (0 if rolls else DISORDER[result]) + extra
    if replace(unit, losses=unit.losses + losses, disorder=unit.disorder + disorder).gone:
        return Fate(result, losses, disorder, "removed", Fraction(), True)
    if isinstance(moves, str):
        return Fate(result, losses, disorder, moves)
    if moves and result == "retreat":
        return Fate(result, losses, disorder, "retreats", Fraction(unit.movement, 4))
    if moves and result in ("flight", "panic"):
        return Fate(result, losses, disorder, "flees", Fraction(unit.movement))
    return Fate(result, losses, disorder)


def settle(case: Case, on_b: Blow, on_a: Blow | None, clash: bool, counter: bool) -> Report:
    """Panic first, else the worse result is carried out (minis.8.3.13 to 8.3.28, 8.4.6, 10.4)."""
    results: dict[Side, Result] = {"A": on_a.result if on_a else "carry on", "B": on_b.result}
    if "panic" in results.values():
        return panic(case, on_b, on_a, counter)
    loser = worse(results)
    gone = {side: suffer(case.unit(side), results[side], loser is not None).removed for side in results}
    over = loser is not None or any(gone.values())
    fates: dict[Side, Fate] = {}
    for side in results:
        moves = (side == loser or results[side] == "flight") and loser is not None and (clash or not gone[other(side)])
        fates[side] = suffer(case.unit(side), results[side], moves, over and case.unit(other(side)).kind == "elephant")
    met = loser and not any(fate.removed for fate in fates.values())
    follow = pursuit(case, loser, results[loser]) if loser and met else None
    return Report(on_b, on_a, fates["B"], fates["A"], not over, follow)


def worse(results: dict[Side, Result]) -> Side | None:
    """The side with the worse result, if one has it (minis.5.2.exchange.winner, minis.8.3.25)."""
    a, b = (RANKING.index(results[side]) for side in ("A", "B"))
    return None if a == b else "A" if a > b else "B"


def panic(case: Case, on_b: Blow, on_a: Blow | None, counter: bool) -> Report:
    """Panic in the clash: who flees, halts or stops, and whose blow is cancelled (minis.8.3.14 to 8.3.20, 9.3.3)."""
    a, b = on_a is not None and on_a.result == "panic", on_b.result == "panic"
    fates: dict[Side, Fate] = {"A": Fate(), "B": Fate()}
    if a:
        fates["A"] = suffer(case.a, "panic", "stops 2 steps away" if b or not counter else True)
    if b:
        fates["B"] = suffer(case.b, "panic", "stops 2 steps away" if a and counter else not a)
    if a and b and not counter and not fates["B"].removed:
        fates["B"] = fates["B"]._replace(move="retreats", steps=Fraction(case.b.movement, 4))
    follow = next((pursuit(case, side, "panic") for side in fates if fates[side].move == "flees"), None)
    return Report(on_b, on_a, fates["B"], fates["A"], False, follow)


def pursuit(case: Case, loser: Side, result: Result) -> Pursuit | None:
    """Who follows and how far (minis.9.3.1, 9.3.3, 9.3.6 to 9.3.9, 9.3.12 to 9.3.14, 14.5.3)."""
    winner, beaten = case.unit(other(loser)), case.unit(loser)
    if case.b.behind != "nothing":
        return None
    if result == "retreat":
        steps, away, must = Fraction(winner.movement, 4), Fraction(beaten.movement, 4), winner.fanatic
    else:
        if winner.kind == "infantry" and beaten.kind == "camels" and result == "flight" and not winner.fanatic:
            raise NotSaid("minis.9.3.7", "whether infantry must pursue camels")
        steps, away = Fraction(winner.movement), Fraction(beaten.movement)
        spared = (winner.kind == "infantry" and beaten.kind in ("cavalry", "camels")) or not winner.close_combat
        must = winner.fanatic or result == "panic" or not spared
    if result == "panic":
        steps -= case.situation.distance
    disorder = int(result != "retreat" and winner.density != "dispersed")
    return Pursuit(other(loser), must, steps, steps >= away, disorder) if steps > 0 else None


def main() -> None:
    """Print ten worked cases, two of each kind."""
    kinds: list[Callable[[Case, Dice], Report]] = [exchange, clash, defensive_shot, later_round]
    dice, number = Random(7), 0
    while number < 10:
        case, rolls, more = random_case(dice), random_dice(dice), random_dice(dice)
        try:
            kind = kinds[number % 5] if number % 5 < 4 else under_fire
            reports = (kinds[number % 5](case, rolls),) if number % 5 < 4 else under_fire(case, rolls, more)
        except Unanswered:
            continue
        number += 1
        print(f"{number}. {kind.__name__}, dice {tuple(rolls)} {tuple(more) if kind is under_fire else ''}")
        print(f"  A: {facts(case.a)}", f"  B: {facts(case.b)}", f"  {facts(case.situation)}", sep="\n")
        for seen, report in zip((case, case.turned()), reports, strict=False):
            print(*(tell(seen, report) if report else ["  no counter-attack"]), sep="\n")


if __name__ == "__main__":
    main()
