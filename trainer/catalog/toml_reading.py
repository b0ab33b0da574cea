"""Reading a TOML file of a pack against a declared format; every fault has its file, line and key."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import tomli

from trainer.catalog.errors import ContentError, raise_together
from trainer.catalog.shapes import Fault, Key, Shape


class TomlFile:
    """A file that parsed: `data` is not yet known to have the right shape."""

    def __init__(self, path: Path, text: str, data: dict[str, Any]) -> None:
        self.path = path
        self.text = text
        self.data = data

    def error(self, key: Key, message: str) -> ContentError:
        """A fault of this file at `key` (entries of lists counted from 0)."""
        # Only a file with a fault needs it.
        from trainer.catalog.toml_lines import line_of

        dotted = ".".join(str(part + 1) if isinstance(part, int) else part for part in key)
        sentence = f"{dotted}: {message}" if dotted else message
        return ContentError(self.path, line_of(self.text, key), sentence, dotted)

    def refuse(self, faults: Iterable[Fault]) -> None:
        """Raise all of `faults` together; do nothing where there are none.

        Raises:
            ContentError: the first fault, the others beside it.
        """
        raise_together([self.error(key, message) for key, message in faults])


def read_text(path: Path) -> str:
    """The text of a content file.

    Raises:
        ContentError: the file cannot be read or is not UTF-8.
    """
    try:
        return path.read_bytes().decode("utf-8").replace("\r\n", "\n")
    except FileNotFoundError:
        raise ContentError(path, None, "There is no such file.") from None
    except OSError as error:
        raise ContentError(path, None, f"The file cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise ContentError(path, line, "The file must be saved as UTF-8.") from None


def parse_toml(path: Path) -> TomlFile:
    """Read a file as TOML, whatever its keys.

    Raises:
        ContentError: the file cannot be read, or is no TOML (with the line of the first fault).
    """
    text = read_text(path)
    try:
        return TomlFile(path, text, tomli.loads(text))
    except tomli.TOMLDecodeError as error:
        message = f"This is no TOML: {error.msg} (column {error.colno}).{_quotes_hint(text, error.lineno)}"
        raise ContentError(path, error.lineno, message) from None
    except (ValueError, RecursionError):
        raise ContentError(
            path, None, "This can't be read: a number is too long, or it is nested too deeply."
        ) from None


def _quotes_hint(text: str, line: int) -> str:
    """The likeliest reason why a line is no TOML, where it has one text within another."""
    found = text.split("\n")[line - 1 : line]
    return ' Within a text, a " is written \\".' if found and found[0].replace('\\"', "").count('"') > 2 else ""


def read_toml(path: Path, shape: Shape) -> TomlFile:
    """Read a file whose data has the declared `shape`.

    Raises:
        ContentError: as `parse_toml`; or keys are unknown, missing or of the wrong type, all of them at once.
    """
    file = parse_toml(path)
    file.refuse(shape(file.data, ()))
    return file
