# twist: 1
# fault: all calls share one pool of eight, which hung tools fill up
from concurrent.futures import ThreadPoolExecutor, wait

SHARED = ThreadPoolExecutor(max_workers=8)


def with_timeout(function, args, seconds=2.0):
    job = SHARED.submit(lambda: function(**args))
    done, _ = wait([job], timeout=seconds)
    if not done:
        return f"ERROR: after {seconds}s the tool timed out"
    error = job.exception()
    if error is not None:
        return f"ERROR: {error.__class__.__name__}: {error}"
    return str(job.result())
