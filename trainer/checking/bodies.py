"""Values as bodies of messages: their wire form (see `plain`) as JSON text, the short way where that is allowed."""

from __future__ import annotations

from trainer.checking import quick_json
from trainer.checking.plain import ATOMS, MAX_DEPTH, MAX_NODES, MAX_TEXT, encode, untagged

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MAX_DIGITS = 16_384
"""Characters of JSON in which no number can have more bits than `plain` allows."""

_dumps = quick_json.writer()
_loads = quick_json.reader()
_loads_tagged = quick_json.reader(untagged)


def written(value: Any) -> bytes:
    """The wire form of any value as JSON text."""
    quick = _Quick()
    try:
        text = _dumps(quick.form(value, 0))
        # As many tags as were put there: no key or text of the value itself looks like one.
        if len(text) <= MAX_TEXT and text.count('"!') == quick.tags and _holds_no_huge_number(text):
            return text.encode()
    except (_Unusual, ValueError):
        pass
    return _dumps(encode(value)).encode()


def read(text: bytes) -> Any:
    """The value of what `written` gave. Raises ValueError or RecursionError when it is no JSON."""
    return _loads_tagged(text.decode()) if b'"!' in text else _loads(text.decode())


def _holds_no_huge_number(text: str) -> bool:
    # There is no quote in a number.
    return len(text) <= MAX_DIGITS or max(map(len, text.split('"'))) <= MAX_DIGITS


class _Unusual(Exception):
    """Not built of exact types with plain keys alone, or too large: the longer way has to look at it."""


class _Quick:
    """Makes the wire form of what nearly every value is, and counts the tags in it.

    What needs no change is given back itself instead of being built anew.
    """

    def __init__(self) -> None:
        self.tags = 0
        self._left = MAX_NODES

    def form(self, value: Any, depth: int) -> Any:
        """The wire form of `value`, which stands so deep. Raises `_Unusual`."""
        kind = type(value)
        if kind in ATOMS:
            return value
        if kind is tuple:
            self.tags += 1
            return {"!t": self._of_items(value, depth + 1)}
        if kind is dict:
            return self._of_dict(value, depth + 1)
        if kind is list:
            return self._of_items(value, depth + 1)
        raise _Unusual

    def _of_dict(self, value: dict[Any, Any], depth: int) -> dict[Any, Any]:
        self._left -= len(value) + 1
        if self._left < 0 or depth > MAX_DEPTH:
            raise _Unusual
        made = value
        for key, item in value.items():
            if type(key) is not str:
                raise _Unusual
            if type(item) not in ATOMS and (form := self.form(item, depth)) is not item:
                made = dict(value) if made is value else made
                made[key] = form
        return made

    def _of_items(self, value: Any, depth: int) -> Any:
        self._left -= len(value) + 1
        if self._left < 0 or depth > MAX_DEPTH:
            raise _Unusual
        made = value
        for place, item in enumerate(value):
            kind = type(item)
            if kind in ATOMS:
                continue
            # A list of dicts is what most of it is: histories.
            form = self._of_dict(item, depth + 1) if kind is dict else self.form(item, depth)
            if form is not item:
                made = list(value) if made is value else made
                made[place] = form
        return made
