"""The chances of momentum, seizure, group orders and rally, counted once by the rules and once by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest

from lexludi.games.aig.actions import Action, Activate, CutIn, EndOrders, Fight, GroupOrder, RollTie, Seize, TryMomentum
from lexludi.games.aig.activation import begin
from lexludi.games.aig.banner import banner_rally
from lexludi.games.aig.battle import Battle, Group, read_battle
from lexludi.games.aig.pieces import Leader, State
from lexludi.games.aig.sequence import AIG, play_all
from lexludi.games.aig.turn import Phase, Turn
from lexludi.rulings.dice import Dice
from lexludi.rulings.odds import odds
from lexludi.rulings.readings import THIS_EDITION, Chosen
from lexludi.space.hex.notation import parse
from lexludi.space.hex.position import Side
from support import ROOT

FACES = range(10)
every_initiative = pytest.mark.parametrize("initiative", range(1, 10))


def leaders(*initiatives: int, enemies: tuple[int, ...] = ()) -> Battle:
    """Blue leaders A, B, … and red leaders X, Y, … without a board."""
    blue = (Leader(label, Side.BLUE, initiative=value) for label, value in zip("ABC", initiatives, strict=False))
    red = (Leader(label, Side.RED, initiative=value) for label, value in zip("XYZ", enemies, strict=False))
    return Battle(leaders=(*blue, *red))


def after(battle: Battle, *actions: Action) -> Turn:
    """The turn after actions that need no dice."""
    return play_all(begin(battle).outcome, actions).outcome


def chances(
    turn: Turn, action: Action, tell: Callable[[Turn], str], chosen: Chosen = THIS_EDITION
) -> dict[str, Fraction]:
    """What the rules give over every face of every die."""

    def ask(dice: Dice) -> Turn:
        return AIG.under(chosen).act(turn, action, dice).outcome

    return {found.outcome: found.chance for found in odds(ask, tell)}


def counted(*outcomes: str, ways: int) -> dict[str, Fraction]:
    """Outcomes counted by hand, each way equally likely."""
    return {outcome: Fraction(count, ways) for outcome, count in Counter(outcomes).items()}


def at_the_end(battle: Battle) -> Turn:
    """The first leader's order phase is over."""
    return after(battle, Activate("A"), EndOrders(), Fight())


def told(turn: Turn) -> str:
    """What a momentum check brings."""
    if turn.confused:
        return "confusion"
    if turn.phase is Phase.RALLY:
        return "rally phase"
    return "success" if turn.phase is Phase.ORDERS else "failure"


def momentum_by_hand(initiative: int, *, nine_succeeds: bool) -> list[str]:
    found = []
    for first in FACES:
        for second in FACES:
            if first == 9 and not (nine_succeeds and initiative == 9):
                found.append({0: "confusion", 1: "confusion", 9: "rally phase"}.get(second, "failure"))
            else:
                found.append("success" if first <= initiative else "failure")
    return found


@every_initiative
def test_momentum_chances_are_those_counted_by_hand(initiative: int) -> None:
    turn = at_the_end(leaders(initiative, 9))
    expected = counted(*momentum_by_hand(initiative, nine_succeeds=False), ways=100)
    assert chances(turn, TryMomentum(), told) == expected


@every_initiative
def test_momentum_chances_under_the_other_reading_of_nine_are_those_counted_by_hand(initiative: int) -> None:
    turn = at_the_end(leaders(initiative, 9))
    expected = counted(*momentum_by_hand(initiative, nine_succeeds=True), ways=100)
    assert chances(turn, TryMomentum(), told, Chosen(("nine_succeeds_at_nine",))) == expected


@every_initiative
def test_cut_in_chances_are_those_counted_by_hand(initiative: int) -> None:
    turn = begin(leaders(0, initiative)).outcome
    expected = counted(*("B" if face <= initiative else "A" for face in FACES), ways=10)
    assert chances(turn, CutIn("B", "A"), lambda turn: turn.acting.label if turn.acting else "") == expected


@every_initiative
def test_chances_of_seizing_a_momentum_are_those_counted_by_hand(initiative: int) -> None:
    contested = AIG.act(
        at_the_end(leaders(0, enemies=(initiative,))), TryMomentum(), Dice({("momentum_die", "A"): [0]})
    )
    expected = counted(*("X" if face <= initiative else "A" for face in FACES), ways=10)
    assert chances(contested.outcome, Seize("X"), lambda turn: turn.acting.label if turn.acting else "") == expected


def commanders(*, initiative: int, overall: bool) -> Battle:
    """A commander with a group of one unit, and a unit of another command."""
    who = "overall-commander" if overall else ""
    board = parse(
        f"6x3; blue leader A 0102 {who} initiative={initiative} command-range=2 group-order-value=1 active;"
        "blue HI U 0202 N tq=5; blue HI V 0302 N tq=5"
    )
    return replace(read_battle(board), groups=(Group("A", ("U",)),))


def obeyed(turn: Turn) -> str:
    """What a group order brings."""
    if not any(unit.has(State.ACTIVATED) for unit in turn.battle.units):
        return "failure"
    return "won over" if any(unit.has(State.WON_OVER) for unit in turn.battle.units) else "success"


