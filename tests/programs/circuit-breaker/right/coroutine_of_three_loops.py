import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self._gen = self._run(threshold, cooldown)
        next(self._gen)

    def call(self, fn, *args):
        return self._gen.send((fn, args))

    @staticmethod
    def _try(fn, args):
        try:
            return True, fn(*args)
        except Exception as e:
            return False, f"ERROR: {e!r} {e}"

    def _run(self, threshold, cooldown):
        reply = None
        while True:
            count = 0
            while count < threshold:
                fn, args = yield reply
                ok, reply = self._try(fn, args)
                count = 0 if ok else count + 1
            while True:
                since = time.perf_counter()
                fn, args = yield reply
                while time.perf_counter() - since < cooldown:
                    fn, args = yield "ERROR: not called, the circuit is open"
                ok, reply = self._try(fn, args)
                if ok:
                    break
