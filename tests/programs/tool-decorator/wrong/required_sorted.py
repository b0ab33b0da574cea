# fault: required is in alphabetical order, not in the order of the parameters
import inspect
from typing import get_type_hints

TYPE_NAMES = {str: "string", int: "integer", float: "number", bool: "boolean"}
REGISTRY = {}

def tool(work):
    annots = get_type_hints(work)
    props, required = {}, set()
    for title, a in inspect.signature(work).parameters.items():
        props[title] = {"type": TYPE_NAMES.get(annots.get(title), "string")}
        if a.default is inspect.Parameter.empty:
            required.add(title)
    REGISTRY[work.__name__] = {"fn": work, "spec": {
        "name": work.__name__, "description": (work.__doc__ or "").strip(),
        "input_schema": {"type": "object", "properties": props, "required": sorted(required)}}}
    return work
