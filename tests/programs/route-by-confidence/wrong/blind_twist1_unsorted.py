# twist: 1
# fault: in the order in which they came


def confidence_from(signals):
    good = [signals.get("seen_before") is True, signals.get("verified") is True, signals.get("replanned") is False]
    return sum(good) / len(good)


def route_by_confidence(action, args, confidence, risk):
    if risk not in ("low", "medium"):
        return "human_takeover"
    if isinstance(confidence, bool) or not isinstance(confidence, (int, float)):
        return "human_takeover"
    if not 0.4 <= confidence <= 1:
        return "human_takeover"
    return "approval_gate" if risk == "medium" or confidence < 0.75 else "auto_execute"


def grouped(decisions):
    groups = {}
    for decision in decisions:
        groups.setdefault(decision["action"], []).append(not decision["approved"])
    return groups


def refusal_rates(decisions):
    return {action: sum(refused) / len(refused) for action, refused in grouped(decisions).items()}


def kinds_to_fix(decisions, rate=0.95, at_least=20):
    return list(
        action
        for action, refused in grouped(decisions).items()
        if len(refused) >= at_least and sum(refused) / len(refused) >= rate
    )
