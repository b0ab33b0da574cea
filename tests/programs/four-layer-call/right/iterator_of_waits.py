from itertools import chain


def observation(spec, *parts):
    return ToolResult(False, "ERROR|" + spec.name + "|" + "|".join(parts))


def reliable_call(spec, args, key, store, attempts=3):
    faults = validate(args, spec.schema)
    if faults:
        return observation(spec, *faults)

    missing = object()
    value = store.get(key, missing)
    waits = chain([None], range(attempts - 1 if spec.idempotent else 0))
    trouble = None
    while value is missing:
        wait = next(waits, missing)
        if wait is missing:
            return observation(spec, type(trouble).__name__, *spec.fallbacks)
        if wait is not None:
            back_off(wait)
        try:
            value = store[key] = execute_with_timeout(spec.fn, args, spec.timeout_s)
        except Exception as error:
            trouble = error
            if not isinstance(error, (ToolTimeout, TransientError)):
                return observation(spec, type(error).__name__, str(error))
    return ToolResult(True, value)
