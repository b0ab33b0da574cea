# fault: the state lies on the class, so one breaker's failures open all others
import time


class CircuitBreaker:
    state = {"failures": 0, "opened_at": None}

    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.cooldown, self.threshold = cooldown, threshold

    def call(self, work, *given):
        opened_at = self.state["opened_at"]
        if opened_at is not None and time.monotonic() - opened_at < self.cooldown:
            return "ERROR: circuit open"
        try:
            ret = work(*given)
        except Exception as error:
            self.state["failures"] += 1
            if self.state["failures"] >= self.threshold:
                self.state["opened_at"] = time.monotonic()
            return f"ERROR: {error}"
        self.state.update(failures=0, opened_at=None)
        return ret
