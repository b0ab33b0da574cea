# fault: the observation for a tool that raises has the type's name but not the message
from concurrent.futures import ThreadPoolExecutor, TimeoutError

POOL = ThreadPoolExecutor(max_workers=8)

def with_timeout(fn, args, seconds=2.0):
    task = POOL.submit(fn, **args)
    try:
        value = task.result(timeout=seconds)
    except TimeoutError:
        return "ERROR: tool timed out"
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}"
    return str(value)
