# twist: 1
import signal


class Late(BaseException):
    pass


def _late(signum, frame):
    raise Late


def with_timeout(fn, args, seconds=2.0):
    before = signal.signal(signal.SIGALRM, _late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return str(fn(**args))
    except Late:
        return f"ERROR: timed out after {seconds} s"
    except Exception as e:
        return f"ERROR: {type(e).__name__}: {e}"
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
