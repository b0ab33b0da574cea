import time
from concurrent.futures import ThreadPoolExecutor

POOL = ThreadPoolExecutor(8, thread_name_prefix="tool")


class Observation(str):
    pass


def with_timeout(fn, args, seconds=2.0):
    future = POOL.submit(lambda: fn(**args))
    deadline = time.monotonic() + seconds
    while not future.done() and time.monotonic() < deadline:
        time.sleep(0.005)
    if not future.done():
        return Observation("ERROR: timed out; the tool may still be running")
    error = future.exception()
    if error is None:
        return Observation(future.result())
    return Observation(f"ERROR: {type(error).__name__} ({error})")
