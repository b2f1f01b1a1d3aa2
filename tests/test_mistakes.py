"""Mistakes of text that nothing would show: each is told, or does no harm."""

from __future__ import annotations

import json
import os
import shlex
import socket
import subprocess

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


TEXT, WORDS = "docs/duel/01-bout.md", "docs/duel/terms/words.toml"


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        pytest.param(
            TEXT,
            "r[duel.1.2.hits] Hits",
            "r[duel.1.2.hits]",
            f"{TEXT}:15: not a marker line: 'r[duel.1.2.hits]'; write `r[book.section.name] Title`.",
            id="a marker without a title, and all that rests on its clause",
        ),
        pytest.param(
            TEXT,
            "r[duel.1.2.hits] Hits",
            "r [Duel.1.2.hits] Hits",
            f"{TEXT}:15: not a marker line: 'r [Duel.1.2.hits] Hits'; write `r[book.section.name] Title`.",
            id="a marker with a space and a capital",
        ),
        pytest.param(
            TEXT,
            "{{ table duel.1.2.hits }}",
            "{{ tabel duel.1.2.hits }}",
            f"{TEXT}:15: the page would show '{{{{ tabel duel.1.2.hits }}}}' of duel.1.2.hits as it is written; write a clause as",
            id="a chart that is not shown",
        ),
        pytest.param(
            FEATURE,
            "Rule: Hits",
            "Rule: Hit",
            f"{FEATURE}:53: the rule of duel.1.2.hits is called 'Hits' in the text, 'Hit' here.",
            id="a rule called otherwise, with an example a row",
        ),
        pytest.param(
            FEATURE,
            "| blow   | die |",
            "| blow   | dye |",
            f"{FEATURE}:47: no column is called die; the columns are: blow, dye, result.",
            id="a column called otherwise",
        ),
        pytest.param(
            FEATURE,
            "Feature: The bout",
            "Featur: The bout",
            f"{FEATURE}:1: this line does not belong here: Featur: The bout",
            id="a feature that is none",
        ),
        pytest.param(
            FEATURE,
            "Feature: The bout",
            "# language: de\nFeature: The bout",
            f"{FEATURE}:1: de is not one of the languages here; use one of these: en, ",
            id="a feature in a language nobody reads",
        ),
        pytest.param(
            FEATURE,
            "| cut    | 4   | miss   |",
            "| cut    | 4   |",
            f"{FEATURE}:55: this row has more or fewer cells than the first row of its table; give each column one.",
            id="a row that lacks a cell",
        ),
        pytest.param(
            WORDS,
            '[cut]\nen = "cut"',
            '[cut]\nabbr = "cut"',
            f"{WORDS}:15: [cut] is not a term: it needs `en` and may have en, abbr, ",
            id="a term without its word, which is used",
        ),
        pytest.param(
            WORDS,
            'en = "thrust"',
            'en = "thr\\u200bust"',
            f"{WORDS}:20: there is an invisible character here, U+200B ",
            id="a character nobody sees, written by its code",
        ),
        pytest.param(
            WORDS,
            'clause = "duel.1.2.hits"',
            'clause = "duel.1.2.hit"',
            f"{WORDS}:6: [attack_die]: no clause duel.1.2.hit. Did you mean duel.1.2.hits?",
            id="a term defined by no clause",
        ),
        pytest.param(
            "docs/duel/book.toml",
            'rules = ["01-bout"]',
            'rules = ["1-bout"]',
            "docs/duel/book.toml:5: `rules` names the chapter 1-bout, which is not there. Did you mean 01-bout?",
            id="rules of no chapter",
        ),
        pytest.param(
            TEXT,
            "([duel.1.1.reach])",
            "([duel.1.1.reach)",
            f"{TEXT}:10: duel.1.1.advance names duel.1.1.reach without brackets; write [duel.1.1.reach].",
            id="a reference that is not closed",
        ),
        pytest.param(
            TEXT,
            "([duel.1.1.reach])",
            "[Reach](#duel.1.1.reach)",
            f"{TEXT}:10: duel.1.1.advance names duel.1.1.reach without brackets; write [duel.1.1.reach].",
            id="a link",
        ),
        pytest.param(
            TEXT,
            "([duel.1.1.reach])",
            "([1.1§1])",
            f"{TEXT}:10: the page would show '[1.1§1]' of duel.1.1.advance as it is written; write a clause as [duel.…]",
            id="a number as a reference",
        ),
        pytest.param(
            TEXT,
            "([duel.1.1.reach])",
            "(duel.1.1.reach)",
            f"{TEXT}:10: duel.1.1.advance names duel.1.1.reach without brackets; write [duel.1.1.reach].",
            id="an id without brackets",
        ),
        pytest.param(
            TEXT,
            "Both fencers stand",
            "| Both | fencers |",
            f"{TEXT}:1: the page would show '| Both | fencers | on a strip and face each other.' of the introduction as it is written; write a clause as [duel.…], a chart as",
            id="a table in an introduction",
        ),
        pytest.param(
            TEXT,
            "The fencers salute",
            "The ![fencers](f.png) salute",
            f"{TEXT}:37: the page would show '![fencers](f.png)' of duel.1.salute as it is written; write a clause as [duel.…], a chart as",
            id="a picture",
        ),
        pytest.param(
            TEXT,
            "The fencers salute",
            "The **fencers salute",
            f"{TEXT}:37: a ** of duel.1.salute has no other; write **bold**.",
            id="bold that does not end",
        ),
        pytest.param(
            TEXT,
            "## 1.2 Hitting",
            "# Hitting",
            f"{TEXT}:13: a second title, 'Hitting'; a section begins with ##, a chapter is a file of its own.",
            id="a second title",
        ),
        pytest.param(
            TEXT,
            "Salute {physical}",
            "Reach {physical}",
            f"{TEXT}:37: the title 'Reach' stands already at {TEXT}:7; titles are unique in a book.",
            id="a title that stands twice",
        ),
        pytest.param(
            TEXT,
            "Salute {physical}",
            "Salute {physical} {note}",
            f"{TEXT}:37: the title 'Salute {{physical}}' has braces; they hold the one reason a line ends with.",
            id="two reasons",
        ),
        pytest.param(
            TEXT,
            "r[duel.1.salute]",
            "- r[duel.1.salute]",
            f"{TEXT}:37: not a marker line: '- r[duel.1.salute] Salute {{physical}}'; write",
            id="a marker in a list",
        ),
        pytest.param(
            TEXT,
            "    The result of a thrust",
            "The result of a thrust",
            f"{TEXT}:21: text of duel.1.2.hits after its notes; notes come last and are indented by four spaces.",
            id="a note that is not indented",
        ),
        pytest.param(
            TEXT,
            "!!! damage\n    The result of a thrust in the middle row is torn off; restored from the example on the same page.\n\n",
            "",
            "games/duel/charts.py:8: the chart duel.1.2.hits calls its cell ('3…4', 'thrust') damaged; duel.1.2.hits needs a note",
            id="a damaged cell without a note",
        ),
        pytest.param(
            TEXT,
            "{{ table duel.1.2.hits }}",
            "{{ table duel.1.1.reach }}",
            f"{TEXT}:15: duel has no table duel.1.1.reach. Did you mean duel.1.2.hits?",
            id="the chart of another clause",
        ),
        pytest.param(
            TEXT,
            "r[duel.1.salute]",
            "r[acp.1.salute]",
            f"{TEXT}:37: acp.1.salute does not belong to duel; ids here begin with `duel.`.",
            id="a marker of another book",
        ),
        pytest.param(
            "docs/duel/numbers.txt",
            "1.1§2 duel.1.1.advance x3\n",
            "",
            f"{TEXT}:10: duel.1.1.advance has no number; run `lexludi number`.",
            id="a number that was removed",
        ),
        pytest.param(
            FEATURE,
            "@duel.1.1.advance",
            "@duel.1.1.advanse",
            f"{FEATURE}:23: tag @duel.1.1.advanse is not a clause of duel. Did you mean duel.1.1.advance?",
            id="a tag that is no clause",
        ),
        pytest.param(
            "docs/duel/terms/facts.toml",
            'use = "fact"',
            'use = "facts"',
            "docs/duel/terms/facts.toml:1: use = 'facts': one of prose, chart, fact, side.",
            id="a use of a whole file that is none",
        ),
        pytest.param(
            WORDS,
            "[cut]",
            "[cut",
            f"{WORDS}:15: not valid TOML: Expected ']' at the end of a table declaration.",
            id="terms that are no TOML",
        ),
        pytest.param(
            "docs/duel/book.toml",
            '"duel.1.2.blows" =',
            '"acp.1.2.blows" =',
            "docs/duel/book.toml:8: [retired] acp.1.2.blows: no id of this book; ids here begin with `duel.`.",
            id="a retired id of another book",
        ),
        pytest.param(
            "docs/duel/sequence.toml",
            'repeat = "blow',
            'repeats = "blow',
            "docs/duel/sequence.toml:4: a step has no `repeats`. Did you mean repeat?",
            id="a step of the sequence with a key it does not have",
        ),
        pytest.param(
            "docs/duel/sequence.toml",
            '"attack_die"',
            '"atack_die"',
            "docs/duel/sequence.toml:7: no term atack_die. Did you mean attack_die?",
            id="a step of the sequence called by no term",
        ),
        pytest.param(
            "games/duel/charts.py",
            '"≤2": ("miss", "miss")',
            '"≤2": "miss"',
            "games/duel/charts.py:7: this code cannot run: ValueError: duel.1.2.hits: row '≤2' is 'miss', not a tuple of cells; write ('miss',)",
            id="a row that is a text",
        ),
        pytest.param(
            "games/duel/charts.py",
            '"≤2": (',
            "2: (",
            "games/duel/charts.py:7: this code cannot run: ValueError: duel.1.2.hits: the heading 2 is no text; write '2'",
            id="a heading that is a number",
        ),
        pytest.param(
            "games/duel/charts.py",
            'corner="total",',
            'corner="total",\n    signed=frozenset({"slash"}),',
            "games/duel/charts.py:7: this code cannot run: ValueError: duel.1.2.hits: signed is frozenset({'slash'}); write",
            id="signs of no column",
        ),
        pytest.param(
            "games/duel/charts.py",
            "(HITS,)",
            "(HITS)",
            "games/duel/charts.py:19: this code cannot run: TypeError: 'Chart' object is not iterable",
            id="a list of one chart without its comma",
        ),
        pytest.param(
            "games/duel/charts.py",
            "CHARTS = {table.clause: table for table in (HITS,)}",
            "CHARTS = {}",
            "games/duel/charts.py:1: HITS is a chart and not in CHARTS; add it.",
            id="a chart nobody lists",
        ),
    ],
)
def test_mistake_of_text_is_told_once_with_its_line(
    file: str, old: str, new: str, said: str, guide: Copy, capsys: Printed
) -> None:
    guide.replace(file, old, new)
    assert guide.call("coverage") == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1 and told[0].startswith(f"lexludi: {said}"), told


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("docs/duel/words.toml", "", "docs/duel/words.toml: never read: docs/duel/ has book.toml, chapters, "),
        ("docs/duel/more/03-more.md", "# More\n", "docs/duel/more/03-more.md: never read: "),
        ("docs/duel/02-more.md", "# More\n", "docs/duel/02-more.md: docs/duel/02-judges.md is chapter 2 already; give"),
        ("games/duel/bout/reach.py", "", "games/duel/bout.py:1: the folder bout/ stands beside it, and only one of"),
        ("features/duel/steps.py", "", "features/duel/steps.py:1: the folder steps/ stands beside it"),
        ("games/duel/charts/__init__.py", "", "games/duel/charts.py:1: the folder charts/ stands beside it"),
        (
            "features/duel/pins.toml",
            "",
            "features/duel/pins.toml: never read: what may be left as it is stands by module",
        ),
        ("games/dule/bout.py", "", "games/dule: never loaded: there is no book dule. Did you mean duel?"),
    ],
)
def test_file_that_is_never_read_is_told(file: str, text: str, said: str, guide: Copy, capsys: Printed) -> None:
    path = guide.root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    assert guide.call("coverage") == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1 and told[0].startswith(f"lexludi: {said}"), told


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('numbrs = ["duel.1.1.reach"]', ":1: `numbrs` is no check that has exceptions; those that have are numbers, "),
        ('\nnumbers = "duel.1.1.reach"', ':2: `numbers` is a list of messages: numbers = ["…"].'),
        ("numbers = [", ": not valid TOML: "),
    ],
)
def test_exceptions_that_are_none_are_told(text: str, said: str, guide: Copy, capsys: Printed) -> None:
    (guide.root / "locales/exceptions").mkdir()
    (guide.root / "locales/exceptions/duel-01-bout.toml").write_text(text, encoding="utf-8")
    assert guide.call("i18n", "check") == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1 and told[0].startswith(f"lexludi: locales/exceptions/duel-01-bout.toml{said}"), told