@every_initiative
def test_chances_of_a_group_order_are_those_counted_by_hand(initiative: int) -> None:
    turn = begin(commanders(initiative=initiative, overall=False)).outcome
    expected = counted(*("success" if face <= initiative else "failure" for face in FACES), ways=10)
    assert chances(turn, GroupOrder(), obeyed) == expected


@every_initiative
@pytest.mark.parametrize("equal", [True, False])
def test_chances_of_a_group_order_to_another_command_are_those_counted_by_hand(initiative: int, equal: bool) -> None:
    turn = begin(commanders(initiative=initiative, overall=True)).outcome
    chosen = THIS_EDITION if equal else Chosen(("equal_misunderstood",))
    found = []
    for face in FACES:
        enough = face + 1 < initiative or (equal and face + 1 == initiative)
        found.append("won over" if face == 0 else "success" if enough else "failure")
    assert chances(turn, GroupOrder(units=("V",)), obeyed, chosen) == counted(*found, ways=10)


@pytest.mark.parametrize("quality", range(1, 10))
@pytest.mark.parametrize("reach", [0, 3])
def test_rally_chances_are_those_counted_by_hand(quality: int, reach: int) -> None:
    board = f"6x3; blue leader A 0102 command-range={reach} banner; blue HI U 0402 N tq={quality} routed"
    battle = read_battle(parse(board))

    def ask(dice: Dice) -> Battle:
        return banner_rally.rolling(dice)(battle, "U").outcome

    found = {one.outcome: one.chance for one in odds(ask, lambda battle: "rallied" if battle.units else "eliminated")}
    half = (quality + 1) // 2
    results = ("rallied" if face - (reach > 0) <= half else "eliminated" for face in FACES)
    assert found == counted(*results, ways=10)


@pytest.mark.parametrize("initiative", range(2, 10))
def test_chances_of_seizing_a_cut_in_are_those_counted_by_hand(initiative: int) -> None:
    turn = begin(leaders(0, 1, enemies=(initiative,))).outcome
    contested = AIG.act(turn, CutIn("B", "A"), Dice({("seizure_die", "B"): [0]})).outcome
    expected = counted(*("X" if face <= initiative else "B" for face in FACES), ways=10)
    assert chances(contested, Seize("X"), lambda turn: turn.acting.label if turn.acting else "") == expected


@every_initiative
def test_chances_of_a_stand_ins_group_order_are_those_counted_by_hand(initiative: int) -> None:
    battle = commanders(initiative=initiative, overall=False)
    turn = begin(battle.put(battle.leader("A").marked(State.STAND_IN))).outcome
    expected = counted(*("success" if face + 1 <= initiative else "failure" for face in FACES), ways=10)
    assert chances(turn, GroupOrder(), obeyed) == expected


def test_chances_of_a_tie_are_those_counted_by_hand() -> None:
    turn = begin(leaders(2, enemies=(2,))).outcome
    found = ["again" if blue == red else "blue" if blue > red else "red" for blue in FACES for red in FACES]
    told = chances(turn, RollTie(), lambda turn: turn.tie.side.value if turn.tie else "again")
    assert told == counted(*found, ways=100)


def on_the_page(example: str) -> list[Fraction]:
    """The chances that stand beside an example, as its record has them."""
    for path in (ROOT / "features" / "aig" / "record").glob("*.txt"):
        for entry in path.read_text(encoding="utf-8").split("\n\n"):
            if entry.startswith(f"{example} "):
                odds = entry.split("\n  odds ")[1].splitlines()[0]
                return sorted(Fraction(outcome.split()[0]) for outcome in odds.split(" · "))
    raise LookupError(example)


@pytest.mark.parametrize(
    ("example", "outcomes"),
    [
        (
            "aig.5.3.2.roll:x1",
            [{"failure": "rally phase"}.get(one, one) for one in momentum_by_hand(3, nine_succeeds=False)],
        ),
        ("aig.5.3.3.reroll:x1", momentum_by_hand(3, nine_succeeds=False)),
        ("aig.5.4.1.roll:x1", ["B" if face <= 6 else "A" for face in FACES]),
        ("aig.5.4.2.1.success:x1", ["X" if face <= 5 else "A" for face in FACES]),
        ("aig.4.3.2.b.roll:x1", ["obeyed" if face <= 5 else "failed" for face in FACES]),
        ("aig.4.3.1.e.penalty:x1", ["obeyed" if face + 1 <= 5 else "failed" for face in FACES]),
        (
            "aig.4.3.1.c.roll:x1",
            ["won over" if face == 0 else "obeyed" if face + 1 <= 5 else "failed" for face in FACES],
        ),
        ("aig.8.3.roll:x1", ["rallied" if face <= 3 else "eliminated" for face in FACES]),
        ("aig.8.3.2:x1", ["rallied" if face - 1 <= 3 else "eliminated" for face in FACES]),
    ],
)
def test_chances_on_the_page_are_those_counted_by_hand(example: str, outcomes: list[str]) -> None:
    assert on_the_page(example) == sorted(counted(*outcomes, ways=len(outcomes)).values())
