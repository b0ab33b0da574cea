# fault: a scope that begins like the required one counts for it
class ToolRegistry:
    def __init__(self):
        self.tools = {}

    def register(self, spec):
        self.tools[spec.name] = spec

    def _lacks(self, spec, scopes):
        return [need for need in spec.scopes_required if not any(need.startswith(have) for have in scopes)]

    def get(self, name, caller_scopes):
        spec = self.tools.get(name)
        if not spec:
            raise UnknownToolError(name)
        if self._lacks(spec, caller_scopes):
            raise UnauthorizedToolError(name)
        return spec

    def catalog_for_prompt(self, caller_scopes):
        return [
            {"name": t.name, "schema": t.input_schema} for t in self.tools.values() if not self._lacks(t, caller_scopes)
        ]
