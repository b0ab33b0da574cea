import collections
import logging
import math
from typing import Any, Dict, Iterable, List, NamedTuple, Optional, Union

Number = Union[int, float]
log = logging.getLogger("spans")


class Latency(NamedTuple):
    count: int
    p50: Number
    p95: Number


def percentile(values: Iterable[Number], p: int) -> Optional[Number]:
    data = list(values)
    data.sort()
    n = len(data)
    if n == 0:
        return None
    quotient, rest = divmod(n * p, 100)
    return data[max(quotient + (rest > 0), 1) - 1]


class Collector:
    def __init__(self):
        self.took: Dict[str, List[Number]] = {}
        self.open, self.codes = 0, {}

    def see(self, span: Dict[str, Any]) -> None:
        trace = span["trace_id"]
        self.codes.setdefault(trace, "unknown")
        ended = span["end_time"] is not None
        if ended:
            self.took.setdefault(span["name"], []).append(span["end_time"] - span["start_time"])
        else:
            self.open += 1
        if span["parent_run_id"] is None:
            code = span["metadata"].get("reason_code")
            self.codes[trace] = "unfinished" if not ended else "unknown" if code is None else code

    def report(self) -> Dict[str, Any]:
        latency = {name: Latency(len(t), percentile(t, 50), percentile(t, 95))._asdict() for name, t in self.took.items()}
        log.info("%d names", len(latency))
        return {"latency": latency, "open": self.open, "reasons": collections.Counter(self.codes.values())}


def span_report(spans):
    collector = Collector()
    for span in spans:
        collector.see(span)
    return collector.report()
