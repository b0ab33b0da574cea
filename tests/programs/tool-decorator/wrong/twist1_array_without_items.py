# twist: 1
# fault: list[X] becomes an array without items
import inspect
from typing import Literal, Union, get_args, get_origin, get_type_hints

REGISTRY = {}
JSON_NAMES = {str: "string", int: "integer", float: "number", bool: "boolean"}

def prop(u):
    if get_origin(u) is Literal:
        return {"type": "string", "enum": list(get_args(u))}
    if get_origin(u) is Union:
        return prop(next(a for a in get_args(u) if a is not type(None)))
    if get_origin(u) is list:
        return {"type": "array"}
    return {"type": JSON_NAMES.get(u, "string")}

def tool(handler):
    annots = get_type_hints(handler)
    sig_params = inspect.signature(handler).parameters
    REGISTRY[handler.__name__] = {"fn": handler, "spec": {
        "name": handler.__name__, "description": (handler.__doc__ or "").strip(),
        "input_schema": {"type": "object", "properties": {nr: prop(annots.get(nr, str)) for nr in sig_params},
                         "required": [nr for nr, x in sig_params.items() if x.default is x.empty]}}}
    return handler
