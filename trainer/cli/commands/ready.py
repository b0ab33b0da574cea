"""`trainer ready`: what you can do by now, with the day on which you last showed it, and what is open."""

from __future__ import annotations

import argparse

from trainer.cli.arguments import add_json
from trainer.cli.printing import print_hung, print_json

EXAMPLES = """\
examples:
  trainer ready
  trainer ready --json

keys of --json: ready, abilities (says, ready, shown, evidence: card, says, on (ISO date, null while open), open)
exit code: 0, also while something is open"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """[--json]."""
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the four abilities."""
    from trainer.catalog.catalog import load_catalog
    from trainer.cli.memory import store_to_read
    from trainer.cli.sentences import sentences
    from trainer.rehearsal.readiness import abilities, readiness_lines

    with sentences(), store_to_read() as store:
        found = abilities(load_catalog(), store)
    if arguments.json:
        ready = all(ability.ready for ability in found)
        print_json({"ready": ready, "abilities": [ability.to_json() for ability in found]})
    else:
        print_hung(readiness_lines(found))
    return 0
