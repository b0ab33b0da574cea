# twist: 1
import time, threading


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0) -> None:
        self.t, self.c = threshold, cooldown
        self.n, self.o, self.owner = 0, None, {}

    def call(self, handler, *inputs):
        if self.o is not None:
            if time.monotonic() - self.o < self.c:
                return "ERROR: open"
            me = object()
            if self.owner.setdefault("probe", me) is not me:
                return "ERROR: probing"
        try:
            res = handler(*inputs)
            self.n, self.o = 0, None
            return res
        except Exception as exc:
            self.n += 1
            if self.n >= self.t:
                self.o = time.monotonic()
            return f"ERROR: {exc}"
        finally:
            self.owner.pop("probe", None)
