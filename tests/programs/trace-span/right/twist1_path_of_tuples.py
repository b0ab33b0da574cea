# twist: 1
import contextvars
import itertools
import time

TRACE = []
path = contextvars.ContextVar("path")  # a tuple of ids, never changed in place
ids = itertools.count()


class span:
    def __init__(self, name, run_id, **attrs):
        self.rec = {"name": name, "run_id": run_id, "attrs": attrs}

    def __enter__(self):
        above = path.get(())
        self.rec["span_id"] = next(ids)
        self.rec["parent_id"] = above[-1] if above else None
        self.token = path.set(above + (self.rec["span_id"],))
        self.start = time.monotonic_ns()
        return self.rec

    def __exit__(self, kind, value, tb):
        self.rec["ms"] = (time.monotonic_ns() - self.start) / 1e6
        path.reset(self.token)
        failed = isinstance(value, Exception)
        self.rec["status"] = "error" if failed else "ok"
        if failed:
            self.rec["error"] = f"{kind.__name__}: {value}"
        TRACE.append(self.rec)
