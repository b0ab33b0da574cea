import threading
import time
from concurrent.futures import Future, wait


def with_timeout(fn, args, seconds=2.0):
    job = Future()

    def work():
        try:
            job.set_result(fn(**args))
        except BaseException as fault:
            job.set_exception(fault)

    threading.Thread(target=work, daemon=True).start()  #: own_thread
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

    for _ in range(10):
        print(with_timeout(search, {"words": "everything", "delay": 60}, seconds=0.01))
    print(with_timeout(search, {"words": "night trains"}))
