# fault: the span of a trace that started first is taken for its root
from math import ceil
from collections import Counter


def percentile(values, p):
    return sorted(values)[max(1, ceil(len(values) * p / 100)) - 1] if values else None


def span_report(spans):
    took, roots = {}, {}
    for s in sorted(spans, key=lambda s: s["start_time"]):
        roots.setdefault(s["trace_id"], s)
        if s["end_time"] is not None:
            took.setdefault(s["name"], []).append(s["end_time"] - s["start_time"])

    def reason(root):
        if root["end_time"] is None:
            return "unfinished"
        code = root["metadata"].get("reason_code")
        return "unknown" if code is None else code

    return {
        "latency": {n: {"count": len(t), "p50": percentile(t, 50), "p95": percentile(t, 95)} for n, t in took.items()},
        "open": sum(s["end_time"] is None for s in spans),
        "reasons": dict(Counter(map(reason, roots.values()))),
    }
