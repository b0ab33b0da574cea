# fault: when no parameter is required the key `required` is missing from the schema
import inspect
from typing import get_type_hints

REGISTRY = {}
TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}

def tool(fn):
    hints = get_type_hints(fn)
    params = inspect.signature(fn).parameters
    schema = {"type": "object",
              "properties": {n: {"type": TYPES.get(hints.get(n), "string")} for n in params}}
    if needed := [n for n, p in params.items() if p.default is p.empty]:
        schema["required"] = needed
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {
        "name": fn.__name__, "description": (fn.__doc__ or "").strip(), "input_schema": schema}}
    return fn
