# fault: a parameter with a falsy default (0, False, "") counts as having none and is required
import inspect
from typing import get_type_hints

REGISTRY = {}
NAMES_OF = {str: "string", int: "integer", float: "number", bool: "boolean"}


def is_required(a):
    has_default = a.default and a.default is not a.empty
    return not has_default


def tool(action):
    types = get_type_hints(action)
    ps = inspect.signature(action).parameters.values()
    REGISTRY[action.__name__] = {
        "fn": action,
        "spec": {
            "name": action.__name__,
            "description": (action.__doc__ or "").strip(),
            "input_schema": {
                "type": "object",
                "properties": {a.name: {"type": NAMES_OF.get(types.get(a.name), "string")} for a in ps},
                "required": [a.name for a in ps if is_required(a)],
            },
        },
    }
    return action
