"""Statements as units, in the context that they stand in."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from trainer.comparing.canonical.patterns import matched
from trainer.comparing.canonical.terms import Term, negate, term, unsigned

if TYPE_CHECKING:
    from trainer.comparing.canonical.scopes import Scope
    from trainer.comparing.canonical.walking import Walk

_LEAVING = (ast.Return, ast.Raise, ast.Continue, ast.Break)


def walk_block(walk: Walk, statements: list[ast.stmt], scope: Scope) -> None:
    """Walk a block. After an `if` that leaves, the rest stands in the context of its contrary."""
    depth = walk.depth()
    for statement in statements:
        rule = _RULES.get(type(statement))
        if rule is not None:
            rule(walk, statement, scope)
        elif not isinstance(statement, _SILENT):
            for child in ast.iter_child_nodes(statement):
                if isinstance(child, ast.expr):
                    walk.emit(term(type(statement).__name__, statement.lineno, walk.lower(child, scope)))
    walk.restore(depth)


def _expression(walk: Walk, node: ast.Expr, scope: Scope) -> None:
    if isinstance(node.value, ast.Constant):
        return
    value = walk.lower(node.value, scope)
    if value.label not in ("done", "sent", "none", "self"):
        walk.emit(term("do", node.lineno, value))


def _assign(walk: Walk, node: ast.Assign, scope: Scope) -> None:
    value = walk.lower(node.value, scope)
    for target in node.targets:
        walk.assign(target, value, scope, node.lineno)


def _annotated(walk: Walk, node: ast.AnnAssign, scope: Scope) -> None:
    if node.value is not None:
        walk.assign(node.target, walk.lower(node.value, scope), scope, node.lineno)


def _augmented(walk: Walk, node: ast.AugAssign, scope: Scope) -> None:
    value = walk.lower(node.value, scope)
    target = walk.lower(_as_read(node.target), scope)
    operator = type(node.op).__name__.lower()
    if operator == "add" and value.label in ("seq", "each"):
        walk.add(target, value, node.lineno, many=True)
    else:
        walk.emit(term("let", node.lineno, target, term(operator, node.lineno, target, value)))


def _as_read(target: ast.expr) -> ast.expr:
    read: ast.expr
    if isinstance(target, ast.Name):
        read = ast.Name(target.id, ast.Load())
    elif isinstance(target, ast.Attribute):
        read = ast.Attribute(target.value, target.attr, ast.Load())
    elif isinstance(target, ast.Subscript):
        read = ast.Subscript(target.value, target.slice, ast.Load())
    else:
        return target
    return ast.copy_location(read, target)


def _return(walk: Walk, node: ast.Return, scope: Scope) -> None:
    if scope.tail and walk.enter_tail(node.value, scope):
        return
    value = Term("none", node.lineno) if node.value is None else walk.lower(node.value, scope)
    if not scope.tail:
        scope.returned.append(value)
    elif value.label == "either":
        for part in value.kids:
            walk.emit(term("return", part.line, part))
    else:
        walk.emit(term("return", node.lineno, value))


def _if(walk: Walk, node: ast.If, scope: Scope) -> None:
    test = walk.lower(node.test, scope)
    walk.emit(term("if", node.test.lineno, unsigned(test)))
    with walk.under(walk.guard(test)):
        walk_block(walk, node.body, scope)
    otherwise = walk.guard(negate(test))
    with walk.under(otherwise):
        walk_block(walk, node.orelse, scope)
    if isinstance(node.body[-1], _LEAVING):
        walk.add_context(otherwise)
    elif node.orelse and isinstance(node.orelse[-1], _LEAVING):
        walk.add_context(walk.guard(test))


def _while(walk: Walk, node: ast.While, scope: Scope) -> None:
    test = walk.lower(node.test, scope)
    walk.emit(term("while", node.test.lineno, test))
    with walk.under("loop"):
        walk_block(walk, node.body, scope)
    walk_block(walk, node.orelse, scope)


def _for(walk: Walk, node: ast.For | ast.AsyncFor, scope: Scope) -> None:
    walk.loop(node.target, walk.lower(node.iter, scope), scope, node.iter.lineno)
    with walk.under("loop"):
        walk_block(walk, node.body, scope)
    walk_block(walk, node.orelse, scope)


def _try(walk: Walk, node: ast.Try, scope: Scope) -> None:
    with walk.under("try"):
        walk_block(walk, node.body, scope)
    for handler in node.handlers:
        kind = Term("everything", handler.lineno) if handler.type is None else walk.lower(handler.type, scope)
        walk.emit(term("except", handler.lineno, *(kind.kids if kind.label == "seq" else [kind])))
        if handler.name is not None:
            scope.names[handler.name] = Term("error", handler.lineno)
        with walk.under("except"):
            walk_block(walk, handler.body, scope)
    walk_block(walk, node.orelse, scope)
    with walk.under("finally"):
        walk_block(walk, node.finalbody, scope)


def _with(walk: Walk, node: ast.With | ast.AsyncWith, scope: Scope) -> None:
    context = "with"
    for item in node.items:
        value = walk.lower(item.context_expr, scope)
        if value.label == "call" and value.kids[0].label == "contextlib.suppress":
            walk.emit(term("except", node.lineno, *value.kids[1:]))
            context = "try"
        else:
            walk.emit(term("with", node.lineno, value))
        if item.optional_vars is not None:
            walk.assign(item.optional_vars, value, scope, node.lineno)
    with walk.under(context):
        walk_block(walk, node.body, scope)


def _raise(walk: Walk, node: ast.Raise, scope: Scope) -> None:
    value = Term("again", node.lineno) if node.exc is None else walk.lower(node.exc, scope)
    if value.label == "error":
        value = Term("again", node.lineno)
    walk.emit(term("raise", node.lineno, value))


def _match(walk: Walk, node: ast.Match, scope: Scope) -> None:
    subject = walk.lower(node.subject, scope)
    depth = walk.depth()
    for case in node.cases:
        tests = matched(walk, case.pattern, subject, scope)
        if case.guard is not None:
            tests.append(walk.lower(case.guard, scope))
        for test in tests:
            walk.emit(term("if", test.line, unsigned(test)))
        with walk.under(*(walk.guard(test) for test in tests)):
            walk_block(walk, case.body, scope)
        if len(tests) == 1:
            walk.add_context(walk.guard(negate(tests[0])))
    walk.restore(depth)


def _function(_walk: Walk, node: ast.FunctionDef | ast.AsyncFunctionDef, scope: Scope) -> None:
    scope.functions[node.name] = node


def _jump(walk: Walk, node: ast.Break | ast.Continue, _scope: Scope) -> None:
    walk.emit(Term(type(node).__name__.lower(), node.lineno))


_RULES: dict[type[ast.stmt], Callable[[Walk, Any, Scope], None]] = {
    ast.Expr: _expression,
    ast.Assign: _assign,
    ast.AnnAssign: _annotated,
    ast.AugAssign: _augmented,
    ast.Return: _return,
    ast.If: _if,
    ast.While: _while,
    ast.For: _for,
    ast.AsyncFor: _for,
    ast.Try: _try,
    ast.With: _with,
    ast.AsyncWith: _with,
    ast.Raise: _raise,
    ast.Match: _match,
    ast.FunctionDef: _function,
    ast.AsyncFunctionDef: _function,
    ast.Break: _jump,
    ast.Continue: _jump,
}
if hasattr(ast, "TryStar"):
    _RULES[ast.TryStar] = _try

_SILENT = (ast.Pass, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal, ast.ClassDef)
