from __future__ import annotations

import typing
from inspect import Parameter, signature
from typing import Any, Callable

REGISTRY: dict[str, dict[str, Any]] = {}


def json_type(t: Any) -> str:
    # compare with `is`: bool is a subclass of int
    if t is bool:
        return "boolean"
    if t is int:
        return "integer"
    if t is float:
        return "number"
    return "string"


def tool(fn: Callable) -> Callable:
    """Put fn into the registry and hand it back untouched."""
    types = typing.get_type_hints(fn)
    types.pop("return", None)
    properties: dict[str, dict] = {}
    required: list[str] = []
    for name, p in signature(fn).parameters.items():
        properties[name] = dict(type=json_type(types.get(name)))
        match p:
            case Parameter(default=d) if d is Parameter.empty:
                required += [name]
    doc = fn.__doc__
    spec = dict(
        name=fn.__name__,
        description=doc.strip() if doc else "",
        input_schema=dict(type="object", properties=properties, required=required),
    )
    REGISTRY[fn.__name__] = dict(fn=fn, spec=spec)
    return fn


@tool
def add(a: int, b: int = 1) -> int:
    """Add two numbers."""
    return a + b


print(REGISTRY["add"]["spec"])
