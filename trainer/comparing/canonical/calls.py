"""Calls as terms: those of the program's own functions are walked into, well-known ones lose their spelling."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from trainer.comparing.canonical import templates
from trainer.comparing.canonical.terms import Term, formatted, is_text, term

if TYPE_CHECKING:
    from trainer.comparing.canonical.scopes import Scope
    from trainer.comparing.canonical.walking import Walk

_ADDING = {"append", "extend", "insert", "appendleft", "add", "put", "put_nowait", "extendleft"}
_WHOLE = {"list", "tuple", "iter", "copy.deepcopy", "copy.copy", "deque", "collections.deque", "set", "frozenset"}
_AS_TEXT = {"str", "repr", "format"}
_CLOCKS = {f"time.{name}" for name in ("time", "monotonic", "perf_counter")}


def lower_call(walk: Walk, node: ast.Call, scope: Scope) -> Term:
    """A call as a term."""
    own = walk.own_function(node, scope)
    if own is not None:
        return walk.enter_call(own, node, scope)
    if isinstance(node.func, ast.Attribute):
        method = _method(walk, node, node.func, scope)
        if method is not None:
            return method
    function = walk.lower(node.func, scope)
    values = [walk.lower(one, scope) for one in node.args]
    named = _named(walk, node, scope)
    return _known(function.label, values, named, node.lineno) or term("call", node.lineno, function, *values, *named)


def _named(walk: Walk, node: ast.Call, scope: Scope) -> list[Term]:
    named = []
    for one in node.keywords:
        value = walk.lower(one.value, scope)
        named.append(term("spread" if one.arg is None else f"key s:{one.arg}", value.line, value))
    return named


def _method(walk: Walk, node: ast.Call, function: ast.Attribute, scope: Scope) -> Term | None:
    """The calls of methods that have another spelling, or that change their object."""
    name, line = function.attr, node.lineno
    if name in _ADDING and node.args:
        target = walk.lower(function.value, scope)
        return walk.add(target, walk.lower(node.args[-1], scope), line, many=name.startswith("extend"))
    if name in ("get", "setdefault", "pop", "__getitem__") and len(node.args) in (1, 2):
        value = term("sub", line, walk.lower(function.value, scope), walk.lower(node.args[0], scope))
        rest = [term("default", line, walk.lower(one, scope)) for one in node.args[1:]]
        return value._replace(kids=(*value.kids, *rest), size=value.size + sum(one.size for one in rest))
    if name in ("keys", "copy") and not node.args:
        return walk.lower(function.value, scope)
    if name == "format":
        template = templates.of_format(node, function.value)
        if template is not None:
            return walk.lower(template, scope)
        value = walk.lower(function.value, scope)
        return formatted([value, *(walk.lower(one, scope) for one in node.args), *_named(walk, node, scope)], line)
    if name == "join" and len(node.args) == 1:
        return term("join", line, walk.lower(node.args[0], scope))
    if name == "update" and (node.args or node.keywords):
        target = walk.lower(function.value, scope)
        values = [*(walk.lower(one, scope) for one in node.args), *_named(walk, node, scope)]
        walk.emit(term("set", line, target, *values))
        return Term("done", line)
    if name == "__init__":
        return Term("done", line)
    return None


def _known(name: str, values: list[Term], named: list[Term], line: int) -> Term | None:
    """The calls of built-in functions that have another spelling."""
    if name == "dict":
        return term("map", line, *(kid for value in values for kid in _entries(value)), *named)
    if name in _CLOCKS:
        return Term("clock", line)
    if not values:
        return Term("seq", line) if name in _WHOLE else None
    if name in _AS_TEXT:
        return values[0] if is_text(values[0]) else term("fmt", line, values[0])
    if name in _WHOLE:
        return values[-1] if name in ("deque", "collections.deque") and len(values) == 1 else values[0]
    if name == "reversed":
        return term("reversed", line, values[0])
    if name == "len":
        return term("len", line, values[0])
    if name == "bool":
        return values[0]
    if name == "map" and len(values) > 1:
        return term("each", line, term("call", line, *values))
    return None


def _entries(value: Term) -> tuple[Term, ...]:
    return value.kids if value.label == "map" else (term("spread", value.line, value),)
