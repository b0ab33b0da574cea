# fault: ms is time on the processor, so waiting counts for nothing
import contextlib, time, itertools

TRACE = []
ids = itertools.count()


@contextlib.contextmanager
def span(name, run_id, **attrs):
    r = {"span_id": next(ids), "run_id": run_id, "name": name, "attrs": attrs, "status": "ok"}
    t = time.process_time()
    try:
        yield r
    except Exception as e:
        r["status"] = "error"
        r["error"] = f"{type(e).__name__}: {e}"
        raise
    finally:
        r["ms"] = (time.process_time() - t) * 1000
        TRACE.append(r)
