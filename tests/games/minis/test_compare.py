"""Three hundred random cases of each procedure, on which the rules and the arithmetic by text agree."""

from __future__ import annotations

from collections import Counter

import pytest

from games.minis.by_text_facts import Case, Dice, Situation, Unit
from games.minis.compare import KINDS, Difference, Kind, No, both, cases, differing, worked
from games.minis.compare_table import BLUE, RED, Table

CASES = 300


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_both_engines_agree(kind: Kind) -> None:
    answered = Counter[bool]()
    for case, dice, more in cases(CASES, 1, kind):
        text, rules = both(kind, case, dice, more)
        what = differing(text, rules)
        shown = Difference(what, case, (dice, more), text, rules)
        assert not what, "\n".join((what, *worked(shown)))
        answered[not isinstance(text, No)] += 1
    assert answered[True] > CASES // 2


def test_a_wrong_number_is_found() -> None:
    """The comparison sees a die that fell otherwise."""
    kind = next(kind for kind in KINDS if kind.name == "clash")
    case = Case(Unit(attack=3, order="Attack"), Unit(), Situation(distance=5))
    text, _ = both(kind, case, Dice(3, 3, 3, 3), Dice(1, 1, 1, 1))
    _, rules = both(kind, case, Dice(4, 3, 3, 3), Dice(1, 1, 1, 1))
    assert "R B" in differing(text, rules)


def test_who_is_scattered_by_elephants_waits_for_no_flight() -> None:  # minis.10.4, minis.10.zero
    elephant = Unit("elephant", attack=6, defence=5, order="Attack", movement=14)
    table = Table(Case(elephant, Unit(defence=3, morale=1), Situation()))
    seen = table.later_round(Dice(3, 3, 1, 6))
    assert seen.results[RED][0] == "flight" and seen.moves[RED] == "removed"
    assert not [due for due in table.battle.pending if RED in due.labels] and seen.moves[BLUE] == "stays"
