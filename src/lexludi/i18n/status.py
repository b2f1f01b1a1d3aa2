"""How much of each domain is translated, and which messages are not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from lexludi.catalog import po_path
from lexludi.files import Problem, shown
from lexludi.i18n.messages import Message, by_domain
from lexludi.languages import Language
from lexludi.project import Project


@dataclass(frozen=True)
class Open:
    """A message without a current translation."""

    message: Message
    reason: str
    """`missing`, `fuzzy` or `broken`."""
    file: str
    line: int
    """Its place in the translators' files; line 0 where it is not there yet."""
    old: str
    """The translation of it that is not current, if there is one."""


def status(
    project: Project, messages: Iterable[Message], languages: Sequence[Language]
) -> dict[str, dict[str, dict[str, int]]]:
    """By domain and language: messages, current translations, fuzzy ones."""
    rows: dict[str, dict[str, dict[str, int]]] = {}
    for domain, wanted in by_domain(messages).items():
        rows[domain] = {}
        for language in languages:
            reasons = [each.reason for each in open_messages(project, wanted, language)]
            rows[domain][language.code] = {
                "messages": len(wanted),
                "current": len(wanted) - len(reasons),
                "fuzzy": reasons.count("fuzzy"),
            }
    return rows


def not_current(project: Project, messages: Iterable[Message], languages: Iterable[Language]) -> list[Problem]:
    """Every message without a current translation, with its place in the translators' files and the reason."""
    wanted = list(messages)
    return [
        Problem(each.file, each.line, f"{each.message.context}: {each.reason}")
        for language in languages
        for each in open_messages(project, wanted, language)
    ]


def begun(project: Project, messages: Iterable[Message], language: Language) -> list[Message]:
    """The messages of the site and of the books whose translation into a language has been begun."""
    groups: dict[str, list[Message]] = {}
    for message in messages:
        groups.setdefault(message.domain.partition("-")[0], []).append(message)
    catalog = project.catalog(language.code)
    return [
        message
        for group in groups.values()
        if any((place := catalog.place(each.context, each.text)) and place.fault != "missing" for each in group)
        for message in group
    ]


def open_messages(project: Project, messages: Iterable[Message], language: Language) -> Iterator[Open]:
    """The messages without a current translation into a language."""
    catalog = project.catalog(language.code)
    for message in messages:
        place = catalog.place(message.context, message.text)
        if not catalog.get(message.context, message.text):
            path = po_path(project.root, language.locale, place.domain if place else message.domain)
            reason, line = (place.fault, place.line) if place else ("missing", 0)
            yield Open(message, reason, shown(path, project.root), line, catalog.old(message.context, message.text))
