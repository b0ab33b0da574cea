# fault: the exception does not go on
import itertools
import time

TRACE = []
NUMBERS = itertools.count(1)


class span:
    def __init__(self, name, run_id, **attrs):
        self.record = {"span_id": next(NUMBERS), "run_id": run_id, "name": name, "attrs": attrs, "status": "ok"}

    def __enter__(self):
        self.begun = time.perf_counter()
        return self.record

    def __exit__(self, kind, error, where):
        if isinstance(error, Exception):
            self.record["status"] = "error"
            self.record["error"] = f"{kind.__name__}: {error}"
        self.record["ms"] = 1000 * (time.perf_counter() - self.begun)
        TRACE.append(self.record)
        return True
