"""Where a program's text has what it does not offer: a name in the wrong place or misspelt, a value never returned."""

from __future__ import annotations

import ast
import difflib
from collections.abc import Collection, Iterable, Iterator, Sequence
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


class _Around(NamedTuple):
    """A statement that something stands in, and what that stands in."""

    statement: ast.stmt
    around: _Around | None


def place_of_missing(text: str, names: Sequence[str], asked: Iterable[str] = ()) -> Place | None:
    """Where the first of `names`, which the program does not offer, stands all the same; or what was meant to be it:
    a name that is not one of those `asked` for."""
    tree = _tree(text)
    if tree is None:
        return None
    name, subject = names[0], "It stands" if len(names) == 1 else f"`{names[0]}` stands"
    for node, around in _definitions(tree):
        if node.name == name and around is not None:
            return Place(f"{subject} (line {node.lineno}) {_where([*_outwards(around)])}", node.lineno)
    return _misspelt(tree, name, {*asked, *names})


def never_returned(text: str, asked: Asked) -> Place | None:
    """What a function should give back and never does; None where it returns something."""
    tree = _tree(text)
    function = None if tree is None or asked.is_class else _function(tree, asked.name.split("."))
    if function is None or any(_gives(node) for node in _own(function)) or _is_endless(function):
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


def _definitions(tree: ast.Module) -> Iterator[tuple[_Definition, _Around | None]]:
    """Every function and class, with the statements around it."""
    # Not by recursion: a chain of `elif`s is as deep as it is long.
    waiting: list[tuple[ast.AST, _Around | None]] = [(tree, None)]
    while waiting:
        node, around = waiting.pop()
        if isinstance(node, _Definition):
            yield node, around
        inside = _Around(node, around) if isinstance(node, ast.stmt) else around
        waiting += [(one, inside) for one in reversed(list(ast.iter_child_nodes(node))) if isinstance(one, _HOLDING)]


def _outwards(around: _Around | None) -> Iterator[ast.stmt]:
    while around is not None:
        yield around.statement
        around = around.around


def _where(around: Sequence[ast.stmt]) -> str:
    if any(isinstance(each, ast.If) and _asks_for_name(each.test) for each in around):
        return (
            'under `if __name__ == "__main__":`, and what is there is not run here: '
            "move it out of that, to the left edge."
        )
    # What has its own names says more than a loop or a condition in it.
    inner = next((each for each in around if isinstance(each, (*_FUNCTIONS, ast.ClassDef))), around[0])
    if isinstance(inner, ast.ClassDef):
        return f"inside the class `{inner.name}`: move it out of that, to the left edge."
    if isinstance(inner, _FUNCTIONS):
        return f"inside `{inner.name}`, where nobody else can call it: move it to the left edge."
    return "inside a block that was not run to that line: move it to the left edge."


def _asks_for_name(test: ast.expr) -> bool:
    return any(getattr(one, "id", "") == "__name__" for one in ast.walk(test))


def _misspelt(tree: ast.Module, name: str, asked: Collection[str]) -> Place | None:
    there = {node.name: node.lineno for node, around in _definitions(tree) if around is None}
    for node in tree.body:
        if isinstance(node, ast.Assign):
            there.update({target.id: node.lineno for target in node.targets if isinstance(target, ast.Name)})
    there = {other: line for other, line in there.items() if other not in asked}
    alike = {_bare(other): other for other in there}
    near = alike.get(_bare(name)) or next(iter(difflib.get_close_matches(name, there, 1, NEAR)), None)
    if near is None:
        return None
    return Place(f"Line {there[near]} defines `{near}`: is it that? Write the name as in the signature.", there[near])


def _bare(name: str) -> str:
    return name.replace("_", "").lower()


def _function(tree: ast.Module, path: list[str]) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
    """The last definition of a function, or of a class's method, that is one; None where its name is assigned to."""
    body: list[ast.stmt] = tree.body
    for name in path[:-1]:
        owner = next((node for node in reversed(body) if isinstance(node, ast.ClassDef) and node.name == name), None)
        body = [] if owner is None else owner.body
    found = next((node for node in reversed(body) if _binds(node, path[-1])), None)
    return found if isinstance(found, _FUNCTIONS) else None


def _binds(node: ast.stmt, name: str) -> bool:
    if isinstance(node, (*_FUNCTIONS, ast.ClassDef)):
        return node.name == name
    return any(isinstance(each, ast.Name) and each.id == name for each in _targets(node))


def _targets(node: ast.stmt) -> list[ast.expr]:
    return node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []


def _is_endless(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a function never comes to its end, where it would give back `None`: it raises there, or goes round."""
    last = function.body[-1]
    if isinstance(last, ast.While) and isinstance(last.test, ast.Constant) and last.test.value:
        return not any(isinstance(node, ast.Break) for node in ast.walk(last))
    return isinstance(last, ast.Raise)


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
