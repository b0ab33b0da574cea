# fault: a tool that was too slow once is never run again
from concurrent.futures import ThreadPoolExecutor, TimeoutError

SLOW = set()


def with_timeout(fn, args, seconds=2.0):
    if fn in SLOW:
        return "ERROR: timed out before"
    ex = ThreadPoolExecutor(1)
    f = ex.submit(fn, **args)
    ex.shutdown(wait=False)
    try:
        return str(f.result(seconds))
    except TimeoutError:
        SLOW.add(fn)
        return "ERROR: timed out"
    except Exception as e:
        return f"ERROR: {type(e).__name__}: {e}"
