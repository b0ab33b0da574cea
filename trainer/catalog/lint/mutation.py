"""Small faults put into a program, one at a time, by its syntax tree."""

from __future__ import annotations

import ast
import copy
import warnings
from collections.abc import Iterator
from dataclasses import dataclass

from trainer.catalog.lint.changes import Change, small_changes
from trainer.catalog.lint.further import further_changes
from trainer.catalog.parsing import parsed


@dataclass(frozen=True)
class Mutant:
    """A program with one small fault: `line` (1-based, in the original) and `what` was done there."""

    line: int
    what: str
    text: str


def mutants(text: str, further: bool = False) -> Iterator[Mutant]:
    """Every program that one small fault makes of `text`; demo code under the main guard is left alone.

    `further` adds coarser faults, as people make them.
    """
    tree = parsed(text)
    program = _Written(tree)
    seen = {program.text}
    for top, place, node in list(_places(tree)):
        changes = list(small_changes(node))
        if further:
            changes += further_changes(node)
        for what, change in changes:
            source = program.changed(top, place, change)
            if source is not None and source not in seen:
                seen.add(source)
                yield Mutant(getattr(node, "lineno", 1), what, source)


_Place = tuple[ast.AST, str, "int | None"]
"""A parent, the name of its field, and the position where the field is a list."""


class _Written:
    """A program as `ast.unparse` writes it; of a mutant only the statement at the top that changed is written anew."""

    def __init__(self, tree: ast.Module) -> None:
        self._tree = tree
        self._parts = [_part(number, [statement]) for number, statement in enumerate(tree.body)]

    @property
    def text(self) -> str:
        """The program itself."""
        return "".join(self._parts)

    def changed(self, top: int, place: _Place, change: Change) -> str | None:
        """The program with one node of statement `top` changed, None where that is no program. The tree stays as it
        is."""
        parent, name, index = place
        before = getattr(parent, name)
        result = change(copy.deepcopy(before if index is None else before[index]))
        middle = result if isinstance(result, list) else [result]
        for node in middle:
            ast.fix_missing_locations(node)
        setattr(parent, name, result if index is None else [*before[:index], *middle, *before[index + 1 :]])
        try:
            part = _part(top, self._tree.body[top : top + (len(middle) if parent is self._tree else 1)])
            with warnings.catch_warnings():
                # A fault may well look odd to the compiler.
                warnings.simplefilter("ignore")
                compile(part, "mutant", "exec")
        except (SyntaxError, ValueError, TypeError, AttributeError):
            return None
        finally:
            setattr(parent, name, before)
        return "".join([*self._parts[:top], part, *self._parts[top + 1 :]])


def _part(top: int, statements: list[ast.stmt]) -> str:
    """Statements as they stand in the program behind `top` others."""
    if top == 0:
        # A string here is the docstring, which is written in its own way.
        return ast.unparse(ast.Module(statements, []))
    return "".join(
        f"\n\n{ast.unparse(one)}" if isinstance(one, _SET_OFF) else f"\n{ast.unparse(one)}" for one in statements
    )


_SET_OFF = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def _places(tree: ast.Module) -> Iterator[tuple[int, _Place, ast.AST]]:
    """Every node that may be changed, with its place and the number of the statement at the top that holds it."""
    for top, statement in enumerate(tree.body):
        if not _is_demo(statement) and not _is_docstring(tree, "body", top, statement):
            yield top, (tree, "body", top), statement
            yield from ((top, place, node) for place, node in _walk(statement))


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
