# fault: the pool has one worker, so one hung tool keeps the next, quick one from answering in time
from concurrent.futures import ThreadPoolExecutor, TimeoutError


class Runner:
    def __init__(self, hands=1):
        self.pool = ThreadPoolExecutor(max_workers=hands)

    def __call__(self, action, kwargs, seconds=2.0):
        job = self.pool.submit(action, **kwargs)
        try:
            return str(job.result(timeout=seconds))
        except TimeoutError:
            job.cancel()
            return f"ERROR: timed out after {seconds}s"
        except Exception as e:
            return f"ERROR: {type(e).__name__}: {e}"


with_timeout = Runner()
