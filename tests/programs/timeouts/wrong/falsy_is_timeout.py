# fault: a result that is falsy is taken for a tool that did not come back
import threading


def with_timeout(fn, args, seconds=2.0):
    box = {}

    def go():
        try:
            box["r"] = fn(**args)
        except Exception as e:
            box["e"] = f"ERROR: {type(e).__name__}: {e}"

    t = threading.Thread(target=go, daemon=True)
    t.start()
    t.join(seconds)
    if "e" in box:
        return box["e"]
    if not box.get("r"):
        return "ERROR: timed out"
    return str(box["r"])
