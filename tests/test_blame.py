"""Code of a book that breaks wherever the platform calls it: told once as a fault of that code, never by a traceback."""

from __future__ import annotations

import io

import pytest

from support import Copy

RULES, CHARTS = "games/duel/bout.py", "games/duel/charts.py"
READINGS = "games/duel/readings.py"
FEATURE = "features/duel/01-bout.feature"
BOUT, TABLE, CLOCKS, STRIP = (f"features/duel/steps/{name}.py" for name in ("bout", "table", "clocks", "strip"))
CASE = """\
Feature: At the table
  @duel.1.1.reach
  Scenario: An open die
    Given fencers A and B, 2 m apart
    When A attacks with a cut
"""
Printed = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        pytest.param(
            BOUT,
            "return case.outcome(Bout).gap",
            "return {}[case]",
            f"{BOUT}:52: this code broke (TypeError: unhashable type: 'Table'); mend it.",
            id="a statement that breaks over what no example states",
        ),
        pytest.param(
            BOUT,
            "return case.outcome(Bout).gap",
            "raise SystemExit(0)",
            f"{BOUT}:52: this code broke (SystemExit: 0); mend it.",
            id="a statement that ends the program",
        ),
        pytest.param(
            BOUT,
            "return case.outcome(Bout).gap",
            "return float(case.outcome(Bout).gap)",
            "features/duel: this code broke (TypeError: a float cannot be recorded; use int, Fraction",
            id="a statement that gives a float",
        ),
        pytest.param(
            RULES,
            "return Struck(total,",
            "return Struck(total + 0.5,",
            "features/duel: this code broke (TypeError: a float cannot be recorded; use int, Fraction",
            id="a float in an outcome",
        ),
        pytest.param(
            RULES,
            "    cell = HITS",
            "    if total == 1:\n        raise SystemExit(0)\n    cell = HITS",
            f"{RULES}:83: this code broke (SystemExit: 0); mend it.",
            id="a rule that breaks over a face no example rolls",
        ),
        pytest.param(
            RULES,
            "Result(cell.value)",
            'Result("mis")',
            f"{RULES}:83: this code broke (ValueError: 'mis' is not a valid Result); mend it.",
            id="a complaint of Python's own that is no fault of the case",
        ),
        pytest.param(
            CLOCKS,
            'return r"\\d{1,2}:\\d\\d"',
            'return "("',
            f"{CLOCKS}:15: Clocks.pattern gives '(', not a regular expression (missing ), unterminated subpattern",
            id="a kind whose pattern is none",
        ),
        pytest.param(
            CLOCKS,
            "minutes, seconds = map(int, text.split",
            "minutes, seconds = map(int, text.spilt",
            f"{CLOCKS}:21: this code broke (AttributeError: 'str' object has no attribute 'spilt'); mend it.",
            id="a kind that breaks while it reads",
        ),
        pytest.param(
            CLOCKS,
            "def choices",
            "def choses",
            f"{TABLE}:35: this code cannot run: TypeError: Clocks lacks choices; it needs says, pattern, read, write",
            id="a kind that lacks a method",
        ),
        pytest.param(
            STRIP,
            "def describe",
            "def descriebe",
            f"{TABLE}:35: this code cannot run: TypeError: Strip lacks describe; it needs kind, record, read, draw",
            id="a scene that lacks a method",
        ),
        pytest.param(
            STRIP,
            "return asdict(self)",
            "return {'gap': self}",
            "features/duel: this code broke (TypeError: Object of type Strip is not JSON serializable); mend it.",
            id="a scene whose record is no plain data",
        ),
        pytest.param(
            TABLE,
            ", scenes=(Strip,)",
            "",
            "features/duel: a scene of the kind 'strip' is shown; write `Phrases(…, scenes=(…,))` with its class.",
            id="a scene the book does not name",
        ),
        pytest.param(
            TABLE,
            "class Table(Case)",
            "class Table",
            f"{TABLE}:35: this code cannot run: TypeError: Table is no case; write `class Table(Case)`",
            id="a case that is none",
        ),
        pytest.param(
            CHARTS,
            '("cut", "thrust")',
            '("cut", "cut")',
            f"{CHARTS}:7: this code cannot run: ValueError: duel.1.2.hits: two columns have the same heading",
            id="two columns of one heading",
        ),
        pytest.param(
            CHARTS,
            '("miss", "miss")',
            '("miss", None)',
            f"{CHARTS}:7: this code cannot run: ValueError: duel.1.2.hits: row '≤2' holds None; a cell is",
            id="a cell without a value",
        ),
        pytest.param(
            CHARTS,
            '("3…4", "thrust"): "duel',
            '("3…5", "thrust"): "duel',
            f"{CHARTS}:7: this code cannot run: ValueError: duel.1.2.hits: damaged names ('3…5', 'thrust'), which is no",
            id="a damaged cell that is none",
        ),
        pytest.param(
            BOUT,
            '@phrases.when("{fencer} advances")',
            '@phrases.then("{who}\'s Total is {sum}")\n'
            "def again(case: Table, who: Piece) -> int:\n    return 1\n\n\n"
            '@phrases.when("{fencer} advances")',
            f'{BOUT}:50: the sentence "{{fencer}}\'s total is {{total}}" is bound already, at {BOUT}:35; word one',
            id="a sentence bound twice",
        ),
        pytest.param(
            BOUT,
            '@phrases.when("{fencer} advances")',
            '@phrases.then("it is allowed")\ndef again(case: Table) -> bool:\n    return True\n\n\n'
            '@phrases.when("{fencer} advances")',
            f"{BOUT}:35: the sentence 'it is allowed' is bound already, for every book; word one of them otherwise",
            id="a sentence every book has",
        ),
        pytest.param(
            RULES,
            'trace.add("duel.1.2.hits", trace.roll("attack_die", D6))',
            'trace.add(f"duel.1.2.hit{bout.gap}", trace.roll("attack_die", D6))',
            f"{BOUT}:24: the rule this sentence asks cites duel.1.2.hit2, which is not a clause. Did you mean duel.1.2.hits? "
            f"It ran in {FEATURE}:7.",
            id="an id put together that is no clause",
        ),
        pytest.param(
            RULES,
            'trace.refuse("duel.1.1.reach", gap=bout.gap)',
            'trace.refuse("duel.1.1." + f"reach{bout.gap}", gap=bout.gap)',
            f"{BOUT}:24: the rule this sentence asks cites duel.1.1.reach3, which is not a clause. Did you mean duel.1.1.reach? "
            f"It ran in {FEATURE}:14.",
            id="a refusal by an id that is no clause",
        ),
        pytest.param(
            RULES,
            'trace.total("duel.1.2.hits", total)',
            "trace.total(None, total)",
            f"{BOUT}:24: the rule this sentence asks cites None, which is not a clause. It ran in {FEATURE}:7.",
            id="a citation of nothing",
        ),
        pytest.param(
            RULES,
            "HITS.at(HITS.row_for(total), blow)",
            "HITS.at(str(total), blow)",
            f"{RULES}:82: the chart duel.1.2.hits has no cell in row '5', column 'cut'; look for one it has, or add it",
            id="a row the chart does not have",
        ),
        pytest.param(
            RULES,
            "HITS.row_for(total)",
            "HITS.column_for(total)",
            f"{RULES}:82: the chart duel.1.2.hits has no heading for 5; look for one it has, or add it to the chart.",
            id="a number no heading holds",
        ),
        pytest.param(
            RULES,
            "total = trace.add",
            "total = {}[bout.gap] + trace.add",
            f"{RULES}:78: this code broke (KeyError: 2); mend it. It ran in {FEATURE}:9.",
            id="code that breaks over something else in each example",
        ),
        pytest.param(
            BOUT,
            '"fencers {first}',
            '"fighters {first}',
            f"{FEATURE}:8: this book has no such sentence: Given fencers A and B, 2 m apart. Did you mean: "
            "Given fighters A and B, 2 m apart (And in 10 more places; all have 'fencers … and …, … … apart' in common.)",
            id="a sentence that many examples say otherwise",
        ),
        pytest.param(
            RULES,
            'trace.roll("attack_die", D6)',
            'trace.roll("attack_die", D6, "A")',
            f"{FEATURE}:9: When A attacks with a cut, and the die shows 5: a die roll is missing: attack die (A), 1 to 6. "
            f"(And in 10 more places; all have {RULES}:78 in common.)",
            id="a rule that asks for a die no example supplies",
        ),
        pytest.param(
            RULES,
            "    return Struck(total, trace",
            "    Struck(total, trace",
            f"{BOUT}:24: the sentence '{{attacker}} attacks with a {{blow}}, and the die shows {{die}}': the rule it asks "
            "gives nothing, not a Struck; mend what it returns. It ran in",
            id="a rule that returns nothing",
        ),
        pytest.param(
            BOUT,
            "return case.outcome(Struck).result if fencer == case.fencers[0] else None",
            "return case.ruling",
            f'{BOUT}:40: the sentence "{{fencer}}\'s blow is a {{result}}": its function gives a ruling, not what the',
            id="a statement that returns the ruling",
        ),
        pytest.param(
            BOUT,
            '@phrases.then("the gap is now {gap} m", result=True)',
            "@phrases.then",
            f'{BOUT}:50: a function without its sentence; write `@phrases.then("…")` above it.',
            id="a sentence left out",
        ),
        pytest.param(
            BOUT,
            "the gap is now {gap} m",
            " {gap} ",
            f"{BOUT}:50: the sentence ' {{gap}} ': it has no words of its own.",
            id="a sentence without words",
        ),
        pytest.param(
            TABLE,
            "@dataclass\nclass Table",
            "class Table",
            f"{TABLE}:34: this code cannot run: TypeError: Table is no dataclass; write `@dataclass` above it",
            id="a case that is no dataclass",
        ),
        pytest.param(
            CHARTS,
            "CHARTS = {table.clause: table for table in (HITS,)}",
            'CHARTS = {"duel.1.1.reach": HITS}',
            f"{CHARTS}:1: CHARTS has the chart duel.1.2.hits under 'duel.1.1.reach'; write `CHARTS = {{table.clause:",
            id="a chart under another name",
        ),
        pytest.param(
            BOUT,
            '@phrases.when("{fencer} advances")',
            '@phrases.when("{fencer} advances", past="{fencer} has advanced")',
            f"{BOUT}:35: the sentence '{{fencer}} advances': past='{{fencer}} has advanced' is no given sentence of this book.",
            id="a past that is no sentence",
        ),
        pytest.param(
            BOUT,
            '@phrases.when("{attacker} attacks with a {blow}")',
            '@phrases.when("{attacker} attacks with a {blow}", rolled="{attacker} hits")',
            f"{BOUT}:30: the sentence '{{attacker}} attacks with a {{blow}}': rolled='{{attacker}} hits' is no when sentence",
            id="a question with dice that is no sentence",
        ),
        pytest.param(
            BOUT,
            'case.dice.put("attack_die", die)',
            'case.dice.put(die, "attack_die")',
            f"{BOUT}:26: this code broke (TypeError: a die shows a whole number, not 'attack_die'; write put(name, face)); mend it.",
            id="a die that shows a word",
        ),
        pytest.param(
            BOUT,
            "    case.bout = replace",
            "    return replace",
            f"{BOUT}:19: the sentence 'the clock shows {{time}}': its function puts what is said into the case and returns nothing;",
            id="a situation that is returned",
        ),
        pytest.param(
            BOUT,
            "return case.outcome(Struck).total if",
            "return str(case.outcome(Struck).total) if",
            f"{BOUT}:45: the sentence \"{{fencer}}'s total is {{total}}\": its function gives '4', where it states 4; mend what it",
            id="a number that is given as a text",
        ),
        pytest.param(
            TABLE,
            "def pieces",
            "def peices",
            f"{BOUT}:24: the sentence '{{attacker}} attacks with a {{blow}}, and the die shows {{die}}': Table names no pieces;",
            id="a case that names no pieces",
        ),
        pytest.param(
            TABLE,
            "self.scene = Strip(first, second, gap)",
            'self.scene = "strip"',
            f"{BOUT}:14: the sentence 'fencers {{first}} and {{second}}, {{gap}} m apart': its function puts 'strip' into case.scene",
            id="a scene that is none",
        ),
        pytest.param(
            TABLE,
            "scenes=(Strip,)",
            "scenes=Strip",
            f"{TABLE}:35: this code cannot run: TypeError: scenes is <class 'lexludi_sentences.duel.steps.strip.Strip'>; write",
            id="a scene that is no list of them",
        ),
        pytest.param(
            TABLE,
            "scenes=(Strip,)",
            "scenes=(Strip, Strip)",
            f"{TABLE}:35: this code cannot run: TypeError: two scenes are of the kind 'strip'; give each a kind of its own",
            id="two scenes of one kind",
        ),
        pytest.param(
            TABLE,
            "{Clock: Clocks()}",
            "{Clock: Clocks}",
            f"{TABLE}:35: this code cannot run: TypeError: Clocks is a class; write Clocks()",
            id="a kind that is a class",
        ),
        pytest.param(
            TABLE,
            "kinds={Clock: Clocks()}",
            "kinds=[Clocks()]",
            f"{TABLE}:35: this code cannot run: TypeError: kinds is [<lexludi_sentences.",
            id="kinds without their types",
        ),
        pytest.param(
            CLOCKS,
            'return r"\\d{1,2}:\\d\\d"',
            "pass",
            f"{CLOCKS}:15: Clocks.pattern gives None, not a regular expression; mend it.",
            id="a kind without a pattern",
        ),
        pytest.param(
            CLOCKS,
            "return str(value)",
            'return f"{value.seconds}s"',
            f"{CLOCKS}:26: Clocks.write gives '180s', not what is read as Clock(seconds=180) again; mend it.",
            id="a kind that writes what it does not read",
        ),
        pytest.param(
            CLOCKS,
            "return str(value)",
            "return value.seconds",
            f"{CLOCKS}:26: Clocks.write gives 180, not a text; mend it.",
            id="a kind that writes a number",
        ),
        pytest.param(
            CLOCKS,
            "return Clock(**data) if isinstance(data, dict) else Clock(0)",
            "return data",
            f"{CLOCKS}:30: Clocks.load gives {{'seconds': 180}}, not the value Clock(seconds=180) that was kept; mend it.",
            id="a kind that does not load",
        ),
        pytest.param(
            CLOCKS,
            'says = "clock_time"',
            'says = "clok_time"',
            f"{CLOCKS}:13: 'clok_time', a word for Clocks, is shown to readers and is not a term of duel; write",
            id="a kind called by no term",
        ),
        pytest.param(
            STRIP,
            "words.word('gap')",
            "words.word('gapp')",
            f"{STRIP}:47: 'gapp', a word of a scene, is shown to readers and is not a term of duel; write",
            id="a scene told by no term",
        ),
        pytest.param(
            STRIP,
            "    @classmethod\n",
            "",
            f"{TABLE}:35: this code cannot run: TypeError: Strip.read makes a scene of its record; write `@classmethod` above it",
            id="a scene read by itself",
        ),
        pytest.param(
            READINGS,
            'setting(Tired.AT_THREE, "duel.1.2.tired")',
            "setting(Tired.AT_THREE)",
            f"{READINGS}:17: this code cannot run: TypeError: no clause; name those the reading settles: setting(tired_at",
            id="a reading that settles nothing",
        ),
        pytest.param(
            READINGS,
            'setting(Tired.AT_THREE, "duel.1.2.tired")',
            'setting("tired_at_three", "duel.1.2.tired")',
            f"{READINGS}:17: this code cannot run: TypeError: 'tired_at_three' is no side; give the member of a StrEnum",
            id="a side that is a text",
        ),
        pytest.param(
            RULES,
            'trace.cite("duel.1.1.reach", REACH, gap=bout.gap)',
            'trace.cite("duel.1.1.reach", REACH, gap=bout)',
            f"{BOUT}:24: the rule this sentence asks gives duel.1.1.reach the fact gap, which is a Bout; a fact is a label",
            id="a fact that is an object",
        ),
        pytest.param(
            RULES,
            "    trace.take(reach, bout)\n",
            "    bout.gap = trace.take(reach, bout)\n",
            f"{RULES}:77: this code broke (FrozenInstanceError: cannot assign to field 'gap'); mend it.",
            id="a change of what is frozen",
        ),
    ],
)
def test_code_that_breaks_outside_a_question_is_told_once_with_its_place(
    file: str, old: str, new: str, said: str, guide: Copy, capsys: Printed
) -> None:
    guide.replace(file, old, new)
    assert guide.call("coverage") == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1 and told[0].startswith(f"lexludi: {said}"), told


