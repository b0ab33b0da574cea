# fault: required is in alphabetical order, not in the order of the parameters
import inspect
from typing import get_type_hints

TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}
REGISTRY = {}

def tool(fn):
    hints = get_type_hints(fn)
    props, required = {}, set()
    for name, p in inspect.signature(fn).parameters.items():
        props[name] = {"type": TYPES.get(hints.get(name), "string")}
        if p.default is inspect.Parameter.empty:
            required.add(name)
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {
        "name": fn.__name__, "description": (fn.__doc__ or "").strip(),
        "input_schema": {"type": "object", "properties": props, "required": sorted(required)}}}
    return fn
