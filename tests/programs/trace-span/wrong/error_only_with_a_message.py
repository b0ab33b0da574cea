# fault: an exception that has no message leaves the status at ok
import contextlib
import time
from uuid import uuid4

TRACE: list[dict] = []


@contextlib.contextmanager
def span(name, run_id, **attrs):
    kept = {"span_id": uuid4().hex, "run_id": run_id, "name": name, "attrs": attrs}
    began, said = time.monotonic(), ""
    try:
        yield kept
    except Exception as trouble:
        said = str(trouble) and f"{type(trouble).__name__}: {trouble}"
        raise
    finally:
        kept |= {"ms": 1000 * (time.monotonic() - began), "status": "error" if said else "ok", "error": said}
        TRACE.append(kept)
