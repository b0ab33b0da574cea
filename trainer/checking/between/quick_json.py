"""JSON by the C half of `json` alone.

`json` imports `re` and `enum` before anything else, which takes a confined process as long as all its other imports
together; neither is needed for what processes say to each other. What is read here is what was written here: no
blanks around it.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

try:
    from _json import encode_basestring_ascii, make_encoder, make_scanner
except ImportError:
    # Another Python than C's, where `json` has but one half.
    make_scanner = None  # type: ignore[assignment, misc]

_CONSTANTS = {"NaN": float("nan"), "Infinity": float("inf"), "-Infinity": float("-inf")}
_join = "".join


class _Grammar:
    """What the C scanner looks up in its decoder, as `json.JSONDecoder` has it."""

    strict = True
    array_hook = None
    object_pairs_hook = None
    parse_float = float
    parse_int = int
    parse_constant = _CONSTANTS.__getitem__

    def __init__(self, object_hook: Callable[[dict[str, Any]], Any] | None) -> None:
        self.object_hook = object_hook


def writer() -> Callable[[Any], str]:
    """A function that writes a value as JSON, in ASCII and without blanks.

    It raises TypeError for what is no JSON, ValueError or RecursionError for what is nested too deep.
    """
    if make_scanner is None:
        import json

        return json.JSONEncoder(check_circular=False, separators=(",", ":")).encode
    parts = make_encoder(None, _refuse, encode_basestring_ascii, None, ":", ",", False, False, True)
    return lambda value: _join(parts(value, 0))


def reader(object_hook: Callable[[dict[str, Any]], Any] | None = None) -> Callable[[str], Any]:
    """A function that reads JSON; `object_hook` is given each object and gives what stands for it.

    It raises ValueError for what is no JSON, RecursionError for what is nested too deep.
    """
    if make_scanner is None:
        import json

        return json.JSONDecoder(object_hook=object_hook).decode
    scan = make_scanner(_Grammar(object_hook))  # type: ignore[arg-type]

    def read(text: str) -> Any:
        try:
            value, end = scan(text, 0)
        except StopIteration:
            raise ValueError("no JSON") from None
        if end != len(text):
            raise ValueError("more than one value of JSON")
        return value

    return read


def _refuse(value: object) -> None:
    raise TypeError(f"a {type(value).__name__} is no JSON")
