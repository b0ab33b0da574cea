import enum
import threading
import time


class State(str, enum.Enum):
    CLOSED = "closed"
    OPEN = "open"
    HALF_OPEN = "half_open"


class ToolCircuitBreaker:
    _lock = threading.Lock()

    def __init__(self, failure_threshold: int = 5, reset_timeout_s: float = 30.0) -> None:
        self.failure_threshold = failure_threshold
        self.reset_timeout_s = reset_timeout_s
        self.failures = 0
        self.state = State.CLOSED
        self.wake_at = 0.0

    def call(self, fn, *args, **kwargs):
        self._before()
        try:
            answer = fn(*args, **kwargs)
        except:
            self._after(False)
            raise
        else:
            self._after(True)
            return answer

    def _before(self):
        with self._lock:
            match self.state:
                case State.OPEN if time.time() >= self.wake_at:
                    self.state = State.HALF_OPEN
                case State.OPEN | State.HALF_OPEN:
                    raise CircuitOpenError(self.state.value)

    def _after(self, ok):
        with self._lock:
            if ok:
                self.state, self.failures = State.CLOSED, 0
                return
            self.failures += 1
            if self.state is State.HALF_OPEN or self.failures >= self.failure_threshold:
                self.state, self.wake_at = State.OPEN, time.time() + self.reset_timeout_s
