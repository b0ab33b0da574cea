import time
from threading import Lock


class Closed:
    name = "closed"

    def __init__(self, owner):
        self.owner, self.count = owner, 0

    def admit(self):
        pass

    def won(self):
        self.count = 0

    def lost(self):
        self.count += 1
        if self.count >= self.owner.threshold:
            self.owner.now = Open(self.owner)


class Open:
    name = "open"

    def __init__(self, owner):
        self.owner, self.until = owner, time.perf_counter() + owner.timeout

    def admit(self):
        if time.perf_counter() < self.until:
            raise CircuitOpenError
        self.owner.now = Probing(self.owner)

    def won(self):
        pass

    lost = won


class Probing:
    name = "half_open"

    def __init__(self, owner):
        self.owner = owner

    def admit(self):
        raise CircuitOpenError

    def won(self):
        self.owner.now = Closed(self.owner)

    def lost(self):
        self.owner.now = Open(self.owner)


class ToolCircuitBreaker:
    def __init__(self, failure_threshold: int = 5, reset_timeout_s: float = 30.0):
        self.threshold, self.timeout = failure_threshold, reset_timeout_s
        self.now, self.lock = Closed(self), Lock()

    @property
    def state(self):
        return self.now.name

    def call(self, fn, *args, **kwargs):
        with self.lock:
            self.now.admit()
        fine = False
        try:
            result = fn(*args, **kwargs)
            fine = True
            return result
        finally:
            with self.lock:
                (self.now.won if fine else self.now.lost)()
