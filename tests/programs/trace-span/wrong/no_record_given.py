# fault: the context manager gives None, not the record
import uuid
from contextlib import contextmanager
import time

TRACE = []


@contextmanager
def span(name, run_id, **given):
    record = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=given, status="ok")
    begin = time.perf_counter()
    try:
        yield
    except Exception as trouble:
        record.update(status="error", error=f"{type(trouble).__name__}: {trouble}")
        raise
    finally:
        record["ms"] = (time.perf_counter() - begin) * 1000
        TRACE.append(record)
