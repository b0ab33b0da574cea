"""Here the tool's own failure becomes an observation as well, the loop never sees a raise."""

import json
from contextlib import suppress


def error(kind, **details):
    return "ERROR " + json.dumps({"kind": kind, **details}, ensure_ascii=False)


def make_dispatcher(registry, **options):
    assert not options

    def dispatch(name, args):
        fn = None
        with suppress(KeyError):
            fn = registry[name]["fn"]
        if fn is None:
            return error("unknown tool", asked_for=name, available=list(registry.keys()))
        try:
            result = fn(**args)
        except Exception as exc:
            return error(type(exc).__name__, message=str(exc))
        else:
            return str(result)

    return dispatch
