# fault: the deadline is always two seconds, whatever seconds says
import concurrent.futures as cf

THREADS = cf.ThreadPoolExecutor(8)
LIMIT = 2.0


def with_timeout(target, params, seconds=LIMIT):
    job = THREADS.submit(target, **params)
    try:
        return str(job.result(timeout=LIMIT))
    except cf.TimeoutError:
        return f"ERROR: timed out after {LIMIT}s"
    except Exception as error:
        return f"ERROR: {type(error).__name__}: {error}"
