import contextlib
import itertools
from threading import Lock
from time import perf_counter


class ToolCircuitBreaker:
    def __init__(self, failure_threshold: int = 5, reset_timeout_s: float = 30.0):
        self.limit, self.rest = failure_threshold, reset_timeout_s
        self.count, self.until, self.epoch = 0, None, 0
        self.probing = False
        self.lock = Lock()

    @property
    def state(self) -> str:
        if self.probing:
            return "half_open"
        return "closed" if self.until is None else "open"

    def _shift(self, until):
        self.count, self.until, self.probing = 0, until, False
        self.epoch += 1

    @contextlib.contextmanager
    def _slot(self):
        with self.lock:
            if self.probing or (self.until is not None and perf_counter() < self.until):
                raise CircuitOpenError
            if self.until is not None:
                self._shift(self.until)
                self.probing = True
            mine = self.epoch
        try:
            yield
        except BaseException as error:
            with self.lock:
                if mine == self.epoch:
                    self.count += isinstance(error, Exception)
                    if self.probing or self.count >= self.limit:
                        self._shift(perf_counter() + self.rest)
            raise
        with self.lock:
            if mine == self.epoch:
                if self.probing:
                    self._shift(None)
                self.count = 0

    def call(self, fn, *args, **kwargs):
        with self._slot():
            return fn(*args, **kwargs)
