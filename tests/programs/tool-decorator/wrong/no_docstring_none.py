# fault: without a docstring the description is None, it has to be the empty string
import inspect
from typing import get_type_hints

REGISTRY = {}
NAMES_OF = {str: "string", int: "integer", float: "number", bool: "boolean"}


def tool(op):
    ann = get_type_hints(op)
    formal = inspect.signature(op).parameters
    REGISTRY[op.__name__] = {
        "fn": op,
        "spec": {
            "name": op.__name__,
            "description": op.__doc__ and op.__doc__.strip(),
            "input_schema": {
                "type": "object",
                "properties": {x: {"type": NAMES_OF.get(ann.get(x, str), "string")} for x in formal},
                "required": [x for x, a in formal.items() if a.default is a.empty],
            },
        },
    }
    return op
