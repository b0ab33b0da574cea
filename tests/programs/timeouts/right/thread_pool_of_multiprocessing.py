from multiprocessing import TimeoutError
from multiprocessing.pool import ThreadPool

_pool = ThreadPool(4)


def with_timeout(fn, args, seconds=2.0):
    running = _pool.apply_async(fn, kwds=args)
    try:
        return str(running.get(timeout=seconds))
    except TimeoutError:
        return f"ERROR: timed out after {seconds} s"
    except Exception as error:
        return f"ERROR: {type(error).__name__}: {error}"
