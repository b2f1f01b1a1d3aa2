"""The check on translations: what it catches and what it lets pass."""

from __future__ import annotations

import re
from collections.abc import Callable

import polib
import pytest

from lexludi.catalog import unusable
from lexludi.i18n.alike import alike
from lexludi.i18n.check import _faults, _uses, check
from lexludi.i18n.messages import all_messages
from lexludi.languages import LANGUAGES
from lexludi.marks import PLACEHOLDER
from lexludi.numerals import changed_numbers, exchanged_numbers
from lexludi.project import Project
from lexludi.proof.coverage import coverage
from lexludi.proof.evidence import refresh
from lexludi.site.pages import Pages
from lexludi.site.reader import Reader
from support import Copy


@pytest.mark.parametrize(
    ("english", "translation", "said"),
    [
        ("{a} of {b}", "{a}", "placeholder b is lost"),
        ("{a}", "{a} {c}", "placeholder c is not in the English"),
        ("See [toy.1].", "Voir [toy.2].", "reference toy.1 is lost"),
        ("x\n\n{{ table toy.1 }}\n", "x", "chart toy.1 is lost"),
        ("**a** b", "a b", "**strong** text"),
        ("- a\n- b", "- a", "list item"),
        ("a\n\nb", "a", "paragraph"),
        ("a", "<script>a</script>", "HTML tag"),
        ("a", "[a](javascript:b)", "link"),
    ],
)
def test_lost_or_added_markup_is_found(english: str, translation: str, said: str) -> None:
    assert any(said in fault for fault in _faults(english, translation))


def test_faithful_translation_passes() -> None:
    english = "Roll **one** die, see [toy.1].\n\n- {a}\n- b\n"
    assert list(_faults(english, "Lancez **un** dé, voir [toy.1].\n\n- {a}\n- b\n")) == []


@pytest.mark.parametrize(
    ("english", "translation", "language", "faults"),
    [
        ("7 points", "7点", "zh", []),
        ("3 hexes", "三格", "zh", []),
        ("two dice", "2 dés", "fr", []),
        ("8 or 9", "8 ou 9", "fr", []),
        ("8 or 9", "8 ou 6", "fr", ["6 is not in the English", "9 is missing"]),
        ("2 hexes", "два гекса", "ru", []),
        ("15 steps", "пять шагов", "ru", ["15 is missing"]),
        ("1 hit", "한 번 손상", "ko", []),
        ("fires at -1", "사격 수정치 +1", "ko", ["-1 is missing", "+1 is not in the English"]),
        ("fires at -1", "tire à −1", "fr", []),
        ("TQ -1", "对TQ-1", "zh", []),
        ("TQ -1", "对TQ+1", "zh", ["-1 is missing"]),
        ("modifier of +2", "修正为+2", "zh", []),
        ("modifier of +2", "修正为-2", "zh", ["+2 is missing", "-2 is not in the English"]),
        ("fires 6/7", "tire à 7/6", "fr", ["6/7 is missing", "7/6 is not in the English"]),
        ("at 2:1", "при 1:2", "ru", ["2:1 is missing", "1:2 is not in the English"]),
        ("at 2:1", "为2：1", "zh", []),
        ("0.5 hexes", "5,0 hexagones", "fr", ["0.5 is missing", "5.0 is not in the English"]),
        ("0.5 hexes", "0,5 гекса", "ru", []),
        ("Step 4: two steps", "순서 4: 2보", "ko", []),
        ("From 1/3 up to, but not including, 1/2.", "От 1/3 до 1/2.", "ru", []),
        ("From 1/3 up to, but not including, 1/2.", "От 1/2 до 1/3.", "ru", ["1/3 to 1/2 has its bounds exchanged"]),
        ("2-4 hexes", "2到4格", "zh", []),
        ("2-4 hexes", "4到2格", "zh", ["2 to 4 has its bounds exchanged"]),
        ("between 3 and 5", "5에서 3 사이", "ko", ["3 to 5 has its bounds exchanged"]),
        ("from -7 to 16", "от −7 до 16", "ru", []),
    ],
)
def test_changed_number_is_found_in_digits_or_words(
    english: str, translation: str, language: str, faults: list[str]
) -> None:
    assert changed_numbers(english, translation, language) == faults


