# fault: a falsy result (0, an empty list, None) becomes an empty string, not its str
def make_dispatcher(registry):
    def dispatch(label, kwargs):
        rec = registry.get(label)
        if rec is None:
            return "ERROR: unknown tool; one of " + str(sorted(registry))
        return str(rec["fn"](**kwargs) or "")
    return dispatch
