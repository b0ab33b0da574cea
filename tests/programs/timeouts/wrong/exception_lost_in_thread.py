# fault: an exception of the tool dies in the thread and is reported as timed out
import queue
import threading


def with_timeout(fn, args, seconds=2.0):
    results = queue.Queue()

    def run():
        try:
            results.put(fn(**args))
        except Exception:
            pass  # keep the terminal clean

    threading.Thread(target=run, daemon=True).start()
    try:
        return str(results.get(timeout=seconds))
    except queue.Empty:
        return f"ERROR: timed out after {seconds}s"
