def percentile(values, p):
    n = len(values)
    enough = (v for v in values if sum(other <= v for other in values) * 100 >= n * p)
    return min(enough, default=None)


def rooted(spans):
    return {span["trace_id"]: span for span in spans if span["parent_run_id"] is None}


def codes(spans):
    roots = rooted(spans)
    for trace in {span["trace_id"] for span in spans}:
        if trace not in roots:
            yield "unknown"
        elif roots[trace]["end_time"] is None:
            yield "unfinished"
        else:
            code = roots[trace]["metadata"].get("reason_code", None)
            yield "unknown" if code is None else code


def span_report(spans):
    ended = [span for span in spans if span["end_time"] is not None]

    def figures(name):
        took = [span["end_time"] - span["start_time"] for span in ended if span["name"] == name]
        return {"count": len(took)} | {f"p{p}": percentile(values=took, p=p) for p in (50, 95)}

    seen = list(codes(spans))
    return {
        "latency": {name: figures(name) for name in {span["name"] for span in ended}},
        "open": len(spans) - len(ended),
        "reasons": {code: seen.count(code) for code in set(seen)},
    }
