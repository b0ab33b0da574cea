# A small object whose .call is made per instance with functools.partial.
import functools
import time


class Box(dict):
    __getattr__ = dict.__getitem__
    __setattr__ = dict.__setitem__


def guarded(box, callee, *payload):
    now = time.monotonic()
    if box.left <= 0 and now - box.opened < box.cooldown:
        return "ERROR: open"
    try:
        val = callee(*payload)
    except Exception as err:
        box.left -= 1
        if box.left <= 0:
            box.opened = time.monotonic()
        return f"ERROR: {err}"
    box.left = box.threshold
    return val


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.call = functools.partial(guarded, Box(threshold=threshold, cooldown=cooldown, left=threshold, opened=0.0))
