# fault: tool returns a wrapper around fn, not fn itself
import functools
import inspect
from typing import get_type_hints

REGISTRY = {}
NAMES_OF = {int: "integer", bool: "boolean", float: "number", str: "string"}


def tool(fn):
    ann = get_type_hints(fn)
    formal = inspect.signature(fn).parameters

    @functools.wraps(fn)
    def inner(*arguments, **kwargs):
        return fn(*arguments, **kwargs)

    REGISTRY[fn.__name__] = {
        "fn": fn,
        "spec": {
            "description": (fn.__doc__ or "").strip(),
            "name": fn.__name__,
            "input_schema": {
                "type": "object",
                "properties": {u: {"type": NAMES_OF.get(ann.get(u), "string")} for u in formal},
                "required": [u for u in formal if formal[u].default is inspect._empty],
            },
        },
    }
    return inner
