# fault: there is no deadline, the time is only looked at after the tool has ended
import time

def with_timeout(fn, args, seconds=2.0):
    start = time.monotonic()
    try:
        result = fn(**args)
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
    if time.monotonic() - start > seconds:
        return f"ERROR: timed out after {seconds}s"
    return str(result)
