# fault: the lower threshold itself is taken for low confidence
def confidence_from(signals):
    good = (signals.get("seen_before"), signals.get("verified"), signals.get("replanned") is False)
    return sum(map(bool, good)) / 3


def route_by_confidence(action, args, confidence, risk):
    if not isinstance(confidence, (int, float)) or not 0.4 < confidence <= 1 or risk not in ("low", "medium"):
        return "human_takeover"
    return "auto_execute" if risk == "low" and confidence >= 0.75 else "approval_gate"
