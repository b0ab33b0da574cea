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
    schema = {"properties": {"order": {"type": "string"}}}
    for name, scopes in (("find_order", "read"), ("refund", "read money"), ("ping", "")):
        registry.register(ToolSpec(name, schema, frozenset(scopes.split()), print))
    for caller, scopes in (("visitor", set()), ("support", {"read"}), ("billing", {"read", "money"})):
        shown = [entry["name"] for entry in registry.catalog_for_prompt(scopes)]
        try:
            answer = f"got {registry.get('refund', scopes).name}"
        except UnauthorizedToolError as error:
            answer = str(error)
        print(f"{caller:8} sees {', '.join(shown):24} asks for refund: {answer}")
