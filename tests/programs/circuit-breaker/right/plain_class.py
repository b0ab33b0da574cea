import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.threshold = threshold
        self.cooldown = cooldown
        self.fails = 0
        self.open_until = None

    def call(self, fn, *args):
        probing = False
        if self.open_until is not None:
            if time.monotonic() < self.open_until:
                return "ERROR: circuit is open"
            probing = True
        try:
            out = fn(*args)
        except Exception as exc:
            self.fails += 1
            if probing or self.fails >= self.threshold:
                self.open_until = time.monotonic() + self.cooldown
            return f"ERROR: {exc}"
        self.fails = 0
        self.open_until = None
        return out


if __name__ == "__main__":
    cb = CircuitBreaker(threshold=1)
    print(cb.call(lambda: 1 / 0), cb.call(lambda: 1))
