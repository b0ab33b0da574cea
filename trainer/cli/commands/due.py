"""`trainer due`: the cards that are due, the most due first."""

from __future__ import annotations

import argparse

from trainer.catalog.errors import ContentError, UnknownDrill
from trainer.cli.arguments import add_json
from trainer.cli.memory import due_dates, due_now, learners_catalog
from trainer.cli.printing import print_json
from trainer.memory.counted import counted

EXAMPLES = """\
examples:
  trainer due
  PS1='$(trainer due --short) $ '

keys of --json, for each card: card, drill, twist (number or null), title, minutes, due (ISO date)
exit code: 0, also when nothing is due"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """[--short] [--json]."""
    parser.add_argument("--short", action="store_true", help="only how many, for a prompt; nothing when none is due")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print what is due."""
    cards = due_now()
    if arguments.short and not arguments.json:
        if cards:
            print(f"{len(cards)} due")
        return 0
    entries = _entries(cards)
    if arguments.json:
        print_json(entries)
        return 0
    if not entries:
        print("Nothing is due. `trainer` has new drills to begin with.")
        return 0
    width = max(len(str(entry["card"])) for entry in entries)
    for entry in entries:
        print(f"{entry['card']:<{width}}  since {entry['due']}  {entry['minutes']:>3g} min  {entry['title']}")
    minutes = sum(float(str(entry["minutes"])) for entry in entries)
    print(f"{len(entries)} due, about {counted(minutes, 'minute')}")
    return 0


def _entries(cards: tuple[str, ...]) -> list[dict[str, object]]:
    catalog, dates = learners_catalog(), due_dates()
    entries: list[dict[str, object]] = []
    for card in cards:
        try:
            drill, twist = catalog.card(card)
        except (UnknownDrill, ContentError):
            # A drill of a pack that was taken away: its history stays, it is not asked for.
            continue
        entries.append(
            {
                "card": card,
                "drill": drill.id,
                "twist": twist.number if twist else None,
                "title": drill.card_title(twist),
                "minutes": drill.minutes,
                "due": dates[card],
            }
        )
    return entries
