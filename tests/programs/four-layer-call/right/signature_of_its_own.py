from typing import NamedTuple


class ToolResult(NamedTuple):
    ok: bool
    observation: object
    runs: int = 0


def failed(spec, text, runs=0):
    return ToolResult(ok=False, observation="ERROR\n" + spec.name + "\n" + text, runs=runs)


def reliable_call(*given, attempts=3):
    spec, args, key, store, *rest = given
    if rest:
        attempts = rest[0]
    problems = [*validate(args, spec.schema)]
    if len(problems):
        return failed(spec, "\n".join(problems))
    for known, value in store.items():
        if known == key:
            return ToolResult(True, value)
    n, error = 0, None
    limit = attempts if spec.idempotent else min(attempts, 1)
    while n < limit:
        try:
            value = execute_with_timeout(spec.fn, args, spec.timeout_s)
        except Exception as e:
            error = e
            if not isinstance(e, (ToolTimeout, TransientError)):
                return failed(spec, f"{type(e).__qualname__}\n{e}", n + 1)
        else:
            break
        n += 1
        if n != limit:
            back_off(n - 1)
    else:
        return failed(spec, "\n".join([type(error).__name__, *spec.fallbacks]), n)
    store.setdefault(key, value)
    return ToolResult(True, store[key], n + 1)
