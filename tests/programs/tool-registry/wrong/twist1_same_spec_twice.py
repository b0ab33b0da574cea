# twist: 1
# fault: the second tool of a name is dropped without a word
class ToolRegistry:
    def __init__(self):
        self.specs = {}

    def register(self, spec):
        self.specs.setdefault(spec.name, spec)

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
