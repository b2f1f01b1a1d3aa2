"""A small book with a turn whose actions are declared once, written into a folder of its own."""

from __future__ import annotations

from pathlib import Path

from lexludi.project import Project

RULES, STEPS = "games/bout/bout.py", "features/bout/steps.py"
FILES = {
    "mkdocs.yml": "site_name: Fencing\n",
    "docs/bout/book.toml": """\
title = "Bout"
subtitle = "Fencing"
about = "Fencers on a strip."
original = "en"
rules = ["01-bout"]
""",
    "docs/bout/01-bout.md": """\
# Bout

## 1.1 Distance

r[bout.1.1.reach] Reach
A fencer reaches 2 m.

r[bout.1.1.advance] Advance
A step forward is 1 m. Whoever can reach the other does not step closer.

## 1.2 Blows

r[bout.1.2.hit] Hit
A cut hits from 4, a thrust from 3.

r[bout.1.2.end] End
After 3 hits the bout is over; what a blow does then is not said.
""",
    "docs/bout/numbers.txt": "1.1§1 bout.1.1.reach x2\n1.1§2 bout.1.1.advance\n1.2§1 bout.1.2.hit\n1.2§2 bout.1.2.end\n",
    "docs/bout/terms/words.toml": "".join(
        f'[{key}]\nen = "{word}"\n{more}\n'
        for key, word, more in (
            ("cut", "cut", ""),
            ("thrust", "thrust", ""),
            ("from_three", "a thrust hits from 3", 'use = "side"\n'),
            ("from_two", "a thrust hits from 2", 'use = "side"\n'),
            ("gap", "gap", 'use = "fact"\n'),
            ("attack_die", "attack die", 'use = "fact"\n'),
            ("blow", "blow", 'use = "fact"\n'),
            ("hits", "hits", 'use = "fact"\n'),
        )
    ),
    "games/bout/__init__.py": '"""The rules of the bout."""\n',
    "games/bout/readings.py": '''\
"""The competing readings of the bout."""

from enum import StrEnum

from lexludi.rulings.readings import setting


class Thrust(StrEnum):
    """From which face on a thrust hits."""

    FROM_THREE = "from_three"
    FROM_TWO = "from_two"


THRUST = setting(Thrust.FROM_THREE, "bout.1.2.hit")
''',
    RULES: '''\
"""A bout, action by action."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from lexludi.games.bout.readings import THRUST, Thrust
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind, Game

D6 = (1, 2, 3, 4, 5, 6)
REACH, STEP, CUT_HITS, THRUST_HITS, LAST = 2, 1, 4, 3, 3


class Blow(StrEnum):
    """How a fencer strikes."""

    CUT = "cut"
    THRUST = "thrust"


@dataclass(frozen=True)
class Bout:
    """Who fences, how far apart, and who has been hit."""

    fencers: tuple[str, ...] = ()
    gap: int = 0
    hits: tuple[str, ...] = ()


@dataclass(frozen=True)
class Advance:
    """A step forward."""

    fencer: str


@dataclass(frozen=True)
class Attack:
    """A blow."""

    fencer: str
    blow: Blow = Blow.CUT


@dataclass(frozen=True)
class Flurry:
    """Three blows at once, which the other answers with one."""

    fencer: str
    other: str


@dataclass(frozen=True)
class Salute:
    """Some salute; nobody named means everybody."""

    fencers: tuple[str, ...] = ()


@decides
def advance(trace: Trace, bout: Bout, action: Advance) -> Bout:
    """A step towards an opponent out of reach."""
    if bout.gap <= REACH:
        trace.refuse("bout.1.1.advance", gap=bout.gap)
    return replace(bout, gap=bout.gap - trace.cite("bout.1.1.advance", STEP))


@decides
def attack(trace: Trace, bout: Bout, action: Attack) -> Bout:
    """A blow with its die."""
    in_reach(trace, bout)
    return struck(trace, bout, action.fencer, action.blow)


@decides
def flurry(trace: Trace, bout: Bout, action: Flurry) -> Bout:
    """Three cuts, and one of the other."""
    in_reach(trace, bout)
    for fencer in (action.fencer, action.fencer, action.fencer, action.other):
        bout = struck(trace, bout, fencer, Blow.CUT)
    return bout


@decides
def salute(trace: Trace, bout: Bout, action: Salute) -> Bout:
    """Nothing comes of it."""
    trace.cite("bout.1.1.reach")
    return bout


def in_reach(trace: Trace, bout: Bout) -> None:
    if bout.gap > REACH:
        trace.refuse("bout.1.1.reach", gap=bout.gap)
    trace.cite("bout.1.1.reach", REACH, gap=bout.gap)


def struck(trace: Trace, bout: Bout, fencer: str, blow: Blow) -> Bout:
    if len(bout.hits) >= LAST:
        trace.silent("bout.1.2.end", hits=len(bout.hits))
    needed = CUT_HITS
    if blow is Blow.THRUST:
        needed = THRUST_HITS if trace.reading(THRUST) is Thrust.FROM_THREE else THRUST_HITS - 1
    face = trace.roll("attack_die", D6, of=fencer)
    trace.cite("bout.1.2.hit", needed, blow=blow)
    hit = tuple(other for other in bout.fencers if other != fencer) if face >= needed else ()
    return replace(bout, hits=(*bout.hits, *hit))


def advances(bout: Bout) -> Iterable[Advance]:
    return map(Advance, bout.fencers)


def attacks(bout: Bout) -> Iterable[Attack]:
    return (Attack(fencer, blow) for fencer in bout.fencers for blow in Blow)


def flurries(bout: Bout) -> Iterable[Flurry]:
    return (Flurry(one, other) for one in bout.fencers for other in bout.fencers if one != other)


def salutes(bout: Bout) -> Iterable[Salute]:
    return (Salute(), *(Salute((fencer,)) for fencer in bout.fencers))


GAME: Game[Bout, Advance | Attack | Flurry | Salute] = Game.of(
    ActionKind(Advance, advance, advances),
    ActionKind(Attack, attack, attacks),
    ActionKind(Flurry, flurry, flurries),
    ActionKind(Salute, salute, salutes),
)
''',
    STEPS: '''\
"""The sentences of the bout."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from lexludi.examples.actions import Rolled
from lexludi.examples.kinds import Piece
from lexludi.examples.phrases import Case, Phrases
from lexludi.games.bout.bout import GAME, Advance, Attack, Bout, Flurry, Salute


@dataclass
class Table(Case):
    """The bout."""

    state: Bout = Bout()

    def pieces(self) -> Iterable[str]:
        """The fencers."""
        return self.state.fencers


phrases = Phrases(Table, game=GAME)


@phrases.given("fencers {first} and {second}, {gap} m apart")
def fencers(case: Table, first: str, second: str, gap: int) -> None:
    case.state = Bout((first, second), gap)


@phrases.given("{count} hits so far")
def hits(case: Table, count: int) -> None:
    case.state = replace(case.state, hits=case.state.fencers[:1] * count)


phrases.action(
    Advance,
    asked="{fencer} advances",
    past="{fencer} has advanced",
    refused="{fencer} cannot advance",
)
phrases.action(
    Attack,
    asked=("{fencer} attacks with a {blow}", "{fencer} attacks with a {blow}, rolling {die}"),
    past=("{fencer} has attacked with a {blow}", "{fencer} has attacked with a {blow}, rolling {die}"),
    refused="{fencer} cannot attack with a {blow}",
    dice={"die": Rolled("attack_die", of="fencer")},
)
phrases.action(
    Flurry,
    asked=(
        "{fencer} strikes {other} three times",
        "{fencer} strikes {other} three times, rolling {faces}; the blow back rolls {answer}",
    ),
    past="{fencer} has struck {other} three times, rolling {faces}; the blow back rolled {answer}",
    refused="{fencer} cannot strike {other} three times",
    dice={
        "faces": Rolled("attack_die", of="fencer", kind=list[int]),
        "answer": Rolled("attack_die", of="other"),
    },
)
phrases.action(
    Salute,
    asked=("all salute", "these salute: {fencers}"),
    past=("all have saluted", "these have saluted: {fencers}"),
    refused="nobody can salute",
)


@phrases.then("hits on {fencer}: {number}", result=True)
def hits_on(case: Table, fencer: Piece) -> int:
    return case.outcome(Bout).hits.count(fencer)


@phrases.then("the gap is {gap} m", result=True)
def gap_is(case: Table) -> int:
    return case.outcome(Bout).gap
''',
    "features/bout/01-bout.feature": """\
Feature: Bout

  @bout.1.1.reach
  Rule: Reach

    @x1
    Scenario: At two metres a blow lands
      Given fencers A and B, 2 m apart
      When A attacks with a cut, rolling 4
      Then hits on B: 1

    @x2
    Scenario: At three metres nobody is reached
      Given fencers A and B, 3 m apart
      When A attacks with a thrust
      Then A cannot attack with a thrust
      And it is not allowed, by this clause
""",
    "locales/ko/LC_MESSAGES/bout-examples.po": 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n'
    + "".join(
        f'\nmsgctxt "bout:step"\nmsgid "{english}"\nmsgstr "{korean}"\n'
        for english, korean in (
            ("fencers {first} and {second}, {gap} m apart", "검사 {first}, {second}, 간격 {gap}m"),
            ("{fencer} advances", "{fencer}의 전진"),
            ("{fencer} has advanced", "{fencer}의 전진이 끝남"),
            ("{fencer} cannot advance", "{fencer}의 전진은 할 수 없음"),
            ("{fencer} attacks with a {blow}", "{fencer}의 공격: {blow}"),
            ("{fencer} attacks with a {blow}, rolling {die}", "{fencer}의 공격: {blow}, 주사위 {die}"),
            ("{fencer} has attacked with a {blow}", "{fencer}의 공격이 끝남: {blow}"),
            ("{fencer} has attacked with a {blow}, rolling {die}", "{fencer}의 공격이 끝남: {blow}, 주사위 {die}"),
            ("{fencer} cannot attack with a {blow}", "{fencer}의 공격은 할 수 없음: {blow}"),
            (
                "{fencer} has struck {other} three times, rolling {faces}; the blow back rolled {answer}",
                "{fencer}의 연속 공격이 끝남: 상대 {other}, 주사위 {faces}, 반격 {answer}",
            ),
            ("these have saluted: {fencers}", "경례를 마침: {fencers}"),
        )
    ),
    "locales/ko/LC_MESSAGES/bout-terms.po": 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n'
    '\nmsgctxt "bout:cut"\nmsgid "cut"\nmsgstr "베기"\n\nmsgctxt "bout:thrust"\nmsgid "thrust"\nmsgstr "찌르기"\n',
}


def write_bout(root: Path) -> Path:
    """Write the project below a folder."""
    for path, text in FILES.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return root


def bout_project(root: Path) -> Project:
    """The project, written below a folder."""
    return Project(write_bout(root))
