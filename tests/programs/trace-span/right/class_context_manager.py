import time
from itertools import count

TRACE = []
_numbers = count(1)


class span:
    def __init__(self, name, run_id, **attrs):
        self.record = {"span_id": f"s{next(_numbers)}", "run_id": run_id, "name": name, "attrs": attrs}

    def __enter__(self):
        self.t0 = time.monotonic()
        return self.record

    def __exit__(self, kind, error, tb):
        self.record["ms"] = (time.monotonic() - self.t0) * 1000
        self.record["status"] = "ok"
        if isinstance(error, Exception):
            self.record["status"] = "error"
            self.record["error"] = f"{kind.__name__}: {error}"
        TRACE.append(self.record)
        return False


with span("agent.step", "run-1", step=1) as s:
    s["attrs"]["tokens"] = 1200
print(TRACE)
TRACE.clear()
