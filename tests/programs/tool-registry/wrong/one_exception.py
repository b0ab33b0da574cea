# fault: a missing scope is reported as an unknown tool
class ToolRegistry:
    def __init__(self):
        self.specs = {}

    def register(self, spec):
        self.specs[spec.name] = spec

    def usable(self, caller_scopes):
        return {name: spec for name, spec in self.specs.items() if spec.scopes_required <= caller_scopes}

    def get(self, name, caller_scopes):
        mine = self.usable(caller_scopes)
        if name not in mine:
            raise UnknownToolError(name)
        return mine[name]

    def catalog_for_prompt(self, caller_scopes):
        return [{"name": name, "schema": spec.input_schema} for name, spec in self.usable(caller_scopes).items()]
