# fault: parameters with a default are in required too
import inspect
from typing import get_type_hints

REGISTRY = {}
NAMES_OF = {int: "integer", str: "string", float: "number", bool: "boolean"}


class Spec(dict):
    def __init__(self, target):
        annots = get_type_hints(target)
        parts = {u: {"type": NAMES_OF.get(annots.get(u), "string")} for u in inspect.signature(target).parameters}
        super().__init__(
            name=target.__name__,
            description=(target.__doc__ or "").strip(),
            input_schema={"type": "object", "properties": parts, "required": [*parts]},
        )


def tool(target):
    REGISTRY[target.__name__] = {"fn": target, "spec": Spec(target)}
    return target
