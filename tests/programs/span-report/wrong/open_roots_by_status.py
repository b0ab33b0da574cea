# fault: an open root with the status timeout counts as timeout
import math
from collections import defaultdict, Counter


def percentile(values, p):
    if not values:
        return None
    s = sorted(values)
    return s[max(1, math.ceil(len(s) * p / 100)) - 1]


def span_report(spans):
    took = defaultdict(list)
    open_ = 0
    reasons = Counter()
    roots = {}
    traces = set()
    for s in spans:
        traces.add(s["trace_id"])
        if s["parent_run_id"] is None:
            roots[s["trace_id"]] = s
        if s["end_time"] is None:
            open_ += 1
        else:
            took[s["name"]].append(s["end_time"] - s["start_time"])
    for t in traces:
        root = roots.get(t)
        if root is None:
            reasons["unknown"] += 1
        elif root["status"] == "timeout" and root["end_time"] is None:
            reasons["timeout"] += 1
        elif root["end_time"] is None:
            reasons["unfinished"] += 1
        else:
            reasons[root["metadata"].get("reason_code") or "unknown"] += 1
    return {
        "latency": {n: {"count": len(v), "p50": percentile(v, 50), "p95": percentile(v, 95)} for n, v in took.items()},
        "open": open_,
        "reasons": reasons,
    }
