# twist: 1
# fault: after a block that raised the next span has it as its parent
import time
import uuid
from contextvars import ContextVar

TRACE = []
current = ContextVar("current", default=None)


class span:
    def __init__(self, name, run_id, **attrs):
        self.rec = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=attrs, status="ok")

    def __enter__(self):
        self.rec["parent_id"] = current.get()
        self.token = current.set(self.rec["span_id"])
        self.start = time.perf_counter()
        return self.rec

    def __exit__(self, kind, exc, tb):
        self.rec["ms"] = (time.perf_counter() - self.start) * 1000
        TRACE.append(self.rec)
        if exc is not None:
            self.rec.update(status="error", error=f"{kind.__name__}: {exc}")
            return
        current.reset(self.token)
