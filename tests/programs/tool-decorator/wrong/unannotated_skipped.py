# fault: a parameter without annotation is no property, it has to be a string
import inspect
from typing import get_type_hints

REGISTRY = {}
TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}

def tool(fn):
    hints = get_type_hints(fn)
    hints.pop("return", None)
    params = inspect.signature(fn).parameters
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {
        "name": fn.__name__, "description": (fn.__doc__ or "").strip(),
        "input_schema": {"type": "object",
                         "properties": {n: {"type": TYPES.get(t, "string")} for n, t in hints.items()},
                         "required": [n for n, p in params.items() if p.default is p.empty]}}}
    return fn
