"""A turn played on from a case, move by move."""

from __future__ import annotations

from typing import Any

from lexludi.examples.grammar import Grammar
from lexludi.examples.phrases import Turns
from lexludi.files import BadInput
from lexludi.rulings.faults import Impossible
from lexludi.site.workbench.house_play import Cells, HousePlay
from lexludi.site.workbench.moves import Move, choices, diced, goes_on, has_turn, sequence, told


class TurnPlay(HousePlay):
    """Answers what the page asks about the moves of a turn, also as a house plays it."""

    def moves(self, text: str) -> list[Move]:
        """The moves of a case of a book that has a turn; none where it has none, or the case does not come to one."""
        turns, grammar = self.project.phrases(self.slug).turns, self._grammar("en")
        found = sequence(grammar, self.steps(text)) if turns else []
        if not turns or not goes_on(grammar, found[:-1]) or not self._in_turn(turns, grammar, found):
            return []
        return found

    def at(self, language: str, moves: list[Move]) -> str:
        """The text of a case up to the last of some moves."""
        return self.write(language, told(self._grammar("en"), moves))

    def choices(self, language: str, moves: list[Move], cells: Cells = ()) -> dict[str, Any]:
        """What can be done after some moves: what is legal, the clause against everything else, the dice to roll first."""
        turns, grammar, own = self.project.phrases(self.slug).turns, self._grammar("en"), self._grammar(language)
        dice = diced(self.project, self.slug, grammar, moves)
        if dice:
            return {"dice": dice, "text": own.write(dice[1], own.load(dice[1], dice[2]))}
        if turns is None or not goes_on(grammar, moves):
            return {"over": True}
        steps = told(grammar, moves, all_past=True)
        legal: list[dict[str, Any]] = []
        against: dict[str, list[str]] = {}
        missing: dict[tuple[str, str], list[str]] = {}
        try:
            with self._played(cells):
                for each in choices(self.project, self.slug, turns, own, steps):
                    text = own.tell(each.said[1], own.load(each.said[1], each.said[2]))
                    if each.missing:
                        says = own.vocabulary.fault(each.missing)
                        missing.setdefault((says, each.missing.by), []).append(text)
                    elif each.against:
                        against.setdefault(each.against, []).append(text)
                    else:
                        legal.append({"move": each.said, "text": text})
        except (BadInput, Impossible):  # the last move is not legal, which its own ruling tells
            return {"refused": True}
        clauses = self._clauses(language)
        barred = [clauses.get(by) | {"texts": texts} for by, texts in against.items()]
        barred += [clauses.get(by) | {"title": says, "texts": texts} for (says, by), texts in missing.items()]
        return {"legal": legal, "against": barred}

    def _in_turn(self, turns: Turns, grammar: Grammar, moves: list[Move]) -> bool:
        """Whether a case is one in which the turn can be played: its question is an action, or it asks nothing yet."""
        if not moves:
            return False
        before = told(grammar, [*moves[:-1], {**moves[-1], "move": None}], all_past=True)
        return has_turn(self.project, self.slug, turns, grammar, before)
