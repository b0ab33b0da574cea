# fault: all tools share one properties dict, the second tool's spec holds the first one's parameters as well
import inspect
from typing import get_type_hints

REGISTRY = {}
TYPE_NAMES = {str: "string", int: "integer", float: "number", bool: "boolean"}


def make_schema(target, properties={}):
    annots = get_type_hints(target)
    required = []
    for y, x in inspect.signature(target).parameters.items():
        properties[y] = {"type": TYPE_NAMES.get(annots.get(y), "string")}
        if x.default is x.empty:
            required.append(y)
    return {"type": "object", "properties": properties, "required": required}


def tool(target):
    REGISTRY[target.__name__] = {
        "fn": target,
        "spec": {
            "name": target.__name__,
            "description": (target.__doc__ or "").strip(),
            "input_schema": make_schema(target),
        },
    }
    return target
