"""Words of a case that change nothing: each is varied and must change some ruling, or be excused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache

from lexludi.examples.answer import tell
from lexludi.examples.core import OpenDie, Run
from lexludi.files import BadInput, Problem
from lexludi.project import Project
from lexludi.proof.reasons import reasons
from lexludi.proof.retelling import Retellings, Retold, Told
from lexludi.rulings.faults import Impossible
from lexludi.rulings.plain import plain

FOLDER = "ordinary"
PATTERNS = "texts in which * stands for anything"
SEEDS = 3
"""In how many examples of a question a word is tried."""
TRIES = 12
"""In how many of them it may be out of place before it is given up."""


@dataclass(frozen=True)
class Passed:
    """A word without effect: what was said, for which question, in which example."""

    question: str
    said: str
    example: str

    def __str__(self) -> str:
        return f"{self.example}: with “{self.said}”, “{self.question}” is decided as if it had not been said"


@dataclass(frozen=True)
class Ordinary:
    """What may be passed over, as patterns of questions and of what is said, with the reason."""

    why: str
    questions: tuple[str, ...]
    said: tuple[str, ...]
    file: str
    """The file it stands in, beside the examples."""

    def excuses(self, passed: Passed, question: str = "", said: str = "") -> bool:
        """Whether this covers a word, by all of its patterns or by one of them."""
        return any(_fits(passed.question, pattern) for pattern in ([question] if question else self.questions)) and any(
            _fits(passed.said, pattern) for pattern in ([said] if said else self.said)
        )


def unheeded(project: Project, slug: str) -> list[str]:
    """Words without effect that no list excuses, patterns that match nothing, and spaces without a word to vary."""
    listed = ordinary(project, slug)
    found = passed_over(project, slug, listed)
    return [
        *unchangeable(project, slug),
        *(str(each) for each in found if not any(group.excuses(each) for group in listed)),
        *(
            f"{group.file}: “{pattern}” covers nothing: {group.why}"
            for group in listed
            for pattern in _needless(group, found)
        ),
    ]


def unchangeable(project: Project, slug: str) -> list[str]:
    """Each space of whose positions no word can be changed, so that none is tried."""
    spaces = Retellings(project, slug, [project.ran(slug, example) for example in project.examples[slug]]).spaces
    stuck = (
        space
        for space, heard in spaces.items()
        if not any(change for position in heard.positions for change in space.changes(position, heard, ()))
    )
    return [
        f"{type(space).__name__}.changes gives nothing for any position of the examples of {slug}" for space in stuck
    ]


def passed_over(project: Project, slug: str, listed: Sequence[Ordinary] = ()) -> list[Passed]:
    """Each word that a question of the book decides on as if it had not been said.

    An excused word is tried only until its pattern is known to be used.
    """
    runs = [project.ran(slug, example) for example in project.examples[slug]]
    retellings = Retellings(project, slug, runs)
    tried, told = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    found: dict[tuple[str, str], Passed] = {}
    covers: dict[tuple[str, str], list[set[tuple[Ordinary, str]]]] = {}
    needed: set[tuple[Ordinary, str]] = set()
    for run in runs:
        for other in retellings.of(run) if run.case.ruling.decided else ():
            key = run.question.phrase.template, other.said
            if key not in covers:
                covers[key] = list(_covers(listed, Passed(*key, run.example.id)))
            if told[key] == SEEDS or tried[key] == TRIES or any(one and one <= needed for one in covers[key]):
                continue
            tried[key] += 1
            bears = _bears(project, slug, run, other.steps)
            told[key] += bears is not None
            if bears is False:
                found.setdefault(key, Passed(*key, run.example.id))
                needed.update(*covers[key])
    return list(found.values())


def _covers(listed: Sequence[Ordinary], word: Passed) -> Iterator[set[tuple[Ordinary, str]]]:
    """Of each group that excuses a word, the patterns it does so by."""
    for group in listed:
        if group.excuses(word):
            yield {
                *((group, pattern) for pattern in group.questions if _fits(word.question, pattern)),
                *((group, pattern) for pattern in group.said if _fits(word.said, pattern)),
            }


def ordinary(project: Project, slug: str) -> list[Ordinary]:
    """The lists of a book; none where it has no such files."""
    found = reasons(project, slug, FOLDER, "ordinary", dict.fromkeys(("questions", "said"), PATTERNS))
    return [
        Ordinary(each.why, each.lists["questions"], each.lists["said"], f"{FOLDER}/{each.file.name}") for each in found
    ]


def _bears(project: Project, slug: str, run: Run, steps: Callable[[], tuple[Told, ...]]) -> bool | None:
    """Whether a varied case changes trace or outcome; None if the case is impossible."""
    try:
        told = steps()
        example = run.example._replace(steps=tuple(step for step, _ in told))
        other = Retold(example, run.grammar, project.case(slug, example.clause), told=dict(told))
        other.take_all()
    except OpenDie:
        return True
    except Impossible:
        return None
    except BadInput as error:
        if any(isinstance(fault, Problem) and fault.file.endswith(".py") for fault in error.problems):
            raise  # the rules broke
        return None
    ruling = other.case.ruling
    if not ruling.decided or plain(ruling.trace) != plain(run.case.ruling.trace):
        return True
    results = [phrase for phrase in project.sentences(slug) if phrase.result]
    return tell(results, other.case) != tell(results, run.case)


def _needless(group: Ordinary, found: list[Passed]) -> Iterator[str]:
    for question in group.questions:
        if not any(group.excuses(each, question=question) for each in found):
            yield question
    for said in group.said:
        if not any(group.excuses(each, said=said) for each in found):
            yield said


@cache  # the same few words are held against the list again and again
def _fits(text: str, pattern: str) -> bool:
    return fnmatchcase(text, pattern.replace("[", "[[]"))
