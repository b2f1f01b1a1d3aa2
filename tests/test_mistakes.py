"""Mistakes of text that nothing would show: each is told, or does no harm."""

from __future__ import annotations

import pytest

from support import Copy

FEATURE = "features/duel/01-bout.feature"
Printed = pytest.CaptureFixture[str]


def test_files_of_an_editor_that_marks_them_and_ends_lines_in_its_own_way_are_read(
    guide: Copy, capsys: Printed
) -> None:
    files = [path for path in guide.root.rglob("*.*") if path.is_file()]
    for path in files:
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    for command in (["coverage"], ["number"], ["record"], ["show", "1.2§2"]):
        assert guide.call(*command) == 0, capsys.readouterr().err
    assert {path.suffix for path in files} >= {".toml", ".md", ".feature", ".txt", ".py", ".yml"}


@pytest.mark.parametrize("word", ["cut", "CUT"])
def test_two_terms_one_place_can_take_need_a_word_each(word: str, guide: Copy, capsys: Printed) -> None:
    guide.replace("docs/duel/terms/words.toml", 'en = "thrust"', f'en = "{word}"')
    assert guide.call("coverage") == 2
    assert capsys.readouterr().err.splitlines() == [
        "lexludi: docs/duel/terms/words.toml:19: [thrust] and [cut] can both be meant by 'cut' in a sentence; "
        "give each a word of its own."
    ]


def test_statement_said_twice_is_a_fault(guide: Copy, capsys: Printed) -> None:
    said = "Then the gap is now 3 m"
    guide.replace(FEATURE, said, f"{said}\n      And the gap is now 3 m")
    assert guide.call("coverage") == 2
    assert f"{FEATURE}:34: And the gap is now 3 m: this is said twice; line 33" in capsys.readouterr().err


def test_command_whose_output_is_closed_ends_as_it_would(guide: Copy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    assert guide.call("coverage") == 0


def test_name_of_no_example_is_told_with_the_nearest_that_is_one(guide: Copy, capsys: Printed) -> None:
    assert guide.call("odds", "duel.1.2.hits:x1:cut-55") == 2
    assert capsys.readouterr().err.endswith("Did you mean duel.1.2.hits:x1:cut-5?\n")


def test_message_that_stands_twice_among_translations_is_told_before_one_is_lost(guide: Copy, capsys: Printed) -> None:
    path = guide.root / "locales/fr/LC_MESSAGES/duel.po"
    text = path.read_text(encoding="utf-8")
    entry = text[text.index("msgctxt") :].split("\n\n")[0].strip()
    path.write_text(f"{text.rstrip()}\n\n{entry}\n", encoding="utf-8")
    assert guide.call("i18n", "merge") == 2
    assert "stands already in line" in capsys.readouterr().err
    assert path.read_text(encoding="utf-8").count(entry) == 2


def test_example_in_a_name_that_a_term_no_longer_has_is_run_again(guide: Copy, capsys: Printed) -> None:
    words = "docs/duel/terms/words.toml"
    guide.replace(words, 'en = "cut"', 'en = "cut"\nalso = ["slash"]')
    guide.replace(FEATURE, "3 m apart\n      When A attacks with a cut", "3 m apart\n      When A attacks with a slash")
    assert guide.call("coverage") == 0, capsys.readouterr().err
    guide.replace(words, '"slash"', '"hew"')
    assert guide.call("coverage") == 2
    assert f"{FEATURE}:16: this book has no such sentence" in capsys.readouterr().err
