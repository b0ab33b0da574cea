"""Plain data: what is left of a program's values when they cross from the worker to the judge.

Values are read by the built-ins' own methods only: a subclass of `str`, `int`, `float`, `list`,
`tuple`, `dict`, `set` or `bytes` counts as that type's value, whatever it overrides; nothing of the
program's own `__eq__`, `__repr__`, `__iter__` or `__len__` is ever called. Everything else becomes
`Opaque`, which equals nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

MAX_NODES = 20_000
MAX_DEPTH = 40
MAX_TEXT = 65_536
MAX_INT_BITS = 65_536

_mro = type.__dict__["__mro__"].__get__
_name = type.__dict__["__name__"].__get__
_BUILT_IN = (str, int, float, list, tuple, dict, set, frozenset, bytes, bytearray)


class Opaque:
    """A value that is no plain data, known by the name of its class alone."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __repr__(self) -> str:
        return f"<{self.kind}>"


class Encoder:
    """Turns any value into JSON-able form. One encoder carries the budget of one frame."""

    def __init__(self, nodes: int = MAX_NODES) -> None:
        self._left = nodes

    def encode(self, value: Any, depth: int = 0) -> Any:
        """The wire form of `value`; what is too large or too deep becomes an opaque `too large`."""
        self._left -= 1
        if self._left < 0 or depth > MAX_DEPTH:
            return {"o": "too large"}
        kind = type(value)
        if value is None or kind is bool:
            return value
        base = next((b for b in _mro(kind) if b in _BUILT_IN), None)
        if base is None:
            return self._encode_number(value, kind)
        return self._encode_built_in(value, base, depth)

    def _encode_built_in(self, value: Any, base: type, depth: int) -> Any:
        if base is str:
            text = str.__str__(value)
            return text if len(text) <= MAX_TEXT else text[:MAX_TEXT] + "…"
        if base is int:
            return self._encode_int(int.__int__(value))
        if base is float:
            return {"f": float.hex(float.__float__(value))}
        if base is dict:
            pairs = list(dict.items(value))[: self._left + 1]
            return {"d": [[self.encode(k, depth + 1), self.encode(v, depth + 1)] for k, v in pairs]}
        if base is list or base is tuple:
            items = base.__getitem__(value, slice(0, self._left + 1))
            return {"l" if base is list else "t": [self.encode(item, depth + 1) for item in items]}
        if base is bytes or base is bytearray:
            return {"b": bytes(memoryview(value)[:MAX_TEXT]).hex()}
        walk: Callable[[Any], Any] = base.__dict__["__iter__"]
        return {"s": [self.encode(item, depth + 1) for item in list(walk(value))[: self._left + 1]]}

    def _encode_int(self, number: int) -> Any:
        if -(2**53) < number < 2**53:
            return number
        return {"i": hex(number)} if number.bit_length() <= MAX_INT_BITS else {"o": "huge int"}

    def _encode_number(self, value: Any, kind: type) -> Any:
        # Exact standard number types count by value; their subclasses could lie.
        name = f"{getattr(kind, '__module__', '')}.{_name(kind)}"
        if name in ("fractions.Fraction", "decimal.Decimal"):
            try:
                return {"f": float.hex(float(value))}
            except (OverflowError, ValueError):
                return {"o": _name(kind)}
        return {"o": _name(kind)[:80]}


def encode(value: Any) -> Any:
    """The wire form of `value` (see `Encoder`)."""
    return Encoder().encode(value)


def decode(wire: Any) -> Any:
    """The value of a wire form, built of exact built-in types and `Opaque`. Malformed parts become `Opaque`."""
    if wire is None or type(wire) in (bool, int, str):
        return wire
    if type(wire) is not dict or len(wire) != 1:
        return Opaque("malformed")
    ((tag, body),) = wire.items()
    if tag == "l" and type(body) is list:
        return [decode(item) for item in body]
    if tag == "t" and type(body) is list:
        return tuple(decode(item) for item in body)
    if tag == "d" and type(body) is list:
        return {as_key(decode(key)): decode(value) for key, value in body}
    if tag == "s" and type(body) is list:
        return frozenset(as_key(decode(item)) for item in body)
    if type(body) is not str:
        return Opaque("malformed")
    if tag == "f":
        return float.fromhex(body)
    if tag == "i":
        return int(body, 16)
    if tag == "b":
        return bytes.fromhex(body)
    return Opaque(body)


def as_key(value: Any) -> Any:
    """`value` made hashable, for use as a key."""
    if isinstance(value, (list, tuple)):
        return tuple(as_key(item) for item in value)
    if isinstance(value, dict):
        return tuple((key, as_key(item)) for key, item in value.items())
    return value


def copy(value: Any) -> Any:
    """A deep copy of `value` as plain data, out of reach of any later change."""
    return decode(encode(value))


def to_json(value: Any) -> Any:
    """`value` (plain data) as JSON data for people: tuples and sets as lists, the opaque by name."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, float):
        return value if value == value and value not in (float("inf"), float("-inf")) else str(value)
    if isinstance(value, (list, tuple)):
        return [to_json(item) for item in value]
    if isinstance(value, frozenset):
        return sorted((to_json(item) for item in value), key=str)
    if isinstance(value, dict):
        return {key if isinstance(key, str) else repr(key): to_json(item) for key, item in value.items()}
    return repr(value)


def same(left: Any, right: Any) -> bool:
    """Whether two plain values are equal by the rules of the drills.

    Lists and tuples compare alike, ints and floats by value; `bool` stays apart; `Opaque` equals nothing.
    """
    if isinstance(left, bool) or isinstance(right, bool):
        return left is right
    if isinstance(left, (list, tuple)) and isinstance(right, (list, tuple)):
        return len(left) == len(right) and all(map(same, left, right))
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(same(left[key], right[key]) for key in left)
    if isinstance(left, Opaque) or isinstance(right, Opaque):
        return False
    return bool(left == right)
