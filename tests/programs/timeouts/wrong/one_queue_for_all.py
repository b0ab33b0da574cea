# fault: all calls share one queue, the late result of a slow tool is handed out as the next tool's
import queue
import threading

RESULTS = queue.Queue()


def run(fn, args):
    try:
        RESULTS.put(str(fn(**args)))
    except Exception as exc:
        RESULTS.put(f"ERROR: {type(exc).__name__}: {exc}")


def with_timeout(fn, args, seconds=2.0):
    threading.Thread(target=run, args=(fn, args), daemon=True).start()
    try:
        return RESULTS.get(timeout=seconds)
    except queue.Empty:
        return "ERROR: timed out"
