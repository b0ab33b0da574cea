# fault: count is the number of all spans of the name
import math
import statistics


def percentile(values, p):
    if not values:
        return None
    ordered = sorted(values)
    rank = max(1, math.ceil(len(ordered) * p / 100))
    return ordered[rank - 1]


def reason(trace):
    roots = [span for span in trace if span["parent_run_id"] is None]
    if not roots:
        return "unknown"
    if roots[0]["end_time"] is None:
        return "unfinished"
    return roots[0]["metadata"].get("reason_code") or "unknown"


def span_report(spans):
    traces, times, still_open = {}, {}, 0
    for span in spans:
        traces.setdefault(span["trace_id"], []).append(span)
        if span["end_time"] is None:
            still_open += 1
        else:
            times.setdefault(span["name"], []).append(span["end_time"] - span["start_time"])
    reasons = {}
    for trace in traces.values():
        code = reason(trace)
        reasons[code] = reasons.get(code, 0) + 1
    latency = {
        name: {
            "count": sum(span["name"] == name for span in spans),
            "p50": percentile(each, 50),
            "p95": percentile(each, 95),
        }
        for name, each in times.items()
    }
    return {"latency": latency, "open": still_open, "reasons": reasons}
