# fault: a parameter whose default is 0, False or empty counts as required
import inspect
from typing import get_type_hints

REGISTRY = {}


class Spec:
    TYPES = {"bool": "boolean", "int": "integer", "float": "number", "str": "string"}

    def __init__(self, fn):
        self.fn = fn
        self.hints = get_type_hints(fn)
        self.parameters = inspect.signature(fn).parameters

    def type_of(self, name):
        return {"type": self.TYPES.get(getattr(self.hints.get(name), "__name__", ""), "string")}

    def needed(self):
        return [n for n, p in self.parameters.items() if p.default is inspect._empty or not p.default]

    def as_dict(self):
        return {
            "name": self.fn.__name__,
            "description": (self.fn.__doc__ or "").strip(),
            "input_schema": {
                "type": "object",
                "properties": {n: self.type_of(n) for n in self.parameters},
                "required": self.needed(),
            },
        }


def tool(fn):
    REGISTRY[fn.__name__] = {"fn": fn, "spec": Spec(fn).as_dict()}
    return fn
