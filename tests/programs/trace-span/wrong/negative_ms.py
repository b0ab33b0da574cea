# fault: ms is the start minus the end, below 0
import time
import uuid
from contextlib import contextmanager

TRACE = []

@contextmanager
def span(name, run_id, **attrs):
    item = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=attrs, status="ok")
    item["ms"] = time.perf_counter() * 1000
    try:
        yield item
    except Exception as trouble:
        item.update(status="error", error=f"{type(trouble).__name__}: {trouble}")
        raise
    finally:
        item["ms"] -= time.perf_counter() * 1000
        TRACE.append(item)
