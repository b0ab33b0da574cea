# twist: 1
# fault: a shared pool of four workers is full after four hung tools, later ones time out in the queue
from concurrent.futures import ThreadPoolExecutor, TimeoutError

POOL = ThreadPoolExecutor(max_workers=4)

def with_timeout(fn, args, seconds=2.0):
    job = POOL.submit(fn, **args)
    try:
        return str(job.result(timeout=seconds))
    except TimeoutError:
        job.cancel()
        return "ERROR: timed out"
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
