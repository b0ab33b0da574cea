import sys, time
from contextlib import contextmanager
from itertools import count

TRACE = []
ids = count()


@contextmanager
def timed(into):
    start = time.perf_counter()
    try:
        yield
    finally:
        into["ms"] = max(0.0, time.perf_counter() - start) * 1000.0


@contextmanager
def noted(into):
    try:
        yield
        into["status"] = "ok"
    finally:
        error = sys.exc_info()[1]
        if error is not None:
            into["status"] = "error"
            into["error"] = "%s: %s" % (error.__class__.__name__, error)


@contextmanager
def span(name, run_id, **attrs):
    record = dict(span_id="%08d" % next(ids), run_id=run_id, name=name, attrs=attrs)
    try:
        with timed(record), noted(record):
            yield record
    finally:
        TRACE.append(record)
