# fault: the names of steps are written in small letters
from math import ceil
from collections import Counter


def percentile(values, p):
    return sorted(values)[max(1, ceil(len(values) * p / 100)) - 1] if values else None


def span_report(spans):
    took, fate = {}, {}
    for s in spans:
        fate.setdefault(s["trace_id"], "unknown")
        if s["end_time"] is not None:
            took.setdefault(s["name"].lower(), []).append(s["end_time"] - s["start_time"])
        if s["parent_run_id"] is None:
            code = s["metadata"].get("reason_code")
            fate[s["trace_id"]] = "unfinished" if s["end_time"] is None else "unknown" if code is None else code
    return {
        "latency": {n: {"count": len(t), "p50": percentile(t, 50), "p95": percentile(t, 95)} for n, t in took.items()},
        "open": sum(s["end_time"] is None for s in spans),
        "reasons": dict(Counter(fate.values())),
    }
