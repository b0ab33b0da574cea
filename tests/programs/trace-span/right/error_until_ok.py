import time, secrets
from contextlib import contextmanager
from datetime import datetime

TRACE = []


@contextmanager
def span(name, run_id, **given):
    begin = datetime.now()
    acc = {
        "name": name,
        "run_id": run_id,
        "attrs": given,
        "span_id": secrets.token_hex(8),
        "status": "error",
        "error": None,
    }
    try:
        yield acc
        acc["status"] = "ok"
        del acc["error"]
    except BaseException as err:
        acc["error"] = [type(err).__name__, *map(str, err.args)]
        raise err
    finally:
        acc["ms"] = (datetime.now() - begin).total_seconds() * 1000
        TRACE.extend([acc])
