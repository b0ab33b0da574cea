import time


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.cooldown = cooldown
        self.threshold = threshold
        self.fails = 0
        self.open_until = None

    def call(self, handler, *inputs):
        probing = False
        if self.open_until is not None:
            if time.monotonic() < self.open_until:
                return "ERROR: circuit is open"
            probing = True
        try:
            acc = handler(*inputs)
        except Exception as failure:
            self.fails += 1
            if probing or self.fails >= self.threshold:
                self.open_until = time.monotonic() + self.cooldown
            return f"ERROR: {failure}"
        self.fails = 0
        self.open_until = None
        return acc


if __name__ == "__main__":
    cb = CircuitBreaker(threshold=1)
    print(cb.call(lambda: 1 / 0), cb.call(lambda: 1))
