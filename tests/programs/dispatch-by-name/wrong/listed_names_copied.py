# fault: the registry is copied when the dispatcher is built, a tool registered later is not found
def make_dispatcher(registry):
    tools = {name: entry["fn"] for name, entry in registry.items()}

    def dispatch(name, args):
        if name in tools:
            return str(tools[name](**args))
        return "ERROR: unknown tool " + name + ", known: " + ", ".join(tools)

    return dispatch
