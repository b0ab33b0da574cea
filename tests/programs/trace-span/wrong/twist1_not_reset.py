# twist: 1
# fault: after a block the next span still has it as its parent, though it is a root
import time
import uuid
from contextlib import contextmanager
from contextvars import ContextVar

TRACE = []
current = ContextVar("current", default=None)


@contextmanager
def span(name, run_id, **attrs):
    rec = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=attrs, status="ok", parent_id=current.get())
    current.set(rec["span_id"])
    start = time.perf_counter()
    try:
        yield rec
    except Exception as exc:
        rec.update(status="error", error=f"{type(exc).__name__}: {exc}")
        raise
    finally:
        rec["ms"] = (time.perf_counter() - start) * 1000
        TRACE.append(rec)
