"""The learner's settings: a small TOML file that may be written by hand, and stays as it was written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from datetime import date, datetime
from pathlib import Path
from typing import Any

from trainer.memory.models import MemoryUnavailable
from trainer.memory.places import made_private, settings_path


@dataclass(frozen=True)
class Settings:
    """What the learner chose.

    `interview` is its date, None where there is none; `first_start_done` tells that the first questions were
    asked, answered or not; `forecast` has "will it pass?" asked before each run; `editor` is the command of the
    learner's own editor, empty for VISUAL or EDITOR; `show_transcript` shows what is understood while one speaks,
    `keep_recordings` keeps the sound of it; `keys` holds keys by the name of an action, as written: the program never
    writes them.
    """

    interview: date | None = None
    minutes_a_day: int = 30
    vi_keys: bool = False
    theme: str = "textual-dark"
    first_start_done: bool = False
    forecast: bool = False
    editor: str = ""
    show_transcript: bool = True
    keep_recordings: bool = False
    keys: tuple[tuple[str, str], ...] = ()


def load_settings(path: Path | None = None) -> tuple[Settings, tuple[str, ...]]:
    """The settings, and a sentence for each fault of the file, with its line; what is at fault counts as not set.

    Arguments:
        path: the file; the learner's own where None. It need not exist.
    """
    try:
        path = settings_path() if path is None else path
        if not path.exists():
            return Settings(), ()
    except (MemoryUnavailable, OSError) as error:
        return Settings(), (str(error),)
    # A start without settings should not pay for a parser.
    from trainer.catalog.errors import ContentError
    from trainer.catalog.toml_reading import parse_toml

    try:
        file = parse_toml(path)
    except ContentError as error:
        return Settings(), (str(error),)
    chosen: dict[str, Any] = {}
    problems = []
    for key, value in file.data.items():
        if key == KEYS:
            chosen[key], faults = _keys_of(value)
            problems += [str(file.error(place, fault)) for place, fault in faults]
            continue
        fault = _fault(key, value, file.data)
        if fault:
            problems.append(str(file.error((key,), fault)))
        else:
            chosen[key] = _taken(key, value)
    return Settings(**chosen), tuple(problems)


def save_settings(settings: Settings, path: Path | None = None) -> None:
    """Write the settings; comments, order and whatever else stands in the file stay.

    A file that is no TOML is kept beside the new one, with `.broken` at the end of its name.

    Raises:
        MemoryUnavailable: the file can't be written; it is as it was.
    """
    path = settings_path() if path is None else path
    try:
        # A link, as those who keep their settings elsewhere have it, stays one.
        path = path.resolve()
        made_private(path.parent)
        old = path.read_bytes() if path.exists() else b""
        text = _updated(old, settings)
        if text is None:
            path.with_name(f"{path.name}.broken").write_bytes(old)
            text = "".join(_lines_for(settings))
        _replace(path, text)
    except (OSError, RuntimeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise MemoryUnavailable(
            f"The settings can't be saved in {path} ({reason}). Set TRAINER_HOME to a folder that you may write to."
        ) from error


def change_settings(path: Path | None = None, **changes: object) -> Settings:
    """Change some settings in the file and give all of them: `change_settings(minutes_a_day=20)`.

    Raises:
        MemoryUnavailable: the file can't be written.
        TypeError: there is no such setting.
    """
    settings = replace(load_settings(path)[0], **changes)  # type: ignore[arg-type]
    save_settings(settings, path)
    return settings


def interview_date() -> date | None:
    """The date of the interview as the settings have it now; reading them again costs nothing until they change."""
    try:
        path = settings_path()
        stat = path.stat()
    except (MemoryUnavailable, OSError):
        return None
    stamp = (path, stat.st_mtime_ns, stat.st_size, stat.st_ino)
    if stamp not in _interviews:
        _interviews.clear()
        _interviews[stamp] = load_settings(path)[0].interview
    return _interviews[stamp]


def fault_at(place: tuple[str, ...], says: str, path: Path | None = None) -> str:
    """A sentence about an entry of the file, with its line.

    Raises:
        MemoryUnavailable: there is no place for settings.
        ContentError: the file can't be read, or is no TOML.
    """
    from trainer.catalog.toml_reading import parse_toml

    return str(parse_toml(settings_path() if path is None else path).error(place, says))


def explained_settings(keys: Iterable[tuple[str, str, str]]) -> str:
    """A file of settings in which everything is explained and nothing is set.

    Arguments:
        keys: the actions that keys can be given to: name, the keys that it comes with, what it does.
    """
    lines = ["# Settings of the trainer. Take the # of a line away to change what it says.\n\n"]
    for name in _NAMES:
        default = getattr(_DEFAULTS, name)
        shown = "2030-01-31" if default is None else _toml(default)
        lines += [f"# {_ABOUT[name]}\n", f"# {name} = {shown}\n\n"]
    lines += ["# Your own keys, in the place of those that an action comes with.\n", "[keys]\n"]
    lines += [f'# {name} = "{own}"  # {says}\n' for name, own, says in keys]
    return "".join(lines)


_interviews: dict[tuple[Path, int, int, int], date | None] = {}

_DEFAULTS = Settings()
KEYS = "keys"
_NAMES = tuple(field.name for field in fields(Settings) if field.name != KEYS)
_ABOUT: Mapping[str, str] = {
    "interview": "the day of the interview, as in 2030-01-31",
    "minutes_a_day": "how long you want to practise each day",
    "vi_keys": "true for the keys of vi where the trainer has them",
    "theme": "the colours of the screen",
    "editor": "the command of your editor, in the place of VISUAL and EDITOR",
    "first_start_done": "false asks the first questions again",
    "forecast": "true asks before each run whether it will pass",
    "show_transcript": "false hides the words that are understood while you speak into the microphone",
    "keep_recordings": "true keeps a recording of what you speak into the microphone, on this machine",
}
_VALUE = r"""(?:"(?:\\.|[^"\\\n])*"|'[^'\n]*'|[^\s#"'][^#\n]*?)"""


