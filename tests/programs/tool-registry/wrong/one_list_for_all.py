# fault: the tools are kept on the class, so all registries share them
class ToolRegistry:
    specs = {}

    def register(self, spec):
        self.specs[spec.name] = spec

    def get(self, name, caller_scopes):
        if name not in self.specs:
            raise UnknownToolError(name)
        if not self.specs[name].scopes_required.issubset(caller_scopes):
            raise UnauthorizedToolError(name)
        return self.specs[name]

    def catalog_for_prompt(self, caller_scopes):
        return [
            {"name": name, "schema": spec.input_schema}
            for name, spec in self.specs.items()
            if spec.scopes_required.issubset(caller_scopes)
        ]
