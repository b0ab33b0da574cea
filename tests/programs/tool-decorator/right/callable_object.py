import inspect

REGISTRY = {}


class Tool:
    """`tool` below is an instance of this; it works as @tool and as @tool()."""

    types = (("boolean", bool), ("integer", int), ("number", float))

    def __init__(self, into):
        self.into = into

    def __call__(self, action=None):
        if action is None:
            return self
        annots = inspect.get_annotations(action, eval_str=True)
        props, needed = {}, []
        for a in inspect.signature(action).parameters.values():
            props[a.name] = {"type": self.name_of(annots.get(a.name))}
            if a.default is inspect.Parameter.empty:
                needed.append(a.name)
        spec = {"type": "object", "properties": props, "required": tuple(needed)}
        self.into[action.__name__] = {
            "fn": action,
            "spec": {
                "name": action.__name__,
                "description": ("" if action.__doc__ is None else action.__doc__).strip(),
                "input_schema": spec,
            },
        }
        return action

    def name_of(self, u):
        for field_name, python_type in self.types:
            if u is python_type:
                return field_name
        return "string"


tool = Tool(REGISTRY)
