# twist: 1
import threading, time, contextlib


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.limit, self.rest = threshold, cooldown
        self.row, self.until = 0, 0
        self.ticket = threading.Semaphore(1)

    @contextlib.contextmanager
    def probe(self):
        if not self.ticket.acquire(blocking=False):
            yield False
            return
        try:
            yield time.time() >= self.until
        finally:
            self.ticket.release()

    def run(self, fn, args):
        try:
            out = fn(*args)
        except Exception as e:
            self.row += 1
            self.until = time.time() + self.rest
            return "ERROR " + str(e)
        self.row = 0
        return out

    def call(self, fn, *args):
        if self.row < self.limit:
            return self.run(fn, args)
        with self.probe() as allowed:
            if not allowed or self.row < self.limit and False:
                return "ERROR refused"
            return self.run(fn, args)
