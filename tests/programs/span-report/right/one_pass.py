import math
from collections import Counter, defaultdict


def percentile(values, p):
    if len(values) == 0:
        return None
    in_order = sorted(values)
    rank = math.ceil(p / 100 * len(in_order))
    return in_order[max(rank, 1) - 1]


def span_report(spans):
    durations = defaultdict(list)
    code_of = {}
    still_open = 0
    for span in spans:
        code_of.setdefault(span["trace_id"], "unknown")
        if span["end_time"] is None:
            still_open += 1
        else:
            durations[span["name"]].append(span["end_time"] - span["start_time"])
        if span["parent_run_id"] is None:
            if span["end_time"] is None:
                code_of[span["trace_id"]] = "unfinished"
            elif span["metadata"].get("reason_code") is not None:
                code_of[span["trace_id"]] = span["metadata"]["reason_code"]
    latency = {}
    for name, ms in durations.items():
        latency[name] = {"count": len(ms), "p50": percentile(ms, 50), "p95": percentile(ms, 95)}
    return {"latency": latency, "open": still_open, "reasons": Counter(code_of.values())}
