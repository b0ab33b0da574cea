from dataclasses import dataclass, field
from inspect import getfullargspec
from typing import get_type_hints


@dataclass
class Schema:
    properties: dict = field(default_factory=dict)
    required: list = field(default_factory=list)

    def to_dict(self):
        return {
            "type": "object",
            "properties": self.properties,
            "required": self.required,
            "additionalProperties": False,
        }


MAP = {bool: "boolean", int: "integer", float: "number", str: "string"}
REGISTRY = {}


def build(action):
    rules = Schema()
    spec = getfullargspec(action)
    ann = get_type_hints(action)
    with_default = set(spec.kwonlydefaults or ())
    if spec.defaults:
        with_default.update(spec.args[-len(spec.defaults) :])
    for which in spec.args + spec.kwonlyargs:
        w = ann.get(which)
        rules.properties[which] = {"type": MAP[w] if w in MAP else "string"}
        if which not in with_default:
            rules.required.append(which)
    return rules.to_dict()


def tool(action):
    """Decorator."""
    REGISTRY[action.__name__] = {
        "fn": action,
        "spec": {
            "name": action.__name__,
            "description": action.__doc__.strip() if action.__doc__ else "",
            "input_schema": build(action),
        },
        "module": action.__module__,
    }
    return action
