# fault: the tool's value comes back as it is, not as str
from concurrent.futures import ThreadPoolExecutor, TimeoutError

EXECUTOR = ThreadPoolExecutor(max_workers=4)


def with_timeout(target, inputs, seconds=2.0):
    try:
        return EXECUTOR.submit(target, **inputs).result(timeout=seconds)
    except TimeoutError:
        return "ERROR: timed out"
    except Exception as trouble:
        return f"ERROR: {type(trouble).__name__}: {trouble}"
