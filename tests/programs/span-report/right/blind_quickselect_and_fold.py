from functools import reduce


def select(values, rank):
    pivot, *others = values
    below = [v for v in others if v < pivot]
    if rank <= len(below):
        return select(below, rank)
    if rank == len(below) + 1:
        return pivot
    return select([v for v in others if v >= pivot], rank - len(below) - 1)


def percentile(values, p):
    whole, rest = divmod(len(values) * p, 100)
    return select(values, (whole + bool(rest)) or 1) if values else None


def span_report(spans):
    def take(state, span):
        took, going, fate = state
        ended = span["end_time"] is not None
        if ended:
            took = {**took, span["name"]: [*took.get(span["name"], []), span["end_time"] - span["start_time"]]}
        if span["parent_run_id"] is None:
            code = span["metadata"].get("reason_code") if ended else "unfinished"
            fate = {**fate, span["trace_id"]: code}
        else:
            fate = {span["trace_id"]: None, **fate}
        return took, going + (not ended), fate

    took, going, fate = reduce(take, spans, ({}, 0, {}))
    reasons = {}
    for code in fate.values():
        code = code if code is not None else "unknown"
        reasons[code] = reasons.get(code, 0) + 1
    return dict(
        latency={
            name: dict(count=len(ms), p50=percentile(ms, 50), p95=percentile(ms, 95)) for name, ms in took.items()
        },
        open=going,
        reasons=reasons,
    )
