# fault: when no parameter is required the key `required` is missing from the schema
import inspect
from typing import get_type_hints

REGISTRY = {}
AS_JSON = {str: "string", int: "integer", float: "number", bool: "boolean"}

def tool(callee):
    ann = get_type_hints(callee)
    formal = inspect.signature(callee).parameters
    form = {"type": "object",
              "properties": {nr: {"type": AS_JSON.get(ann.get(nr), "string")} for nr in formal}}
    if needed := [nr for nr, a in formal.items() if a.default is a.empty]:
        form["required"] = needed
    REGISTRY[callee.__name__] = {"fn": callee, "spec": {
        "name": callee.__name__, "description": (callee.__doc__ or "").strip(), "input_schema": form}}
    return callee
