# fault: args is passed to the tool as one dict, not as keyword arguments
from concurrent.futures import ThreadPoolExecutor, TimeoutError

pool = ThreadPoolExecutor(max_workers=6)

def with_timeout(fn, args, seconds=2.0):
    future = pool.submit(fn, args) if args else pool.submit(fn)
    try:
        return str(future.result(seconds))
    except TimeoutError:
        return "ERROR: timed out"
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
