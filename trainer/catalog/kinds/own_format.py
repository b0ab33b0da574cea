"""What a kind says of itself, and where it says it.

A kind in `MODULES` has a module of its own here, which has a `FORMAT`. What the format builds stands in a drill's
`body`.
"""

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from trainer.catalog.models import Kind
from trainer.catalog.shapes import Fault, Shape

Body = tuple[Any, ...]
"""A kind's own data: a named tuple of texts, numbers, named tuples and tuples of such."""

MODULES: tuple[Kind, ...] = ("number", "claim", "question", "choice", "term", "case")
"""The kinds that have a module in this folder, of the same name."""

_NO_KEYS: Mapping[str, Shape] = {}


def _no_faults(_data: Mapping[str, Any]) -> Iterable[Fault]:
    return ()


class OwnFormat(NamedTuple):
    """What a kind adds to the keys of every kind.

    `keys` and `optional` are its keys; `build` makes the body of a table that has their shapes; `remake` makes it anew
    of the plain tuples that the index keeps; `faults` finds what is well-formed and still wrong; `answered` is whether
    its drills have an answer, in a file as other kinds have it.
    """

    keys: Mapping[str, Shape]
    build: Callable[[Mapping[str, Any]], Body]
    remake: Callable[[Iterable[Any]], Body]
    optional: Mapping[str, Shape] = _NO_KEYS
    faults: Callable[[Mapping[str, Any]], Iterable[Fault]] = _no_faults
    answered: bool = False


def own_format(kind: str) -> OwnFormat | None:
    """The format of a kind that has a module of its own, which is imported for it; None for all others."""
    if kind not in MODULES:
        return None
    found: OwnFormat = import_module(f"trainer.catalog.kinds.{kind}").FORMAT
    return found
