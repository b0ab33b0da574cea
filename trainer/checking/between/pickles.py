"""Values of exact built-in types as pickles: C writes and reads them, where JSON needs a look at each part from Python.

Nothing else is ever pickled or unpickled: no class, no function, nothing by name. So whoever forges one can say no more
with it than with JSON.
"""

from __future__ import annotations

from trainer.checking.between.plain import ATOMS, MAX_DEPTH, MAX_INT_BITS, MAX_NODES, MAX_TEXT, decode, encode

try:
    from _pickle import Pickler, Unpickler
except ImportError:
    # Another Python than C's, where `pickle` is all its own.
    from pickle import Pickler, Unpickler

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NoReturn

_PROTOCOL = 4
_BEGINNING = b"\x80\x04"
"""What no JSON begins with."""
_OTHER_FORM = (b"\x8f", b"\x91", b"\x96")
"""What says in a pickle that a set, a frozen set or a bytearray comes, which judges see in another form; it may stand
in a text or a number as well, which is then looked through for nothing."""
_CONTAINERS = (b"]", b"}", b")", b"t", b"\x85", b"\x86", b"\x87", b"\x8f", b"\x91")
"""What says that another container comes; without so many of them there can't be so many levels."""
_LONG_NUMBER = b"\x8b"
"""What says that a number of more than 255 bytes comes."""
_HOLDERS = frozenset((list, tuple, dict, set, frozenset))
_join = b"".join


class _Unusual(Exception):
    """Not of exact built-in types alone, or too large: the longer way has to look at it."""


class _Pickler(Pickler):
    def reducer_override(self, _value: object) -> NoReturn:
        """Asked for everything that is of no exact built-in type."""
        raise _Unusual


class _Unpickler(Unpickler):
    def find_class(self, module: str, name: str, /) -> NoReturn:
        """Asked for everything that has a name."""
        raise ValueError(f"{module}.{name} in a body")


class _Parts:
    """Where a pickle is written to, as long as it is no larger than a text may be."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []
        self._left = MAX_TEXT

    def write(self, part: bytes) -> None:
        """Take one more part. Raises `_Unusual` where that is too much."""
        self._left -= len(part)
        if self._left < 0:
            raise _Unusual
        self.parts.append(part)


class _Source:
    """What a pickle is read from."""

    def __init__(self, text: bytes) -> None:
        self._text = text
        self._place = 0

    def read(self, size: int, /) -> bytes:
        """The next bytes, at most `size`."""
        start, self._place = self._place, self._place + size
        return self._text[start : self._place]

    def readline(self) -> bytes:
        """The next line; nothing that is written here has one."""
        raise ValueError("a line in a body")


def written(value: Any) -> bytes | None:
    """The pickle of `value`; None where it is not of exact built-in types, or too large."""
    sink = _Parts()
    pickler = _Pickler(sink, _PROTOCOL)
    # What occurs twice is written twice: a tree is no larger than it looks to whoever reads it.
    pickler.fast = True
    try:
        pickler.dump(value)
    except Exception:
        # Besides what is unusual: nested too deep, within itself, or changed meanwhile by a thread.
        return None
    return _join(sink.parts)


def is_one(text: bytes) -> bool:
    """Whether `written` can have made it."""
    return text[:2] == _BEGINNING


def read(text: bytes) -> Any:
    """The value of a pickle. Raises some exception when it is none, or names anything."""
    value = _Unpickler(_Source(text)).load()
    return decode(encode(value)) if any(form in text for form in _OTHER_FORM) and _holds_other(value) else value


def read_cut(text: bytes) -> Any:
    """The same as JSON would have given it: without what is too deep, too long or too much. Raises as `read`."""
    return decode(encode(_Unpickler(_Source(text)).load()))


def is_cut(text: bytes) -> bool:
    """Whether `read_cut` may give something else than `read`."""
    if len(text) > MAX_NODES or (len(text) > MAX_INT_BITS // 8 and _LONG_NUMBER in text):
        return True
    return sum(map(text.count, _CONTAINERS)) > MAX_DEPTH and _is_deep(_Unpickler(_Source(text)).load())


def _is_deep(value: Any) -> bool:
    level = [value] if type(value) in _HOLDERS else []
    for _ in range(MAX_DEPTH):
        level = [
            inner
            for item in level
            for inner in ((*item, *item.values()) if type(item) is dict else item)
            if type(inner) in _HOLDERS
        ]
        if not level:
            return False
    return True


def _holds_other(value: Any) -> bool:
    kind = type(value)
    if kind in ATOMS or kind is bytes:
        return False
    if kind is list or kind is tuple:
        return any(map(_holds_other, value))
    return kind is not dict or any(map(_holds_other, value)) or any(map(_holds_other, value.values()))
