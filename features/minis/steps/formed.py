"""Formations drawn from above: each unit on its base with the figures it has left, in the place it was told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from functools import cached_property
from html import escape
from typing import ClassVar, Self, TypeVar

from lexludi.games.minis.bases import WIDTH, Base, base
from lexludi.games.minis.shapes import built
from lexludi.games.minis.state import Battle, Formation, Shape, Turned
from lexludi.rulings.faults import Impossible
from lexludi.rulings.plain import Json
from lexludi.rulings.ruling import Rule
from lexludi.space.saying import Words
from lexludi.space.theme import ink

Known = TypeVar("Known")

STEP, MARGIN, LETTER = 10, 14, 7
"""How long a step, the room for marks around a formation and a letter of a name are drawn."""
EDGES = {Turned.AHEAD: (0, -1), Turned.RIGHT: (1, 0), Turned.ABOUT: (0, 1), Turned.LEFT: (-1, 0)}
"""Where the edge lies to which a unit faces, seen from the middle of its base."""
FRONTS = {Shape.PLAIN: (), Shape.TORTOISE: (Turned.AHEAD, Turned.LEFT, Turned.RIGHT), Shape.HEDGEHOG: tuple(EDGES)}
"""The sides on which a shape has a front whichever way its units face."""
UNTOLD = Base(WIDTH, 2, 0)
"""What a unit of which nothing was told is drawn as: a base with a broken edge and no figures."""


@dataclass(frozen=True)
class Drawn:
    """A unit as it is drawn."""

    label: str
    side: str
    width: int
    depth: int
    figures: int
    lost: int
    fronts: tuple[str, ...]

    def said(self, words: Words) -> str:
        """The unit in words: its figures, what it has lost, where it faces if not ahead; nothing where none of it is known."""
        counts = (("figures", self.figures - self.lost), ("loss", self.lost)) if self.figures else ()
        states = [f"{words.word(name)} {count}" for name, count in counts if count]
        states += [words.word(front) for front in self.fronts if front != Turned.AHEAD and len(self.fronts) == 1]
        return words.say("board.titled", title=self.label, text=words.listed(states)) if states else ""


@dataclass(frozen=True)
class Body:
    """A formation as it is drawn: what it is called, and its columns from left to right."""

    name: str
    columns: tuple[tuple[Drawn, ...], ...]

    def said(self, words: Words) -> str:
        """The formation in words, column by column from front to rear."""
        columns = words.listed(" – ".join(unit.label for unit in column) for column in self.columns)
        units = (unit.said(words) for column in self.columns for unit in column)
        said = words.say("board.titled", title=words.word(self.name), text=columns)
        return "; ".join((said, *filter(None, units)))

    def svg(self, words: Words) -> str:
        """The formation to scale, its front at the top."""
        widths = [max(unit.width for unit in column) * STEP for column in self.columns]
        wide = sum(widths) + 2 * MARGIN
        tall = max(sum(unit.depth for unit in column) for column in self.columns) * STEP + 2 * MARGIN
        drawn: list[str] = []
        left = MARGIN
        for place, (column, width) in enumerate(zip(self.columns, widths, strict=True)):
            flanks = (place == 0, place == len(widths) - 1) if len(column) > 1 else (False, False)
            drawn += _column(column, left, flanks)
            left += width
        room = f"--ll-least:min({wide}px,100%);--ll-most:{wide * 2}px"
        return (
            f'<div class="ll-frame" style="{room}"><svg xmlns="http://www.w3.org/2000/svg" class="ll-board" role="img" '
            f'aria-label="{escape(self.said(words))}" viewBox="0 0 {wide} {tall}" style="{room}" font-size="11" '
            f'text-anchor="middle">{"".join(drawn)}</svg>'
            f'<div class="ll-legend" aria-hidden="true">{escape(self.said(words))}</div></div>'
        )


@dataclass(frozen=True)
class Formed:
    """The formations of more than one unit that were told, with what their units have lost."""

    kind: ClassVar[str] = "formed"
    make: Callable[[], Iterable[Body]] = field(compare=False)

    @cached_property
    def bodies(self) -> tuple[Body, ...]:
        """Made when somebody looks: most runs of an example are never shown."""
        return tuple(self.make())

    def record(self) -> Json:
        """As plain data."""
        return [asdict(body) for body in self.bodies]

    @classmethod
    def read(cls, data: Json) -> Self:
        """From plain data."""
        if not isinstance(data, list):
            raise TypeError("formations are recorded as a list")
        bodies = [
            Body(each["name"], tuple(tuple(Drawn(**unit) for unit in column) for column in each["columns"]))
            for each in data
        ]
        return cls(lambda: bodies)

    def draw(self, words: Words) -> str:
        """One picture a formation, and what its marks mean."""
        columns = [column for body in self.bodies for column in body.columns]
        deep = any(len(column) > 1 and any(unit.figures for unit in column) for column in columns)
        marks = [(_figure(9, 9, flank=True), words.word("flank_row"))] if deep else []
        lost = any(unit.lost for column in columns for unit in column)
        marks += [(_figure(9, 9, lost=True), words.word("loss"))] if lost else []
        key = "".join(
            f'<span><svg viewBox="0 0 18 18" aria-hidden="true">{mark}</svg>{escape(name)}</span>'
            for mark, name in marks
        )
        legend = f'<figcaption class="ll-legend">{key}</figcaption>' if key else ""
        return f'<figure class="ll-scene">{"".join(body.svg(words) for body in self.bodies)}{legend}</figure>'

    def describe(self, words: Words) -> str:
        """Every formation in words."""
        return " ".join(body.said(words) for body in self.bodies)


def bodies(battle: Battle) -> Iterator[Body]:
    """The formations of a battle."""
    for formation in battle.formations:
        if len(formation.labels) > 1:
            columns = tuple(tuple(_drawn(battle, formation, each) for each in column) for column in formation.columns)
            found = _known(built, battle, formation.labels[0])
            yield Body(found.build.value if found else "formation", columns)


def _drawn(battle: Battle, formation: Formation, label: str) -> Drawn:
    unit, held = battle.unit(label), _known(base, battle, label) or UNTOLD
    fronts = FRONTS[formation.shape] or (formation.facing(label),)
    size = int(held.width), int(held.depth)
    return Drawn(label, unit.side.value if unit.side else "", *size, held.figures, unit.losses, fronts)


def _known(rule: Rule[[Battle, str], Known], battle: Battle, label: str) -> Known | None:
    """What a rule says, if enough was told for it."""
    try:
        ruling = rule(battle, label)
    except Impossible:
        return None
    return ruling.outcome if ruling.decided else None


def _column(column: tuple[Drawn, ...], left: int, flanks: tuple[bool, bool]) -> Iterator[str]:
    top = MARGIN
    for place, unit in enumerate(column):
        ends = {Turned.AHEAD: place == 0, Turned.ABOUT: place == len(column) - 1}
        yield _unit(unit, left, top, flanks)
        for front in unit.fronts:
            if (len(unit.fronts) == 1 and front != Turned.AHEAD) or ends.get(Turned(front), True):
                yield _front(unit, left, top, Turned(front))
        top += unit.depth * STEP


def _unit(unit: Drawn, left: int, top: int, flanks: tuple[bool, bool]) -> str:
    """A base with its name and its figures; those of the flank row have a ring, those lost are hollow."""
    width, depth, name = unit.width * STEP, unit.depth * STEP, len(unit.label) * LETTER + 6
    fill, on = (unit.side, "on-counter") if unit.side else ("paper", "path")
    gap, middle = (width - name) / max(unit.figures, 1), top + depth / 2
    edge = {"stroke_width": 1.2} | ({} if unit.figures else {"stroke_dasharray": "4 3"})
    gone = range(unit.figures // 2, unit.figures // 2 + unit.lost)
    ends = {0: flanks[0], unit.figures - 1: flanks[1]}
    figures = (
        _figure(
            left + name + gap * (at + 0.5), middle, min(4.5, gap / 3), on, lost=at in gone, flank=ends.get(at, False)
        )
        for at in range(unit.figures)
    )
    return (
        f'<rect x="{left}" y="{top}" width="{width}" height="{depth}"{ink(fill, "rim", **edge)}/>'
        f'<text x="{left + name / 2:g}" y="{middle + 4:g}"{ink(on)}>{escape(unit.label)}</text>{"".join(figures)}'
    )


def _figure(x: float, y: float, size: float = 4.5, on: str = "path", *, lost: bool = False, flank: bool = False) -> str:
    ring = f'<circle cx="{x:g}" cy="{y:g}" r="{size + 2.4:g}"{ink(None, "flank", stroke_width=1.8)}/>' if flank else ""
    look = ink(None, on, stroke_width=1.2, stroke_dasharray="2 1.6") if lost else ink(on)
    return f'{ring}<circle cx="{x:g}" cy="{y:g}" r="{size:g}"{look}/>'


def _front(unit: Drawn, left: int, top: int, front: Turned) -> str:
    """A mark outside the edge to which a unit faces."""
    (across, down), width, depth = EDGES[front], unit.width * STEP, unit.depth * STEP
    x, y = left + width / 2 * (1 + across), top + depth / 2 * (1 + down)
    base = f"{x - 6 * down:g} {y + 6 * across:g}L{x + 6 * down:g} {y - 6 * across:g}"
    return f'<path d="M{base}L{x + 8 * across:g} {y + 8 * down:g}z"{ink(unit.side or "rim")}/>'
