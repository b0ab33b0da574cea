# twist: 1
# fault: an Optional parameter without a default is taken out of required
import inspect
from typing import Literal, Union, get_args, get_origin, get_type_hints

REGISTRY = {}
TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}
NONE = type(None)

def prop(t):
    args = get_args(t)
    if get_origin(t) is Literal:
        return {"enum": list(args)}
    if get_origin(t) is list:
        return {"type": "array", "items": prop(args[0])}
    if NONE in args:
        return prop([a for a in args if a is not NONE][0])
    return {"type": TYPES.get(t, "string")}

def tool(fn):
    hints = get_type_hints(fn)
    props, required = {}, []
    for n, p in inspect.signature(fn).parameters.items():
        t = hints.get(n, str)
        props[n] = prop(t)
        optional = get_origin(t) is Union and NONE in get_args(t)
        if p.default is p.empty and not optional:
            required.append(n)
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {
        "name": fn.__name__, "description": (fn.__doc__ or "").strip(),
        "input_schema": {"type": "object", "properties": props, "required": required}}}
    return fn
