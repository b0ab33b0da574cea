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
    props, required = {}, []
    for which, par in inspect.signature(work).parameters.items():
        props[which] = {"type": wanted(resolved.get(which))}
        if par.default is par.empty:
            required.append(which)
    REGISTRY[work.__name__] = {"fn": work, "spec": {
        "name": work.__name__, "description": (work.__doc__ or "").strip(),
        "input_schema": {"type": "object", "properties": props, "required": required}}}
    return work
