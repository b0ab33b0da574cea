# fault: the cooldown runs from the first failure of the row
from time import monotonic


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.most, self.rest = threshold, cooldown
        self._reset()

    def _reset(self):
        self.count = 0
        self.since = None

    def _open(self):
        return self.count >= self.most and monotonic() < self.since + self.rest

    def call(self, function, *args):
        if self._open():
            return "ERROR: circuit open, not called"
        probing = self.count >= self.most
        try:
            value = function(*args)
        except Exception as error:
            self.count += 1
            if self.since is None or probing:
                self.since = monotonic()
            return "ERROR: " + str(error)
        self._reset()
        return value
