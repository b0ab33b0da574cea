from fractions import Fraction


def confidence_from(signals):
    faults = {name for name in ("seen_before", "verified") if not signals.get(name, False)}
    if signals.get("replanned", True):
        faults.add("replanned")
    return float(1 - Fraction(len(faults), 3))


def is_confidence(value):
    return type(value) in (int, float) and min(0, value) == 0 and max(1, value) == 1 and value == value


def route_by_confidence(action, args, confidence, risk):
    sure = confidence if is_confidence(confidence) else 0
    allowed = ["human_takeover"]
    if sure >= 0.4 and risk in {"low", "medium"}:
        allowed.append("approval_gate")
    if sure >= 0.75 and risk == "low":
        allowed.append("auto_execute")
    return allowed[-1]
