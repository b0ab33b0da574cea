# twist: 1
# fault: the first tool stays, and loses its place
class ToolRegistry:
    def __init__(self):
        self.order, self.by_name = [], {}

    def register(self, spec):
        taken = spec.name in self.by_name
        if taken:
            self.order.remove(spec.name)
        self.order.append(spec.name)
        if taken:
            raise ValueError(f"`{spec.name}` is taken")
        self.by_name[spec.name] = spec

    def get(self, name, caller_scopes):
        try:
            found = self.by_name[name]
        except KeyError:
            raise UnknownToolError(name) from None
        if found.scopes_required - caller_scopes:
            raise UnauthorizedToolError(name)
        return found

    def catalog_for_prompt(self, caller_scopes):
        mine = [self.by_name[name] for name in self.order]
        return [
            {"name": one.name, "schema": one.input_schema} for one in mine if not one.scopes_required - caller_scopes
        ]
