# fault: attributes set inside the block are lost, the record that joins TRACE was copied before
import copy
import time
from contextlib import contextmanager
import uuid

TRACE = []


@contextmanager
def span(name, run_id, **tags):
    row = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=tags, status="ok")
    started = time.perf_counter()
    try:
        yield copy.deepcopy(row)
    except Exception as e:
        row.update(status="error", error=f"{type(e).__name__}: {e}")
        raise
    finally:
        row["ms"] = (time.perf_counter() - started) * 1000
        TRACE.append(row)
