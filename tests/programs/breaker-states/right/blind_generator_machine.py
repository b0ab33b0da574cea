import threading
import time


class Name(str):
    pass


class ToolCircuitBreaker:
    def __init__(self, failure_threshold: int = 5, reset_timeout_s: float = 30.0, clock=time.time):
        self.state = Name("closed")
        self._lock = threading.Lock()
        self._machine = self._run(failure_threshold, reset_timeout_s, clock)
        next(self._machine)

    def _run(self, threshold, rest, clock):
        answer = None
        while True:
            self.state, run = Name("closed"), 0
            while run < threshold:
                event, token = yield answer
                if event == "ask":
                    answer = "closed"
                elif token == "closed":
                    run = 0 if event == "good" else run + 1
            while True:
                self.state, since = Name("open"), clock()
                while True:
                    event, token = yield answer
                    if event == "ask":
                        if clock() - since >= rest:
                            break
                        answer = None
                self.state, answer = Name("half_open"), "probe"
                while True:
                    event, token = yield answer
                    if event == "ask":
                        answer = None
                    elif token == "probe":
                        break
                if event == "good":
                    break

    def _tell(self, event, token=None):
        with self._lock:
            return self._machine.send((event, token))

    def call(self, fn, *args, **kwargs):
        token = self._tell("ask")
        if token is None:
            raise CircuitOpenError()
        event = "bad"
        try:
            value = fn(*args, **kwargs)
            event = "good"
            return value
        finally:
            self._tell(event, token)
