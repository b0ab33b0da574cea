# fault: the exception does not go on, another one is raised from it
import uuid
from contextlib import contextmanager
import time

TRACE = []


@contextmanager
def span(name, run_id, **attributes):
    row = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=attributes, status="ok")
    begin = time.perf_counter()
    try:
        yield row
    except Exception as failure:
        row.update(status="error", error=f"{type(failure).__name__}: {failure}")
        raise RuntimeError(f"span {name} failed") from failure
    finally:
        row["ms"] = (time.perf_counter() - begin) * 1000
        TRACE.append(row)
