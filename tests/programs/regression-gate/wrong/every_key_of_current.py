# fault: a figure that the baseline lacks is a KeyError
TOLERANCE = 0.03
BASELINE = {"pass_rate": 0.86, "p95_latency_s": 4.0}


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    out = []
    for key, value in current.items():
        was = baseline[key]
        if key == "pass_rate":
            if value < was - tolerance:
                out.append("pass rate fell")
        elif value > was * 1.25:
            out.append(f"{key} rose")
    return out
