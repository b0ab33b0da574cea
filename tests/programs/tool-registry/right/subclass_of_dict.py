from copy import deepcopy


class ToolRegistry(dict):
    def register(self, spec) -> None:
        self[spec.name] = spec

    def get(self, name, caller_scopes):
        spec = super().get(name)
        if spec is None:
            raise UnknownToolError(name)
        for scope in spec.scopes_required:
            if scope not in caller_scopes:
                raise UnauthorizedToolError(name)
        return spec

    def catalog_for_prompt(self, caller_scopes):
        entries = []
        for name in self:
            try:
                entries.append(dict(name=name, schema=deepcopy(self.get(name, caller_scopes).input_schema)))
            except UnauthorizedToolError:
                continue
        return entries
