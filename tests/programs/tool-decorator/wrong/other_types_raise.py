# fault: a type outside the table (say dict) raises KeyError, it has to become string
import inspect
from typing import get_type_hints

REGISTRY = {}
TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}

def tool(fn):
    hints = get_type_hints(fn)
    params = inspect.signature(fn).parameters
    props = {n: {"type": TYPES[hints.get(n, str)]} for n in params}
    required = [n for n, p in params.items() if p.default is p.empty]
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {
        "name": fn.__name__, "description": (fn.__doc__ or "").strip(),
        "input_schema": {"type": "object", "properties": props, "required": required}}}
    return fn
