"""What a translation must keep: placeholders, numbers, references, markup and the glossary's words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache, partial
from pathlib import Path

from lexludi.catalog import po_path, unusable
from lexludi.clauses.book import Book
from lexludi.clauses.terms import Term
from lexludi.files import BadInput, Problem, kept_problems, line_of, line_with, read_text, read_toml, shown
from lexludi.i18n.alike import alike
from lexludi.i18n.messages import Message, by_domain
from lexludi.languages import LANGUAGES, TRANSLATIONS, Language
from lexludi.marks import DIRECTIVE, REFERENCE, prose
from lexludi.numerals import changed_numbers, exchanged_numbers
from lexludi.project import Project
from lexludi.proof.evidence import refresh
from lexludi.proof.numbers_in_text import given, untold
from lexludi.proof.record import Record

NAMED = re.compile(r'"Language: ([a-z]+)')
"""The language of a file as its header has it, without its country."""
EXCEPTED = ("numbers", "order", "terms")
"""The checks that can be wrong about a message."""
MARKUP = {
    "**strong** text": re.compile(r"\*\*"),
    "list item": re.compile(r"^\s*(?:[-*]|\d+\.)\s", re.M),
    "paragraph": re.compile(r"\n\s*\n(?!\s*(?:[-*]|\d+\.)\s)"),
    "HTML tag": re.compile(r"</?[A-Za-z!]"),
    "code mark": re.compile(r"`"),
    "link": re.compile(r"\]\("),
}


def check(project: Project, messages: Iterable[Message]) -> list[Problem]:
    """Every fault of the translations that are current."""
    messages = list(messages)
    wanted = by_domain(messages)
    exceptions = read_exceptions(project.root)
    problems = [*_misplaced(project.root), *_unmet(project.root, exceptions, messages)]
    for language in TRANSLATIONS:
        problems += _unread(project, language)
        for domain, entries in wanted.items():
            problems += _checked(project, language, domain, entries, exceptions)
    for slug in project.books:
        problems += _untold(project, slug)
        for language in LANGUAGES.values():
            problems += _taken(project, slug, language)
            problems += alike(project, slug, language)
    return problems


def _unread(project: Project, language: Language) -> Iterator[Problem]:
    """Files that lie among the translators' and are of no book."""
    wanted = [name for name in project.domains if not name.endswith("-variant")]
    for path in sorted(po_path(project.root, language.locale, "site").parent.glob("*.po")):
        if path.stem not in wanted:
            yield Problem(shown(path, project.root), 0, f"of no book; the files here are: {', '.join(wanted)}.")
        elif (named := NAMED.search(read_text(path, project.root))) and named[1] != language.code:
            line = line_with(named[0], path, project.root)
            said = f"in the folder of {language.code}, but its header says it is in {named[1]}."
            yield Problem(shown(path, project.root), line, said)


def _misplaced(root: Path) -> Iterator[Problem]:
    """Translations that lie where none are read."""
    read = [po_path(root, language.locale, "site").parent for language in TRANSLATIONS]
    for path in sorted((root / "locales").rglob("*.po")):
        if path.parent not in read:
            folders = ", ".join(shown(folder, root) for folder in read)
            yield Problem(shown(path, root), 0, f"never read: translations stand in {folders}.")


def _untold(project: Project, slug: str) -> Iterator[Problem]:
    """Numbers a clause gives that its English says and a translation does not."""
    records: list[Record] = []
    with suppress(BadInput):  # examples that cannot run are told where they run
        records = refresh(project, slug).records
    numbers = given(project, slug, records)
    for language in TRANSLATIONS:
        catalog, file = project.catalog(language.code), po_path(project.root, language.locale, slug)
        for clause, number in untold(project.books[slug], numbers, catalog, language.code):
            place = catalog.place(clause, project.books[slug].clauses[clause].text)
            said = f"{clause}: the rules give {number} by this clause, and the translation does not say it."
            yield Problem(shown(file, project.root), place.line if place else 0, said)


def _taken(project: Project, slug: str, language: Language) -> Iterator[Problem]:
    """Other names of a term that are the word of another term of the book."""
    vocabulary = project.vocabulary(slug, language.code)
    owner = {_even(word): key for key, words in vocabulary.words.items() for word in words}
    path, catalog = po_path(project.root, language.locale, f"{slug}-terms"), project.catalog(language.code)
    terms = project.books[slug].terms
    for key, names in project.other_names(slug, language.code).items():
        for name in names:
            if _even(name) in owner:
                file = terms[key].file if language.code == "en" else shown(path, project.root)
                place = catalog.place(f"{slug}:{key}/also", ", ".join(terms[key].also))
                line = place.line if place else line_of(key, project.root / terms[key].file, project.root)
                yield Problem(
                    file, line, f"{slug}:{key}/also: {name!r} is the word of {owner[_even(name)]} in this book."
                )


def read_exceptions(root: Path) -> dict[str, set[str]]:
    """Messages on which a check is known to be wrong, by check, as the files of `locales/exceptions/` list them."""
    listed: dict[str, set[str]] = {}
    for path in _exceptions(root):
        for name, contexts in read_toml(path, root).items():
            if name not in EXCEPTED:
                said = f"`{name}` is no check that has exceptions; those that have are {', '.join(EXCEPTED)}."
            elif not isinstance(contexts, list) or not all(isinstance(context, str) for context in contexts):
                said = f'`{name}` is a list of messages: {name} = ["…"].'
            else:
                listed[name] = listed.get(name, set()) | set(contexts)
                continue
            raise BadInput(Problem(shown(path, root), line_of(name, path, root), said))
    return listed


def _exceptions(root: Path) -> list[Path]:
    return sorted((root / "locales" / "exceptions").glob("*.toml"))


