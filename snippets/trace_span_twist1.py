import contextlib
import time
from contextvars import ContextVar
from uuid import uuid4

TRACE = []
CURRENT = ContextVar("current", default=None)  #: context


@contextlib.contextmanager
def span(name, run_id, **attrs):
    record = {"span_id": uuid4().hex, "parent_id": CURRENT.get()}  #: parent
    record.update(run_id=run_id, name=name, attrs=attrs)  #: searchable
    record["status"] = "ok"  #: ok_at_first
    started = time.perf_counter()
    token = CURRENT.set(record["span_id"])  #: enter
    try:
        yield record  #: give_record
    except BaseException as error:
        record.update(status="error", error=f"{type(error).__name__}: {error}")  #: what_went_wrong
        raise  #: goes_on
    finally:
        CURRENT.reset(token)  #: leave
        record["ms"] = (time.perf_counter() - started) * 1000  #: duration
        TRACE.append(record)  #: at_the_end


if __name__ == "__main__":
    with span("agent.step", "run-1"):
        with span("tool.search", "run-1"):
            with span("http.get", "run-1"):
                pass
        with span("tool.book", "run-1"):
            pass
    names = {record["span_id"]: record["name"] for record in TRACE}
    for record in TRACE:
        print(record["name"], "is part of", names.get(record["parent_id"]))
