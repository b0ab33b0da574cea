# fault: ms is the start minus the end, below 0
from contextlib import contextmanager
import uuid
import time

TRACE = []


@contextmanager
def span(name, run_id, **details):
    item = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=details, status="ok")
    item["ms"] = time.perf_counter() * 1000
    try:
        yield item
    except Exception as trouble:
        item.update(status="error", error=f"{type(trouble).__name__}: {trouble}")
        raise
    finally:
        item["ms"] -= time.perf_counter() * 1000
        TRACE.append(item)
