# fault: string annotations (from __future__ import annotations) are not resolved, all of them end as string
import inspect

REGISTRY = {}

def tool(fn):
    properties = {}
    required = []
    for param in inspect.signature(fn).parameters.values():
        match param.annotation:
            case t if t is bool: kind = "boolean"
            case t if t is int: kind = "integer"
            case t if t is float: kind = "number"
            case _: kind = "string"
        properties[param.name] = {"type": kind}
        if param.default is param.empty:
            required.append(param.name)
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {
        "name": fn.__name__, "description": (fn.__doc__ or "").strip(),
        "input_schema": {"type": "object", "properties": properties, "required": required}}}
    return fn
