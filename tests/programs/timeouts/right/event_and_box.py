# an Event says when it is done, a dict holds what came out
import threading


def with_timeout(tool, kwargs, seconds=2.0):
    finished = threading.Event()
    box = {}

    def runner():
        try:
            box["value"] = tool(**kwargs)
        except Exception as e:
            box["error"] = f"{e.__class__.__name__}: {e}"
        finally:
            finished.set()

    worker = threading.Thread(target=runner)
    worker.daemon = True
    worker.start()

    if not finished.wait(seconds):
        return "ERROR: tool timed out"
    match box:
        case {"error": message}:
            return "ERROR: " + message
        case {"value": value}:
            return f"{value}"
        case _:
            return "ERROR: tool was stopped"
