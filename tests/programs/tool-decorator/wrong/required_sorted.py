# fault: required is in alphabetical order, not in the order of the parameters
import inspect
from typing import get_type_hints

TYPE_NAMES = {int: "integer", str: "string", float: "number", bool: "boolean"}
REGISTRY = {}


def tool(work):
    annots = get_type_hints(work)
    described, must = {}, set()
    for label, q in inspect.signature(work).parameters.items():
        described[label] = {"type": TYPE_NAMES.get(annots.get(label), "string")}
        if q.default is inspect.Parameter.empty:
            must.add(label)
    REGISTRY[work.__name__] = {
        "fn": work,
        "spec": {
            "name": work.__name__,
            "description": (work.__doc__ or "").strip(),
            "input_schema": {"type": "object", "properties": described, "required": sorted(must)},
        },
    }
    return work
