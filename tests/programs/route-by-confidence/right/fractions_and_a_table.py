import math
from fractions import Fraction
from numbers import Real

_LADDER = {"low": 0, "medium": 1, "high": 2}
_ROUTES = ["auto_execute", "approval_gate", "human_takeover"]


def confidence_from(signals):
    good = [
        signals.get("seen_before", False),
        signals.get("verified", False),
        not signals.get("replanned", True),
    ]
    return float(Fraction(sum(map(bool, good)), len(good)))


def _doubt(confidence) -> int:
    if not isinstance(confidence, Real) or math.isnan(confidence) or not 0 <= confidence <= 1:
        return 2
    return int(confidence < 0.75) + int(confidence < 0.4)


def route_by_confidence(action, args, confidence, risk):
    print(f"routing {action}")
    return _ROUTES[max(_doubt(confidence), _LADDER.get(risk, 2))]
