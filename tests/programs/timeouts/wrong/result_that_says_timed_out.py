# fault: a good result with the words timed out is made an error
import threading


class Worker(threading.Thread):
    result = None
    error = None

    def __init__(self, fn, args):
        super().__init__(daemon=True)
        self.fn, self.kw = fn, args

    def run(self):
        try:
            self.result = self.fn(**self.kw)
        except Exception as e:
            self.error = e


def with_timeout(fn, args, seconds=2.0):
    w = Worker(fn, dict(args))
    w.start()
    w.join(seconds)
    if w.is_alive():
        return "ERROR the tool timed out"
    if w.error is not None:
        return f"ERROR {w.error.__class__.__name__} {w.error}"
    return str(w.result) if "timed out" not in str(w.result) else "ERROR " + str(w.result)
