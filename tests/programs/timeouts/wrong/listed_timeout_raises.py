# fault: a tool that is too slow raises TimeoutError instead of giving an observation
import threading


def with_timeout(fn, args, seconds=2.0):
    result = {}

    def run():
        try:
            result["text"] = str(fn(**args))
        except Exception as exc:
            result["text"] = f"ERROR: {type(exc).__name__}: {exc}"

    t = threading.Thread(target=run, daemon=True)
    t.start()
    t.join(seconds)
    if t.is_alive():
        raise TimeoutError(f"ERROR: tool timed out after {seconds}s")
    return result["text"]
