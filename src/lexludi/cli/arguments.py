"""The commands and their arguments; the code of a command is loaded when it is called."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from lexludi.languages import LANGUAGES, TRANSLATIONS

if TYPE_CHECKING:
    Parsers = argparse._SubParsersAction[argparse.ArgumentParser]


class Command(Protocol):
    """What runs a command and tells how it ends."""

    def __call__(self, options: argparse.Namespace) -> int: ...


def handler(place: str) -> Command:
    """The command at a place such as `clauses.show`."""
    module, _, name = place.partition(".")
    command: Command = getattr(import_module(f"lexludi.cli.{module}"), name)
    return command


class _Version(argparse.Action):
    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: object,
        values: str | Sequence[Any] | None,
        option: object = None,
    ) -> None:
        from importlib.metadata import version

        print(f"lexludi {version('lexludi')}")
        parser.exit()


def share(text: str) -> tuple[int, int]:
    """A share of the work, such as 3/8."""
    place, _, of = text.partition("/")
    if not (place.isdecimal() and of.isdecimal() and 1 <= int(place) <= int(of)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a share; write 3/8 for the third of eight")
    return int(place), int(of)


def make_parser() -> argparse.ArgumentParser:
    """The command line as a whole."""
    parser = argparse.ArgumentParser(
        prog="lexludi",
        description="Executable rulebooks: text, examples and rules of wargames, in five languages.",
        epilog="Exit code: 0 all well, 1 something does not hold, 2 bad input.",
    )
    parser.add_argument("--root", type=Path, help="the project folder (default: here or above)")
    parser.add_argument("--version", action=_Version, nargs=0, help="show program's version number and exit")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _site(commands)
    _questions(commands)
    _texts(commands)
    _changes(commands)
    _translations(commands)
    return parser


def _command(parent: Parsers, name: str, run: str, text: str) -> argparse.ArgumentParser:
    added = parent.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
    added.set_defaults(run=run)
    return added


def _add_books(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("book", nargs="*", help="books (default: all)")


def _add_variant(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--variant", type=Path, metavar="FILE", help="a house rule: variants/<book>/<name>.toml")


def _add_case(parser: argparse.ArgumentParser, file: str) -> None:
    parser.add_argument("file", help=file)
    parser.add_argument("--book", help="the book to ask (default: the one its tags or folder name)")
    _add_language(parser)
    _add_variant(parser)
    _add_json(parser)


def percentage(text: str) -> float:
    """A percentage from 0 to 100; text that is no number is reported by argparse."""
    if not 0 <= (share := float(text)) <= 100:
        raise argparse.ArgumentTypeError(f"{text} is not a percentage; give a number from 0 to 100")
    return share


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the answer")


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def _site(commands: Parsers) -> None:
    added = _command(
        commands,
        "build",
        "site_commands.build",
        "run the examples and build the site in five languages into build/site",
    )
    added.add_argument("--clean", action="store_true", help="throw the last build away first")
    _add_variant(added)
    added = _command(
        commands, "serve", "site_commands.serve", "build, then serve the site on localhost and rebuild on change"
    )
    added.add_argument("--port", type=int, default=8000, help="port (default: 8000; 0: any that is free)")
    added = _command(
        commands, "pdf", "site_commands.pdf", "make a rulebook and player aids a book and language, into build/pdf"
    )
    _add_books(added)
    added.add_argument("--lang", choices=LANGUAGES, help="one language only")
    added.add_argument(
        "--aid",
        action="store_true",
        help="the player aids alone: the charts, and what can enter a sum, each on two pages",
    )


def _questions(commands: Parsers) -> None:
    added = _command(commands, "ask", "questions.ask", "put a case in any of the five languages and print its ruling")
    _add_case(added, "a feature file, or - for standard input")
    added = _command(commands, "odds", "questions.odds", "the exact chances of every outcome, over all dice of a case")
    _add_case(added, "a feature file, - for standard input, or the id of an example")
    added = _command(
        commands, "sentences", "questions.sentences", "every sentence of a book with the words each of its places takes"
    )
    added.add_argument("book", help="the book")
    _add_language(added)
    _add_json(added)
    added = _command(
        commands, "readings", "readings_command.readings", "where a book can be read in two ways, and what comes of it"
    )
    added.add_argument("book", help="the book")
    _add_language(added)
    _add_json(added)


def _texts(commands: Parsers) -> None:
    added = _command(commands, "new", "new.new", "begin a book: one clause with its rule and its examples")
    added.add_argument("slug", help="the book's short name, which begins all its ids: lower-case letters, such as duel")
    added.add_argument("--title", help="the book's title (default: the short name)")
    added.add_argument("--original", choices=LANGUAGES, default="en", help="language of the source (default: en)")
    added = _command(commands, "show", "clause_commands.show", "print one clause: text, notes, examples, code")
    added.add_argument("clause", help="a number such as 2§20 or 'acp 2§20', or an id such as acp.fire.mod.moved")
    added.add_argument("--book", help="the book the number is of")
    _add_language(added)
    _add_variant(added)
    _add_json(added)
    _command(
        commands,
        "number",
        "clause_commands.number",
        "give a permanent number to each clause and each example that has none",
    )
    added = _command(commands, "coverage", "figures.show", "what is proved and translated, and what is missing")
    _add_books(added)
    _add_language(added)
    _add_variant(added)
    _add_json(added)


def _changes(commands: Parsers) -> None:
    added = _command(
        commands,
        "record",
        "record_command.record",
        "record what the rules give for each example, and show what changed",
    )
    _add_books(added)
    added = _command(commands, "pins", "pins_command.pins", "change every rule in turn and name what nobody notices")
    _add_books(added)
    added.add_argument(
        "--least", type=percentage, metavar="PERCENT", help="fail where fewer changes of a book are noticed"
    )
    added.add_argument("--listed", action="store_true", help="name the changes that may live, too")
    part = added.add_mutually_exclusive_group()
    part.add_argument(
        "--changed",
        nargs="?",
        const="HEAD",
        metavar="REV",
        help="only what differs from a version (default: the last commit): its functions, rows of charts and examples",
    )
    part.add_argument("--shard", type=share, metavar="I/N", help="one of N shares of the work, for several machines")
    part.add_argument(
        "--join", type=Path, nargs="+", default=[], metavar="FOLDER", help="put together what the shares have found"
    )
    _add_json(added)
    added = _command(
        commands, "impact", "impact_command.show", "what a change does, by clause: working tree against a version"
    )
    added.add_argument(
        "revision", nargs="?", default="HEAD", help="the version to compare with (default: the last commit)"
    )
    added.add_argument("second", nargs="?", help="a later version to compare it with (default: the files as they are)")
    added.add_argument("--page", type=Path, metavar="FILE", help="write a page with pictures, before and after")
    _add_variant(added)
    _add_json(added)
    added = _command(
        commands, "export", "clause_commands.export", "every clause with texts, examples, verdicts and citations"
    )
    _add_books(added)
    _add_json(added)


def _translations(commands: Parsers) -> None:
    i18n = commands.add_parser("i18n", help="the translators' files", description="The translators' files.")
    kinds = i18n.add_subparsers(required=True, metavar="ACTION")
    added = _command(
        kinds,
        "merge",
        "translations.merge_all",
        "bring locales/*/LC_MESSAGES/*.po up to date; changed English turns fuzzy",
    )
    added.add_argument(
        "--from",
        dest="files",
        type=Path,
        nargs="+",
        default=[],
        metavar="FILE",
        help="PO files with a part of the translations, such as those of one chapter, to be taken in",
    )
    added = _command(
        kinds,
        "part",
        "translations.write_open",
        "write what a language lacks into a PO file of its own, for merge --from",
    )
    added.add_argument(
        "--lang", choices=[language.code for language in TRANSLATIONS], required=True, help="the language"
    )
    added.add_argument("file", type=Path, metavar="FILE", help="the file to write")
    added = _command(kinds, "status", "translations.show_status", "how much is translated, fuzzy and missing")
    added.add_argument("--list", action="store_true", help="name each message that is not current, with its place")
    added.add_argument("--lang", choices=[language.code for language in TRANSLATIONS], help="one language only")
    _add_json(added)
    _command(
        kinds,
        "check",
        "translations.check_all",
        "find lost placeholders, changed numbers, broken references and stray terms",
    )
