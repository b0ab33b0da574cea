"""Where a program's text has what it does not offer: a name in the wrong place or misspelt, a value never returned."""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterator
from typing import NamedTuple

from trainer.catalog.parsing import parsed
from trainer.checking.running.signatures import Asked

MOST_CHARACTERS = 100_000
"""Of a text that is looked at: longer than anything that is typed."""
NEAR = 0.75
"""How much alike a name has to be that may be meant."""

_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_HOLDING = (ast.stmt, ast.ExceptHandler, ast.match_case)
_OWN_SCOPE = (*_FUNCTIONS, ast.ClassDef, ast.Lambda)


class Place(NamedTuple):
    """A line of the program and what is said of it."""

    say: str
    line: int


def place_of_missing(text: str, name: str) -> Place | None:
    """Where `name`, which the program does not offer, stands all the same; or the name that was meant to be it."""
    tree = _tree(text)
    if tree is None:
        return None
    for node, around in _definitions(tree):
        if node.name == name and around is not None:
            return Place(_where(node, around), node.lineno)
    return _misspelt(tree, name)


def never_returned(text: str, asked: Asked) -> Place | None:
    """What a function should give back and never does; None where it returns something."""
    tree = _tree(text)
    function = None if tree is None or asked.is_class else _function(tree, asked.name.split("."))
    if function is None or any(_gives(node) for node in _own(function)):
        return None
    used = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
    for node in _own(function):
        if isinstance(node, _FUNCTIONS) and node.name not in used and not node.decorator_list:
            say = f"`{asked.name}` defines `{node.name}` and neither calls nor returns it (line {node.lineno})."
            return Place(say, node.lineno)
    if asked.returns and "None" not in asked.returns:
        say = f"`{asked.name}` has no `return` with a value (line {function.lineno}), so it gives back `None`."
        return Place(say, function.lineno)
    return None


def _tree(text: str) -> ast.Module | None:
    if len(text) > MOST_CHARACTERS:
        return None
    try:
        return parsed(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _definitions(tree: ast.Module) -> Iterator[tuple[_Definition, ast.stmt | None]]:
    """Every function and class, with the innermost statement around it."""
    # Not by recursion: a chain of `elif`s is as deep as it is long.
    waiting: list[tuple[ast.AST, ast.stmt | None]] = [(tree, None)]
    while waiting:
        node, around = waiting.pop()
        if isinstance(node, _Definition):
            yield node, around
        inside = node if isinstance(node, ast.stmt) else around
        waiting += [(one, inside) for one in reversed(list(ast.iter_child_nodes(node))) if isinstance(one, _HOLDING)]


def _where(node: _Definition, around: ast.stmt) -> str:
    line = f"(line {node.lineno})"
    if isinstance(around, ast.If) and any(getattr(one, "id", "") == "__name__" for one in ast.walk(around.test)):
        return (
            f'It stands {line} under `if __name__ == "__main__":`, and what is there is not run here: '
            "move it out of that, to the left edge."
        )
    if isinstance(around, ast.ClassDef):
        return f"It stands {line} inside the class `{around.name}`: move it out of that, to the left edge."
    if isinstance(around, _FUNCTIONS):
        return f"It stands {line} inside `{around.name}`, where nobody else can call it: move it to the left edge."
    return f"It stands {line} inside a block that was not run to that line: move it to the left edge."


def _misspelt(tree: ast.Module, name: str) -> Place | None:
    there = {node.name: node.lineno for node, around in _definitions(tree) if around is None}
    for node in tree.body:
        if isinstance(node, ast.Assign):
            there.update({target.id: node.lineno for target in node.targets if isinstance(target, ast.Name)})
    there.pop(name, None)
    alike = {_bare(other): other for other in there}
    near = alike.get(_bare(name)) or next(iter(difflib.get_close_matches(name, there, 1, NEAR)), None)
    if near is None:
        return None
    return Place(f"Line {there[near]} defines `{near}`: is it that? Write the name as in the signature.", there[near])


def _bare(name: str) -> str:
    return name.replace("_", "").lower()


def _function(tree: ast.Module, path: list[str]) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
    """The last definition of a function, or of a class's method, that is one."""
    body: list[ast.stmt] = tree.body
    for name in path[:-1]:
        owner = next((node for node in reversed(body) if isinstance(node, ast.ClassDef) and node.name == name), None)
        body = [] if owner is None else owner.body
    found = next((node for node in reversed(body) if getattr(node, "name", None) == path[-1]), None)
    return found if isinstance(found, _FUNCTIONS) else None


def _own(function: ast.AST) -> Iterator[ast.AST]:
    """What is in the body of a function, in its order, without what functions and classes inside it hold."""
    # Not by recursion: a sum of a thousand numbers is a thousand levels deep.
    waiting = list(ast.iter_child_nodes(function))[::-1]
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, _OWN_SCOPE):
            waiting += list(ast.iter_child_nodes(node))[::-1]


def _gives(node: ast.AST) -> bool:
    if isinstance(node, ast.Return):
        return node.value is not None and not (isinstance(node.value, ast.Constant) and node.value.value is None)
    return isinstance(node, (ast.Yield, ast.YieldFrom))
