import time, uuid, traceback

TRACE = []


class span(dict):
    def __init__(self, name, run_id, **attrs):
        super().__init__(name=name, run_id=run_id, attrs=attrs, span_id=uuid.uuid1().hex)

    def __enter__(self):
        self._t = time.monotonic_ns()
        return self

    def __exit__(self, kind, error, tb):
        self["ms"] = (time.monotonic_ns() - self._t) // 10**6
        self["status"] = "error" if kind else "ok"
        if kind:
            self["error"] = {"type": kind.__name__, "message": str(error), "tb": len(traceback.format_tb(tb))}
        TRACE.append(self)
        return False
