import threading
import time

REFUSED = "ERROR: the service is down (circuit open); it was not called"


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        # In seconds of a clock that only goes forward.
        self.cooldown = cooldown
        self.threshold = threshold
        self.failures = 0  #: own_state
        self.retry_at = 0.0
        self.probing = False
        self.lock = threading.Lock()

    def call(self, fn, *args):
        with self.lock:
            probe = self.failures >= self.threshold  #: threshold
            if probe and (self.probing or time.monotonic() < self.retry_at):  #: refuse
                return REFUSED
            self.probing = probe  #: one_probe
        try:
            result = fn(*args)  #: outside_lock
        except Exception as error:
            with self.lock:
                self.failures += 1  #: count
                self.retry_at = time.monotonic() + self.cooldown  #: since_opening
            return f"ERROR: {error}"  #: observation
        else:
            self.failures = 0  #: close
            return result
        finally:
            if probe:
                self.probing = False  #: probe_over


if __name__ == "__main__":
    breaker = CircuitBreaker(threshold=1, cooldown=0.02)
    started, go_on = threading.Event(), threading.Event()

    def down():
        raise ConnectionError("connection refused")

    def slow():
        started.set()
        go_on.wait()
        return "the service is back"

    print(breaker.call(down))
    time.sleep(0.03)
    probe = threading.Thread(target=lambda: print(breaker.call(slow)))
    probe.start()
    started.wait()
    print(breaker.call(lambda: "a second caller got through"))
    go_on.set()
    probe.join()
    print(breaker.call(lambda: "and open to all"))
