"""Feature files read into examples."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from gherkin.dialect import Dialect
from gherkin.errors import AstBuilderException, CompositeParserException, ParserError
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from gherkin.token_scanner import TokenScanner

from lexludi.catalog import Catalog
from lexludi.clauses.numbers import slug
from lexludi.files import BadInput, Problem
from lexludi.languages import BY_GHERKIN
from lexludi.marks import CONTROL
from lexludi.typed import STOPS, brief
from lexludi.words import say

KEYWORDS = {"Context": "given", "Action": "when", "Outcome": "then"}
MARK = re.compile(r"@x[1-9]\d*")
LANGUAGE = re.compile(r"\s*#\s*language\s*:\s*(\S+)")
COLUMN = re.compile(r"<([^<>]+)>")
NO_CATALOG = Catalog({})

_made = tuple.__new__
"""What makes a tuple with names of values that are known to fit it, by the ten thousand."""


class Step(NamedTuple):
    """One step as written."""

    keyword: str
    """What it is: given, when or then."""
    word: str
    """How it is introduced in its language, such as `And`."""
    text: str
    line: int

    @property
    def quoted(self) -> str:
        """The step as a fault quotes it before a colon: without a full stop of its own."""
        return brief(f"{self.word} {self.text}").rstrip(f" {STOPS}")


class Example(NamedTuple):
    """One case to be run: a scenario, or one row of an outline."""

    id: str
    """Permanent: clause, number of the scenario, and for a row what it asks, such as `acp.types.codes:x1:ph`."""
    mark: str
    """The number of the scenario below its clause, such as `x1`; empty where none was given."""
    name: str
    rule: str
    """Name of the `Rule:` it stands under; empty outside a rule."""
    tags: tuple[str, ...]
    """The clauses it shows."""
    steps: tuple[Step, ...]
    language: str
    """The language of the file, by Gherkin's name."""
    file: str
    line: int
    head: int
    """The line its scenario begins with, tags included."""
    row: tuple[tuple[str, str], ...] = ()
    """Of a row of an outline the columns and what stands in them."""

    @property
    def clause(self) -> str | None:
        """The clause it is about: the first tag."""
        return self.tags[0] if self.tags else None


def example_of(row: list[Any]) -> Example:
    """An example out of its plain values."""
    name, mark, title, rule, tags, steps, *rest, cells = row
    taken = tuple([_made(Step, step) for step in steps])
    return _made(Example, (name, mark, title, rule, tuple(tags), taken, *rest, tuple(map(tuple, cells))))


def read_examples(text: str, file: str, catalog: Catalog = NO_CATALOG) -> list[Example]:
    """All examples of a feature file in order; raises one `BadInput` with every fault, in the language of the catalog."""
    if strange := CONTROL.search(text := text.replace("\r\n", "\n")):
        line = text.count("\n", 0, strange.start()) + 1
        raise BadInput(Problem(file, line, say(catalog, "fault.control", code=f"U+{ord(strange[0]):04X}")))
    if (spoken := LANGUAGE.match(text)) and spoken[1] not in BY_GHERKIN:
        line = text.count("\n", 0, spoken.start(1)) + 1
        said = say(catalog, "fault.language", language=spoken[1], languages=", ".join(BY_GHERKIN))
        raise BadInput(Problem(file, line, said))
    try:
        document = Parser().parse(TokenScanner(text))
    except CompositeParserException as error:
        first, *others = error.errors
        told = [first] if "#FeatureLine" in str(first) else [first, *others]  # without it no line belongs anywhere
        raise BadInput(*(_problem(single, text, file, catalog) for single in told)) from error
    except ParserError as error:
        raise BadInput(_problem(error, text, file, catalog)) from error
    feature = document.get("feature")
    if not feature:
        raise BadInput(Problem(file, 1, "no feature here; begin with `Feature: name`."))
    nodes = dict(_nodes(feature))
    _check_scenarios([node for node in nodes.values() if "examples" in node], feature["language"], file, catalog)
    examples: list[Example] = []
    asked: dict[str, int] = {}
    for place, pickle in enumerate(Compiler().compile({**document, "uri": file}), 1):
        scenario, row = nodes[pickle["astNodeIds"][0]], nodes[pickle["astNodeIds"][-1]]
        given = next((tag for tag in scenario["tags"] if MARK.fullmatch(tag["name"])), {"id": "", "name": "@"})
        mark = given["name"][1:]
        tags = tuple(tag["name"][1:] for tag in pickle["tags"] if tag["astNodeId"] != given["id"])
        parts = [tags[0] if tags else file, mark or str(place), *([] if row is scenario else [_row(scenario, row)])]
        name = ":".join(parts)
        line = row["location"]["line"]
        if mark and name in asked and row is not scenario:
            said = say(catalog, "fault.same_row", line=str(asked[name]))
            raise BadInput(Problem(file, line, said))
        asked[name] = line
        examples.append(
            Example(
                id=name,
                mark=mark,
                name=scenario["name"],
                rule=scenario["rule"],
                tags=tags,
                steps=tuple(_steps(pickle, nodes)),
                language=feature["language"],
                file=file,
                line=line,
                head=(scenario["tags"] or [scenario])[0]["location"]["line"],
                row=() if row is scenario else tuple(_cells(row)),
            )
        )
    return examples


