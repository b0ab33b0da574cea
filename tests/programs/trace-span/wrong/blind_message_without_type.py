# fault: the error of a record has the message and not the type
import secrets
import time
from contextlib import contextmanager

TRACE = []


def now_ms():
    return time.monotonic() * 1000


@contextmanager
def span(name, run_id, **attrs):
    rec = {"span_id": secrets.token_hex(8), "run_id": run_id, "name": name, "attrs": dict(attrs), "status": "ok"}
    started = now_ms()
    try:
        yield rec
    except Exception as exc:
        rec["status"] = "error"
        rec["error"] = str(exc)
        raise
    finally:
        rec["ms"] = now_ms() - started
        TRACE.append(rec)