def test_exception_for_no_message_is_told(guide: Copy, capsys: Printed) -> None:
    (guide.root / "locales/exceptions").mkdir()
    (guide.root / "locales/exceptions/duel.toml").write_text('terms = ["fr:duel.1.1.reach:gap", "duel.1.1.raech"]\n')
    assert guide.call("i18n", "check") == 1
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith("locales/exceptions/")]
    assert told == ["locales/exceptions/duel.toml:1: duel.1.1.raech: there is no such message; remove the line."]


def test_list_of_what_may_live_is_read_before_the_work(guide: Copy, capsys: Printed) -> None:
    guide.replace("features/duel/pins/turn.toml", "[[may_live]]", "[[may_live]")
    assert guide.call("pins", "duel") == 2
    assert capsys.readouterr().err.splitlines() == [
        "lexludi: features/duel/pins/turn.toml:1: not valid TOML: Expected ']]' at the end of an array declaration."
    ]


def test_impact_where_nothing_is_versioned_says_how_to_begin(guide: Copy, capsys: Printed) -> None:
    assert guide.call("impact") == 2
    assert capsys.readouterr().err.endswith(
        ": no git repository, so there is no version before; begin one with `git init`.\n"
    )


def test_variant_is_found_as_the_project_calls_it_from_anywhere(guide: Copy, capsys: Printed) -> None:
    assert guide.call("coverage", "--variant", "variants/duel/blunt-blades.toml") == 0, capsys.readouterr().err


