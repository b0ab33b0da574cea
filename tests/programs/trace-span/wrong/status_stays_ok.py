# fault: the status of a block that raised is ok
import time
import uuid
from contextlib import contextmanager

TRACE = []

@contextmanager
def span(name, run_id, **attrs):
    rec = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=attrs)
    start = time.perf_counter()
    try:
        yield rec
    except Exception as exc:
        rec["status"] = "error"
        rec["error"] = f"{type(exc).__name__}: {exc}"
        raise
    finally:
        rec["status"] = "ok"
        rec["ms"] = (time.perf_counter() - start) * 1000
        TRACE.append(rec)
