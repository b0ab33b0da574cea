import inspect

REGISTRY = {}


class Tool:
    """`tool` below is an instance of this; it works as @tool and as @tool()."""

    types = (("boolean", bool), ("integer", int), ("number", float))

    def __init__(self, into):
        self.into = into

    def __call__(self, fn=None):
        if fn is None:
            return self
        hints = inspect.get_annotations(fn, eval_str=True)
        props, needed = {}, []
        for p in inspect.signature(fn).parameters.values():
            props[p.name] = {"type": self.name_of(hints.get(p.name))}
            if p.default is inspect.Parameter.empty:
                needed.append(p.name)
        schema = {"type": "object", "properties": props, "required": tuple(needed)}
        self.into[fn.__name__] = {
            "fn": fn,
            "spec": {
                "name": fn.__name__,
                "description": ("" if fn.__doc__ is None else fn.__doc__).strip(),
                "input_schema": schema,
            },
        }
        return fn

    def name_of(self, t):
        for name, python_type in self.types:
            if t is python_type:
                return name
        return "string"


tool = Tool(REGISTRY)
