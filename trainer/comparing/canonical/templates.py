"""Templates of texts, `"%s" % x` and `"{}".format(x)`, as the f-string that says the same."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from string import Formatter

# No two parts can take the same character, so a text is gone through once.
_SPECIFIER = re.compile(r"%(?:\((\w+)\))?[-#0 +]*(?:[1-9]\d*)?(?:\.\d+)?[a-zA-Z%]")


def of_percent(node: ast.BinOp) -> ast.JoinedStr | None:
    """What `node`, a text `%` something, says; None where that can't be told from the program."""
    if not (isinstance(node.left, ast.Constant) and isinstance(node.left.value, str)):
        return None
    values = list(node.right.elts) if isinstance(node.right, ast.Tuple) else [node.right]
    named = _entries(node.right)
    parts: list[ast.expr] = []
    text, end = node.left.value, 0
    for found in _SPECIFIER.finditer(text):
        literal, end = text[end : found.start()], found.end()
        if found[0].endswith("%"):
            parts.append(ast.Constant(f"{literal}%"))
            continue
        value = named.get(found[1]) if found[1] else values.pop(0) if values else None
        if value is None:
            return None
        parts += [ast.Constant(literal), value]
    return None if values and not named else _joined([*parts, ast.Constant(text[end:])], node)


def of_format(node: ast.Call, template: ast.expr) -> ast.JoinedStr | None:
    """What `node`, a call of the `format` of `template`, says; None where that can't be told from the program."""
    if not (isinstance(template, ast.Constant) and isinstance(template.value, str)):
        return None
    named = {one.arg: one.value for one in node.keywords if one.arg}
    numbers = iter(range(len(node.args)))
    parts: list[ast.expr] = []
    try:
        for literal, field, _, _ in Formatter().parse(template.value):
            parts.append(ast.Constant(literal))
            if field is not None:
                parts.append(_filling(field, node.args, named, numbers))
    except (ValueError, LookupError, StopIteration):
        return None
    return _joined(parts, node)


def _filling(field: str, args: list[ast.expr], named: dict[str, ast.expr], numbers: Iterator[int]) -> ast.expr:
    if not field:
        return args[next(numbers)]
    return args[int(field)] if field.isdigit() else named[field]


def _entries(node: ast.expr) -> dict[str, ast.expr]:
    if not isinstance(node, ast.Dict):
        return {}
    keys = [key.value if isinstance(key, ast.Constant) else None for key in node.keys]
    return {key: value for key, value in zip(keys, node.values, strict=True) if isinstance(key, str)}


def _joined(parts: list[ast.expr], node: ast.expr) -> ast.JoinedStr | None:
    """An f-string of these parts, without the literal ones that are empty; None where a part that is more than a name
    stands in it twice: such templates within each other would double it each time."""
    large = [id(part) for part in parts if not isinstance(part, (ast.Constant, ast.Name))]
    if len(set(large)) < len(large):
        return None
    kept: list[ast.expr] = []
    for part in parts:
        if isinstance(part, ast.Constant) and part.value == "":
            continue
        kept.append(part if isinstance(part, ast.Constant) else ast.FormattedValue(part, -1))
    return ast.fix_missing_locations(ast.copy_location(ast.JoinedStr(kept), node))
