# twist: 1
# fault: Optional[X] is left a string, it has to have the type of X
import inspect
import typing

REGISTRY = {}
TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}

def prop(t):
    match typing.get_origin(t):
        case typing.Literal:
            return {"enum": list(typing.get_args(t))}
        case o if o is list:
            return {"type": "array", "items": prop(typing.get_args(t)[0])}
    return {"type": TYPES.get(t, "string")}

def tool(fn):
    hints = typing.get_type_hints(fn)
    params = inspect.signature(fn).parameters
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {
        "name": fn.__name__, "description": (fn.__doc__ or "").strip(),
        "input_schema": {"type": "object", "properties": {n: prop(hints.get(n, str)) for n in params},
                         "required": [n for n, p in params.items() if p.default is p.empty]}}}
    return fn
