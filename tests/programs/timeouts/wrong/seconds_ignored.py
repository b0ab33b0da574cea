# fault: the deadline is always two seconds, whatever seconds says
import concurrent.futures as cf

POOL = cf.ThreadPoolExecutor(8)
LIMIT = 2.0

def with_timeout(fn, args, seconds=LIMIT):
    job = POOL.submit(fn, **args)
    try:
        return str(job.result(timeout=LIMIT))
    except cf.TimeoutError:
        return f"ERROR: timed out after {LIMIT}s"
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
