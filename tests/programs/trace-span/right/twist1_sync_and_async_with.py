# twist: 1
import time, itertools, threading
from contextvars import ContextVar

TRACE = []
_parent = ContextVar("parent", default=None)
_n = itertools.count(1)


class span:
    def __init__(self, name, run_id, **attrs):
        self.rec = {
            "span_id": next(_n),
            "run_id": run_id,
            "name": name,
            "attrs": attrs,
            "parent_id": None,
            "status": "ok",
            "error": "",
            "ms": None,
        }

    def __enter__(self):
        self.rec["parent_id"] = _parent.get()
        self.tok = _parent.set(self.rec["span_id"])
        self.t = time.perf_counter_ns()
        return self.rec

    async def __aenter__(self):
        return self.__enter__()

    def __exit__(self, et, ev, tb):
        self.rec["ms"] = (time.perf_counter_ns() - self.t) // 1_000_000
        if ev is not None and isinstance(ev, Exception):
            self.rec |= {"status": "error", "error": f"{et.__qualname__}: {ev}"}
        _parent.reset(self.tok)
        TRACE.append(self.rec)

    async def __aexit__(self, *a):
        return self.__exit__(*a)
