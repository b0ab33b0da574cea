import heapq, copy, decimal


def percentile(values, p):
    h = list(values)
    if not h:
        return None
    rank = max(1, int((decimal.Decimal(len(h)) * p / 100).to_integral_value(decimal.ROUND_CEILING)))
    return heapq.nsmallest(rank, h)[-1]


def span_report(spans):
    spans = copy.deepcopy(spans)
    by = {}
    while spans:
        s = spans.pop()
        by.setdefault(s["trace_id"], {"root": None, "all": []})["all"].append(s)
        if s["parent_run_id"] is None:
            by[s["trace_id"]]["root"] = s
    every = [s for t in by.values() for s in t["all"]]
    names = {}
    for s in every:
        if s["end_time"] is not None:
            names.setdefault(s["name"], []).append(s["end_time"] - s["start_time"])
    rs = [
        (
            "unknown"
            if (r := t["root"]) is None
            else "unfinished"
            if r["end_time"] is None
            else r["metadata"].get("reason_code") or "unknown"
        )
        for t in by.values()
    ]
    return dict(
        latency={n: dict(count=len(d), p50=percentile(d, 50), p95=percentile(d, 95)) for n, d in names.items()},
        open=sum(1 for s in every if s["end_time"] is None),
        reasons={r: rs.count(r) for r in set(rs)},
    )
