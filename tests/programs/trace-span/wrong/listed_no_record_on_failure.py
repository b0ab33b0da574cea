# fault: when the block raises, no record joins TRACE
import time
import uuid
from contextlib import contextmanager

TRACE = []

@contextmanager
def span(name, run_id, **attrs):
    rec = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=attrs, status="error")
    start = time.perf_counter()
    yield rec
    rec.update(status="ok", ms=(time.perf_counter() - start) * 1000)
    TRACE.append(rec)
