import inspect, typing
from collections import UserDict, OrderedDict


class _R(OrderedDict):
    pass


REGISTRY = _R()


class tool:
    names = dict(str="string", int="integer", float="number", bool="boolean")

    def __new__(cls, fn):
        ann = typing.get_type_hints(fn)
        full = inspect.getfullargspec(fn)
        args = full.args + full.kwonlyargs
        opt = set(full.args[len(full.args) - len(full.defaults or ()) :]) | set(full.kwonlydefaults or ())
        REGISTRY[fn.__name__] = dict(
            fn=fn,
            spec=dict(
                name=fn.__name__,
                description=inspect.getdoc(fn) or "",
                input_schema=dict(
                    type="object",
                    properties={
                        a: {"type": cls.names.get(getattr(ann.get(a), "__name__", ""), "string"), "title": a}
                        for a in args
                    },
                    required=tuple(a for a in args if a not in opt),
                ),
            ),
        )
        return fn
