import secrets
import time
import traceback
from contextlib import contextmanager

TRACE = []


@contextmanager
def span(name, run_id, /, **attrs):
    rec = dict(span_id=secrets.token_hex(8), run_id=run_id, name=name, attrs=attrs, status="ok", ms=0)
    begin = time.perf_counter_ns()
    try:
        yield rec
    except Exception as exc:
        rec.update(status="error", error="".join(traceback.format_exception_only(type(exc), exc)).strip())
        raise
    finally:
        rec["ms"] = (time.perf_counter_ns() - begin) // 1_000_000
        TRACE.append(rec)
