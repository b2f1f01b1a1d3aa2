"""What has been said about the turn so far, and how a turn is set up and drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

from lexludi.examples.phrases import Case, Phrases
from lexludi.games.cca.phase import EndMovement, Move, Phase, Span, Way, check_board, check_card, start
from lexludi.games.cca.turn import GAME
from lexludi.games.cca.units import Card, FieldSide, Section, Status, UnitType
from lexludi.rulings.dice import Dice
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Ruling, Verdict
from lexludi.rulings.turns import Game
from lexludi.space.hex.board import Board
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.frame import Frame
from lexludi.space.hex.grid import Grid
from lexludi.space.hex.hexboard import Box
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.placeholders import Paths, board_of
from lexludi.space.hex.position import LEADER, Counter, Position, Side

NO_TURN = Phase(Position(Grid(1, 1)), Card.SECTION, 0)
"""What stands for a turn until a board has been described."""
NOTHING = "nothing changes"
"""What would be said of whoever stays or declines, who wants to know whether it is allowed."""


@dataclass
class Table(Case):
    """What has been said about the turn so far."""

    state: Phase = NO_TURN
    board: Position | None = None
    card: Card | None = None
    orders: int = 6
    sections: list[Span] = field(default_factory=list)
    opened: list[FieldSide] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    """Who was eliminated before anything else happened."""
    begun: bool = False
    """Whether anything of the turn has been told or asked."""

    @property
    def phase(self) -> Phase:
        """The turn as it stands."""
        if self.board is None:
            raise Impossible("There is no board yet; describe the board first.")
        return self.state

    def set_up(self, side: Side = Side.BLUE) -> None:
        """Let the turn stand at its start, with all that has been said of it."""
        if self.board is not None:
            more = {"side": side, "sections": tuple(self.sections), "opened": tuple(self.opened)}
            position = reduce(Position.without, self.gone, self.board)
            self.state = start(position, self.card or Card.SECTION, self.orders, **more)

    def eliminate(self, label: str) -> None:
        """Take a piece off that has been eliminated."""
        if self.begun:
            self.state = self.phase.without(label)
        else:
            self.gone.append(label)
            self.set_up()

    def begin(self, label: str) -> None:
        """The side of the piece that is the first to do something is the one whose turn it is."""
        if not self.begun and self.board is not None:
            self.set_up(self.board.counter(label).side)
        self.begun = True

    def pieces(self) -> Iterable[str]:
        """The pieces on the board when the turn began."""
        return (counter.label for counter in self.board.counters) if self.board else ()

    def unchanged(self) -> Phase | None:
        """The turn as it stood before the action."""
        return self.phase if isinstance(self.ruling.outcome, Phase) else None

    def worth_telling(self, template: str, values: Mapping[str, object]) -> bool:
        """A leader newly attached is attached; who has left the battlefield counts as nothing; who stays is let stay."""
        after, label, status = self.ruling.outcome, values.get("label"), values.get("status")
        if template == NOTHING:
            return False
        if not isinstance(after, Phase) or not isinstance(label, str) or status is None:
            return True
        return label not in after.left and not (status is Status.ATTACHED and after.has(label, Status.NEWLY_ATTACHED))

    def before_turn(self) -> None:
        """Complain of a fact that comes too late."""
        if self.begun:
            raise Impossible("This comes too late; say it before the first order.")

    def check_columns(self) -> None:
        """Complain of a section that is wider than the board."""
        for span in self.sections:
            if self.board is not None and span.last > self.board.grid.columns:
                most = self.board.grid.columns
                raise Impossible("There is no column {last}; the board has {most} columns.", most=most, last=span.last)

    def play(self, card: Card, orders: int) -> None:
        """Say which card is played."""
        self.before_turn()
        if self.card is not None:
            raise Impossible(
                "Only one card is played, “{card}” or “{other}”; say which one.", card=self.card, other=card
            )
        check_card(card, orders)
        self.card, self.orders = card, orders
        self.set_up()

    def act(self, game: Game[Any, Any], action: Any, dice: Dice) -> Ruling[Any]:
        """Put an action to the rules, and draw it."""
        if isinstance(action, EndMovement):
            self.begun = True
        else:
            self.begin(action.label)
        before = self.phase
        ruling = super().act(game, action, dice)
        if isinstance(action, Move):
            return self.moved(ruling, before.piece(action.label), action.path)
        self.still()
        return ruling

    def frame(self, position: Position, **more: Any) -> Frame:
        """A picture in which the center section, if it is named, can be told from the others."""
        wide = [span for span in self.sections if span.section is Section.CENTER]
        center = tuple(spot for spot in position.grid for span in wide if span.first <= spot.column <= span.last)
        return Frame(position, ((Section.CENTER.value, center),), **more)

    def still(self) -> None:
        """Draw a question about nothing that moves."""
        position = self.phase.position
        self.scene = Board(lambda: [self.frame(position)])

    def moved(self, ruling: Ruling[Phase], piece: Counter, path: tuple[Hex, ...]) -> Ruling[Phase]:
        """Draw a move: before and after, or how far it gets."""
        way, before = (piece.stance, *(Stance((spot,)) for spot in path)), self.phase.position

        def frames() -> Iterator[Frame]:
            if ruling.decided:
                shown = tuple(stance for stance in way if stance.hexes[0] in before.grid)
                yield self.frame(before)
                yield self.frame(ruling.outcome.position, path=shown)
                return
            barred = ruling.trace[-1].facts.get("hex")
            places = [stance.hexes[0].number for stance in way]
            until = places.index(str(barred), 1) if barred in places[1:] else 1
            stopped = Hex.parse(str(barred)) if barred and ruling.verdict is Verdict.REFUSED else None
            yield self.frame(before, path=way[:until], barred=stopped)

        self.scene = Board(frames)
        return ruling


box = Box((*UnitType, LEADER), ground=("terrain",), unsaid=("board.counter_facing", "board.height"))
phrases = Phrases(Table, kinds={**board_of(box), Way: Paths()}, scenes=(Board,), game=GAME)


@phrases.given("the board: {position}", first=True)
def board(case: Table, position: Position) -> None:
    case.before_turn()
    check_board(position)
    case.board = position
    case.check_columns()
    case.set_up()


@phrases.given("card: {card}; orders: {orders}", first=True)
def card(case: Table, card: Card, orders: int) -> None:
    case.play(card, orders)


@phrases.given("section {section}: columns {first} to {last}", again=True, first=True)
def section(case: Table, section: Section, first: int, last: int) -> None:
    case.before_turn()
    for span in case.sections:
        if span.section is section:
            raise Impossible(
                "The columns of the {section} section are given twice, as {first} to {last} and as {begin} to {end}; give them only once.",
                section=section,
                first=span.first,
                last=span.last,
                begin=first,
                end=last,
            )
    case.sections.append(Span(section, first, last))
    case.check_columns()
    case.set_up()


@phrases.given("Battle Special Rules open: {side}", again=True, first=True)
def special_rules(case: Table, side: FieldSide) -> None:
    case.before_turn()
    case.opened.append(side)
    case.set_up()
