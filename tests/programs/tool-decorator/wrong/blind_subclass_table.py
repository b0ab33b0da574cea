# fault: the table is walked with issubclass and int stands before bool, so a bool becomes an integer
import inspect
from typing import get_type_hints

REGISTRY = {}
JSON_NAMES = [(str, "string"), (int, "integer"), (bool, "boolean"), (float, "number")]


def json_kind(hint):
    for python, name in JSON_NAMES:
        if isinstance(hint, type) and issubclass(hint, python):
            return name
    return "string"


def tool(function):
    hints = get_type_hints(function)
    params = inspect.signature(function).parameters
    REGISTRY[function.__name__] = {
        "fn": function,
        "spec": {
            "name": function.__name__,
            "description": (function.__doc__ or "").strip(),
            "input_schema": {
                "type": "object",
                "properties": {p: {"type": json_kind(hints.get(p))} for p in params},
                "required": [p for p, what in params.items() if what.default is what.empty],
            },
        },
    }
    return function
