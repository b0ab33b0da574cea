from collections import OrderedDict
from types import MappingProxyType


class Entry(dict):
    __getattr__ = dict.__getitem__


def ToolRegistry():
    class _Registry:
        __slots__ = ()

        @staticmethod
        def register(spec):
            if tools.get(spec.name, spec) != spec:
                raise ValueError("already there: " + repr(spec.name))
            tools[spec.name] = spec

        @staticmethod
        def get(name, caller_scopes=frozenset()):
            try:
                spec = view[name]
            except KeyError:
                raise UnknownToolError(f"{name} has not been registered") from None
            if frozenset(caller_scopes).issuperset(spec.scopes_required):
                return spec
            raise UnauthorizedToolError(f"{name} needs more scopes")

        @staticmethod
        def catalog_for_prompt(caller_scopes=frozenset()):
            have = frozenset(caller_scopes)
            return [Entry(name=n, schema=s.input_schema, description="") for n, s in view.items() if have | s.scopes_required == have]

    tools = OrderedDict()
    view = MappingProxyType(tools)
    return _Registry()
