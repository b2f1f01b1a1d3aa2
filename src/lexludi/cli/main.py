"""The commands, their arguments and how each ends."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

from lexludi.cli import clauses, figures, impact, new, pins, questions, readings, record, translations
from lexludi.cli.common import BAD_INPUT, HOLDS, add_json, add_language, add_variant, apart, books, open_project, tell
from lexludi.examples.blame import broken_code
from lexludi.files import BadInput
from lexludi.languages import LANGUAGES, TRANSLATIONS

if TYPE_CHECKING:
    Parsers = argparse._SubParsersAction[argparse.ArgumentParser]

Command = Callable[[argparse.Namespace], int]


def main(arguments: list[str] | None = None) -> int:
    """Run one command; 0 all well, 1 something does not hold, 2 bad input."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever called; what is said is lost, the exit code is not
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8"))
        reconfigure = getattr(getattr(sys, name), "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
    options = _parser().parse_args(arguments)
    run: Command = options.run
    try:
        with apart(options):
            return run(options)
    except BadInput as error:
        tell(*error.problems)
        return BAD_INPUT
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return HOLDS
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        tell(f"{error.filename or 'a file'}: {error.strerror or error}.")
        return BAD_INPUT
    except (Exception, SystemExit) as error:
        broken = broken_code(error)
        if not broken.file:
            raise
        tell(broken)
        return BAD_INPUT


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="lexludi",
        description="Executable rulebooks: text, examples and rules of wargames, in five languages.",
        epilog="Exit code: 0 all well, 1 something does not hold, 2 bad input.",
    )
    parser.add_argument("--root", type=Path, help="the project folder (default: here or above)")
    parser.add_argument("--version", action="version", version=f"lexludi {version('lexludi')}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _site(commands)
    _questions(commands)
    _texts(commands)
    _translations(commands)
    return parser


def _command(parent: Parsers, name: str, run: Command, text: str) -> argparse.ArgumentParser:
    added = parent.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
    added.set_defaults(run=run)
    return added


def _site(commands: Parsers) -> None:
    added = _command(commands, "build", _build, "run the examples and build the site in five languages into build/site")
    added.add_argument("--clean", action="store_true", help="throw the last build away first")
    add_variant(added)
    added = _command(commands, "serve", _serve, "build, then serve the site on localhost and rebuild on change")
    added.add_argument("--port", type=int, default=8000, help="port (default: 8000; 0: any that is free)")
    added = _command(commands, "pdf", _pdf, "make a rulebook and a player aid a book and language, into build/pdf")
    added.add_argument("book", nargs="*", help="books (default: all)")
    added.add_argument("--lang", choices=LANGUAGES, help="one language only")
    added.add_argument("--aid", action="store_true", help="the player aids alone: the charts on two pages")


def _questions(commands: Parsers) -> None:
    added = _command(commands, "ask", questions.ask, "put a case in any of the five languages and print its ruling")
    added.add_argument("file", help="a feature file, or - for standard input")
    added.add_argument("--book", help="the book to ask (default: the one its tags or folder name)")
    add_language(added)
    add_variant(added)
    add_json(added)
    added = _command(commands, "odds", questions.odds, "the exact chances of every outcome, over all dice of a case")
    added.add_argument("file", help="a feature file, - for standard input, or the id of an example")
    added.add_argument("--book", help="the book to ask (default: the one its tags or folder name)")
    add_language(added)
    add_variant(added)
    add_json(added)
    added = _command(
        commands, "sentences", questions.sentences, "every sentence of a book with the words each of its places takes"
    )
    added.add_argument("book", help="the book")
    add_language(added)
    add_json(added)

    readings.add_arguments(
        _command(commands, "readings", readings.readings, "where a book can be read in two ways, and what comes of it")
    )


def _texts(commands: Parsers) -> None:
    new.add_arguments(_command(commands, "new", new.new, "begin a book: one clause with its rule and its examples"))
    added = _command(commands, "show", clauses.show, "print one clause: text, notes, examples, code")
    added.add_argument("clause", help="a number such as 2§20 or 'acp 2§20', or an id such as acp.fire.mod.moved")
    added.add_argument("--book", help="the book the number is of")
    add_language(added)
    add_variant(added)
    add_json(added)
    _command(
        commands, "number", clauses.number, "give a permanent number to each clause and each example that has none"
    )
    added = _command(commands, "coverage", figures.show, "what is proved and translated, and what is missing")
    added.add_argument("book", nargs="*", help="books (default: all)")
    add_language(added)
    add_variant(added)
    add_json(added)
    added = _command(
        commands, "record", record.record, "record what the rules give for each example, and show what changed"
    )
    added.add_argument("book", nargs="*", help="books (default: all)")
    pins.add_arguments(_command(commands, "pins", pins.pins, "change every rule in turn and name what nobody notices"))
    impact.add_arguments(
        _command(commands, "impact", impact.show, "what a change does, by clause: working tree against a version")
    )
    added = _command(commands, "export", clauses.export, "every clause with texts, examples, verdicts and citations")
    added.add_argument("book", nargs="*", help="books (default: all)")
    add_json(added)


def _translations(commands: Parsers) -> None:
    i18n = commands.add_parser("i18n", help="the translators' files", description="The translators' files.")
    kinds = i18n.add_subparsers(required=True, metavar="ACTION")
    _command(kinds, "extract", translations.extract_all, "write the templates locales/templates/*.pot")
    _command(
        kinds,
        "merge",
        translations.merge_all,
        "bring locales/*/LC_MESSAGES/*.po up to date; changed English turns fuzzy",
    )
    added = _command(kinds, "status", translations.show_status, "how much is translated, fuzzy and missing")
    added.add_argument("--list", action="store_true", help="name each message that is not current, with its place")
    added.add_argument("--lang", choices=[language.code for language in TRANSLATIONS], help="one language only")
    add_json(added)
    _command(
        kinds,
        "check",
        translations.check_all,
        "find lost placeholders, changed numbers, broken references and stray terms",
    )


def _build(options: argparse.Namespace) -> int:
    from lexludi.site.build import build
    from lexludi.site.release import SITE

    project = open_project(options)
    root = project.root
    proof = build(root, clean=options.clean)
    code = figures.verdict(project, proof)
    unrecorded = sum(map(len, proof.unrecorded.values()))
    more = f", {unrecorded} not as recorded" if unrecorded else ""
    print(f"{root / SITE}: {len(proof.records)} examples, {len(proof.failing)} do not hold{more}")
    return code


def _serve(options: argparse.Namespace) -> int:
    from lexludi.site.serve import serve

    return serve(open_project(options).root, options.port)


def _pdf(options: argparse.Namespace) -> int:
    from lexludi.site.pdf import FOLDER, make

    project = open_project(options)
    languages = [options.lang] if options.lang else list(LANGUAGES)
    made = make(project, books(options, project), languages, aid_only=options.aid)
    print(f"{project.root / FOLDER}: {len(made)} files made")
    return HOLDS
