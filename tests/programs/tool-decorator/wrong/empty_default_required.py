# fault: a parameter whose default is the empty string is listed as required
import inspect
from typing import get_type_hints

REGISTRY = {}
TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}


def tool(fn):
    hints = get_type_hints(fn)
    properties, required = {}, []
    for name, param in inspect.signature(fn).parameters.items():
        properties[name] = {"type": TYPES.get(hints.get(name), "string")}
        if param.default in (inspect.Parameter.empty, ""):
            required.append(name)
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {
        "name": fn.__name__,
        "description": (fn.__doc__ or "").strip(),
        "input_schema": {"type": "object", "properties": properties, "required": required}}}
    return fn
