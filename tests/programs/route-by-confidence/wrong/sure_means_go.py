# fault: the risk is looked at only where confidence is not high
def confidence_from(signals):
    good = (signals.get("seen_before"), signals.get("verified"), signals.get("replanned") is False)
    return sum(map(bool, good)) / 3


def route_by_confidence(action, args, confidence, risk):
    if not isinstance(confidence, (int, float)) or not 0.4 <= confidence <= 1:
        return "human_takeover"
    if confidence >= 0.75:
        return "auto_execute"
    return "human_takeover" if risk not in ("low", "medium") else "approval_gate"
