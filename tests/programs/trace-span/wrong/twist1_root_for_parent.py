# twist: 1
# fault: the parent_id is the outermost span, not the enclosing one
import time
import uuid
from contextlib import contextmanager
from contextvars import ContextVar

TRACE = []
root = ContextVar("root", default=None)


@contextmanager
def span(name, run_id, **attrs):
    rec = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=attrs, status="ok", parent_id=root.get())
    token = root.set(root.get() or rec["span_id"])
    start = time.perf_counter()
    try:
        yield rec
    except Exception as exc:
        rec.update(status="error", error=f"{type(exc).__name__}: {exc}")
        raise
    finally:
        root.reset(token)
        rec["ms"] = (time.perf_counter() - start) * 1000
        TRACE.append(rec)
