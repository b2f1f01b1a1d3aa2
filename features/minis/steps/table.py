"""What has been said about the battle."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

from lexludi.examples.phrases import Case, Phrases
from lexludi.games.minis.contradictions import tell
from lexludi.games.minis.measuring import dimensions, drawn
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Unit
from lexludi.games.minis.turn import MINIS
from lexludi.rulings.dice import Dice
from lexludi.rulings.measures import Measure
from lexludi.rulings.ruling import Rule, Ruling
from lexludi.rulings.turns import Game
from lexludi.rulings.values import replace
from lexludi.space.plane.scene import TableScene

from .placing import PLACING
from .spots import Spot, Spots

Given = ParamSpec("Given")
Outcome = TypeVar("Outcome")


@dataclass
class Table(Case):
    """The battle as it has been told."""

    state: Battle = Battle()

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

    def meet(self, *labels: str) -> None:
        """Speak of units, which exist from then on."""
        known = {unit.label for unit in self.state.units}
        self.state = self.state.put(*(Unit(label) for label in labels if label not in known))

    def say(self, label: str, **values: Any) -> None:
        """Say something of a unit."""
        self.meet(label)
        self.state = self.state.change(label, **values)

    def tell(self, fact: object) -> None:
        """Say something of the table."""
        self.state = tell(self.state, fact)

    def set(self, **values: Any) -> None:
        """Say something of the battle as a whole."""
        self.state = replace(self.state, **values)


phrases = Phrases(Table, game=MINIS if MINIS.kinds else None, kinds={Spot: Spots()}, placing=PLACING)
