from collections.abc import Callable
from functools import partial
from typing import Any

Step = Callable[[], ToolResult]


def error(spec: Any, text: str) -> ToolResult:
    return ToolResult(False, f"ERROR {spec.name}: {text}")


def validated(spec: Any, args: dict, inner: Step) -> ToolResult:
    problems = validate(args, spec.schema)
    return error(spec, " / ".join(problems)) if len(problems) > 0 else inner()


def replayed(key: str, store: dict, inner: Step) -> ToolResult:
    if key not in store:
        result = inner()
        if not result.ok:
            return result
        store[key] = result.observation
    return ToolResult(True, store[key])


def retried(spec: Any, attempts: int, inner: Callable[[], Any]) -> Any:
    last = attempts if spec.idempotent else 1
    for run in range(1, last + 1):
        try:
            return inner()
        except (ToolTimeout, TransientError):
            if run == last:
                raise
            back_off(run - 1)


def degraded(spec: Any, inner: Callable[[], Any]) -> ToolResult:
    try:
        return ToolResult(True, inner())
    except (ToolTimeout, TransientError) as gone:
        return error(spec, f"{type(gone).__name__}, what is left: {list(spec.fallbacks)}")
    except Exception as other:
        return error(spec, f"{type(other).__name__} {other}")


def reliable_call(spec, args, key, store, attempts=3):
    run = partial(execute_with_timeout, spec.fn, args, spec.timeout_s)
    careful = partial(degraded, spec, partial(retried, spec, attempts, run))
    return validated(spec, args, partial(replayed, key, store, careful))
