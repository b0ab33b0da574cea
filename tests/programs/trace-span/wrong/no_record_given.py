# fault: the context manager gives None, not the record
import time
import uuid
from contextlib import contextmanager

TRACE = []

@contextmanager
def span(name, run_id, **attrs):
    rec = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=attrs, status="ok")
    start = time.perf_counter()
    try:
        yield
    except Exception as exc:
        rec.update(status="error", error=f"{type(exc).__name__}: {exc}")
        raise
    finally:
        rec["ms"] = (time.perf_counter() - start) * 1000
        TRACE.append(rec)
