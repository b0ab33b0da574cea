# fault: the record joins TRACE when the block starts, and has no ms
import uuid

TRACE = []


class span:
    def __init__(self, name, run_id, **attrs):
        self.rec = dict(span_id=uuid.uuid4().hex, run_id=run_id, name=name, attrs=attrs, status="ok")

    def __enter__(self):
        TRACE.append(self.rec)
        return self.rec

    def __exit__(self, kind, exc, tb):
        if isinstance(exc, Exception):
            self.rec.update(status="error", error=f"{kind.__name__}: {exc}")