def test_fault_in_a_few_examples_is_told_for_each(guide: Copy, capsys: Printed) -> None:
    guide.replace(BOUT, '"the clock shows {time}"', '"the hour is {time}"')
    assert guide.call("coverage") == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 5 and all("the clock shows" in line and "more places" not in line for line in told), told


def test_faults_of_a_case_are_all_told_to_the_player_and_those_of_the_rules_once(
    guide: Copy, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = CASE.replace("2 m apart", "2 miles apart")
    guide.replace(RULES, "total = trace.add", "total = {}[bout] + trace.add")
    for text, count in ((case, 10), (CASE, 1)):
        head, scenario = text.split("\n", 1)
        cases = "".join(scenario.replace("open die", f"open die {number}") for number in range(10))
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(f"{head}\n{cases}".encode())))
        assert guide.call("ask", "-") == 2
        assert len(capsys.readouterr().err.splitlines()) == count


def test_readings_name_the_file_that_breaks_as_it_is_called_in_the_project(guide: Copy, capsys: Printed) -> None:
    guide.replace(RULES, "total = trace.add", "total = {}[bout] + trace.add")
    assert guide.call("readings", "duel") == 2
    assert capsys.readouterr().err.startswith(f"lexludi: {RULES}:78: this code broke (KeyError: ")


