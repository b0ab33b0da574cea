# the block works on its own dict, the trace gets a finished one
import random
import time
from contextlib import contextmanager

TRACE = []
_rng = random.SystemRandom()


@contextmanager
def span(what, run, /, **details):
    began = time.time()
    live = {"name": what, "run_id": run, "attrs": details}
    status, extra = "ok", {}
    try:
        yield live
    except Exception as problem:
        status = "error"
        extra = {"error": "%s: %s" % (type(problem).__name__, problem)}
        raise
    finally:
        finished = {
            "span_id": "%016x" % _rng.getrandbits(64),
            "status": status,
            "ms": max(time.time() - began, 0) * 1e3,
            **live,
            **extra,
        }
        TRACE.append(finished)
