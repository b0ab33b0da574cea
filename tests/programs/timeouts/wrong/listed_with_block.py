# fault: the pool is shut down with wait at the end, so the observation comes when the slow tool ends, not at the deadline
from concurrent.futures import ThreadPoolExecutor, wait


def with_timeout(fn, args, seconds=2.0):
    pool = ThreadPoolExecutor(1)
    try:
        job = pool.submit(fn, **args)
        done, not_done = wait({job}, timeout=seconds)
        if not_done:
            return "ERROR: timed out"
        if job.exception():
            return f"ERROR: {type(job.exception()).__name__}: {job.exception()}"
        return str(job.result())
    finally:
        pool.shutdown()
