# fault: the pool has one worker, so one hung tool keeps the next, quick one from answering in time
from concurrent.futures import ThreadPoolExecutor, TimeoutError

class Runner:
    def __init__(self, workers=1):
        self.pool = ThreadPoolExecutor(max_workers=workers)

    def __call__(self, fn, args, seconds=2.0):
        job = self.pool.submit(fn, **args)
        try:
            return str(job.result(timeout=seconds))
        except TimeoutError:
            job.cancel()
            return f"ERROR: timed out after {seconds}s"
        except Exception as exc:
            return f"ERROR: {type(exc).__name__}: {exc}"

with_timeout = Runner()
