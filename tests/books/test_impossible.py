"""Positions that cannot be: each names the clause that forbids it, where one does, and none where none does."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from lexludi.examples.question import read_case
from lexludi.files import BadInput, Problem
from lexludi.project import Project
from lexludi.rulings.faults import Impossible

MELEE = "Given attackers A: 6 SP of Ho, quality 5\nAnd defenders B: 6 SP of Ho, quality 5\n"
FIRE = "And target B: 5 SP of Pe\nWhen the fire die shows 6"
FLANKS = "And neighbour C of B: Ho, same name, same facing, place: left flank\nAnd neighbour D of B: Ho, same name, same facing, place: right flank\n"
READ = "\nWhen the counter of A is read"
MOVES = "\nWhen A is ordered to move: 0303"
ORDERED = "\nWhen A is ordered"

FORBIDDEN = [
    ("acp", "acp.melee.mod.leaders", f"{MELEE}And leader L with B, bonus −1\nWhen the melee die shows 3"),
    ("acp", "acp.fire.range.adjacent", f"Given firers A: 8 SP of Ar, range 0\n{FIRE}"),
    ("acp", "acp.results.die", f"{MELEE}When the melee die shows 10"),
    (
        "acp",
        "acp.results.die",
        "Given firers A: 8 SP of Ar, range 1\nAnd target B: 5 SP of Pe\nWhen the fire die shows 10",
    ),
    ("acp", "acp.melee.mod.flank", f"{MELEE}{FLANKS}And A attacks B from: flank\nWhen the melee die shows 3"),
    ("cca", "cca.unit.list", f"Given the board: 5x4; blue medium-infantry A 0203; blue light-infantry B 0203{ORDERED}"),
    ("cca", "cca.unit.list", f"Given the board: 5x4; blue medium-infantry A 0203; red light-infantry B 0203{ORDERED}"),
    ("cca", "cca.leader.one-per-hex", f"Given the board: 5x4; blue leader A 0203; blue leader B 0203{ORDERED}"),
    ("cca", "cca.leader.no-enemy", f"Given the board: 5x4; blue medium-infantry A 0203; red leader B 0203{ORDERED}"),
    (
        "cca",
        "cca.leader.example.1",
        f"Given the board: 5x4; blue leader A 0203\nAnd card: Order Three Units Center; orders: 4{ORDERED}",
    ),
    (
        "cca",
        "cca.leader.rate",
        "Given the board: 9x4; blue leader A 0203\nAnd ordered: A\nAnd A has moved: 0303 0403 0503 0603\nWhen battle begins",
    ),
    ("gboa", "gboa.7.1.fig.one-hex", f"Given the board: 5x5; blue infantry A 0304{MOVES}"),
    ("gboa", "gboa.7.1.fig.two-hex", f"Given the board: 5x5; blue phalanx A 0304+0404{MOVES}"),
    ("gboa", "gboa.7.1.fig.two-hex", f"Given the board: 5x5; blue phalanx A 0304+0504 N{MOVES}"),
    ("gboa", "gboa.7.1.fig.two-hex", f"Given the board: 5x5; blue phalanx A 0304+0403 N{MOVES}"),
    ("gboa", "gboa.7.1.2.b", f"Given the board: 5x5; blue elephant A 0304+0404 N{MOVES}"),
    ("gboa", "gboa.7.1.2.a", f"Given the board: 5x5; blue skirmishers A 0304+0404 N{MOVES}"),
    ("gboa", "gboa.6.4.7", f"Given the board: 5x5; blue infantry A 0304 N two-allowances{MOVES}"),
    ("gboa", "gboa.6.4.7", f"Given the board: 5x5; blue phalanx A 0304 N two-allowances one-allowance{MOVES}"),
    ("gboa", "gboa.6.4.7", f"Given the board: 5x5; blue phalanx A 0304 N two-allowances allowance=6{MOVES}"),
    ("gboa", "gboa.6.7.12.b", f"Given the board: 5x5; blue infantry A 0304 N line-commander{MOVES}"),
    ("gboa", "gboa.6.2.1.a", f"Given the board: 5x5; 0304 impassable; blue infantry A 0304 N{MOVES}"),
    (
        "gboa",
        "gboa.6.2.1.b",
        "Given the board: 5x5; 0303 woods; blue infantry A 0304 N allowance=5 tq=6\n"
        f"And the chart for woods: movement points 3, cohesion hits 0{MOVES}",
    ),
    (
        "gboa",
        "gboa.6.1.1.a",
        "Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6; red leader L 0305\n"
        f"And the order: individual order, from leader L{MOVES}",
    ),
    (
        "gboa",
        "gboa.6.7.12.a",
        "Given the board, where a clear hex costs 1: 6x7; blue cavalry A 0304 N allowance=9 tq=5; "
        "blue cavalry B 0404 N allowance=9 tq=5; red infantry C 0302 S allowance=5 tq=6\n"
        "And way back of A: 0305\nAnd way back of B: 0405\nWhen the line withdraws from C",
    ),
    ("aig", "aig.4.4.1.stack", f"Given the board: 6x3; blue HI A 0202 N tq=5; red HI X 0202 N tq=5{READ}"),
    ("aig", "aig.7.1.vertex", f"Given the board: 6x3; blue HI A 0202 tq=5{READ}"),
    ("aig", "aig.7.1.vertex", f"Given the board: 6x3; blue HI A 0202+0302 N tq=5{READ}"),
    ("aig", "aig.2.4.disorder", f"Given the board: 6x3; blue HI A 0202 N disordered{READ}"),
    ("aig", "aig.2.4.finished", f"Given the board: 6x3; blue HI A 0202 N finished{READ}"),
    ("aig", "aig.4.2.1.junior", f"Given the board: 6x3; blue HI A 0202 N junior-leader{READ}"),
    ("aig", "aig.8.1.hits", f"Given the board: 6x3; blue leader A 0202 routed{READ}"),
    ("aig", "aig.9.2.mark", f"Given the board: 6x3; blue leader A 0202 return-fire-mark{READ}"),
    ("aig", "aig.2.4.finished", f"Given the board: 6x3; blue leader A 0202 active finished{READ}"),
    (
        "aig",
        "aig.4.3.3.subordinate",
        f"Given the board: 6x3; blue leader A 0202 junior-leader overall-commander{READ}",
    ),
    ("aig", "aig.4.3.3.not-active", f"Given the board: 6x3; blue leader A 0202 junior-leader active{READ}"),
    ("aig", "aig.2.2.1.missile-mark", f"Given the board: 6x3; blue leader A 0202 sling{READ}"),
    ("aig", "aig.2.2.1.missile-mark", f"Given the board: 6x3; blue HI A 0202 N sling javelin{READ}"),
    ("aig", "aig.2.2.1.tq", f"Given the board: 6x3; blue leader A 0202 tq=5{READ}"),
    ("aig", "aig.4.1.move.same", f"Given the board: 6x3; blue leader A 0202 movement-allowance=5{READ}"),
    ("aig", "aig.2.2.2.rank", f"Given the board: 6x3; blue HI A 0202 N rank=2{READ}"),
    ("aig", "aig.2.2.2.values", f"Given the board: 6x3; blue HI A 0202 N charisma=2{READ}"),
    (
        "aig",
        "aig.2.3.d10",
        "Given Blue has units of HI, TQ 5: A\nAnd TQ die of A: 10\nWhen A takes a TQ check with modifier 0",
    ),
    (
        "aig",
        "aig.2.4.active-leader",
        "Given the board: 6x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3 active\n"
        "When A ends his orders",
    ),
    (
        "aig",
        "aig.2.4.active-leader",
        "Given the board: 6x3; blue leader A 0102 initiative=3 active; blue leader B 0202 initiative=3\n"
        "When B ends his orders",
    ),
    (
        "aig",
        "aig.4.2.3",
        "Given the board: 6x3; blue leader A 0102 initiative=3 command-range=4 active; red HI X 0202 N tq=5\n"
        "When A orders X: move and fire",
    ),
    (
        "aig",
        "aig.6.3.front",
        "Given the board, where a clear hex costs 1: 5x3; blue leader L 0102\n"
        "And the table plays: a leader may move only to his front\nWhen L makes its move: 0202",
    ),
    (
        "aig",
        "aig.6.3.front",
        "Given the board, where a clear hex costs 1: 5x3; blue leader L 0102 N\nWhen L makes its move: S",
    ),
    (
        "aig",
        "aig.8.2.when",
        "Given the board: 6x3; blue HI A 0202 N tq=5 movement-allowance=4\nWhen A makes its rout move: 0102",
    ),
]
"""Of each book, positions that cannot be, with the clause that says so."""

UNNAMED = [
    (
        "acp",
        "Given attackers A: 0 SP of Ho, quality 5\nAnd defenders B: 6 SP of Ho, quality 5\nWhen the melee die shows 3",
    ),
    ("acp", f"{MELEE}And leader L with B, bonus 100\nWhen the melee die shows 3"),
    ("cca", f"Given the board: 5x4; blue medium-infantry A 0203 N{ORDERED}"),
    ("gboa", f"Given the board: 5x5; blue leader A 0304 routed{MOVES}"),
    ("gboa", f"Given the board: 5x5; blue infantry A 0304 N tq=60{MOVES}"),
    ("gboa", f"Given the board: 5x5; blue infantry A 0904 N{MOVES}"),
    ("aig", f"Given the board: 6x3; blue leader A 0202 activated{READ}"),
    ("aig", f"Given the board: 6x3; blue HI A 0202 N tq=-1{READ}"),
]
"""Positions that cannot be by the counters or the notation alone."""


def _refused(project: Project, book: str, case: str) -> BadInput:
    (example,) = read_case(case, "case")
    with pytest.raises(BadInput) as error:
        project.ask(book, example)
    return error.value


def _fault(project: Project, book: str, case: str) -> Problem:
    (fault,) = _refused(project, book, case).problems
    assert isinstance(fault, Problem)
    return fault


def _naming(project: Project, book: str) -> Iterator[str]:
    """The sentences of the faults that name a clause, as they stand in the code of a book."""
    for path in project.loader.files(book):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Impossible":
                names = any(each.arg == "by" for each in node.keywords)
                yield from (str(each.value) for each in node.args if names and isinstance(each, ast.Constant))


@pytest.mark.parametrize(("book", "clause", "case"), FORBIDDEN)
def test_impossible_position_names_the_clause_that_forbids_it(
    book: str, clause: str, case: str, project: Project
) -> None:
    fault = _fault(project, book, case)
    assert fault.clause == clause
    assert str(fault).endswith(f" ({project.books[book].clauses[clause].number})")


@pytest.mark.parametrize(("book", "case"), UNNAMED)
def test_impossible_position_that_no_clause_forbids_names_none(book: str, case: str, project: Project) -> None:
    fault = _fault(project, book, case)
    assert fault.clause == ""
    assert not str(fault).endswith(")")


@pytest.mark.parametrize("book", sorted({book for book, _, _ in FORBIDDEN}))
def test_every_fault_that_names_a_clause_is_among_them(book: str, project: Project) -> None:
    causes = [_refused(project, own, case).__context__ for own, _, case in FORBIDDEN if own == book]
    met = {cause.template for cause in causes if isinstance(cause, Impossible)}
    assert set(_naming(project, book)) - met == set()
