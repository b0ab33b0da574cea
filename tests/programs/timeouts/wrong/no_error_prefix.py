# fault: the observation of a slow tool does not start with ERROR
import queue, threading


def with_timeout(fn, args, seconds=2.0):
    box = queue.Queue(1)

    def run():
        try:
            box.put(str(fn(**args)))
        except Exception as exc:
            box.put(f"ERROR: {type(exc).__name__}: {exc}")

    threading.Thread(target=run, daemon=True).start()
    try:
        return box.get(True, seconds)
    except queue.Empty:
        return f"The tool timed out after {seconds}s."
