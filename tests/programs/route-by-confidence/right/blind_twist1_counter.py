# twist: 1

from collections import Counter


def confidence_from(signals):
    return (
        sum([bool(signals.get("seen_before")), bool(signals.get("verified")), not signals.get("replanned", True)]) / 3
    )


def route_by_confidence(action, args, confidence, risk):
    if risk not in ("low", "medium") or not isinstance(confidence, (int, float)) or not 0.4 <= confidence <= 1:
        return "human_takeover"
    return "auto_execute" if risk == "low" and confidence >= 0.75 else "approval_gate"


class Rates(dict):
    pass


def _counts(decisions):
    return Counter(d["action"] for d in decisions), Counter(d["action"] for d in decisions if not d["approved"])


def refusal_rates(decisions):
    every, refused = _counts(decisions)
    return Rates((action, refused[action] / n) for action, n in every.items())


def kinds_to_fix(decisions, rate=0.95, at_least=20):
    every, refused = _counts(decisions)
    return tuple(sorted(a for a, n in every.items() if n >= at_least and refused[a] / n >= rate))
