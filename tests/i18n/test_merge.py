"""Merging: nothing is lost, nothing stale is shown as current."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import polib
import pytest

from lexludi.catalog import Catalog, po_path
from lexludi.files import BadInput
from lexludi.i18n.merge import merge
from lexludi.i18n.messages import Message, all_messages, clause_messages
from lexludi.project import Project
from support import ROOT


def message(text: str, context: str = "toy.1") -> Message:
    return Message("toy", context, text, "docs/toy/01-one.md", "Clause toy.1")


def translate(root: Path, **texts: str) -> None:
    path = po_path(root, "fr", "toy")
    po = polib.pofile(str(path), wrapwidth=0)
    for entry in po:
        entry.msgstr = texts.get(entry.msgctxt.replace(".", "_"), entry.msgstr)
    po.save(str(path))


def entries(root: Path) -> dict[str, polib.POEntry]:
    return {entry.msgctxt: entry for entry in polib.pofile(str(po_path(root, "fr", "toy")))}


def test_changed_english_turns_the_translation_fuzzy_and_keeps_both(tmp_path: Path) -> None:
    merge(tmp_path, [message("Roll a die.")])
    translate(tmp_path, toy_1="Lancez un dé.")
    merge(tmp_path, [message("Something else altogether, rewritten from scratch.")])
    entry = entries(tmp_path)["toy.1"]
    assert (entry.fuzzy, entry.previous_msgid, entry.msgstr) == (True, "Roll a die.", "Lancez un dé.")
    assert Catalog.read(tmp_path, "fr", "toy").get("toy.1", entry.msgid) is None


def test_second_change_keeps_the_english_the_translation_was_made_from(tmp_path: Path) -> None:
    merge(tmp_path, [message("One.")])
    translate(tmp_path, toy_1="Un.")
    merge(tmp_path, [message("Two.")])
    merge(tmp_path, [message("Three.")])
    assert entries(tmp_path)["toy.1"].previous_msgid == "One."


def test_merge_without_change_touches_no_file(tmp_path: Path) -> None:
    merge(tmp_path, [message("One.")])
    assert merge(tmp_path, [message("One.")]) == []


def test_removed_message_stays_as_obsolete(tmp_path: Path) -> None:
    merge(tmp_path, [message("One."), message("Two.", "toy.2")])
    translate(tmp_path, toy_1="Un.", toy_2="Deux.")
    merge(tmp_path, [message("One.")])
    assert entries(tmp_path)["toy.2"].obsolete
    merge(tmp_path, [message("One."), message("Two.", "toy.2")])
    assert entries(tmp_path)["toy.2"].msgstr == "Deux."


def test_credits_remarks_flags_and_header_fields_are_kept(tmp_path: Path) -> None:
    merge(tmp_path, [message("One."), message("Two.", "toy.2")])
    path = po_path(tmp_path, "fr", "toy")
    text = path.read_text(encoding="utf-8")
    credit = "# Copyright (C) 2024 Anne\n#\n# Thanks to Jean.\n"
    text = text.replace("#\n", credit, 1).replace(
        '"Language: fr', '"Last-Translator: Anne <a@example.org>\\n"\n"Language: fr'
    )
    text = text.replace('msgctxt "toy.1"', '#, max-length:40, no-wrap\nmsgctxt "toy.1"')
    text = "# not sure of this\n#. Clause".join(text.split("#. Clause"))
    path.write_text(text, encoding="utf-8")
    merge(tmp_path, [message("One, changed."), message("Two.", "toy.2")])
    again = path.read_text(encoding="utf-8")
    assert again.startswith(credit)
    assert again.count("# not sure of this\n") == 2
    assert '"Last-Translator: Anne <a@example.org>\\n"' in again
    assert "#, max-length:40, no-wrap\n" in again
    assert merge(tmp_path, [message("One, changed."), message("Two.", "toy.2")]) == []


def test_flag_stays_beside_fuzzy_when_the_english_changes(tmp_path: Path) -> None:
    merge(tmp_path, [message("One.")])
    translate(tmp_path, toy_1="Un.")
    path = po_path(tmp_path, "fr", "toy")
    flagged = path.read_text(encoding="utf-8").replace('msgctxt "toy.1"', '#, max-length:40\nmsgctxt "toy.1"')
    path.write_text(flagged, encoding="utf-8")
    merge(tmp_path, [message("Two.")])
    assert entries(tmp_path)["toy.1"].flags == ["fuzzy", "max-length:40"]


def renamed(text: str, part: str = "") -> Message:
    return Message("toy", f"toy.2{part}", text, "docs/toy/01-one.md", "Clause toy.2", (f"toy.1{part}",))


def test_new_id_carries_the_translations_of_the_retired_one(tmp_path: Path) -> None:
    parts = {"/title": "Title", "": "Text.", "/reading": "Note.", "/example": "Example"}
    merge(tmp_path, [message(text, f"toy.1{part}") for part, text in parts.items()])
    translate(tmp_path, **{f"toy_1{part}": f"fr {text}" for part, text in parts.items()})
    merge(tmp_path, [renamed(text, part) for part, text in parts.items()])
    catalog = Catalog.read(tmp_path, "fr", "toy")
    assert {part: catalog.get(f"toy.2{part}", text) for part, text in parts.items()} == {
        part: f"fr {text}" for part, text in parts.items()
    }
    assert merge(tmp_path, [renamed(text, part) for part, text in parts.items()]) == []


def test_new_id_with_changed_english_turns_fuzzy_and_names_where_it_came_from(tmp_path: Path) -> None:
    merge(tmp_path, [message("One.")])
    translate(tmp_path, toy_1="Un.")
    merge(tmp_path, [renamed("One, changed.")])
    entry = entries(tmp_path)["toy.2"]
    assert (entry.msgstr, entry.fuzzy) == ("Un.", True)
    assert (entry.previous_msgctxt, entry.previous_msgid) == ("toy.1", "One.")


def test_examples_of_a_retired_id_find_their_own_translation_before_a_close_one(tmp_path: Path) -> None:
    merge(tmp_path, [message("A unit moves", "toy.1/example")])
    translate(tmp_path, **{"toy_1/example": "Une unité avance"})
    merge(tmp_path, [renamed("A unit halts", "/example"), renamed("A unit moves", "/example")])
    catalog = Catalog.read(tmp_path, "fr", "toy")
    assert catalog.get("toy.2/example", "A unit moves") == "Une unité avance"
    assert catalog.get("toy.2/example", "A unit halts") is None


def test_same_english_elsewhere_is_offered_as_fuzzy(tmp_path: Path) -> None:
    merge(tmp_path, [message("One.")])
    translate(tmp_path, toy_1="Un.")
    both = [message("One."), message("One.", "toy.9")]
    merge(tmp_path, both)
    found = entries(tmp_path)
    assert (found["toy.9"].msgstr, found["toy.9"].fuzzy, found["toy.9"].previous_msgctxt) == ("Un.", True, "toy.1")
    assert not found["toy.1"].fuzzy
    assert merge(tmp_path, both) == []


def test_obsolete_fuzzy_entry_is_stable(tmp_path: Path) -> None:
    merge(tmp_path, [message("One."), message("Two.", "toy.2")])
    translate(tmp_path, toy_1="Un.")
    merge(tmp_path, [message("One, changed."), message("Two.", "toy.2")])
    merge(tmp_path, [message("Two.", "toy.2")])
    assert merge(tmp_path, [message("Two.", "toy.2")]) == []
    assert entries(tmp_path)["toy.1"].msgstr == "Un."


def test_clause_with_a_new_id_names_its_former_contexts(project: Project) -> None:
    book = project.books["acp"]
    clause = next(clause for clause in book.clauses.values() if clause.notes)
    moved = replace(book, retired={"acp.old": clause.id, "acp.older": clause.id})
    for found in clause_messages(moved, clause):
        part = found.context.removeprefix(clause.id)
        assert found.former == (f"acp.old{part}", f"acp.older{part}")


def test_merge_on_a_clean_checkout_changes_nothing(project: Project, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "locales", tmp_path / "locales")
    assert merge(tmp_path, all_messages(project)) == []


def test_file_a_message_names_is_there(project: Project) -> None:
    assert {each.file for each in all_messages(project) if not (ROOT / each.file).is_file()} == set()


def test_entry_carries_context_reference_and_comment(tmp_path: Path) -> None:
    merge(tmp_path, [message("One.")])
    entry = entries(tmp_path)["toy.1"]
    assert (entry.occurrences, entry.comment) == ([("docs/toy/01-one.md", "")], "Clause toy.1")


def test_broken_po_file_is_refused_with_its_name(tmp_path: Path) -> None:
    path = po_path(tmp_path, "fr", "toy")
    path.parent.mkdir(parents=True)
    path.write_text('msgid "a"\nnonsense\n', encoding="utf-8")
    with pytest.raises(BadInput, match=r"toy\.po"):
        merge(tmp_path, [message("One.")])
    assert path.read_text(encoding="utf-8").endswith("nonsense\n")
