"""`trainer export`: the history, the cheat sheet, a deck for Anki."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from trainer.catalog.catalog import Catalog, load_catalog
from trainer.catalog.errors import ContentError, UnknownSection
from trainer.cli.failure import CommandFailure
from trainer.cli.memory import open_store

EXAMPLES = """\
examples:
  trainer export json history.json           # everything that you did; `trainer import` takes it in elsewhere
  trainer export sheet sheet.md              # what to look at on paper
  trainer export sheet sheet.html --section A --section F
  trainer export anki agents.apkg            # takes the package genanki

Without FILE, or with -, json and sheet go to stdout. A sheet whose FILE ends in .html is a page that prints well.
exit code: 0; 1 where something can't be read or written"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """{json,sheet,anki} [FILE] [--section S]... [--html]."""
    parser.add_argument("what", choices=("json", "sheet", "anki"), help="the history, the cheat sheet, or a deck")
    parser.add_argument("file", metavar="FILE", nargs="?", default="-", help="where to write; - is stdout")
    parser.add_argument(
        "--section", metavar="S", action="append", default=[], help="only this section; may be repeated"
    )
    parser.add_argument("--html", action="store_true", help="a sheet as HTML, whatever FILE is called")


def run(arguments: argparse.Namespace) -> int:
    """Write what was asked for."""
    try:
        if arguments.what == "json":
            _write(arguments.file, _history())
        elif arguments.what == "sheet":
            _write(arguments.file, _sheet(arguments))
        else:
            _write_deck(arguments)
    except ContentError as error:
        raise CommandFailure("content", str(error), code=1) from error
    except OSError as error:
        reason = error.strerror or str(error)
        name = "The output" if arguments.file == "-" else arguments.file
        raise CommandFailure("file", f"{name} can't be written: {reason}.", code=1) from error
    return 0


def _history() -> str:
    import json

    from trainer.exporting.history import document_of, history_of
    from trainer.memory.merging import History

    store = open_store()
    if store is None:
        found = History((), (), (), ())
    else:
        with store:
            found = history_of(store)
    return json.dumps(document_of(found), ensure_ascii=False, indent=1) + "\n"


def _sheet(arguments: argparse.Namespace) -> str:
    from trainer.exporting.entries import export_entries
    from trainer.exporting.sheet import html, markdown

    write = html if arguments.html or arguments.file.lower().endswith((".html", ".htm")) else markdown
    return write(export_entries(*_chosen(arguments)))


def _write_deck(arguments: argparse.Namespace) -> None:
    from trainer.exporting.anki import AnkiMissing, write_deck
    from trainer.exporting.entries import export_entries

    if arguments.file == "-":
        raise CommandFailure("usage", "A deck is a file: `trainer export anki agents.apkg`.")
    try:
        number = write_deck(export_entries(*_chosen(arguments)), Path(arguments.file))
    except AnkiMissing as error:
        raise CommandFailure("missing", str(error), code=1) from error
    print(f"{number} notes in {arguments.file}", file=sys.stderr)


def _chosen(arguments: argparse.Namespace) -> tuple[Catalog, list[str]]:
    catalog = load_catalog()
    try:
        return catalog, [catalog.section(letter).letter for letter in arguments.section]
    except UnknownSection as error:
        raise CommandFailure("section", str(error), error.nearest) from error


def _write(file: str, text: str) -> None:
    if file == "-":
        sys.stdout.write(text)
    else:
        Path(file).write_text(text, encoding="utf-8")
        print(f"Written: {file}", file=sys.stderr)
