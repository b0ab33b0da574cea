# fault: the signs weigh differently, though all and none come out right
def confidence_from(signals):
    return round(
        0.5 * bool(signals.get("verified"))
        + 0.25 * bool(signals.get("seen_before"))
        + 0.25 * (signals.get("replanned") is False),
        2,
    )


def route_by_confidence(action, args, confidence, risk):
    if risk not in ("low", "medium"):
        return "human_takeover"
    if not isinstance(confidence, (int, float)) or not 0.4 <= confidence <= 1:
        return "human_takeover"
    return "auto_execute" if confidence >= 0.75 and risk == "low" else "approval_gate"
