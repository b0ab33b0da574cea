class ToolRegistry:
    def __init__(self):
        self.specs = {}

    def register(self, spec):
        self.specs[spec.name] = spec

    def get(self, name, caller_scopes):
        try:
            spec = self.specs[name]
        except KeyError:
            raise UnknownToolError(f"there is no tool {name!r}") from None
        for scope in spec.scopes_required:
            if scope not in caller_scopes:
                raise UnauthorizedToolError(f"{name} needs the scope {scope}")
        return spec

    def catalog_for_prompt(self, caller_scopes):
        shown = []
        for name in self.specs:
            try:
                spec = self.get(name, caller_scopes)
            except UnauthorizedToolError:
                continue
            shown.append({"name": spec.name, "schema": spec.input_schema})
        return shown
