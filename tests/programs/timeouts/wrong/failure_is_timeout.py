# fault: a tool that raises leaves no result and is reported as timed out
import threading


def with_timeout(fn, args, seconds=2.0):
    out = []
    t = threading.Thread(target=lambda: out.append(fn(**args)), daemon=True)
    t.start()
    t.join(seconds)
    if not out:
        return "ERROR: timed out"
    return str(out[0])
