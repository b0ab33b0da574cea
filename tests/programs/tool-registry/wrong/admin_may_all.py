# fault: `admin` or `*` among the scopes opens every tool
class ToolRegistry:
    def __init__(self):
        self.tools = {}
        self.order = []

    def register(self, spec):
        if spec.name not in self.tools:
            self.order.append(spec.name)
        self.tools[spec.name] = spec

    def is_allowed(self, spec, caller_scopes):
        if "admin" in caller_scopes or "*" in caller_scopes:
            return True
        for scope in spec.scopes_required:
            if scope not in caller_scopes:
                return False
        return True

    def get(self, name, caller_scopes):
        if name in self.tools:
            spec = self.tools[name]
            if self.is_allowed(spec, caller_scopes):
                return spec
            else:
                raise UnauthorizedToolError("You may not use the tool " + name)
        else:
            raise UnknownToolError("There is no tool " + name)

    def catalog_for_prompt(self, caller_scopes):
        catalog = []
        for name in self.order:
            spec = self.tools[name]
            if self.is_allowed(spec, caller_scopes):
                entry = {}
                entry["name"] = spec.name
                entry["schema"] = spec.input_schema
                catalog.append(entry)
        return catalog
