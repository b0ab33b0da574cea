# fault: the confidence is rounded to two places before it is compared, so that 0.3951 counts as 0.4
def confidence_from(signals):
    return (bool(signals.get("seen_before")) + bool(signals.get("verified")) + (signals.get("replanned") is False)) / 3


def route_by_confidence(action, args, confidence, risk):
    if risk not in ("low", "medium"):
        return "human_takeover"
    if not isinstance(confidence, (int, float)) or not 0 <= confidence <= 1:
        return "human_takeover"
    confidence = round(confidence, 2)
    if confidence < 0.4:
        return "human_takeover"
    return "auto_execute" if confidence >= 0.75 and risk == "low" else "approval_gate"
