# twist: 1
import time, uuid, contextvars
from contextlib import ContextDecorator

TRACE = []
_here = contextvars.ContextVar("here")


class span(ContextDecorator):
    def __init__(self, name, run_id, **attrs):
        self.r = {"name": name, "run_id": run_id, "attrs": attrs, "status": "ok", "span_id": uuid.uuid4().int}

    def __enter__(self):
        self.r["parent_id"] = _here.get({}).get("span_id")
        self.tok = _here.set(self.r)
        self.t = time.perf_counter()
        return self.r

    def __exit__(self, k, e, tb):
        _here.reset(self.tok)
        self.r["ms"] = round((time.perf_counter() - self.t) * 1000, 3)
        if e is not None:
            self.r.update(status="error", error=f"{k.__name__}: {e}")
        TRACE.append(self.r)
