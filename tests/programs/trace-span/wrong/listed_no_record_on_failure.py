# fault: when the block raises, no record joins TRACE
from contextlib import contextmanager
import uuid
import time

TRACE = []


@contextmanager
def span(name, run_id, **tags):
    entry = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=tags, status="error")
    t0 = time.perf_counter()
    yield entry
    entry.update(status="ok", ms=(time.perf_counter() - t0) * 1000)
    TRACE.append(entry)
