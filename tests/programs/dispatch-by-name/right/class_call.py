class Dispatcher:
    """Looks the tool up at the time of the call, so late registrations count."""

    def __init__(self, registry):
        self.registry = registry

    def unknown(self, name):
        known = ", ".join(self.registry)
        return f"ERROR: there is no tool called {name}. Available: {known}"

    def __call__(self, name, args):
        if name not in self.registry:
            return self.unknown(name)
        return str(self.registry[name]["fn"](**args))


make_dispatcher = Dispatcher
