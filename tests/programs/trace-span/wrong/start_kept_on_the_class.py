# fault: the start is kept on the class, so a span inside another one starts that one anew
import time
from itertools import count

TRACE = []
numbers = count(1)


class span:
    def __init__(self, name, run_id, **attrs):
        self.kept = {"span_id": next(numbers), "run_id": run_id, "name": name, "attrs": attrs, "status": "ok"}

    def __enter__(self):
        span.began = time.perf_counter()
        return self.kept

    def __exit__(self, kind, trouble, trail):
        self.kept["ms"] = 1000 * (time.perf_counter() - span.began)
        if isinstance(trouble, Exception):
            self.kept.update(status="error", error=f"{kind.__name__}: {trouble}")
        TRACE.append(self.kept)
