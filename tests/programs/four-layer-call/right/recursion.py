def failed(spec, *words):
    return ToolResult(ok=False, observation=" ".join(["ERROR:", spec.name, *map(str, words)]))


def attempt(spec, args, n, last):
    try:
        return ToolResult(True, execute_with_timeout(spec.fn, args, spec.timeout_s))
    except (TransientError, ToolTimeout) as fault:
        if n == last:
            return failed(spec, "gave up after", type(fault).__name__, "- use instead:", *spec.fallbacks)
    except Exception as fault:
        return failed(spec, "failed with", type(fault).__name__, fault)
    back_off(n)
    return attempt(spec, args, n + 1, last)


def reliable_call(spec, args, key, store, attempts=3):
    if problems := validate(args, spec.schema):
        return failed(spec, "has wrong arguments:", *problems)
    try:
        return ToolResult(True, store[key])
    except KeyError:
        pass
    outcome = attempt(spec, args, 0, attempts - 1 if spec.idempotent else 0)
    if outcome.ok:
        store[key] = outcome.observation
    return outcome
