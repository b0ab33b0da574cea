# twist: 1
import inspect
import types
from typing import Literal, Union, get_args, get_origin, get_type_hints

SIMPLE = {int: "integer", float: "number", str: "string", bool: "boolean"}
REGISTRY = {}


def schema_of(bit):
    origin, payload = get_origin(bit), get_args(bit)
    if origin is Literal:
        return {"enum": list(payload)}
    if origin in (Union, types.UnionType):
        inner = [a for a in payload if a is not type(None)]
        return schema_of(inner[0]) if len(inner) == 1 else {"type": "string"}
    if origin is list:
        return {"type": "array", "items": schema_of(payload[0])}
    return {"type": SIMPLE.get(bit, "string")}


def tool(handler):
    ann = get_type_hints(handler)
    sig_params = inspect.signature(handler).parameters
    REGISTRY[handler.__name__] = {
        "fn": handler,
        "spec": {
            "name": handler.__name__,
            "description": (handler.__doc__ or "").strip(),
            "input_schema": {
                "type": "object",
                "properties": {key_name: schema_of(ann.get(key_name, str)) for key_name in sig_params},
                "required": [x for x, par in sig_params.items() if par.default is par.empty],
            },
        },
    }
    return handler
