# twist: 1
# fault: a shared pool of four workers is full after four hung tools, later ones time out in the queue
from concurrent.futures import ThreadPoolExecutor, TimeoutError

EXECUTOR = ThreadPoolExecutor(max_workers=4)


def with_timeout(handler, params, seconds=2.0):
    job = EXECUTOR.submit(handler, **params)
    try:
        return str(job.result(timeout=seconds))
    except TimeoutError:
        job.cancel()
        return "ERROR: timed out"
    except Exception as error:
        return f"ERROR: {type(error).__name__}: {error}"
