# fault: when no parameter is required the key `required` is missing from the schema
import inspect
from typing import get_type_hints

REGISTRY = {}
AS_JSON = {str: "string", int: "integer", float: "number", bool: "boolean"}


def tool(callee):
    ann = get_type_hints(callee)
    sig_params = inspect.signature(callee).parameters
    spec = {"type": "object", "properties": {x: {"type": AS_JSON.get(ann.get(x), "string")} for x in sig_params}}
    if needed := [x for x, a in sig_params.items() if a.default is a.empty]:
        spec["required"] = needed
    REGISTRY[callee.__name__] = {
        "fn": callee,
        "spec": {"name": callee.__name__, "description": (callee.__doc__ or "").strip(), "input_schema": spec},
    }
    return callee
