# fault: a confidence that is not-a-number or out of range falls through to acting alone
def confidence_from(signals):
    good = (signals.get("seen_before"), signals.get("verified"), signals.get("replanned") is False)
    return sum(map(bool, good)) / 3


def route_by_confidence(action, args, confidence, risk):
    if not isinstance(confidence, (int, float)) or risk not in ("low", "medium") or confidence < 0.4:
        return "human_takeover"
    if risk != "low" or confidence < 0.75:
        return "approval_gate"
    return "auto_execute"
