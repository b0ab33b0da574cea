"""Small faults put into a program, one at a time, by its syntax tree."""

from __future__ import annotations

import ast
import copy
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass

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


@dataclass(frozen=True)
class Mutant:
    """A program with one small fault: `line` (1-based, in the original) and `what` was done there."""

    line: int
    what: str
    text: str


def mutants(text: str) -> Iterator[Mutant]:
    """Every program that one small fault makes of `text`; demo code under the main guard is left alone."""
    tree = ast.parse(text)
    seen = {ast.unparse(tree)}
    for place, node in list(_walk(tree)):
        for what, change in _changes(node):
            source = _changed_source(tree, place, change)
            if source is not None and source not in seen:
                seen.add(source)
                yield Mutant(getattr(node, "lineno", 1), what, source)


_Place = tuple[ast.AST, str, "int | None"]
"""A parent, the name of its field, and the position where the field is a list."""

_Change = Callable[[ast.AST], "ast.AST | list[ast.stmt]"]


def _walk(node: ast.AST) -> Iterator[tuple[_Place, ast.AST]]:
    for name, value in ast.iter_fields(node):
        items = list(enumerate(value)) if isinstance(value, list) else [(None, value)]
        for index, child in items:
            if isinstance(child, ast.AST) and not _is_demo(child) and not _is_docstring(node, name, index, child):
                yield (node, name, index), child
                yield from _walk(child)


