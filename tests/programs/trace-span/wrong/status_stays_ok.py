# fault: the status of a block that raised is ok
from contextlib import contextmanager
import uuid
import time

TRACE = []


@contextmanager
def span(name, run_id, **fields):
    entry = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=fields)
    since = time.perf_counter()
    try:
        yield entry
    except Exception as err:
        entry["status"] = "error"
        entry["error"] = f"{type(err).__name__}: {err}"
        raise
    finally:
        entry["status"] = "ok"
        entry["ms"] = (time.perf_counter() - since) * 1000
        TRACE.append(entry)
