"""How much of each domain is translated, and which messages are not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from lexludi.catalog import po_path, read_po, unusable
from lexludi.files import Problem, shown
from lexludi.i18n.messages import Message, by_domain
from lexludi.languages import Language
from lexludi.project import Project


def status(
    project: Project, messages: Iterable[Message], languages: Sequence[Language]
) -> dict[str, dict[str, dict[str, int]]]:
    """By domain and language: messages, current translations, fuzzy ones."""
    rows: dict[str, dict[str, dict[str, int]]] = {}
    for domain, wanted in by_domain(messages).items():
        rows[domain] = {}
        for language in languages:
            open_ones = [reason for _, reason in _open(project, language, domain, wanted)]
            rows[domain][language.code] = {
                "messages": len(wanted),
                "current": len(wanted) - len(open_ones),
                "fuzzy": open_ones.count("fuzzy"),
            }
    return rows


def not_current(project: Project, messages: Iterable[Message], languages: Iterable[Language]) -> list[Problem]:
    """Every message without a current translation, with its place in the translators' files and the reason."""
    domains = by_domain(messages)
    return [
        problem
        for language in languages
        for domain, wanted in domains.items()
        for problem, _ in _open(project, language, domain, wanted)
    ]


def _open(project: Project, language: Language, domain: str, messages: list[Message]) -> Iterator[tuple[Problem, str]]:
    path = po_path(project.root, language.locale, domain)
    found = {
        (entry.msgctxt or "", entry.msgid): entry
        for entry in (read_po(path, project.root) if path.exists() else ())
        if not entry.obsolete
    }
    for message in messages:
        entry = found.get((message.context, message.text))
        if entry is None or not entry.msgstr:
            reason = "missing"
        elif entry.fuzzy:
            reason = "fuzzy"
        elif any(unusable(message.text, entry.msgstr)):
            reason = "broken"
        else:
            continue
        yield Problem(shown(path, project.root), (entry and entry.linenum) or 0, f"{message.context}: {reason}"), reason
