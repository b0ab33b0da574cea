"""`trainer recordings`: the spoken answers that were kept on wish: listed, played, deleted."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from trainer.cli.arguments import add_json
from trainer.cli.failure import CommandFailure
from trainer.cli.printing import print_json
from trainer.cli.sentences import sentences
from trainer.memory.counted import counted

if TYPE_CHECKING:
    from trainer.rehearsal.voice.recordings import Recording

EXAMPLES = """\
examples:
  trainer recordings list
  trainer recordings play 1                                  the latest
  trainer recordings delete 20300131-194500-react-loop.aloud
  trainer recordings delete --all

Nothing is kept unless you set keep_recordings (trainer config edit), and what is kept stays on this machine.
keys of --json: list gives [{name, card, at (ISO, local time), seconds, bytes, path}]; play gives {played}; delete
gives {deleted: [name]}
exit code: 0 fine, 1 nothing here plays it or it can't be deleted, 2 wrong use"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """list | play RECORDING | delete RECORDING... [--all] [--json]."""
    parser.add_argument("what", choices=("list", "play", "delete"), help="what to do")
    parser.add_argument(
        "recordings",
        metavar="RECORDING",
        nargs="*",
        default=[],
        help="its name, or its number in the list, the latest being 1",
    )
    parser.add_argument("--all", action="store_true", help="delete: every recording")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command."""
    with sentences():
        if arguments.what == "list":
            return _list(arguments.json)
        if arguments.what == "play":
            return _play(arguments.recordings, arguments.json)
        return _delete(arguments.recordings, arguments.all, arguments.json)


def _list(as_json: bool) -> int:
    from trainer.rehearsal.voice.recordings import recordings

    kept = recordings()
    if as_json:
        print_json(
            [
                {
                    "name": one.name,
                    "card": one.card,
                    "at": one.at.isoformat(),
                    "seconds": round(one.seconds, 1),
                    "bytes": one.size,
                    "path": str(one.path),
                }
                for one in kept
            ]
        )
        return 0
    if not kept:
        print("No recording is kept. With keep_recordings = true in the settings (trainer config edit) they are.")
        return 0
    for number, one in enumerate(kept, start=1):
        minutes, seconds = divmod(round(one.seconds), 60)
        print(f"{number:>3}  {one.at:%Y-%m-%d %H:%M}  {minutes:>2}:{seconds:02}  {one.name}")
    print(f"{counted(len(kept), 'recording')}, {sum(one.size for one in kept) / 1e6:.1f} MB")
    return 0


def _play(wanted: list[str], as_json: bool) -> int:
    from trainer.rehearsal.voice.recordings import NoPlayer, play

    if len(wanted) != 1:
        raise CommandFailure("usage", "`trainer recordings play` needs one recording: its name, or its number.")
    (one,) = _known(wanted)
    try:
        play(one)
    except NoPlayer as error:
        raise CommandFailure("player", str(error), code=1) from error
    if as_json:
        print_json({"played": one.name})
    return 0


def _delete(wanted: list[str], everything: bool, as_json: bool) -> int:
    from trainer.rehearsal.voice.recordings import delete, delete_unfinished, recordings

    if everything == bool(wanted):
        raise CommandFailure("usage", "`trainer recordings delete` needs recordings, by name or number, or --all.")
    chosen = recordings() if everything else _known(wanted)
    for one in chosen:
        delete(one)
    if everything:
        delete_unfinished()
    if as_json:
        print_json({"deleted": [one.name for one in chosen]})
    else:
        print(f"{counted(len(chosen), 'recording')} deleted.")
    return 0


def _known(wanted: list[str]) -> tuple[Recording, ...]:
    """The recordings that are meant, each once."""
    from trainer.catalog.errors import nearest
    from trainer.rehearsal.voice.recordings import recording, recordings

    found: dict[str, Recording] = {}
    for word in wanted:
        one = recording(word)
        if one is None:
            names = [kept.name for kept in recordings()]
            raise CommandFailure(
                "recording",
                f'There is no recording "{word}". `trainer recordings list` shows them.',
                nearest(word, names),
            )
        found[one.name] = one
    return tuple(found.values())
