"""The catalog: what cannot be read is refused with its line, what cannot be shown is not current."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.catalog import Catalog, po_path, read_po, unusable
from lexludi.files import BadInput
from lexludi.site.markup import to_html


def write(root: Path, body: str) -> Path:
    path = po_path(root, "fr", "toy")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n{body}\n', encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "line", ['msgstr "abc', "msgstr abc", 'msgstr abc"', 'msgstr "abc\\"', '"more', '#~ msgid "gone', "#| msgid was"]
)
def test_text_without_its_quotes_is_refused_with_its_line(tmp_path: Path, line: str) -> None:
    path = write(tmp_path, f'msgid "a"\nmsgstr ""\n{line}' if line.startswith('"') else f'\nmsgid "a"\n{line}')
    with pytest.raises(BadInput, match=r"toy\.po:6: not a readable PO file"):
        read_po(path, tmp_path)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            b'msgid ""\nmsgstr ""\n\nmsgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\n',
            r"^toy\.po:4: .* no plural forms; write one msgstr",
        ),
        (b'msgid "a"\nmsgtsr "b"\n', r"^toy\.po:2: not a readable PO file: Syntax error in po file; mend the line"),
        (b'msgid "a"\nmsgstr "\xe9"\n', r"^toy\.po: not UTF-8 text \(byte 18\); save it as UTF-8\."),
    ],
)
def test_file_that_would_lose_something_is_refused(tmp_path: Path, text: bytes, said: str) -> None:
    path = tmp_path / "toy.po"
    path.write_bytes(text)
    with pytest.raises(BadInput, match=said):
        read_po(path, tmp_path)


def test_quotes_remarks_and_old_texts_are_read(tmp_path: Path) -> None:
    body = '# msgid: ask Kim about "a"\n#. "b\n#| msgid "old \\"a\\""\nmsgid "a"\nmsgstr "say \\"a\\" \\\\"\n#~ msgid "x"\n#~ msgstr "y"'
    assert read_po(write(tmp_path, body), tmp_path)[0].msgstr == 'say "a" \\'


@pytest.mark.parametrize(
    ("english", "translation", "said"),
    [
        ("See it.", "Voir [toy.none].", "reference toy.none is not in the English"),
        ("{a} moves", "{b} avance", "placeholder b is not in the English"),
        ("{a} moves", "avance", "placeholder a is lost"),
        ("{a} moves", "{a} {a} avance", "placeholder a is not in the English"),
        ("A title", "Un\ntitre", "has a line break; the English has none"),
        ("A title", "Un\0titre", "has the invisible character U+0000 after 'Un'"),
        ("A title", "Un\u2028titre", "has the invisible character U+2028 LINE SEPARATOR after 'Un'"),
        ("A title", " ", "is empty"),
        ("- a\n- b", "\n".join(" " * 4 * deep + "- x" for deep in range(300)), "has a list too deep to show"),
        ("- a\n- b", "- " * 300 + "x\n- b", "has a list too deep to show"),
    ],
)
def test_broken_translation_counts_as_out_of_date(tmp_path: Path, english: str, translation: str, said: str) -> None:
    assert said in list(unusable(english, translation))
    texts = [text.replace("\n", "\\n") for text in (english, translation)]
    write(tmp_path, 'msgctxt "toy.1"\nmsgid "{}"\nmsgstr "{}"'.format(*texts))
    catalog = Catalog.read(tmp_path, "fr", "toy")
    assert catalog.get("toy.1", english) is None
    assert catalog.old("toy.1", english) == translation


@given(st.text(st.sampled_from("-*+1. \n\t_[]toy{}a\0"), max_size=200))
def test_text_that_is_current_can_be_shown(text: str) -> None:
    if not any(unusable("a\n[toy.1]", text)):
        assert isinstance(to_html(text, {"toy.1": ("#toy.1", "1")}.__getitem__), str)
