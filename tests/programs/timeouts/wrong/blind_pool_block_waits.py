# fault: the with block around the pool waits for the slow tool before anything is returned
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as TooSlow


def with_timeout(fn, args, seconds=2.0):
    with ThreadPoolExecutor(max_workers=1) as pool:
        job = pool.submit(fn, **args)
        try:
            return str(job.result(timeout=seconds))
        except TooSlow:
            return f"ERROR: gave no answer in {seconds} s"
        except Exception as e:
            return f"ERROR: {type(e).__name__}: {e}"
