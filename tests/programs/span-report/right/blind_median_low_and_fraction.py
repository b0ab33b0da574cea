from fractions import Fraction
from itertools import islice
from math import ceil
from statistics import median_low


def percentile(values, p):
    place = max(ceil(Fraction(p, 100) * len(values)), 1)
    return next(islice(sorted(values), place - 1, None), None)


class Latency(dict):
    def add(self, took):
        self.setdefault("all", []).append(took)

    def closed(self):
        took = self["all"]
        return {"p95": percentile(took, 95), "p50": median_low(took), "count": len(took)}


def why(root):
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
    names, roots, running = {}, {}, []
    for span in spans:
        match span:
            case {"parent_run_id": None, "trace_id": trace}:
                roots[trace] = span
            case {"trace_id": trace}:
                roots.setdefault(trace)
        match span:
            case {"end_time": None}:
                running.append(span)
            case {"name": name, "start_time": start, "end_time": end}:
                names.setdefault(name, Latency()).add(end - start)
    reasons = {}
    for root in roots.values():
        reasons[why(root)] = reasons.get(why(root), 0) + 1
    return {
        "reasons": reasons,
        "open": len(running),
        "latency": {name: latency.closed() for name, latency in names.items()},
    }
