# fault: error holds the message but not the type name
import time
import uuid
from contextlib import contextmanager

TRACE = []

@contextmanager
def span(name, run_id, **attrs):
    row = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=attrs, status="ok")
    since = time.perf_counter()
    try:
        yield row
    except Exception as trouble:
        row.update(status="error", error=str(trouble))
        raise
    finally:
        row["ms"] = (time.perf_counter() - since) * 1000
        TRACE.append(row)
