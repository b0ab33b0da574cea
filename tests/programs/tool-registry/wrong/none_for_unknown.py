# fault: an unknown name gives None
class ToolRegistry:
    def __init__(self):
        self.specs = {}

    def register(self, spec):
        self.specs[spec.name] = spec

    def get(self, name, caller_scopes):
        spec = self.specs.get(name)
        if spec is not None and not spec.scopes_required <= caller_scopes:
            raise UnauthorizedToolError(name)
        return spec

    def catalog_for_prompt(self, caller_scopes):
        return [
            {"name": t.name, "schema": t.input_schema}
            for t in self.specs.values()
            if t.scopes_required <= caller_scopes
        ]
