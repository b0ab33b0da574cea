import contextlib
import time
from uuid import uuid4

TRACE = []


@contextlib.contextmanager
def span(name, run_id, **attrs):
    record = {"span_id": uuid4().hex}  #: own_id
    record.update(run_id=run_id, name=name, attrs=attrs)  #: searchable
    record["status"] = "ok"  #: ok_at_first
    started = time.perf_counter()
    try:
        yield record  #: give_record
    except BaseException as error:
        record.update(status="error", error=f"{type(error).__name__}: {error}")  #: what_went_wrong
        raise  #: goes_on
    finally:
        record["ms"] = (time.perf_counter() - started) * 1000  #: duration
        TRACE.append(record)  #: at_the_end


if __name__ == "__main__":
    try:
        with span("agent.step", "run-1", step=1) as step:
            with span("tool.search", "run-1", query="trains north") as search:
                search["attrs"]["hits"] = 3
            step["attrs"]["tokens_in"] = 1200
            with span("tool.book", "run-1", train="N7"):
                raise TimeoutError("no answer")
    except TimeoutError:
        print("the step failed")
    for record in TRACE:
        assert record["ms"] >= 0
        print(record["name"], record["status"], record["attrs"], record.get("error", ""))