@pytest.mark.parametrize(
    ("english", "translation", "language", "faults"),
    [
        ("1-2 loses 1, 3-4 loses 2", "1-2 : perte de 1, 3-4 : perte de 2", "fr", []),
        ("1-2 loses 1, 3-4 loses 2", "1–2: теряет 2, 3–4: теряет 1", "ru", ["2 stands where the English has 1"]),
        (
            "On 5 it loses 1; on 6 it is lost.",
            "6이면 1을 잃는다. 5이면 제거된다.",
            "ko",
            ["6 stands where the English has 5"],
        ),
        ("7/8 at 1 hex and 8/- at 2 hexes", "1格时7/8，2格时8/-", "zh", []),
        ("level 3 is left and 4 remain", "剩4，失去3级", "zh", ["4 stands where the English has 3"]),
        ("pays 3 points to enter ford 2", "进入2级浅滩花费3点", "zh", []),
        ("pays 3 points to enter ford 2", "paie 2 points pour le gué 3", "fr", ["2 stands where the English has 3"]),
        ("0.5 of 12, and 3", "12 의 0.5, 3", "ko", []),
        ("one of 3 and 4", "1, 4, 3", "ko", []),
    ],
)
def test_numbers_that_have_changed_places_are_found_where_no_word_order_explains_it(
    english: str, translation: str, language: str, faults: list[str]
) -> None:
    assert exchanged_numbers(english, translation, language) == faults


@pytest.mark.parametrize("code", [0x200B, 0x200C, 0x200D, 0x202E, 0x2066, 0xFEFF, 0x00AD, 0x2060, 0x3164, 0x1B])
def test_invisible_character_is_named_by_its_code_wherever_it_stands(
    code: int, guide: Copy, capsys: pytest.CaptureFixture[str]
) -> None:
    hidden = f"b{chr(code)}c"
    (fault,) = unusable("a", f"a {hidden}")
    assert fault.startswith(f"has the invisible character U+{code:04X}") and fault.endswith(" after 'a b'")
    guide.replace("docs/duel/01-bout.md", "Both fencers stand", f"Both fencers {hidden} stand")
    guide.replace("features/duel/01-bout.feature", "At two metres a blow lands", f"At two metres {hidden}")
    assert guide.call("coverage") == 2
    told = capsys.readouterr().err.splitlines()
    assert [line.split(f"U+{code:04X}")[0] for line in told] == [
        "lexludi: docs/duel/01-bout.md:3: there is an invisible character here, ",
        "lexludi: features/duel/01-bout.feature:7: there is an invisible character here, ",
    ]


def test_spaces_that_keep_words_together_are_no_fault(guide: Copy) -> None:
    assert list(unusable("a: b", "a\u00a0: b\u202f!")) == []
    guide.replace("docs/duel/01-bout.md", "Both fencers stand", "Both\u00a0fencers\u202fstand")
    assert guide.call("coverage") == 0


@pytest.mark.parametrize(
    ("word", "text", "language", "used"),
    [
        ("mise en déroute", "les unités mises en déroute", "fr", True),
        ("расстройство", "получает два расстройства", "ru", True),
        ("обороняющийся", "обороняющегося отряда", "ru", True),
        ("ёж", "построен ежом", "ru", True),
        ("натиск", "получает удар", "ru", False),
        ("결속", "결속을 잃는다", "ko", True),
        ("影响范围", "进入控制区", "zh", False),
    ],
)
def test_term_is_recognised_in_its_grammatical_forms(word: str, text: str, language: str, used: bool) -> None:
    assert _uses(word, text, language) is used


@pytest.mark.parametrize("name", ["zz", "duel_old", "duel-old"])
def test_file_of_no_book_is_told_and_its_translations_do_not_show(guide: Copy, name: str) -> None:
    folder = guide.root / "locales/fr/LC_MESSAGES"
    text = (folder / "duel.po").read_text(encoding="utf-8")
    (folder / f"{name}.po").write_text(text.replace("Un escrimeur", "Personne"), encoding="utf-8")
    project = Project(guide.root)
    assert not [found for _, _, found in project.catalog("fr").entries() if "Personne" in found]
    told = f"locales/fr/LC_MESSAGES/{name}.po: of no book; the files here are: duel, duel-examples, duel-terms, site."
    assert told in map(str, check(project, all_messages(project)))


def test_other_name_that_is_a_word_of_the_same_book_is_a_fault(guide: Copy) -> None:
    (guide.root / "docs/duel/terms/toys.toml").write_text(
        '[toy]\nen = "toy"\nalso = ["Attack Die"]\n', encoding="utf-8"
    )
    faults = [str(problem) for problem in check(Project(guide.root), [])]
    assert faults == [
        "docs/duel/terms/toys.toml:1: duel:toy/also: 'Attack Die' is the word of attack_die in this book."
    ]


