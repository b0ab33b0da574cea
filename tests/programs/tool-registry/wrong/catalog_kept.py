# fault: the catalog of a caller is worked out once and kept, so a tool registered later never shows
class ToolRegistry:
    def __init__(self):
        self.specs = {}
        self.catalogs = {}

    def register(self, spec):
        self.specs[spec.name] = spec

    def get(self, name, caller_scopes):
        if name not in self.specs:
            raise UnknownToolError(name)
        if self.specs[name].scopes_required - caller_scopes:
            raise UnauthorizedToolError(name)
        return self.specs[name]

    def catalog_for_prompt(self, caller_scopes):
        key = frozenset(caller_scopes)
        if key not in self.catalogs:
            self.catalogs[key] = [
                {"name": t.name, "schema": t.input_schema} for t in self.specs.values() if t.scopes_required <= key
            ]
        return self.catalogs[key]
