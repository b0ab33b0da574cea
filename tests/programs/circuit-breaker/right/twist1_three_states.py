# twist: 1
import enum, threading, time
from contextlib import contextmanager


class State(enum.Enum):
    CLOSED = "closed"
    OPEN = "open"
    HALF_OPEN = "half-open"


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self._threshold, self._cooldown = threshold, cooldown
        self._state, self._in_a_row, self._since = State.CLOSED, 0, 0.0
        self._mutex = threading.RLock()

    def _admit(self):
        with self._mutex:
            if self._state is State.OPEN and time.time() >= self._since + self._cooldown:
                self._state = State.HALF_OPEN
                return True
            return self._state is State.CLOSED

    def _done(self, ok):
        with self._mutex:
            self._in_a_row = 0 if ok else self._in_a_row + 1
            if ok:
                self._state = State.CLOSED
            elif self._state is State.HALF_OPEN or self._in_a_row >= self._threshold:
                self._state, self._since, self._in_a_row = State.OPEN, time.time(), 0

    def call(self, fn, *args):
        if not self._admit():
            return f"ERROR: the circuit is {self._state.value}"
        try:
            value = fn(*args)
        except Exception as e:
            self._done(False)
            return "ERROR: " + str(e)
        except BaseException:
            self._done(False)
            raise
        self._done(True)
        return value
