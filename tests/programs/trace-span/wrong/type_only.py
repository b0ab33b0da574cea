# fault: error holds the type name but not the message
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
        if kind:
            self.rec.update(status="error", error=kind.__name__)
        self.rec["ms"] = (time.perf_counter() - self.start) * 1000
        TRACE.append(self.rec)
