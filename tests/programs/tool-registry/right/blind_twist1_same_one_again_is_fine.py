# twist: 1
class ToolRegistry:
    def __init__(self):
        self.specs = {}

    def register(self, spec):
        if self.specs.setdefault(spec.name, spec) is not spec:
            raise ValueError(f"{spec.name!r} is another tool's name")

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
