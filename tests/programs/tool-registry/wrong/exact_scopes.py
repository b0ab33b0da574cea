# fault: the caller has to hold exactly the scopes, none beside
class ToolRegistry:
    def __init__(self):
        self.specs = {}

    def register(self, spec):
        self.specs[spec.name] = spec

    def get(self, name, caller_scopes):
        if name not in self.specs:
            raise UnknownToolError(name)
        spec = self.specs[name]
        if spec.scopes_required and spec.scopes_required != caller_scopes:
            raise UnauthorizedToolError(name)
        return spec

    def catalog_for_prompt(self, caller_scopes):
        return [
            {"name": t.name, "schema": t.input_schema}
            for t in self.specs.values()
            if not t.scopes_required or t.scopes_required == caller_scopes
        ]
