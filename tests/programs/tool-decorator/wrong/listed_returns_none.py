# fault: the decorator returns None, so the decorated name is lost
import inspect

REGISTRY = {}
AS_JSON = {int: "integer", float: "number", bool: "boolean"}


class Tool:
    def __call__(self, action):
        sig = inspect.signature(action, eval_str=True).parameters
        self.register(
            action,
            {
                "type": "object",
                "properties": {no: {"type": AS_JSON.get(par.annotation, "string")} for no, par in sig.items()},
                "required": [no for no, par in sig.items() if par.default is par.empty],
            },
        )

    def register(self, action, form):
        REGISTRY[action.__name__] = {
            "fn": action,
            "spec": {"name": action.__name__, "description": (action.__doc__ or "").strip(), "input_schema": form},
        }


tool = Tool()
