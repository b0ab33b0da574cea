"""`trainer watch`: write in your own editor; every save is checked."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from trainer.cli.failure import CommandFailure

if TYPE_CHECKING:
    from trainer.memory.store import Store
    from trainer.rehearsal.programs.brief import Subject

EXAMPLES = """\
examples:
  trainer watch react-loop                # a file of its own; where it lies is printed
  trainer watch react-loop loop.py --edit # opens $EDITOR on it
  trainer watch react-loop+1 --fresh      # a new file; the old one stays as it is

The file begins with the brief as comments; `fake.py`, the fake model, lies beside it. A file that is there is gone on
with, never overwritten. What passes is recorded and graded as on the screen.
exit code: 0 it passed, 1 it did not yet, 2 wrong use"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """DRILL [FILE] [--fresh] [--edit]."""
    parser.add_argument("drill", metavar="DRILL", help="the id of a code drill; react-loop+1 is its first twist")
    parser.add_argument("file", metavar="FILE", nargs="?", help="the program; by default where you were last")
    parser.add_argument("--fresh", action="store_true", help="begin a new file")
    parser.add_argument("--edit", action="store_true", help="open it in $EDITOR first")


def run(arguments: argparse.Namespace) -> int:
    """Watch the file until the learner stops."""
    from trainer.catalog.one_drill import card_of
    from trainer.checking.server import Checker
    from trainer.cli.drills import code_drill
    from trainer.cli.sentences import sentences
    from trainer.inline.printing import plain_console, print_brief
    from trainer.inline.watching import Watching
    from trainer.inline.workspace import prepare
    from trainer.memory.settings import load_settings
    from trainer.memory.store import Store
    from trainer.rehearsal.programs.brief import subject_of

    console = plain_console()
    try:
        with sentences():
            subject = subject_of(*card_of(arguments.drill, code_drill))
            with Store() as store, Checker() as checker:
                path = _path(arguments, store, subject)
                new = prepare(path, subject)
                print_brief(console, subject)
                console.print(f"{'Written' if new else 'Going on with'}: {path}", soft_wrap=True)
                editor = load_settings()[0].editor
                return 0 if Watching(subject, path, store, checker, console, editor).run(arguments.edit) else 1
    except OSError as error:
        place = error.filename or "The file"
        raise CommandFailure("file", f"{place} can't be written: {error.strerror or error}.", code=1) from error


def _path(arguments: argparse.Namespace, store: Store, subject: Subject) -> Path:
    from trainer.inline.watching import watched_name
    from trainer.inline.workspace import default_path, fresh_path
    from trainer.memory.keeping import kept

    if arguments.file is not None:
        path = Path(arguments.file).absolute()
        if path.is_dir():
            raise CommandFailure("file", f"{arguments.file} is a folder. Name a file in it.")
    else:
        last = kept(store, "session", watched_name(subject.card))
        path = Path(str(last.content["path"])) if last is not None else default_path(subject)
    if arguments.fresh:
        return fresh_path(path)
    if path.exists() and not path.is_file():
        raise CommandFailure("file", f"{path} is no file. Name another one, or begin one with --fresh.")
    return path
