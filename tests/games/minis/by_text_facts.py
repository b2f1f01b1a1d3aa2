"""Facts, sums and outcomes of the arithmetic worked out from the English text alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal, NamedTuple

Kind = Literal["infantry", "cavalry", "camels", "elephant"]
Density = Literal["close", "loose", "dispersed"]
Order = Literal["Attack", "Defence", "Manoeuvre"]
Zone = Literal["front", "flank", "rear"]
Barrier = Literal["nothing", "barricade", "fortification"]
Side = Literal["A", "B"]
Result = Literal["carry on", "confusion", "retreat", "flight", "panic", "destroyed"]

WEAPONS = {  # minis.5.3.table: longest range, S, piercing
    **{"light bow": (12, 2, 0), "heavy bow": (12, 3, 0), "sling": (12, 2, 0), "javelin": (3, 1, 0)},
    **{"light crossbow": (12, 1, 2), "heavy crossbow": (12, 1, 3)},
    **{"arquebus": (6, 1, 3), "musket": (12, 1, 4), "pistol": (3, 1, 2)},
}
TALENTS = {None: 0, "ordinary": 1, "talented": 2, "genius": 3}  # minis.4.1.melee.cs
FIGURES: dict[Density, int] = {"close": 5, "loose": 4, "dispersed": 2}  # minis.3.1.*.figures
RANKING: list[Result] = ["carry on", "confusion", "retreat", "flight", "panic", "destroyed"]
DISORDER = {"carry on": 0, "confusion": 1, "retreat": 1, "flight": 2, "panic": 2, "destroyed": 0}  # minis.10


class Unanswered(Exception):
    """A question to which the book gives no number, with the clause it is about."""

    def __init__(self, clause: str, why: str) -> None:
        super().__init__(f"{clause}: {why}")
        self.clause, self.why = clause, why


class NotSaid(Unanswered):
    """The text does not say."""


class NotAllowed(Unanswered):
    """The text forbids it."""


@dataclass(frozen=True)
class Unit:
    """The facts of the unit in front, of those behind it (all of its kind), and of the ground it stands on."""

    kind: Kind = "infantry"
    density: Density = "loose"
    losses: int = 0
    disorder: int = 0
    attack: int = 0
    defence: int = 0
    morale: int = 2
    movement: int = 12
    missile: str | None = None
    arms: frozenset[str] = frozenset()  # spear, halberd, pike, lance, large shield
    barded: bool = False
    order: Order = "Defence"  # for skirmishers by themselves: the order they act as if under
    fanatic: bool = False
    commander: str | None = None
    close_combat: bool = True
    supporters: int = 0
    has_shot: bool = False
    forest: bool = False
    ditch: bool = False
    behind: Barrier = "nothing"

    @property
    def starting(self) -> int:
        """Figures at the start (minis.1.base.crew, minis.3.1.close.figures and its like)."""
        return 3 if self.kind == "elephant" else FIGURES[self.density]

    @property
    def figures(self) -> int:
        """Figures left (minis.1.cs.front-rear)."""
        return self.starting - self.losses

    @property
    def share(self) -> Fraction:
        """What it adds as a supporter or in a flank row (minis.3.4.bonus, minis.3.4.bonus-skirmish, minis.3.2)."""
        return Fraction(1, 2) if self.density == "dispersed" else Fraction(1)

    @property
    def alone(self) -> bool:
        """Skirmishers outside a formation: no orders, front on every side (minis.4.2.skirmish.none, minis.3.1)."""
        return self.density == "dispersed" and not self.supporters

    @property
    def gone(self) -> bool:
        """Destroyed by losses or by disorder (minis.1.cs.destroyed.losses, minis.1.cs.destroyed.disorder)."""
        return 2 * self.losses >= self.starting or self.figures - self.disorder <= 0


@dataclass(frozen=True)
class Situation:
    """Where the two stand: A in a zone of B, B always in the front zone of A."""

    distance: int = 8
    zone: Zone = "front"
    higher: Side | None = None
    year: int = 1200
    at_the_edge: bool = False  # the shooter stands right at the edge of the other's ditch
    partial: bool = False  # the battle line is short of full contact


@dataclass(frozen=True)
class Case:
    """A is the side that shoots or attacks, B the side shot at or attacked."""

    a: Unit
    b: Unit
    situation: Situation

    def unit(self, side: Side) -> Unit:
        """The unit of a side."""
        return self.a if side == "A" else self.b

    def zone(self, side: Side) -> Zone:
        """The zone of this side's unit in which its enemy stands (minis.1.geometry, minis.3.1.skirmish.all-round)."""
        return "front" if side == "A" or self.b.alone else self.situation.zone

    def turned(self) -> Case:
        """The same two with B on the attack against A's front."""
        higher: Side | None = None if self.situation.higher is None else other(self.situation.higher)
        return Case(self.b, self.a, replace(self.situation, higher=higher, zone="front"))


class Line(NamedTuple):
    """One number of a sum, why it is there, and by which clause."""

    amount: Fraction
    reason: str
    clause: str


class Dice(NamedTuple):
    """The four dice of an exchange or a round: each side's blow or shot, and the other's defence against it."""

    a_strikes: int
    b_defends: int
    b_strikes: int
    a_defends: int


@dataclass(frozen=True)
class Blow:
    """A shot or blow: both sums, R and the result in the chart (minis.5.1.result, minis.8.3.9)."""

    total: tuple[Line, ...]
    defence: tuple[Line, ...]
    result: Result

    @property
    def r(self) -> Fraction:
        """R, the one total less the other."""
        return sum((line.amount for line in self.total), Fraction()) - sum(line.amount for line in self.defence)


class Fate(NamedTuple):
    """What one side suffers and does."""

    result: Result = "carry on"
    losses: int = 0
    disorder: int = 0
    move: str = "stays"
    steps: Fraction = Fraction()
    removed: bool = False


class Pursuit(NamedTuple):
    """Who may or must follow, how far, whether that catches the enemy, and the disorder it costs (minis.9.3)."""

    side: Side
    must: bool
    steps: Fraction
    catches: bool
    disorder: int


class Report(NamedTuple):
    """Both blows as rolled, None where none was struck, and both fates, which heed a cancelled blow."""

    on_b: Blow | None
    on_a: Blow | None
    b: Fate
    a: Fate
    goes_on: bool
    pursuit: Pursuit | None = None


def other(side: Side) -> Side:
    """The enemy of a side."""
    return "B" if side == "A" else "A"


def line(amount: Fraction | int, reason: str, clause: str) -> Line:
    """A line of a sum."""
    return Line(Fraction(amount), reason, "minis." + clause)
