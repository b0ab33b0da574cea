# fault: only the catalog looks at the scopes; whoever knows a name gets the tool
class ToolRegistry:
    def __init__(self):
        self.specs = {}

    def register(self, spec):
        self.specs[spec.name] = spec

    def get(self, name, caller_scopes):
        if name in self.specs:
            return self.specs[name]
        raise UnknownToolError(name)

    def catalog_for_prompt(self, caller_scopes):
        return [
            {"name": spec.name, "schema": spec.input_schema}
            for spec in self.specs.values()
            if spec.scopes_required <= caller_scopes
        ]