def test_faults_of_a_file_are_told_in_the_order_of_its_lines(guide: Copy, capsys: Printed) -> None:
    path = guide.root / TEXT
    path.write_text(path.read_text(encoding="utf-8").replace("[duel.1.1.reach])", "[duel.x])"), encoding="utf-8")
    guide.replace(TEXT, "# The bout\n", "## The bout\n")
    assert guide.call("coverage") == 2
    lines = [int(line.split(":")[2]) for line in capsys.readouterr().err.splitlines()]
    assert lines == sorted(lines) and lines[0] < 10 <= lines[-1]


def test_statement_said_twice_is_a_fault(guide: Copy, capsys: Printed) -> None:
    said = "Then the gap is now 3 m"
    guide.replace(FEATURE, said, f"{said}\n      And the gap is now 3 m")
    assert guide.call("coverage") == 2
    assert f"{FEATURE}:34: And the gap is now 3 m: this is said twice; line 33" in capsys.readouterr().err


@pytest.mark.parametrize("errors", ["2>&-", "2>/dev/full"])
@pytest.mark.parametrize(("command", "code"), [("show nothing", 2), ("build", 0)])
def test_command_whose_errors_go_nowhere_ends_as_it_would(
    built_guide: Copy, errors: str, command: str, code: int
) -> None:
    line = f"{shlex.join(built_guide.command(*command.split()))} {errors}"
    assert subprocess.run(["/bin/sh", "-c", line], stdout=subprocess.DEVNULL, check=False).returncode == code


