# fault: a result that is no string is written as JSON, which differs from its text
import json


def make_dispatcher(registry):
    def as_text(value):
        return value if isinstance(value, str) else json.dumps(value)

    def dispatch(name, args):
        known = registry.get(name)
        if not known:
            return f"ERROR: no such tool: {name}. Available: {', '.join(sorted(registry))}"
        return as_text(known["fn"](**args))

    return dispatch
