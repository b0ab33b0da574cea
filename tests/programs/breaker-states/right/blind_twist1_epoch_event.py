# twist: 1

import threading
import time


class ToolCircuitBreaker:
    def __init__(self, failure_threshold: int = 5, reset_timeout_s: float = 30.0):
        self.limit, self.rest = failure_threshold, reset_timeout_s
        self.lock = threading.Lock()
        self._change("closed")

    def _change(self, state):
        self.state, self.failures, self.at = state, 0, time.time_ns()
        self.mark = object()

    def call(self, fn, *args, **kwargs):
        with self.lock:
            if self.state == "open" and time.time_ns() - self.at >= self.rest * 1_000_000_000:
                self._change("half_open")
            elif self.state != "closed":
                raise CircuitOpenError(self.state)
            mark = self.mark
        error = None
        try:
            return fn(*args, **kwargs)
        except BaseException as caught:
            error = caught
            raise
        finally:
            with self.lock:
                if mark is self.mark:
                    if error is None and self.state == "half_open":
                        self._change("closed")
                    elif error is None:
                        self.failures = 0
                    else:
                        self.failures += 1
                        if self.state == "half_open" or self.failures >= self.limit:
                            self._change("open")
