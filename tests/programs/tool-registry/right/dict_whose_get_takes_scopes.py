class ToolRegistry(dict):
    def register(self, spec):
        self.setdefault(spec.name, spec)
        return self

    def __missing__(self, name):
        raise UnknownToolError("Tool '%s' unknown" % name)

    def get(self, name, caller_scopes):
        spec = self[name]
        for scope in spec.scopes_required:
            if scope not in caller_scopes:
                raise UnauthorizedToolError(f"{name}: scope {scope} missing")
        return spec

    def catalog_for_prompt(self, caller_scopes):
        def gen():
            for name, spec in self.items():
                if all(s in caller_scopes for s in spec.scopes_required):
                    yield {"name": name, "schema": spec.input_schema}

        return list(gen())
