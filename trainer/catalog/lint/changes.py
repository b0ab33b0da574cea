"""The small changes that make a mutant of a program, for each kind of node."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import Any

Change = Callable[[Any], "ast.AST | list[ast.stmt]"]
"""What is done to a copy of a node of the kind that it was made for; a list of statements takes its place."""

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.GtE),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.LtE),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Div,
    ast.Pow: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}


def small_changes(node: ast.AST) -> Iterator[tuple[str, Change]]:
    """Every small change for one node, as (what it does, the function that does it to a copy of the node)."""
    if isinstance(node, ast.stmt) and not isinstance(node, _KEPT):
        yield "statement dropped", lambda _: ast.Pass()
    for kind, changes in _BY_KIND:
        if isinstance(node, kind):
            yield from changes(node)


# What would only make the program fail to load, or change nothing.
_KEPT = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom, ast.Pass)


def _return(node: ast.Return) -> Iterator[tuple[str, Change]]:
    if node.value is not None:
        yield "nothing returned", lambda _: ast.Return(ast.Constant(None))


def _condition(_node: ast.If | ast.While) -> Iterator[tuple[str, Change]]:
    yield "condition negated", with_fields(test=lambda n: ast.UnaryOp(ast.Not(), n.test))


def _branch(node: ast.If) -> Iterator[tuple[str, Change]]:
    yield "condition always true", _body
    if node.orelse:
        yield "condition always false", lambda n: list(n.orelse)


def _loop(_node: ast.For | ast.AsyncFor) -> Iterator[tuple[str, Change]]:
    yield "only the first round", with_fields(iter=lambda n: part_of(n.iter, 1))
    yield "last round lost", with_fields(iter=lambda n: part_of(n.iter, -1))


def _augmented(_node: ast.AugAssign) -> Iterator[tuple[str, Change]]:
    yield "set instead of added", lambda n: ast.Assign([n.target], n.value)


def _block(_node: ast.Try | ast.With | ast.AsyncWith) -> Iterator[tuple[str, Change]]:
    yield "not guarded by its block", _body


def _jump(node: ast.Break | ast.Continue) -> Iterator[tuple[str, Change]]:
    other = ast.Continue if isinstance(node, ast.Break) else ast.Break
    yield "break and continue swapped", lambda _: other()


def _handler(_node: ast.ExceptHandler) -> Iterator[tuple[str, Change]]:
    yield "everything caught", with_fields(type=lambda _: ast.Name("BaseException", ast.Load()))
    yield "nothing caught", with_fields(type=lambda _: ast.Name("ZeroDivisionError", ast.Load()))


def _comparison(node: ast.Compare) -> Iterator[tuple[str, Change]]:
    for other in _COMPARISONS.get(type(node.ops[0]), ()):
        yield f"compared by {other.__name__}", _compared_by(other)


def _arithmetic(node: ast.BinOp) -> Iterator[tuple[str, Change]]:
    other = _OPERATORS.get(type(node.op))
    if other is not None:
        yield f"{other.__name__} for {type(node.op).__name__}", with_fields(op=lambda _: other())
    yield "left operand alone", lambda n: n.left
    yield "right operand alone", lambda n: n.right


def _logic(node: ast.BoolOp) -> Iterator[tuple[str, Change]]:
    swapped = ast.Or if isinstance(node.op, ast.And) else ast.And
    yield "and and or swapped", with_fields(op=lambda _: swapped())
    for i in range(len(node.values)):
        yield "operand dropped", _without_operand(i)


def _unary(node: ast.UnaryOp) -> Iterator[tuple[str, Change]]:
    if isinstance(node.op, (ast.Not, ast.USub)):
        yield "sign or not dropped", lambda n: n.operand


def _constant(node: ast.Constant) -> Iterator[tuple[str, Change]]:
    value = node.value
    if isinstance(value, bool):
        yield "true and false swapped", lambda _: ast.Constant(not value)
    elif isinstance(value, (int, float)):
        yield f"{value + 1!r} for {value!r}", lambda _: ast.Constant(value + 1)
        yield f"{value - 1!r} for {value!r}", lambda _: ast.Constant(value - 1)
    elif isinstance(value, str) and value:
        yield "another string", lambda _: ast.Constant(f"x{value}")
        yield "an empty string", lambda _: ast.Constant("")
    elif value is None:
        yield "0 for None", lambda _: ast.Constant(0)


def _call(node: ast.Call) -> Iterator[tuple[str, Change]]:
    for i in range(len(node.args)):
        yield "argument dropped", _without_item("args", i)
    for i in range(len(node.keywords)):
        yield "keyword dropped", _without_item("keywords", i)
    if len(node.args) >= 2:
        yield "arguments swapped", with_fields(args=lambda n: [n.args[1], n.args[0], *n.args[2:]])
    if len(node.args) == 1 and not node.keywords:
        yield "call dropped, its argument kept", lambda n: n.args[0]
    if isinstance(node.func, ast.Attribute):
        yield "call dropped, its object kept", lambda n: n.func.value


def _choice(_node: ast.IfExp) -> Iterator[tuple[str, Change]]:
    yield "always the first", lambda n: n.body
    yield "always the second", lambda n: n.orelse


def _display(node: ast.List | ast.Tuple | ast.Set) -> Iterator[tuple[str, Change]]:
    if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        return
    for i in range(len(node.elts)):
        yield "element dropped", _without_item("elts", i)
    if len(node.elts) == 2:
        yield "elements swapped", with_fields(elts=lambda n: n.elts[::-1])


def _mapping(node: ast.Dict) -> Iterator[tuple[str, Change]]:
    for i in range(len(node.keys)):
        yield "entry dropped", _without_entry(i)


def _subscript(node: ast.Subscript) -> Iterator[tuple[str, Change]]:
    if isinstance(node.slice, ast.Slice):
        yield "slice dropped", lambda n: n.value


def _comprehension(node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> Iterator[tuple[str, Change]]:
    if node.generators[0].ifs:
        yield "filter dropped", _unfiltered


def _awaited(_node: ast.Await) -> Iterator[tuple[str, Change]]:
    yield "not awaited", lambda n: n.value


_BY_KIND: tuple[tuple[type | tuple[type, ...], Callable[..., Iterator[tuple[str, Change]]]], ...] = (
    (ast.Return, _return),
    ((ast.If, ast.While), _condition),
    (ast.If, _branch),
    ((ast.For, ast.AsyncFor), _loop),
    (ast.AugAssign, _augmented),
    ((ast.Try, ast.With, ast.AsyncWith), _block),
    ((ast.Break, ast.Continue), _jump),
    (ast.ExceptHandler, _handler),
    (ast.Compare, _comparison),
    (ast.BinOp, _arithmetic),
    (ast.BoolOp, _logic),
    (ast.UnaryOp, _unary),
    (ast.Constant, _constant),
    (ast.Call, _call),
    (ast.IfExp, _choice),
    ((ast.List, ast.Tuple, ast.Set), _display),
    (ast.Dict, _mapping),
    (ast.Subscript, _subscript),
    ((ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp), _comprehension),
    (ast.Await, _awaited),
)


def _body(node: ast.AST) -> list[ast.stmt]:
    assert isinstance(node, (ast.If, ast.Try, ast.With, ast.AsyncWith))
    return list(node.body)


def with_fields(**fields: Callable[..., object]) -> Change:
    """The change that gives fields of a node what is made of the node."""

    def change(node: ast.AST) -> ast.AST:
        for name, value in {name: make(node) for name, make in fields.items()}.items():
            setattr(node, name, value)
        return node

    return change


def _compared_by(other: type[ast.cmpop]) -> Change:
    return with_fields(ops=lambda n: [other(), *n.ops[1:]])


def _without_operand(position: int) -> Change:
    def change(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.BoolOp)
        node.values = node.values[:position] + node.values[position + 1 :]
        return node if len(node.values) > 1 else node.values[0]

    return change


def _without_item(field: str, position: int) -> Change:
    def change(node: ast.AST) -> ast.AST:
        items = getattr(node, field)
        setattr(node, field, items[:position] + items[position + 1 :])
        return node

    return change


def _without_entry(position: int) -> Change:
    def change(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.Dict)
        del node.keys[position], node.values[position]
        return node

    return change


def _unfiltered(node: ast.AST) -> ast.AST:
    assert isinstance(node, (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp))
    node.generators[0].ifs = []
    return node


def part_of(iterable: ast.expr, end: int | None, step: int | None = None) -> ast.expr:
    """What is looped over, only up to `end`, in steps of `step`."""
    whole = ast.Call(ast.Name("list", ast.Load()), [iterable], [])
    bounds = (None if bound is None else ast.Constant(bound) for bound in (None, end, step))
    return ast.Subscript(whole, ast.Slice(*bounds), ast.Load())
