# twist: 1
from collections import defaultdict


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
    answers = defaultdict(list)
    for decision in decisions:
        answers[decision["action"]].append(not decision["approved"])
    return {action: sum(noes) / len(noes) for action, noes in answers.items()}


def kinds_to_fix(decisions, rate=0.95, at_least=20):
    actions = [decision["action"] for decision in decisions]
    return [
        action
        for action, share in sorted(refusal_rates(decisions).items())
        if share >= rate and actions.count(action) >= at_least
    ]
