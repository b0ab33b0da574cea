# fault: the function's local variables become properties too
import inspect
from typing import get_type_hints

REGISTRY = {}
TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}


def tool(fn):
    hints = get_type_hints(fn)
    properties, required = {}, []
    for name, param in inspect.signature(fn).parameters.items():
        properties.update({v: {"type": TYPES.get(hints.get(v), "string")} for v in fn.__code__.co_varnames})
        if param.default is inspect.Parameter.empty:
            required.append(name)
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {
        "name": fn.__name__,
        "description": (fn.__doc__ or "").strip(),
        "input_schema": {"type": "object", "properties": properties, "required": required}}}
    return fn
