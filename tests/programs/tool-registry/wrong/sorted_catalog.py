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
        mine = [t for t in self.specs.values() if not t.scopes_required - caller_scopes]
        return [{"name": t.name, "schema": t.input_schema} for t in sorted(mine, key=lambda t: t.name)]
