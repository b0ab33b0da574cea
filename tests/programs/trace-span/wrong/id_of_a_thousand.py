# fault: the ids are drawn from a thousand, so that a long trace has some twice
import random
import time

TRACE = []


class span:
    def __init__(self, name, run_id, **attrs):
        self.entry = dict(name=name, run_id=run_id, attrs=attrs, status="ok", span_id=random.randrange(1000))

    def __enter__(self):
        self.began = time.monotonic()
        return self.entry

    def __exit__(self, kind, trouble, trace):
        self.entry["ms"] = (time.monotonic() - self.began) * 1000
        if isinstance(trouble, Exception):
            self.entry |= {"status": "error", "error": {"type": kind.__name__, "message": str(trouble)}}
        TRACE.append(self.entry)
