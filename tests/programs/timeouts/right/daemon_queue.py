import queue
import threading


def with_timeout(fn, args, seconds=2.0):
    out = queue.Queue(maxsize=1)

    def work():
        try:
            out.put((True, fn(**args)))
        except BaseException as exc:
            out.put((False, exc))

    threading.Thread(target=work, daemon=True).start()
    try:
        ok, value = out.get(timeout=seconds)
    except queue.Empty:
        return f"ERROR: the tool timed out ({seconds} s)"
    return str(value) if ok else f"ERROR: {type(value).__name__}: {value}"


print(with_timeout(lambda: "hi", {}))