def _is_demo(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and "__name__" in ast.unparse(node.test)


def _is_docstring(parent: ast.AST, name: str, index: int | None, node: ast.AST) -> bool:
    return (
        name == "body"
        and index == 0
        and isinstance(parent, (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
        and isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
    )


def _changed_source(tree: ast.Module, place: _Place, change: _Change) -> str | None:
    """The text of `tree` with one node changed, None where that is no program. The tree itself stays as it is."""
    parent, name, index = place
    before = getattr(parent, name)
    result = change(copy.deepcopy(before if index is None else before[index]))
    if index is None:
        setattr(parent, name, result)
    else:
        middle = result if isinstance(result, list) else [result]
        setattr(parent, name, [*before[:index], *middle, *before[index + 1 :]])
    try:
        source = ast.unparse(ast.fix_missing_locations(tree))
        with warnings.catch_warnings():
            # A fault may well look odd to the compiler.
            warnings.simplefilter("ignore")
            compile(source, "mutant", "exec")
    except (SyntaxError, ValueError, TypeError, AttributeError):
        return None
    finally:
        setattr(parent, name, before)
    return source


def _changes(node: ast.AST) -> Iterator[tuple[str, _Change]]:
    """Every change for one node, as (what it does, the function that does it to a copy of the node)."""
    if isinstance(node, ast.stmt) and not isinstance(node, _KEPT):
        yield "statement dropped", lambda _: ast.Pass()
    for kind, changes in _BY_KIND:
        if isinstance(node, kind):
            yield from changes(node)


# What would only make the program fail to load, or change nothing.
_KEPT = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom, ast.Pass)


def _return(node: ast.Return) -> Iterator[tuple[str, _Change]]:
    if node.value is not None:
        yield "nothing returned", lambda _: ast.Return(ast.Constant(None))


def _condition(_node: ast.If | ast.While) -> Iterator[tuple[str, _Change]]:
    yield "condition negated", _with(test=lambda n: ast.UnaryOp(ast.Not(), n.test))


def _branch(node: ast.If) -> Iterator[tuple[str, _Change]]:
    yield "condition always true", _body
    if node.orelse:
        yield "condition always false", lambda n: list(n.orelse)  # type: ignore[attr-defined]


def _loop(_node: ast.For | ast.AsyncFor) -> Iterator[tuple[str, _Change]]:
    yield "only the first round", _with(iter=lambda n: _sliced(n.iter, ast.Slice(None, ast.Constant(1))))
    yield "last round lost", _with(iter=lambda n: _sliced(n.iter, ast.Slice(None, ast.Constant(-1))))


def _augmented(_node: ast.AugAssign) -> Iterator[tuple[str, _Change]]:
    yield "set instead of added", lambda n: ast.Assign([n.target], n.value)  # type: ignore[attr-defined]


def _block(_node: ast.Try | ast.With | ast.AsyncWith) -> Iterator[tuple[str, _Change]]:
    yield "not guarded by its block", _body


def _jump(node: ast.Break | ast.Continue) -> Iterator[tuple[str, _Change]]:
    other = ast.Continue if isinstance(node, ast.Break) else ast.Break
    yield "break and continue swapped", lambda _: other()


def _handler(_node: ast.ExceptHandler) -> Iterator[tuple[str, _Change]]:
    yield "everything caught", _with(type=lambda _: ast.Name("BaseException", ast.Load()))
    yield "nothing caught", _with(type=lambda _: ast.Name("ZeroDivisionError", ast.Load()))


def _comparison(node: ast.Compare) -> Iterator[tuple[str, _Change]]:
    for other in _COMPARISONS.get(type(node.ops[0]), ()):
        yield f"compared by {other.__name__}", _compared_by(other)


def _arithmetic(node: ast.BinOp) -> Iterator[tuple[str, _Change]]:
    other = _OPERATORS.get(type(node.op))
    if other is not None:
        yield f"{other.__name__} for {type(node.op).__name__}", _with(op=lambda _: other())
    yield "left operand alone", lambda n: n.left  # type: ignore[attr-defined]
    yield "right operand alone", lambda n: n.right  # type: ignore[attr-defined]


def _logic(node: ast.BoolOp) -> Iterator[tuple[str, _Change]]:
    swapped = ast.Or if isinstance(node.op, ast.And) else ast.And
    yield "and and or swapped", _with(op=lambda _: swapped())
    for i in range(len(node.values)):
        yield "operand dropped", _without_operand(i)


def _unary(node: ast.UnaryOp) -> Iterator[tuple[str, _Change]]:
    if isinstance(node.op, (ast.Not, ast.USub)):
        yield "sign or not dropped", lambda n: n.operand  # type: ignore[attr-defined]


def _constant(node: ast.Constant) -> Iterator[tuple[str, _Change]]:
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


def _call(node: ast.Call) -> Iterator[tuple[str, _Change]]:
    for i in range(len(node.args)):
        yield "argument dropped", _without_item("args", i)
    for i in range(len(node.keywords)):
        yield "keyword dropped", _without_item("keywords", i)
    if len(node.args) >= 2:
        yield "arguments swapped", _with(args=lambda n: [n.args[1], n.args[0], *n.args[2:]])
    if len(node.args) == 1 and not node.keywords:
        yield "call dropped, its argument kept", lambda n: n.args[0]  # type: ignore[attr-defined]
    if isinstance(node.func, ast.Attribute):
        yield "call dropped, its object kept", lambda n: n.func.value  # type: ignore[attr-defined]


def _choice(_node: ast.IfExp) -> Iterator[tuple[str, _Change]]:
    yield "always the first", lambda n: n.body  # type: ignore[attr-defined]
    yield "always the second", lambda n: n.orelse  # type: ignore[attr-defined]


def _display(node: ast.List | ast.Tuple | ast.Set) -> Iterator[tuple[str, _Change]]:
    if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        return
    for i in range(len(node.elts)):
        yield "element dropped", _without_item("elts", i)
    if len(node.elts) == 2:
        yield "elements swapped", _with(elts=lambda n: n.elts[::-1])


def _mapping(node: ast.Dict) -> Iterator[tuple[str, _Change]]:
    for i in range(len(node.keys)):
        yield "entry dropped", _without_entry(i)


def _subscript(node: ast.Subscript) -> Iterator[tuple[str, _Change]]:
    if isinstance(node.slice, ast.Slice):
        yield "slice dropped", lambda n: n.value  # type: ignore[attr-defined]


def _comprehension(node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> Iterator[tuple[str, _Change]]:
    if node.generators[0].ifs:
        yield "filter dropped", _unfiltered


def _awaited(_node: ast.Await) -> Iterator[tuple[str, _Change]]:
    yield "not awaited", lambda n: n.value  # type: ignore[attr-defined]


_BY_KIND: tuple[tuple[type | tuple[type, ...], Callable[..., Iterator[tuple[str, _Change]]]], ...] = (
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


def _with(**fields: Callable[..., object]) -> _Change:
    def change(node: ast.AST) -> ast.AST:
        for name, value in {name: make(node) for name, make in fields.items()}.items():
            setattr(node, name, value)
        return node

    return change


def _compared_by(other: type[ast.cmpop]) -> _Change:
    return _with(ops=lambda n: [other(), *n.ops[1:]])


def _without_operand(position: int) -> _Change:
    def change(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.BoolOp)
        node.values = node.values[:position] + node.values[position + 1 :]
        return node if len(node.values) > 1 else node.values[0]

    return change


def _without_item(field: str, position: int) -> _Change:
    def change(node: ast.AST) -> ast.AST:
        items = getattr(node, field)
        setattr(node, field, items[:position] + items[position + 1 :])
        return node

    return change


def _without_entry(position: int) -> _Change:
    def change(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.Dict)
        del node.keys[position], node.values[position]
        return node

    return change


def _unfiltered(node: ast.AST) -> ast.AST:
    assert isinstance(node, (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp))
    node.generators[0].ifs = []
    return node


def _sliced(iterable: ast.expr, part: ast.Slice) -> ast.expr:
    whole = ast.Call(ast.Name("list", ast.Load()), [iterable], [])
    return ast.Subscript(whole, part, ast.Load())
