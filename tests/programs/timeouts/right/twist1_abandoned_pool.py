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

    def call(self, target, given, seconds):
        job = self.pool.submit(target, **given)
        try:
            return str(job.result(timeout=seconds))
        except concurrent.futures.TimeoutError:
            self.renew()
            return "ERROR: timed out, try a smaller request"
        except Exception as failure:
            return f"ERROR: {type(failure).__name__}: {failure}"


_pools = Pools()


def with_timeout(target, given, seconds=2.0):
    return _pools.call(target, given, seconds)
