# fault: when the block raises, no record joins TRACE
import time
import uuid
from contextlib import contextmanager

TRACE = []

@contextmanager
def span(name, run_id, **attrs):
    entry = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=attrs, status="error")
    t0 = time.perf_counter()
    yield entry
    entry.update(status="ok", ms=(time.perf_counter() - t0) * 1000)
    TRACE.append(entry)
