import time
from concurrent.futures import ThreadPoolExecutor, wait

WORKERS = ThreadPoolExecutor(max_workers=8)


def with_timeout(fn, args, seconds=2.0):
    job = WORKERS.submit(fn, **args)  #: beside
    wait([job], timeout=seconds)  #: deadline
    if not job.done():  #: say_timed_out
        return f"ERROR: timed out after {seconds} s; whether it still takes effect is unknown"  #: say_timed_out
    try:
        return str(job.result())  #: as_text
    except Exception as fault:  #: tool_failure
        return f"ERROR: {type(fault).__name__}: {fault}"  #: tool_failure


if __name__ == "__main__":

    def search(words, delay=0.0):
        time.sleep(delay)
        return f"{len(words.split())} pages about {words}"

    print(with_timeout(search, {"words": "night trains"}))
    print(with_timeout(search, {"words": "everything", "delay": 0.5}, seconds=0.05))
    print(with_timeout(search, {"words": None}, seconds=1))
