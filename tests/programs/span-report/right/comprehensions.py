from __future__ import annotations

from typing import Any, Optional, Sequence

Span = dict[str, Any]


def percentile(values: Sequence[float], p: int) -> Optional[float]:
    # Whole numbers all the way: the ceiling is the floor of the negative.
    rank = max(-(-len(values) * p // 100), 1)
    return sorted(values)[rank - 1] if values else None


def reason(trace: list[Span]) -> str:
    for span in trace:
        if span["parent_run_id"] is None:
            return (span["metadata"].get("reason_code") or "unknown") if span["end_time"] is not None else "unfinished"
    return "unknown"


def span_report(spans: list[Span]) -> dict[str, Any]:
    ended = [s for s in spans if s["end_time"] is not None]
    times = {n: [s["end_time"] - s["start_time"] for s in ended if s["name"] == n] for n in {s["name"] for s in ended}}
    codes = [reason([s for s in spans if s["trace_id"] == t]) for t in dict.fromkeys(s["trace_id"] for s in spans)]
    return {
        "open": len(spans) - len(ended),
        "latency": {
            n: {"p50": percentile(t, 50), "p95": percentile(t, 95), "p99": percentile(t, 99), "count": len(t)}
            for n, t in times.items()
        },
        "reasons": {code: codes.count(code) for code in codes},
        "spans": len(spans),
    }
