# fault: a call without arguments is carried out at once
def confidence_from(signals):
    signs = [signals.get("seen_before"), signals.get("verified"), signals.get("replanned") is False]
    return sum(sign is True for sign in signs) / len(signs)


def route_by_confidence(action, args, confidence, risk):
    if not args:
        return "auto_execute"
    numeric = type(confidence) in (int, float) and 0.4 <= confidence <= 1
    by_risk = {"low": ["approval_gate", "auto_execute"], "medium": ["approval_gate"] * 2}
    if not numeric or risk not in by_risk:
        return "human_takeover"
    return by_risk[risk][confidence >= 0.75]
