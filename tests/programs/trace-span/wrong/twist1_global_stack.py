# twist: 1
# fault: one stack for all threads and tasks, a span gets a span of another thread as its parent
from contextlib import contextmanager
import uuid
import time

TRACE = []
STACK = []


@contextmanager
def span(name, run_id, **given):
    entry = dict(
        span_id=uuid.uuid4().hex,
        run_id=run_id,
        name=name,
        attrs=given,
        status="ok",
        parent_id=STACK[-1] if STACK else None,
    )
    STACK.append(entry["span_id"])
    began = time.perf_counter()
    try:
        yield entry
    except Exception as problem:
        entry.update(status="error", error=f"{type(problem).__name__}: {problem}")
        raise
    finally:
        STACK.remove(entry["span_id"])
        entry["ms"] = (time.perf_counter() - began) * 1000
        TRACE.append(entry)
