# fault: the text of the result is stripped of white space
from concurrent.futures import ThreadPoolExecutor, TimeoutError


def with_timeout(fn, args, seconds=2.0):
    ex = ThreadPoolExecutor(1)
    f = ex.submit(fn, **args)
    ex.shutdown(wait=False)
    try:
        return str(f.result(seconds)).strip()
    except TimeoutError:
        return "ERROR: timed out"
    except Exception as e:
        return f"ERROR: {type(e).__name__}: {e}"
