# the registry is a dict subclass that knows how to add
import inspect


class Registry(dict):
    NAMES = {str: "string", int: "integer", float: "number", bool: "boolean"}

    def add(self, fn):
        entry = {"fn": fn, "spec": self.describe(fn)}
        self[fn.__name__] = entry
        return fn

    def describe(self, fn):
        parameters = inspect.signature(fn, eval_str=True).parameters.values()
        return {
            "name": fn.__name__,
            "description": (inspect.getdoc(fn) or "").strip(),
            "input_schema": {
                "type": "object",
                "properties": {p.name: {"type": self.kind(p.annotation)} for p in parameters},
                "required": [p.name for p in parameters if p.default is p.empty],
            },
        }

    def kind(self, annotation):
        return self.NAMES.get(annotation, "string")


REGISTRY = Registry()
tool = REGISTRY.add
