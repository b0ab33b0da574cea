"""Expressions as terms."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from trainer.comparing.canonical import templates
from trainer.comparing.canonical.calls import lower_call
from trainer.comparing.canonical.terms import (
    MAX_SIZE,
    Term,
    compared,
    constant,
    formatted,
    is_text,
    negate,
    stand_in,
    term,
    unsigned,
)

if TYPE_CHECKING:
    from trainer.comparing.canonical.scopes import Scope
    from trainer.comparing.canonical.walking import Walk


def lower(walk: Walk, node: ast.expr, scope: Scope) -> Term:
    """An expression as a term; what it needs done first becomes units of their own."""
    rule = _RULES.get(type(node))
    if rule is not None:
        return rule(walk, node, scope)
    kids = [lower(walk, child, scope) for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)]
    return term(type(node).__name__, node.lineno, *kids)


def _constant(_walk: Walk, node: ast.Constant, _scope: Scope) -> Term:
    return constant(node.value, node.lineno)


def _name(walk: Walk, node: ast.Name, scope: Scope) -> Term:
    known = scope.lookup(node.id)
    if known is not None:
        return known if known.size > 1 or known.label[:2] in ("s:", "n:") else known._replace(line=node.lineno)
    if node.id in walk.program.imports:
        return Term(walk.program.imports[node.id], node.lineno)
    return Term(node.id, node.lineno)


def _attribute(walk: Walk, node: ast.Attribute, scope: Scope) -> Term:
    value = lower(walk, node.value, scope)
    if value.label == "self" or node.attr in walk.attributes:
        known = walk.attributes.get(node.attr)
        return (
            known._replace(line=node.lineno)
            if known is not None and known.size == 1
            else known or term(f".{node.attr}", node.lineno)
        )
    if value.size == 1 and isinstance(node.value, ast.Name) and node.value.id in walk.program.imports:
        return Term(f"{value.label}.{node.attr}", node.lineno)
    return term(f".{node.attr}", node.lineno, value)


def _subscript(walk: Walk, node: ast.Subscript, scope: Scope) -> Term:
    value = lower(walk, node.value, scope)
    if isinstance(node.slice, ast.Slice):
        parts = [node.slice.lower, node.slice.upper, node.slice.step]
        bounds = [Term("open", node.lineno) if part is None else lower(walk, part, scope) for part in parts]
        if bounds[0].label == bounds[1].label == "open":
            return term("reversed", node.lineno, value) if bounds[2].label == "n:-1" else value
        return term(
            "slice", node.lineno, value, term("from", node.lineno, bounds[0]), term("to", node.lineno, bounds[1])
        )
    return term("sub", node.lineno, value, lower(walk, node.slice, scope))


def _compare(walk: Walk, node: ast.Compare, scope: Scope) -> Term:
    operands = [lower(walk, one, scope) for one in [node.left, *node.comparators]]
    tests = [
        compared(type(operator).__name__, left, right, node.lineno)
        for operator, left, right in zip(node.ops, operands, operands[1:], strict=False)
    ]
    return tests[0] if len(tests) == 1 else term("and", node.lineno, *tests)


def _logic(walk: Walk, node: ast.BoolOp, scope: Scope) -> Term:
    label = "and" if isinstance(node.op, ast.And) else "or"
    return term(label, node.lineno, *(lower(walk, one, scope) for one in node.values))


def _unary(walk: Walk, node: ast.UnaryOp, scope: Scope) -> Term:
    value = lower(walk, node.operand, scope)
    if isinstance(node.op, ast.Not):
        return negate(value)
    if isinstance(node.op, ast.USub):
        return (
            Term(f"n:-{value.label[2:]}", node.lineno)
            if value.label.startswith("n:")
            else term("minus", node.lineno, value)
        )
    return value


def _arithmetic(walk: Walk, node: ast.BinOp, scope: Scope) -> Term:
    template = templates.of_percent(node) if isinstance(node.op, ast.Mod) else None
    if template is not None:
        return _text(walk, template, scope)
    left, right = lower(walk, node.left, scope), lower(walk, node.right, scope)
    if isinstance(node.op, ast.Mod) and is_text(left):
        return formatted([left, *(right.kids if right.label in ("seq", "map") else [right])], node.lineno)
    if isinstance(node.op, ast.Add):
        if is_text(left) or is_text(right):
            return formatted([left, right], node.lineno)
        if right.label == "seq" or left.label == "seq":
            return term("seq", node.lineno, *_spread(left), *_spread(right))
    return term(type(node.op).__name__.lower(), node.lineno, left, right)


def _spread(value: Term) -> tuple[Term, ...]:
    return value.kids if value.label == "seq" else (term("spread", value.line, value),)


def _sequence(walk: Walk, node: ast.List | ast.Tuple | ast.Set, scope: Scope) -> Term:
    kids: list[Term] = []
    for one in node.elts:
        if isinstance(one, ast.Starred):
            kids.extend(_spread(lower(walk, one.value, scope)))
        else:
            kids.append(lower(walk, one, scope))
    return kids[0] if len(kids) == 1 and kids[0].label == "spread" else term("seq", node.lineno, *kids)


def _mapping(walk: Walk, node: ast.Dict, scope: Scope) -> Term:
    kids = []
    for key, value in zip(node.keys, node.values, strict=True):
        lowered = lower(walk, value, scope)
        if key is None:
            kids.append(term("spread", lowered.line, lowered))
        else:
            name = lower(walk, key, scope)
            kids.append(term(f"key {name.label}", name.line, lowered))
    return term("map", node.lineno, *kids)


def _text(walk: Walk, node: ast.JoinedStr, scope: Scope) -> Term:
    parts = []
    for value in node.values:
        inner = value.value if isinstance(value, ast.FormattedValue) else value
        parts.append(lower(walk, inner, scope))
    return formatted(parts, node.lineno)


def _choice(walk: Walk, node: ast.IfExp, scope: Scope) -> Term:
    test = lower(walk, node.test, scope)
    walk.emit(term("if", node.lineno, unsigned(test)))
    return term("either", node.lineno, lower(walk, node.body, scope), lower(walk, node.orelse, scope))


def _comprehension(walk: Walk, node: ast.ListComp | ast.SetComp | ast.GeneratorExp, scope: Scope) -> Term:
    inner = walk.child(scope)
    with walk.under(*_rounds(walk, node.generators, inner)):
        element = lower(walk, node.elt, inner)
        if isinstance(node, ast.ListComp):
            # The same as a loop that appends to a list.
            gathered = Term("V:seq", node.lineno)
            walk.add(gathered, element, node.elt.lineno, many=False)
            return gathered
    return term("each", node.lineno, element)


def _map_comprehension(walk: Walk, node: ast.DictComp, scope: Scope) -> Term:
    inner = walk.child(scope)
    with walk.under(*_rounds(walk, node.generators, inner)):
        key, value = lower(walk, node.key, inner), lower(walk, node.value, inner)
    return term("each", node.lineno, term("set", node.lineno, key, value))


def _rounds(walk: Walk, generators: list[ast.comprehension], inner: Scope) -> list[str]:
    """The loops and filters of a comprehension as units; the context of its element."""
    context = []
    for one in generators:
        walk.loop(one.target, lower(walk, one.iter, inner), inner, one.iter.lineno)
        context.append("loop")
        for test in one.ifs:
            lowered = lower(walk, test, inner)
            walk.emit(term("if", test.lineno, unsigned(lowered)))
            context.append(walk.guard(lowered))
    return context


def _walrus(walk: Walk, node: ast.NamedExpr, scope: Scope) -> Term:
    value = lower(walk, node.value, scope)
    walk.assign(node.target, value, scope, node.lineno)
    return lower(walk, ast.copy_location(ast.Name(node.target.id, ast.Load()), node), scope)


def _inner_value(walk: Walk, node: ast.Await | ast.Starred, scope: Scope) -> Term:
    return lower(walk, node.value, scope)


def _yield(walk: Walk, node: ast.Yield | ast.YieldFrom, scope: Scope) -> Term:
    value = Term("none", node.lineno) if node.value is None else lower(walk, node.value, scope)
    walk.emit(term("yield", node.lineno, value))
    return Term("sent", node.lineno)


def _lambda(walk: Walk, node: ast.Lambda, scope: Scope) -> Term:
    inner = walk.child(scope)
    for index, one in enumerate(node.args.args):
        inner.names[one.arg] = Term(f"arg {index}", node.lineno)
    body = lower(walk, node.body, inner)
    return term("lambda", node.lineno, body if body.size <= MAX_SIZE else stand_in(body, node.lineno))


_RULES: dict[type[ast.expr], Callable[[Walk, Any, Scope], Term]] = {
    ast.Constant: _constant,
    ast.Name: _name,
    ast.Attribute: _attribute,
    ast.Subscript: _subscript,
    ast.Compare: _compare,
    ast.BoolOp: _logic,
    ast.UnaryOp: _unary,
    ast.BinOp: _arithmetic,
    ast.List: _sequence,
    ast.Tuple: _sequence,
    ast.Set: _sequence,
    ast.Dict: _mapping,
    ast.JoinedStr: _text,
    ast.IfExp: _choice,
    ast.ListComp: _comprehension,
    ast.SetComp: _comprehension,
    ast.GeneratorExp: _comprehension,
    ast.DictComp: _map_comprehension,
    ast.NamedExpr: _walrus,
    ast.Await: _inner_value,
    ast.Starred: _inner_value,
    ast.Yield: _yield,
    ast.YieldFrom: _yield,
    ast.Lambda: _lambda,
    ast.Call: lower_call,
}
