from types import SimpleNamespace


def ToolRegistry():
    shelf = ()

    def register(spec):
        nonlocal shelf
        shelf += (spec,)

    def get(name, caller_scopes):
        for spec in reversed(shelf):
            if spec.name == name:
                missing = [scope for scope in spec.scopes_required if scope not in caller_scopes]
                if missing:
                    raise UnauthorizedToolError("not for you", name, missing)
                return spec
        raise UnknownToolError("never heard of", name)

    def catalog_for_prompt(caller_scopes):
        def entries():
            for spec in shelf:
                try:
                    yield {"name": get(spec.name, caller_scopes).name, "schema": spec.input_schema, "tool": True}
                except UnauthorizedToolError:
                    continue

        return tuple(entries())

    return SimpleNamespace(register=register, get=get, catalog_for_prompt=catalog_for_prompt)
