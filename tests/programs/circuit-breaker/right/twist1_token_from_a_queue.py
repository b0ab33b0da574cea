# twist: 1
import queue, time
from threading import Lock


class CircuitBreaker:
    """Closed: no token needed. Open: whoever gets the one token out of the queue is the probe."""

    def __init__(self, threshold=3, cooldown=30.0):
        self.limit, self.rest = threshold, cooldown
        self.tokens, self.lock = queue.Queue(1), Lock()
        self.tokens.put(None)
        self.bad = []

    def is_open(self):
        return len(self.bad) >= self.limit

    def call(self, fn, *args):
        mine = False
        if self.is_open():
            try:
                self.tokens.get_nowait()
            except queue.Empty:
                return "ERROR: a probe is under way"
            mine = True
        try:
            if mine and self.is_open() and time.perf_counter() < self.bad[-1] + self.rest:
                return "ERROR: open"
            try:
                got = fn(*args)
            except Exception as error:
                with self.lock:
                    self.bad.append(time.perf_counter())
                return f"ERROR: {error}"
            else:
                with self.lock:
                    self.bad.clear()
                return got
        finally:
            if mine:
                self.tokens.put(None)
