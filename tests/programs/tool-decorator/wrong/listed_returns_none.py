# fault: the decorator returns None, so the decorated name is lost
import inspect

REGISTRY = {}
TYPES = {int: "integer", float: "number", bool: "boolean"}

class Tool:
    def __call__(self, fn):
        sig = inspect.signature(fn, eval_str=True).parameters
        self.register(fn, {
            "type": "object",
            "properties": {n: {"type": TYPES.get(p.annotation, "string")} for n, p in sig.items()},
            "required": [n for n, p in sig.items() if p.default is p.empty]})

    def register(self, fn, schema):
        REGISTRY[fn.__name__] = {"fn": fn, "spec": {
            "name": fn.__name__, "description": (fn.__doc__ or "").strip(), "input_schema": schema}}

tool = Tool()
