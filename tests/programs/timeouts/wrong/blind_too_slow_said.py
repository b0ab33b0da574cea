# fault: the observation for a slow tool does not say that it timed out
import threading


def with_timeout(fn, args, seconds=2.0):
    box = {}

    def work():
        try:
            box["value"] = fn(**args)
        except Exception as error:
            box["error"] = error

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    thread.join(seconds)
    if thread.is_alive():
        return f"ERROR: no answer within {seconds} seconds"
    if "error" in box:
        return f"ERROR: {type(box['error']).__name__}: {box['error']}"
    return str(box["value"])
