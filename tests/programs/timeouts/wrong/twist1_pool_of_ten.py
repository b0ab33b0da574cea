# twist: 1
# fault: the pool has ten workers, ten hung tools fill it and the eleventh never runs
import concurrent.futures as cf

_tools = cf.ThreadPoolExecutor(max_workers=10)


def with_timeout(fn, args, seconds=2.0):
    job = _tools.submit(fn, **args)
    cf.wait([job], seconds)
    if not job.done():
        return f"ERROR: timed out ({seconds}s)"
    exc = job.exception()
    return str(job.result()) if exc is None else f"ERROR: {type(exc).__name__}: {exc}"
