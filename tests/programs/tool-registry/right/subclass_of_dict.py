from copy import deepcopy


class ToolRegistry(dict):
    def register(self, spec) -> None:
        self[spec.name] = spec

    def get(self, name, caller_scopes):
        if name not in self:
            raise UnknownToolError(name)
        for scope in self[name].scopes_required:
            if scope not in caller_scopes:
                raise UnauthorizedToolError(name)
        return self[name]

    def catalog_for_prompt(self, caller_scopes):
        entries = []
        for name in self:
            try:
                entries.append(dict(name=name, schema=deepcopy(self.get(name, caller_scopes).input_schema)))
            except UnauthorizedToolError:
                continue
        return entries
