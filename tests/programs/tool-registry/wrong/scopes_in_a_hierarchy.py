# fault: who holds `orders` is taken to hold `orders:read` as well


class ToolRegistry:
    def __init__(self):
        self.specs = {}

    def register(self, spec):
        if spec.name in self.specs:
            raise ValueError(f"{spec.name} is taken")
        self.specs[spec.name] = spec

    @staticmethod
    def allows(spec, held):
        return all(any(scope == own or scope.startswith(f"{own}:") for own in held) for scope in spec.scopes_required)

    def get(self, name, caller_scopes):
        if name not in self.specs:
            raise UnknownToolError(f"nothing is called {name}")
        if not self.allows(self.specs[name], caller_scopes):
            raise UnauthorizedToolError(f"{name} is not for this caller")
        return self.specs[name]

    def catalog_for_prompt(self, caller_scopes):
        mine = [spec for spec in self.specs.values() if self.allows(spec, caller_scopes)]
        return [{"name": spec.name, "schema": spec.input_schema} for spec in mine]
