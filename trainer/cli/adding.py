"""`trainer pack add` and `remove`: what a pack is, where its code would run, and the question whether it may."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

from trainer.catalog.added import PackRefused, add_pack, apart, free_folder, remove_pack
from trainer.catalog.catalog import load_catalog
from trainer.catalog.errors import ContentError
from trainer.catalog.models import Pack
from trainer.catalog.packs import built_in_pack, load_pack
from trainer.checking.cleaning import clean
from trainer.checking.running.refusing import CLOSED_TO_STRANGERS
from trainer.cli.failure import CommandFailure
from trainer.cli.printing import print_json, wrapped
from trainer.memory.counted import counted

_SHOWN_PROBLEMS = 5


class _Looked(NamedTuple):
    """What there is to say about a pack before it is added."""

    pack: Pack
    drills: int
    programs: int
    problems: tuple[str, ...]
    observed: dict[str, str]

    @property
    def open_acts(self) -> list[str]:
        """What a program of this pack could reach on this machine, in words."""
        return [words for act, words in CLOSED_TO_STRANGERS.items() if self.observed.get(act) != "closed"]


def add(arguments: argparse.Namespace) -> int:
    """Say what the pack is, ask, and copy it."""
    try:
        looked = _look_at(Path(arguments.folder))
        if not arguments.json:
            _describe(looked, arguments.trust)
        if not arguments.yes and not _agreed():
            print("Nothing was added.")
            return 1
        pack = add_pack(Path(arguments.folder).resolve(), arguments.trust)
    except ContentError as error:
        raise CommandFailure("content", clean(str(error)), code=1) from error
    except PackRefused as error:
        raise CommandFailure("pack", clean(str(error)), code=1) from error
    if arguments.json:
        shown = {"name": pack.name, "version": pack.version, "folder": str(pack.drills.parent)}
        print_json(
            shown | {"drills": looked.drills, "problems": looked.problems, "observed": looked.observed, "added": True}
        )
    else:
        print(f"Added. `trainer list` shows its drills; `trainer pack remove {pack.drills.parent.name}` takes it out.")
    return 0


def remove(arguments: argparse.Namespace) -> int:
    """Take an added pack out. What was practised stays remembered."""
    try:
        removed = remove_pack(arguments.folder)
    except PackRefused as error:
        raise CommandFailure("pack", clean(str(error)), error.nearest) from error
    if arguments.json:
        print_json({"removed": removed})
    else:
        print(f"Removed {removed}. What you practised of it stays in your history.")
    return 0


def _look_at(root: Path) -> _Looked:
    pack = load_pack(root)
    # Before there is anything to read and to agree to.
    pack = apart(pack, free_folder(pack.name).name)
    catalog = load_catalog((built_in_pack(), pack))
    own = [drill for drill in catalog.drills if drill.pack is pack]
    problems = tuple(clean(str(error)) for error in catalog.errors if error.path.is_relative_to(root.resolve()))
    return _Looked(pack, len(own), sum(drill.kind in ("code", "number") for drill in own), problems, _observed())


def _observed() -> dict[str, str]:
    from trainer.checking.running.conversation import CheckingUnavailable
    from trainer.checking.server import Checker

    try:
        with Checker(preload=False) as checker:
            return checker.observed()
    except CheckingUnavailable:
        return {}


def _describe(looked: _Looked, trusted: bool) -> None:
    pack = looked.pack
    print(clean(f"{pack.name} {pack.version}, from {pack.drills.parent}"))
    print(clean(f"Sections: {', '.join(section.title for section in pack.sections)}. Drills: {looked.drills}."))
    print()
    print(wrapped(_where_code_runs(looked, trusted)))
    if looked.problems:
        print(f"\nNot everything in it can be used ({counted(len(looked.problems), 'problem')}):")
        for problem in looked.problems[:_SHOWN_PROBLEMS]:
            print(f"  {problem}")
    print()


def _where_code_runs(looked: _Looked, trusted: bool) -> str:
    say = (
        f"{looked.programs} of its drills come with Python code that somebody else wrote: checks that judge programs, "
        "values and formulas of numbers. It would run in processes of its own, never in the trainer's, with limits on "
        "time, memory and output. "
    )
    closed = [words for act, words in CLOSED_TO_STRANGERS.items() if looked.observed.get(act) == "closed"]
    if closed:
        say += f"Tried on this machine just now, such a process could not reach {', '.join(closed)}. "
    if looked.open_acts:
        say += f"It could reach {', '.join(looked.open_acts)}: nothing here closes that off. "
        say += (
            "You said that it may run all the same."
            if trusted
            else "So it will not be run here, unless you add it with --trust."
        )
    return say


def _agreed() -> bool:
    if not sys.stdin.isatty():
        raise CommandFailure(
            "terminal", "Adding a pack asks first, and there is no terminal to ask on. Nothing was added; --yes agrees."
        )
    print("Add it? [y/N] ", end="", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip().lower() in ("y", "yes")
