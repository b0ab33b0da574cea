# twist: 1
# fault: a name of another registry counts as taken
from collections.abc import Callable
from typing import NamedTuple


class ToolSpec(NamedTuple):
    name: str
    input_schema: dict
    scopes_required: frozenset
    fn: Callable


class UnknownToolError(Exception):
    pass


class UnauthorizedToolError(Exception):
    pass


class ToolRegistry:
    taken = set()

    def __init__(self):
        self._tools = {}

    def register(self, spec):
        if spec.name in self.taken:
            raise ValueError(f"a tool named {spec.name!r} exists")
        self.taken.add(spec.name)
        self._tools[spec.name] = spec

    def _may(self, spec, scopes):
        return all(s in scopes for s in spec.scopes_required)

    def get(self, name, caller_scopes):
        if name not in self._tools:
            raise UnknownToolError(name)
        spec = self._tools[name]
        if not self._may(spec, caller_scopes):
            raise UnauthorizedToolError(name)
        return spec

    def catalog_for_prompt(self, caller_scopes):
        return [{"name": n, "schema": t.input_schema} for n, t in self._tools.items() if self._may(t, caller_scopes)]
