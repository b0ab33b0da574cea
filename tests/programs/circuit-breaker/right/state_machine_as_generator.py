import time


def machine(threshold, cooldown):
    """True in: the call failed; False: it worked; None: may one go through?"""
    answer = None
    count, opened = 0, None
    while True:
        event = yield answer
        now = time.monotonic()
        if event is None:
            answer = opened is None or now - opened >= cooldown
        elif event:
            count += 1
            if opened is not None or count >= threshold:
                opened = now
        else:
            count, opened = 0, None


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self._m = machine(threshold, cooldown)
        next(self._m)

    def call(self, fn, /, *args, **kwargs):
        if not self._m.send(None):
            return "ERROR: open"
        try:
            result = fn(*args, **kwargs)
        except Exception as e:
            self._m.send(True)
            return "ERROR: " + (str(e) or repr(e))
        self._m.send(False)
        return result
