# fault: a span without an end is not open if its status is an error
from __future__ import annotations

from collections import Counter, defaultdict


def percentile(values, p):
    vs = [*values]
    vs.sort()
    return vs[max(-(-len(vs) * p // 100), 1) - 1] if vs else None


def _how(root):
    match root:
        case None:
            return "unknown"
        case {"end_time": None}:
            return "unfinished"
        case {"metadata": {"reason_code": str(code)}}:
            return code
        case _:
            return "unknown"


def span_report(spans):
    by_trace, by_name = defaultdict(list), defaultdict(list)
    for s in spans:
        by_trace[s["trace_id"]] += [s]
        by_name[s["name"]] += [s]
    latency = {}
    for name, group in by_name.items():
        ms = [s["end_time"] - s["start_time"] for s in group if s["end_time"] is not None]
        if ms:
            latency[name] = {"count": len(ms), "p50": percentile(ms, 50), "p95": percentile(ms, 95), "max": max(ms)}
    return {
        "latency": latency,
        "open": sum(s["end_time"] is None and s["status"] != "error" for s in spans),
        "reasons": Counter(_how(next((s for s in t if s["parent_run_id"] is None), None)) for t in by_trace.values()),
        "traces": len(by_trace),
    }
