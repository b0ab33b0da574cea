"""`trainer debrief`: the questions that a real interview asked become drills of the learner's own."""

from __future__ import annotations

import argparse
import sys

from trainer.cli.arguments import add_json
from trainer.cli.failure import CommandFailure
from trainer.cli.printing import print_json
from trainer.cli.reading import read_input

_LONGEST = 1_000_000
"""Bytes of questions that are read at most."""
_MOST = 200
"""Questions that are kept at once: no interview asks more, and each is planned from then on."""

EXAMPLES = """\
examples:
  trainer debrief                    a form, on the screen
  trainer debrief < questions.txt    one question a line
  trainer debrief --forget own.what-did-it-cost

What you write stays on this machine.
keys of --json: kept (card, question, covered: drill, title); with --forget: forgotten (card, question)
exit code: 0; 1 where it can't be kept; 2 where no question came in"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """[--forget CARD] [--json]."""
    parser.add_argument("--forget", metavar="CARD", help="take a question back; what was practised of it stays")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Keep the questions of a pipe, take one back, or open the form."""
    if arguments.forget is not None:
        return _forget(arguments.forget, arguments.json)
    if sys.stdin.isatty() and not arguments.json:
        from trainer.cli.terminal import need_terminal

        need_terminal()
        from trainer.tui.journeys.journey import Journey
        from trainer.tui.opening import run_trainer

        return run_trainer(start=Journey.open_debrief)
    if sys.stdin.isatty():
        raise CommandFailure("usage", "--json takes the questions from a pipe: `trainer debrief --json < FILE`.")
    return _keep(_questions(), arguments.json)


def _questions() -> list[str]:
    try:
        text = read_input("-", _LONGEST).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CommandFailure("file", f"The questions are not UTF-8 text (byte {error.start}).") from error
    questions = [line for line in text.splitlines() if line.strip()]
    if not questions:
        raise CommandFailure("usage", "There was no question on stdin: write one a line.")
    if len(questions) > _MOST:
        raise CommandFailure("usage", f"These are {len(questions):,} lines; up to {_MOST} questions are kept at once.")
    return questions


def _keep(questions: list[str], as_json: bool) -> int:
    from trainer.catalog.catalog import load_catalog
    from trainer.catalog.covering import covering
    from trainer.cli.sentences import sentences
    from trainer.memory.store import Store
    from trainer.rehearsal.private_drills import add_private_drill

    catalog = load_catalog()
    with sentences(), Store() as store:
        added = [add_private_drill(store, question) for question in questions]
    kept = list({drill.card: drill for drill in added}.values())
    covered = {drill.card: covering(catalog, drill.question) for drill in kept}
    if as_json:
        entries = [
            {
                "card": drill.card,
                "question": drill.question,
                "covered": [{"drill": one.id, "title": one.title} for one in covered[drill.card]],
            }
            for drill in kept
        ]
        print_json({"kept": entries})
        return 0
    for drill in kept:
        near = ", ".join(one.id for one in covered[drill.card])
        print(f"{drill.card}: {drill.question}")
        print(f"    {f'perhaps covered by {near}' if near else 'nothing in the catalog is close to it'}")
    print(f"{len(kept)} kept. They are in `trainer plan`, and on the screen in the section of your own questions.")
    return 0


def _forget(card: str, as_json: bool) -> int:
    from trainer.catalog.errors import nearest
    from trainer.cli.sentences import sentences
    from trainer.memory.store import Store
    from trainer.rehearsal.private_drills import drop_private_drill, private_drills

    with sentences(), Store() as store:
        known = {drill.card: drill.question for drill in private_drills(store)}
        if card not in known:
            there = f"They are {', '.join(sorted(known))}." if known else "There are none."
            message = f'None of your own questions is "{card}". {there}'
            raise CommandFailure("drill", message, nearest(card, known))
        drop_private_drill(store, card)
    if as_json:
        print_json({"forgotten": {"card": card, "question": known[card]}})
    else:
        print(f"{card}: no longer asked. What you practised of it stays in the statistics.")
    return 0
