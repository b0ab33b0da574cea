# twist: 1
import time, threading


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.t, self.c = threshold, cooldown
        self.n, self.o, self.owner = 0, None, {}

    def call(self, fn, *args):
        if self.o is not None:
            if time.monotonic() - self.o < self.c:
                return "ERROR: open"
            me = object()
            if self.owner.setdefault("probe", me) is not me:
                return "ERROR: probing"
        try:
            r = fn(*args)
            self.n, self.o = 0, None
            return r
        except Exception as e:
            self.n += 1
            if self.n >= self.t:
                self.o = time.monotonic()
            return f"ERROR: {e}"
        finally:
            self.owner.pop("probe", None)
