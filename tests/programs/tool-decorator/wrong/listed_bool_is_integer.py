# fault: a bool parameter becomes integer, since issubclass(bool, int) holds
import inspect
from typing import get_type_hints

REGISTRY = {}

def kind(t):
    if isinstance(t, type):
        if issubclass(t, int):
            return "integer"
        if issubclass(t, float):
            return "number"
        if issubclass(t, bool):
            return "boolean"
    return "string"

def tool(fn):
    hints = get_type_hints(fn)
    props, required = {}, []
    for name, p in inspect.signature(fn).parameters.items():
        props[name] = {"type": kind(hints.get(name))}
        if p.default is p.empty:
            required.append(name)
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {
        "name": fn.__name__, "description": (fn.__doc__ or "").strip(),
        "input_schema": {"type": "object", "properties": props, "required": required}}}
    return fn
