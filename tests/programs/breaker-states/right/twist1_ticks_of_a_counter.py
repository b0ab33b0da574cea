# twist: 1

import itertools
import threading
import time

ticks = itertools.count(1)


class ToolCircuitBreaker:
    def __init__(self, failure_threshold=5, reset_timeout_s=30.0):
        self.limit, self.pause = failure_threshold, reset_timeout_s
        self.lock = threading.Lock()
        self.row = []
        self.change("closed")

    def change(self, state):
        self.state, self.since, self.changed = state, time.perf_counter(), next(ticks)
        self.row.clear()

    def call(self, fn, *args, **kwargs):
        with self.lock:
            if self.state != "closed":
                if self.state == "half_open" or time.perf_counter() - self.since < self.pause:
                    raise CircuitOpenError(f"{self.state} since {self.since}")
                self.change("half_open")
            began = next(ticks)
        error = None
        try:
            return fn(*args, **kwargs)
        except BaseException as problem:
            error = problem
            raise
        finally:
            with self.lock:
                if began > self.changed:
                    self.note(error)

    def note(self, error):
        if error is None:
            self.row.clear()
            if self.state == "half_open":
                self.change("closed")
        else:
            self.row.append(error)
            if self.state == "half_open" or len(self.row) >= self.limit:
                self.change("open")