@pytest.mark.parametrize("command", ["coverage", "coverage --json", "show 1.2§2"])
def test_command_whose_output_nobody_reads_any_more_ends_quietly_as_one_ended_by_sigpipe(
    command: str, built_guide: Copy
) -> None:
    reader, output = os.pipe()
    os.close(reader)
    done = _written_to(output, built_guide.command(*command.split()))
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.parametrize("command", ["coverage --json", "show 1.2§2"])
def test_answer_that_cannot_be_written_is_told(command: str, built_guide: Copy) -> None:
    done = _written_to(os.open("/dev/full", os.O_WRONLY), built_guide.command(*command.split()))
    said = "lexludi: the output: No space left on device.\n"
    assert (done.returncode, done.stderr) == (2, said)


def _written_to(output: int, command: list[str]) -> subprocess.CompletedProcess[str]:
    """A command whose answers go to an open file, kept back until there are enough of them, as for most who call it."""
    try:
        settings = {**os.environ, "PYTHONUNBUFFERED": ""}
        return subprocess.run(command, stdout=output, stderr=subprocess.PIPE, env=settings, text=True, check=False)
    finally:
        os.close(output)


def test_command_whose_output_is_closed_ends_as_it_would(guide: Copy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    assert guide.call("coverage") == 0


def test_name_of_no_example_is_told_with_the_nearest_that_is_one(guide: Copy, capsys: Printed) -> None:
    assert guide.call("odds", "duel.1.2.hits:x1:cut-55") == 2
    assert capsys.readouterr().err.endswith("Did you mean duel.1.2.hits:x1:cut-5?\n")


def test_name_of_an_example_whose_clause_was_renamed_still_finds_it(guide: Copy, capsys: Printed) -> None:
    assert guide.call("odds", "duel.1.2.blows:x1:cut-5") == 0, capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("show", "duel.1.2.hits:x1:cut-55"), "below duel.1.2.hits. Did you mean x1:cut-5?"),
        (("show", "duel 1.2.1:x7"), "No example and no cell x7 below duel.1.2.hits."),
        (("odds", "duel.1.2.hits:x1:cut-5", "--book", "dual"), "there is no book dual; use one of these: duel."),
        (("show", "duel 1.2.9"), "No clause 1.2.9."),
    ],
)
def test_name_that_does_not_exist_is_told(command: tuple[str, ...], said: str, guide: Copy, capsys: Printed) -> None:
    assert guide.call(*command) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    "quoted", ["duel.1.2.hits:x1", "duel.1.2.hits:x1:cut-5", "duel.1.2.hits:3-4:cut", "duel　１．２ １"]
)
def test_name_of_an_example_or_a_cell_leads_to_its_clause(quoted: str, guide: Copy, capsys: Printed) -> None:
    assert guide.call("show", quoted) == 0
    assert capsys.readouterr().out.startswith("1.2§1  ")