WORDS = """\
msgid ""
msgstr ""
"Language: fr_FR\\n"

msgctxt "duel:tired_at_three"
msgid "tired at 3:00 and later"
msgstr "à 3:00"

msgctxt "duel:tired_past_three"
msgid "tired only past 3:00"
msgstr "À 3:00"
"""
STEPS = """\
msgid ""
msgstr ""

msgctxt "duel:step"
msgid "{fencer} advances"
msgstr "{fencer}"
"""


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        pytest.param(
            "fr/LC_MESSAGES/duel-terms.po",
            WORDS,
            "fr/LC_MESSAGES/duel-terms.po:9: duel:tired_past_three: 'à 3:00' is also the word for 'tired_at_three' in a sentence.",
            id="two sides of a reading that read alike",
        ),
        pytest.param(
            "fr/LC_MESSAGES/duel-examples.po",
            STEPS,
            "fr/LC_MESSAGES/duel-examples.po:4: {fencer} advances: it has no words of its own.",
            id="a sentence without words",
        ),
        pytest.param(
            "fr/LC_MESSAGES/duel-terms.po",
            WORDS.replace("fr_FR", "ru").replace("À", "après"),
            "fr/LC_MESSAGES/duel-terms.po:3: in the folder of fr, but its header says it is in ru.",
            id="a file of another language",
        ),
        pytest.param(
            "zh/LC_MESSAGES/duel.po",
            WORDS,
            "zh/LC_MESSAGES/duel.po: never read: translations stand in locales/ko/LC_MESSAGES, locales/zh_CN/LC_MESSAGES, "
            "locales/fr/LC_MESSAGES, locales/ru/LC_MESSAGES.",
            id="a folder nobody reads",
        ),
    ],
)
def test_file_that_would_mislead_readers_is_told_with_its_line(file: str, text: str, said: str, guide: Copy) -> None:
    def told() -> set[str]:
        project = Project(guide.root)
        return set(map(str, check(project, all_messages(project))))

    before, path = told(), guide.root / "locales" / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    assert {line for line in told() - before if "the rules give" not in line and "the term" not in line} == {
        f"locales/{said}"
    }


def test_languages_that_have_not_been_begun_are_not_listed_as_missing(
    guide: Copy, capsys: pytest.CaptureFixture[str]
) -> None:
    guide.call("i18n", "check")
    listed = {line.split("/")[1] for line in capsys.readouterr().out.splitlines() if line.endswith(": missing")}
    assert listed == {"fr"}


def test_broken_translation_is_told_once(guide: Copy, capsys: pytest.CaptureFixture[str]) -> None:
    guide.replace("locales/fr/LC_MESSAGES/duel.po", '"Allonge"', '"Allonge [duel.1.2.hits]"')
    guide.call("i18n", "check")
    told = [line for line in capsys.readouterr().out.splitlines() if "duel.1.1.reach/title" in line]
    assert told == [
        "locales/fr/LC_MESSAGES/duel.po:6: duel.1.1.reach/title: reference duel.1.2.hits is not in the English."
    ]


@pytest.fixture
def books(copy_of: Callable[[str], Copy], project: Project) -> Copy:
    """A copy of a book; what is found in its sentences as they are is kept and carried along."""
    for language in LANGUAGES.values():
        alike(project, "acp", language)
    return copy_of("acp")


def spoil(copy: Copy, file: str, context: str, translation: str, english: str = "") -> None:
    path = copy.root / "locales/fr/LC_MESSAGES" / f"{file}.po"
    po = polib.pofile(str(path), wrapwidth=0)
    entry = next(each for each in po if each.msgctxt == context and english in each.msgid)
    entry.msgstr = translation
    po.save(str(path))


def faults(copy: Copy) -> list[str]:
    project = Project(copy.root)
    return [str(problem) for problem in check(project, all_messages(project))]


def test_sentences_and_words_that_read_alike_and_text_that_cannot_be_shown_are_found(books: Copy) -> None:
    """One check of a book with all of these faults, to save time."""
    project = Project(books.root)
    chart, word = spoil_words_of_a_chart(books, project)
    spoil_sentences(books, project)
    said = {
        ("acp/title", "Alexandre\ncontre la Perse"): "has a line break; the English has none.",
        ("acp/subtitle", "Alexandre\0"): "has the invisible character U+0000 after 'Alexandre'.",
        ("acp.fire.mod.moved/title", " "): "is empty.",
        ("acp.fire.mod.moved", "x [acp.no.such]"): "reference acp.no.such is not in the English.",
    }
    for context, translation in said:
        spoil(books, "acp", context, translation)
    found = faults(books)
    assert any("can be read as more than one sentence" in fault and "acp-examples.po:" in fault for fault in found)
    assert any(f"is also the word for {word!r} in {chart}" in fault for fault in found)
    wanted = {f"locales/fr/LC_MESSAGES/acp.po: {context}: {fault}" for (context, _), fault in said.items()}
    assert wanted - {re.sub(r":\d+:", ":", fault) for fault in found} == set()


