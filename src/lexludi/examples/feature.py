"""Feature files read into examples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from gherkin.errors import CompositeParserException, ParserError
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from gherkin.token_scanner import TokenScanner

from lexludi.files import BadInput, Problem

KEYWORDS = {"Context": "given", "Action": "when", "Outcome": "then"}


@dataclass(frozen=True)
class Step:
    """One step as written."""

    keyword: str
    """What it is: given, when or then."""
    word: str
    """How it is introduced in its language, such as `And`."""
    text: str
    line: int


@dataclass(frozen=True)
class Example:
    """One case to be run: a scenario, or one row of an outline."""

    id: str
    name: str
    rule: str
    """Name of the `Rule:` it stands under; empty outside a rule."""
    tags: tuple[str, ...]
    steps: tuple[Step, ...]
    language: str
    """The language of the file, by Gherkin's name."""
    file: str
    line: int

    @property
    def clause(self) -> str | None:
        """The clause it is about: the first tag."""
        return self.tags[0] if self.tags else None


def example_of(data: dict[str, Any]) -> Example:
    """An example out of plain data."""
    return Example(**data | {"tags": tuple(data["tags"]), "steps": tuple(Step(**step) for step in data["steps"])})


def read_examples(text: str, file: str) -> list[Example]:
    """All examples of a feature file, in order; a fault raises with every place named."""
    try:
        document = Parser().parse(TokenScanner(text))
    except CompositeParserException as error:
        raise BadInput(*(_problem(single, file) for single in error.errors)) from error
    except ParserError as error:
        raise BadInput(_problem(error, file)) from error
    feature = document.get("feature")
    if not feature:
        raise BadInput(Problem(file, 1, "no feature here; begin with `Feature: name`."))
    nodes = dict(_nodes(feature))
    count: Counter[str] = Counter()
    examples: list[Example] = []
    places: dict[str, set[int]] = {}
    for pickle in Compiler().compile({**document, "uri": file}):
        scenario = nodes[pickle["astNodeIds"][0]]
        tags = tuple(tag["name"][1:] for tag in pickle["tags"])
        key = tags[0] if tags else file
        count[key] += 1
        places.setdefault(pickle["name"], set()).add(scenario["location"]["line"])
        row = nodes[pickle["astNodeIds"][-1]]
        examples.append(
            Example(
                id=f"{key}:{count[key]}",
                name=pickle["name"],
                rule=scenario["rule"],
                tags=tags,
                steps=tuple(_steps(pickle, nodes)),
                language=feature["language"],
                file=file,
                line=row["location"]["line"],
            )
        )
    _unique_names(places, file)
    return examples


def _problem(error: Any, file: str) -> Problem:
    message = str(error).split(": ", 1)[-1]
    return Problem(file, error.location["line"], f"not Gherkin: {message}")


def _nodes(parent: dict, rule: str = "") -> Iterator[tuple[str, dict]]:
    for child in parent["children"]:
        if "rule" in child:
            yield from _nodes(child["rule"], child["rule"]["name"])
            continue
        node = child.get("scenario") or child["background"]
        yield node["id"], {**node, "rule": rule}
        for step in node["steps"]:
            yield step["id"], step
        for table in node.get("examples", []):
            yield from ((row["id"], row) for row in table["tableBody"])


def _steps(pickle: dict, nodes: dict[str, dict]) -> Iterator[Step]:
    for step in pickle["steps"]:
        node = nodes[step["astNodeIds"][0]]
        keyword = KEYWORDS.get(step["type"], "given")
        yield Step(keyword, node["keyword"].strip(), step["text"], node["location"]["line"])


def _unique_names(places: dict[str, set[int]], file: str) -> None:
    """pytest-bdd runs only the last of several scenarios that share a name, so equal names are refused."""
    problems = [
        Problem(file, line, f"a second scenario is called {name!r}; give it a name of its own.")
        for name, lines in places.items()
        for line in sorted(lines)[1:]
    ]
    if problems:
        raise BadInput(*problems)
