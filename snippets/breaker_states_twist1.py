import threading
import time


#: given
class CircuitOpenError(Exception):
    """The dependency was not called: it failed too often, and its rest is not over."""


#: end


class ToolCircuitBreaker:
    # One for each dependency; `state` is there to be watched.
    def __init__(self, failure_threshold=5, reset_timeout_s=30.0):
        # Failures in a row, and seconds.
        self.state = "closed"
        self.limit, self.rest = failure_threshold, reset_timeout_s
        self.in_a_row, self.rested_at = 0, 0.0
        self.changes = 0
        self.lock = threading.Lock()

    def call(self, fn, *args, **kwargs):
        with self.lock:
            seen = self.admit()  #: one_probe
        try:
            result = fn(*args, **kwargs)
        except BaseException:
            self.settle(seen, works=False)
            raise  #: goes_on
        self.settle(seen, works=True)
        return result

    def admit(self):
        if self.state == "open" and time.monotonic() >= self.rested_at:
            self.enter("half_open")  #: one_probe
        elif self.state != "closed":  #: refuses
            raise CircuitOpenError("the tool is unavailable, its breaker is open")  #: refuses
        return self.changes  #: late

    def settle(self, seen, works):
        with self.lock:
            if seen != self.changes:  #: late
                return
            self.in_a_row = 0 if works else self.in_a_row + 1  #: in_a_row
            if works and self.state == "half_open":
                self.enter("closed")  #: closes
            elif self.state == "half_open" or self.in_a_row >= self.limit:  #: opens
                self.enter("open")  #: opens
                self.rested_at = time.monotonic() + self.rest  #: full_rest

    def enter(self, state):
        self.state = state
        self.in_a_row = 0
        self.changes += 1  #: late


if __name__ == "__main__":
    breaker = ToolCircuitBreaker(failure_threshold=1)

    def fails():
        raise ConnectionError("connection refused")

    def slow():
        try:
            breaker.call(fails)
        except ConnectionError:
            print("while a slow call runs, another one fails:", breaker.state)
        return "the slow one came back well"

    print(breaker.call(slow))
    print("after that:", breaker.state)