def _problem(error: Any, text: str, file: str, catalog: Catalog) -> Problem:
    line = error.location["line"]
    written = text.split("\n")[line - 1 : line]
    if isinstance(error, AstBuilderException):  # all it finds wrong is a row of a table
        return Problem(file, line, say(catalog, "fault.cells"))
    return Problem(file, line, say(catalog, "fault.gherkin", line=brief(written[0].strip()) if written else "…"))


def _nodes(parent: Any, rule: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    for child in parent["children"]:
        if "rule" in child:
            yield from _nodes(child["rule"], child["rule"]["name"])
            continue
        node = child.get("scenario") or child["background"]
        yield node["id"], {**node, "rule": rule}
        for step in node["steps"]:
            yield step["id"], step
        for table in node.get("examples", []):
            yield from ((row["id"], {**row, "columns": _columns(table)}) for row in table["tableBody"])


def _columns(table: dict[str, Any]) -> list[str]:
    """The names of the columns of an outline's table; “Examples:” may stand there with nothing below it."""
    return [cell["value"] for cell in table.get("tableHeader", {}).get("cells", [])]


def _steps(pickle: Any, nodes: Mapping[str, dict[str, Any]]) -> Iterator[Step]:
    for step in pickle["steps"]:
        node = nodes[step["astNodeIds"][0]]
        keyword = KEYWORDS.get(step["type"], "given")
        yield Step(keyword, node["keyword"].strip(), step["text"], node["location"]["line"])


def _row(scenario: dict[str, Any], row: dict[str, Any]) -> str:
    """A row of an outline by what it asks: its values in the columns that the steps before Then use."""
    used: set[str] = set()
    kind = ""
    for step in scenario["steps"]:
        kind = kind if step["keywordType"] == "Conjunction" else step["keywordType"]
        used |= set() if kind == "Outcome" else set(COLUMN.findall(step["text"]))
    return "-".join(slug(value) for name, value in _cells(row) if name in used) or "none"


def _cells(row: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """What stands in each column of a row."""
    return zip(row["columns"], (cell["value"] for cell in row["cells"]), strict=True)


def _check_scenarios(scenarios: list[dict[str, Any]], language: str, file: str, catalog: Catalog) -> None:
    """Refuse what would not run as it reads: unnamed scenarios, equal names, empty outlines, arguments.

    pytest-bdd runs only the last of several scenarios that share a name.
    """
    problems: list[Problem] = []
    lines: dict[str, int] = {}
    dialect = Dialect.for_name(language)
    outlines = dialect.scenario_outline_keywords if dialect else []
    for scenario in scenarios:
        line, name = scenario["location"]["line"], " ".join(scenario["name"].split())
        if not name:
            problems.append(Problem(file, line, say(catalog, "fault.nameless")))
        elif lines.setdefault(name.casefold(), line) != line:
            problems.append(Problem(file, line, say(catalog, "fault.same_name", name=name)))
        tables = scenario["examples"]
        if not all(table["tableBody"] for table in tables) or (scenario["keyword"] in outlines and not tables):
            problems.append(Problem(file, line, say(catalog, "fault.no_rows", name=name)))
        columns = [column for table in tables for column in _columns(table)]
        for step in scenario["steps"]:
            for column in COLUMN.findall(step["text"]) if columns else ():
                if column not in columns:
                    said = say(catalog, "fault.column", name=column, names=", ".join(columns))
                    problems.append(Problem(file, step["location"]["line"], said))
            if "dataTable" in step or "docString" in step:
                problems.append(Problem(file, step["location"]["line"], say(catalog, "fault.table")))
    if problems:
        raise BadInput(*problems)
