# fault: the observation of a failing tool holds the message and no type
import queue
import threading


class Worker(threading.Thread):
    def __init__(self, fn, args):
        super().__init__(daemon=True)
        self.fn, self.args, self.out = fn, args, queue.Queue()

    def run(self):
        try:
            self.out.put((True, self.fn(**self.args)))
        except Exception as e:
            self.out.put((False, e))


def with_timeout(fn, args, seconds=2.0):
    worker = Worker(fn, args)
    worker.start()
    try:
        fine, what = worker.out.get(timeout=seconds)
    except queue.Empty:
        return f"ERROR: timed out ({seconds}s)"
    return str(what) if fine else f"ERROR: tool failed: {what}"