def _fault(key: str, value: object, all_keys: Mapping[str, object]) -> str:
    """What is wrong with an entry; nothing where it is right."""
    from trainer.catalog.shapes import did_you_mean, noun

    if key not in _NAMES:
        absent = [name for name in (*_NAMES, KEYS) if name not in all_keys]
        return f"is no setting{did_you_mean(key, absent) or did_you_mean(key, _NAMES)}"
    if key == "interview":
        return "" if _date_of(value) else "must be a date, as in 2030-01-31 (without the line there is no interview)"
    if key == "minutes_a_day":
        right = isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 24 * 60
        return "" if right else "must be a whole number of minutes, from 1 to 1440"
    if key == "theme":
        return "" if isinstance(value, str) and value.strip() else f"must be the name of a theme, not {noun(value)}"
    if key == "editor":
        return "" if isinstance(value, str) else f"must be a command, not {noun(value)}"
    return "" if isinstance(value, bool) else f"must be true or false, not {noun(value)}"


def _keys_of(value: object) -> tuple[tuple[tuple[str, str], ...], list[tuple[tuple[str, ...], str]]]:
    """The keys of the actions as text, and for each entry that is none its place and what is wrong."""
    if not isinstance(value, dict):
        return (), [((KEYS,), 'must be a table: a line [keys], and below it lines as run = "f5, ctrl+r"')]
    keys: list[tuple[str, str]] = []
    faults: list[tuple[tuple[str, ...], str]] = []
    for name, entry in value.items():
        words = entry if isinstance(entry, list) else [entry]
        if words and all(isinstance(word, str) and word.strip() for word in words):
            keys.append((name, ",".join(words)))
        else:
            faults.append(((KEYS, name), 'must be keys in quotation marks, as in "f5, ctrl+r"'))
    return tuple(keys), faults


def _taken(key: str, value: object) -> object:
    return _date_of(value) if key == "interview" else value


def _date_of(value: object) -> date | None:
    if isinstance(value, datetime):
        return value.date()
    if isinstance(value, date):
        return value
    try:
        return date.fromisoformat(value) if isinstance(value, str) else None
    except ValueError:
        return None


def _updated(old: bytes, settings: Settings) -> str | None:
    """The text of the file with these settings in it; None where it was no TOML, or would become none."""
    import tomli

    try:
        text = old.decode("utf-8")
        data = tomli.loads(text.replace("\r\n", "\n"))
        for name in _NAMES:
            value = getattr(settings, name)
            if (data.get(name) if name != "interview" else _date_of(data.get(name))) != value:
                text = _with_entry(text, name, value, is_there=name in data)
        now = tomli.loads(text.replace("\r\n", "\n"))
    except (UnicodeDecodeError, tomli.TOMLDecodeError):
        return None
    # What stood on several lines, or under a quoted name, was not found by its line.
    is_saved = all(now.get(name, getattr(_DEFAULTS, name)) == getattr(settings, name) for name in _NAMES[1:])
    return text if is_saved and _date_of(now.get("interview")) == settings.interview else None


def _with_entry(text: str, name: str, value: object, is_there: bool) -> str:
    if is_there:
        line = re.compile(rf"^([ \t]*{name}[ \t]*=[ \t]*){_VALUE}([ \t]*(?:#[^\n]*)?\r?(?:\n|\Z))", re.MULTILINE)
        if value is None:
            return line.sub("", text, count=1)
        return line.sub(lambda found: f"{found[1]}{_toml(value)}{found[2]}", text, count=1)
    if value is None or value == getattr(_DEFAULTS, name):
        return text
    explained = re.search(rf"^#[ \t]*{name}[ \t]*=[^\n]*\n", text, re.MULTILINE)
    if explained is not None:
        return f"{text[: explained.end()]}{name} = {_toml(value)}\n{text[explained.end() :]}"
    # Before the first table: what stands behind its header belongs to it.
    table = re.search(r"^[ \t]*\[", text, re.MULTILINE)
    place = table.start() if table else len(text)
    before = text[:place]
    if before and not before.endswith("\n"):
        before += "\n"
    return f"{before}{_entry(name, value)}{text[place:]}"


def _lines_for(settings: Settings) -> list[str]:
    return [_entry(name, value) for name in _NAMES if (value := getattr(settings, name)) != getattr(_DEFAULTS, name)]


def _entry(name: str, value: object) -> str:
    return f"{name} = {_toml(value)}  # {_ABOUT[name]}\n"


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        # JSON's strings are TOML's, but for DEL, which nobody types.
        import json

        return json.dumps(value, ensure_ascii=False)
    return str(value)


def _replace(path: Path, text: str) -> None:
    import os
    import tempfile

    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    partial = Path(name)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