@pytest.mark.parametrize("share", ["nan", "-1", "101", "inf"])
def test_share_that_nothing_can_reach_or_miss_is_refused(share: str, guide: Copy) -> None:
    with pytest.raises(SystemExit) as left:
        guide.call("pins", "--least", share)
    assert left.value.code == 2


READS = [("show", "1.2§2"), ("readings", "duel"), ("i18n", "merge"), ("i18n", "status")]
BROKEN_STEP = (FEATURE, "When A advances\n      Then the gap is now 2 m", "Wen A advances")


@pytest.mark.parametrize(
    ("command", "file", "old", "new"),
    [
        *((command, *BROKEN_STEP) for command in (("ask", "duel.1.1.reach:x1"), ("odds", "duel.1.1.reach:x1"), *READS)),
        *((command, TEXT, "r[duel.1.1.reach]", "r [duel.1.1.reach]") for command in READS),
    ],
)
def test_file_that_cannot_be_read_is_told_and_nothing_is_taken_for_removed(
    command: tuple[str, ...], file: str, old: str, new: str, guide: Copy, capsys: Printed
) -> None:
    guide.replace(file, old, new)
    before = {path: path.read_bytes() for path in (guide.root / "locales").rglob("*.po*")}
    assert guide.call(*command) == 2
    assert capsys.readouterr().err.startswith(f"lexludi: {file}:")
    assert before == {path: path.read_bytes() for path in (guide.root / "locales").rglob("*.po*")}


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


