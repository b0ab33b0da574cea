"""The learner's settings, read from a small TOML file that may be written by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

from trainer.memory.models import MemoryUnavailable
from trainer.memory.places import settings_path


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


def interview_of(value: object) -> date | None:
    """The day of the interview that an entry of the file names; None where it is no date, or one too far away."""
    day = _date_of(value)
    return day if day is not None and day <= _last_day() else None


def fault_at(place: tuple[str, ...], says: str) -> str:
    """A sentence about an entry of the learner's own file, with its line.

    Raises:
        MemoryUnavailable: there is no place for settings.
        ContentError: the file can't be read, or is no TOML.
    """
    from trainer.catalog.toml_reading import parse_toml

    return str(parse_toml(settings_path()).error(place, says))


_interviews: dict[tuple[Path, int, int, int], date | None] = {}

DEFAULTS = Settings()
KEYS = "keys"
NAMES = tuple(field.name for field in fields(Settings) if field.name != KEYS)
"""What stands in a line of its own, in the order in which it is written; the keys are a table."""

LONGEST_DAY = 24 * 60
"""Minutes a day, at the most."""

LONGEST_WAY = 5 * 365
"""Days to the interview, at the most: a plan plays each of them through."""


def _fault(key: str, value: object, all_keys: Mapping[str, object]) -> str:
    """What is wrong with an entry; nothing where it is right."""
    from trainer.catalog.shapes import did_you_mean, noun

    if key not in NAMES:
        absent = [name for name in (*NAMES, KEYS) if name not in all_keys]
        return f"is no setting{did_you_mean(key, absent) or did_you_mean(key, NAMES)}"
    if key == "interview":
        return _fault_of_interview(value)
    if key == "minutes_a_day":
        right = isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= LONGEST_DAY
        return "" if right else f"must be a whole number of minutes, from 1 to {LONGEST_DAY}"
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


def _fault_of_interview(value: object) -> str:
    if interview_of(value) is not None:
        return ""
    if _date_of(value) is None:
        return "must be a date, as in 2030-01-31 (without the line there is no interview)"
    return f"is too far away: write a day up to {_last_day().isoformat()}"


def _taken(key: str, value: object) -> object:
    return interview_of(value) if key == "interview" else value


def _last_day() -> date:
    # The calendar's day is never behind the learning day, by which a date that is typed is judged.
    return date.today() + timedelta(days=LONGEST_WAY)


def _date_of(value: object) -> date | None:
    if isinstance(value, datetime):
        return value.date()
    if isinstance(value, date):
        return value
    try:
        return date.fromisoformat(value) if isinstance(value, str) else None
    except ValueError:
        return None
