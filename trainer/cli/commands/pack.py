"""`trainer pack`: the packs that are there, a new one to begin with, and what falls short in one."""

from __future__ import annotations

import argparse
import functools
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from trainer.catalog.catalog import Catalog, load_catalog
from trainer.catalog.errors import ContentError, UnknownDrill
from trainer.catalog.lint.findings import Finding
from trainer.catalog.models import Point
from trainer.checking.cleaning import clean
from trainer.cli.arguments import add_json
from trainer.cli.failure import CommandFailure
from trainer.cli.printing import print_json
from trainer.memory.counted import counted

if TYPE_CHECKING:
    from trainer.checking.server import Checker

EXAMPLES = """\
examples:
  trainer pack list
  trainer pack new ~/my-pack
  trainer pack add ~/my-pack
  trainer pack remove my-pack
  trainer pack lint
  trainer pack lint --update
  trainer pack lint --drill react-loop
  trainer pack lint ~/my-pack --trust

keys of --json: list gives [{name, version, folder, drills, built_in}]; new gives {name, folder, files}; add gives
{name, version, folder, drills, problems, observed, added}; remove gives {removed}; lint gives {drills,
findings: [{file, line, message}], told: {points, landed_by_others, pairs}}
exit code of lint: 0 nothing falls short, 1 something does"""

_WANTED = {"new": "the folder to make", "add": "the folder of a pack", "remove": "the name of a pack"}
"""What the sub-commands that can't do without an argument want."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """list | new FOLDER | [--trust] add FOLDER [--yes] | remove NAME | lint [FOLDER] [--update] [--drill ID]."""
    parser.add_argument(
        "what",
        choices=("list", "new", "add", "remove", "lint"),
        help="list: the packs; new: make one; add, remove: one from elsewhere; lint: prove a pack's content",
    )
    parser.add_argument(
        "folder",
        nargs="?",
        help="new: where to make it; add: where the pack lies; remove: its name; lint: this pack, not the built-in one",
    )
    parser.add_argument("--yes", action="store_true", help="add without asking")
    parser.add_argument(
        "--trust",
        action="store_true",
        help="add, lint: let its checks run also where files and network stay open",
    )
    parser.add_argument("--update", action="store_true", help="make stale fault dictionaries anew")
    parser.add_argument("--drill", metavar="ID", action="append", default=[], help="lint only this drill")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command."""
    if arguments.what in _WANTED:
        if arguments.folder is None:
            raise CommandFailure("usage", f"`trainer pack {arguments.what}` needs {_WANTED[arguments.what]}.")
        if arguments.what == "new":
            return _new(Path(arguments.folder), arguments.json)
        from trainer.cli import adding

        return adding.add(arguments) if arguments.what == "add" else adding.remove(arguments)
    try:
        catalog = load_catalog() if arguments.what == "list" else _catalog(arguments.folder)
    except ContentError as error:
        if arguments.what == "list":
            raise CommandFailure("content", str(error), code=1) from error
        return _report(0, [Finding.from_error(fault) for fault in error.all], arguments.json)
    if arguments.what == "list":
        return _list(catalog, arguments.json)
    findings, count = _lint(catalog, arguments)
    return _report(count, findings, arguments.json, _points_of(catalog) if not arguments.drill else None)


def _catalog(folder: str | None) -> Catalog:
    """What is to be proved: the built-in pack, or one that stands beside it, as it would once it was added."""
    from dataclasses import replace

    from trainer.catalog.packs import built_in_pack, load_pack

    built_in = built_in_pack()
    pack = built_in if folder is None else load_pack(Path(folder))
    if pack.drills == built_in.drills:
        return load_catalog([built_in])
    both = load_catalog([built_in, pack])
    drills = tuple(drill for drill in both.drills if drill.pack is pack)
    errors = tuple(error for error in both.errors if error.path.is_relative_to(pack.drills.parent))
    return replace(both, packs=(pack,), drills=drills, errors=errors)


def _new(folder: Path, as_json: bool) -> int:
    from trainer.catalog.added import PackRefused
    from trainer.catalog.new_pack import new_pack
    from trainer.catalog.packs import load_pack

    try:
        files = new_pack(folder)
    except PackRefused as error:
        raise CommandFailure("pack", clean(str(error)), code=1) from error
    if as_json:
        print_json({"name": load_pack(folder).name, "folder": str(folder), "files": [str(file) for file in files]})
        return 0
    for file in files:
        print(clean(str(folder / file.relative_to(folder.absolute()))))
    print(clean(f"\nA pack with one drill of each kind. `trainer pack lint {folder}` proves it, while you change it."))
    return 0


