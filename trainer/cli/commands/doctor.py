"""`trainer doctor`: what this machine offers, as observed."""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys

from trainer.cli.arguments import add_json
from trainer.cli.printing import print_json

EXAMPLES = """\
examples:
  trainer doctor
  trainer doctor --json

keys of --json: python, platform, layers (name to "applied" or the reason why not), observed (act to "closed" or
"OPEN"), isolation (full, partial or none), terminal (term, columns, lines, color), paths (data, settings)
exit code: 0, also where layers are missing"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """[--json]."""
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Observe and print."""
    document = _observe()
    if arguments.json:
        print_json(document)
    else:
        _print(document)
    return 0


def _observe() -> dict[str, object]:
    from trainer.checking.server import Checker
    from trainer.checking.starting import CheckingUnavailable
    from trainer.memory.models import MemoryUnavailable
    from trainer.memory.places import database_path, settings_path

    problem = None
    layers: dict[str, str] = {}
    observed: dict[str, str] = {}
    try:
        with Checker(preload=False) as checker:
            layers, observed = checker.layers(), checker.observed()
    except CheckingUnavailable as error:
        problem = str(error)
    try:
        paths = {"data": str(database_path()), "settings": str(settings_path())}
    except MemoryUnavailable as error:
        paths = {"data": str(error), "settings": str(error)}
    size = shutil.get_terminal_size()
    return {
        "python": platform.python_version(),
        "platform": platform.platform(),
        "layers": layers,
        "observed": observed,
        "isolation": "none" if problem else _level(observed),
        "problem": problem,
        "terminal": {
            "term": os.environ.get("TERM", ""),
            "columns": size.columns,
            "lines": size.lines,
            "color": not os.environ.get("NO_COLOR") and sys.stdout.isatty(),
        },
        "paths": paths,
    }


def _level(observed: dict[str, str]) -> str:
    tried = {act: seen for act, seen in observed.items() if act != "own folder"}
    closed = sum(seen == "closed" for seen in tried.values())
    return "full" if tried and closed == len(tried) else "partial" if closed else "none"


def _print(document: dict[str, object]) -> None:
    print(f"Python {document['python']} on {document['platform']}")
    print(f"\nPrograms that you type run in a process of their own. Isolation: {document['isolation']}")
    for title, key in (("Layers", "layers"), ("Tried by a confined process", "observed")):
        print(f"\n{title}")
        entries = document[key]
        assert isinstance(entries, dict)
        for name, value in entries.items():
            print(f"  {name:<20} {'open, as it should be' if name == 'own folder' and value == 'OPEN' else value}")
    if document["problem"]:
        print(f"\n{document['problem']}")
    for title, key in (("Terminal", "terminal"), ("Paths", "paths")):
        print(f"\n{title}")
        entries = document[key]
        assert isinstance(entries, dict)
        for name, value in entries.items():
            print(f"  {name:<20} {value}")
