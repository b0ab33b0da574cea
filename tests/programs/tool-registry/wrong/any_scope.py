# fault: one of the required scopes is enough
class ToolRegistry:
    def __init__(self):
        self.specs = {}

    def register(self, spec):
        self.specs[spec.name] = spec

    def may(self, spec, scopes):
        return not spec.scopes_required or any(scope in scopes for scope in spec.scopes_required)

    def get(self, name, caller_scopes):
        if name not in self.specs:
            raise UnknownToolError(name)
        if not self.may(self.specs[name], caller_scopes):
            raise UnauthorizedToolError(name)
        return self.specs[name]

    def catalog_for_prompt(self, caller_scopes):
        return [{"name": t.name, "schema": t.input_schema} for t in self.specs.values() if self.may(t, caller_scopes)]
