# twist: 1
import threading, queue

JOBS = queue.Queue()
IDLE = threading.Semaphore(0)


def worker():
    while True:
        IDLE.release()
        job = JOBS.get()
        job()


def with_timeout(fn, args, seconds=2.0):
    if not IDLE.acquire(blocking=False):
        threading.Thread(target=worker, daemon=True).start()
        IDLE.acquire()
    box = queue.Queue(1)

    def job():
        try:
            box.put((True, fn(**args)))
        except Exception as e:
            box.put((False, e))

    JOBS.put(job)
    try:
        ok, v = box.get(timeout=seconds)
    except queue.Empty:
        return "ERROR: timed out"
    return str(v) if ok else f"ERROR: {type(v).__name__}: {v}"
