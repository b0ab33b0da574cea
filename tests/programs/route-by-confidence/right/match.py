def confidence_from(signals):
    share = 0.0
    if signals.get("seen_before"):
        share += 1 / 3
    if signals.get("verified"):
        share += 1 / 3
    if not signals.get("replanned", True):
        share += 1 / 3
    return min(share, 1.0)


def route_by_confidence(action, args, confidence, risk):
    try:
        sure = float(confidence) if not isinstance(confidence, str) else -1.0
    except TypeError:
        sure = -1.0
    match risk:
        case "low" if 0.75 <= sure <= 1:
            return "auto_execute"
        case "low" | "medium" if 0.4 <= sure <= 1:
            return "approval_gate"
        case _:
            return "human_takeover"
