# twist: 1
# fault: the context variable holds one list that all threads and tasks change in place
import time
import uuid
from contextlib import contextmanager
from contextvars import ContextVar

TRACE = []
stack_var = ContextVar("stack", default=[])


@contextmanager
def span(name, run_id, **attrs):
    stack = stack_var.get()
    rec = dict(
        span_id=uuid.uuid4().hex,
        run_id=run_id,
        name=name,
        attrs=attrs,
        status="ok",
        parent_id=stack[-1] if stack else None,
    )
    stack.append(rec["span_id"])
    start = time.perf_counter()
    try:
        yield rec
    except Exception as exc:
        rec.update(status="error", error=f"{type(exc).__name__}: {exc}")
        raise
    finally:
        stack.remove(rec["span_id"])
        rec["ms"] = (time.perf_counter() - start) * 1000
        TRACE.append(rec)
