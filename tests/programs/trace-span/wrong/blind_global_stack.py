# twist: 1
# fault: the open spans stand in one list for all threads and tasks
import uuid
import time
from contextlib import contextmanager

TRACE = []
STACK = []


@contextmanager
def span(name, run_id, **attrs):
    record = {
        "span_id": str(uuid.uuid4()),
        "parent_id": STACK[-1]["span_id"] if STACK else None,
        "run_id": run_id,
        "name": name,
        "attrs": attrs,
        "status": "ok",
    }
    STACK.append(record)
    begin = time.perf_counter()
    try:
        yield record
    except Exception as e:
        record["status"] = "error"
        record["error"] = f"{type(e).__name__}: {e}"
        raise
    finally:
        record["ms"] = 1000 * (time.perf_counter() - begin)
        STACK.remove(record)
        TRACE.append(record)
