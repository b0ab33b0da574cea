# twist: 1
# fault: a span inside another has the attributes of that one as well
import contextlib
import contextvars
import time
import uuid

TRACE = []
current = contextvars.ContextVar("current", default=None)


@contextlib.contextmanager
def span(name, run_id, **attrs):
    noted = {
        "span_id": str(uuid.uuid1()),
        "parent_id": (current.get() or {}).get("span_id"),
        "run_id": run_id,
        "name": name,
        "attrs": attrs,
        "status": "ok",
    }
    if current.get():
        noted["attrs"] = {**current.get()["attrs"], **attrs}
    token = current.set(noted)
    since = time.monotonic()
    try:
        yield noted
    except Exception as trouble:
        noted["status"] = "error"
        noted["error"] = f"{type(trouble).__name__}: {trouble}"
        raise
    finally:
        noted["ms"] = (time.monotonic() - since) * 1000
        TRACE.append(noted)
        current.reset(token)
