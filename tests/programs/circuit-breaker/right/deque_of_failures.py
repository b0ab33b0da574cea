from collections import deque
from datetime import datetime, timedelta


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.q = deque(maxlen=threshold)
        self.cool = timedelta(seconds=cooldown)

    def call(self, fn, *args, **kw):
        if len(self.q) == self.q.maxlen and datetime.now() - self.q[-1] < self.cool:
            return "ERROR: refused"
        try:
            result = fn(*args, **kw)
        except Exception as e:
            self.q.append(datetime.now())
            return "ERROR: " + repr(e)
        self.q.clear()
        return result
