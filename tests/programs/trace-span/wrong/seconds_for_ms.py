# fault: ms holds seconds, not milliseconds
import uuid
from contextlib import contextmanager
import time

TRACE = []


@contextmanager
def span(name, run_id, **details):
    item = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=details, status="ok")
    t0 = time.perf_counter()
    try:
        yield item
    except Exception as trouble:
        item.update(status="error", error=f"{type(trouble).__name__}: {trouble}")
        raise
    finally:
        item["ms"] = round(time.perf_counter() - t0, 3)
        TRACE.append(item)
