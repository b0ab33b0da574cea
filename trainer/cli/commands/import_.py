"""`trainer import`: take in a history that `trainer export json` wrote."""

from __future__ import annotations

import argparse
import json

from trainer.cli.arguments import add_json
from trainer.cli.failure import CommandFailure
from trainer.cli.printing import print_json
from trainer.cli.reading import input_name, read_input

_LONGEST = 200_000_000
"""Bytes of a history that are read at most: many years of practice."""

EXAMPLES = """\
examples:
  trainer import history.json     # on a second machine, or back on the first: nothing is doubled
  ssh desk trainer export json | trainer import -

keys of --json: attempts, reviews, drafts, kept (how many of each were new)
exit code: 0; 1 where the file can't be read or the memory not written; nothing is changed then"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE [--json]."""
    parser.add_argument("file", metavar="FILE", help="what `trainer export json` wrote; - reads stdin")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Merge the history with what is remembered here."""
    from dataclasses import asdict

    from trainer.cli.sentences import sentences
    from trainer.exporting.history import NoHistory, history_from
    from trainer.memory.merging import merge
    from trainer.memory.store import Store

    try:
        history = history_from(_document(arguments.file))
    except NoHistory as error:
        raise CommandFailure("history", str(error), code=1) from error
    with sentences(), Store() as store:
        merged = merge(store, history)
    if arguments.json:
        print_json(asdict(merged))
    else:
        print(f"New here: {merged.says}.")
    return 0


def _document(file: str) -> object:
    name = input_name(file)
    data = read_input(file, _LONGEST)
    try:
        return json.loads(data)
    except RecursionError as error:
        raise CommandFailure("history", f"{name} is nested too deeply; nothing was changed.", code=1) from error
    except ValueError as error:
        raise CommandFailure("history", f"{name} is no JSON ({error}); nothing was changed.", code=1) from error
