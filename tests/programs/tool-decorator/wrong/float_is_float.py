# fault: a float parameter is given the type "float", it has to be "number"
import inspect
from typing import get_type_hints

REGISTRY = {}

def name_of(t):
    return {"str": "string", "int": "integer", "bool": "boolean", "float": "float"}.get(getattr(t, "__name__", ""), "string")

def tool(fn):
    hints = get_type_hints(fn)
    props, required = {}, []
    for n, p in inspect.signature(fn).parameters.items():
        props[n] = {"type": name_of(hints.get(n, str))}
        required += [n] * (p.default is p.empty)
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {
        "name": fn.__name__, "description": (fn.__doc__ or "").strip(),
        "input_schema": {"type": "object", "properties": props, "required": required}}}
    return fn
