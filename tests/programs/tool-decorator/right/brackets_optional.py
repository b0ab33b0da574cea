import inspect, typing

REGISTRY: dict = {}
_T = (("string", str), ("integer", int), ("number", float), ("boolean", bool))


def tool(fn=None, /, **options):
    def register(fn):
        try:
            hints = typing.get_type_hints(fn)
        except NameError:
            hints = {}
        hints.pop("return", None)
        sig = inspect.signature(fn)
        props = {}
        for p in sig.parameters:
            t = hints.get(p, str)
            props[p] = {"type": next((j for j, py in _T if py is t), "string")}
            if sig.parameters[p].default is not inspect._empty:
                props[p]["default"] = sig.parameters[p].default
        REGISTRY[fn.__name__] = dict(fn=fn, spec=dict(name=fn.__name__, description=fn.__doc__.strip() if fn.__doc__ else "", input_schema=dict(type="object", properties=props, required=[p for p in props if "default" not in props[p]])))
        return fn
    return register(fn) if fn is not None else register
