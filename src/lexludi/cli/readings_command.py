"""`lexludi readings`: where a book can be read in two ways, and what comes of the other one."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from lexludi.cli.common import HOLDS, open_project, print_json
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.sides import Turned, turned
from lexludi.words import say


def readings(options: argparse.Namespace) -> int:
    """Each setting of a book with the examples that end otherwise under its other sides."""
    project, language = open_project(options, options.book), options.lang or "en"
    slug = project.book(options.book).slug
    project.check_read()
    with project.blaming():
        found = turned(project, slug)
    book, catalog = project.books[slug], project.catalog(language)
    if options.json:
        data = [
            {
                "clauses": setting.clauses,
                "default": setting.default.value,
                "sides": {side.value: [asdict(each) for each in found[side.value]] for side in setting.sides[1:]},
            }
            for setting in project.settings(slug)
        ]
        print_json(data)
        return HOLDS
    words, total = project.vocabulary(slug, language), len(project.examples[slug])
    for setting in project.settings(slug):
        numbers = LANGUAGES[language].comma.join(book.clauses[clause].number for clause in setting.clauses)
        print(f"{numbers}  {words.full_word(setting.default.value)} ({say(catalog, 'reading.default')})")
        for side in setting.sides[1:]:
            ended = [each for each in found[side.value] if each.verdict]
            counts = {"count": str(len(ended)), "total": str(total)}
            print(f"  {say(catalog, 'reading.turned', side=words.full_word(side.value), **counts)}")
            for each in ended:
                name = catalog.get(f"{each.clause}/example", each.name) or each.name
                print(f"    {name} [{each.id}] → {_outcome(project, slug, language, each)}")
            if lacking := len(found[side.value]) - len(ended):
                print(f"    {say(catalog, 'reading.lacking', count=str(lacking))}")
    return HOLDS


def _outcome(project: Project, slug: str, language: str, each: Turned) -> str:
    """What comes of an example, in words."""
    catalog, grammar = project.catalog(language), project.grammar(slug, language)
    told = " · ".join(grammar.tell(said.template, grammar.load(said.template, said.values)) for said in each.told)
    if each.by:
        clause = project.books[slug].clauses[each.by]
        title = catalog.get(f"{clause.id}/title", clause.title) or clause.title
        key = "answer.against" if told else f"answer.{each.verdict}"
        return say(catalog, key, sentence=told, title=title, number=clause.number)
    return told
