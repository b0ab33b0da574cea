import threading, time
class Resting(CircuitOpenError):
    pass
class ToolCircuitBreaker:
    def __init__(self, failure_threshold=5, reset_timeout_s=30.0):
        self.k, self.rest = failure_threshold, reset_timeout_s
        self.L = threading.Lock()
        self.failed, self.opened, self.probe, self.version = 0, None, None, 0
    @property
    def state(self):
        with self.L:
            return "closed" if self.opened is None else "half_open" if self.probe else "open"
    def call(self, fn, *args, **kwargs):
        me = object()
        with self.L:
            if self.opened is not None:
                if self.probe is not None or time.perf_counter_ns() < self.opened + int(self.rest * 1e9):
                    raise Resting()
                self.probe = me
                self.version += 1
            version = self.version
        def report(good):
            with self.L:
                if version != self.version:
                    return
                if good:
                    self.failed = 0
                    if self.probe is me:
                        self.probe = self.opened = None
                        self.version += 1
                else:
                    self.failed += 1
                    if self.probe is me or self.failed >= self.k:
                        self.opened, self.probe, self.failed = time.perf_counter_ns(), None, 0
                        self.version += 1
        try:
            r = fn(*args, **kwargs)
        except BaseException:
            report(False)
            raise
        report(True)
        return r
