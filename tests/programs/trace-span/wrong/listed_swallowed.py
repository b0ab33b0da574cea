# fault: the exception does not go on
import time
import uuid

TRACE = []


class span:
    def __init__(self, name, run_id, **attrs):
        self.rec = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=attrs, status="ok")

    def __enter__(self):
        self.start = time.perf_counter()
        return self.rec

    def __exit__(self, kind, exc, tb):
        if exc is not None:
            self.rec["status"] = "error"
            self.rec["error"] = f"{kind.__name__}: {exc}"
        self.rec["ms"] = (time.perf_counter() - self.start) * 1000
        TRACE.append(self.rec)
        return self
