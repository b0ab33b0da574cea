from itertools import count
from collections import defaultdict


class ToolRegistry:
    def __init__(self):
        numbers = count()
        self._bit = defaultdict(lambda: 1 << next(numbers))
        self._rows = []

    def _mask(self, scopes):
        return sum(self._bit[scope] for scope in set(scopes))

    def register(self, spec):
        self._rows.append((self._mask(spec.scopes_required), spec))

    def get(self, name, caller_scopes):
        match [row for row in self._rows if row[1].name == name]:
            case []:
                raise UnknownToolError(name)
            case [*_, (mask, spec)] if mask & ~self._mask(caller_scopes) == 0:
                return spec
        raise UnauthorizedToolError(name)

    def catalog_for_prompt(self, caller_scopes):
        held = self._mask(caller_scopes)
        return [dict(name=s.name, schema=s.input_schema) for mask, s in self._rows if mask & held == mask]
