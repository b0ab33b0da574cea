# fault: error holds the message but not the type name
import time
import uuid
from contextlib import contextmanager

TRACE = []

@contextmanager
def span(name, run_id, **attrs):
    rec = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=attrs, status="ok")
    start = time.perf_counter()
    try:
        yield rec
    except Exception as exc:
        rec.update(status="error", error=str(exc))
        raise
    finally:
        rec["ms"] = (time.perf_counter() - start) * 1000
        TRACE.append(rec)
