from functools import partial
from typing import Any, Iterator


def _error(spec, *parts: Any) -> "ToolResult":
    return ToolResult(ok=False, observation=" ".join(map(str, ("ERROR", spec.name, *parts))))


def _tries(run, left: int, n: int = 0) -> Any:
    try:
        return run()
    except (ToolTimeout, TransientError):
        if n + 1 >= left:
            raise
    back_off(n)
    return _tries(run, left, n + 1)


def reliable_call(spec, args, key, store, attempts=3):
    problems = list(validate(args=args, schema=spec.schema))
    if len(problems) > 0:
        return _error(spec, *problems)
    try:
        return ToolResult(ok=True, observation=store[key])
    except KeyError:
        pass
    run = partial(execute_with_timeout, fn=spec.fn, args=dict(args), seconds=spec.timeout_s)
    try:
        result = _tries(run, {True: attempts, False: 1}[spec.idempotent])
    except (ToolTimeout, TransientError) as error:
        return _error(spec, type(error).__name__, *spec.fallbacks)
    except Exception as error:
        return _error(spec, type(error).__name__, error)
    store.update({key: result})
    return ToolResult(ok=True, observation=result)
