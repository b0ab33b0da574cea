import datetime
import threading
from types import SimpleNamespace


def ToolCircuitBreaker(failure_threshold=5, reset_timeout_s=30.0):
    me = SimpleNamespace(state="closed")
    lock = threading.Lock()
    fails = []
    opened = None

    def now():
        return datetime.datetime.now().timestamp()

    def call(fn, *args, **kwargs):
        nonlocal opened
        with lock:
            if me.state == "open" and now() - opened >= reset_timeout_s:
                me.state = "half_open"
            elif me.state in ("open", "half_open"):
                raise CircuitOpenError(me.state)
        try:
            got = fn(*args, **kwargs)
        except BaseException as error:
            with lock:
                fails.append(error)
                if me.state == "half_open" or len(fails) >= failure_threshold:
                    me.state, opened = "open", now()
            raise
        with lock:
            fails.clear()
            me.state = "closed"
        return got

    me.call = call
    return me
