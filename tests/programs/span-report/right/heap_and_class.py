import heapq


def percentile(values, p):
    n = len(values)
    if n == 0:
        return None
    rank = n * p // 100 + (1 if n * p % 100 else 0)
    return heapq.nsmallest(rank or 1, values)[-1]


class Tally:
    def __init__(self):
        self.times, self.traces, self.open = {}, {}, 0

    def see(self, span):
        trace, name = span["trace_id"], span["name"]
        self.traces[trace] = self.traces.get(trace)
        is_root = span["parent_run_id"] is None
        match span["end_time"]:
            case None:
                self.open += 1
                if is_root:
                    self.traces[trace] = "unfinished"
            case end:
                self.times.setdefault(name, []).append(end - span["start_time"])
                if is_root:
                    self.traces[trace] = span["metadata"].get("reason_code")
        return self

    def latency(self):
        return {
            name: {"count": len(times)} | {f"p{p}": percentile(times, p) for p in (50, 95)}
            for name, times in self.times.items()
        }

    def reasons(self):
        counted = {}
        for code in self.traces.values():
            code = "unknown" if code is None else code
            counted[code] = counted.get(code, 0) + 1
        return counted


def span_report(spans):
    tally = Tally()
    for span in spans:
        tally.see(span)
    return {"latency": tally.latency(), "reasons": tally.reasons(), "open": tally.open}
