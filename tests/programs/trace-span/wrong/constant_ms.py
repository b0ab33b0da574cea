# fault: ms is the same number for every span
import contextlib
import uuid

TRACE = []


@contextlib.contextmanager
def span(name, run_id, **attrs):
    record = {
        "run_id": run_id,
        "name": name,
        "attrs": attrs,
        "status": "ok",
        "span_id": str(uuid.uuid4()),
        "ms": 1000.0,
    }
    try:
        yield record
    except Exception as e:
        record["status"] = "error"
        record["error"] = f"{type(e).__name__}: {e}"
        raise
    finally:
        TRACE.append(record)
