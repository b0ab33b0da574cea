# fault: the attributes are keys of the record itself, there is no attrs
import time
import uuid
from contextlib import contextmanager

TRACE = []

@contextmanager
def span(name, run_id, **attrs):
    entry = {"span_id": uuid.uuid4().hex, "run_id": run_id, "name": name, "status": "ok", **attrs}
    since = time.perf_counter()
    try:
        yield entry
    except Exception as problem:
        entry.update(status="error", error=f"{type(problem).__name__}: {problem}")
        raise
    finally:
        entry["ms"] = (time.perf_counter() - since) * 1000
        TRACE.append(entry)
