#: given
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


#: end


class ToolRegistry:
    def __init__(self):
        self.specs = {}  #: own_tools

    def register(self, spec):
        if spec.name in self.specs:  #: taken
            raise ValueError(f"{spec.name} is registered already")  #: taken
        self.specs[spec.name] = spec  #: own_tools

    @staticmethod
    def allowed(spec, caller_scopes):
        return spec.scopes_required <= caller_scopes  #: all_scopes

    def get(self, name, caller_scopes):
        spec = self.specs.get(name)
        if spec is None:  #: unknown
            raise UnknownToolError(f"there is no tool {name}")  #: unknown
        if not self.allowed(spec, caller_scopes):  #: refuse
            raise UnauthorizedToolError(f"{name} is not for this caller")  #: refuse
        return spec

    def catalog_for_prompt(self, caller_scopes):
        return [
            {"name": spec.name, "schema": spec.input_schema}  #: entry
            for spec in self.specs.values()  #: entry
            if self.allowed(spec, caller_scopes)  #: same_rule
        ]


if __name__ == "__main__":
    registry = ToolRegistry()
    registry.register(ToolSpec("search", {"title": "orders"}, frozenset(), print))
    try:
        registry.register(ToolSpec("search", {"title": "the web"}, frozenset(), print))
    except ValueError as error:
        print("refused:", error)
    print(registry.catalog_for_prompt(set()))
