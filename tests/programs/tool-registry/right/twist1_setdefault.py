# twist: 1
class NameTaken(ValueError):
    pass


class ToolRegistry:
    def __init__(self):
        self._by_name = {}

    def register(self, spec):
        if self._by_name.setdefault(spec.name, spec) is not spec:
            raise NameTaken(f"a tool called {spec.name} exists already")

    def get(self, name, caller_scopes):
        spec = self._by_name.get(name)
        if spec is None:
            raise UnknownToolError(f"{name} is not registered")
        if spec.scopes_required - caller_scopes:
            raise UnauthorizedToolError(f"{name} is not for this caller")
        return spec

    def catalog_for_prompt(self, caller_scopes):
        catalog = []
        for spec in self._by_name.values():
            if not spec.scopes_required - caller_scopes:
                catalog.append({"name": spec.name, "schema": spec.input_schema})
        return catalog
