# twist: 1
# fault: one stack for all threads and tasks, a span gets a span of another thread as its parent
import time
import uuid
from contextlib import contextmanager

TRACE = []
STACK = []

@contextmanager
def span(name, run_id, **attrs):
    rec = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=attrs, status="ok",
               parent_id=STACK[-1] if STACK else None)
    STACK.append(rec["span_id"])
    start = time.perf_counter()
    try:
        yield rec
    except Exception as exc:
        rec.update(status="error", error=f"{type(exc).__name__}: {exc}")
        raise
    finally:
        STACK.remove(rec["span_id"])
        rec["ms"] = (time.perf_counter() - start) * 1000
        TRACE.append(rec)
