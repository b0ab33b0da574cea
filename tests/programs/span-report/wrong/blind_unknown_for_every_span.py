# fault: a trace without its root is counted once for each of its spans
from math import ceil
from collections import Counter


def percentile(values, p):
    return sorted(values)[max(1, ceil(len(values) * p / 100)) - 1] if values else None


def span_report(spans):
    took, reasons = {}, Counter()
    rooted = {s["trace_id"] for s in spans if s["parent_run_id"] is None}
    for s in spans:
        if s["end_time"] is not None:
            took.setdefault(s["name"], []).append(s["end_time"] - s["start_time"])
        if s["parent_run_id"] is None:
            code = s["metadata"].get("reason_code")
            reasons["unfinished" if s["end_time"] is None else "unknown" if code is None else code] += 1
        elif s["trace_id"] not in rooted:
            reasons["unknown"] += 1
    return {
        "latency": {n: {"count": len(t), "p50": percentile(t, 50), "p95": percentile(t, 95)} for n, t in took.items()},
        "open": sum(s["end_time"] is None for s in spans),
        "reasons": dict(reasons),
    }
