"""A project folder: its books, their rules, their sentences and their examples, each read once."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import asdict, replace
from functools import cached_property, partial
from pathlib import Path
from types import CodeType
from typing import Any

from lexludi.asking.proposals import Proposals
from lexludi.asking.said import FOLDER as SAID
from lexludi.asking.said import read_said
from lexludi.caching import cached_method
from lexludi.catalog import Catalog
from lexludi.clauses.book import Book, read_book
from lexludi.examples.answer import Answer, answer, open_answer
from lexludi.examples.blame import Blaming
from lexludi.examples.citations import Site, scan
from lexludi.examples.common_sentences import common
from lexludi.examples.core import Result, Run, run
from lexludi.examples.feature import Example, example_of, read_examples
from lexludi.examples.grammar import Grammar
from lexludi.examples.other_sides import other_sides
from lexludi.examples.phrases import Case, Phrase, Phrases
from lexludi.examples.translate import keywords
from lexludi.examples.vocabulary import TELLERS, Vocabulary
from lexludi.files import BadInput, Problem, keep, nearest, read_text, shown, undisturbed
from lexludi.languages import BY_GHERKIN, LANGUAGES
from lexludi.loading import Loader
from lexludi.rulings.chart import Chart
from lexludi.rulings.readings import Setting
from lexludi.sources import Sources
from lexludi.space import covers
from lexludi.space.saying import COMMON

LIKELY, NEARLY = 1.0, 0.3
"""How likely a sentence must be for a fault to name it, and how much less likely than the likeliest it may be."""


class Project:
    """Everything below one root folder, or of its books one alone."""

    def __init__(self, root: Path, only: str = "") -> None:
        self.root = root.resolve()
        self._only = only
        self.sources = Sources(self.root, only)
        self.problems: list[Problem] = []
        if not (self.root / "docs").is_dir():
            raise BadInput(f"{root}: no docs/ folder here; run inside a Lex Ludi project or pass --root.")

    @cached_property
    def books(self) -> dict[str, Book]:
        """The books by slug; problems found are kept for `check`."""
        self.sources.seen  # noqa: B018 - before anything is read
        books = {}
        for folder in sorted((self.root / "docs").iterdir()):
            if self._only and folder.name != self._only:
                continue
            if (folder / "book.toml").exists():
                books[folder.name], problems = read_book(folder, self.root)
                self.problems += problems
            elif any(folder.glob("[0-9][0-9]-*.md")):
                said = (
                    "chapters but no book.toml, so this is not a book; write one with title, subtitle, about, original."
                )
                self.problems.append(Problem(shown(folder, self.root), 0, said))
        return books

    def again(self, changed: Mapping[Path, CodeType] | None = None) -> Project:
        """The same text and examples with the rules loaded anew, some files of them with other code."""
        other = Project(self.root)
        other.books, other.examples = self.books, self.examples
        other.loader = Loader(self.root, changed or {})
        return other

    def check_read(self) -> None:
        """Tell what cannot be read of texts and examples, before what is left is taken for the whole."""
        _ = self.examples  # what is wrong with them is found when they are read
        if self.problems:
            raise BadInput(*self.problems)

    def book(self, slug: str) -> Book:
        """One book, or a clear error."""
        if slug not in self.books:
            raise BadInput(f"No book {slug}.{nearest(slug, self.books)} Books: {', '.join(self.books)}.")
        return self.books[slug]

    @cached_property
    def loader(self) -> Loader:
        """What imports the Python of the books."""
        self.sources.seen  # noqa: B018 - before anything is read
        return Loader(self.root)

    @cached_method
    def tables(self, slug: str) -> dict[str, Chart[Any]]:
        """The charts of a book by clause, in the order of its text."""
        found = self.loader.tables(slug)
        return {clause: found[clause] for clause in (*self.books[slug].clauses, *found) if clause in found}

    @cached_method
    def phrases(self, slug: str) -> Phrases:
        """The step sentences of a book, none if its rules are not written yet."""
        return self.loader.phrases(slug)

    def sentences(self, slug: str) -> list[Phrase]:
        """The book's own sentences and those every book shares."""
        return [*self.phrases(slug), *common]

    @cached_method
    def settings(self, slug: str) -> list[Setting[Any]]:
        """The competing readings of a book that can be played."""
        return self.loader.settings(slug)

    @cached_method
    def catalog(self, language: str) -> Catalog:
        """All current translations into a language."""
        return Catalog.kept(self.root, LANGUAGES[language].locale, *self.domains)

    @property
    def domains(self) -> list[str]:
        """The names of all PO files, a variant's among them."""
        parts = ("", "-examples", "-terms", "-variant")
        return sorted(["site", *(f"{slug}{part}" for slug in self.books for part in parts)])

    @cached_method
    def vocabulary(self, slug: str, language: str) -> Vocabulary:
        """What a language calls the terms of a book and how it words its sentences."""
        catalog, words, templates = self.catalog(language), {}, {}
        for key, term in self.books[slug].terms.items():
            word = catalog.get(f"{slug}:{key}", term.en) or term.en
            abbr = catalog.get(f"{slug}:{key}/abbr", term.abbr) or term.abbr
            words[key] = (abbr, word) if abbr else (word,)
        for phrase in self.sentences(slug):
            translated = catalog.get(f"{slug}:step", phrase.template) or catalog.get("step", phrase.template)
            if translated:
                templates[phrase.template] = translated
        sayings = {}
        for key, text in (COMMON | self.sayings(slug)).items():
            if translated := catalog.get(key, text):
                templates[text] = translated
            sayings[key] = translated or text
        for name, key in self.names(slug).items():
            words.setdefault(name, (sayings[key],))
        sides = tuple(tuple(side.value for side in setting.sides) for setting in self.settings(slug))
        numbers = {clause.id: clause.number for clause in self.books[slug].clauses.values()}
        tellers = {**TELLERS, **self.phrases(slug).tellers}
        others, decimal = self.other_names(slug, language), LANGUAGES[language].decimal
        return Vocabulary(words, templates, sides, numbers, decimal, slug, catalog, language, others, tellers, sayings)

    @cached_method
    def sayings(self, slug: str) -> dict[str, str]:
        """What the spaces of a book and the picture on its cover say, in English, by key."""
        cover = self.books[slug].cover
        found = dict(covers.sentences(cover)) if cover else {}
        for space in self.phrases(slug).spaces:
            found |= space.sentences
        return found

    @cached_method
    def names(self, slug: str) -> dict[str, str]:
        """The words the spaces of a book have of their own, each with the key of what says it."""
        return {name: key for space in self.phrases(slug).spaces for name, key in space.names.items()}

    @cached_method
    def other_names(self, slug: str, language: str) -> dict[str, tuple[str, ...]]:
        """What players of a language call the terms of a book besides the glossary's own words."""
        found = {}
        for key, term in self.books[slug].terms.items():
            listed = self.catalog(language).get(f"{slug}:{key}/also", ", ".join(term.also)) if term.also else None
            names = term.also if language == "en" else re.split("[,，、]", listed or "")
            found[key] = tuple(name.strip() for name in names if name.strip())
        return found

    @cached_method
    def grammar(self, slug: str, language: str, reader: str = "") -> Grammar:
        """The sentences of a book in a language; faults are told in the language of the reader."""
        words = self.vocabulary(slug, language)
        if reader not in ("", language):
            words = replace(words, reader=self.vocabulary(slug, reader))
        return Grammar(self.sentences(slug), words, keywords(language), partial(self._proposed, slug, language))

    @cached_method
    def proposals(self, slug: str, language: str) -> Proposals:
        """The sentences of a book in a language, to be found by free lines."""
        grammar = self.grammar(slug, language)
        said = self.root / "docs" / slug / SAID / f"{language}.toml"
        return Proposals(grammar, read_said(said, grammar.phrases, self.root))

    def _proposed(self, slug: str, language: str, keyword: str, text: str, pieces: Collection[str]) -> list[str]:
        begins, found = keywords(language), self.proposals(slug, language).of(text, pieces, keyword)
        return [
            f"{begins[each.keyword]} {each.shown}"
            for each in found
            if each.score >= max(LIKELY, found[0].score - NEARLY)
        ]

    def case(self, slug: str, clause: str | None) -> Case:
        """An empty case of a book."""
        case = self.phrases(slug).case()
        case.clause = clause
        return case

    def ran(self, slug: str, example: Example) -> Run:
        """One example put to a book's rules, in the language it is written in, with its case."""
        with self.blaming(f"{example.file}:{example.line}", f"features/{slug}"):
            return run(*self._asked(slug, example))

    def run(self, slug: str, example: Example) -> Result:
        """What became of one example."""
        return self.ran(slug, example).result()

    def answer(self, slug: str, example: Example, *, odds: bool = True) -> Answer:
        """As `run`, with the sentences that tell the ruling and the chances of every outcome."""
        with self.blaming(f"{example.file}:{example.line}", f"features/{slug}"):
            return self._with_readings(slug, answer(self.ran(slug, example), self.sentences(slug), odds=odds))

    def ask(self, slug: str, example: Example, reader: str = "") -> Answer:
        """The answer to a case without statements; faults are told in the language of the reader."""
        with self.blaming(f"{example.file}:{example.line}", f"features/{slug}"):
            return self._with_readings(slug, open_answer(*self._asked(slug, example, reader), self.sentences(slug)))

    def _with_readings(self, slug: str, found: Answer) -> Answer:
        return replace(found, other_sides=other_sides(found, self.sentences(slug)))

    def _asked(self, slug: str, example: Example, reader: str = "") -> tuple[Example, Grammar, Case]:
        language = BY_GHERKIN[example.language]
        return example, self.grammar(slug, language, reader), self.case(slug, example.clause)

    def blaming(self, at: str = "", otherwise: str = "") -> Blaming:
        """While entered, report exceptions in a book's code as `BadInput` with file and line below the root.

        `at` is what the code ran for; an exception raised outside the book's code is put down to `otherwise`.
        """
        return Blaming(self.root, at, otherwise)

    @cached_property
    def examples(self) -> dict[str, list[Example]]:
        """Every example in the feature files, by book."""
        with undisturbed():
            return {slug: self._examples(slug) for slug in self.books}

    def _examples(self, slug: str) -> list[Example]:
        """The examples of a book, chapter by chapter; the sections of a chapter follow its text."""
        order = {clause: place for place, clause in enumerate(self.books[slug].clauses)}
        found: list[tuple[str, int, str, list[Example]]] = []
        for path in (self.root / "features" / slug).glob("*.feature"):
            try:
                rows = keep(f"{slug}-{path.stem}-examples", self.root, [path], partial(self._read_feature, path))
            except BadInput as error:
                self.problems += [problem for problem in error.problems if isinstance(problem, Problem)]
            else:
                examples = list(map(example_of, rows))
                first = min((order[each.clause] for each in examples if each.clause in order), default=len(order))
                found.append((path.stem.partition("-")[0], first, path.stem, examples))
        return [example for *_, examples in sorted(found, key=lambda each: each[:3]) for example in examples]

    def _read_feature(self, path: Path) -> list[tuple[Any, ...]]:
        return list(map(tuple, read_examples(read_text(path, self.root), shown(path, self.root))))

    @cached_property
    def citations(self) -> dict[str, list[Site]]:
        """Where the code cites each clause."""
        found: dict[str, list[Site]] = {}
        for slug in self.books:
            folder = self.loader.games / slug
            sites = keep(f"{slug}-citations", self.root, folder.rglob("*.py"), partial(self._read_citations, folder))
            for site in sites:
                found.setdefault(site["clause"], []).append(Site(**site))
        return found

    def _read_citations(self, folder: Path) -> list[dict[str, Any]]:
        return [asdict(site) for site in scan(folder, self.loader.sources, self.root)]


def find_root(start: Path) -> Path:
    """The project folder at or above a place."""
    for folder in (start, *start.parents):
        if (folder / "mkdocs.yml").is_file() and (folder / "docs").is_dir():
            return folder
    raise BadInput(f"{start}: no Lex Ludi project here or above; run inside one or pass --root.")
