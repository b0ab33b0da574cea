import bisect


def percentile(values, p):
    ordered = []
    for value in values:
        bisect.insort(ordered, value)

    def climb(rank):
        return ordered[rank - 1] if 100 * rank >= p * len(ordered) else climb(rank + 1)

    return climb(1) if ordered else None


def report_of(times):
    return dict(count=len(times), p50=percentile(times, 50), p95=percentile(times, 95))


def span_report(spans):
    lasted = lambda span: span["end_time"] - span["start_time"]
    is_open = lambda span: span["end_time"] is None
    is_root = lambda span: span["parent_run_id"] is None
    code = lambda root: "unfinished" if is_open(root) else root["metadata"].get("reason_code") or "unknown"

    names = sorted({span["name"] for span in spans if not is_open(span)})
    latency = dict(
        zip(names, (report_of([lasted(s) for s in spans if s["name"] == name and not is_open(s)]) for name in names))
    )

    traces = dict.fromkeys((span["trace_id"] for span in spans), "unknown")
    traces.update((span["trace_id"], code(span)) for span in filter(is_root, spans))
    codes = list(traces.values())
    return dict(
        latency=latency, open=len(list(filter(is_open, spans))), reasons={c: codes.count(c) for c in set(codes)}
    )
