"""The learner's settings, read from a small TOML file that may be written by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

from trainer.memory.models import MemoryUnavailable
from trainer.memory.places import settings_path

LONGEST_DAY = 24 * 60
"""Minutes a day, at the most."""

LONGEST_WAY = 5 * 365
"""Days to the interview, at the most: a plan plays each of them through."""


def _fault_of_switch(value: object) -> str:
    return "" if isinstance(value, bool) else f"must be true or false, not {_noun(value)}"


def _fault_of_interview(value: object) -> str:
    if _interview_of(value) is not None:
        return ""
    if _date_of(value) is None:
        return "must be a date, as in 2030-01-31 (without the line there is no interview)"
    return f"is too far away: write a day up to {_last_day().isoformat()}"


def _fault_of_minutes(value: object) -> str:
    right = isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= LONGEST_DAY
    return "" if right else f"must be a whole number of minutes, from 1 to {LONGEST_DAY}"


def _fault_of_theme(value: object) -> str:
    if isinstance(value, str):
        return "" if value.strip() else "must be the name of a theme, not empty"
    return f"must be the name of a theme, not {_noun(value)}"


def _fault_of_editor(value: object) -> str:
    return "" if isinstance(value, str) else f"must be a command, not {_noun(value)}"


def _entry(about: str, fault: Callable[[object], str] = _fault_of_switch) -> dict[str, object]:
    """What an entry of the file sets, as the file explains it, and what is wrong with a value; nothing where it is
    right."""
    return {"about": about, "fault": fault}


@dataclass(frozen=True)
class Settings:
    """What the learner chose. `keys` holds keys by the name of an action, as written: the program never writes them."""

    interview: date | None = field(
        default=None, metadata=_entry("the day of the interview, as in 2030-01-31", _fault_of_interview)
    )
    minutes_a_day: int = field(default=30, metadata=_entry("how long you want to practise each day", _fault_of_minutes))
    vi_keys: bool = field(default=False, metadata=_entry("true for the keys of vi where the trainer has them"))
    theme: str = field(default="textual-dark", metadata=_entry("the colours of the screen", _fault_of_theme))
    first_start_done: bool = field(default=False, metadata=_entry("false asks the first questions again"))
    forecast: bool = field(default=False, metadata=_entry("true asks before each run whether it will pass"))
    editor: str = field(
        default="", metadata=_entry("the command of your editor, in the place of VISUAL and EDITOR", _fault_of_editor)
    )
    show_transcript: bool = field(
        default=True,
        metadata=_entry("false hides the words that are understood while you speak into the microphone"),
    )
    keep_recordings: bool = field(
        default=False,
        metadata=_entry("true keeps a recording of what you speak into the microphone, on this machine"),
    )
    keys: tuple[tuple[str, str], ...] = ()


KEYS = "keys"
_FIELDS = {one.name: one for one in fields(Settings) if one.name != KEYS}
NAMES = tuple(_FIELDS)
"""What stands in a line of its own, in the order in which it is written; the keys are a table."""


def about(name: str) -> str:
    """What a setting sets, in a line."""
    return str(_FIELDS[name].metadata["about"])


def value_in(data: Mapping[str, object], name: str) -> object:
    """The value of a setting where the file has these entries: its default where it has none for it."""
    if name not in data:
        return _FIELDS[name].default
    return _interview_of(data[name]) if name == "interview" else data[name]


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
            chosen[key] = value_in(file.data, key)
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


def _interview_of(value: object) -> date | None:
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


def _fault(key: str, value: object, all_keys: Mapping[str, object]) -> str:
    """What is wrong with an entry; nothing where it is right."""
    from trainer.catalog.shapes import did_you_mean

    if key not in NAMES:
        absent = [name for name in (*NAMES, KEYS) if name not in all_keys]
        return f"is no setting{did_you_mean(key, absent) or did_you_mean(key, NAMES)}"
    return str(_FIELDS[key].metadata["fault"](value))


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


def _noun(value: object) -> str:
    from trainer.catalog.shapes import noun

    return noun(value)
