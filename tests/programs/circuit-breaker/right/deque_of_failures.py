from collections import deque
from datetime import datetime, timedelta


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.q = deque(maxlen=threshold)
        self.cool = timedelta(seconds=cooldown)

    def call(self, fn, *inputs, **kw):
        if len(self.q) == self.q.maxlen and datetime.now() - self.q[-1] < self.cool:
            return "ERROR: refused"
        try:
            res = fn(*inputs, **kw)
        except Exception as exc:
            self.q.append(datetime.now())
            return "ERROR: " + repr(exc)
        self.q.clear()
        return res
