from dataclasses import dataclass, field
from inspect import getfullargspec
from typing import get_type_hints


@dataclass
class Schema:
    properties: dict = field(default_factory=dict)
    required: list = field(default_factory=list)

    def to_dict(self):
        return {"type": "object", "properties": self.properties,
                "required": self.required, "additionalProperties": False}


MAP = {bool: "boolean", int: "integer", float: "number", str: "string"}
REGISTRY = {}


def build(fn):
    schema = Schema()
    spec = getfullargspec(fn)
    hints = get_type_hints(fn)
    with_default = set(spec.kwonlydefaults or ())
    if spec.defaults:
        with_default.update(spec.args[-len(spec.defaults):])
    for name in spec.args + spec.kwonlyargs:
        t = hints.get(name)
        schema.properties[name] = {"type": MAP[t] if t in MAP else "string"}
        if name not in with_default:
            schema.required.append(name)
    return schema.to_dict()


def tool(fn):
    """Decorator."""
    REGISTRY[fn.__name__] = {
        "fn": fn,
        "spec": {"name": fn.__name__,
                 "description": fn.__doc__.strip() if fn.__doc__ else "",
                 "input_schema": build(fn)},
        "module": fn.__module__,
    }
    return fn
