"""Plain data: what is left of a program's values when they cross from the worker to the judge.

Values are read by the built-ins' own methods only: a subclass of `str`, `int`, `float`, `list`,
`tuple`, `dict`, `set` or `bytes` counts as that type's value, whatever it overrides; nothing of the
program's own `__eq__`, `__repr__`, `__iter__` or `__len__` is ever called. Everything else becomes
`Opaque`, which equals nothing.
"""

from __future__ import annotations

import marshal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Kept = bytes | tuple[Any]

MAX_NODES = 20_000
MAX_DEPTH = 40
MAX_TEXT = 65_536
MAX_INT_BITS = 65_536
FEW_KEYS = 100
"""So many may share a hash: they are put into a table quickly all the same."""
MAX_SHOWN_BITS = 4_096
"""Python refuses to write out numbers that are much longer."""

mro_of = type.__dict__["__mro__"].__get__
name_of = type.__dict__["__name__"].__get__
"""The bases and the name that a class really has, whatever its metaclass says."""
_dump, _load = marshal.dumps, marshal.loads
_NO_SHARING = 2
"""The format of `marshal` in which what occurs twice is written twice: a copy is a tree."""
_LOW, _HIGH = -(2**53), 2**53
_SIMPLE = frozenset((bool, float, type(None)))
_TEXT = frozenset((str,))
ATOMS = frozenset((str, int, float, bool, type(None)))
_BUILT_IN = (str, int, float, list, tuple, dict, set, frozenset, bytes, bytearray)


