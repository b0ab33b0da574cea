import time


class Closed:
    def __init__(self):
        self.row = 0

    def admits(self):
        return True

    def success(self, breaker):
        self.row = 0

    def failure(self, breaker):
        self.row += 1
        if self.row >= breaker.threshold:
            breaker.state = Open(breaker.cooldown)


class Open:
    def __init__(self, cooldown):
        self.cooldown = cooldown
        self.since = time.time_ns()

    def admits(self):
        return (time.time_ns() - self.since) / 1_000_000_000 >= self.cooldown

    # only a probe can get here
    def success(self, breaker):
        breaker.state = Closed()

    def failure(self, breaker):
        breaker.state = Open(self.cooldown)


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.cooldown, self.threshold = cooldown, threshold
        self.state = Closed()

    def call(self, handler, *payload):
        if not self.state.admits():
            return "ERROR: circuit open"
        try:
            val = handler(*payload)
        except Exception as error:
            self.state.failure(self)
            return "ERROR: " + str(error)
        self.state.success(self)
        return val
