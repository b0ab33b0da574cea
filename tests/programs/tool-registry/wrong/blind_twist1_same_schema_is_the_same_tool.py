# twist: 1
# fault: another tool with the first one's schema replaces nothing and raises nothing
class Taken(ValueError):
    def __init__(self, name):
        super().__init__("taken", name)


class ToolRegistry(list):
    def register(self, spec):
        if any(spec.name == other.name and spec.input_schema != other.input_schema for other in self):
            raise Taken(spec.name)
        self.append(spec)

    def get(self, name, caller_scopes):
        spec = next((spec for spec in self if spec.name == name), None)
        if spec is None:
            raise UnknownToolError(name)
        if spec.scopes_required - caller_scopes:
            raise UnauthorizedToolError(name)
        return spec

    def catalog_for_prompt(self, caller_scopes):
        return [{"name": t.name, "schema": t.input_schema} for t in self if not t.scopes_required - caller_scopes]
