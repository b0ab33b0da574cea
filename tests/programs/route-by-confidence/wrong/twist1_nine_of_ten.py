# twist: 1
# fault: nine refusals of ten are enough where nothing is said

def confidence_from(signals):
    good = [signals.get("seen_before") is True, signals.get("verified") is True, signals.get("replanned") is False]
    return sum(good) / 3


def route_by_confidence(action, args, confidence, risk):
    if isinstance(confidence, bool) or not isinstance(confidence, (int, float)) or not 0.4 <= confidence <= 1:
        return "human_takeover"
    if risk not in ("low", "medium"):
        return "human_takeover"
    return "auto_execute" if risk == "low" and confidence >= 0.75 else "approval_gate"


def refusal_rates(decisions):
    total, refused = {}, {}
    for d in decisions:
        a = d["action"]
        total[a] = total.get(a, 0) + 1
        if not d["approved"]:
            refused[a] = refused.get(a, 0) + 1
    return {a: refused.get(a, 0) / n for a, n in total.items()}


def kinds_to_fix(decisions, rate=0.9, at_least=20):
    counts = {}
    for d in decisions:
        counts[d["action"]] = counts.get(d["action"], 0) + 1
    return sorted(a for a, r in refusal_rates(decisions).items() if r >= rate and counts[a] >= at_least)
