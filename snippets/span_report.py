import math
from collections import Counter


def percentile(values, p):
    if not values:
        return None  #: none_of_none
    ascending = sorted(values)  #: ascending
    rank = max(1, math.ceil(len(ascending) * p / 100))  #: rank
    return ascending[rank - 1]  #: rank


def span_report(spans):
    lasted, codes, still_open = {}, {}, 0
    for span in spans:
        codes.setdefault(span["trace_id"], "unknown")  #: every_trace
        ended = span["end_time"] is not None  #: ended
        if ended:
            lasted.setdefault(span["name"], []).append(span["end_time"] - span["start_time"])  #: by_name
        else:
            still_open += 1  #: still_open
        if span["parent_run_id"] is None:  #: root_decides
            code = span["metadata"].get("reason_code") or "unknown"  #: every_trace
            codes[span["trace_id"]] = code if ended else "unfinished"  #: unfinished
    latency = {}
    for name, times in lasted.items():
        latency[name] = {"count": len(times), "p50": percentile(times, 50), "p95": percentile(times, 95)}  #: by_name
    return {"latency": latency, "open": still_open, "reasons": dict(Counter(codes.values()))}


if __name__ == "__main__":
    spans = []

    def note(trace_id, name, start, end, parent="run", **metadata):
        times = {"start_time": start, "end_time": end}
        spans.append({"trace_id": trace_id, "parent_run_id": parent, "name": name, **times, "metadata": metadata})

    for n in range(20):
        note(f"t{n}", "search", 0, 100 + n if n < 18 else 4000)
        note(f"t{n}", "agent", 0, 5000, None, reason_code="success" if n < 18 else "stagnation")
    note("t20", "search", 0, None)
    note("t20", "agent", 0, None, None)
    note("t21", "search", 0, 90)
    for key, value in span_report(spans).items():
        print(key, value)
