import itertools, time

TRACE: list[dict] = []
_ids = itertools.count(1)


class span:
    def __init__(self, name, run_id, /, **attrs):
        self.record = dict(
            span_id=next(_ids), run_id=run_id, name=name, attrs=dict(attrs), status="ok", ms=0, error=None
        )

    def __enter__(self):
        self.t0 = time.monotonic_ns()
        return self.record

    def __exit__(self, kind, exc, tb):
        self.record["ms"] = (time.monotonic_ns() - self.t0) // 1_000_000
        if exc is not None and isinstance(exc, Exception):
            self.record.update(status="error", error={"type": kind.__name__, "message": str(exc)})
        TRACE.append(self.record)
        return False
