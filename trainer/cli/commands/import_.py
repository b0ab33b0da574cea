"""`trainer import`: take in a history that `trainer export json` wrote."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from trainer.cli.arguments import add_json
from trainer.cli.failure import CommandFailure
from trainer.cli.printing import print_json

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

    from trainer.exporting.history import NoHistory, history_from
    from trainer.memory.merging import merge
    from trainer.memory.models import MemoryUnavailable
    from trainer.memory.store import Store

    try:
        history = history_from(_document(arguments.file))
        with Store() as store:
            merged = merge(store, history)
    except NoHistory as error:
        raise CommandFailure("history", str(error), code=1) from error
    except MemoryUnavailable as error:
        raise CommandFailure("memory", str(error), code=1) from error
    if arguments.json:
        print_json(asdict(merged))
    else:
        print(f"New here: {merged.says}.")
    return 0


def _document(file: str) -> object:
    name = "What comes through stdin" if file == "-" else file
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return json.loads(data)
    except OSError as error:
        raise CommandFailure("file", f"{name} can't be read: {error.strerror or error}.") from error
    except RecursionError as error:
        raise CommandFailure("history", f"{name} is nested too deeply; nothing was changed.", code=1) from error
    except ValueError as error:
        raise CommandFailure("history", f"{name} is no JSON ({error}); nothing was changed.", code=1) from error
