# fault: the catalog lists every tool, whatever the caller may call
class ToolRegistry:
    def __init__(self):
        self.specs = {}

    def register(self, spec):
        self.specs[spec.name] = spec

    def get(self, name, caller_scopes):
        if name not in self.specs:
            raise UnknownToolError(name)
        if not self.specs[name].scopes_required <= caller_scopes:
            raise UnauthorizedToolError(name)
        return self.specs[name]

    def catalog_for_prompt(self, caller_scopes):
        return [{"name": spec.name, "schema": spec.input_schema} for spec in self.specs.values()]
