# fault: the catalog is sorted by name and not by registration
class ToolRegistry:
    def __init__(self):
        self.specs = {}

    def register(self, spec):
        self.specs[spec.name] = spec

    def get(self, name, caller_scopes):
        if name not in self.specs:
            raise UnknownToolError(name)
        if self.specs[name].scopes_required - caller_scopes:
            raise UnauthorizedToolError(name)
        return self.specs[name]

    def catalog_for_prompt(self, caller_scopes):
        mine = [s for s in self.specs.values() if not s.scopes_required - caller_scopes]
        return [{"name": s.name, "schema": s.input_schema} for s in sorted(mine, key=lambda s: s.name)]
