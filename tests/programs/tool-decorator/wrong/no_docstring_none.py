# fault: without a docstring the description is None, it has to be the empty string
import inspect
from typing import get_type_hints

REGISTRY = {}
TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}

def tool(fn):
    hints = get_type_hints(fn)
    params = inspect.signature(fn).parameters
    REGISTRY[fn.__name__] = {
        "fn": fn,
        "spec": {
            "name": fn.__name__,
            "description": fn.__doc__ and fn.__doc__.strip(),
            "input_schema": {
                "type": "object",
                "properties": {n: {"type": TYPES.get(hints.get(n, str), "string")} for n in params},
                "required": [n for n, p in params.items() if p.default is p.empty],
            },
        },
    }
    return fn
