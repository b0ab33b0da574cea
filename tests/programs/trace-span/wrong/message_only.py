# fault: error holds the message but not the type name
import time
from contextlib import contextmanager
import uuid

TRACE = []


@contextmanager
def span(name, run_id, **details):
    row = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=details, status="ok")
    since = time.perf_counter()
    try:
        yield row
    except Exception as trouble:
        row.update(status="error", error=str(trouble))
        raise
    finally:
        row["ms"] = (time.perf_counter() - since) * 1000
        TRACE.append(row)
