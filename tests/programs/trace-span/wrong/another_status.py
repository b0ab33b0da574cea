# fault: the status of a block that raised is "failed", not "error"
import time
import uuid

TRACE = []


class span:
    def __init__(self, name, run_id, **attrs):
        self.rec = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=attrs)

    def __enter__(self):
        self.start = time.perf_counter()
        return self.rec

    def __exit__(self, kind, exc, tb):
        self.rec["ms"] = (time.perf_counter() - self.start) * 1000
        self.rec["status"] = "ok" if exc is None else "failed"
        if exc is not None:
            self.rec["error"] = f"{kind.__name__}: {exc}"
        TRACE.append(self.rec)
