# twist: 1
import time
import uuid
from contextlib import contextmanager
from contextvars import ContextVar

TRACE = []
_current = ContextVar("current_span", default=None)


@contextmanager
def span(name, run_id, **attrs):
    record = {"span_id": uuid.uuid4().hex[:12], "parent_id": _current.get(), "run_id": run_id,
              "name": name, "attrs": attrs, "status": "ok"}
    token = _current.set(record["span_id"])
    start = time.perf_counter()
    try:
        yield record
    except Exception as exc:
        record["status"] = "error"
        record["error"] = f"{type(exc).__name__}: {exc}"
        raise
    finally:
        _current.reset(token)
        record["ms"] = (time.perf_counter() - start) * 1000
        TRACE.append(record)
