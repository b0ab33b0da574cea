# fault: the type of what the tool raised is left out
import queue
import threading


def with_timeout(fn, args, seconds=2.0):
    box = queue.Queue()

    def work():
        try:
            box.put((True, fn(**args)))
        except Exception as failure:
            box.put((False, failure))

    threading.Thread(target=work, daemon=True).start()
    try:
        fine, value = box.get(timeout=seconds)
    except queue.Empty:
        return "ERROR the tool timed out"
    return str(value) if fine else "ERROR %s" % value
