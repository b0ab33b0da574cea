# fault: a success in between does not start the count again
import time


def CircuitBreaker(threshold=3, cooldown=30.0):
    state = {"failures": 0, "until": None}

    class Breaker:
        def call(self, fn, *args):
            if state["until"] and time.monotonic() < state["until"]:
                return "ERROR: open"
            try:
                value = fn(*args)
            except Exception as exc:
                state["failures"] += 1
                if state["failures"] >= threshold:
                    state["until"] = time.monotonic() + cooldown
                return f"ERROR: {exc}"
            if state["until"]:
                state.update(failures=0, until=None)
            return value

    return Breaker()
