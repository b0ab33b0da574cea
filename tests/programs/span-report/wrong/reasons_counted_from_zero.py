# fault: reasons that no trace has stand there with a 0
import math
from collections import defaultdict


def percentile(values, p):
    if not values:
        return None
    s = sorted(values)
    return s[max(1, math.ceil(len(s) * p / 100)) - 1]


def span_report(spans):
    lat, traces, roots, open_ = defaultdict(list), set(), {}, 0
    for s in spans:
        traces.add(s["trace_id"])
        if s["parent_run_id"] is None:
            roots[s["trace_id"]] = s
        if s["end_time"] is None:
            open_ += 1
        else:
            lat[s["name"]].append(s["end_time"] - s["start_time"])
    reasons = {
        "unknown": 0,
        "unfinished": 0,
        **{c: 0 for c in {(s["metadata"].get("reason_code") or "unknown") for s in spans}},
    }
    for t in traces:
        root = roots.get(t)
        if root is None:
            code = "unknown"
        elif root["end_time"] is None:
            code = "unfinished"
        else:
            code = root["metadata"].get("reason_code") or "unknown"
        reasons[code] += 1
    return {
        "latency": {n: {"count": len(v), "p50": percentile(v, 50), "p95": percentile(v, 95)} for n, v in lat.items()},
        "open": open_,
        "reasons": dict(reasons),
    }
