# fault: the attributes are keys of the record itself, there is no attrs
from contextlib import contextmanager
import uuid
import time

TRACE = []


@contextmanager
def span(name, run_id, **extra):
    entry = {"span_id": uuid.uuid4().hex, "run_id": run_id, "name": name, "status": "ok", **extra}
    since = time.perf_counter()
    try:
        yield entry
    except Exception as problem:
        entry.update(status="error", error=f"{type(problem).__name__}: {problem}")
        raise
    finally:
        entry["ms"] = (time.perf_counter() - since) * 1000
        TRACE.append(entry)
