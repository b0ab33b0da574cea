import time


class CircuitBreaker:
    """Keeps nothing but a log of (when, went well); the state is read off it."""

    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.cooldown, self.threshold = cooldown, threshold
        self.log = []

    def opened(self):
        """When it opened last, or None while it is closed."""
        row, since = 0, None
        for when, well in self.log:
            if well:
                row, since = 0, None
            else:
                row += 1
                since = when if row >= self.threshold else None
        return since

    def call(self, func, *inputs):
        since = self.opened()
        if since is not None and time.monotonic() - since < self.cooldown:
            return "ERROR: refused, the circuit is open"
        well = False
        try:
            collected = func(*inputs)
            well = True
        except Exception as err:
            collected = f"ERROR: {err}"
        self.log.append((time.monotonic(), well))
        return collected


cb = CircuitBreaker(2)
print([cb.call(int, bit) for bit in ("1", "x", "y", "2")])
