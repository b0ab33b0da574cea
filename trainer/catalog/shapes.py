"""A small language in which a file's format is declared: a shape says what a value may be.

A shape is called with a value and the key under which it stands, and gives the faults it finds, each with
its key. Shapes are plain functions, not classes: they are made at every start.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from trainer.catalog.errors import nearest

Key = tuple[str | int, ...]
Fault = tuple[Key, str]
Shape = Callable[[object, Key], Iterator[Fault]]

ID = r"[a-z0-9]+(-[a-z0-9]+)*"
"""The id of a drill, a mistake or a term."""

_TOO_LARGE = 1e9
"""No number of a content file is so large, and a whole number may be too large for a float."""


def text(allowed: Sequence[str] = (), *, empty: bool = False, pattern: str = "", like: str = "") -> Shape:
    """A text; one of `allowed` where given; matching `pattern` as a whole, which `like` says in words."""

    def faults(value: object, key: Key) -> Iterator[Fault]:
        if not isinstance(value, str):
            yield key, f"must be a text, not {noun(value)}"
        elif allowed and value not in allowed:
            yield key, f'must be {quoted(allowed)}, not "{_short(value)}"{did_you_mean(value, allowed)}'
        elif not empty and not value.strip():
            yield key, "must not be empty"
        elif pattern and not re.fullmatch(pattern, value):
            yield key, f'must be {like}, not "{_short(value)}"'

    return faults


def _short(value: str) -> str:
    return value if len(value) <= 80 else f"{value[:80]}…"


def identifier() -> Shape:
    """A text that is an id."""
    return text(pattern=ID, like='lower-case words joined by "-"')


def whole_number(least: int) -> Shape:
    """A whole number, `least` or more."""

    def faults(value: object, key: Key) -> Iterator[Fault]:
        if not isinstance(value, int) or isinstance(value, bool):
            yield key, f"must be a whole number, not {noun(value)}"
        elif value < least:
            yield key, f"must be {least} or more, not {value}"

    return faults


def flag() -> Shape:
    """True or false."""

    def faults(value: object, key: Key) -> Iterator[Fault]:
        if not isinstance(value, bool):
            yield key, f"must be true or false, not {noun(value)}"

    return faults


def positive_number() -> Shape:
    """A number above zero."""

    def faults(value: object, key: Key) -> Iterator[Fault]:
        if not isinstance(value, (int, float)) or isinstance(value, bool):
            yield key, f"must be a number, not {noun(value)}"
        elif not 0 < value < _TOO_LARGE:
            yield key, f"must be a number above 0 and below {_TOO_LARGE:,.0f}, not {value}"

    return faults


def list_of(item: Shape, *, empty: bool = False) -> Shape:
    """A list in which every entry has the shape `item`."""

    def faults(value: object, key: Key) -> Iterator[Fault]:
        if not isinstance(value, list):
            yield key, f"must be a list, not {noun(value)}"
            return
        if not value and not empty:
            yield key, "must have at least one entry"
        for index, entry in enumerate(value):
            yield from item(entry, (*key, index))

    return faults


def table(required: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None) -> Shape:
    """A table with these keys and no others."""
    known = {**required, **(optional or {})}

    def faults(value: object, key: Key) -> Iterator[Fault]:
        if not isinstance(value, dict):
            yield key, f"must be a table, not {noun(value)}"
            return
        absent = [name for name in known if name not in value]
        for name in value:
            if name in known:
                yield from known[name](value[name], (*key, name))
                continue
            meant = did_you_mean(name, absent or known) or f"; the keys here are {', '.join(known)}"
            yield (*key, name), f"is no key of this format{meant}"
            # One slip is one fault: a key that is there misspelt is not missing as well.
            absent = [other for other in absent if other not in nearest(name, absent, most=1)]
        for name in absent:
            if name in required:
                yield key, f'the key "{name}" is missing'

    return faults


def table_of(item: Shape) -> Shape:
    """A table of any names, in which every entry has the shape `item`."""

    def faults(value: object, key: Key) -> Iterator[Fault]:
        if not isinstance(value, dict):
            yield key, f"must be a table, not {noun(value)}"
            return
        for name, entry in value.items():
            yield from item(entry, (*key, name))

    return faults


def named_tables(names: str, like: str, item: Shape) -> Shape:
    """A table of tables, one or more; their names match `names`, which `like` says in words."""

    def faults(value: object, key: Key) -> Iterator[Fault]:
        if not isinstance(value, dict):
            yield key, f"must be a table, not {noun(value)}"
            return
        if not value:
            yield key, "must have at least one entry"
        for name, entry in value.items():
            if not re.fullmatch(names, name):
                yield (*key, name), f"must be named by {like}"
            yield from item(entry, (*key, name))

    return faults


def repeated(values: Sequence[object], keys: Sequence[Key], what: str) -> Iterator[Fault]:
    """A fault for each of `values` that stood there before; `keys` are their places, `what` names them."""
    seen: set[object] = set()
    for value, key in zip(values, keys, strict=True):
        if value in seen:
            yield key, f'"{value}" stands here for the second time: {what} must differ'
        seen.add(value)


def noun(value: object) -> str:
    """What a value of a TOML file is called in a sentence."""
    if isinstance(value, bool):
        return "true or false"
    names = {str: "a text", int: "a whole number", float: "a number", list: "a list", dict: "a table"}
    return names.get(type(value), "a date or time")


def quoted(names: Sequence[str]) -> str:
    """`"a", "b" or "c"`."""
    shown = [f'"{name}"' for name in names]
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} or {shown[-1]}"


def did_you_mean(wanted: str, known: Iterable[str]) -> str:
    """`; did you mean "x"?`, or nothing where no name is near."""
    found = nearest(wanted, known, most=1)
    return f'; did you mean "{found[0]}"?' if found else ""
