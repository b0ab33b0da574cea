# fault: a tool that returns None in time is reported as timed out
from threading import Thread


def with_timeout(fn, args, seconds=2.0):
    out = {"result": None, "error": None}

    def target():
        try:
            out["result"] = fn(**args)
        except Exception as exc:
            out["error"] = exc

    t = Thread(target=target, daemon=True)
    t.start()
    t.join(seconds)
    if out["error"] is not None:
        return f"ERROR: {type(out['error']).__name__}: {out['error']}"
    if out["result"] is None:
        return f"ERROR: timed out after {seconds} seconds"
    return str(out["result"])
