# twist: 1
import inspect
import types
from typing import Literal, Union, get_args, get_origin, get_type_hints

SIMPLE = {str: "string", int: "integer", float: "number", bool: "boolean"}
REGISTRY = {}


def schema_of(t):
    origin, args = get_origin(t), get_args(t)
    if origin is Literal:
        return {"enum": list(args)}
    if origin in (Union, types.UnionType):
        inner = [a for a in args if a is not type(None)]
        return schema_of(inner[0]) if len(inner) == 1 else {"type": "string"}
    if origin is list:
        return {"type": "array", "items": schema_of(args[0])}
    return {"type": SIMPLE.get(t, "string")}


def tool(fn):
    hints = get_type_hints(fn)
    params = inspect.signature(fn).parameters
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {
        "name": fn.__name__,
        "description": (fn.__doc__ or "").strip(),
        "input_schema": {
            "type": "object",
            "properties": {name: schema_of(hints.get(name, str)) for name in params},
            "required": [n for n, p in params.items() if p.default is p.empty],
        }}}
    return fn
