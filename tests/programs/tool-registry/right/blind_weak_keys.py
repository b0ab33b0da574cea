from collections import OrderedDict
from weakref import WeakKeyDictionary

_SHELVES = WeakKeyDictionary()


class NotRegistered(UnknownToolError):
    pass


class ScopeMissing(UnauthorizedToolError):
    pass


class ToolRegistry:
    def register(self, spec):
        _SHELVES.setdefault(self, OrderedDict())[spec.name] = spec
        return spec

    def get(self, name, caller_scopes):
        try:
            spec = _SHELVES.get(self, {})[name]
        except KeyError:
            raise NotRegistered(f"<{name}>") from None
        if frozenset(caller_scopes).issuperset(spec.scopes_required):
            return spec
        raise ScopeMissing(name)

    def catalog_for_prompt(self, caller_scopes):
        mine = frozenset(caller_scopes)
        return [
            OrderedDict(name=name, schema=dict(spec.input_schema))
            for name, spec in _SHELVES.get(self, {}).items()
            if not spec.scopes_required - mine
        ]
