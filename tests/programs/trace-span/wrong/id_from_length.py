# fault: the span_id is the length of TRACE at the start, so nested spans have the same
from contextlib import contextmanager
import time

TRACE = []


@contextmanager
def span(name, run_id, **tags):
    row = dict(span_id=len(TRACE) + 1, run_id=run_id, name=name, attrs=tags, status="ok")
    began = time.perf_counter()
    try:
        yield row
    except Exception as e:
        row.update(status="error", error=f"{type(e).__name__}: {e}")
        raise
    finally:
        row["ms"] = (time.perf_counter() - began) * 1000
        TRACE.append(row)
