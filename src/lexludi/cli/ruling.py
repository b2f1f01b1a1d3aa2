"""A ruling on the terminal: what comes of it in words first, then how it was reached, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from lexludi.clauses.chapter import Clause
from lexludi.cli.common import console
from lexludi.examples.answer import Answer, Prospect, Sentence
from lexludi.examples.feature import Example
from lexludi.languages import LANGUAGES
from lexludi.marks import REFERENCE
from lexludi.project import Project
from lexludi.proof.idle import OUTSIDE
from lexludi.proof.record import Cited, Lost, absent, cited
from lexludi.proof.workings import Row, lay_out
from lexludi.rulings.number import number_of, signed_number
from lexludi.rulings.plain import Json, plain
from lexludi.rulings.ruling import Role, Ruling, Verdict
from lexludi.words import say

LIST = re.compile(r"^(?:-|\d+\.) +", re.MULTILINE)
"""What begins an item of a list."""


class Teller:
    """Prints answers of one book in one language."""

    def __init__(self, project: Project, book: str, language: str) -> None:
        self.console = console()
        self.grammar = project.grammar(book, language)
        self.words = self.grammar.vocabulary
        self.catalog = project.catalog(language)
        self.language = LANGUAGES[language]
        self.clauses = project.books[book].clauses

    def tell(self, answer: Answer) -> None:
        """The whole answer: outcome, statements, chances, trace."""
        example, result = answer.run.example, answer.result
        self._name(example)
        if result is None:
            self._odds(answer.prospects)
            self._readings(answer)
            self._absent(answer)
            self._remark(answer)
            return
        for line in self._outcome(result.ruling, answer.told):
            self.console.print(f"  [bold cyan]{escape(line)}[/]")
        if said := self._why(result.ruling):
            self.console.print(Padding(Text(said), (0, 0, 0, 2)))
        self._readings(answer)
        self._absent(answer)
        for step in result.steps:
            if step.step.keyword == "then":
                text = self.grammar.write(step.template, step.values)
                both = (self.grammar.given(step.template, plain(value)) for value in (step.expected, step.actual))
                wrong = f"  ({' ≠ '.join(both)})" if not step.holds else ""
                mark = "[green]✓[/]" if step.holds else "[red]✗[/]"
                self.console.print(f"  {mark} {escape(text + wrong)}")
        for sentence in answer.workings:
            self.console.print(f"  [dim]{escape(self._sentence(sentence))}[/]")
        self._trace(result.ruling, example.tags)
        self._odds(answer.prospects)
        self._remark(answer)

    def remarks(self, answer: Answer) -> list[str]:
        """What was given and made no difference."""
        idle, result = answer.idle, answer.result
        said = [self._say("answer.idle", sentence=self._sentence(sentence)) for sentence in idle]
        if result is None or not result.ruling.decided:
            return said
        named = {value for sentence in idle for value in sentence.values.values() if isinstance(value, str)}
        rolls = [roll for ruling in (*result.past, result.ruling) for roll in ruling.rolls]
        for name, of in answer.run.case.dice.unused(rolls):
            if of not in named:
                said.append(self._say("answer.unused", what=" ".join(filter(None, (self.words.full_word(name), of)))))
        return said

    def _readings(self, answer: Answer) -> None:
        """The readings and near measures the end hangs on, each with what another side gives."""
        for other in answer.other_sides:
            sides = {
                name: self.words.full_word(key) for name, key in (("played", other.played), ("side", other.side)) if key
            }
            sides |= {"measure": self.words.measure(other.measure)} if other.measure else {}
            ends = [(other.by, other.verdict, other.told)] if other.verdict else []
            outcomes = [self.language.semicolon.join(self._ending(*end)) for end in ends] or [
                f"{each.chance} {self.language.semicolon.join(self._outcome(each.ruling, each.told))}"
                for each in other.prospects
            ]
            key = "answer.close" if other.measure else "answer.reading"
            key = key if outcomes else f"{key}_lacks"
            said = self._say(key, **sides, outcome=self.language.semicolon.join(outcomes))
            self.console.print(Padding(Text(said), (0, 0, 0, 2)))

    def _absent(self, answer: Answer) -> None:
        """What nobody mentioned, in one line."""
        asked = [answer.result.ruling] if answer.result else [each.ruling for each in answer.prospects]
        if found := absent((*answer.run.case.past, *asked)):
            what = self.language.semicolon.join(map(self.words.named, found))
            self.console.print(Padding(Text(self._say("answer.absent", what=what)), (0, 0, 0, 2)))

    def _remark(self, answer: Answer) -> None:
        for remark in self.remarks(answer):
            self.console.print(f"  [yellow]{escape(remark)}[/]")

    def odds(self, answer: Answer) -> None:
        """The chances alone."""
        self._name(answer.run.example)
        self._chances(answer.prospects)
        if not answer.prospects:
            self.console.print(f"  {escape(self._say('answer.no_die'))}")

    def _name(self, example: Example) -> None:
        if example.name != example.file:
            said = self.catalog.get(f"{example.clause}/example", example.name) or example.name
            self.console.print(f"[bold]{escape(said)}[/]")

    def _outcome(self, ruling: Ruling[object], told: Iterable[Sentence]) -> list[str]:
        return self._ending(ruling.by, ruling.verdict, told)

    def _ending(self, by: str | None, verdict: Verdict, told: Iterable[Sentence]) -> list[str]:
        said = [self._sentence(sentence) for sentence in told]
        if by:
            clause = self.clauses[by]
            key, sentence = "answer.against" if said else f"answer.{verdict.value}", " · ".join(said)
            return [self._say(key, sentence=sentence, title=self._title(clause.id), number=clause.number)]
        return said

    def _why(self, ruling: Ruling[object]) -> str:
        """What the clause that decided says: its text, or its note on what is lost or left out."""
        if not ruling.by:
            return ""
        clause = self.clauses[ruling.by]
        if clause.untestable == "blank" and ruling.verdict is Verdict.REFUSED:
            return self._from_outside(ruling)
        lost = "damage" if clause.untestable == "blank" else "reading"
        notes = [kind for kind in ("silent", lost) if kind in clause.notes and ruling.verdict is Verdict.SILENT]
        first = self._text(clause, f"{clause.id}/{notes[0]}" if notes else clause.id)
        return "" if first.endswith((":", "：")) else first

    def _text(self, clause: Clause, context: str) -> str:
        """The first paragraph of a clause or of a note on it, with the list that it leads up to."""
        text = self.catalog.get(context, clause.texts[context]) or clause.texts[context]
        first, _, rest = text.strip().partition("\n\n")
        if first.endswith((":", "：")) and LIST.match(rest):
            items = LIST.split(rest.split("\n\n")[0])
            first = self.language.space.join([first, *map(str.strip, items[1:])])
        first = " ".join(re.split("[ \n]+", first))  # other spaces are not to be broken
        return REFERENCE.sub(lambda found: self.words.numbers.get(found[1], found[1]), first)

    def _from_outside(self, ruling: Ruling[object]) -> str:
        """Why a clause refuses that is lost: what was looked up in its place and the source of it, then the facts."""
        cell, facts = ruling.trace[-1].cell, cited(ruling)[-1].facts
        read = [self.words.full_word(cell.row), self._fact(cell.column, plain(cell.value))] if cell else []
        source, rest = ({name: facts[name] for name in facts if (name in OUTSIDE) is out} for out in (True, False))
        said = self.language.semicolon.join(filter(None, (self.language.comma.join(read), self._facts(source))))
        return f"{said[:1].upper()}{said[1:]} ({self._facts(rest)})"

    def _trace(self, ruling: Ruling[object], own: tuple[str, ...]) -> None:
        workings = lay_out(cited(ruling), own, self.words.decimal)
        if workings.rows:
            headings = [self.words.full_word(column) for column in workings.columns]
            table = Table(box=None, show_header=any(headings), padding=(0, 1), pad_edge=False, header_style="dim")
            table.add_column(style="dim", no_wrap=True)
            table.add_column(overflow="fold")
            for heading in headings:
                table.add_column(heading, justify="right", no_wrap=True)
            for row in workings.rows:
                number = self.clauses[row.cited.clause].number if row.cited else ""
                style = "bold" if row.sums else ""
                table.add_row(number, self._line(row, own), *(Text(each, style=style) for each in row.numbers))
            self.console.print(f"\n  [underline]{escape(self._say('example.trace'))}[/]")
            self.console.print(table)
        for said, clauses in (("answer.again", workings.again), ("answer.folded", workings.folded)):
            if clauses:
                numbers = self.language.comma.join(self.clauses[clause].number for clause in clauses)
                self.console.print(f"  [dim]{escape(self._say(said, numbers=numbers))}[/]")

    def _line(self, row: Row, own: tuple[str, ...]) -> Text:
        """A line in words: its clause, what was looked up, the facts, and who lost."""
        line = row.cited
        if line is None:
            return Text(" ".join(filter(None, (self._say("answer.together"), row.of))), style="bold")
        text = Text(self._title(line.clause), style="bold" if line.clause in own else "")
        if row.read:
            text.append(f" → {self._value(line.clause, line.value, line.cell is not None)}")
        if line.facts:
            text.append(f"  {self._facts(line.facts)}", style="dim")
        if line.over:
            rivals = self.language.semicolon.join(self._lost(lost, line) for lost in line.over)
            text.append(f"  {self._say('answer.over', rivals=rivals)}", style="dim")
        return text

    def _lost(self, lost: Lost, line: Cited) -> str:
        name = f"{self.clauses[lost.clause].number} {self._title(lost.clause)}" if lost.clause else ""
        what = self.language.comma.join(filter(None, (name, self._facts(lost.facts))))
        value = self._value(lost.clause or line.clause, lost.value) if lost.value is not None else ""
        if (number := number_of(lost.value)) is not None and line.role == Role.ADDS:
            value = signed_number(number, self.words.decimal)
        return f"{what} ({value})" if what and value else what or value

    def _title(self, clause: str) -> str:
        text = self.clauses[clause]
        return self.catalog.get(f"{clause}/title", text.title) or text.title

    def _value(self, clause: str, value: Json, printed: bool = False) -> str:
        """What was looked up; what a chart prints is a term, or a score that stands as it is."""
        if clause and (number := number_of(value)) is not None:
            return self.clauses[clause].as_written(number, self.words.decimal)
        words = self.grammar.in_full
        return words.word(value) if printed and isinstance(value, str) else words.tell(value)

    def _facts(self, facts: Mapping[str, Json]) -> str:
        return self.language.comma.join(self._fact(name, fact) for name, fact in facts.items())

    def _odds(self, prospects: Sequence[Prospect]) -> None:
        """The chances beside a ruling; where there is but one outcome, only that no die can change it."""
        if len(prospects) == 1:
            self.console.print(f"\n  {escape(self._say('answer.any_face'))}")
        else:
            self._chances(prospects)

    def _chances(self, prospects: Iterable[Prospect]) -> None:
        found = sorted(prospects, key=lambda prospect: -prospect.chance)
        if not found:
            return
        self.console.print(f"\n  [underline]{escape(self._say('answer.odds'))}[/]")
        table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(overflow="fold")
        for prospect in found:
            told = self.language.semicolon.join(self._outcome(prospect.ruling, prospect.told))
            table.add_row(str(prospect.chance), f"{float(prospect.chance) * 100:.3g} %", Text(told))
        self.console.print(table)

    def _fact(self, name: str, fact: Json) -> str:
        word, said = self.words.full_word(name), self.grammar.in_full.tell(fact)
        return word if fact is True else said if self.words.says_itself(name, fact) else f"{word} {said}"

    def _sentence(self, sentence: Sentence) -> str:
        return self.grammar.tell(sentence.template, sentence.values)

    def _say(self, key: str, **values: str) -> str:
        return say(self.catalog, key, **values)
