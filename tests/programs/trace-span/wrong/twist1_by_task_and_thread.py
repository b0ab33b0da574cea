# twist: 1
# fault: one stack for each task, so a task does not know the span it was started in
import contextlib, time, uuid, asyncio, threading

TRACE = []
STACKS = {}


def me():
    try:
        return id(asyncio.current_task())
    except RuntimeError:
        return threading.get_ident()


@contextlib.contextmanager
def span(name, run_id, **attrs):
    stack = STACKS.setdefault(me(), [])
    r = {
        "run_id": run_id,
        "name": name,
        "attrs": attrs,
        "status": "ok",
        "span_id": str(uuid.uuid4()),
        "parent_id": stack[-1] if stack else None,
    }
    stack.append(r["span_id"])
    t = time.perf_counter()
    try:
        yield r
    except Exception as e:
        r["status"] = "error"
        r["error"] = f"{type(e).__name__}: {e}"
        raise
    finally:
        stack.pop()
        r["ms"] = (time.perf_counter() - t) * 1000
        TRACE.append(r)
