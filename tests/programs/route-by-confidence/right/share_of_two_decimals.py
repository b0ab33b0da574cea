def confidence_from(signals):
    good = [("seen_before", True), ("verified", True), ("replanned", False)]
    return round(sum(signals.get(sign) is wanted for sign, wanted in good) / len(good), 2)


def route_by_confidence(action, args, confidence, risk):
    try:
        sure = 0.4 <= confidence <= 1
    except TypeError:
        sure = False
    if not sure or risk not in {"low", "medium"}:
        return "human_takeover"
    return "auto_execute" if risk == "low" and confidence >= 0.75 else "approval_gate"
