"""Leaving in a worker only the half of the checks that it needs: the scenarios.

A check file holds both halves. Once it is loaded beside a program, its expectations, and every helper that only they
use, are let go of, text and code: what a program finds by walking objects, frames and modules is not what is expected.
"""

from __future__ import annotations

import types

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from trainer.checking.api import Check


def keep_scenarios(checks: Iterable[Check], modules: Iterable[types.ModuleType]) -> None:
    """Take the expectations out of `checks`, and out of `modules` every name that no scenario can come to use.

    A name counts as used when it stands in the code of a scenario, or of what that uses, whatever it refers to there.
    """
    spaces = [module.__dict__ for module in modules]
    used: set[str] = set()
    waiting: list[object] = []
    for check in checks:
        check.judge = None
        waiting.append(check.scenario)
    seen: set[int] = set()
    while waiting:
        value = waiting.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        waiting += _parts(value)
        if isinstance(value, types.CodeType):
            new = used.symmetric_difference(used.union(value.co_names))
            used |= new
            waiting += [space[name] for space in spaces for name in new if name in space]
    for space in spaces:
        for name in [name for name in space if name not in used and not name.startswith("__")]:
            del space[name]


def _parts(value: object) -> Iterable[object]:
    """What a value is made of, as far as code can be in it."""
    if isinstance(value, types.FunctionType):
        return _parts_of_function(value)
    if isinstance(value, types.CodeType):
        return [constant for constant in value.co_consts if isinstance(constant, types.CodeType)]
    if isinstance(value, types.MethodType):
        return (value.__func__, value.__self__)
    if isinstance(value, (staticmethod, classmethod)):
        return (value.__func__,)
    if isinstance(value, property):
        return (value.fget, value.fset, value.fdel)
    if isinstance(value, (list, tuple, set, frozenset)):
        return value
    if isinstance(value, dict):
        return value.values()
    if isinstance(value, types.ModuleType):
        return ()
    return [*getattr(value, "__bases__", ()), *getattr(value, "__dict__", {}).values()]


def _parts_of_function(function: types.FunctionType) -> Iterator[object]:
    yield function.__code__
    yield from function.__defaults__ or ()
    yield from (function.__kwdefaults__ or {}).values()
    yield from vars(function).values()
    for cell in function.__closure__ or ():
        try:
            yield cell.cell_contents
        except ValueError:
            # A name that is not bound yet.
            continue
