# fault: the id is made of run and name, so two spans of one name share it
import contextlib
import time

TRACE: list = []


@contextlib.contextmanager
def span(name, run_id, **attrs):
    entry = {"span_id": f"{run_id}/{name}", "run_id": run_id, "name": name, "attrs": attrs, "status": "ok"}
    before = time.perf_counter_ns()
    try:
        yield entry
    except Exception as problem:
        entry.update(status="error", error=repr(problem))
        raise
    finally:
        entry["ms"] = (time.perf_counter_ns() - before) / 1e6
        TRACE.append(entry)
