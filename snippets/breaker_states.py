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
        self.lock = threading.Lock()

    def call(self, fn, *args, **kwargs):
        with self.lock:
            self.admit()  #: one_probe
        try:
            result = fn(*args, **kwargs)
        except BaseException:
            self.settle(works=False)
            raise  #: goes_on
        self.settle(works=True)
        return result

    def admit(self):
        if self.state == "open" and time.monotonic() >= self.rested_at:
            self.state = "half_open"  #: one_probe
        elif self.state != "closed":  #: refuses
            raise CircuitOpenError("the tool is unavailable, its breaker is open")  #: refuses

    def settle(self, works):
        with self.lock:
            self.in_a_row = 0 if works else self.in_a_row + 1  #: in_a_row
            if works:
                self.state = "closed"  #: closes
            elif self.state == "half_open" or self.in_a_row >= self.limit:  #: opens
                self.state, self.in_a_row = "open", 0  #: opens
                self.rested_at = time.monotonic() + self.rest  #: full_rest


if __name__ == "__main__":
    breaker = ToolCircuitBreaker(failure_threshold=2, reset_timeout_s=0.01)

    def search(works):
        if not works:
            raise ConnectionError("connection refused")
        return "three orders"

    for works, pause in ((False, 0), (False, 0), (True, 0), (False, 0.02), (True, 0.02), (True, 0)):
        time.sleep(pause)
        try:
            said = breaker.call(search, works)
        except (ConnectionError, CircuitOpenError) as error:
            said = f"{type(error).__name__}"
        print(f"{said:16} -> {breaker.state}")
