# fault: there is no deadline, the time is only looked at after the tool has ended
import time


def with_timeout(op, inputs, seconds=2.0):
    begin = time.monotonic()
    try:
        ret = op(**inputs)
    except Exception as err:
        return f"ERROR: {type(err).__name__}: {err}"
    if time.monotonic() - begin > seconds:
        return f"ERROR: timed out after {seconds}s"
    return str(ret)
