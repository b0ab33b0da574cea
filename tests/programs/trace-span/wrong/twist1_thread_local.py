# twist: 1
# fault: the stack is kept per thread, asyncio tasks of one thread mix up their parents
import threading
import time
from contextlib import contextmanager
import uuid

TRACE = []
local = threading.local()


@contextmanager
def span(name, run_id, **given):
    stack = local.__dict__.setdefault("stack", [])
    record = dict(
        span_id=uuid.uuid4().hex,
        run_id=run_id,
        name=name,
        attrs=given,
        status="ok",
        parent_id=stack[-1] if stack else None,
    )
    stack.append(record["span_id"])
    began = time.perf_counter()
    try:
        yield record
    except Exception as problem:
        record.update(status="error", error=f"{type(problem).__name__}: {problem}")
        raise
    finally:
        stack.remove(record["span_id"])
        record["ms"] = (time.perf_counter() - began) * 1000
        TRACE.append(record)
