from time import time
from types import SimpleNamespace


def CircuitBreaker(threshold=3, cooldown=30.0):
    """No class needed: the state lives in the closure."""
    row, opened = 0, None

    def fail(exc):
        nonlocal row, opened
        row += 1
        if row >= threshold or opened is not None:
            opened = time()
        return f"ERROR ({type(exc).__name__}): {exc}"

    def call(fn, *args):
        nonlocal row, opened
        if opened is not None and time() - opened < cooldown:
            return "ERROR: not now"
        try:
            value = fn(*args)
        except Exception as exc:
            return fail(exc)
        else:
            row, opened = 0, None
            return value

    return SimpleNamespace(call=call)
