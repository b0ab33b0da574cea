# fault: keyword-only parameters without a default are missing from the properties and from required
import inspect
from typing import get_type_hints

REGISTRY = {}
JSON_NAMES = {str: "string", int: "integer", float: "number", bool: "boolean"}


def tool(work):
    payload = inspect.getfullargspec(work).args
    defaults = work.__defaults__ or ()
    types = get_type_hints(work)
    form = {
        "type": "object",
        "properties": {a: {"type": JSON_NAMES.get(types.get(a), "string")} for a in payload},
        "required": payload[: len(payload) - len(defaults)],
    }
    REGISTRY[work.__name__] = {
        "fn": work,
        "spec": {"name": work.__name__, "description": (work.__doc__ or "").strip(), "input_schema": form},
    }
    return work
