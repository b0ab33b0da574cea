# fault: string annotations (from __future__ import annotations) are not resolved, all of them end as string
import inspect

REGISTRY = {}


def tool(func):
    properties = {}
    required = []
    for param in inspect.signature(func).parameters.values():
        match param.annotation:
            case u if u is bool:
                wanted = "boolean"
            case u if u is int:
                wanted = "integer"
            case u if u is float:
                wanted = "number"
            case _:
                wanted = "string"
        properties[param.name] = {"type": wanted}
        if param.default is param.empty:
            required.append(param.name)
    REGISTRY[func.__name__] = {
        "fn": func,
        "spec": {
            "name": func.__name__,
            "description": (func.__doc__ or "").strip(),
            "input_schema": {"type": "object", "properties": properties, "required": required},
        },
    }
    return func
