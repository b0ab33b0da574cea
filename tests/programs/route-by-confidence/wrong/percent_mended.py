# fault: a percentage is taken for a confidence
def confidence_from(signals):
    good = (signals.get("seen_before"), signals.get("verified"), signals.get("replanned") is False)
    return sum(map(bool, good)) / 3


def route_by_confidence(action, args, confidence, risk):
    if isinstance(confidence, (int, float)) and 1 < confidence <= 100:
        confidence = confidence / 100
    if not isinstance(confidence, (int, float)) or not 0.4 <= confidence <= 1:
        return "human_takeover"
    if risk == "low":
        return "auto_execute" if confidence >= 0.75 else "approval_gate"
    return "approval_gate" if risk == "medium" else "human_takeover"
