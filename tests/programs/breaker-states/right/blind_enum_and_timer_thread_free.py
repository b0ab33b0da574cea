import datetime
import enum
import threading


class _State(str, enum.Enum):
    CLOSED = "closed"
    OPEN = "open"
    HALF_OPEN = "half_open"


def ToolCircuitBreaker(failure_threshold=5, reset_timeout_s=30.0):
    rest = datetime.timedelta(seconds=reset_timeout_s)
    probe_slot = threading.Semaphore(1)
    guard = threading.RLock()
    missing = [failure_threshold]
    until = [None]
    probing = [False]

    class Breaker:
        @property
        def state(self):
            if probing[0]:
                return _State.HALF_OPEN
            if until[0] is None:
                return _State.CLOSED
            return _State.OPEN if datetime.datetime.now() < until[0] else _State.HALF_OPEN

        def call(self, fn, /, *args, **kwargs):
            if until[0] is None:
                return self._watched(fn, args, kwargs)
            if datetime.datetime.now() < until[0] or not probe_slot.acquire(blocking=False):
                raise CircuitOpenError
            probing[0] = True
            try:
                answer = fn(*args, **kwargs)
            except:
                until[0] = datetime.datetime.now() + rest
                raise
            else:
                until[0] = None
                missing[0] = failure_threshold
                return answer
            finally:
                probing[0] = False
                probe_slot.release()

        def _watched(self, fn, args, kwargs):
            try:
                answer = fn(*args, **kwargs)
            except BaseException:
                with guard:
                    missing[0] -= 1
                    if missing[0] <= 0:
                        until[0] = datetime.datetime.now() + rest
                raise
            with guard:
                missing[0] = failure_threshold
            return answer

    return Breaker()
