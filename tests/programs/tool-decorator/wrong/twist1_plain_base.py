# twist: 1
# fault: Literal, Optional and list all end as string
import inspect
from typing import get_type_hints

REGISTRY = {}
JSON_NAMES = {str: "string", int: "integer", float: "number", bool: "boolean"}


def tool(callee):
    annots = get_type_hints(callee)
    sig_params = inspect.signature(callee).parameters
    REGISTRY[callee.__name__] = {
        "fn": callee,
        "spec": {
            "name": callee.__name__,
            "description": (callee.__doc__ or "").strip(),
            "input_schema": {
                "type": "object",
                "properties": {no: {"type": JSON_NAMES.get(annots.get(no), "string")} for no in sig_params},
                "required": [no for no, q in sig_params.items() if q.default is q.empty],
            },
        },
    }
    return callee
