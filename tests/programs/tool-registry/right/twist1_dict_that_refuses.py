# twist: 1
from types import MappingProxyType


class Taken(ValueError): pass


class OneEach(dict):
    def __setitem__(self, key, value):
        if key in self:
            raise Taken(f"{key}: taken by {self[key].fn!r}")
        super().__setitem__(key, value)


class ToolRegistry:
    def __init__(self, tools=()):
        self.tools = OneEach()
        for tool in tools:
            self.register(tool)

    def register(self, spec):
        self.tools[spec.name] = spec
        return spec

    def get(self, name, caller_scopes):
        spec = self.tools.get(name)
        match spec:
            case None:
                raise UnknownToolError(f"{name}?")
            case _ if spec.scopes_required - set(caller_scopes):
                raise UnauthorizedToolError(f"{name}!")
        return spec

    def catalog_for_prompt(self, caller_scopes):
        out = []
        for name in self.tools:
            try:
                spec = self.get(name, caller_scopes)
            except UnauthorizedToolError:
                continue
            out.append({"name": spec.name, "schema": spec.input_schema, "scopes": sorted(spec.scopes_required)})
        return out
