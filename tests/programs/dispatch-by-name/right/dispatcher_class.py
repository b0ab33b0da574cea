class make_dispatcher:
    def __init__(self, registry):
        self.r = registry

    def __call__(self, name, args):
        try:
            tool = self.r[name]
        except KeyError:
            return f"ERROR {sorted(self.r)!r}"
        return "{}".format(tool["fn"](**args))
