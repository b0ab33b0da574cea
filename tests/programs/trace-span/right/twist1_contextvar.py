# twist: 1
import time
import uuid
from contextlib import contextmanager
from contextvars import ContextVar

TRACE = []
_current = ContextVar("current_span", default=None)


@contextmanager
def span(name, run_id, **attrs):
    rec = {
        "span_id": uuid.uuid4().hex[:12],
        "parent_id": _current.get(),
        "run_id": run_id,
        "name": name,
        "attrs": attrs,
        "status": "ok",
    }
    token = _current.set(rec["span_id"])
    t0 = time.perf_counter()
    try:
        yield rec
    except Exception as problem:
        rec["status"] = "error"
        rec["error"] = f"{type(problem).__name__}: {problem}"
        raise
    finally:
        _current.reset(token)
        rec["ms"] = (time.perf_counter() - t0) * 1000
        TRACE.append(rec)
