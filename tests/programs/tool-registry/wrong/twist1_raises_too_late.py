# twist: 1
# fault: it complains about the taken name when the first tool is gone already
class ToolRegistry:
    def __init__(self):
        self.specs = {}

    def register(self, spec):
        before = self.specs.pop(spec.name, None)
        self.specs[spec.name] = spec
        if before is not None:
            raise ValueError(f"{spec.name} was there before")

    def get(self, name, caller_scopes):
        if name not in self.specs:
            raise UnknownToolError(name)
        if self.specs[name].scopes_required - caller_scopes:
            raise UnauthorizedToolError(name)
        return self.specs[name]

    def catalog_for_prompt(self, caller_scopes):
        return [
            {"name": t.name, "schema": t.input_schema}
            for t in self.specs.values()
            if not t.scopes_required - caller_scopes
        ]
