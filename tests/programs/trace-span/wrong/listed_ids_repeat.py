# fault: the span_id is made of run and name, two spans of one name have the same
import time
from contextlib import contextmanager

TRACE = []

@contextmanager
def span(name, run_id, **attrs):
    rec = dict(span_id=f"{run_id}/{name}", run_id=run_id, name=name, attrs=attrs, status="ok")
    start = time.perf_counter()
    try:
        yield rec
    except Exception as exc:
        rec.update(status="error", error=f"{type(exc).__name__}: {exc}")
        raise
    finally:
        rec["ms"] = (time.perf_counter() - start) * 1000
        TRACE.append(rec)
