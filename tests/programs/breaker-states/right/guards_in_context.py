import contextlib, threading, time


class ToolCircuitBreaker:
    def __init__(self, failure_threshold=5, reset_timeout_s=30.0):
        self.failure_threshold, self.pause = failure_threshold, reset_timeout_s
        self.state = "closed"
        self._row = 0
        self._opened = float("-inf")
        self._lock = threading.Lock()

    def _open(self):
        self.state, self._opened, self._row = "open", time.time(), 0

    @contextlib.contextmanager
    def _probe(self):
        try:
            yield
        except BaseException:
            self._open()
            raise
        self.state, self._row = "closed", 0

    @contextlib.contextmanager
    def _ordinary(self):
        try:
            yield
        except Exception:
            with self._lock:
                self._row += 1
                if self._row >= self.failure_threshold and self.state == "closed":
                    self._open()
            raise
        else:
            self._row = 0

    def call(self, fn, *args, **kwargs):
        with self._lock:
            rested = time.time() - self._opened >= self.pause
            if self.state == "closed":
                guard = self._ordinary()
            elif self.state == "open" and rested:
                self.state, guard = "half_open", self._probe()
            else:
                raise CircuitOpenError("resting")
        with guard:
            return fn(*args, **kwargs)
