# twist: 1
# fault: list[X] becomes an array without items
import inspect
from typing import Literal, Union, get_args, get_origin, get_type_hints

REGISTRY = {}
TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}

def prop(t):
    if get_origin(t) is Literal:
        return {"type": "string", "enum": list(get_args(t))}
    if get_origin(t) is Union:
        return prop(next(a for a in get_args(t) if a is not type(None)))
    if get_origin(t) is list:
        return {"type": "array"}
    return {"type": TYPES.get(t, "string")}

def tool(fn):
    hints = get_type_hints(fn)
    params = inspect.signature(fn).parameters
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {
        "name": fn.__name__, "description": (fn.__doc__ or "").strip(),
        "input_schema": {"type": "object", "properties": {n: prop(hints.get(n, str)) for n in params},
                         "required": [n for n, p in params.items() if p.default is p.empty]}}}
    return fn
