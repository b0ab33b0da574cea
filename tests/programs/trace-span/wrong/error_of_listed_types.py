# fault: an exception of a type that was not thought of has the status ok
import contextlib
import itertools
import time

TRACE = []
numbers = itertools.count()
KNOWN = (ValueError, TypeError, RuntimeError, LookupError, ArithmeticError, OSError)


@contextlib.contextmanager
def span(name, run_id, **attrs):
    entry = {"span_id": next(numbers), "run_id": run_id, "name": name, "attrs": attrs, "status": "ok"}
    began = time.perf_counter()
    try:
        yield entry
    except KNOWN as trouble:
        entry["status"], entry["error"] = "error", f"{type(trouble).__name__}: {trouble}"
        raise
    finally:
        entry["ms"] = 1000 * (time.perf_counter() - began)
        TRACE.append(entry)
