from typing import NamedTuple


class Metrics(NamedTuple):
    pass_rate: float
    p95_latency_s: float

    @classmethod
    def of(cls, raw):
        return cls(*(float(raw[f]) for f in cls._fields))


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    now, was = Metrics.of(current), Metrics.of(baseline)
    floor, roof = was.pass_rate - tolerance, was.p95_latency_s * 1.25
    out = []
    if not now.pass_rate >= floor:
        out.append("pass rate below floor")
    if not now.p95_latency_s <= roof:
        out.append("latency (p95) above roof")
    return tuple(out)


def main():
    print(gate({"pass_rate": 0.8, "p95_latency_s": 5.0}))


main()
