# twist: 1
from __future__ import annotations

import inspect
import typing

REGISTRY: dict = {}


def simple(t):
    names = {"str": "string", "int": "integer", "float": "number", "bool": "boolean"}
    return names.get(t.__name__, "string") if isinstance(t, type) else "string"


def prop(t) -> dict:
    args = typing.get_args(t)
    match typing.get_origin(t):
        case None:
            return {"type": simple(t)}
        case typing.Literal:
            # the type is welcome beside the enum
            return {"type": simple(type(args[0])), "enum": list(args)}
        case o if o is list:
            return {"type": "array", "items": prop(args[0])}
        case _:
            rest = [a for a in args if a is not type(None)]
            if len(rest) == 1 and len(args) == 2:
                return prop(rest[0])
            return {"type": "string"}


def tool(fn):
    sig = inspect.signature(fn, eval_str=True)
    properties, required = {}, []
    for p in sig.parameters.values():
        properties[p.name] = {"type": "string"} if p.annotation is p.empty else prop(p.annotation)
        if p.default is p.empty:
            required.append(p.name)
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {
        "name": fn.__name__, "description": (inspect.getdoc(fn) or "").strip(),
        "input_schema": {"type": "object", "properties": properties, "required": required}}}
    return fn


@tool
def search(query: str, mode: typing.Literal["fast", "deep"] = "fast", tags: list[str] = ()) -> str:
    """Search the docs."""
    return query
