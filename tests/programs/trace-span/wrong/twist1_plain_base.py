# twist: 1
# fault: the record has no parent_id
from contextlib import contextmanager
import uuid
import time

TRACE = []


@contextmanager
def span(name, run_id, **tags):
    item = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=tags, status="ok")
    begin = time.perf_counter()
    try:
        yield item
    except Exception as e:
        item.update(status="error", error=f"{type(e).__name__}: {e}")
        raise
    finally:
        item["ms"] = (time.perf_counter() - begin) * 1000
        TRACE.append(item)
