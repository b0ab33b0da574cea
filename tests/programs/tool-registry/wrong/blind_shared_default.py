# fault: registries share the default dict
class ToolRegistry:
    def __init__(self, specs={}):
        self.specs = specs

    def register(self, spec):
        self.specs[spec.name] = spec

    def get(self, name, caller_scopes):
        if name not in self.specs:
            raise UnknownToolError(name)
        spec = self.specs[name]
        if spec.scopes_required - caller_scopes:
            raise UnauthorizedToolError(name)
        return spec

    def catalog_for_prompt(self, caller_scopes):
        return [
            {"name": n, "schema": s.input_schema}
            for n, s in self.specs.items()
            if not s.scopes_required - caller_scopes
        ]
