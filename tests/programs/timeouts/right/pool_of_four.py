from concurrent.futures import ThreadPoolExecutor, TimeoutError

POOL = ThreadPoolExecutor(max_workers=4)


def with_timeout(fn, args, seconds=2.0):
    f = POOL.submit(fn, **args)
    try:
        return str(f.result(seconds))
    except TimeoutError:
        return "ERROR: timed out"
    except Exception as e:
        return f"ERROR: {type(e).__name__}: {e}"