def test_question_whose_open_die_breaks_the_rules_is_told_so(
    guide: Copy, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    guide.replace(RULES, "    cell = HITS", "    if total == 1:\n        raise KeyError(total)\n    cell = HITS")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(CASE.encode())))
    assert guide.call("ask", "-") == 2
    assert f"{RULES}:83: this code broke (KeyError: 1); mend it." in capsys.readouterr().err


def test_kind_that_breaks_while_its_words_are_listed_is_told_so(guide: Copy, capsys: Printed) -> None:
    for old, new, said in (
        ("return []", "return None", "34: Clocks.choices gives None, not a list of words, which is empty where none"),
        ("return None", 'return {}["words"]', "36: this code broke (KeyError: 'words'); mend it."),
    ):
        guide.replace(CLOCKS, f"        {old}", f"        {new}")
        assert guide.call("sentences", "duel") == 2
        assert f"clocks.py:{said}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("width = 20 *", "width = metre *", ":35: this code broke (NameError: name 'metre' is not defined); mend it."),
        ("return f'<figure>", "f'<figure>", ":33: Strip.draw gives None, not finished HTML on one line; mend it."),
    ],
)
def test_scene_that_breaks_while_it_is_drawn_ends_the_build_with_its_place(
    old: str, new: str, told: str, guide: Copy, capsys: Printed
) -> None:
    guide.replace(STRIP, old, new)
    assert guide.call("build") == 2
    said = capsys.readouterr().err
    assert f"lexludi: {STRIP}{told}" in said
    assert "Traceback" not in said
