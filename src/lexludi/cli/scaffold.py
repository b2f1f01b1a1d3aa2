"""What `lexludi new` writes: a book of one clause, whole enough to pass every law."""

from __future__ import annotations

from lexludi.clauses.numbers import HEAD
from lexludi.proof.ledger import HEAD as RECORD

PROJECT = {
    "mkdocs.yml": "# Marks the project's folder and names its site; `lexludi build` knows the rest.\nsite_name: Lex Ludi\n",
    ".gitignore": "build/\n__pycache__/\n",
}
"""The files of a project that has no book yet."""

BOOK = {
    "docs/SLUG/book.toml": """\
title = TITLE
subtitle = "Movement"
about = "What the book is about, which source it follows, and what that source leaves out."
original = "ORIGINAL"
rules = ["01-movement"]
""",
    "docs/SLUG/01-movement.md": """\
# Movement

## 1.1 Moving a piece

r[SLUG.1.1.allowance] Movement allowance
A piece moves at most 6 spaces in a turn, in one move or in several.
""",
    "docs/SLUG/numbers.txt": f"{HEAD}1.1 SLUG.1.1.allowance x3\n",
    "docs/SLUG/terms/prose.toml": """\
[movement_allowance]
en = "movement allowance"
clause = "SLUG.1.1.allowance"
""",
    "docs/SLUG/terms/facts.toml": """\
use = "fact"

[piece]
en = "piece"

[spaces]
en = "spaces"
""",
    "GAMES/SLUG/__init__.py": '"""The rules of the book, one module a chapter."""\n',
    "GAMES/SLUG/movement.py": '''\
"""Movement: how far a piece may go in a turn."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.rulings.ruling import Trace, decides

ALLOWANCE = 6


@dataclass(frozen=True)
class Mover:
    """A piece and the spaces it has moved in this turn."""

    label: str
    moved: int


@dataclass(frozen=True)
class Moved:
    """The spaces a piece can still move after a move."""

    left: int


@decides
def move(trace: Trace, piece: Mover, spaces: int) -> Moved:
    """Whether a piece may move so far, and what it has left."""
    total = piece.moved + spaces
    if total > ALLOWANCE:
        trace.refuse("SLUG.1.1.allowance", piece=piece.label, spaces=total)
    allowance = trace.cite("SLUG.1.1.allowance", ALLOWANCE, piece=piece.label, spaces=total)
    return Moved(allowance - total)
''',
    "features/SLUG/steps.py": '''\
"""The sentences of the book, as players say them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from lexludi.examples.kinds import Piece
from lexludi.examples.phrases import Case, Phrases
from lexludi.games.SLUG.movement import Moved, Mover, move
from lexludi.rulings.ruling import Ruling


@dataclass
class Table(Case):
    """What has been said about the pieces on the table."""

    movers: dict[str, Mover] = field(default_factory=dict)

    def pieces(self) -> Iterable[str]:
        """The pieces named so far."""
        return self.movers


phrases = Phrases(Table)


@phrases.given("piece {label} has moved {spaces} spaces in this turn")
def has_moved(case: Table, label: str, spaces: int) -> None:
    case.movers[label] = Mover(label, spaces)


@phrases.when("{label} moves {spaces} spaces")
def moves(case: Table, label: Piece, spaces: int) -> Ruling[Moved]:
    return move(case.movers[label], spaces)


@phrases.then("spaces left: {spaces}", result=True)
def spaces_left(case: Table) -> int:
    return case.outcome(Moved).left
''',
    "features/SLUG/01-movement.feature": """\
Feature: Movement

  @SLUG.1.1.allowance
  Rule: Movement allowance

    @x1
    Scenario: A second move uses what the first has left
      Given piece A has moved 2 spaces in this turn
      When A moves 3 spaces
      Then spaces left: 1
      And this clause gives 6

    @x2
    Scenario: A piece may use its whole allowance
      Given piece A has moved 2 spaces in this turn
      When A moves 4 spaces
      Then spaces left: 0

    @x3
    Scenario: Two moves may not go further together than one may alone
      Given piece A has moved 2 spaces in this turn
      When A moves 5 spaces
      Then it is not allowed, by this clause
""",
    "features/SLUG/record/01-movement.txt": f"""\
{RECORD}
SLUG.1.1.allowance:x1 ~01bea7
  spaces left: 1
  by 1.1 6

SLUG.1.1.allowance:x2 ~a2f9c4
  spaces left: 0
  by 1.1 6

SLUG.1.1.allowance:x3 ~9b6b31
  not allowed, 1.1
  by 1.1
""",
}
"""The files of a book; SLUG, TITLE, ORIGINAL and GAMES stand for what the author says and where rules live."""
