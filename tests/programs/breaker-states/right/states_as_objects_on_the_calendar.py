import abc
import threading
from datetime import datetime, timedelta


class State(abc.ABC):
    name = ""

    def __init__(self, breaker):
        self.breaker = breaker

    @abc.abstractmethod
    def enter(self): ...

    def succeeded(self): ...

    def failed(self, error): ...


class Closed(State):
    name = "closed"
    failures = 0

    def enter(self):
        return self

    def succeeded(self):
        self.failures = 0

    def failed(self, error):
        if isinstance(error, Exception):
            self.failures += 1
        if self.failures >= self.breaker.failure_threshold:
            self.breaker.become(Open)


class Open(State):
    name = "open"

    def __init__(self, breaker):
        super().__init__(breaker)
        self.end = datetime.now() + timedelta(seconds=breaker.reset_timeout_s)

    def enter(self):
        if datetime.now() < self.end:
            raise CircuitOpenError(f"closed to callers until {self.end}")
        return self.breaker.become(HalfOpen)


class HalfOpen(State):
    name = "half_open"

    def enter(self):
        raise CircuitOpenError("somebody is trying already")

    def succeeded(self):
        self.breaker.become(Closed)

    def failed(self, error):
        self.breaker.become(Open)


class ToolCircuitBreaker:
    def __init__(self, failure_threshold=5, reset_timeout_s=30.0, *, name="breaker"):
        vars(self).update(locals())
        self.guard = threading.Condition()
        self.become(Closed)

    def become(self, kind):
        self.current = kind(self)
        return self.current

    state = property(lambda self: self.current.name)

    def call(self, fn, *args, **kwargs):
        with self.guard:
            entered = self.current.enter()
        error = None
        try:
            return fn(*args, **kwargs)
        except BaseException as e:
            error = e
            raise
        finally:
            with self.guard:
                if entered is self.current:
                    entered.succeeded() if error is None else entered.failed(error)
