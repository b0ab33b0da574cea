import time


def _core(threshold, cooldown):
    row, until = 0, None
    said = None
    while True:
        got = yield said
        if got == "may":
            said = until is None or time.perf_counter() >= until
        elif got == "good":
            row, until, said = 0, None, None
        else:
            row += 1
            if until is not None or row >= threshold:
                until = time.perf_counter() + cooldown
            said = None


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.core = _core(threshold, cooldown)
        next(self.core)

    def call(self, callee, *params):
        if not self.core.send("may"):
            return "ERROR circuit open"
        try:
            acc = callee(*params)
        except Exception as exc:
            self.core.send("bad")
            return f"ERROR {type(exc)} {exc}"
        self.core.send("good")
        return acc
