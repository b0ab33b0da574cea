from dataclasses import dataclass, field


@dataclass
class ToolRegistry:
    tools: dict = field(default_factory=dict)

    def register(self, spec):
        self.tools.setdefault(spec.name, spec)

    def get(self, name, caller_scopes):
        match self.tools.get(name):
            case None:
                raise UnknownToolError(f"no tool called '{name}'")
            case spec if len(spec.scopes_required & caller_scopes) < len(spec.scopes_required):
                raise UnauthorizedToolError(f"'{name}' asks for more than this caller holds")
            case spec:
                return spec

    def catalog_for_prompt(self, caller_scopes):
        def usable():
            for spec in self.tools.values():
                if len(spec.scopes_required & caller_scopes) == len(spec.scopes_required):
                    yield {"name": spec.name, "schema": spec.input_schema}

        return list(usable())
