# twist: 1
# fault: an Optional parameter without a default is taken out of required
import inspect
from typing import Literal, Union, get_args, get_origin, get_type_hints

REGISTRY = {}
TYPE_NAMES = {str: "string", int: "integer", float: "number", bool: "boolean"}
NONE = type(None)

def prop(bit):
    payload = get_args(bit)
    if get_origin(bit) is Literal:
        return {"enum": list(payload)}
    if get_origin(bit) is list:
        return {"type": "array", "items": prop(payload[0])}
    if NONE in payload:
        return prop([a for a in payload if a is not NONE][0])
    return {"type": TYPE_NAMES.get(bit, "string")}

def tool(action):
    types = get_type_hints(action)
    props, required = {}, []
    for step, par in inspect.signature(action).parameters.items():
        bit = types.get(step, str)
        props[step] = prop(bit)
        optional = get_origin(bit) is Union and NONE in get_args(bit)
        if par.default is par.empty and not optional:
            required.append(step)
    REGISTRY[action.__name__] = {"fn": action, "spec": {
        "name": action.__name__, "description": (action.__doc__ or "").strip(),
        "input_schema": {"type": "object", "properties": props, "required": required}}}
    return action