@pytest.mark.parametrize(
    "command", [["coverage", "--json"], ["export", "--json"], ["odds", "duel.1.2.hits:x1:cut-5", "--json"]]
)
def test_what_the_code_of_a_book_prints_does_not_spoil_an_answer_for_programs(
    command: list[str], guide: Copy, capsys: Printed
) -> None:
    guide.replace("games/duel/bout.py", "    trace.take(reach, bout)", '    print("here")\n    trace.take(reach, bout)')
    guide.replace("features/duel/steps/clocks.py", "\nclass Clocks", '\nprint("there")\n\n\nclass Clocks')
    assert guide.call(*command) == 0
    printed = capsys.readouterr()
    json.loads(printed.out)
    assert {"here", "there"} <= set(printed.err.splitlines())
    assert guide.call("show", "1.2§2") == 0
    assert "Tired arm" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("games/duel/bout.py", '"attack_die", D6', '"attack_die", ()', "the die 'attack_die' has no faces"),
        (
            "features/duel/steps/bout.py",
            "case.decide(attack, case.bout",
            "attack(case.bout",
            "with a {blow}' hands on no die, but its rule asks for 'attack_die'; write `rule.rolling(case.dice)(…)`.",
        ),
    ],
)
def test_die_that_cannot_be_rolled_is_told_with_the_code_that_asks_for_it(
    file: str, old: str, new: str, said: str, guide: Copy, capsys: Printed
) -> None:
    guide.replace(file, old, new)
    case = guide.root / "case.feature"
    case.write_text("Given fencers A and B, 1 m apart\nWhen A attacks with a cut\n", encoding="utf-8")
    assert guide.call("ask", str(case), "--book", "duel") == 2
    told = capsys.readouterr().err
    assert told.startswith(f"lexludi: {file}:") and said in told


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        (
            "en/01-bout.toml",
            '"1.1.raech" = "too far"\n',
            ":1: 1.1.raech: no clause duel.1.1.raech. Did you mean duel.1.1.reach?",
        ),
        ("en/01-bout.toml", '"1.1.reach" = 3\n', ":1: 1.1.reach: what players type stands here, as text in quotes."),
        ("en/01-bout.toml", "rubbish\n", ":1: not valid TOML: "),
        (
            "en/02-judges.toml",
            '"1.1.reach" = "far"\n',
            ":1: 1.1.reach: this clause is of 01-bout; put the line into 01-",
        ),
        ("en/01-bouts.toml", "", ": no chapter is called 01-bouts. Did you mean 01-bout?"),
        (
            "english.toml",
            "",
            ": never read: what players ask for stands in asked/<language>/<chapter>.toml; languages: en, ",
        ),
    ],
)
@pytest.mark.parametrize("command", ["coverage", "build"])
def test_rubbish_among_what_players_ask_is_told(
    command: str, file: str, text: str, said: str, guide: Copy, capsys: Printed
) -> None:
    (guide.root / "docs/duel/asked" / file).write_text(text, encoding="utf-8")
    assert guide.call(command) == 2
    told = [line for line in capsys.readouterr().err.splitlines() if line.startswith("lexludi: ")]
    assert len(told) == 1 and told[0].startswith(f"lexludi: docs/duel/asked/{file}{said}"), told


@pytest.mark.parametrize("port", ["-1", "65536", "taken"])
def test_port_that_cannot_be_used_is_told_before_anything_is_built(port: str, guide: Copy, capsys: Printed) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1]) if port == "taken" else port
        assert guide.call("serve", "--port", port) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1 and told[0].startswith(f"lexludi: port {port} cannot be used ("), told
    assert not (guide.root / "build").exists()


def test_page_of_code_names_its_file_as_seen_from_the_project_wherever_the_build_is_started(built_guide: Copy) -> None:
    page = (built_guide.root / "build/site/en/reference/duel/bout/index.html").read_text(encoding="utf-8")
    assert "<code>games/duel/bout.py</code>" in page
