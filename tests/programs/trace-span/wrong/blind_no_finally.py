# fault: the record joins the trace only when nothing was raised
import itertools
import time
from contextlib import contextmanager

TRACE = []
_ids = itertools.count(1)


@contextmanager
def span(name, run_id, **attrs):
    record = dict(status="ok", span_id=next(_ids), name=name, run_id=run_id, attrs=attrs)
    start = time.monotonic()
    try:
        yield record
    except Exception as e:
        record["status"], record["error"] = "error", f"{type(e).__name__}: {e}"
        record["ms"] = (time.monotonic() - start) * 1000
        raise
    record["ms"] = (time.monotonic() - start) * 1000
    TRACE.append(record)
