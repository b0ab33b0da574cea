# twist: 1
import contextvars, itertools, time

TRACE = []
_stack = contextvars.ContextVar("stack", default=())
_ids = itertools.count(1)


class span:
    def __init__(self, name, run_id, **attrs):
        self.record = {"span_id": next(_ids), "run_id": run_id, "name": name, "attrs": attrs}

    def __enter__(self):
        above = _stack.get()
        self.record["parent_id"] = above[-1] if above else None
        self.token = _stack.set((*above, self.record["span_id"]))
        self.start = time.monotonic_ns()
        return self.record

    def __exit__(self, kind, error, tb):
        _stack.reset(self.token)
        self.record.update(ms=(time.monotonic_ns() - self.start) / 1e6, status="error" if kind else "ok")
        if kind:
            self.record["error"] = repr(error) + " " + str(error)
        TRACE.append(self.record)
        return False
