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
            {"name": s.name, "schema": s.input_schema} for s in self.specs.values() if s.scopes_required <= caller_scopes
        ]
