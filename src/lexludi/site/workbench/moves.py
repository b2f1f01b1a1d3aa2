"""A turn in the workbench: the moves a case is made of, and those open after any of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from lexludi.examples.core import Run
from lexludi.examples.feature import Example, Step
from lexludi.examples.grammar import Grammar
from lexludi.examples.phrases import Case, Turns
from lexludi.examples.sequence import as_past, as_questions, with_dice
from lexludi.files import BadInput
from lexludi.project import Project
from lexludi.rulings.faults import Impossible
from lexludi.rulings.plain import plain

Said = list[Any]
"""A sentence as plain data: its keyword, its English template, its values."""
Move = dict[str, Any]
"""What is said before a move, and the move as a question, or none where the case ends before one."""


def sequence(grammar: Grammar, steps: Sequence[Said]) -> list[Move]:
    """The moves of a case, each with what is said before it; the last is the question."""
    found: list[Move] = []
    facts: list[Said] = []
    for keyword, template, data in steps:
        if keyword == "then":
            continue
        asked = [] if keyword == "when" else list(as_questions(grammar, template, grammar.load(template, data)))
        if keyword == "when":
            found.append({"facts": facts, "move": [keyword, template, data]})
        for each in asked:
            found.append({"facts": facts, "move": ["when", each.template, _plain(each.values)]})
            facts = []
        if keyword == "when":
            facts = []
        elif not asked:
            facts.append([keyword, template, data])
    if facts:
        found.append({"facts": facts, "move": None})
    return found


def told(grammar: Grammar, moves: Sequence[Move], *, all_past: bool = False) -> list[Said]:
    """A case up to a move: those before it are past, and so is the last where nothing is asked any more."""
    steps: list[Said] = []
    for place, each in enumerate(moves):
        steps += each["facts"]
        if each["move"] is None:
            continue
        _, template, data = each["move"]
        if not all_past and place == len(moves) - 1:
            steps.append(each["move"])
        else:
            past = as_past(grammar.phrases[template], grammar.load(template, data))
            if past is None:
                raise ValueError(template)
            steps.append(["given", past.template, _plain(past.values)])
    return steps


def goes_on(grammar: Grammar, moves: Sequence[Move]) -> bool:
    """Whether play can go on from the last of some moves in the book's sentences."""
    return all(each["move"] is None or grammar.phrases[each["move"][1]].past for each in moves)


def diced(project: Project, slug: str, grammar: Grammar, moves: Sequence[Move]) -> Said | None:
    """The last move as a question with its dice, if it waits for them."""
    if not moves or moves[-1]["move"] is None:
        return None
    _, template, data = moves[-1]["move"]
    phrase, values = grammar.phrases[template], grammar.load(template, data)
    if phrase.declared is None:
        found = with_dice(grammar, phrase, values)
    elif game := project.phrases(slug).game:
        try:
            case = _after(
                project, slug, grammar, told(grammar, [*moves[:-1], {**moves[-1], "move": None}], all_past=True)
            )
            found = phrase.declared.with_dice(game, case, values)
        except (BadInput, Impossible):  # what is wrong is told when the move is ruled on
            return None
    asked = ["when", found.template, _plain(found.values)] if found else None
    return None if asked == ["when", template, data] else asked


@dataclass(frozen=True)
class Choice:
    """An action that can be put: legal, or with the clause against it, or with what must be known first."""

    said: Said
    against: str | None = None
    missing: Impossible | None = None


def choices(project: Project, slug: str, turns: Turns, grammar: Grammar, steps: Sequence[Said]) -> Iterator[Choice]:
    """Every action that can be put after some steps."""
    case = _after(project, slug, grammar, steps)
    game, state = turns.game(case)
    seen = set()
    for action in game.actions(state):
        asked = turns.said(case, action)
        if asked is None or (key := repr(asked)) in seen:
            continue
        seen.add(key)
        said = ["when", asked[0], _plain(asked[1])]
        try:
            yield Choice(said, game.against(state, action))
        except Impossible as missing:
            yield Choice(said, missing=missing)


def has_turn(project: Project, slug: str, turns: Turns, grammar: Grammar, steps: Sequence[Said]) -> bool:
    """Whether an action can be named after some steps."""
    try:
        return any(True for _ in choices(project, slug, turns, grammar, steps))
    except (BadInput, Impossible):
        return False


def _after(project: Project, slug: str, grammar: Grammar, steps: Sequence[Said]) -> Case:
    """The case after some steps that describe it."""
    written = [grammar.write(template, grammar.load(template, data)) for _, template, data in steps]
    given = tuple(Step("given", "", text, place) for place, text in enumerate(written, 1))
    run = Run(Example("", "", "", "", (), given, "en", "", 1, 1), grammar, project.case(slug, None))
    for step in given:
        run.take(step)
    return run.case


def _plain(values: Any) -> dict[str, Any]:
    return {name: plain(value) for name, value in values.items()}
