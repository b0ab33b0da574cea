"""Coarser faults, as people make them: for the fault dictionary, where it does not matter that some change nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from trainer.catalog.lint.changes import Change, part_of, with_fields


def further_changes(node: ast.AST) -> Iterator[tuple[str, Change]]:
    """Coarser changes for one node, as (what it does, the function that does it to a copy of the node)."""
    if isinstance(node, ast.Return):
        yield "raised instead of returned", lambda _: _raised("RuntimeError", "given up")
    elif isinstance(node, ast.Raise):
        yield "returned instead of raised", lambda _: ast.Return(ast.Constant(None))
        yield "another exception", lambda _: _raised("RuntimeError", "given up")
    elif isinstance(node, ast.ExceptHandler):
        yield "nothing done about it", with_fields(body=lambda _: [ast.Pass()])
    elif isinstance(node, (ast.For, ast.AsyncFor)):
        yield "the other way round", with_fields(iter=lambda n: part_of(n.iter, None, -1))
    elif isinstance(node, (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp)):
        yield from _comprehension(node)
    elif isinstance(node, (ast.Assign, ast.AnnAssign)):
        yield from _kept(node)


def _raised(kind: str, message: str) -> ast.stmt:
    return ast.Raise(ast.Call(ast.Name(kind, ast.Load()), [ast.Constant(message)], []))


def _comprehension(node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> Iterator[tuple[str, Change]]:
    def looped(end: int | None, step: int | None = None) -> Change:
        def change(node: ast.AST) -> ast.AST:
            assert isinstance(node, (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp))
            first = node.generators[0]
            first.iter = part_of(first.iter, end, step)
            return node

        return change

    if not node.generators[0].is_async:
        yield "the other way round", looped(None, -1)
        yield "only the first", looped(1)
        yield "the last one lost", looped(-1)


def _kept(node: ast.Assign | ast.AnnAssign) -> Iterator[tuple[str, Change]]:
    """A list or a dict that is begun anew is kept from one call to the next."""
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    if isinstance(node.value, (ast.List, ast.Dict)) and isinstance(target, (ast.Name, ast.Attribute)):
        name = target.id if isinstance(target, ast.Name) else target.attr
        yield "kept from call to call", with_fields(value=lambda n: _kept_value(name, n.value))


def _kept_value(name: str, value: ast.expr) -> ast.expr:
    everywhere = ast.Call(ast.Name("globals", ast.Load()), [], [])
    return ast.Call(ast.Attribute(everywhere, "setdefault", ast.Load()), [ast.Constant(f"kept {name}"), value], [])