def spoil_sentences(books: Copy, project: Project) -> None:
    """Word two sentences of the same places alike."""
    sentences = [phrase for phrase in project.phrases("acp") if phrase.keyword == "given"]
    names = [PLACEHOLDER.findall(phrase.template) for phrase in sentences]
    first, second = next(
        (one, two)
        for place, one in enumerate(sentences)
        for other, two in enumerate(sentences[place + 1 :], place + 1)
        if names[place] == names[other] and one.kinds == two.kinds
    )
    same = "voici " + " ".join(f"{{{name}}}" for name in PLACEHOLDER.findall(first.template))
    for phrase in (first, second):
        spoil(books, "acp-examples", "acp:step", same, phrase.template)


def spoil_words_of_a_chart(books: Copy, project: Project) -> tuple[str, str]:
    """Call two rows of a chart by the same word, and tell the chart and the first of them."""
    table = next(table for table in project.tables("acp").values() if len(table.rows) > 1)
    first, second = [key for key in table.rows if key in project.books["acp"].terms][:2]
    for key in (first, second):
        spoil(books, "acp-terms", f"acp:{key}", "pareil")
        if project.books["acp"].terms[key].abbr:
            spoil(books, "acp-terms", f"acp:{key}/abbr", "p")
    return table.clause, first


def test_word_of_a_compound_stands_for_a_part_of_it(books: Copy) -> None:
    def strayed() -> bool:
        return any("acp.fire.abbr.na/title: the term 'fire'" in fault for fault in faults(books))

    spoil(books, "acp", "acp.fire.abbr.na/title", "Feu non autorisé (NA)")
    assert strayed()
    spoil(books, "acp-terms", "acp:combined_fire", "feu")
    assert not strayed()


def test_broken_translations_do_not_break_the_pages(books: Copy) -> None:
    project = Project(books.root)
    step = next(phrase.template for phrase in project.phrases("acp") if PLACEHOLDER.search(phrase.template))
    spoil(books, "acp", "acp.fire.mod.moved", "x [acp.no.such]")
    spoil(books, "acp", "acp.fire.mod.discouraged", "\n".join(" " * 4 * deep + "- x" for deep in range(300)))
    spoil(books, "acp-examples", "acp:step", "{nobody} avance", step)
    project = Project(books.root)
    proved = refresh(project, "acp")
    pages = Pages(Reader(project, "fr"), project.books["acp"], proved.records, coverage(project, "acp", proved))
    written = {path: write() for path, _, write in pages.files("")}
    chapter = written["acp/02-fire/index.md"]
    for clause in ("acp.fire.mod.moved", "acp.fire.mod.discouraged"):
        assert (
            f'<div lang="en"><p>{project.books["acp"].clauses[clause].text}</p></div><details class="ll-stale ll-old">'
            in chapter
        )
    grammar = project.grammar("acp", "fr")
    assert grammar.template(grammar.phrases[step]) == step


def test_what_is_not_current_is_listed_with_its_place(books: Copy, capsys: pytest.CaptureFixture[str]) -> None:
    def listed() -> set[str]:
        capsys.readouterr()
        books.call("i18n", "status", "--lang", "fr", "--list")
        lines = capsys.readouterr().out.splitlines()
        return {re.sub(r":\d+:", ":", line) for line in lines if ": " in line}

    before = listed()
    spoil(books, "acp", "acp.fire.mod.moved/title", "")
    path = books.root / "locales/fr/LC_MESSAGES/acp.po"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('msgctxt "acp.fire.mod.moved"', '#, fuzzy\nmsgctxt "acp.fire.mod.moved"'), "utf-8")
    assert listed() - before == {
        "locales/fr/LC_MESSAGES/acp.po: acp.fire.mod.moved/title: missing",
        "locales/fr/LC_MESSAGES/acp.po: acp.fire.mod.moved: fuzzy",
    }
    books.call("i18n", "check")
    checked = capsys.readouterr()
    assert re.search(r"^locales/fr/LC_MESSAGES/acp.po:\d+: acp.fire.mod.moved: fuzzy$", checked.out, re.M)
    assert re.fullmatch(r"(no|\d+) faults, \d+ not current\n", checked.err)
