# twist: 1
import threading, time, itertools


class ToolCircuitBreaker:
    def __init__(self, failure_threshold=5, reset_timeout_s=30.0):
        self._cfg = (failure_threshold, reset_timeout_s)
        self._lock = threading.Lock()
        self._history = [("closed", time.monotonic())]
        self._fails = 0

    @property
    def state(self):
        state, at = self._history[-1]
        return state

    def _move(self, to):
        self._history.append((to, time.monotonic()))
        self._fails = 0

    def call(self, fn, *args, **kwargs):
        with self._lock:
            state, at = self._history[-1]
            if state == "open" and time.monotonic() >= at + self._cfg[1]:
                self._move("half_open")
            elif state != "closed":
                raise CircuitOpenError(state)
            epoch = len(self._history)
        good = False
        try:
            out = fn(*args, **kwargs)
            good = True
        finally:
            with self._lock:
                if epoch == len(self._history):
                    probing = self._history[-1][0] == "half_open"
                    if good:
                        self._fails = 0
                        if probing:
                            self._move("closed")
                    else:
                        self._fails += 1
                        if probing or self._fails >= self._cfg[0]:
                            self._move("open")
        return out
