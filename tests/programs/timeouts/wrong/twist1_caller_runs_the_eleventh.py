# twist: 1
# fault: when ten tools hang, the next one runs in the thread of the caller, without a deadline
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as Late

HUNG = 0


def with_timeout(fn, args, seconds=2.0):
    job = Future()

    def work():
        try:
            job.set_result(fn(**args))
        except Exception as e:
            job.set_exception(e)

    global HUNG
    if HUNG >= 10:
        work()
    else:
        threading.Thread(target=work, daemon=True).start()
    try:
        return str(job.result(timeout=seconds))
    except Late:
        HUNG += 1
        return f"ERROR: timed out after {seconds} seconds"
    except Exception as e:
        return f"ERROR: {type(e).__name__}: {e}"
