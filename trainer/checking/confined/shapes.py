"""What a program made of the names that it was asked for: to be told, where a check fails, before all that follows."""

from __future__ import annotations

import types
from _functools import partial  # type: ignore[import-not-found]  # `functools` makes much of its own

from trainer.checking.between import plain
from trainer.checking.between.standing import PROGRAM_FILE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Shape = dict[str, Any]

_ASYNC, _GENERATOR, _ASYNC_GENERATOR, _AWAITABLE_GENERATOR = 0x80, 0x20, 0x200, 0x100
_MORE = 0x04
"""As `inspect` calls them: CO_COROUTINE and so on, and CO_VARARGS."""

_dict_of = type.__dict__["__dict__"].__get__
_names_in: Any = types.ModuleType.__dict__["__dict__"].__get__  # type: ignore[index]


def shapes_of(module: object, names: list[str]) -> dict[str, Shape]:
    """The shape of each name, "Class.method" for a method, that is there; none where a program has put
    something else in the place of its module. Nothing of the program is called.

    A shape: `is` ("async", "async generator", "generator", "class", "function" or "nothing", which can't be called),
    `type`, and where they are known the `line`, whether some parameters are given `by_name_only`, and, of what
    gets an object before its arguments, the name of its `first` parameter.
    """
    if not issubclass(type(module), types.ModuleType):
        return {}
    defined = _names_in(module)
    found = {name: _found(defined, name.split(".")) for name in names}
    return {name: _shape(value, "." in name) for name, value in found.items() if value is not _MISSING}


_MISSING = object()


def _found(defined: dict[str, Any], path: list[str]) -> Any:
    value: Any = defined.get(path[0], _MISSING)
    for name in path[1:]:
        value = _in_class(value, name) if issubclass(type(value), type) else _MISSING
    return value


def _in_class(owner: type, name: str) -> Any:
    return next((_dict_of(base)[name] for base in plain.mro_of(owner) if name in _dict_of(base)), _MISSING)


def _shape(value: Any, is_method: bool) -> Shape:
    shape: Shape = {"type": plain.name_of(type(value))}
    # By what it is, not by the `__class__` that it shows.
    if issubclass(type(value), type):
        return {**shape, "is": "class", "makes_more": _is_more_than_plain(value), **_first(_maker(value))}
    inner, bound = _function_in(value)
    if inner is None:
        return {**shape, "is": "function" if callable(value) else "nothing"}
    code = inner.__code__
    known = {"is": _kind(code.co_flags), "by_name_only": code.co_kwonlyargcount > 0}
    if code.co_filename == PROGRAM_FILE:
        known["line"] = code.co_firstlineno
    if bound or (is_method and type(value) is types.FunctionType):
        known |= _first(inner)
    return {**shape, **known}


def _function_in(value: Any) -> tuple[types.FunctionType | None, bool]:
    """The function that calling `value` comes to, and whether it gets an object first."""
    for _ in range(5):
        kind = type(value)
        if kind is types.FunctionType:
            return value, False
        if kind is types.MethodType:
            return (value.__func__, True) if type(value.__func__) is types.FunctionType else (None, False)
        if kind is staticmethod or kind is classmethod:
            value = value.__func__
        elif kind is partial:
            value = value.func
        else:
            call = _in_class(kind, "__call__")
            return (call, True) if type(call) is types.FunctionType else (None, False)
    return None, False


def _maker(owner: type) -> types.FunctionType | None:
    """What takes the arguments of a class's call; None where it is no function of Python."""
    for name in ("__init__", "__new__"):
        maker = _in_class(owner, name)
        if type(maker) is staticmethod:
            maker = maker.__func__
        if type(maker) is types.FunctionType:
            return maker
    return None


def _is_more_than_plain(owner: type) -> bool:
    """Whether objects of a class can stand for what a function gives back: it is of a built-in's kind, or they can be
    called, entered, awaited or gone through."""
    doing = ("__call__", "__enter__", "__await__", "__iter__", "__aenter__", "__getattr__")
    bases = plain.mro_of(owner)
    made = type(_in_class(owner, "__new__")) is not types.BuiltinFunctionType
    return made or len(bases) > 2 or any(_in_class(owner, name) is not _MISSING for name in doing)


def _kind(flags: int) -> str:
    if flags & _ASYNC_GENERATOR:
        return "async generator"
    if flags & _ASYNC:
        return "async"
    return "generator" if flags & _GENERATOR and not flags & _AWAITABLE_GENERATOR else "function"


def _first(function: types.FunctionType | None) -> Shape:
    """The name of the parameter that gets the object."""
    if function is None:
        return {}
    code = function.__code__
    return {"first": code.co_varnames[0] if code.co_argcount or code.co_flags & _MORE else None}