class Opaque:
    """A value that is no plain data, known by the name of its class alone."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = str(kind)[:80]

    @classmethod
    def malformed(cls, _body: Any) -> Opaque:
        """What stands for a part of a frame that makes no sense."""
        return cls("malformed")

    def __repr__(self) -> str:
        return f"<{self.kind}>"


class _Encoder:
    """Turns any value into JSON-able form. One encoder carries the budget of one frame.

    Strings, numbers, booleans, None, lists and dicts with plain string keys stand for themselves; what JSON can't
    say is a dict with one key that starts with "!". Exact types take the short way: most values are of them.
    """

    def __init__(self) -> None:
        self._left = MAX_NODES

    def encode(self, value: Any, depth: int = 0) -> Any:
        kind = type(value)
        if kind is str:
            return value if len(value) <= MAX_TEXT else value[:MAX_TEXT] + "…"
        if kind in _SIMPLE:
            return value
        if kind is int:
            return value if _LOW < value < _HIGH else _big_int(value)
        if depth > MAX_DEPTH or self._left < 0:
            return {"!o": "too large"}
        if kind is dict:
            return self._encode_dict(value, depth + 1)
        if kind is list:
            return self._encode_items(value, depth + 1)
        if kind is tuple:
            return {"!t": self._encode_items(value, depth + 1)}
        return self._encode_other(value, kind, depth)

    def _encode_dict(self, value: dict[Any, Any], depth: int) -> Any:
        self._left -= len(value) + 1
        if self._left < 0:
            return {"!o": "too large"}
        encode = self.encode
        if set(map(type, value)) <= _TEXT and not (len(value) == 1 and next(iter(value))[:1] == "!"):
            return {
                key: item
                if (kind := type(item)) in _SIMPLE or (kind is str and len(item) <= MAX_TEXT)
                else encode(item, depth)
                for key, item in value.items()
            }
        return {"!d": [[encode(key, depth), encode(item, depth)] for key, item in value.items()]}

    def _encode_items(self, value: Any, depth: int) -> Any:
        self._left -= len(value) + 1
        if self._left < 0:
            return [{"!o": "too large"}]
        encode = self.encode
        return [
            item if (kind := type(item)) in _SIMPLE or (kind is str and len(item) <= MAX_TEXT) else encode(item, depth)
            for item in value
        ]

    def _encode_other(self, value: Any, kind: type, depth: int) -> Any:
        """Subclasses, read by the methods of the built-in type that they are of; sets, bytes; the opaque."""
        base = next((b for b in mro_of(kind) if b in _BUILT_IN), None)
        if base is None:
            # One that is opaque already keeps its name.
            return {"!o": value.kind} if kind is Opaque else _number_or_opaque(value, kind)
        if base is str:
            return self.encode(str.__str__(value))
        if base is int:
            return self.encode(int.__int__(value))
        if base is float:
            return float.__float__(value)
        if base is dict:
            return self._encode_dict(dict(dict.items(value)), depth + 1)
        if base is list:
            return self._encode_items(list.__getitem__(value, slice(None)), depth + 1)
        if base is tuple:
            return {"!t": self._encode_items(tuple.__getitem__(value, slice(None)), depth + 1)}
        if base is bytes or base is bytearray:
            return {"!b": bytes(memoryview(value)[:MAX_TEXT]).hex()}
        walk: Callable[[Any], Any] = base.__dict__["__iter__"]
        return {"!s": self._encode_items(list(walk(value)), depth + 1)}


def encode(value: Any) -> Any:
    """The wire form of any value; what is too large or too deep becomes an opaque `too large`."""
    return _Encoder().encode(value)


def decode(wire: Any) -> Any:
    """The value of a wire form, built of exact built-in types and `Opaque`. Malformed parts become `Opaque`."""
    kind = type(wire)
    if kind is dict:
        return untagged({key: item if type(item) in ATOMS else decode(item) for key, item in wire.items()})
    if kind is list:
        return [item if type(item) in ATOMS else decode(item) for item in wire]
    return wire


def untagged(wire: dict[str, Any]) -> Any:
    """The value of a JSON object whose parts are values already."""
    if len(wire) != 1:
        return wire
    ((tag, body),) = wire.items()
    if tag[:1] != "!":
        return wire
    make: Callable[[Any], Any] = _MAKERS.get((tag, type(body)), Opaque.malformed)
    try:
        return make(body)
    except ValueError:
        return Opaque.malformed(body)


def _dict_of(pairs: list[Any]) -> Any:
    if not all(type(pair) is list and len(pair) == 2 for pair in pairs):
        raise ValueError("no pairs")
    keys = [as_key(key) for key, _ in pairs]
    _refuse_flood(keys)
    return dict(zip(keys, [item for _, item in pairs]))  # noqa: B905  (one key each)


def _set_of(items: list[Any]) -> frozenset[Any]:
    keys = list(map(as_key, items))
    _refuse_flood(keys)
    return frozenset(keys)


def _refuse_flood(keys: list[Any]) -> None:
    """Raises ValueError where most of many keys have one and the same hash: a table of those takes time by the square
    of their number, and whoever reads a frame may have no limit on that."""
    if len(keys) > FEW_KEYS and len(set(map(hash, keys))) < len(keys) // 2:
        raise ValueError("keys that were chosen to take long")


def _big_int(number: int) -> Any:
    return {"!i": hex(number)} if number.bit_length() <= MAX_INT_BITS else {"!o": "huge int"}


def _number_or_opaque(value: Any, kind: type) -> Any:
    # Exact standard number types count by value; their subclasses could lie.
    name = f"{getattr(kind, '__module__', '')}.{name_of(kind)}"
    if name in ("fractions.Fraction", "decimal.Decimal"):
        try:
            return float(value)
        except (OverflowError, ValueError):
            pass
    return {"!o": name_of(kind)[:80]}


def as_key(value: Any) -> Any:
    """`value` made hashable, for use as a key."""
    if isinstance(value, (list, tuple)):
        return tuple(as_key(item) for item in value)
    if isinstance(value, dict):
        return tuple((key, as_key(item)) for key, item in value.items())
    return value


_MAKERS: dict[tuple[str, type], Callable[[Any], Any]] = {
    ("!t", list): tuple,
    ("!s", list): _set_of,
    ("!d", list): _dict_of,
    ("!o", str): Opaque,
    ("!i", str): lambda digits: int(digits, 16),
    ("!b", str): bytes.fromhex,
}


def copy(value: Any) -> Any:
    """A deep copy of `value` as plain data, out of reach of any later change."""
    if type(value) in ATOMS:
        return value
    try:
        # Exact built-in types alone, and in C: nearly everything is that. The other way knows all the rest.
        return _load(_dump(value, _NO_SHARING))
    except ValueError:
        return decode(encode(value))


def keep(value: Any) -> Kept:
    """What `again` makes the same of as `copy` does of `value` now; it costs less where nobody asks for it."""
    try:
        return _dump(value, _NO_SHARING)
    except ValueError:
        return (decode(encode(value)),)


def again(kept: Kept) -> Any:
    """The plain data that was kept."""
    return _load(kept) if type(kept) is bytes else kept[0]


def to_json(value: Any) -> Any:
    """`value` (plain data) as JSON data for people: tuples and sets as lists, the opaque by name."""
    if isinstance(value, int) and value.bit_length() > MAX_SHOWN_BITS:
        return f"a number of {value.bit_length()} bits"
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, float):
        return value if value == value and value not in (float("inf"), float("-inf")) else str(value)
    if isinstance(value, (list, tuple)):
        return [to_json(item) for item in value]
    if isinstance(value, frozenset):
        return sorted((to_json(item) for item in value), key=str)
    if isinstance(value, dict):
        return {key if isinstance(key, str) else _key_shown(key): to_json(item) for key, item in value.items()}
    return repr(value)


def _key_shown(key: Any) -> str:
    try:
        return repr(key)
    except ValueError:
        # It is a number of more digits than Python writes out, or holds one.
        return str(to_json(key))


def same(left: Any, right: Any) -> bool:
    """Whether two plain values are equal by the rules of the drills.

    Lists and tuples compare alike, ints and floats by value; `bool` stays apart; `Opaque` equals nothing.
    """
    kind = type(left)
    if kind is type(right):
        # The exact types first: nearly everything is of them.
        if kind is str or kind is int or kind is float:
            return left == right  # type: ignore[no-any-return]
        if kind is list:
            return len(left) == len(right) and all(map(same, left, right))
        if kind is dict:
            return left.keys() == right.keys() and all(map(same, left.values(), map(right.__getitem__, left)))
    if kind is bool or type(right) is bool:
        return left is right
    if isinstance(left, (list, tuple)) and isinstance(right, (list, tuple)):
        return len(left) == len(right) and all(map(same, left, right))
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(map(same, left.values(), map(right.__getitem__, left)))
    if isinstance(left, Opaque) or isinstance(right, Opaque):
        return False
    return bool(left == right)
