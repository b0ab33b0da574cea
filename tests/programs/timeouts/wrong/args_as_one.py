# fault: args is passed to the tool as one dict, not as keyword arguments
from concurrent.futures import ThreadPoolExecutor, TimeoutError

executor = ThreadPoolExecutor(max_workers=6)


def with_timeout(work, args, seconds=2.0):
    future = executor.submit(work, args) if args else executor.submit(work)
    try:
        return str(future.result(seconds))
    except TimeoutError:
        return "ERROR: timed out"
    except Exception as problem:
        return f"ERROR: {type(problem).__name__}: {problem}"
