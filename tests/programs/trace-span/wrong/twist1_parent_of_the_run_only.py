# twist: 1
# fault: a span in a span of another run has no parent
import time, uuid
from contextlib import contextmanager
from contextvars import ContextVar

TRACE = []
_current = ContextVar("current", default=None)


@contextmanager
def span(name, run_id, **attrs):
    record = {
        "span_id": uuid.uuid4().hex,
        "parent_id": (_current.get() or {}).get("span_id") if (_current.get() or {}).get("run_id") == run_id else None,
        "run_id": run_id,
        "name": name,
        "attrs": attrs,
        "status": "ok",
    }
    token = _current.set(record)
    start = time.perf_counter()
    try:
        yield record
    except Exception as e:
        record["status"] = "error"
        record["error"] = f"{type(e).__name__}: {e}"
        raise
    finally:
        _current.reset(token)
        record["ms"] = (time.perf_counter() - start) * 1000
        TRACE.append(record)
