"""Actions declared once: asked, told as past, refused, played on and put into a script, in more than one language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fencing import FILES, RULES, STEPS, bout_project, write_bout
from lexludi.cli.main import main
from lexludi.examples.answer import Answer
from lexludi.examples.core import Run
from lexludi.examples.feature import Example, Step
from lexludi.examples.question import read_case
from lexludi.examples.sequence import as_past, as_questions, as_script
from lexludi.files import BadInput
from lexludi.i18n.messages import book_messages
from lexludi.project import Project
from lexludi.proof.evidence import refresh
from lexludi.proof.idle import empty_statements, idle_sentences
from lexludi.proof.ledger import Ledger
from lexludi.proof.record import Record
from lexludi.rulings.dice import Die, Roll
from lexludi.rulings.ruling import Verdict
from lexludi.rulings.turns import Done
from lexludi.site.cards import Cards
from lexludi.site.reader import Reader
from lexludi.site.workbench.desk import Desk

CLOSE, APART = "Given fencers A and B, 2 m apart\n", "Given fencers A and B, 3 m apart\n"
PAST = "And A has attacked with a cut, rolling 3\n"


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{text.count(old)} times {old!r}"
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture(scope="module")
def bout(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return bout_project(tmp_path_factory.mktemp("bout"))


def ask(project: Project, text: str, language: str = "en") -> Answer:
    (example,) = read_case(text, "case", otherwise=language)
    return project.ask("bout", example)


def told(project: Project, text: str) -> list[str]:
    grammar = project.grammar("bout", "en")
    return [grammar.write(each.template, each.values) for each in ask(project, text).told]


def fault(project: Project, text: str, reader: str = "") -> str:
    (example,) = read_case(text, "case")
    with pytest.raises(BadInput) as found:
        project.ask("bout", example, reader)
    (problem,) = found.value.problems
    return str(problem)


def test_action_is_asked_with_an_open_die_and_with_its_die(bout: Project) -> None:
    chances = [
        (str(each.chance), each.told[0].values) for each in ask(bout, CLOSE + "When A attacks with a cut").prospects
    ]
    assert chances == [("1/2", {}), ("1/2", {"fencer": "B", "number": 1})]
    assert told(bout, CLOSE + "When A attacks with a cut, rolling 4") == ["hits on B: 1"]


def test_several_dice_of_two_pieces_are_told_in_one_sentence(bout: Project) -> None:
    answer = ask(bout, CLOSE + "When A strikes B three times, rolling 4+1+6; the blow back rolls 5")
    assert answer.run.case.ruling.outcome.hits == ("B", "B", "A")
    assert [(roll.die.of, roll.face) for roll in answer.run.case.ruling.rolls] == [
        ("A", 4),
        ("A", 1),
        ("A", 6),
        ("B", 5),
    ]


def test_action_told_as_past_is_gone_on_from(bout: Project) -> None:
    assert told(bout, APART + "And A has advanced\nWhen A attacks with a cut, rolling 4") == ["hits on B: 1"]
    assert told(bout, APART + "When A advances") == ["the gap is 2 m"]
    case = ask(bout, CLOSE + PAST + PAST + "When B attacks with a thrust, rolling 3").run.case
    assert [ruling.rolls[0].face for ruling in case.past] == [3, 3]
    assert case.ruling.outcome.hits == ("A",)


def test_past_that_the_rules_refuse_could_not_have_happened(bout: Project) -> None:
    assert fault(bout, APART + PAST + "When A advances") == (
        "case:2: And A has attacked with a cut, rolling 3: "
        "this cannot have happened: A cannot attack with a cut. (1.1§1)"
    )
    assert fault(bout, APART + PAST + "When A advances", "ko").endswith(": A의 공격은 할 수 없음: 베기. (1.1§1)")


def test_past_of_which_the_source_does_not_say_what_follows_is_told_so(bout: Project) -> None:
    assert fault(bout, CLOSE + "And 3 hits so far\n" + PAST + "When A advances").endswith(
        ": this cannot be taken as done: the source does not say what follows. (1.2§2)"
    )


@pytest.mark.parametrize("question", ["A advances", "A attacks with a cut", "A attacks with a cut, rolling 4"])
def test_die_that_the_past_needs_and_nobody_told_is_asked_for_at_its_line(question: str, bout: Project) -> None:
    assert fault(bout, CLOSE + f"And A has attacked with a cut\nWhen {question}") == (
        "case:2: And A has attacked with a cut: a die roll is missing: attack die (A), 1 to 6."
    )


def test_die_told_of_the_past_that_no_rule_asks_for_is_a_fault(bout: Project) -> None:
    assert fault(
        bout, CLOSE + "And A has struck B three times, rolling 1+2+3+4; the blow back rolled 5\nWhen A advances"
    ).endswith(": no rule asks for this die here: attack die (A).")


def test_refused_question_tells_who_cannot_do_what_beside_the_clause(
    bout: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = ask(bout, APART + "When A attacks with a thrust")
    record = Record.of(answer, "bout")
    assert [(each.template, each.values) for each in record.answer] == [
        ("{fencer} cannot attack with a {blow}", {"fencer": "A", "blow": {"term": "thrust"}})
    ]
    assert (
        Ledger(bout.grammar("bout", "en")).entry(record).lines[0]
        == "A cannot attack with a thrust · not allowed, 1.1§1"
    )
    cards = Cards(Reader(bout, "ko"), bout.books["bout"])
    shown = cards.outcome(record.verdict, record.by, record.answer)
    assert shown.striptags() == "A의 공격은 할 수 없음: 찌르기: “Reach EN” (1.1§1)"
    case = bout.root / "case.txt"
    case.write_text(APART + "When A attacks with a thrust")
    assert main(["--root", str(bout.root), "ask", str(case), "--book", "bout"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "  A cannot attack with a thrust: “Reach” (1.1§1)"
    assert main(["--root", str(bout.root), "ask", str(case), "--book", "bout", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["answer"][0]["template"] == "{fencer} cannot attack with a {blow}"


def test_refusal_is_a_statement_that_is_true_of_this_refusal_alone(bout: Project) -> None:
    def holds(case: str, said: str) -> bool:
        (example,) = read_case(f"{case}\nThen {said}", "case")
        return bout.ran("bout", example).result().holds

    asked = "When A attacks with a thrust"
    assert holds(APART + asked, "A cannot attack with a thrust")
    assert not holds(APART + asked, "B cannot attack with a thrust")
    assert not holds(APART + asked, "A cannot attack with a cut")
    assert not holds(CLOSE + asked + ", rolling 1", "A cannot attack with a thrust")
    assert "this does not answer the question that was asked" in fault(bout, f"{APART}{asked}\nThen A cannot advance")


def test_example_that_states_a_refusal_is_sound(bout: Project) -> None:
    assert all(record.holds for record in refresh(bout, "bout").records)
    declared = {template for each in bout.phrases("bout").actions.values() for template in each.refused}
    assert not declared & {*idle_sentences(bout, "bout")}
    assert empty_statements(bout, "bout", refresh(bout, "bout").fingerprint) == []


def test_silent_ruling_tells_no_refusal(bout: Project) -> None:
    answer = ask(bout, CLOSE + "And 3 hits so far\nWhen A attacks with a cut")
    assert (answer.run.case.ruling.verdict, answer.told) == (Verdict.SILENT, ())


def test_chosen_readings_are_played_in_questions_and_in_the_past(bout: Project) -> None:
    question = "When A attacks with a thrust, rolling 2"
    assert told(bout, CLOSE + question) == ["nothing changes"]
    assert told(bout, CLOSE + "And the table plays: a thrust hits from 2\n" + question) == ["hits on B: 1"]
    (other,) = ask(bout, CLOSE + question).other_sides
    assert (other.side, [each.values for each in other.told]) == ("from_two", [{"fencer": "B", "number": 1}])
    past = "And A has attacked with a thrust, rolling 2\nWhen A attacks with a cut, rolling 4"
    assert told(bout, CLOSE + past) == ["hits on B: 1"]
    assert told(bout, CLOSE + "And the table plays: a thrust hits from 2\n" + past) == ["hits on B: 2"]


def test_action_of_which_only_half_is_told_has_its_default(bout: Project) -> None:
    declared = {kind.__name__: each for kind, each in bout.phrases("bout").actions.items()}["Salute"]
    everybody, one = declared.made({}), declared.made({"fencers": ["A"]})
    assert (everybody.fencers, one.fencers) == ((), ("A",))
    said = [declared.question(Done(each)) for each in (everybody, one)]
    assert [(each.template, each.values) for each in said if each] == [
        ("all salute", {}),
        ("these salute: {fencers}", {"fencers": ["A"]}),
    ]


@pytest.mark.parametrize("language", ["en", "ko"])
def test_every_sentence_of_an_action_is_read_as_it_is_written(language: str, bout: Project) -> None:
    grammar = bout.grammar("bout", language)
    for phrase in bout.phrases("bout"):
        if phrase.declared:
            match = grammar.match(phrase.keyword, grammar.sample(phrase))
            assert grammar.match(phrase.keyword, grammar.write(phrase.template, match.values)).phrase is phrase


def test_every_question_is_told_as_past_and_asked_again_alike(bout: Project) -> None:
    grammar = bout.grammar("bout", "en")
    questions = [phrase for phrase in bout.phrases("bout") if phrase.keyword == "when"]
    open_ones = [phrase.template for phrase in questions if not phrase.past]
    assert open_ones == ["{fencer} strikes {other} three times"]
    for phrase in (each for each in questions if each.past):
        values = grammar.match("when", grammar.sample(phrase)).values
        past = as_past(phrase, values)
        assert past and (past.template, dict(past.values)) == (phrase.past, dict(values))
        (again,) = as_questions(grammar, past.template, past.values)
        assert (again.template, again.values) == (phrase.template, values)


def test_every_sentence_is_among_the_messages_for_translators(bout: Project) -> None:
    step = {message.text for message in book_messages(bout, "bout") if message.context == "bout:step"}
    for declared in bout.phrases("bout").actions.values():
        assert {*declared.forms} <= step
    assert "{fencer} cannot attack with a {blow}" in step


@pytest.mark.parametrize("language", ["en", "ko"])
def test_script_of_a_turn_is_told_in_sentences_and_played_to_the_same_state(language: str, bout: Project) -> None:
    phrases, grammar = bout.phrases("bout"), bout.grammar("bout", language)
    assert phrases.game is not None
    kinds = {kind.action.__name__: kind.action for kind in phrases.game.kinds}
    start = ask(bout, APART + "When A advances").run.case.state
    blow = next(iter(phrases.game.actions(start)))
    die = {label: Die("attack_die", (1, 2, 3, 4, 5, 6), label) for label in "AB"}
    attacks = [action for action in phrases.game.actions(start) if isinstance(action, kinds["Attack"])]
    script = [
        Done(blow),
        Done(attacks[1], (Roll(die["A"], 3),)),
        Done(kinds["Salute"](("A", "B"))),
        Done(kinds["Flurry"]("B", "A"), (*(Roll(die["B"], face) for face in (4, 1, 2)), Roll(die["A"], 1))),
    ]
    rulings = phrases.game.replay(start, script)
    assert rulings == phrases.game.replay(start, script)
    written = [grammar.write(each.template, each.values) for each in as_script(phrases, script)]
    if language == "en":
        assert written == [
            "A has advanced",
            "A has attacked with a thrust, rolling 3",
            "these have saluted: A + B",
            "B has struck A three times, rolling 4 + 1 + 2; the blow back rolled 1",
        ]
    first = "검사 A, B, 간격 3m" if language == "ko" else "fencers A and B, 3 m apart"
    steps = "\n".join(f"* {line}" for line in [first, *written])
    run = _run(bout, language, steps)
    assert run.case.state == rulings[-1].outcome
    assert run.case.past == list(rulings)


def test_script_with_a_die_no_sentence_tells_is_an_error(bout: Project) -> None:
    phrases = bout.phrases("bout")
    assert phrases.game is not None
    advance = phrases.game.kinds[0].action("A")
    with pytest.raises(ValueError, match="no sentence tells as past, with its dice, Done"):
        list(as_script(phrases, [Done(advance, (Roll(Die("attack_die", (1, 2), "A"), 1),))]))


def _run(project: Project, language: str, text: str) -> Run:
    """A case told up to a question that is not asked."""
    steps = tuple(Step("given", "", line.removeprefix("* "), place) for place, line in enumerate(text.splitlines(), 1))
    run = Run(
        Example("", "", "", "", (), steps, "en", "", 1, 1),
        project.grammar("bout", language),
        project.case("bout", None),
    )
    for step in steps:
        run.take(step)
    return run


@pytest.fixture
def desk(bout: Project) -> Desk:
    found = Desk(bout.root, "bout")
    found.learn("ko", [list(entry) for entry in bout.catalog("ko").entries()])
    return found


def test_turn_is_stepped_through_by_its_declared_actions(desk: Desk) -> None:
    moves = desk.moves(APART + "And A has advanced\n" + PAST + "When B attacks with a thrust, rolling 6")
    assert [each["move"][1] for each in moves] == [
        "{fencer} advances",
        "{fencer} attacks with a {blow}, rolling {die}",
        "{fencer} attacks with a {blow}, rolling {die}",
    ]
    text = desk.at("ko", moves)
    assert "A의 공격이 끝남: 베기, 주사위 3" in text
    assert desk.moves(text) == moves
    found = desk.choices("en", moves)
    assert "A attacks with a cut" in [each["text"] for each in found["legal"]]
    (barred,) = found["against"]
    assert (barred["number"], barred["texts"]) == ("1.1§2", ["A advances", "B advances"])


def test_move_that_comes_to_dice_is_asked_with_every_die_the_rules_ask_for(desk: Desk) -> None:
    def diced(question: str) -> str | None:
        text: str | None = desk.choices("en", desk.moves(CLOSE + PAST + f"When {question}")).get("text")
        return text

    assert diced("A attacks with a cut") == "A attacks with a cut, rolling 1"
    assert diced("A strikes B three times") == "A strikes B three times, rolling 1 + 1 + 1; the blow back rolls 1"
    assert diced("A strikes B three times, rolling 5; the blow back rolls 2") == (
        "A strikes B three times, rolling 5 + 1 + 1; the blow back rolls 2"
    )
    assert diced("A attacks with a cut, rolling 5") is None
    assert diced("A advances") is None


def test_case_put_into_a_feature_states_the_refusal_and_the_clause(desk: Desk) -> None:
    ruled = desk.rule("en", APART + "When A attacks with a cut")
    assert ruled["outcome"] == "A cannot attack with a cut: “Reach” (1.1§1)"
    assert ruled["feature"].splitlines()[-2:] == [
        "    Then A cannot attack with a cut",
        "    And it is not allowed, by this clause",
    ]


ATTACK = 'dice={"die": Rolled("attack_die", of="fencer")},'


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        pytest.param(
            STEPS,
            'refused="{fencer} cannot advance"',
            'refused="nobody can advance"',
            "the action Advance: 'nobody can advance' leaves out the field 'fencer', which has no default; put {fencer} into it.",
            id="a sentence without a field that has no default",
        ),
        pytest.param(
            RULES,
            "    fencer: str\n\n\n@dataclass(frozen=True)\nclass Attack",
            "    fencer: str\n    steps: int\n\n\n@dataclass(frozen=True)\nclass Attack",
            "the action Advance: the field 'steps' stands in no sentence; put {steps} into them, or give it a default.",
            id="a field in no sentence",
        ),
        pytest.param(
            STEPS,
            'asked="{fencer} advances"',
            'asked="{fencer} advances {way}"',
            "the action Advance: {way} of '{fencer} advances {way}' is no field of it and no die; the fields are: fencer.",
            id="a placeholder that is no field",
        ),
        pytest.param(
            STEPS,
            'refused="{fencer} cannot attack with a {blow}"',
            'refused="{fencer} cannot attack with a {blow}, rolling {die}"',
            "the action Attack: '{fencer} cannot attack with a {blow}, rolling {die}' refuses and tells the die 'die'; leave that out.",
            id="a refusal with a die",
        ),
        pytest.param(
            STEPS,
            ATTACK,
            'dice={"die": Rolled("attack_die", of="foe")},',
            "the action Attack: the die 'die' is rolled for 'foe', which is no field that names a piece.",
            id="a die of nobody",
        ),
        pytest.param(
            STEPS,
            ATTACK,
            'dice={"die": Rolled("attack_die", of="fencer"), "other": Rolled("attack_die")},',
            "the action Attack: the die 'other' must stand in a sentence that asks and in one that tells it as past; put {other} into them.",
            id="a die in no sentence",
        ),
        pytest.param(
            STEPS,
            ATTACK,
            'dice={"die": Rolled("attack_die", of="fencer"), "blow": Rolled("attack_die")},',
            "the action Attack: 'blow' is a field and a die; call one of them otherwise.",
            id="a die with the name of a field",
        ),
        pytest.param(
            STEPS,
            'asked=("{fencer} attacks with a {blow}", "{fencer}',
            'asked=("{fencer}',
            "the action Attack: '{fencer} attacks with a {blow}, rolling {die}' asks with dice alone; "
            "add the same question without them, so that its chances can be asked.",
            id="a question with dice alone",
        ),
        pytest.param(
            STEPS,
            'past=("all have saluted", "these have saluted: {fencers}")',
            'past="all have saluted"',
            "the action Salute: no sentence tells as past what 'these salute: {fencers}' asks; add one with the same placeholders.",
            id="a question without its past",
        ),
        pytest.param(
            STEPS,
            'refused="nobody can salute"',
            'refused="these cannot salute: {fencers}"',
            "the action Salute: no sentence refuses what 'all salute' asks; add one with the same placeholders.",
            id="a question without its refusal",
        ),
        pytest.param(
            STEPS,
            "phrases.action(\n    Salute,",
            "phrases.action(\n    Attack,",
            "the action Attack is declared twice; give Attack all its sentences in one place.",
            id="two declarations of one type",
        ),
        pytest.param(
            STEPS,
            "phrases.action(\n    Salute,",
            "phrases.action(\n    int,",
            "the action int is no dataclass; write `@dataclass(frozen=True)` above it.",
            id="an action that is no dataclass",
        ),
        pytest.param(
            STEPS,
            "phrases.action(\n    Salute,",
            "phrases.action(\n    Bout,",
            "the action Bout is judged by no rule; add an ActionKind for it to the game.",
            id="an action that is none of the game",
        ),
        pytest.param(
            STEPS,
            "Phrases(Table, game=GAME)",
            "Phrases(Table)",
            "the action Advance is judged by no rule; write Phrases(…, game=…) with the game it is of.",
            id="no game",
        ),
        pytest.param(
            STEPS,
            'refused="{fencer} cannot advance"',
            'refused="{fencer} {fencer} cannot advance"',
            "the sentence '{fencer} {fencer} cannot advance': a placeholder stands in it twice.",
            id="a placeholder twice",
        ),
        pytest.param(
            RULES,
            "    blow: Blow = Blow.CUT",
            "    blow: float = 1.0",
            "the sentence '{fencer} attacks with a {blow}': no sentence can hold a float; annotate it with Fraction "
            "or register a kind with Phrases(kinds={…}).",
            id="a field no sentence can hold",
        ),
        pytest.param(
            STEPS,
            "Phrases(Table, game=GAME)",
            "Phrases(Case, game=GAME)",
            "this code cannot run: TypeError: Case has no state; give it the field `state` with how a turn begins",
            id="a case without a state",
        ),
        pytest.param(
            STEPS,
            "Phrases(Table, game=GAME)",
            "Phrases(Table, game=type(GAME)(GAME.act, GAME.actions))",
            "this code cannot run: TypeError: the game is not made of kinds of actions; make it with Game.of(…)",
            id="a game that is not made of kinds",
        ),
        pytest.param(
            STEPS,
            'asked="{fencer} advances"',
            'asked=("{fencer} advances", "{fencer} advances")',
            "the sentence '{fencer} advances' is bound already, at features/bout/steps.py:{line}; "
            "word one of them otherwise or remove it.",
            id="a sentence that cannot be told from another",
        ),
    ],
)
def test_mistake_in_a_declaration_is_told_with_its_place(
    file: str, old: str, new: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(write_bout(tmp_path) / file, old, new)
    assert main(["--root", str(tmp_path), "sentences", "bout"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    place, _, message = line.removeprefix("lexludi: ").partition(": ")
    name, _, number = place.partition(":")
    assert message == said.replace("{line}", number)
    written = (tmp_path / name).read_text(encoding="utf-8").splitlines()[int(number) - 1]
    assert name == STEPS and written.startswith(("phrases.action(", "phrases = "))


def test_action_of_the_game_nobody_can_ask_is_told_at_its_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = FILES[STEPS]
    start = text.index("phrases.action(\n    Salute,")
    change(write_bout(tmp_path) / STEPS, text[start : text.index('@phrases.then("hits on')], "")
    assert main(["--root", str(tmp_path), "sentences", "bout"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    number = FILES[RULES].splitlines().index("def salute(trace: Trace, bout: Bout, action: Salute) -> Bout:")
    assert line == (
        f"lexludi: {RULES}:{number}: nobody can ask the action Salute; "
        "declare it with its sentences: `phrases.action(Salute, …)`."
    )


def test_case_may_prepare_and_draw_around_an_action_by_one_method(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    prepared = '''\
    def act(self, game: Game[Bout, Any], action: Any, dice: Dice) -> Ruling[Bout]:
        """Step up to the other before a blow."""
        if isinstance(action, Attack) and self.state.gap > 2:
            self.state = self.happened(super().act(game, Advance(action.fencer), dice))
        return super().act(game, action, dice)

    def pieces('''
    project = write_bout(tmp_path)
    change(project / STEPS, "    def pieces(", prepared)
    change(
        project / STEPS,
        "@dataclass\n",
        "from typing import Any\nfrom lexludi.rulings.dice import Dice\nfrom lexludi.rulings.ruling import Ruling\n"
        "from lexludi.rulings.turns import Game\n\n\n@dataclass\n",
    )
    assert told(Project(project), APART + PAST + "When B attacks with a cut, rolling 4") == ["hits on A: 1"]
