"""`trainer config`: the settings, shown, or opened in the learner's editor."""

from __future__ import annotations

import argparse
import dataclasses
import sys
from pathlib import Path

from trainer.cli.arguments import add_json
from trainer.cli.failure import CommandFailure
from trainer.memory.models import MemoryUnavailable
from trainer.memory.settings import KEYS, Settings, fault_at, load_settings
from trainer.memory.settings_writing import explained_settings

EXAMPLES = """\
examples:
  trainer config show     what holds, and where the file is
  trainer config edit     the file in your editor; it is checked when that ends

Everything that can be set is explained in the file. Your own keys stand there under [keys], by the name of an action:
  [keys]
  run = "f5, ctrl+e"
keys of show --json: path, settings (by name), keys (by action), problems
exit code: 0 fine, 1 something in the file is wrong, 2 wrong use"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """show or edit; [--json]."""
    parser.add_argument("action", choices=("show", "edit"), help="what to do with the settings")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Show the settings, or have them edited."""
    from trainer.memory.places import settings_path

    try:
        path = settings_path()
    except MemoryUnavailable as error:
        raise CommandFailure("memory", str(error), code=1) from error
    if arguments.action == "edit":
        _edit(path)
    settings, problems = _checked()
    if arguments.action == "show":
        _show(path, settings, problems, arguments.json)
    for problem in problems:
        print(problem, file=sys.stderr)
    if arguments.action == "edit" and not problems:
        print(f"The settings are fine: {path}")
    return 1 if problems else 0


def _checked() -> tuple[Settings, tuple[str, ...]]:
    from trainer.catalog.errors import ContentError
    from trainer.tui.keys.keymap import own_keys
    from trainer.tui.themes import theme_fault

    settings, problems = load_settings()
    _, of_keys = own_keys(dict(settings.keys))
    faults: list[tuple[tuple[str, ...], str]] = [((KEYS, fault.action), fault.says) for fault in of_keys]
    if fault := theme_fault(settings.theme):
        faults.append((("theme",), fault))
    try:
        more = tuple(fault_at(place, says) for place, says in faults)
    except ContentError as error:
        return settings, (*problems, str(error))
    return settings, (*problems, *more)


def _show(path: Path, settings: Settings, problems: tuple[str, ...], as_json: bool) -> None:
    values = {field.name: getattr(settings, field.name) for field in dataclasses.fields(settings) if field.name != KEYS}
    if as_json:
        from trainer.cli.printing import print_json

        shown = {name: value if isinstance(value, (bool, int)) else _word(value) for name, value in values.items()}
        print_json({"path": str(path), "settings": shown, "keys": dict(settings.keys), "problems": list(problems)})
        return
    print(f"{path}{'' if path.exists() else '  (not there yet: `trainer config edit` makes it)'}")
    defaults = Settings()
    for name, value in values.items():
        word = {True: "true", False: "false"}.get(value) if isinstance(value, bool) else _word(value)
        print(f"  {name:<18} {word or 'none'}{'' if value == getattr(defaults, name) else '   (yours)'}")
    for name, keys in settings.keys:
        print(f"  {f'keys.{name}':<18} {keys}   (yours)")


def _word(value: object) -> str | None:
    return None if value is None else str(value)


def _edit(path: Path) -> None:
    from trainer.rehearsal.programs.own_editor import EditorFailed, editor_command, open_file

    chosen = load_settings()[0].editor
    try:
        editor_command(chosen)
        if not path.exists():
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            path.write_text(explained_settings(_keys()), encoding="utf-8")
        open_file(path, chosen)
    except EditorFailed as error:
        raise CommandFailure("editor", f"{error} The file is {path}.", code=1) from error
    except OSError as error:
        raise CommandFailure("file", f"{path} can't be written: {error.strerror or error}.", code=1) from error


def _keys() -> list[tuple[str, str, str]]:
    from trainer.tui.keys.actions import ACTIONS

    says: dict[str, list[str]] = {}
    keys: dict[str, str] = {}
    for action in ACTIONS:
        keys.setdefault(action.name, ", ".join(action.keys))
        if action.label not in says.setdefault(action.name, []):
            says[action.name].append(action.label)
    return [(name, keys[name], " / ".join(labels)) for name, labels in says.items()]
