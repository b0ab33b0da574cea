# fault: after the deadline it returns the empty result as if the tool had answered, nothing says timed out
import threading


def with_timeout(fn, args, seconds=2.0):
    box = [None]

    def run():
        try:
            box[0] = fn(**args)
        except Exception as exc:
            box[0] = f"ERROR: {type(exc).__name__}: {exc}"

    t = threading.Thread(target=run, daemon=True)
    t.start()
    t.join(timeout=seconds)
    return str(box[0])
