# fault: the function is taken out of its entry, so that the second call finds none
def make_dispatcher(registry):
    def dispatch(name, args):
        if name not in registry:
            return f"ERROR: unknown tool {name!r}; known tools: {', '.join(sorted(registry))}"
        return str(registry[name].pop("fn")(**args))

    return dispatch