def _list(catalog: Catalog, as_json: bool) -> int:
    entries = [
        {
            "name": pack.name,
            "version": pack.version,
            "folder": str(pack.drills.parent),
            "drills": sum(drill.pack is pack for drill in catalog.drills),
            "built_in": pack.built_in,
        }
        for pack in catalog.packs
    ]
    if as_json:
        print_json(entries)
    else:
        for entry in entries:
            drills = counted(float(str(entry["drills"])), "drill")
            print(clean(f"{entry['name']} {entry['version']}: {drills} in {entry['folder']}"))
    for error in catalog.errors:
        print(clean(str(error)), file=sys.stderr)
    return 0


class _Points(NamedTuple):
    """How the key points of a pack tell its answers apart."""

    points: int
    landed_by_others: int
    pairs: int


def _points_of(catalog: Catalog) -> _Points:
    from trainer.catalog.lint.linting import told
    from trainer.catalog.lint.points import foreign

    points = told(catalog)
    found = foreign(points, _lands())
    return _Points(sum(len(one.points) for one in points.values()), found.landed, found.pairs)


@functools.lru_cache(maxsize=1)
def _lands() -> Callable[[Point, str], bool]:
    """The rule, which remembers its verdicts: the findings and the figure ask for the same."""
    from trainer.rehearsal.answers.points import lands

    return functools.cache(lands)


def _lint(catalog: Catalog, arguments: argparse.Namespace) -> tuple[list[Finding], int]:
    import os
    from dataclasses import replace

    from trainer.catalog.lint.linting import lint_catalog
    from trainer.checking.running.conversation import CheckingUnavailable
    from trainer.checking.server import Checker
    from trainer.cli.progress import Progress

    whole = catalog
    if arguments.drill:
        try:
            chosen = tuple(catalog.drill(name) for name in arguments.drill)
        except UnknownDrill as error:
            raise CommandFailure("drill", f'There is no drill "{error.wanted}" in this pack.', error.nearest) from error
        except ContentError as error:
            return [Finding.from_error(fault) for fault in error.all], len(arguments.drill)
        catalog = replace(catalog, drills=chosen, errors=())
    trusted = frozenset(pack.name for pack in catalog.packs if arguments.trust)
    checkers = [Checker(trusted=trusted, rehearse=False, reuse=True) for _ in range(min(12, 6 * (os.cpu_count() or 1)))]
    try:
        _refuse_where_open(catalog, trusted, checkers[0])
        steps = len(catalog.drills) + (len(catalog.of_kind("code")) if arguments.update else 0)
        with Progress(steps, sys.stderr) as progress:
            findings = lint_catalog(catalog, checkers, _lands(), arguments.update, progress.step, whole)
    except CheckingUnavailable as error:
        raise CommandFailure("checking", str(error), code=1) from error
    finally:
        for checker in checkers:
            checker.close()
    return findings, len(catalog.drills)


def _refuse_where_open(catalog: Catalog, trusted: frozenset[str], checker: Checker) -> None:
    """Nobody has agreed to a folder yet: its code runs where it is shut in, or on the learner's word."""
    from trainer.checking.running.refusing import not_isolated

    for pack in {drill.pack for drill in catalog.drills if drill.kind in ("code", "number")}:
        problem = not_isolated(pack, trusted, checker.observed, "to prove it all the same, say `--trust`")
        if problem is not None:
            raise CommandFailure("isolation", clean(problem.message), code=1)


def _from_here(finding: Finding) -> str:
    """The finding as one line, its path short where it lies below the current folder."""
    from dataclasses import replace

    path = finding.path
    shown = path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path
    return str(replace(finding, path=shown))


def _report(drills: int, findings: list[Finding], as_json: bool, points: _Points | None = None) -> int:
    if as_json:
        entries = [{"file": str(one.path), "line": one.line, "message": one.message} for one in findings]
        figures = {"told": points._asdict()} if points else {}
        print_json({"drills": drills, "findings": entries, **figures})
        return 1 if findings else 0
    for finding in findings:
        print(clean(_from_here(finding)))
    if points and points.pairs:
        share = points.landed_by_others / points.pairs
        print(f"{counted(points.points, 'key point')}: the other answers land {share:.1%} of them")
    print(f"{counted(drills, 'drill')}, {counted(len(findings), 'finding') if findings else 'no findings'}")
    return 1 if findings else 0
