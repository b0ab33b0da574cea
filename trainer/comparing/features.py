"""Units as weighted features: what stands in them, what stands in what, and in which context."""

from __future__ import annotations

import ast
from collections import Counter
from typing import NamedTuple

from trainer.comparing.canonical.program import read_program
from trainer.comparing.canonical.scopes import Unit
from trainer.comparing.canonical.walking import Walk

MAX_NODES = 60_000
"""A longer program is compared as text: nobody types one."""
_ORDERED = frozenset(("lt", "le", "sub", "div", "floordiv", "mod", "pow", "let", "call"))
"""Nodes of which it matters in which order their parts stand."""
_CONTEXT = 0.5
_PAIR = 1.0
_SINGLE = 0.6
"""What a feature weighs: where a unit stands, a node within a node, a node."""
_DULL = frozenset(("call", "seq", "map", "fmt", "sub", "let", "if", "for", "while", "self", "do", "open", "from", "to"))
"""Nodes that stand everywhere and so say little."""


class Traits(NamedTuple):
    """A unit's features: each with the lines where it stands (once for each time), and its weight."""

    lines: dict[str, list[int]]
    first: int
    context: tuple[str, ...]


def entries_of(tree: ast.Module) -> frozenset[str]:
    """The names that a reference defines at its top."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return frozenset(node.name for node in tree.body if isinstance(node, kinds))


def traits_of(tree: ast.Module, entries: frozenset[str]) -> list[Traits]:
    """The units of a program as features. Raises `RecursionError` where it is nested too deeply."""
    program = read_program(tree)
    if program.size > MAX_NODES:
        raise RecursionError
    return [_traits(unit) for unit in Walk(program, entries).program_units()]


def _traits(unit: Unit) -> Traits:
    lines: dict[str, list[int]] = {}
    waiting = [("", unit.root)]
    while waiting:
        above, node = waiting.pop()
        lines.setdefault(node.label, []).append(node.line)
        if above:
            lines.setdefault(f"{above}>{node.label}", []).append(node.line)
        ordered = node.label in _ORDERED
        for index, kid in enumerate(node.kids):
            waiting.append((f"{node.label}{index}" if ordered else node.label, kid))
    first = unit.root.line
    for context in unit.context:
        lines.setdefault(f"in {context}", []).append(first)
    return Traits(lines, first, unit.context)


def weights_of(reference: list[Traits]) -> dict[str, float]:
    """The weight of each feature of the reference: the rarer it is there, the more it says."""
    counts = Counter(feature for traits in reference for feature in traits.lines)
    return {feature: _base(feature) / count**0.5 for feature, count in counts.items()}


def _base(feature: str) -> float:
    if feature.startswith("in "):
        return _CONTEXT
    if ">" in feature:
        return _PAIR
    return _SINGLE * (0.4 if feature in _DULL else 1.0)
