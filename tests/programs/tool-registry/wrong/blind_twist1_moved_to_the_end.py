# twist: 1
# fault: the first tool loses its place
class Taken(ValueError):
    def __init__(self, name):
        super().__init__("taken", name)


class ToolRegistry(list):
    def register(self, spec):
        if spec.name in (other.name for other in self):
            self.append(self.pop([other.name for other in self].index(spec.name)))
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
