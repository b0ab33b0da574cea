from dataclasses import asdict, dataclass
from itertools import groupby
from typing import Any


def percentile(values, p):
    """Walks up until enough of the values are at or below."""
    ordered = sorted(values)
    for rank, value in enumerate(ordered, start=1):
        if rank * 100 >= len(ordered) * p:
            return value
    return None


@dataclass
class Latency:
    count: int
    p50: float
    p95: float

    @classmethod
    def of(cls, times):
        return cls(len(times), percentile(times, 50), percentile(times, 95))


@dataclass
class Report:
    latency: dict
    open: int
    reasons: dict


def code(root: Any) -> str:
    if root is None:
        return "unknown"
    if root["end_time"] is None:
        return "unfinished"
    found = root["metadata"].get("reason_code", None)
    return "unknown" if found is None else found


def span_report(spans):
    closed = sorted((s for s in spans if s["end_time"] is not None), key=lambda s: s["name"])
    latency = {
        name: Latency.of([s["end_time"] - s["start_time"] for s in group])
        for name, group in groupby(closed, key=lambda s: s["name"])
    }
    roots = {s["trace_id"]: s for s in spans if s["parent_run_id"] is None}
    reasons = {}
    for trace_id in {s["trace_id"] for s in spans}:
        which = code(roots.get(trace_id))
        reasons[which] = reasons.get(which, 0) + 1
    return asdict(Report(latency, sum(s["end_time"] is None for s in spans), reasons))
