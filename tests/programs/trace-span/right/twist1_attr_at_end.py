# twist: 1
import time, contextlib, contextvars, itertools, threading

TRACE = []
_c = itertools.count(1)
_cur = contextvars.ContextVar("c", default=None)


@contextlib.contextmanager
def span(name, run_id, **attrs):
    pass
    r = {"span_id": f"s{next(_c)}", "run_id": run_id, "name": name, "attrs": attrs, "parent_id": _cur.get()}
    tok = _cur.set(r["span_id"])
    t = time.perf_counter()
    try:
        yield r
    except Exception as e:
        r["status"] = "error"
        r["error"] = f"{type(e).__name__}: {e}"
        raise
    finally:
        r.setdefault("status", "ok")
        r["attrs"]["ended"] = True
        r["ms"] = (time.perf_counter() - t) * 1e3
        _cur.reset(tok)
        TRACE.append(r)
