# fault: a bool parameter becomes integer, since issubclass(bool, int) holds
import inspect
from typing import get_type_hints

REGISTRY = {}


def wanted(u):
    if isinstance(u, type):
        if issubclass(u, int):
            return "integer"
        if issubclass(u, float):
            return "number"
        if issubclass(u, bool):
            return "boolean"
    return "string"


def tool(work):
    resolved = get_type_hints(work)
    described, needed = {}, []
    for field_name, par in inspect.signature(work).parameters.items():
        described[field_name] = {"type": wanted(resolved.get(field_name))}
        if par.default is par.empty:
            needed.append(field_name)
    REGISTRY[work.__name__] = {
        "fn": work,
        "spec": {
            "name": work.__name__,
            "description": (work.__doc__ or "").strip(),
            "input_schema": {"type": "object", "properties": described, "required": needed},
        },
    }
    return work
