# fault: what joins TRACE is a JSON string, not a dict
import json
import time
from contextlib import contextmanager
import uuid

TRACE = []


@contextmanager
def span(name, run_id, **extra):
    record = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=extra, status="ok")
    begin = time.perf_counter()
    try:
        yield record
    except Exception as problem:
        record.update(status="error", error=f"{type(problem).__name__}: {problem}")
        raise
    finally:
        record["ms"] = (time.perf_counter() - begin) * 1000
        TRACE.append(json.dumps(record))
