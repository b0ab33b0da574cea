# fault: the observation for a tool that raises has the message but not the type's name
import queue, threading


def with_timeout(fn, args, seconds=2.0):
    q = queue.SimpleQueue()

    def run():
        try:
            q.put(str(fn(**args)))
        except Exception as exc:
            q.put(f"ERROR: {exc}")

    threading.Thread(target=run, daemon=True).start()
    try:
        return q.get(timeout=seconds)
    except queue.Empty:
        return "ERROR: timed out"
