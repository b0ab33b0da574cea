# twist: 1
# fault: an Optional inside a list is a string
import inspect
from typing import Literal, Union, get_args, get_origin, get_type_hints

REGISTRY = {}
TYPES = {bool: "boolean", float: "number", int: "integer", str: "string"}
NONE = type(None)


def describe(kind):
    inner = get_args(kind)
    if get_origin(kind) is Literal:
        return {"type": TYPES[type(inner[0])], "enum": list(inner)}
    if get_origin(kind) is Union:
        return describe(next(one for one in inner if one is not NONE))
    if get_origin(kind) is list:
        return {
            "type": "array",
            "items": describe(inner[0]) if get_origin(inner[0]) is not Union else {"type": "string"},
        }
    return {"type": TYPES.get(kind, "string")}


def tool(fn):
    hints = get_type_hints(fn)
    parameters = inspect.signature(fn).parameters
    schema = {
        "type": "object",
        "properties": {name: describe(hints.get(name)) for name in parameters},
        "required": [name for name, p in parameters.items() if p.default is p.empty],
    }
    spec = {"input_schema": schema, "description": (fn.__doc__ or "").strip(), "name": fn.__name__}
    REGISTRY[fn.__name__] = {"fn": fn, "spec": spec}
    return fn
