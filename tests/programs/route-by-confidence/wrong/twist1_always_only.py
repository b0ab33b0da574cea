# twist: 1
# fault: only kinds that are always refused are reported
def confidence_from(signals):
    good = (signals.get("seen_before"), signals.get("verified"), signals.get("replanned") is False)
    return sum(map(bool, good)) / 3


def route_by_confidence(action, args, confidence, risk):
    if not isinstance(confidence, (int, float)) or not 0.4 <= confidence <= 1:
        return "human_takeover"
    if risk == "low":
        return "auto_execute" if confidence >= 0.75 else "approval_gate"
    return "approval_gate" if risk == "medium" else "human_takeover"


def refusal_rates(decisions):
    kinds = {decision["action"] for decision in decisions}
    answers = {kind: [d["approved"] for d in decisions if d["action"] == kind] for kind in kinds}
    return {kind: given.count(False) / len(given) for kind, given in answers.items()}


def kinds_to_fix(decisions, rate=0.95, at_least=20):
    kinds = [decision["action"] for decision in decisions]
    rates = refusal_rates(decisions)
    return sorted(kind for kind in rates if rates[kind] == 1 and kinds.count(kind) >= at_least)
