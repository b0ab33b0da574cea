# twist: 1
# fault: at_least is compared with the refusals, not with the decisions
from collections import Counter


def confidence_from(signals):
    return sum((signals.get("seen_before") is True, signals.get("verified") is True, signals.get("replanned") is False)) / 3


def route_by_confidence(action, args, confidence, risk):
    ok = isinstance(confidence, (int, float)) and 0.4 <= confidence <= 1
    if risk not in ("low", "medium") or not ok:
        return "human_takeover"
    return "auto_execute" if risk == "low" and confidence >= 0.75 else "approval_gate"


def refusal_rates(decisions):
    total = Counter(d["action"] for d in decisions)
    refused = Counter(d["action"] for d in decisions if not d["approved"])
    return {action: refused[action] / n for action, n in total.items()}


def kinds_to_fix(decisions, rate=0.95, at_least=20):
    counts = Counter(d["action"] for d in decisions if not d["approved"])
    rates = refusal_rates(decisions)
    return sorted(a for a in rates if counts[a] >= at_least and rates[a] >= rate)
