"""What has been said about the battle."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from typing import Any, ParamSpec, TypeVar

from lexludi.examples.phrases import Case, Phrases
from lexludi.games.minis.measuring import dimensions, drawn
from lexludi.games.minis.relations import (
    Apart,
    FarSide,
    Fits,
    Foremost,
    Higher,
    InCommand,
    Room,
    Sees,
    ShotApart,
    Stands,
    Stood,
    Touches,
)
from lexludi.games.minis.state import Battle, Formation
from lexludi.games.minis.troops import Unit
from lexludi.games.minis.turn import MINIS
from lexludi.rulings.dice import Dice
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure, Origin
from lexludi.rulings.ruling import Rule, Ruling
from lexludi.rulings.turns import Game
from lexludi.rulings.values import replace
from lexludi.space.plane.scene import TableScene

from .formed import Formed, bodies
from .placing import PLACING
from .spots import Spot, Spots

Given = ParamSpec("Given")
Outcome = TypeVar("Outcome")

SINGLE = (Apart, FarSide, Fits, Foremost, Higher, InCommand, Room, Sees, ShotApart, Stands, Stood, Touches)
"""What is told of the table and can be so in one way only."""
GROWING = ("traits", "lacks", "events", "changes")
"""What is told of a unit bit by bit."""
UNORDERED = (Apart, Higher, Touches)
"""What is the same told of two units in either order."""


@dataclass
class Table(Case):
    """The battle as it has been told."""

    state: Battle = Battle()
    told: dict[tuple[object, ...], object] = field(default_factory=dict)
    """What sentences have told of what since the last action."""

    def pieces(self) -> Iterable[str]:
        """The units, commanders and sections of barriers spoken of."""
        battle = self.state
        return (each.label for named in (battle.units, battle.commanders, battle.sections) for each in named)

    def unchanged(self) -> Battle | None:
        """The same battle, in which nothing has happened yet."""
        return replace(self.state, happened=()) if isinstance(self.ruling.outcome, Battle) else None

    def act(self, game: Game[Any, Any], action: Any, dice: Dice) -> Ruling[Any]:
        """What happened before is told already; an action says only what it does itself."""
        self.state = replace(self.state, happened=())
        return self._shown(super().act(game, action, dice))

    def decide(self, rule: Rule[Given, Outcome], /, *args: Given.args, **kwargs: Given.kwargs) -> Ruling[Outcome]:
        """A question shows the table it was asked on."""
        return self._shown(super().decide(rule, *args, **kwargs))

    def _shown(self, ruling: Ruling[Outcome]) -> Ruling[Outcome]:
        """A ruling beside the table it was given on, where bases were placed, and the table after it."""
        before = drawn(self.state)
        if before:
            outcome = ruling.outcome if ruling.decided else None
            after = drawn(outcome) if isinstance(outcome, Battle) else None
            both = (before, after) if after and after != before else (before,)
            self.scene = TableScene(both, dimensions(self.state, ruling))
        return ruling

    def mismeasure(self, measure: Measure) -> bool:
        """A ruler may have shown what lies just beyond the limit."""
        self.state = replace(self.state, misread=(measure.other_side,))
        return True

    def happened(self, ruling: Ruling[Any], refused: Any = None) -> Any:
        """After an action what was told before may be so no longer."""
        self.told.clear()
        return super().happened(ruling, refused)

    def meet(self, *labels: str) -> None:
        """Speak of units, which exist from then on."""
        known = {unit.label for unit in self.state.units}
        self.state = self.state.put(*(Unit(label) for label in labels if label not in known))

    def say(self, label: str, **values: Any) -> None:
        """Say something of a unit."""
        self.meet(label)
        for name, value in values.items():
            if name not in GROWING:
                self._once(value, label, name)
        unit = replace(self.state.unit(label), **values)
        if unit.density and unit.troops and not unit.troops.has_density:
            said = "Of {troops} no density of order is known, but only of men on foot or mounted; leave it out."
            raise Impossible(said, by="minis.3.1.density.infantry", troops=unit.troops)
        self.state = self.state.put(unit)

    def tell(self, fact: object) -> None:
        """Say something of the table."""
        measure = getattr(fact, "measure", None)
        if isinstance(measure, Measure) and measure.origin is Origin.AGREED:
            self.told[_parts(fact)[1:]] = measure.number
        elif isinstance(fact, SINGLE):
            self._once(*_parts(fact))
        self.state = self.state.tell(fact)

    def form(self, formation: Formation) -> None:
        """Say how units stand to each other, and show it."""
        self.state = self.state.put_formation(formation)
        if len(formation.labels) > 1:
            self.scene = Formed(lambda: bodies(self.state))

    def suppose(self, fact: object) -> None:
        """Say something of the table that holds unless a sentence of its own tells otherwise."""
        if _parts(fact)[1:] not in self.told:
            self.state = self.state.tell(fact)

    def set(self, **values: Any) -> None:
        """Say something of the battle as a whole."""
        self.state = replace(self.state, **values)

    def _once(self, value: object, *of: object) -> None:
        """See that no sentence has told otherwise of the same thing, with no action in between."""
        before = self.told.setdefault(of, value)
        if before == value:
            return
        if isinstance(before, str | int | Fraction) and not isinstance(before, bool):
            said = "Before it was said: {before}. Only one of the two can be so; remove one, or say what happened in between."
            raise Impossible(said, before=before)
        raise Impossible(
            "It was said otherwise before. Only one of the two can be so; remove one, or say what happened in between."
        )


def _parts(fact: object) -> tuple[object, ...]:
    """The value that a fact tells, and what it tells it of."""
    measure = getattr(fact, "measure", None)
    if isinstance(measure, Measure):
        rest = tuple(value for value in vars(fact).values() if value is not measure)
        of = frozenset(measure.between) if isinstance(fact, UNORDERED) else measure.between
        return measure.number, type(fact), of, *rest
    names = tuple(value for value in vars(fact).values() if isinstance(value, str) and not isinstance(value, Enum))
    values = tuple(value for value in vars(fact).values() if not isinstance(value, str) or isinstance(value, Enum))
    if isinstance(fact, UNORDERED):
        return (*names, *values), type(fact), frozenset(names)
    return values[0] if len(values) == 1 else values, type(fact), *names


phrases = Phrases(Table, game=MINIS if MINIS.kinds else None, kinds={Spot: Spots()}, placing=PLACING, scenes=(Formed,))
