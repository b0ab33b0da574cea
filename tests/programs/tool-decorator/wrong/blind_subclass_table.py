# fault: the table is walked with issubclass and int stands before bool, so a bool becomes an integer
import inspect
from typing import get_type_hints

REGISTRY = {}
KINDS = [(str, "string"), (int, "integer"), (bool, "boolean"), (float, "number")]


def json_kind(hint):
    for python, name in KINDS:
        if isinstance(hint, type) and issubclass(hint, python):
            return name
    return "string"


def tool(fn):
    hints = get_type_hints(fn)
    params = inspect.signature(fn).parameters
    REGISTRY[fn.__name__] = {
        "fn": fn,
        "spec": {
            "name": fn.__name__,
            "description": (fn.__doc__ or "").strip(),
            "input_schema": {
                "type": "object",
                "properties": {p: {"type": json_kind(hints.get(p))} for p in params},
                "required": [p for p, what in params.items() if what.default is what.empty],
            },
        },
    }
    return fn
