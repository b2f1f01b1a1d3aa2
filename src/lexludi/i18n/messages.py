"""Everything there is to translate, each message with its context and a word to the translator."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from lexludi import space
from lexludi.clauses.book import Book
from lexludi.clauses.chapter import Chapter, Clause, Heading
from lexludi.clauses.terms import Term
from lexludi.examples.blame import of_book
from lexludi.examples.common_sentences import common
from lexludi.examples.wanted import faults
from lexludi.files import keep, shown
from lexludi.project import Project
from lexludi.rulings.odds import TOO_MANY
from lexludi.space import covers
from lexludi.space.line import BadNotation
from lexludi.words import STRINGS

NOTE_HELP = {
    "reading": "Note: the competing readings and the one this edition plays.",
    "damage": "Note: what is damaged in the source and how it was restored.",
    "outside": "Note: a fact from outside the source.",
    "silent": "Note: what the source does not say.",
}
SAID = "What is said of where pieces stand; keep each {placeholder}"


@dataclass(frozen=True)
class Message:
    """One text to translate."""

    domain: str
    context: str
    text: str
    file: str
    comment: str = ""
    former: tuple[str, ...] = ()
    """Contexts it had while its clause had another id."""


def all_messages(project: Project) -> list[Message]:
    """Every message of the project, in reading order."""
    project.check_read()  # what cannot be read would count as removed
    found = list(site_messages())
    for slug in project.books:
        found += book_messages(project, slug)
    return list(dict.fromkeys(found))


@cache
def book_messages(project: Project, slug: str) -> list[Message]:
    """Every message of one book, in reading order."""
    book = project.books[slug]
    found = list(_book(book))
    found += (message for term in book.terms.values() for message in _term(book, term))
    found += _examples(project, slug)
    return list(dict.fromkeys(found))


def by_domain(messages: Iterable[Message]) -> dict[str, list[Message]]:
    """Messages by the file they are translated in."""
    domains: dict[str, list[Message]] = {}
    for message in messages:
        domains.setdefault(message.domain, []).append(message)
    return domains


def clause_messages(book: Book, clause: Clause) -> Iterator[Message]:
    """Title, text and notes of one clause."""
    chapter = book.chapter_of[clause.id]
    place = f"{book.title}, {chapter.title}, {clause.number}"
    terms = ", ".join(_named(term) for term in terms_in(book, clause.text))
    comments = {
        "/title": f"Title of clause {clause.id} ({place})",
        "": f"Clause {clause.id}, “{clause.title}” ({place})" + (f"\nTerms: {terms}" if terms else ""),
    }
    notes = (kind for kind in clause.notes if kind in NOTE_HELP)  # a house rule brings its own translations
    comments |= {f"/{kind}": f"{NOTE_HELP[kind]} Clause {clause.id}" for kind in notes}
    for part, comment in comments.items():
        context = f"{clause.id}{part}"
        yield Message(book.slug, context, clause.texts[context], clause.file, comment, _former(book, clause.id, part))


def _former(book: Book, clause: str, part: str) -> tuple[str, ...]:
    return tuple(f"{old}{part}" for old, new in book.retired.items() if new == clause)


def terms_in(book: Book, text: str) -> list[Term]:
    """The glossary terms that occur in an English text."""
    lowered = text.casefold()
    return [term for term in book.terms.values() if len(term.en) > 2 and _even(term.en) in lowered]


_even = cache(str.casefold)  # the same few words are asked for every clause


def _named(term: Term) -> str:
    return f"{term.en} ({term.abbr})" if term.abbr else term.en


def site_messages() -> Iterator[Message]:
    """Every message of the site itself and of the spaces of the platform."""
    for name in covers.spaces():
        for key, text in covers.sentences(name).items():
            yield Message("site", key, text, f"src/lexludi/space/{name}/cover.py", SAID)
    for key, text in STRINGS.items():
        yield Message("site", key, text, "src/lexludi/words.py", "A word or sentence of the site itself")
    said = "What a player is told of a position that cannot be read; keep each {placeholder}"
    notation = dict.fromkeys((BadNotation.ALONE, BadNotation.WITHIN), "src/lexludi/space/line.py")
    for text, file in {**notation, TOO_MANY: "src/lexludi/rulings/odds.py", **space_faults()}.items():
        yield Message("site", "board:fault", text, file, said)
    for phrase in common:
        yield Message("site", "step", phrase.template, "src/lexludi/examples/common_sentences.py", _step_comment())


@cache
def space_faults() -> dict[str, str]:
    """What a player is told of a position that cannot be read, in any space of the platform, with its file."""
    folder = Path(space.__path__[0])
    found = faults(sorted(folder.rglob("*.py")), folder)
    return {text: f"src/lexludi/space/{file}" for text, file in found.items()}


def _step_comment() -> str:
    return "Step sentence; keep each {placeholder}; the words that fill it are not inflected"


def _book(book: Book) -> Iterator[Message]:
    card = f"Card of {book.title}"
    yield Message(book.slug, f"{book.slug}/title", book.title, book.file, f"{card}; keep a real title as it is")
    yield Message(book.slug, f"{book.slug}/subtitle", book.subtitle, book.file, card)
    yield Message(book.slug, f"{book.slug}/about", book.about, book.file, card)
    for step in (inner for outer in book.sequence for inner in outer):
        for text in filter(None, (step.name, step.repeat)):
            yield Message(book.slug, f"{book.slug}/sequence", text, book.file, "A step in the sequence of play")
    for chapter in book.chapters:
        yield Message(book.slug, f"{book.slug}/{chapter.slug}", chapter.title, chapter.file, "Title of a chapter")
        if chapter.intro:
            yield Message(book.slug, f"{book.slug}/{chapter.slug}/intro", chapter.intro, chapter.file, "Introduction")
        yield from _items(book, chapter)


def _items(book: Book, chapter: Chapter) -> Iterator[Message]:
    for item in chapter.items:
        if isinstance(item, Heading):
            comment = f"Title of a section in {chapter.title}"
            yield Message(book.slug, f"{book.slug}/#{item.anchor}", item.title, item.file, comment)
        else:
            yield from clause_messages(book, item)


def _term(book: Book, term: Term) -> Iterator[Message]:
    where = f"Glossary term; defined in {term.clause}" if term.clause else "Glossary term"
    comment = f"{where}. {term.note}".strip()
    yield Message(f"{book.slug}-terms", f"{book.slug}:{term.key}", term.en, term.file, comment)
    if term.abbr:
        comment = f"Abbreviation of {term.en}, as players of the language write it"
        yield Message(f"{book.slug}-terms", f"{book.slug}:{term.key}/abbr", term.abbr, term.file, comment)
    if term.definition:
        comment = f"What {term.en} means, in one sentence for players"
        yield Message(f"{book.slug}-terms", f"{book.slug}:{term.key}/definition", term.definition, term.file, comment)
    if term.also:
        comment = f"Other names of {term.en}, for search: not a translation, but the words players of the language type; commas between"
        yield Message(f"{book.slug}-terms", f"{book.slug}:{term.key}/also", ", ".join(term.also), term.file, comment)


def _examples(project: Project, slug: str) -> Iterator[Message]:
    domain = f"{slug}-examples"
    for own in (each for each in project.phrases(slug).spaces if of_book(type(each).__module__)):
        file = shown(Path(type(own).read.__code__.co_filename), project.root)
        for key, text in own.sentences.items():
            yield Message(domain, key, text, file, SAID)
    for phrase in project.phrases(slug):
        file = shown(Path(phrase.place[0]), project.root)
        yield Message(domain, f"{slug}:step", phrase.template, file, _step_comment())
    files = project.loader.files(slug)
    for template, file in keep(f"{slug}-faults", project.root, files, partial(faults, files, project.root)).items():
        comment = "What a player is told of a case that cannot be; keep each {placeholder}"
        yield Message(domain, f"{slug}:fault", template, file, comment)
    for example in project.examples[slug]:
        if example.language == "en":
            comment = f"Name of an example of “{example.rule}”"
            former = _former(project.books[slug], example.clause, "/example") if example.clause else ()
            yield Message(domain, f"{example.clause}/example", example.name, example.file, comment, former)
