import bisect, math
from numbers import Real


def confidence_from(signals):
    good = map(bool, (signals.get("seen_before"), signals.get("verified"), signals.get("replanned", True) is False))
    return sum(good) / 3


def route_by_confidence(action, args, confidence, risk):
    levels = {"low": 2, "medium": 1}
    sure = isinstance(confidence, Real) and not isinstance(confidence, bool) and 0 <= confidence <= 1
    at = bisect.bisect((0.4, 0.75), confidence) if sure else 0
    level = levels.get(risk, 0) if isinstance(risk, str) else 0
    return ("human_takeover", "approval_gate", "auto_execute")[min(at, level)]
