"""Citations of a ruling that the platform cannot show: of no clause, or with a fact that has no plain form."""

from __future__ import annotations

from typing import Any

from lexludi.examples.vocabulary import Vocabulary
from lexludi.files import nearest_id
from lexludi.rulings.plain import SIMPLE
from lexludi.rulings.ruling import Ruling

_FACT = (
    "a {0}; a fact is a label, a number, a member of an enumeration, a measure, a value of a type that "
    "`Phrases(kinds={{{0}: …}})` names, or a tuple of them."
).format


def miscited(ruling: Ruling[Any], words: Vocabulary) -> str:
    """What is wrong with the first such citation, or nothing; an id put together by a rule is known only once it ran."""
    for line in ruling.trace:
        if line.clause not in words.numbers:
            return f"cites {line.clause}, which is not a clause.{nearest_id(str(line.clause), words.numbers)}"
        for name, fact in line.facts.items():
            for each in fact if type(fact) is tuple else (fact,):
                kind = type(each).__name__
                if not isinstance(each, SIMPLE) and kind not in words.tellers:
                    return f"gives {line.clause} the fact {name}, which is {_FACT(kind)}"
    return ""
