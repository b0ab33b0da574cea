# fault: the span_id is made of run and name, two spans of one name have the same
from contextlib import contextmanager
import time

TRACE = []


@contextmanager
def span(name, run_id, **extra):
    entry = dict(span_id=f"{run_id}/{name}", run_id=run_id, name=name, attrs=extra, status="ok")
    started = time.perf_counter()
    try:
        yield entry
    except Exception as problem:
        entry.update(status="error", error=f"{type(problem).__name__}: {problem}")
        raise
    finally:
        entry["ms"] = (time.perf_counter() - started) * 1000
        TRACE.append(entry)
