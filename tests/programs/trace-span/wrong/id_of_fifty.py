# fault: ids are drawn from only fifty numbers
import time
import random
from contextlib import contextmanager

TRACE = []


@contextmanager
def span(name, run_id, **attrs):
    record = {"span_id": random.randrange(50), "run_id": run_id, "name": name, "attrs": attrs, "status": "ok"}
    start = time.perf_counter()
    try:
        yield record
    except Exception as e:
        record["status"] = "error"
        record["error"] = f"{type(e).__name__}: {e}"
        raise
    finally:
        record["ms"] = (time.perf_counter() - start) * 1000
        TRACE.append(record)
