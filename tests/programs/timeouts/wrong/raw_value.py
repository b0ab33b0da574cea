# fault: the tool's value comes back as it is, not as str
from concurrent.futures import ThreadPoolExecutor, TimeoutError

POOL = ThreadPoolExecutor(max_workers=4)

def with_timeout(fn, args, seconds=2.0):
    try:
        return POOL.submit(fn, **args).result(timeout=seconds)
    except TimeoutError:
        return "ERROR: timed out"
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
