"""Messages to players about missing, wrong or unused dice, and about actions that cannot have happened."""

from __future__ import annotations

from lexludi.examples.grammar import Grammar
from lexludi.examples.phrases import NotSo
from lexludi.examples.vocabulary import Vocabulary
from lexludi.rulings.dice import Die, MissingDie, UnusedDie, WrongFace
from lexludi.rulings.ruling import Verdict


def of_missing(missing: MissingDie, words: Vocabulary) -> str:
    """Which die has not been told."""
    return words.say("fault.die", die=_named(missing.die.name, missing.die.of, words), **_faces(missing.die))


def of_unused(unused: UnusedDie, words: Vocabulary) -> str:
    """Which die has been told though it is not rolled."""
    return words.say("fault.unused_die", die=_named(unused.name, unused.of, words))


def of_face(wrong: WrongFace, words: Vocabulary) -> str:
    """Which faces the die has."""
    return words.say("fault.face", **_faces(wrong.die), face=str(wrong.face))


def of_past(past: NotSo, grammar: Grammar) -> str:
    """Why an action cannot have happened, in the sentence that refuses it if there is one."""
    words, refused = grammar.vocabulary, past.refused
    if refused is None or past.ruling.verdict is not Verdict.REFUSED:
        return words.say(f"fault.{past.ruling.verdict.value}")
    pieces = grammar.pieces(refused.template, refused.values, words.told)
    return words.say("fault.impossible", sentence="".join(text for text, _ in pieces))


def _named(name: str, of: str, words: Vocabulary) -> str:
    return words.told.full_word(name) + (f" ({of})" if of else "")


def _faces(die: Die) -> dict[str, str]:
    return {"first": str(die.faces[0]), "last": str(die.faces[-1])}
