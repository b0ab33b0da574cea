# fault: a falsy result (0, an empty list, None) becomes an empty string, not its str
def make_dispatcher(registry):
    def dispatch(called, kwargs):
        rec = registry.get(called)
        if rec is None:
            return "ERROR: unknown tool; one of " + str(sorted(registry))
        return str(rec["fn"](**kwargs) or "")

    return dispatch
