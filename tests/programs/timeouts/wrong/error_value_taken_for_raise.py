# fault: a tool that returns an exception object is reported as if it had raised, its str should come back
import threading


def with_timeout(fn, args, seconds=2.0):
    box = {}

    def run():
        try:
            box["out"] = fn(**args)
        except Exception as exc:
            box["out"] = exc

    t = threading.Thread(target=run, daemon=True)
    t.start()
    t.join(seconds)
    if "out" not in box:
        return f"ERROR: timed out after {seconds}s"
    if isinstance(box["out"], Exception):
        return f"ERROR: {type(box['out']).__name__}: {box['out']}"
    return str(box["out"])
