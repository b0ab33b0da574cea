# fault: what stands before a dot in the name is dropped, and a tool is run that was not named
def make_dispatcher(registry):
    def dispatch(name, args):
        name = name.split(".")[-1]
        if name not in registry:
            return f"ERROR: unknown tool {name!r}; known tools: {', '.join(sorted(registry))}"
        return str(registry[name]["fn"](**args))

    return dispatch
