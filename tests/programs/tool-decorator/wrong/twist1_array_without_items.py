# twist: 1
# fault: list[X] becomes an array without items
import inspect
from typing import Literal, Union, get_args, get_origin, get_type_hints

REGISTRY = {}
JSON_NAMES = {str: "string", int: "integer", float: "number", bool: "boolean"}


def prop(w):
    if get_origin(w) is Literal:
        return {"type": "string", "enum": list(get_args(w))}
    if get_origin(w) is Union:
        return prop(next(a for a in get_args(w) if a is not type(None)))
    if get_origin(w) is list:
        return {"type": "array"}
    return {"type": JSON_NAMES.get(w, "string")}


def tool(handler):
    annots = get_type_hints(handler)
    formal = inspect.signature(handler).parameters
    REGISTRY[handler.__name__] = {
        "fn": handler,
        "spec": {
            "name": handler.__name__,
            "description": (handler.__doc__ or "").strip(),
            "input_schema": {
                "type": "object",
                "properties": {x: prop(annots.get(x, str)) for x in formal},
                "required": [x for x, q in formal.items() if q.default is q.empty],
            },
        },
    }
    return handler
