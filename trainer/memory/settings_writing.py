"""Writing the settings, so that the file stays as it was written by hand: comments, order, and what is not ours."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from itertools import count
from pathlib import Path

from trainer.catalog.leftovers import remove_leftovers
from trainer.memory.models import MemoryUnavailable
from trainer.memory.places import made_private, settings_path
from trainer.memory.settings import NAMES, Settings, about, load_settings, value_in


def save_settings(settings: Settings, path: Path | None = None) -> None:
    """Write the settings; comments, order and whatever else stands in the file stay.

    A file that is no TOML is kept beside the new one, with `.broken` at the end of its name, and behind that a number
    where there is one already.

    Raises:
        MemoryUnavailable: the file can't be written; it is as it was.
    """
    path = settings_path() if path is None else path
    try:
        # A link, as those who keep their settings elsewhere have it, stays one.
        path = _followed(path)
        made_private(path.parent)
        old = path.read_bytes() if path.is_file() else b""
        text = _updated(old, settings)
        if text is None:
            _keep_broken(path, old)
            text = "".join(_lines_for(settings))
        _replace(path, text)
    except (OSError, RuntimeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise MemoryUnavailable(
            f"The settings can't be saved in {path} ({reason}). Set TRAINER_HOME to a folder that you may write to."
        ) from error


def _keep_broken(path: Path, old: bytes) -> None:
    """Keep what could not be read under a name that nothing has yet."""
    for number in count(1):
        with (
            suppress(FileExistsError),
            path.with_name(f"{path.name}.broken{number if number > 1 else ''}").open("xb") as kept,
        ):
            kept.write(old)
            return


def _followed(path: Path) -> Path:
    place = path.resolve()
    if place.is_symlink():
        # Up to Python 3.12 `resolve` itself raises where a link leads back to itself.
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    return place


def change_settings(path: Path | None = None, **changes: object) -> Settings:
    """Change some settings in the file and give all of them: `change_settings(minutes_a_day=20)`.

    Raises:
        MemoryUnavailable: the file can't be written.
        TypeError: there is no such setting.
    """
    settings = replace(load_settings(path)[0], **changes)  # type: ignore[arg-type]  # others are refused
    save_settings(settings, path)
    return settings


def explained_settings(keys: Iterable[tuple[str, str, str]]) -> str:
    """A file of settings in which everything is explained and nothing is set.

    Arguments:
        keys: the actions that keys can be given to: name, the keys that it comes with, what it does.
    """
    lines = ["# Settings of the trainer. Take the # of a line away to change what it says.\n\n"]
    for name in NAMES:
        default = getattr(_DEFAULTS, name)
        shown = "2030-01-31" if default is None else _toml(default)
        lines += [f"# {about(name)}\n", f"# {name} = {shown}\n\n"]
    lines += ["# Your own keys, in the place of those that an action comes with.\n", "[keys]\n"]
    lines += [f'# {name} = "{own}"  # {says}\n' for name, own, says in keys]
    return "".join(lines)


_DEFAULTS = Settings()
_VALUE = r"""(?:"(?:\\.|[^"\\\n])*"|'[^'\n]*'|[^\s#"'][^#\n]*?)"""


def _updated(old: bytes, settings: Settings) -> str | None:
    """The text of the file with these settings in it; None where it was no TOML that is read here, or would
    become none."""
    import tomli

    from trainer.catalog.toml_reading import MOST_BYTES, long_key_in

    try:
        text = old.decode("utf-8-sig")
        if len(old) > MOST_BYTES or long_key_in(text) is not None:
            return None
        data = tomli.loads(text.replace("\r\n", "\n"))
        for name in NAMES:
            value = getattr(settings, name)
            if value_in(data, name) != value:
                text = _with_entry(text, name, value, is_there=name in data)
        now = tomli.loads(text.replace("\r\n", "\n"))
    except (UnicodeDecodeError, tomli.TOMLDecodeError):
        return None
    # What stood on several lines, or under a quoted name, was not found by its line.
    return text if all(value_in(now, name) == getattr(settings, name) for name in NAMES) else None


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
    return [_entry(name, value) for name in NAMES if (value := getattr(settings, name)) != getattr(_DEFAULTS, name)]


def _entry(name: str, value: object) -> str:
    return f"{name} = {_toml(value)}  # {about(name)}\n"


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

    remove_leftovers(path.parent.glob(f".{path.name}.????????"))
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
