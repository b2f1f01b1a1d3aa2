"""How much of each domain is translated, fuzzy or missing."""

from __future__ import annotations

from lexludi.catalog import po_path, read_po
from lexludi.i18n.messages import all_messages
from lexludi.languages import TRANSLATIONS
from lexludi.project import Project


def status(project: Project) -> dict[str, dict[str, dict[str, int]]]:
    """By domain and language: messages, current translations, fuzzy ones."""
    domains: dict[str, set[tuple[str, str]]] = {}
    for message in all_messages(project):
        domains.setdefault(message.domain, set()).add((message.context, message.text))
    return {
        domain: {language.code: _count(project, language.locale, domain, wanted) for language in TRANSLATIONS}
        for domain, wanted in domains.items()
    }


def _count(project: Project, locale: str, domain: str, wanted: set[tuple[str, str]]) -> dict[str, int]:
    path = po_path(project.root, locale, domain)
    entries = read_po(path, project.root) if path.exists() else []
    own = [entry for entry in entries if (entry.msgctxt or "", entry.msgid) in wanted]
    return {
        "messages": len(wanted),
        "current": sum(entry.translated() for entry in own),
        "fuzzy": sum(entry.fuzzy for entry in own),
    }
