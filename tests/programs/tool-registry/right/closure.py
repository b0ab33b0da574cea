from types import SimpleNamespace


def ToolRegistry():
    tools = {}

    def missing(spec, held):
        return spec.scopes_required.difference(held)

    def get(wanted, held):
        if wanted not in tools:
            raise UnknownToolError("unknown tool: " + wanted)
        lacking = missing(tools[wanted], held)
        if lacking:
            raise UnauthorizedToolError("not for you: " + wanted)
        return tools[wanted]

    def catalog(held):
        return [dict(name=name, schema=spec.input_schema) for name, spec in tools.items() if not missing(spec, held)]

    return SimpleNamespace(register=lambda spec: tools.update({spec.name: spec}), get=get, catalog_for_prompt=catalog)
