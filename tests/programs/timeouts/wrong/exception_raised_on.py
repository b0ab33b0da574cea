# fault: an exception of the tool is raised into the caller, it has to become an observation
import concurrent.futures

_pool = concurrent.futures.ThreadPoolExecutor(max_workers=5)


def with_timeout(fn, args, seconds=2.0):
    future = _pool.submit(fn, **args)
    done, _ = concurrent.futures.wait([future], timeout=seconds)
    return str(future.result()) if done else f"ERROR: timed out after {seconds}s"
