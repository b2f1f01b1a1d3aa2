"""A ruling on the terminal: what comes of it in words first, then how it was reached, in the reader's language."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from lexludi.examples.answer import Answer, Prospect, Sentence
from lexludi.examples.feature import Example
from lexludi.project import Project
from lexludi.rulings.plain import plain
from lexludi.rulings.ruling import Citation, Role, Ruling
from lexludi.words import say

WIDE = 110
"""Columns where nobody watches."""


class Teller:
    """Prints answers of one book in one language."""

    def __init__(self, project: Project, book: str, language: str) -> None:
        self.console = Console(width=None if sys.stdout.isatty() else WIDE, highlight=False, soft_wrap=False)
        self.grammar = project.grammar(book, language)
        self.words = self.grammar.vocabulary
        self.catalog = project.catalog(language)
        self.clauses = project.books[book].clauses

    def tell(self, answer: Answer) -> None:
        """The whole answer: outcome, statements, chances, trace."""
        example, result = answer.run.example, answer.result
        self._name(example)
        if result is None:
            self._odds(answer.prospects)
            self._remark(answer)
            return
        for line in self._outcome(result.ruling, answer.told):
            self.console.print(f"  [bold cyan]{escape(line)}[/]")
        for step in result.steps:
            if step.step.keyword == "then":
                text = self.grammar.write(step.template, step.values)
                wrong = f"  ({self._word(step.expected)} ≠ {self._word(step.actual)})" if not step.holds else ""
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

    def _remark(self, answer: Answer) -> None:
        for remark in self.remarks(answer):
            self.console.print(f"  [yellow]{escape(remark)}[/]")

    def odds(self, answer: Answer) -> None:
        """The chances alone."""
        self._name(answer.run.example)
        self._odds(answer.prospects)
        if not answer.prospects:
            self.console.print(f"  {escape(self._say('answer.no_die'))}")

    def _name(self, example: Example) -> None:
        if example.name != example.file:
            self.console.print(f"[bold]{escape(example.name)}[/]")

    def _outcome(self, ruling: Ruling[object], told: Iterable[Sentence]) -> list[str]:
        if ruling.by:
            clause = self.clauses[ruling.by]
            title = self.catalog.get(f"{clause.id}/title", clause.title) or clause.title
            return [self._say(f"answer.{ruling.verdict.value}", title=title, number=clause.number)]
        return [self._sentence(sentence) for sentence in told] or [self._say("answer.decided")]

    def _trace(self, ruling: Ruling[object], own: tuple[str, ...]) -> None:
        table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        table.add_column(justify="right", no_wrap=True)
        folded: dict[str, None] = {}
        for line in ruling.trace:
            clause = self.clauses[line.clause]
            if line.value == 0 and line.role is not Role.TOTAL and line.clause not in own:
                folded[clause.number] = None
                continue
            title = self.catalog.get(f"{clause.id}/title", clause.title) or clause.title
            facts = ", ".join(self._fact(name, fact) for name, fact in line.facts.items())
            text = Text(title, style="bold" if line.clause in own else "")
            table.add_row(clause.number, text.append(f"  {facts}", style="dim") if facts else text, self._value(line))
        if ruling.trace:
            self.console.print(f"\n  [underline]{escape(self._say('example.trace'))}[/]")
            self.console.print(table)
        if folded:
            self.console.print(f"  [dim]{escape(self._say('answer.folded', numbers=', '.join(folded)))}[/]")

    def _value(self, line: Citation) -> Text:
        if line.value is None:
            return Text("")
        if line.role is Role.TOTAL:
            return Text(f"= {self._word(line.value)}", style="bold")
        if line.role is Role.ADDS and isinstance(line.value, int):
            return Text(f"{line.value:+}".replace("-", "−"))
        if isinstance(line.value, int):
            return Text(self.clauses[line.clause].as_written(line.value), style="dim")
        printed = line.cell is not None and isinstance(line.value, str)
        return Text(self.words.full_word(line.value) if printed else self._word(line.value), style="dim")

    def _odds(self, prospects: Iterable[Prospect]) -> None:
        found = sorted(prospects, key=lambda prospect: -prospect.chance)
        if not found:
            return
        self.console.print(f"\n  [underline]{escape(self._say('answer.odds'))}[/]")
        table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column()
        for prospect in found:
            told = "; ".join(self._outcome(prospect.ruling, prospect.told))
            table.add_row(str(prospect.chance), f"{float(prospect.chance) * 100:.3g} %", Text(told))
        self.console.print(table)

    def _fact(self, name: str, fact: object) -> str:
        word = self.words.full_word(name)
        return word if fact is True else f"{word} {self._word(fact)}"

    def _word(self, value: object) -> str:
        if value is None or isinstance(value, bool):
            return self._say({None: "value.nothing", True: "value.yes", False: "value.no"}[value])
        return self.words.tell(plain(value))

    def _sentence(self, sentence: Sentence) -> str:
        return self.grammar.tell(sentence.template, sentence.values)

    def _say(self, key: str, **values: str) -> str:
        return say(self.catalog, key, **values)
