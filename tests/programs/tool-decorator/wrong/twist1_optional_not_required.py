# twist: 1
# fault: an Optional parameter without a default is taken out of required
import inspect
from typing import Literal, Union, get_args, get_origin, get_type_hints

REGISTRY = {}
TYPE_NAMES = {float: "number", int: "integer", str: "string", bool: "boolean"}
NONE = type(None)


def prop(w):
    payload = get_args(w)
    if get_origin(w) is Literal:
        return {"enum": list(payload)}
    if get_origin(w) is list:
        return {"type": "array", "items": prop(payload[0])}
    if NONE in payload:
        return prop([a for a in payload if a is not NONE][0])
    return {"type": TYPE_NAMES.get(w, "string")}


def tool(action):
    types = get_type_hints(action)
    described, must = {}, []
    for u, par in inspect.signature(action).parameters.items():
        w = types.get(u, str)
        described[u] = prop(w)
        optional = get_origin(w) is Union and NONE in get_args(w)
        if par.default is par.empty and not optional:
            must.append(u)
    REGISTRY[action.__name__] = {
        "fn": action,
        "spec": {
            "name": action.__name__,
            "description": (action.__doc__ or "").strip(),
            "input_schema": {"type": "object", "properties": described, "required": must},
        },
    }
    return action
