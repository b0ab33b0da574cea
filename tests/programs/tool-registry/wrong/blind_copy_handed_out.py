# fault: get gives back a copy of the spec
import copy
from collections import UserDict


class ToolRegistry(UserDict):
    def register(self, spec):
        self[spec.name] = spec

    def __missing__(self, name):
        raise UnknownToolError(f"unknown tool {name}")

    def allowed(self, spec, caller_scopes):
        return spec.scopes_required <= caller_scopes

    def get(self, name, caller_scopes):
        spec = self[name]
        if not self.allowed(spec, caller_scopes):
            raise UnauthorizedToolError(f"{name} is not for this caller")
        return copy.copy(spec)

    def catalog_for_prompt(self, caller_scopes):
        return [
            {"name": spec.name, "schema": spec.input_schema}
            for spec in self.values()
            if self.allowed(spec, caller_scopes)
        ]
