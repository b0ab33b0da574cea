# A small object whose .call is made per instance with functools.partial.
import functools
import time


class Box(dict):
    __getattr__ = dict.__getitem__
    __setattr__ = dict.__setitem__


def guarded(box, fn, *args):
    now = time.monotonic()
    if box.left <= 0 and now - box.opened < box.cooldown:
        return "ERROR: open"
    try:
        value = fn(*args)
    except Exception as exc:
        box.left -= 1
        if box.left <= 0:
            box.opened = time.monotonic()
        return f"ERROR: {exc}"
    box.left = box.threshold
    return value


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.call = functools.partial(guarded, Box(threshold=threshold, cooldown=cooldown, left=threshold, opened=0.0))
