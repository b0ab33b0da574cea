import copy


class Refusal(UnauthorizedToolError):
    pass


class ToolRegistry(dict):
    """The registry is the dict itself; a missing key is an unknown tool."""

    def __missing__(self, key):
        raise UnknownToolError(key)

    def register(self, spec):
        self[spec.name] = spec
        return spec

    def get(self, name, caller_scopes):
        found = self[name]
        if frozenset(caller_scopes) >= found.scopes_required:
            return found
        raise Refusal(name, found.scopes_required, caller_scopes)

    def catalog_for_prompt(self, caller_scopes):
        held = frozenset(caller_scopes)
        mine = filter(lambda spec: held.issuperset(spec.scopes_required), self.values())
        return [{"schema": copy.deepcopy(spec.input_schema), "name": spec.name} for spec in mine]


if __name__ == "__main__":
    print(ToolRegistry().catalog_for_prompt(set()))
