"""Merging: nothing is lost, nothing stale is shown as current."""

from __future__ import annotations

from pathlib import Path

import polib
import pytest

from lexludi.catalog import Catalog, po_path
from lexludi.files import BadInput
from lexludi.i18n.merge import extract, merge
from lexludi.i18n.messages import Message


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
    assert extract(tmp_path, [message("One.")]) != []
    assert extract(tmp_path, [message("One.")]) == []


def test_removed_message_stays_as_obsolete(tmp_path: Path) -> None:
    merge(tmp_path, [message("One."), message("Two.", "toy.2")])
    translate(tmp_path, toy_1="Un.", toy_2="Deux.")
    merge(tmp_path, [message("One.")])
    assert entries(tmp_path)["toy.2"].obsolete
    merge(tmp_path, [message("One."), message("Two.", "toy.2")])
    assert entries(tmp_path)["toy.2"].msgstr == "Deux."


def test_templates_carry_context_reference_and_comment(tmp_path: Path) -> None:
    (path,) = extract(tmp_path, [message("One.")])
    (entry,) = polib.pofile(str(path))
    assert (entry.msgctxt, entry.occurrences, entry.comment) == ("toy.1", [("docs/toy/01-one.md", "")], "Clause toy.1")


def test_broken_po_file_is_refused_with_its_name(tmp_path: Path) -> None:
    path = po_path(tmp_path, "fr", "toy")
    path.parent.mkdir(parents=True)
    path.write_text('msgid "a"\nnonsense\n', encoding="utf-8")
    with pytest.raises(BadInput, match=r"toy\.po"):
        merge(tmp_path, [message("One.")])
    assert path.read_text(encoding="utf-8").endswith("nonsense\n")
