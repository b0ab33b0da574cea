# fault: a parameter without annotation is no property, it has to be a string
import inspect
from typing import get_type_hints

REGISTRY = {}
TYPE_NAMES = {str: "string", int: "integer", float: "number", bool: "boolean"}


def tool(handler):
    annots = get_type_hints(handler)
    annots.pop("return", None)
    formal = inspect.signature(handler).parameters
    REGISTRY[handler.__name__] = {
        "fn": handler,
        "spec": {
            "name": handler.__name__,
            "description": (handler.__doc__ or "").strip(),
            "input_schema": {
                "type": "object",
                "properties": {y: {"type": TYPE_NAMES.get(w, "string")} for y, w in annots.items()},
                "required": [y for y, par in formal.items() if par.default is par.empty],
            },
        },
    }
    return handler
