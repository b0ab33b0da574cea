import time

class CircuitBreaker:

    def __init__(self, threshold=3, cooldown=30.0):
        self._gen = self._run(threshold, cooldown)
        next(self._gen)

    def call(self, act, *given):
        return self._gen.send((act, given))

    @staticmethod
    def _try(act, given):
        try:
            return (True, act(*given))
        except Exception as problem:
            return (False, f'ERROR: {problem!r} {problem}')

    def _run(self, threshold, cooldown):
        said = None
        while True:
            the_count = 0
            while the_count < threshold:
                act, given = (yield said)
                the_ok, said = self._try(act, given)
                the_count = 0 if the_ok else the_count + 1
            while True:
                the_since = time.perf_counter()
                act, given = (yield said)
                while time.perf_counter() - the_since < cooldown:
                    act, given = (yield 'ERROR: not called, the circuit is open')
                the_ok, said = self._try(act, given)
                if the_ok:
                    break
