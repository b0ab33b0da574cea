# fault: the exception that led to the one that the tool raised is told, and not that one
import queue
import threading


def with_timeout(fn, args, seconds=2.0):
    box = queue.Queue()

    def work():
        try:
            box.put(("ok", fn(**args)))
        except BaseException as e:
            box.put(("err", e))

    threading.Thread(target=work, daemon=True).start()
    try:
        kind, value = box.get(timeout=seconds)
    except queue.Empty:
        return f"ERROR: timed out after {seconds}s"
    if kind == "err":
        return f"ERROR: {type(value.__cause__ or value).__name__}: {value.__cause__ or value}"
    return str(value)
