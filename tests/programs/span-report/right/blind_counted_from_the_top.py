import heapq
from collections import Counter, defaultdict


def percentile(values, p):
    """The smallest of the values at the top that are still needed."""
    if not values:
        return None
    n = len(values)
    at_the_top = min(n * (100 - p) // 100 + 1, n)
    return heapq.nlargest(at_the_top, values)[-1]


def span_report(spans):
    durations, ends, tally = defaultdict(list), {}, 0
    for span in spans:
        trace, name, end = span["trace_id"], span["name"], span["end_time"]
        ends.setdefault(trace, "unknown")
        if end is None:
            tally += 1
        else:
            durations[name].append(end - span["start_time"])
        if span["parent_run_id"] is None:
            code = span["metadata"].get("reason_code")
            ends[trace] = "unfinished" if end is None else "unknown" if code is None else code
    latency = {n: {"count": len(d), "p50": percentile(d, 50), "p95": percentile(d, 95)} for n, d in durations.items()}
    return {"latency": latency, "open": tally, "reasons": Counter(ends.values())}
