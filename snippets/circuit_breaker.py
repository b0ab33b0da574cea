import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        # In seconds of a clock that only goes forward.
        self.cooldown = cooldown
        self.threshold = threshold
        self.failures = 0  #: own_state
        self.retry_at = 0.0

    def call(self, fn, *args):
        is_open = self.failures >= self.threshold  #: threshold
        if is_open and time.monotonic() < self.retry_at:  #: refuse
            return "ERROR: the service is down (circuit open); it was not called"
        try:
            result = fn(*args)
        except Exception as error:
            self.failures += 1  #: count
            self.retry_at = time.monotonic() + self.cooldown  #: since_opening
            return f"ERROR: {error}"  #: observation
        self.failures = 0  #: close
        return result


if __name__ == "__main__":
    healthy = False

    def stock(item):
        print("  (the service is called)")
        if not healthy:
            raise ConnectionError("connection refused")
        return f"12 {item} left"

    breaker = CircuitBreaker(threshold=2, cooldown=0.05)
    for _ in range(3):
        print(breaker.call(stock, "lamps"))
    time.sleep(0.06)
    print(breaker.call(stock, "lamps"))
    healthy = True
    print(breaker.call(stock, "lamps"))
    time.sleep(0.06)
    print(breaker.call(stock, "lamps"))
