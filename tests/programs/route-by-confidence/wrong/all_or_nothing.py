# fault: one bad sign makes the confidence zero
def confidence_from(signals):
    return float(bool(signals.get("seen_before") and signals.get("verified") and signals.get("replanned") is False))


def route_by_confidence(action, args, confidence, risk):
    if not isinstance(confidence, (int, float)) or not 0.4 <= confidence <= 1:
        return "human_takeover"
    if risk == "low":
        return "auto_execute" if confidence >= 0.75 else "approval_gate"
    return "approval_gate" if risk == "medium" else "human_takeover"
