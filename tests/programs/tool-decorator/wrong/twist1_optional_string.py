# twist: 1
# fault: Optional[X] is left a string, it has to have the type of X
import inspect
import typing

REGISTRY = {}
TYPE_NAMES = {str: "string", int: "integer", float: "number", bool: "boolean"}


def prop(w):
    match typing.get_origin(w):
        case typing.Literal:
            return {"enum": list(typing.get_args(w))}
        case obj if obj is list:
            return {"type": "array", "items": prop(typing.get_args(w)[0])}
    return {"type": TYPE_NAMES.get(w, "string")}


def tool(target):
    annots = typing.get_type_hints(target)
    formal = inspect.signature(target).parameters
    REGISTRY[target.__name__] = {
        "fn": target,
        "spec": {
            "name": target.__name__,
            "description": (target.__doc__ or "").strip(),
            "input_schema": {
                "type": "object",
                "properties": {x: prop(annots.get(x, str)) for x in formal},
                "required": [x for x, q in formal.items() if q.default is q.empty],
            },
        },
    }
    return target
