# twist: 1
import json


class Journal:
    def __init__(self, store, key):
        self.store, self.pending, self.final = store, f"pending:{key}", f"final:{key}"

    def __enter__(self):
        self.store[self.pending] = True
        return self

    def __exit__(self, kind, error, tb):
        settled = kind is None or (issubclass(kind, Exception) and not issubclass(kind, (ToolTimeout, TransientError)))
        if settled:
            del self.store[self.pending]


class Plain:
    def __enter__(self):
        return self

    def __exit__(self, *exc):
        return False


def reliable_call(spec, args, key, store, attempts=3):
    def no(*words):
        return ToolResult(False, " ".join(["ERROR", spec.name, *words]))

    if wrong := validate(args, spec.schema):
        return no(*wrong)
    journal = Journal(store, key)
    match journal.final in store, journal.pending in store:
        case True, _:
            return ToolResult(True, json.loads(store[journal.final]))
        case _, True:
            return no("was begun; what became of it is unknown")
    left = attempts if spec.idempotent else 1
    n = 0
    while True:
        try:
            with Plain() if spec.idempotent else journal:
                result = execute_with_timeout(spec.fn, args, spec.timeout_s)
                store[journal.final] = json.dumps(result)
        except (ToolTimeout, TransientError) as e:
            if (left := left - 1) <= 0:
                return no(type(e).__name__, *spec.fallbacks)
            back_off(n)
            n += 1
        except Exception as e:
            return no(type(e).__name__, str(e))
        else:
            return ToolResult(True, result)
