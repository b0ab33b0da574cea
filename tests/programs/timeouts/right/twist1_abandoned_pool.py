# twist: 1
from concurrent.futures import ThreadPoolExecutor
import concurrent.futures


class Pools:
    """One worker; when a tool hangs in it, the pool is given up and a new one is made."""

    def __init__(self):
        self.pool = ThreadPoolExecutor(max_workers=1)

    def renew(self):
        self.pool.shutdown(wait=False)
        self.pool = ThreadPoolExecutor(max_workers=1)

    def call(self, fn, args, seconds):
        job = self.pool.submit(fn, **args)
        try:
            return str(job.result(timeout=seconds))
        except concurrent.futures.TimeoutError:
            self.renew()
            return "ERROR: timed out, try a smaller request"
        except Exception as exc:
            return f"ERROR: {type(exc).__name__}: {exc}"


_pools = Pools()


def with_timeout(fn, args, seconds=2.0):
    return _pools.call(fn, args, seconds)
