"""Sums that content states and the trainer works out: `2 * layers * 8192 / 1e9`.

Packs come from anywhere, so nothing is evaluated as Python. A small walk over the syntax tree knows numbers, names of
earlier results, operators and a handful of functions, and it counts in floats, which can neither grow without end nor
take long.
"""

from __future__ import annotations

import ast
import math
import operator
import re
from collections.abc import Callable, Mapping

from trainer.catalog.parsing import parsed_expression

LONGEST = 200
"""Characters of a sum at most: no tree that such a text makes is deep or slow."""
MOST_FIGURES = 30
"""Figures of one drill at most."""

_WHOLE_UNTIL = 2.0**53
"""Below it a float that is whole is exact, so it is given back as an integer."""

_OPERATORS: dict[type[ast.operator], Callable[[float, float], float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: math.pow,
}
_SIGNS: dict[type[ast.unaryop], Callable[[float], float]] = {ast.UAdd: operator.pos, ast.USub: operator.neg}
_FUNCTIONS: dict[str, Callable[[list[float]], float]] = {
    "min": min,
    "max": max,
    "round": lambda values: round(values[0], _places(values)),
    "sqrt": lambda values: math.sqrt(_only(values)),
    "ceil": lambda values: math.ceil(_only(values)),
    "floor": lambda values: math.floor(_only(values)),
    "log": lambda values: math.log(_only(values)),
    "exp": lambda values: math.exp(_only(values)),
    "erf": lambda values: math.erf(_only(values)),
}
_NAME = re.compile(r"[a-z][a-z0-9_]*")
_WRITTEN = re.compile(r"[\w\s.+*/%(),-]*")
_RUN_TOGETHER = re.compile(r"(?<![\w.])[\d.][\d._]*[a-df-zA-DF-Z]")
"""`1or 2`, `0x10`, `2j`: Python would read them, some with a warning on the terminal."""


class NoSum(ValueError):
    """A text that can't be worked out; a sentence that says why."""


def work_out(figures: Mapping[str, str]) -> dict[str, int | float]:
    """The results of sums, each of which may use those before it.

    Whole results come as integers.

    Arguments:
        figures: the sums by their names, in order.

    Raises:
        NoSum: one of them can't be worked out; its name is in the sentence.
    """
    if len(figures) > MOST_FIGURES:
        raise NoSum(f"There are {len(figures)} figures; {MOST_FIGURES} is the most.")
    results: dict[str, int | float] = {}
    for name, text in figures.items():
        if not _NAME.fullmatch(name) or name in _FUNCTIONS:
            raise NoSum(f'"{name}" can\'t name a figure: it takes lower-case letters, digits and "_".')
        try:
            results[name] = value_of(text, results)
        except NoSum as error:
            raise NoSum(f'The figure "{name}": {error}') from error
    return results


def value_of(text: str, names: Mapping[str, int | float]) -> int | float:
    """What a sum comes to; `names` are the values it may use.

    Raises:
        NoSum: it is too long, no sum, or has no finite result.
    """
    try:
        value = _value(_tree(text), names)
    except ZeroDivisionError as error:
        raise NoSum("it divides by nothing.") from error
    except (OverflowError, ValueError) as error:
        if isinstance(error, NoSum):
            raise
        raise NoSum("it has no result that is a number.") from error
    if not math.isfinite(value):
        raise NoSum("it has no finite result.")
    return int(value) if value.is_integer() and abs(value) < _WHOLE_UNTIL else value


def names_in(text: str) -> frozenset[str]:
    """The names that a sum uses.

    Raises:
        NoSum: it is too long, or no sum.
    """
    names = {node.id for node in ast.walk(_tree(text)) if isinstance(node, ast.Name)}
    return frozenset(names - _FUNCTIONS.keys())


def _tree(text: str) -> ast.expr:
    if len(text) > LONGEST:
        raise NoSum(f"it has {len(text)} characters; {LONGEST} is the most. Give a part of it a name of its own.")
    if not _WRITTEN.fullmatch(text) or _RUN_TOGETHER.search(text):
        raise NoSum(f'"{text}" is no sum.')
    try:
        return parsed_expression(text.strip())
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise NoSum(f'"{text}" is no sum.') from error


def _value(node: ast.expr, names: Mapping[str, int | float]) -> float:
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)) and not isinstance(node.value, bool):
        return float(node.value)
    if isinstance(node, ast.Name):
        if node.id not in names:
            raise NoSum(f'there is no figure "{node.id}" before it.')
        return float(names[node.id])
    if isinstance(node, ast.UnaryOp) and type(node.op) in _SIGNS:
        return _SIGNS[type(node.op)](_value(node.operand, names))
    if isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
        return _OPERATORS[type(node.op)](_value(node.left, names), _value(node.right, names))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords and node.args:
        function = _FUNCTIONS.get(node.func.id)
        if function is not None:
            return float(function([_value(one, names) for one in node.args]))
    raise NoSum(f'"{ast.unparse(node)}" is not allowed: numbers, names, + - * / // % ** and {", ".join(_FUNCTIONS)}.')


def _only(values: list[float]) -> float:
    if len(values) != 1:
        raise NoSum("a function there takes one number.")
    return values[0]


def _places(values: list[float]) -> int:
    if len(values) > 2:
        raise NoSum("round takes a number, and how many places.")
    return int(values[1]) if len(values) == 2 else 0
