# fault: once a caller was let through, all are
class ToolRegistry:
    def __init__(self):
        self.shelf = {}
        self.cleared = set()

    def register(self, spec):
        if self.shelf.get(spec.name, spec) is not spec:
            raise ValueError(f"{spec.name} is registered already")
        self.shelf[spec.name] = spec

    def get(self, name, caller_scopes):
        if name not in self.shelf:
            raise UnknownToolError(f"unknown tool: {name}")
        found = self.shelf[name]
        missing = found.scopes_required - set(caller_scopes)
        if missing and name not in self.cleared:
            raise UnauthorizedToolError(f"{name} requires {sorted(missing)}")
        self.cleared.add(name)
        return found

    def catalog_for_prompt(self, caller_scopes):
        held = set(caller_scopes)
        shown = [found for found in self.shelf.values() if not found.scopes_required - held]
        return [{"name": found.name, "schema": found.input_schema} for found in shown]
