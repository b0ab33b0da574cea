# fault: the share is of the signals that are there, so one good sign alone is full confidence
def confidence_from(signals):
    wanted = {"seen_before": True, "verified": True, "replanned": False}
    good = [signals[name] == wanted[name] for name in signals]
    return sum(good) / len(good) if good else 0.0


def route_by_confidence(action, args, confidence, risk):
    if not isinstance(confidence, (int, float)) or not 0.4 <= confidence <= 1:
        return "human_takeover"
    if risk == "low":
        return "auto_execute" if confidence >= 0.75 else "approval_gate"
    return "approval_gate" if risk == "medium" else "human_takeover"
