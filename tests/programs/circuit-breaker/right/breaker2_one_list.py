import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self._v = [threshold, cooldown, 0, float("-inf")]

    def call(self, fn, *args):
        th, cool, fails, since = self._v
        if fails >= th and time.monotonic() - since < cool:
            return "ERROR: circuit open, the service is not called; try later"
        try:
            r = fn(*args)
        except Exception as e:
            self._v[2:] = fails + 1, time.monotonic()
            return f"ERROR: {type(e).__name__}: {e}"
        self._v[2] = 0
        return r