def _unmet(root: Path, exceptions: dict[str, set[str]], messages: Iterable[Message]) -> Iterator[Problem]:
    """Exceptions for messages that are not there."""
    contexts = {message.context for message in messages}
    for listed in sorted(each for entries in exceptions.values() for each in entries):
        language, _, rest = listed.partition(":")
        context = rest if language in LANGUAGES else listed
        if not {context, context.rpartition(":")[0]} & contexts:
            for path in _exceptions(root):
                if line := line_with(f'"{listed}"', path, root):
                    said = f"{listed}: there is no such message; remove the line."
                    yield Problem(shown(path, root), line, said)


def _checked(
    project: Project, language: Language, domain: str, messages: list[Message], exceptions: dict[str, set[str]]
) -> list[Problem]:
    """The faults of a file, taken from the last check if nothing it depends on changed."""
    path, book = po_path(project.root, language.locale, domain), project.books.get(domain)
    if not path.exists():
        return []
    glossary = (book.terms, project.vocabulary(domain, language.code).words) if book else ()
    listed = {name: sorted(contexts) for name, contexts in exceptions.items()}
    find = partial(_check_file, project, language, domain, messages, exceptions)
    rests_on = repr((project.sources.seen.get(path), messages, glossary, listed))
    return kept_problems(f"{domain}-{language.locale}-checked", project.root, (), find, rests_on)


def _check_file(
    project: Project, language: Language, domain: str, messages: list[Message], exceptions: dict[str, set[str]]
) -> Iterator[Problem]:
    path, catalog = po_path(project.root, language.locale, domain), project.catalog(language.code)
    book = project.books.get(domain)
    words = [term for term in book.terms.values() if term.use == "prose" and len(term.en) > 2] if book else []
    terms = [(term.en.casefold(), term) for term in sorted(words, key=lambda term: -len(term.en))]
    for message in messages:
        place = catalog.place(message.context, message.text)
        translation = catalog.get(message.context, message.text) or (place.text if place else "")
        if place is None or place.fault in ("missing", "fuzzy"):
            continue
        faults = list(_faults(message.text, translation))
        if message.context not in exceptions.get("numbers", ()):
            texts = prose(message.text), prose(translation)
            changed = changed_numbers(*texts, language.code)
            if not changed and f"{language.code}:{message.context}" not in exceptions.get("order", ()):
                changed = exchanged_numbers(*texts, language.code)
            faults += changed
        if book and "/#" not in message.context:
            skipped = exceptions.get("terms", set())
            faults += (
                fault
                for key, fault in _strayed(project, book, language, terms, prose(message.text), translation)
                if not {message.context, f"{message.context}:{key}", f"{language.code}:{message.context}:{key}"}
                & skipped
            )
        for fault in faults:
            yield Problem(shown(path, project.root), place.line, f"{message.context}: {fault}.")


def _faults(english: str, translation: str) -> Iterator[str]:
    yield from unusable(english, translation)
    for what, pattern in (("reference", REFERENCE), ("chart", DIRECTIVE)):
        names, kept = pattern.findall(english), pattern.findall(translation)
        if names == kept:
            continue  # as almost always
        wanted, found = Counter(names), Counter(kept)
        for name in wanted - found:
            yield f"{what} {name} is lost"
        for name in found - wanted:
            if pattern is DIRECTIVE or name in wanted:
                yield f"{what} {name} is not in the English" + (" so often" if name in wanted else "")
    for what, pattern in MARKUP.items():
        there, here = len(pattern.findall(english)), len(pattern.findall(translation))
        if there != here:
            yield f"{what}: {here} times, {there} in the English"


def _strayed(
    project: Project, book: Book, language: Language, terms: list[tuple[str, Term]], english: str, translation: str
) -> Iterator[tuple[str, str]]:
    """Glossary terms of the English whose word is not in the translation, the longest first."""
    vocabulary = project.vocabulary(book.slug, language.code)
    rest = english.casefold()
    for word, term in terms:
        if word not in rest or not (pattern := _forms(word)).search(rest):
            continue
        rest = pattern.sub(" ", rest)
        words = vocabulary.words[term.key]
        if term.loose or any(_uses(word, translation, language.code) for word in words):
            continue
        compounds = (word for key in _compounds(book, term) for word in vocabulary.words[key])
        if not any(_uses(word, translation, language.code) for word in compounds):
            yield term.key, f"the term {term.en!r} is {words[-1]!r} in this glossary, and is not used here"


@cache
def _forms(word: str) -> re.Pattern[str]:
    """What finds an English word in its usual forms."""
    return re.compile(rf"\b{re.escape(word)}(?:s|es|ed|d|ing)?\b")


@cache
def _begins(stem: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(stem)}")


def _compounds(book: Book, term: Term) -> Iterator[str]:
    """Terms whose English has this one in it: who changes formation may be said to make a change of formation."""
    part = re.compile(rf"\b{re.escape(term.en.casefold())}\b")
    for other in book.terms.values():
        if other is not term and other.use == "prose" and part.search(other.en.casefold()):
            yield other.key


def _uses(word: str, text: str, language: str) -> bool:
    """Whether a text uses a term in any grammatical form."""
    lowered, parts = _even(text), re.findall(r"\w+", _even(word))
    if language in ("ko", "zh"):
        return all(part in lowered for part in parts)
    return all(_begins(_stem(part)).search(lowered) for part in parts)


def _even(text: str) -> str:
    """Lower case, with the Russian ё as е."""
    return text.casefold().replace("ё", "е")


def _stem(word: str) -> str:
    """The part of a French or Russian word that its endings leave alone."""
    word = word.removesuffix("ся")
    if len(word) <= 3:
        return word[:2] if len(word) == 3 else word
    return word[: max(3, len(word) - (3 if len(word) > 6 else 2))]
