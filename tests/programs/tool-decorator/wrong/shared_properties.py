# fault: all tools share one properties dict, the second tool's spec holds the first one's parameters as well
import inspect
from typing import get_type_hints

REGISTRY = {}
TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}

def make_schema(fn, properties={}):
    hints = get_type_hints(fn)
    required = []
    for n, p in inspect.signature(fn).parameters.items():
        properties[n] = {"type": TYPES.get(hints.get(n), "string")}
        if p.default is p.empty:
            required.append(n)
    return {"type": "object", "properties": properties, "required": required}

def tool(fn):
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {"name": fn.__name__,
        "description": (fn.__doc__ or "").strip(), "input_schema": make_schema(fn)}}
    return fn
