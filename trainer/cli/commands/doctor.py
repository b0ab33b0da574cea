"""`trainer doctor`: what this machine offers, as observed."""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys
from typing import TYPE_CHECKING

from trainer.cli.arguments import add_json
from trainer.cli.printing import print_json

if TYPE_CHECKING:
    from trainer.rehearsal.voice.sources import SourceSpec

EXAMPLES = """\
examples:
  trainer doctor
  trainer doctor --json
  trainer doctor --sound     two seconds of listening: can you be heard?

keys of --json: python, platform, layers (name to "applied" or the reason why not), observed (act to "closed" or
"OPEN"), isolation (full, partial or none), terminal (term, columns, lines, color), paths (data, settings, cache), voice
(can_listen, microphone, recorder, recogniser, pauses: silero or energy, say; with --sound also sound: null or loudest
from 0 to 1, seconds, say)
TRAINER_VOICE_SOURCE=FILE.wav stands in for the microphone, everywhere; it takes as long as it took to speak, unless
TRAINER_VOICE_UNPACED=1.
exit code: 0, also where layers are missing"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """[--sound] [--json]."""
    parser.add_argument("--sound", action="store_true", help="listen for two seconds and say how loud it was")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Observe and print."""
    document = _observe() | {"voice": _voice(arguments.sound)}
    if arguments.json:
        print_json(document)
    else:
        _print(document)
    return 0


def _observe() -> dict[str, object]:
    from trainer.catalog.added import cache_folder
    from trainer.checking.running.conversation import CheckingUnavailable
    from trainer.checking.server import Checker
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
    paths["cache"] = str(cache_folder())
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


def _voice(sound: bool) -> dict[str, object]:
    from trainer.rehearsal.voice.finding import find

    found = find()
    voice: dict[str, object] = {
        "can_listen": found.can_listen,
        "microphone": found.microphone,
        "recorder": found.recorder,
        "recogniser": found.recogniser,
        "pauses": found.pauses,
        "say": found.say,
    }
    if sound:
        voice["sound"] = None if found.source is None else _heard(found.source)
    return voice


def _heard(source: SourceSpec) -> dict[str, object]:
    from dataclasses import asdict

    from trainer.rehearsal.voice.sound_test import listen_briefly

    print("Listening for two seconds. Say something …", file=sys.stderr, flush=True)
    return asdict(listen_briefly(source))


def _level(observed: dict[str, str]) -> str:
    tried = {act: seen for act, seen in observed.items() if act != "own folder"}
    closed = sum(seen == "closed" for seen in tried.values())
    return "full" if tried and closed == len(tried) else "partial" if closed else "none"


_WORDS = {True: "yes", False: "no"}


def _print(document: dict[str, object]) -> None:
    print(f"Python {document['python']} on {document['platform']}")
    print(f"\nPrograms that you type run in a process of their own. Isolation: {document['isolation']}")
    for title, key in (("Layers", "layers"), ("Tried by a confined process", "observed")):
        _print_entries(title, document[key])
    if document["problem"]:
        print(f"\n{document['problem']}")
    _print_voice(document["voice"])
    for title, key in (("Terminal", "terminal"), ("Paths", "paths")):
        _print_entries(title, document[key])


def _print_entries(title: str, entries: object) -> None:
    assert isinstance(entries, dict)
    print(f"\n{title}")
    for name, value in entries.items():
        meant = name == "own folder" and value == "OPEN"
        shown = _WORDS[value] if isinstance(value, bool) else value
        print(f"  {name:<20} {'open, as it should be' if meant else shown}")


def _print_voice(voice: object) -> None:
    assert isinstance(voice, dict)
    print("\nVoice")
    print(f"  {'microphone':<20} {voice['microphone'] or 'none'}")
    print(f"  {'recorder':<20} {voice['recorder'] or 'none'}")
    print(f"  {'words':<20} {'understood here' if voice['recogniser'] else 'not understood'}")
    print(f"  {'pauses':<20} by {'a small model (silero)' if voice['pauses'] == 'silero' else 'how loud it is'}")
    print(f"  {voice['say']}")
    if sound := voice.get("sound"):
        full = round(20 * sound["loudest"])
        print(f"  {'sound':<20} {'#' * full}{'-' * (20 - full)} {sound['loudest']:.0%} at the loudest. {sound['say']}")
