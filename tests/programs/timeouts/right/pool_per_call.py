import concurrent.futures as cf


def with_timeout(fn, args, seconds=2.0):
    pool = cf.ThreadPoolExecutor(max_workers=1)
    job = pool.submit(fn, **args)
    try:
        done, _ = cf.wait([job], timeout=seconds)
        if not done:
            return f"ERROR timed out: no answer within {seconds} seconds, ask for less"
        exc = job.exception()
        if exc is not None:
            return f"ERROR {type(exc).__name__} {exc}"
        return str(job.result())
    finally:
        # without wait=False this would sit here until the slow tool is done
        pool.shutdown(wait=False)
