"""Parts of a translation in files of their own: taken in whole, in any order, or refused with the reason."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import polib
import pytest

from lexludi.catalog import Catalog, po_path
from lexludi.files import BadInput
from lexludi.i18n.merge import merge
from lexludi.i18n.messages import Message
from support import Copy

MESSAGES = [
    Message("toy", "toy.1", "One.", "docs/toy/01-one.md"),
    Message("toy", "toy.2", "Two.", "docs/toy/02-two.md"),
    Message("toy-terms", "toy:two", "two", "docs/toy/terms/words.toml"),
]


def part(root: Path, name: str, *texts: tuple[str, str, str], language: str = "fr") -> Path:
    po = polib.POFile(wrapwidth=0)
    po.metadata = {"Content-Type": "text/plain; charset=UTF-8", "Language": language}
    po.extend(polib.POEntry(msgctxt=context, msgid=text, msgstr=said) for context, text, said in texts)
    path = root / f"{name}.po"
    path.write_text(str(po), encoding="utf-8")
    return path


def written(root: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in root.rglob("fr/LC_MESSAGES/*.po")}


def test_parts_come_to_the_same_files_in_any_order(tmp_path: Path) -> None:
    found = []
    for turn, order in enumerate(permutations(("one", "two", "three"))):
        root = tmp_path / str(turn)
        root.mkdir()
        merge(root, MESSAGES)
        parts = {
            "one": part(root, "one", ("toy.1", "One.", "Un.")),
            "two": part(root, "two", ("toy:two", "two", "deux"), ("toy.2", "Two.", "Deux.")),
            "three": part(root, "three", ("toy.2", "Two.", "Deux.")),
        }
        merge(root, MESSAGES, [parts[name] for name in order])
        found.append(written(root))
        assert merge(root, MESSAGES, parts.values()) == []
    assert all(each == found[0] for each in found)
    catalog = Catalog.read(tmp_path / "0", "fr", "toy", "toy-terms")
    assert [catalog.get(message.context, message.text) for message in MESSAGES] == ["Un.", "Deux.", "deux"]


def test_part_takes_the_place_of_a_stale_translation_and_leaves_the_rest(tmp_path: Path) -> None:
    old = [Message("toy", "toy.1", "Uno.", ""), *MESSAGES[1:]]
    merge(tmp_path, old, [part(tmp_path, "old", ("toy.1", "Uno.", "Un, vieux."), ("toy.2", "Two.", "Deux."))])
    merge(tmp_path, MESSAGES)
    assert "#, fuzzy" in written(tmp_path)["toy.po"]
    merge(tmp_path, MESSAGES, [part(tmp_path, "new", ("toy.1", "One.", "Un."))])
    assert "#, fuzzy" not in written(tmp_path)["toy.po"] and "#| msgid" not in written(tmp_path)["toy.po"]
    catalog = Catalog.read(tmp_path, "fr", "toy")
    assert (catalog.get("toy.1", "One."), catalog.get("toy.2", "Two.")) == ("Un.", "Deux.")


@pytest.mark.parametrize(
    ("texts", "language", "said"),
    [
        ([("toy.11", "One.", "Un.")], "fr", "part.po:7: toy.11: there is no such message. Did you mean toy.1?"),
        ([("toy.1", "Uno.", "Un.")], "fr", "part.po:7: toy.1: its English is another by now; translate that."),
        (
            [("toy.1", "One.", "Une.")],
            "fr",
            "part.po:7: toy.1: first.po:7 translates it otherwise; keep one of the two.",
        ),
        ([], "la", "part.po:1: says no language in its header; write `Language: …` there, one of ko, zh_CN, fr, ru."),
    ],
)
def test_part_that_does_not_fit_is_refused_and_nothing_is_written(
    texts: list[tuple[str, str, str]], language: str, said: str, tmp_path: Path
) -> None:
    merge(tmp_path, MESSAGES)
    before = written(tmp_path)
    first = part(tmp_path, "first", ("toy.1", "One.", "Un."))
    with pytest.raises(BadInput) as error:
        merge(tmp_path, MESSAGES, [first, part(tmp_path, "part", *texts, language=language)])
    assert list(map(str, error.value.problems)) == [said]
    assert written(tmp_path) == before and po_path(tmp_path, "fr", "toy").exists()


def test_part_of_what_is_open_is_taken_in_once_translated(guide: Copy, capsys: pytest.CaptureFixture[str]) -> None:
    path = guide.root / "part.po"
    assert guide.call("i18n", "part", "--lang", "fr", str(path)) == 0
    po = polib.pofile(str(path))
    assert ("duel.1.1.reach/title", "Reach") not in {(entry.msgctxt, entry.msgid) for entry in po}
    assert f"{len(po)} messages to translate" in capsys.readouterr().out
    for entry in po:
        entry.msgstr = entry.msgid
    po.save(str(path))
    assert guide.call("i18n", "merge", "--from", str(path)) == 0
    capsys.readouterr()
    assert guide.call("i18n", "part", "--lang", "fr", str(path)) == 0
    assert len(polib.pofile(str(path))) == 0
