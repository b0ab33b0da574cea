from contextlib import contextmanager
import secrets
import time
import traceback

TRACE = []


@contextmanager
def span(name, run_id, /, **given):
    record = dict(span_id=secrets.token_hex(8), run_id=run_id, name=name, attrs=given, status="ok", ms=0)
    begin = time.perf_counter_ns()
    try:
        yield record
    except Exception as problem:
        record.update(status="error", error="".join(traceback.format_exception_only(type(problem), problem)).strip())
        raise
    finally:
        record["ms"] = (time.perf_counter_ns() - begin) // 1_000_000
        TRACE.append(record)
