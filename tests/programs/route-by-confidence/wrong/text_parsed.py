# fault: a text is turned into a number
def confidence_from(signals):
    good = (signals.get("seen_before"), signals.get("verified"), signals.get("replanned") is False)
    return sum(map(bool, good)) / 3


def route_by_confidence(action, args, confidence, risk):
    try:
        confidence = float(confidence)
    except (TypeError, ValueError):
        return "human_takeover"
    if risk not in ("low", "medium") or not 0.4 <= confidence <= 1:
        return "human_takeover"
    return "auto_execute" if risk == "low" and confidence >= 0.75 else "approval_gate"
