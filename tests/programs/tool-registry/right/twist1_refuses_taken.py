# twist: 1
class ToolRegistry:
    def __init__(self):
        self.names, self.specs = [], []

    def register(self, spec):
        if spec.name in self.names:
            raise ValueError(f"{spec.name} is taken by another team's tool")
        self.names.append(spec.name)
        self.specs.append(spec)

    def get(self, name, caller_scopes):
        if name not in self.names:
            raise UnknownToolError(name)
        spec = self.specs[self.names.index(name)]
        if spec.scopes_required <= caller_scopes:
            return spec
        raise UnauthorizedToolError(name)

    def catalog_for_prompt(self, caller_scopes):
        return [{"name": t.name, "schema": t.input_schema} for t in self.specs if t.scopes_required <= caller_scopes]
