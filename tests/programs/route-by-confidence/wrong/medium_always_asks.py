# fault: medium risk goes to the gate however low the confidence is
def confidence_from(signals):
    good = (signals.get("seen_before"), signals.get("verified"), signals.get("replanned") is False)
    return sum(map(bool, good)) / 3


def route_by_confidence(action, args, confidence, risk):
    if risk == "medium" and isinstance(confidence, (int, float)) and 0 <= confidence <= 1:
        return "approval_gate"
    if risk != "low" or not isinstance(confidence, (int, float)) or not 0.4 <= confidence <= 1:
        return "human_takeover"
    return "auto_execute" if confidence >= 0.75 else "approval_gate"
