# fault: the exception is noted and then swallowed
import uuid
import time

TRACE = []


class span:
    def __init__(self, name, run_id, **attrs):
        self.record = {
            "span_id": uuid.uuid4().hex,
            "run_id": run_id,
            "name": name,
            "attrs": attrs,
            "status": "ok",
        }

    def __enter__(self):
        self.began = time.perf_counter()
        return self.record

    def __exit__(self, kind, error, traceback):
        self.record["ms"] = (time.perf_counter() - self.began) * 1000
        if error is not None:
            self.record["status"] = "error"
            self.record["error"] = f"{kind.__name__}: {error}"
        TRACE.append(self.record)
        return True
