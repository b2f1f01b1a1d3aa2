"""The sentences of Commands & Colors: Ancients: orders, moves and battles as they are told at the table."""

from dataclasses import dataclass, field, replace
from typing import Any

from lexludi.board.facing import Stance
from lexludi.board.frame import Frame
from lexludi.board.hexes import Hex
from lexludi.board.position import Position
from lexludi.board.route import parse_route
from lexludi.examples.phrases import Case, Phrases, Route
from lexludi.games.cca.battle import battle, decline
from lexludi.games.cca.leaders import special_move
from lexludi.games.cca.phase import Action, EndMovement, Move, Order, Phase, Span, start
from lexludi.games.cca.readings import EDITION, Readings
from lexludi.games.cca.turn import act
from lexludi.games.cca.units import Card, FieldSide, Manner, Permission, Section, Status
from lexludi.rulings.ruling import Ruling, Verdict


@dataclass
class Table(Case):
    """What has been said about the turn so far."""

    readings: Readings = EDITION
    board: Position | None = None
    card: Card = Card.SECTION
    orders: int = 6
    sections: list[Span] = field(default_factory=list)
    opened: list[FieldSide] = field(default_factory=list)
    turn: Phase | None = None

    @property
    def phase(self) -> Phase:
        """The turn as it stands; it starts when first asked for."""
        if self.turn is None:
            if self.board is None:
                raise ValueError("The board comes first.")
            more = {"sections": tuple(self.sections), "opened": tuple(self.opened)}
            self.turn = start(self.board, self.card, self.orders, **more)
        return self.turn

    def before_turn(self) -> None:
        if self.turn is not None:
            raise ValueError("Say this before the first order.")

    def ask(self, action: Action) -> Ruling:
        return act(self.phase, action, self.readings)

    def follow(self, action: Action) -> None:
        """Go on from an action that is part of the situation, so must be legal."""
        ruling = self.ask(action)
        if ruling.verdict is not Verdict.DECIDED:
            raise ValueError(f"That is not how it can have happened: {ruling.verdict} by {ruling.outcome}.")
        self.turn = ruling.outcome

    def path(self, label: str, route: str) -> tuple[Stance, ...]:
        return parse_route(self.phase.position.counter(label).stance, route)

    def action(self, label: str, route: str, **more: bool) -> Move:
        return Move(label, tuple(stance.hexes[0] for stance in self.path(label, route)[1:]), **more)

    def frame(self, position: Position, **more: Any) -> Frame:
        """A picture in which the center section, if it is named, can be told from the others."""
        wide = [span for span in self.sections if span.section is Section.CENTER]
        center = [spot for spot in position.grid for span in wide if span.first <= spot.column <= span.last]
        return Frame(position, {Section.CENTER.value: center}, **more)

    def still(self) -> None:
        """Draw a question about nothing that moves."""
        self.frames = (self.frame(self.phase.position),)

    def moved(self, ruling: Ruling, label: str, route: str) -> Ruling:
        """Draw a move: before and after, or how far it gets."""
        path, before = self.path(label, route), self.phase.position
        if ruling.verdict is Verdict.DECIDED:
            shown = tuple(stance for stance in path if stance.hexes[0] in before.grid)
            self.frames = (self.frame(before), self.frame(ruling.outcome.position, path=shown))
            return ruling
        barred = ruling.trace[-1].facts.get("hex")
        places = [stance.hexes[0].number for stance in path]
        until = places.index(barred, 1) if barred in places[1:] else 1
        self.frames = (self.frame(before, path=path[:until], barred=Hex.parse(barred) if barred else None),)
        return ruling


phrases = Phrases(Table, Readings)


@phrases.given("the board is {position}")
def board(case: Table, position: Position) -> None:
    case.before_turn()
    case.board = position


@phrases.given("card: {card}; orders: {orders}")
def card(case: Table, card: Card, orders: int) -> None:
    case.before_turn()
    case.card, case.orders = card, orders


@phrases.given("section {section}: columns {first} to {last}")
def section(case: Table, section: Section, first: int, last: int) -> None:
    case.before_turn()
    case.sections.append(Span(section, first, last))


@phrases.given("Battle Special Rules open: {side}")
def special_rules(case: Table, side: FieldSide) -> None:
    case.before_turn()
    case.opened.append(side)


@phrases.given("ordered: {labels}")
def ordered(case: Table, labels: list[str]) -> None:
    for label in labels:
        case.follow(Order(label))


@phrases.given("{label} has moved: {route}")
def has_moved(case: Table, label: str, route: Route) -> None:
    case.follow(case.action(label, route))


@phrases.given("{label} is still on the way: {route}")
def on_the_way(case: Table, label: str, route: Route) -> None:
    case.follow(case.action(label, route, paused=True))


@phrases.given("movement is over")
def movement_over(case: Table) -> None:
    case.follow(EndMovement())


@phrases.given("{label} has been eliminated")
def eliminated(case: Table, label: str) -> None:
    case.turn = replace(case.phase, position=case.phase.position.without(label))


@phrases.when("{label} is ordered")
def is_ordered(case: Table, label: str) -> Ruling:
    case.still()
    return case.ask(Order(label))


@phrases.when("{label} moves: {route}")
def moves(case: Table, label: str, route: Route) -> Ruling:
    return case.moved(case.ask(case.action(label, route)), label, route)


@phrases.when("without its leader, {label} moves: {route}")
def moves_without_leader(case: Table, label: str, route: Route) -> Ruling:
    return case.moved(case.ask(case.action(label, route, leader_stays=True)), label, route)


@phrases.when("{manner} of {label}: {route}")
def special(case: Table, manner: Manner, label: str, route: Route) -> Ruling:
    path = case.action(label, route).path
    return case.moved(special_move(case.phase, label, manner, path, case.readings), label, route)


@phrases.when("battle begins")
def battle_begins(case: Table) -> Ruling:
    case.still()
    return case.ask(EndMovement())


@phrases.when("{label} is to battle")
def is_to_battle(case: Table, label: str) -> Ruling:
    case.still()
    return battle(case.phase, label, case.readings)


@phrases.when("movement ends and {label} is to battle")
def ends_and_battles(case: Table, label: str) -> Ruling:
    case.follow(EndMovement())
    return is_to_battle(case, label)


@phrases.when("{label} declines to battle")
def declines(case: Table, label: str) -> Ruling:
    case.still()
    return decline(case.phase, label, case.readings)


@phrases.then("{label} is in hex {hex}")
def is_in_hex(case: Table, label: str) -> str:
    return case.ruling.outcome.position.counter(label).hexes[0].number


@phrases.then("{label} has left the battlefield")
def has_left(case: Table, label: str) -> bool:
    return all(counter.label != label for counter in case.ruling.outcome.position.counters)


@phrases.then("{label} counts as: {status}")
def counts_as(case: Table, label: str, status: Status) -> bool:
    return case.ruling.outcome.has(label, status)


@phrases.then("hexes moved by {label}: {hexes}")
def hexes_moved(case: Table, label: str) -> int:
    return case.ruling.outcome.hexes_moved(label)


@phrases.then("orders left: {orders}")
def orders_left(case: Table) -> int:
    return case.ruling.outcome.orders


@phrases.then("battle: {permission}")
def permission_is(case: Table) -> Permission:
    return case.ruling.outcome.permission


@phrases.then("battling together: {labels}")
def together(case: Table) -> list[str]:
    outcome = case.ruling.outcome
    return [outcome.unit, outcome.leader] if outcome.leader else [outcome.unit]
