# fault: a type outside the table (say dict) raises KeyError, it has to become string
import inspect
from typing import get_type_hints

REGISTRY = {}
TYPE_NAMES = {float: "number", str: "string", int: "integer", bool: "boolean"}


def tool(func):
    annots = get_type_hints(func)
    formal = inspect.signature(func).parameters
    described = {y: {"type": TYPE_NAMES[annots.get(y, str)]} for y in formal}
    needed = [y for y, q in formal.items() if q.default is q.empty]
    REGISTRY[func.__name__] = {
        "fn": func,
        "spec": {
            "name": func.__name__,
            "description": (func.__doc__ or "").strip(),
            "input_schema": {"type": "object", "properties": described, "required": needed},
        },
    }
    return func
