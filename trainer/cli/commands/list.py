"""`trainer list`: the drills, section by section."""

from __future__ import annotations

import argparse
from typing import get_args

from trainer.catalog.catalog import load_catalog
from trainer.catalog.errors import ContentError, UnknownSection, nearest
from trainer.catalog.models import Drill, Kind
from trainer.cli.arguments import add_json
from trainer.cli.failure import CommandFailure
from trainer.cli.printing import print_json

EXAMPLES = """\
examples:
  trainer list --section A
  trainer list --section my-pack/A
  trainer list --due --json

keys of --json, for each drill: id, kind, section, title, minutes, level, twists (number, title), due (ISO date or
null)"""

_KINDS: tuple[Kind, ...] = get_args(Kind)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """[--section S] [--kind K] [--due] [--json]."""
    parser.add_argument(
        "--section", metavar="S", help="only this section, by its letter; PACK/S for that of an added pack"
    )
    parser.add_argument("--kind", metavar="K", help=f"only this kind: {', '.join(_KINDS)}")
    parser.add_argument("--due", action="store_true", help="only what is due now")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the drills."""
    if arguments.kind is not None and arguments.kind not in _KINDS:
        raise CommandFailure(
            "kind",
            f'There is no kind "{arguments.kind}". The kinds are {", ".join(_KINDS)}.',
            nearest(arguments.kind, _KINDS),
        )
    try:
        catalog = load_catalog()
        drills = catalog.of_section(arguments.section) if arguments.section else catalog.drills
    except UnknownSection as error:
        raise CommandFailure("section", str(error), error.nearest) from error
    except ContentError as error:
        raise CommandFailure("content", str(error), code=1) from error
    from trainer.cli.memory import due_dates, due_now

    due = due_dates()
    chosen = [drill for drill in drills if arguments.kind in (None, drill.kind)]
    if arguments.due:
        waiting = due_now()
        chosen = [drill for drill in chosen if any(card in waiting for card in drill.card_ids())]
    if arguments.json:
        print_json([_entry(drill, _earliest(drill, due)) for drill in chosen])
        return 0
    _print_table(chosen, due, {section.letter: section.title for pack in catalog.packs for section in pack.sections})
    return 0


def _earliest(drill: Drill, due: dict[str, str]) -> str | None:
    """The day on which the drill is due, or one of its twists before it."""
    return min((due[card] for card in drill.card_ids() if card in due), default=None)


def _entry(drill: Drill, due: str | None) -> dict[str, object]:
    return {
        "id": drill.id,
        "kind": drill.kind,
        "section": drill.section,
        "title": drill.title,
        "minutes": drill.minutes,
        "level": drill.level,
        "twists": [{"number": twist.number, "title": twist.title} for twist in drill.twists],
        "due": due,
    }


def _print_table(drills: list[Drill], due: dict[str, str], titles: dict[str, str]) -> None:
    if not drills:
        print("Nothing here.")
        return
    width = max(len(drill.id) for drill in drills)
    section = None
    lines: list[str] = []
    for drill in drills:
        if drill.section != section:
            lines.append(f"{'' if section is None else chr(10)}{drill.section}  {titles[drill.section]}")
            section = drill.section
        day = _earliest(drill, due)
        when = f"  due {day}" if day is not None else ""
        lines.append(f"   {drill.id:<{width}}  {drill.level:<6}  {drill.minutes:>3g} min  {drill.title}{when}")
    print("\n".join(lines))
