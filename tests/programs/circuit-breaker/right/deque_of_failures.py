from collections import deque
from datetime import datetime, timedelta


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.q = deque(maxlen=threshold)
        self.cool = timedelta(seconds=cooldown)

    def call(self, handler, *inputs, **kw):
        if len(self.q) == self.q.maxlen and datetime.now() - self.q[-1] < self.cool:
            return "ERROR: refused"
        try:
            res = handler(*inputs, **kw)
        except Exception as exc:
            self.q.append(datetime.now())
            return "ERROR: " + repr(exc)
        self.q.clear()
        return res
