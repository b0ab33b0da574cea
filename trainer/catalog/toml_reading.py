"""Reading a TOML file of a pack against a declared format; every fault has its file, line and key."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import tomli

from trainer.catalog.errors import ContentError, raise_together
from trainer.catalog.shapes import Fault, Key, Shape

MOST_FAULTS = 100
"""Of one file, that are told at once: whoever gets so many wrong mends those first."""
_UNSEEN = re.compile("[\x00-\x08\x0b\x0d-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""What moves a terminal's cursor, colours it, or turns the direction of writing: no text needs it, and a pack from
elsewhere could write over the screen with it. A form feed does none of that, and Python allows it in a program."""
_ESCAPED = re.compile(r"\\[bfreuUx]")

MOST_BYTES = 512 << 10
"""Of a TOML file: the longest there is has 13 KB."""
_MOST_LEVELS = 16
_LONG_KEY = re.compile(rf"""(?<![\w-])(?:(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\.[ \t]*){{{_MOST_LEVELS}}}""")


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
        """Raise all of `faults` together, at most `MOST_FAULTS`; do nothing where there are none.

        Raises:
            ContentError: the first fault, the others beside it.
        """
        raise_together([self.error(key, message) for key, message in islice(faults, MOST_FAULTS)])


def read_text(path: Path) -> str:
    """The text of a content file.

    Raises:
        ContentError: the file cannot be read, is not UTF-8, or holds control characters.
    """
    try:
        if not path.is_file() and path.exists():
            # A pipe would be waited for without end.
            raise ContentError(path, None, "This is no file that can be read.")
        # Some editors put a mark of their own first.
        text = path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    except FileNotFoundError:
        raise ContentError(path, None, "There is no such file.") from None
    except OSError as error:
        raise ContentError(path, None, f"The file cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise ContentError(path, line, "The file must be saved as UTF-8.") from None
    unseen = _UNSEEN.search(text)
    if unseen:
        raise ContentError(path, text.count("\n", 0, unseen.start()) + 1, _refusal(unseen))
    return text


def long_key_in(text: str) -> re.Match[str] | None:
    """A key of more levels than any format has: a parser takes seconds for some hundreds of them."""
    return _LONG_KEY.search(text)


def parse_toml(path: Path) -> TomlFile:
    """Read a file as TOML, whatever its keys.

    Raises:
        ContentError: the file cannot be read, is no TOML (with the line of the first fault), or its texts hold
            control characters.
    """
    if path.is_file() and path.stat().st_size > MOST_BYTES:
        raise ContentError(path, None, f"A TOML file has at most {MOST_BYTES >> 10} KB here. Shorten it.")
    text = read_text(path)
    long_key = long_key_in(text)
    if long_key is not None:
        line = text.count("\n", 0, long_key.start()) + 1
        raise ContentError(path, line, f"No key has {_MOST_LEVELS} levels and more. Take some of its dots out.")
    try:
        file = TomlFile(path, text, tomli.loads(text))
    except tomli.TOMLDecodeError as error:
        message = f"This is no TOML: {error.msg} (column {error.colno}).{_quotes_hint(text, error.lineno)}"
        raise ContentError(path, error.lineno, message) from None
    except (ValueError, RecursionError):
        raise ContentError(
            path, None, "This can't be read: a number is too long, or it is nested too deeply."
        ) from None
    if _ESCAPED.search(text):
        file.refuse(_unseen_in(file.data, ()))
    return file


def _unseen_in(value: object, key: Key) -> Iterator[Fault]:
    """Control characters that the file writes as escapes."""
    if isinstance(value, str):
        unseen = _UNSEEN.search(value)
        if unseen:
            yield key, _refusal(unseen)
    elif isinstance(value, list):
        for index, entry in enumerate(value):
            yield from _unseen_in(entry, (*key, index))
    elif isinstance(value, dict):
        for name, entry in value.items():
            yield from _unseen_in(name, key)
            yield from _unseen_in(entry, (*key, name) if not _UNSEEN.search(name) else key)


def _refusal(unseen: re.Match[str]) -> str:
    return f"The control character U+{ord(unseen.group()):04X} must not stand in a text."


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
