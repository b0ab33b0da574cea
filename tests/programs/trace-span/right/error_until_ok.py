import time, secrets
from contextlib import contextmanager
from datetime import datetime

TRACE = []


@contextmanager
def span(name, run_id, **attrs):
    begin = datetime.now()
    out = {
        "name": name,
        "run_id": run_id,
        "attrs": attrs,
        "span_id": secrets.token_hex(8),
        "status": "error",
        "error": None,
    }
    try:
        yield out
        out["status"] = "ok"
        del out["error"]
    except BaseException as e:
        out["error"] = [type(e).__name__, *map(str, e.args)]
        raise e
    finally:
        out["ms"] = (datetime.now() - begin).total_seconds() * 1000
        TRACE.extend([out])
